// node robots.js PORT TABLES SECONDS: four clients at each table play as fast as they can; one line of JSON at the end.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Adding } = require("./game");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const took = [];
let running = false;
let moves = 0;

async function table(number) {
  const matchID = `load-${process.pid}-${number}`; // the server makes it when somebody comes
  let sent = 0;
  let counted = 0;
  let begun = 0;
  const clients = [0, 1, 2, 3].map((seat) =>
    Client({
      game: Adding,
      numPlayers: 4,
      matchID,
      playerID: String(seat),
      debug: false,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
    }),
  );
  const seen = clients.map(() => -1);
  const act = () => {
    begun = performance.now();
    const next = clients[sent % 4]; // in order of seats
    sent += 1;
    next.moves.add(1);
  };
  // a client shows its own move at once, before the server has it: that is the last of four only if the others have heard
  clients.forEach((client, seat) => {
    client.subscribe((state) => {
      if (!state || !state.isConnected) return;
      seen[seat] = state.G.sum;
      if (Math.min(...seen) < sent || counted === sent) return;
      counted = sent;
      took.push(performance.now() - begun);
      moves += 1;
      if (running) setImmediate(act);
    });
    client.start();
  });
  while (clients.some((client) => client.getState() === null)) await new Promise((then) => setTimeout(then, 20));
  return act;
}

(async () => {
  const starts = [];
  for (let number = 0; number < tables; number += 1) starts.push(await table(number));
  running = true;
  moves = 0;
  took.length = 0;
  const begun = performance.now();
  for (const start of starts) start();
  await new Promise((then) => setTimeout(then, seconds * 1000));
  running = false;
  const sorted = took.sort((a, b) => a - b);
  const at = (part) => sorted[Math.floor(part * (sorted.length - 1))] ?? null;
  console.log(JSON.stringify({ moves, seconds: (performance.now() - begun) / 1000, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
})();
