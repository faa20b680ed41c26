var $=Object.defineProperty;var B=Object.getOwnPropertyDescriptor;var D=Object.getOwnPropertyNames;var V=Object.prototype.hasOwnProperty;var f=(e,n)=>$(e,"name",{value:n,configurable:!0});var Z=(e,n)=>{for(var t in n)$(e,t,{get:n[t],enumerable:!0})},L=(e,n,t,i)=>{if(n&&typeof n=="object"||typeof n=="function")for(let s of D(n))!V.call(e,s)&&s!==t&&$(e,s,{get:()=>n[s],enumerable:!(i=B(n,
s))||i.enumerable});return e};var W=e=>L($({},"__esModule",{value:!0}),e);var ie={};Z(ie,{emptyHistory:()=>y,gapsTable:()=>H,readHistory:()=>S,translationGaps:()=>F});module.exports=W(ie);var b=require("./chunk-BCZ5TVE2.cjs"),x=require("./chunk-7SP52Z6K.cjs"),v=require("./chunk-66IQW3JI.cjs"),g=require("./chunk-QFR6PJXQ.cjs"),p=require("./chunk-S53AGU2A.cjs"),k=require("./chunk-FM7PMZKE.cjs"),
j=require("node:crypto"),y={changed:new Map,uncommitted:new Set,versions:new Map},P=30;function S(e,n){const t=(0,g.runGit)(e,["rev-parse","--is-shallow-repository"]);if(!t.isGood){const c=(0,g.whyUnanswered)(
t);return c?E(c):M}if(`${t.out}`.trim()==="true")return K;const i=(0,b.commitNamed)(e,"HEAD"),s=i===void 0?[]:(0,b.filesAt)(e,i),d=new Map(s.map(({path:c,object:w})=>[c,w])),a=n.filter(({path:c})=>/\.(md|yaml)$/.
test(c)),o=a.some(({path:c})=>c.endsWith(".md")&&d.has(c));if(i===void 0||!o)return z;const r=Y(e,i);if("en"in r)return r;const u=new Set(a.map(({path:c})=>c)),l=new Map([...r].map(([c,[w]])=>[c,w?.changed??
0])),m=a.filter(({path:c,bytes:w})=>!_(w,d.get(c)));return{changed:l,uncommitted:new Set(m.map(({path:c})=>c)),versions:U(e,[...r].filter(([c])=>c.endsWith(".yaml")&&u.has(c)))}}f(S,"readHistory");function U(e,n){
const t=n.flatMap(([d,a])=>a.slice(0,P).map(({object:o,changed:r})=>({path:d,object:o,changed:r}))),i=(0,g.readObjects)(e,t);if(i.length<t.length)return new Map;const s=i.map((d,a)=>({...d,changed:t[a]?.
changed??0}));return(0,k.groupBy)(s,({path:d})=>d)}f(U,"readVersions");function Y(e,n){const i=(0,g.runGit)(e,["rev-list","--timestamp",n,"--","content"]),s=new Map(`${i.out}`.split(`
`).filter(Boolean).map(l=>{const[m,c=""]=l.split(" ");return[c,Number(m)]})),d=(0,g.runGit)(e,["diff-tree","--stdin","--root","-r","-z","--raw","--no-abbrev","--no-renames","--no-ext-diff","--no-textc\
onv","--relative","--","content"],[...s.keys()].map(l=>`${l}
`).join("")),a=[i,d].find(({isGood:l})=>!l);if(a)return E((0,g.whyUnanswered)(a)??M);const o=[];let r=0,u="";for(const l of`${d.out}`.split("\0")){const m=/^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) [A-Z]$/.exec(
l);m?u=m[1]??"":s.has(l)?r=s.get(l)??0:l!==""&&o.push({path:l,object:u,changed:r})}return(0,k.groupBy)(o,({path:l})=>l)}f(Y,"changesOf");function _(e,n=""){const t=n.length>40?"sha256":"sha1",i=f(d=>(0,j.createHash)(
t).update(`blob ${d.length}\0`).update(d).digest("hex"),"idOf");if(i(e)===n)return!0;if(!e.includes(13))return!1;const s=Buffer.from(e).toString("latin1").replaceAll(`\r
`,`
`);return i(Buffer.from(s,"latin1"))===n}f(_,"isContent");function E(e){return{en:`${e.en}
Until then the age of the texts is unknown. kilde check lists missing translations without it.`,da:`${e.da}
Indtil da er teksternes alder ukendt. kilde check viser manglende overs\xE6ttelser uden den.`}}f(E,"withoutAge");var M={en:"The age of the texts comes from the git history, and there is none here. kil\
de check lists missing translations without it.",da:"Teksternes alder l\xE6ses i gits historik, og den findes ikke her. kilde check viser manglende overs\xE6ttelser uden den."},z={en:"The age of the t\
exts comes from the git history, and none of them is in it. kilde check lists missing translations without it.",da:"Teksternes alder l\xE6ses i gits historik, og ingen af dem er med i den. kilde check vi\
ser manglende overs\xE6ttelser uden den."},K={en:"Only the newest part of the git history is here, so the age of the texts is unknown. Fetch the rest: git fetch --unshallow (in a GitHub workflow: fetc\
h-depth: 0).",da:"Her er kun den nyeste del af gits historik, s\xE5 teksternes alder er ukendt. Hent resten: git fetch --unshallow (i et GitHub-workflow: fetch-depth: 0)."};function R(e,n,t,i){const s=[],
d=f(a=>{const o=n[a];if(o)return s[a]??=q(i(o),t),s[a]},"originalsAt");return O(e.raw,t).flatMap(({path:a,text:o,original:r})=>{if(o===r)return[];let u=0;for(;d(u)?.get(o)?.has(r);)u++;if(!d(u)?.has(o))
return[];let l=u;for(;d(l+1)?.has(o);)l++;const m=n[l]?.changed??0,c=n[u-1]?.changed;return[{path:a,changed:m,originalChanged:c}]})}f(R,"olderTexts");function q(...e){const n=(0,k.groupBy)(O(...e),({text:t})=>t);
return new Map([...n].map(([t,i])=>[t,new Set(i.map(({original:s})=>s))]))}f(q,"originalsIn");function O(e,{locale:n,original:t}){return[...(0,p.valuesWithin)(e)].flatMap(([i,s])=>{const{[n]:d,[t]:a}=Object(
s);return typeof d=="string"&&typeof a=="string"?[{path:[...i.map(J),n],text:d,original:a}]:[]})}f(O,"pairsIn");function J(e){return typeof e=="number"?e:String(e)}f(J,"stepOf");function F(e,n,t,i){return[
...ee(e,n,t),...Q(e,n,t,i),...X(e,n,t)]}f(F,"translationGaps");function Q(e,n,t,i){const[s,...d]=(0,v.localesOf)(t);if(s===void 0)return[];const a=f(o=>(0,k.dateIn)(t.timeZone,new Date(o*1e3)),"day");
return(0,p.contentFiles)(e).flatMap(o=>{const r=n.versions.get(o.file)??[];return d.flatMap(u=>R(o,r,{locale:u,original:s},i).map(({path:l,changed:m,originalChanged:c})=>({state:"older",file:o.file,languages:[
u,s],path:l,of:o.file,changed:a(m),ofChanged:c===void 0?void 0:a(c)})))})}f(Q,"olderGaps");function X(e,n,t){const i=e.filter(o=>o.kind==="content"),s=[...i.flatMap(o=>(0,x.copiedInData)(o,t)),...(0,x.copiedFiles)(
i,t)],d=(0,k.groupBy)(s,({file:o,of:r,locale:u,ofLocale:l})=>[o,r,u,l].join()),a=f(o=>N(o,n,t.timeZone),"changed");return[...d.values()].flatMap(([o])=>o?{state:"copied",file:o.file,of:o.of,changed:a(
o.file),ofChanged:a(o.of),...o.file===o.of&&{languages:[o.locale,o.ofLocale]}}:[])}f(X,"copiedGaps");function ee(e,n,t){const i=(0,p.contentFiles)(e).filter(({locale:r})=>r!==void 0),s=new Set(i.map(({
file:r})=>r)),d=f(r=>N(r,n,t.timeZone),"dates"),a=f((r,u,l)=>({state:r,file:u,of:l,changed:s.has(u)?d(u):void 0,ofChanged:d(l)}),"gap"),o=(0,v.defaultLocale)(t);return i.flatMap(r=>{const u=(0,v.localesOf)(
t).map(h=>({locale:h,file:T(r,h)})),l=u.find(({file:h})=>s.has(h))?.file===r.file,m=u.filter(({file:h})=>l&&!s.has(h)).filter(({locale:h})=>ne(r,h,{all:e,site:t})).map(({file:h})=>a("missing",h,r.file)),
c=T(r,o);return r.locale!==o&&s.has(c)&&I(r.file,n)<I(c,n)?[...m,a("older",r.file,c)]:m})}f(ee,"gapsInTexts");function T({file:e,locale:n},t){return e.replace(`.${n}.md`,`.${t}.md`)}f(T,"inLocale");function ne(e,n,{
all:t,site:i}){if((0,p.collectionNamed)(i,e.collection)?.route)return Object(e.raw).translated!==!1;const{collection:s,texts:d}=i.pages;if(e.collection!==d.name)return!0;const a=(0,p.contentFiles)(t).
find(o=>o.collection===s.name&&o.id===e.id);return Object(Object(a?.raw).path)[n]!==void 0}f(ne,"isExpected");function I(e,{changed:n,uncommitted:t}){return t.has(e)?Number.POSITIVE_INFINITY:n.get(e)??
Number.POSITIVE_INFINITY}f(I,"age");function N(e,n,t){const i=I(e,n);return Number.isFinite(i)?(0,k.dateIn)(t,new Date(i*1e3)):void 0}f(N,"dateOf");function H(e,n){const{heads:t,uncommitted:i,none:s,...d}=oe[n],
a=e.map(({state:r,file:u,of:l,changed:m,ofChanged:c,languages:w,path:h=[]})=>{const[G,A]=(w??[]).map(C=>` (${C})`);return[`${u}${(0,p.pointer)(h)}${G??""}`,d[r],r==="missing"?"\u2013":m??i,`${l}${A??""}\
  ${c??i}`]});return`${(a.length===0?[s]:te([t,...a])).join(`
`)}
`}f(H,"gapsTable");function te(e){const n=f(t=>Math.max(...e.map(i=>i[t]?.length??0)),"width");return e.map(t=>t.map((i,s)=>i.padEnd(n(s))).join("  ").trimEnd())}f(te,"aligned");var oe={en:{heads:["Te\
xt","State","Changed","Translates"],missing:"missing",older:"older",copied:"copied",uncommitted:"not committed",none:"No translation is missing, copied or out of date."},da:{heads:["Tekst","Tilstand",
"\xC6ndret","Overs\xE6tter"],missing:"mangler",older:"\xE6ldre",copied:"kopieret",uncommitted:"ikke gemt i git",none:"Ingen overs\xE6ttelser mangler, er kopieret eller for\xE6ldede."}};0&&(module.exports={emptyHistory,gapsTable,readHistory,translationGaps});
