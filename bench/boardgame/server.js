// node server.js PORT
const { Server, Origins } = require("boardgame.io/server");
const { Adding } = require("./game");

Server({ games: [Adding], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] }).run(Number(process.argv[2]), () => console.log("ready"));
