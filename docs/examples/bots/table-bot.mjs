// A bot in plain JavaScript that plays a seat of a table by link. It needs nothing but Node 22 or
// later, chooses at random, and never ends its turn while something else is possible:
//   node table-bot.mjs 'https://play.example.org/t/K7WP-XD2M#bot=TOKEN'
const link = new URL(process.argv[2]);
const [, table] = /\/t\/([\w-]+)\/?$/.exec(link.pathname);
const token = new URLSearchParams(link.hash.slice(1)).get('bot');
const door = `${link.origin.replace('http', 'ws')}/api/tables/${table}/program`;
const DISLIKES = ['done', 'discard', 'end-turn', 'stop'];

const socket = new WebSocket(door);
const write = (line) => socket.send(JSON.stringify(line));
socket.onopen = () => write({ type: 'join', protocol: 1, token });
socket.onmessage = ({ data }) => {
  const line = JSON.parse(data);
  if (line.type === 'decide') write({ id: line.id, move: choose(line) });
  else console.log(line.type, line.sentence ?? line.name ?? JSON.stringify(line.result));
};
socket.onclose = ({ code }) => (process.exitCode = code === 1000 ? 0 : 1);

/** By its position in the list. */
function choose({ legal }) {
  const all = [...legal.keys()];
  const liked = all.filter((at) => !DISLIKES.includes(legal[at].move.verb));
  const from = liked.length > 0 ? liked : all;
  return from[Math.floor(Math.random() * from.length)];
}
