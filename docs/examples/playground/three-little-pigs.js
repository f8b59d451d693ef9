// Rules of thumb: build as long as you can, stone rather than straw; before
// that, roll one die again. It does not look at its dice yet: they are in
// observation.view.dice.
const PREFERRED = ['build', 'blow', 'roll', 'stop', 'done'];
const MATERIALS = ['stone', 'wood', 'straw'];

export const bot = {
  name: 'mason',
  sees: 'observation',
  choose({ legal, random }) {
    const verb = PREFERRED.find((each) => legal.some((move) => move.verb === each));
    const moves = legal.filter((move) => move.verb === verb);
    if (verb === 'build') return best(moves, (move) => -MATERIALS.indexOf(move.material));
    if (verb === 'roll') return best(moves, (move) => -move.dice.length);
    return moves[random.below(moves.length)];
  },
};

function best(moves, valueOf) {
  return moves.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
}
