var m=Object.defineProperty;var H=Object.getOwnPropertyDescriptor;var K=Object.getOwnPropertyNames;var S=Object.prototype.hasOwnProperty;var a=(e,t)=>m(e,"name",{value:t,configurable:!0});var U=(e,t)=>{for(var n in t)m(e,n,{get:t[n],enumerable:!0})},B=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of K(t))!S.call(e,r)&&r!==n&&m(e,r,{get:()=>t[r],enumerable:!(s=H(t,
r))||s.enumerable});return e};var N=e=>B(m({},"__esModule",{value:!0}),e);var Q={};U(Q,{correctionsReport:()=>A,endpoints:()=>u,keyHeader:()=>w,listen:()=>b,networkAddresses:()=>M,portBeside:()=>I,progressLine:()=>L,reportOf:()=>O,revisionHeader:()=>C,servingMessage:()=>T});
module.exports=N(Q);var d=require("./chunk-2K5ABPJL.cjs"),c=require("./chunk-D7MWWLJC.cjs"),$=require("./chunk-FM7PMZKE.cjs"),j=require("node:os"),R=require("node:url"),u={events:"/@kilde/events",client:"/@kilde/client.j\
s",corrections:"/@kilde/corrections/",editor:"/@kilde/editor",editorScript:"/@kilde/editor.js",editorFont:"/@kilde/editor.woff2",enter:"/@kilde/enter",edit:"/@kilde/edit/"},w="kilde-key",C="kilde-revi\
sion",h=20,g=65535;async function b(e,t,n){const s=n==="network"?"0.0.0.0":"127.0.0.1",r=Math.min(t+h-1,g);let i;for(let o=t;o<=r;o++)if(i=await q(e,o,s),!i)return e.address().port;throw i}a(b,"listen");
var k=1e3;function I(e,t){return e===0?0:t+k+h>g?t-k:t+k}a(I,"portBeside");function q(e,t,n){return new Promise((s,r)=>{const i=a(o=>o.code==="EADDRINUSE"?s(o):r(o),"onError");e.once("error",i),e.listen(
{port:t,host:n},()=>{e.off("error",i),s(void 0)})})}a(q,"tryPort");function M(){return Object.values((0,j.networkInterfaces)()).flatMap(e=>e??[]).filter(({family:e,internal:t})=>e==="IPv4"&&!t).map(({
address:e})=>e)}a(M,"networkAddresses");function O(e,t){const{language:n}=t,s={language:n,dismiss:E[n]};if(e instanceof Error){const v=e.stack??e.message,D=[{place:"",link:"",text:v}],F=G[n];return{text:`${v}\

`,overlay:{...s,heading:F,items:D}}}const{diagnostics:r,value:i}=e,o=(0,c.textsAbout)(r,i.sources),l=x(e,t),p=(0,c.countProblems)(r,n),f=(0,d.certainOnes)(r).length>0&&{correct:{label:P[n],address:u.corrections}};
return{text:(0,c.report)(r,o,t),overlay:r.some($.isError)?{...s,heading:p,items:l,...f}:void 0}}a(O,"reportOf");function A({files:e,id:t,left:n},{value:s},r){const{language:i,root:o}=r,l=(0,d.differencesIn)(
e).map(f=>y({...f,column:1},o,(0,d.asPatch)(f).join(`
`))),p=`${u.corrections}${t}`;return{language:i,dismiss:E[i],heading:P[i],items:[...l,...x({value:s,diagnostics:n},r)],...e.length>0&&{correct:{label:z[i],address:p}}}}a(A,"correctionsReport");function x({
value:e,diagnostics:t},{root:n,language:s}){const r=(0,c.textsAbout)(t,e.sources),i={format:"pretty",language:s,colour:c.plain};return t.map(o=>y(o,n,(0,c.report)([o],r,i)))}a(x,"itemsOf");function y({
file:e,line:t,column:n},s,r){const i=`${e}:${t}:${n}`,{pathname:o}=(0,R.pathToFileURL)(`${s}/${e}`);return{place:i,link:`vscode://file${o}:${t}:${n}`,text:r.replace(i,"").trim()}}a(y,"overlayItem");var E={
en:"Close",da:"Luk"},P={en:"Correct it for me",da:"Ret det for mig"},z={en:"Correct this",da:"Ret dette"},G={en:"Kilde could not make the site",da:"Kilde kunne ikke lave hjemmesiden"};function L(e,t){
const n=`${Math.ceil(t)} ms`;return{en:`${(0,c.count)(e,"file","en")} made in ${n}.
`,da:`${(0,c.count)(e,"file","da")} lavet p\xE5 ${n}.
`}}a(L,"progressLine");function T(e,{port:t,wanted:n,network:s=[],path:r=""}){const i=[...t===n?[]:[J(n,t)],{en:`${e.en} is shown at http://localhost:${t}${r}`,da:`${e.da} vises p\xE5 http://localhost:${t}${r}`},
...s.map(o=>({en:`and on this network at http://${o}:${t}${r}`,da:`og p\xE5 dette netv\xE6rk p\xE5 http://${o}:${t}${r}`})),{en:"Press Ctrl+C to stop.",da:"Tryk Ctrl+C for at stoppe."}];return(0,$.worded)(
o=>i.map(l=>`${l[o]}
`).join(""))}a(T,"servingMessage");function J(e,t){return{en:`Port ${e} is in use; ${t} is the next free one.`,da:`Port ${e} er optaget; ${t} er den n\xE6ste ledige.`}}a(J,"portTaken");0&&(module.exports={correctionsReport,endpoints,keyHeader,listen,networkAddresses,portBeside,progressLine,reportOf,revisionHeader,servingMessage});
