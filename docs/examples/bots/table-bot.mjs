// A bot that plays a seat of an online table. It needs nothing but Node 22 or later, moves at
// random and never ends its turn while it has another move:
//   node table-bot.mjs 'https://play.example.org/t/K7WP-XD2M#bot=TOKEN'
const link = new URL(process.argv[2]);
const [, table] = /\/t\/([\w-]+)\/?$/.exec(link.pathname);
const token = new URLSearchParams(link.hash.slice(1)).get('bot');
const address = `${link.origin.replace('http', 'ws')}/api/tables/${table}/program`;
const AVOIDED = ['done', 'discard', 'end-turn', 'stop'];

const socket = new WebSocket(address);
const write = (line) => socket.send(JSON.stringify(line));
socket.onopen = () => write({ type: 'join', protocol: 1, token });
socket.onmessage = ({ data }) => {
  const line = JSON.parse(data);
  if (line.type === 'decide') write({ id: line.id, move: choose(line) });
  else console.log(line.type, line.sentence ?? line.name ?? JSON.stringify(line.result));
};
socket.onclose = ({ code }) => (process.exitCode = code === 1000 ? 0 : 1);

/** The index of a legal move. */
function choose({ legal }) {
  const all = [...legal.keys()];
  const candidates = all.filter((at) => !AVOIDED.includes(legal[at].move.verb));
  const from = candidates.length > 0 ? candidates : all;
  return from[Math.floor(Math.random() * from.length)];
}
