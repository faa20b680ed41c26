var v=Object.defineProperty;var S=Object.getOwnPropertyDescriptor;var B=Object.getOwnPropertyNames;var D=Object.prototype.hasOwnProperty;var c=(e,n)=>v(e,"name",{value:n,configurable:!0});var M=(e,n)=>{for(var t in n)v(e,t,{get:n[t],enumerable:!0})},T=(e,n,t,s)=>{if(n&&typeof n=="object"||typeof n=="function")for(let i of B(n))!D.call(e,i)&&i!==t&&v(e,i,{get:()=>n[i],enumerable:!(s=S(n,
i))||s.enumerable});return e};var A=e=>T(v({},"__esModule",{value:!0}),e);var L={};M(L,{begin:()=>x,listAddedTo:()=>y,questionsOf:()=>O});module.exports=A(L);var E=require("./chunk-PX2JBI7Y.cjs"),j=require("./chunk-DKHXH6VO.cjs"),h=require("./chunk-7SP52Z6K.cjs");function F(e,n,t){const s=(0,h.parseDocument)(e),i=n.length>0?s.getIn(n,!0):s.contents;if(!(0,h.isSeq)(
i)||!i.range||s.errors.length>0)return;const[d,a]=i.range,r=e.includes(`\r
`)?`\r
`:`
`,o=t.trimEnd().split(`
`);if(i.items.length===0){const u=n.map(()=>"  ").join(""),q=o.map(I=>`${u}${I}`).join(r),b=e.slice(0,d).trimEnd();return`${b}${b===""?"":r}${q}${e.slice(a)}`}if(i.flow)return;const l=e.lastIndexOf(`
`,d)+1,m=" ".repeat(d-l),f=o.map(u=>`${r}${m}${u}`).join(""),g=e.slice(0,a).trimEnd().length,k=/\r?\n|$/.exec(e.slice(g))?.index??0,$=g+k;return`${e.slice(0,$)}${f}${e.slice($)||r}`}c(F,"appendItem");
function x(e,n,t,s){const{entries:i,date:d,sources:a}=t.value,r=[];for(const m of e.draft(n,p(i,d))){const f=C(m,a);if("en"in f)return{kind:"refused",reason:f};const{value:g,diagnostics:k}=f;if(k.length>
0)return{kind:"mistakes",mistakes:k,built:t.value};const{path:$,list:u}=m;r.push({path:$,list:u,bytes:Buffer.from(g)})}const[o,l]=(0,E.errorsAfter)(r,t,s);return o.length>0?{kind:"mistakes",mistakes:o,
built:l}:{kind:"files",files:r}}c(x,"begin");function O(e,{entries:n,date:t}){return e.questions(p(n,t))}c(O,"questionsOf");function y(e,{entries:n,date:t},s={}){const i=e.questions().map(({name:r,otherwise:o,
choices:l={}})=>[r,o??Object.keys(l)[0]??"x"]),d={...Object.fromEntries(i),...s},[a]=e.draft(d,p(n,t)).flatMap(({path:r,list:o})=>o?[{file:r,path:o}]:[]);return a}c(y,"listAddedTo");function p(e,n){return{
date:n,all:c(t=>e.flatMap(s=>s.kind==="content"&&s.collection===t?[s.data]:[]),"all")}}c(p,"existing");function C({path:e,list:n,scaffold:t,props:s},i){if(e.includes("/."))return{en:"Its file and its \
address need a name: write words with letters.",da:"Filen og adressen skal have et navn: Skriv noget med bogstaver."};const d=w(e,i),a=`templates/new/${t}.hbs`,r=w(a,i);if(r===void 0)return{en:`The sc\
affold ${a} is missing.`,da:`Skabelonen ${a} mangler.`};const o=(0,j.fill)(a,r,s);if(n===void 0)return d===void 0?o:{en:`${e} already exists and was not changed. Choose another name.`,da:`${e} findes \
allerede og er ikke \xE6ndret. V\xE6lg et andet navn.`};const l=F(d??"[]",n,o.value);return l!==void 0?{...o,value:l}:{en:`${e} could not be added to: its items must be on lines of their own that begi\
n with a hyphen.`,da:`Der kunne ikke f\xF8jes noget til ${e}: Punkterne skal st\xE5 p\xE5 hver sin linje, der begynder med bindestreg.`}}c(C,"write");function w(e,n){const t=n.find(s=>s.path===e);return t&&
new TextDecoder("utf-8",{ignoreBOM:!0}).decode(t.bytes)}c(w,"textOf");0&&(module.exports={begin,listAddedTo,questionsOf});
