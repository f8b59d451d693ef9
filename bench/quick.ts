import { FastChance, simulationKey, botRandom, firstSeatOf } from '/work/main/engine/src/index.ts';
import { setup } from '/work/main/games/three-little-pigs/src/setup.ts';
import { legal, owing, play } from '/work/main/games/three-little-pigs/src/moves/index.ts';
import { result } from '/work/main/games/three-little-pigs/src/scoring.ts';
import { optionSpecs } from '/work/main/games/three-little-pigs/src/options.ts';
const options = Object.fromEntries(Object.entries(optionSpecs).map(([k,v])=>[k,v.default])) as any;
function run(n: number, seed: string){ let dec=0, tot=0; const per=[0,0,0,0];
 for(let g=0;g<n;g++){ const key=simulationKey(seed,g); const dealer={chance:new FastChance(key),report:undefined};
  const rnd=[0,1,2,3].map(s=>botRandom(key,s));
  const st=setup({players:4,options},dealer);
  for(;;){ const o=owing(st); if(o===0)break; const seat=firstSeatOf(o); const list=legal(st,seat); const m=list[rnd[seat]!.below(list.length)]; play(st,seat,m,dealer); dec++; }
  const r=result(st)!; for(const s of r.seats) tot+=s.score; }
 return {dec:dec/n, mean:tot/n/4}; }
run(5000,'w');
for(let i=0;i<4;i++){const t=performance.now(); const r=run(30000,'s'+i); const dt=(performance.now()-t)/1000; console.log(Math.round(30000/dt),'games/s',r);}
