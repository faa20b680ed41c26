var j=Object.defineProperty;var P=Object.getOwnPropertyDescriptor;var T=Object.getOwnPropertyNames;var z=Object.prototype.hasOwnProperty;var c=(n,e)=>j(n,"name",{value:e,configurable:!0});var C=(n,e)=>{for(var t in e)j(n,t,{get:e[t],enumerable:!0})},D=(n,e,t,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of T(e))!z.call(n,o)&&o!==t&&j(n,o,{get:()=>e[o],enumerable:!(r=P(e,
o))||r.enumerable});return n};var J=n=>D(j({},"__esModule",{value:!0}),n);var W={};C(W,{command:()=>A,where:()=>y});module.exports=J(W);var O=require("./chunk-O5YCQM3Z.cjs"),M=require("./chunk-SBZCI4UO.cjs"),x=require("./chunk-WQGX5OCG.cjs"),Y=require("./chunk-ZRN3GT5A.cjs"),Z=require("./chunk-BRINDHJ2.cjs"),v=require("./chunk-DKHXH6VO.cjs"),
b=require("./chunk-7SP52Z6K.cjs"),ee=require("./chunk-737G33UY.cjs"),ne=require("./chunk-E5FTQ5VJ.cjs"),te=require("./chunk-YGFAGZXK.cjs"),re=require("./chunk-RIKMQKD5.cjs"),S=require("./chunk-66IQW3JI.cjs"),
g=require("./chunk-RT5252HU.cjs"),oe=require("./chunk-U3SHJVBT.cjs"),se=require("./chunk-UNQ4BR5L.cjs"),ie=require("./chunk-QFR6PJXQ.cjs"),ae=require("./chunk-E4OAEEDZ.cjs"),ce=require("./chunk-ZBYEZC3V.cjs"),
f=require("./chunk-D7MWWLJC.cjs"),B=require("./chunk-S53AGU2A.cjs"),k=require("./chunk-64KPL6JH.cjs"),l=require("./chunk-FM7PMZKE.cjs");function L(n,e,t){const r=U(n,e);if(!r)return;const o=(0,M.factTrial)(
e),i=(0,M.innermost)(e.entries.flatMap(s=>s.kind==="content"?o.change(s):[]).filter(({facts:s})=>s.includes(n))),p=V(i.map(({facts:s})=>s)).filter(s=>s!==n).sort();return{fact:n,words:r,definitions:i.
map(({entry:{file:s,places:m},path:d})=>{const{line:$,column:h}=(0,B.nearestPlace)(m,d);return{file:s,line:$,column:h}}),derived:p,citations:K([n,...p],e),shown:_(n,i,e,t)}}c(L,"usageOfFact");function U(n,{
model:e}){const t=[...e.facts].flatMap(([r,o])=>{const i=o.get(n);return i===void 0?[]:[[r,i]]});return t.length===e.facts.size?new Map(t):void 0}c(U,"wordsOf");function V(n){const[e=[],...t]=n;return e.
filter(r=>t.every(o=>o.includes(r)))}c(V,"intersectionOf");function K(n,{entries:e}){return e.flatMap(t=>t.kind==="content"?t.citations.filter(({fact:r})=>n.includes(r)).map(({fact:r,place:{line:o,column:i}})=>({
file:t.file,line:o,column:i,fact:r})):[])}c(K,"citationsOf");function _(n,e,t,r){const[o=[],...i]=e.map(({entry:m,data:d})=>{const $=t.entries.map(a=>a===m?{...m,data:d}:a),h=(0,v.modelOf)($,t.site,t.
date,r),w={...(0,v.assemble)(h,t,r),model:h};return(0,x.compareSites)(t,w,r)});if(i.length===0)return o;const p=c(m=>m.filter(({facts:d})=>d.includes(n)),"own"),s=i.map(m=>new Set(p(m).map(E)));return p(
o).filter(m=>s.every(d=>d.has(E(m))))}c(_,"shownPlaces");function E({page:n,part:e,from:t,before:r}){return[n,e,t,r].join(`
`)}c(E,"changeKey");var q=["text","json"],A=(0,g.defineSiteCommand)({en:"list where a fact is used and which pages show it",da:"vis, hvor en oplysning bruges, og hvilke sider der viser den"},[...g.project,
(0,g.argument)("<fact>",{en:"the name of the fact, e.g. price.NAME",da:"oplysningens navn, f.eks. price.NAVN"}),(0,g.answerFormat)(q)],n=>(0,O.askSite)(n,(e,t)=>y(n,e,t)));function y({fact:n,format:e,
lang:t},r,o){const i=L(n,r,o);return i?(0,f.answer)(e==="json"?`${JSON.stringify(I(i),void 0,2)}
`:`${Q(i,t).join(`
`)}
`):(0,f.refusal)(f.exitCodes.contentErrors,H(n,G(r),(0,v.whereFactsAre)(r)))}c(y,"where");function G({model:n}){const e=[...n.facts.values()].flatMap(t=>[...t.keys()]);return[...new Set(e)]}c(G,"factN\
ames");function H(n,e,t){const[r]=n.split("."),o=(0,S.suggest)(n,e)??(0,S.suggest)(n,e.filter(i=>i.split(".")[0]===r));return{en:`There is no fact ${n}. ${o?.en??t.en}`,da:`Der er ingen oplysning, som\
 hedder ${n}. ${o?.da??t.da}`}}c(H,"unknown");function I({shown:n,...e}){return{...e,words:Object.fromEntries(e.words),shown:n.map(({from:t,to:r,...o})=>({...o,words:t}))}}c(I,"asJson");function Q(n,e){
const{fact:t,words:r,definitions:o,derived:i,citations:p,shown:s}=n,m=(0,l.groupBy)(s,({page:a})=>a),d=c(a=>a.includes(t)?[]:a.map(u=>`{{${u}}}`),"otherFacts"),$=c(a=>[...r].map(([u,F])=>a(F,(0,l.languageName)(
u))),"inEachLanguage"),h={en:`${t} is ${(0,k.formatList)($((a,u)=>`\u201C${a}\u201D in ${u.en}`),l.messageTags.en)}.`,da:`${t} er ${(0,k.formatList)($((a,u)=>`\xBB${a}\xAB p\xE5 ${u.da}`),l.messageTags.
da)}.`},w=c(a=>["",a[e]],"heading");return[h[e],...w({en:"Defined in",da:"St\xE5r i"}),...o.map(N),...i.length>0?w({en:"Used to compute",da:"Bruges til at beregne"}):[],...i.map(a=>`  ${a}`),...w({en:`\
Used in ${(0,f.count)(p.length,"place","en")}`,da:`Bruges ${(0,f.count)(p.length,"place","da")}`}),...p.map(a=>[N(a),...d([a.fact])].join(" ")),...w({en:`Shown in ${(0,f.count)(s.length,"place","en")}\
 on ${(0,f.count)(m.size,"page","en")}`,da:`Vises ${(0,f.count)(s.length,"place","da")} p\xE5 ${(0,f.count)(m.size,"page","da")}`}),...[...m].flatMap(([a,u])=>R(a,u,d,e))]}c(Q,"asText");function N({file:n,
line:e,column:t}){return`  ${n}:${e}:${t}`}c(N,"place");function R(n,e,t,r){const o=(0,l.languageName)(e[0]?.language??"")[r],i=e.filter(({part:s})=>s!=="machine"),p=e.length-i.length;return[`  ${n} (${o}\
)`,...i.map(s=>{const m=`${s.before}[${s.from}]${s.after}`;return`    ${[`${x.partNames[s.part][r]}:`,m,...t(s.facts)].join(" ")}`}),...p>0?[`    ${x.partNames.machine[r]}: ${p}`]:[]]}c(R,"onPage");0&&(module.exports={command,where});
