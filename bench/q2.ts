import { FastChance, simulationKey, botRandom, firstSeatOf } from '@richtfest/engine';
import { setup } from '../games/three-little-pigs/src/setup.ts';
import { legal, owing, play } from '../games/three-little-pigs/src/moves/index.ts';
import { result } from '../games/three-little-pigs/src/scoring.ts';
import { optionSpecs } from '../games/three-little-pigs/src/options.ts';
const options = Object.fromEntries(Object.entries(optionSpecs).map(([k,v])=>[k,v.default])) as any;
function t(name:string, f:(i:number)=>void, n=200000){ for(let i=0;i<20000;i++)f(i); const a=performance.now(); for(let i=0;i<n;i++)f(i); console.log(name, ((performance.now()-a)/n*1000).toFixed(3),'us'); }
t('key', i=>{simulationKey('abc',i)});
const key=simulationKey('a',1); const dealer={chance:new FastChance(key),report:undefined};
t('botRandoms', i=>{key[4]=i; for(let s=0;s<4;s++) botRandom(key,s)});
t('setup', i=>{ setup({players:4,options},{chance:new FastChance(simulationKey('a',i)),report:undefined})});
const st=setup({players:4,options},dealer); 
console.log(st.phase, st.dice);
const list:any[]=[];
t('legal roll', i=>{list.length=0; legal(st,st.seat,list)},1e6);
const ch=dealer.chance; const faces=options.dice[2];
let x=0; t('pick', i=>{ if(ch.pick(faces,2,i)==='wolf')x++ },1e7);
const r=botRandom(key,1); t('below', i=>{x+=r.below(31)},1e7);
t('owing', i=>{x+=owing(st)},1e7);
