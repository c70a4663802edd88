// Four players put a number each, one after the other: about the least that a game can be.
exports.Adding = {
  name: "adding",
  setup: () => ({ sum: 0, hands: [0, 0, 0, 0] }),
  moves: {
    add: ({ G, playerID }, number) => {
      G.sum += number;
      G.hands[Number(playerID)] += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
