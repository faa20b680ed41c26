var I=Object.defineProperty;var Ln=Object.getOwnPropertyDescriptor;var jn=Object.getOwnPropertyNames;var Mn=Object.prototype.hasOwnProperty;var l=(n,t)=>I(n,"name",{value:t,configurable:!0});var Dn=(n,t)=>{for(var e in t)I(n,e,{get:t[e],enumerable:!0})},Bn=(n,t,e,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of jn(t))!Mn.call(n,i)&&i!==e&&I(n,i,{get:()=>t[i],enumerable:!(r=
Ln(t,i))||r.enumerable});return n};var Wn=n=>Bn(I({},"__esModule",{value:!0}),n);var rt={};Dn(rt,{asPatch:()=>xn,candidatesOf:()=>F,certainOnes:()=>Z,changeListInFile:()=>kn,changeTextInFile:()=>X,correctionsOf:()=>nn,decoded:()=>E,differencesIn:()=>Fn,editPlainText:()=>G,isCollection:()=>S,
isList:()=>h,isSame:()=>q,markdownIn:()=>yn,plainText:()=>v,readFile:()=>En,rewriteInFile:()=>Sn,setInFile:()=>wn,setMarkdown:()=>H,valuesLike:()=>T});module.exports=Wn(rt);var W=require("./chunk-BRINDHJ2.cjs"),hn=require("./chunk-PX2JBI7Y.cjs"),$n=require("./chunk-DKHXH6VO.cjs"),m=require("./chunk-7SP52Z6K.cjs"),A=require("./chunk-ZBYEZC3V.cjs"),x=require("./chunk-S53AGU2A.cjs"),
b=require("./chunk-FM7PMZKE.cjs"),C=require("node:util"),On=require("node:util"),bn=require("node:util");function v(n){return n.replace(/^\uFEFF/,"").replace(/\r\n?/g,`
`)}l(v,"plainText");function G(n,t){const e=t(v(n));if(e===void 0)return;const r=n.startsWith("\uFEFF")?"\uFEFF":"",i=en(n.slice(r.length)),s=/\r\n?|\n/.exec(n)?.[0]??`
`,o=(0,W.hunksOf)(i.map(v),en(e)).reduceRight((c,{removed:u,added:f,removedAt:a})=>c.toSpliced(a,u.length,...f.map(d=>d.replace(`
`,s))),i).join("");return`${r}${o}`}l(G,"editPlainText");function en(n){return n.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g)??[]}l(en,"linesOf");function H(n,t,e=n){const r=y(n);if(!r)return;const i=y(e)??
r,s=P(v(t)),o=rn(i.body),[c,u]=rn(r.body)??o??[r.head===""?"":`
`,`
`];return[..._(r)&&_(i)?[`${i.head}${o?.[0]??c}`]:[],`${r.head}${c}`,..._(r)?[`---
---

`]:[]].map(f=>`${f}${s}${u}`).find(f=>P(y(f)?.body??"")===s)}l(H,"setMarkdown");function y(n){const t=(0,m.splitFrontMatter)(n).value;return t&&{...t,head:n.slice(0,t.bodyStart)}}l(y,"partsOf");function yn(n,t){
const e=t.find(({path:s})=>s===n),r=e&&(0,m.decode)(e).value,i=r!==void 0&&n.endsWith(".md")?y(r):void 0;return i&&{markdown:i.body,firstLine:i.head.split(`
`).length}}l(yn,"markdownIn");function _({matter:n}){return n.trim()===""}l(_,"isBare");function rn(n){if(n.trim()==="")return;const[t=""]=/^(?:[ \t]*\n)*/.exec(n)??[];return[t,n.slice(t.length+P(n).length)]}
l(rn,"emptyEnds");function P(n){return n.replace(/^(?:[ \t]*\n)+/,"").trimEnd()}l(P,"trimmed");function O(n,t,e=[]){const r=t.call(m.parseWithTokens,n),i=r?.value??void 0;return r&&{text:n,document:r.
document,value:i,memo:t,known:e}}l(O,"read");function w(n,t,e,r){const i=(0,x.replaced)(n.value,t,e);return r.find(s=>(0,On.isDeepStrictEqual)(O(s,n.memo)?.value,i))}l(w,"firstRight");function L(n,t){
return(0,x.valueAt)(n,t)}l(L,"valueAt2");function on({document:n},t){return n.getIn(t,!0)}l(on,"nodeAt");var U=/[ \t\n]+$/,sn={column:-2,isFlow:!1};function j(n,t){const e=on(n,t);return(0,m.isMap)(e)||
(0,m.isSeq)(e)?cn(n.text,e):void 0}l(j,"itemsAt");function cn(n,t){const e=t.flow===!0,r=e?0:un(n,t.range?.[0]??0);return{text:n,node:t,column:r,isFlow:e}}l(cn,"itemsOf");function un(n,t){return t-(n.
lastIndexOf(`
`,t-1)+1)}l(un,"columnAt");function ln({node:n},t){const e=t.at(-1);return(0,m.isMap)(n)?n.items.findIndex(r=>(0,m.isScalar)(r.key)&&r.key.value===e):Number(e)}l(ln,"indexOf");function fn(n,t){const{text:e,
document:r}=n,i=j(n,t.slice(0,-1)),s=i?ln(i,t):-1;if(t.length>0)return i&&s in i.node.items?$(i,s):void 0;const{contents:o}=r;if(!o?.range)return;const c=dn(e,o.range[0],o);return{...c,...sn,value:c}}
l(fn,"itemAt");function an(n,t,e){const{text:r,node:i,column:s,isFlow:o}=n,c=i.items.length-1,u=V(n,Math.max(0,Math.min(t,c)-1)),f=o?", ":`
${" ".repeat(s)}`,a=u===void 0||u.includes("#")?f:u,d=t===0,p=d?$(n,0).start:$(n,t-1).end,g=d?`${e}${a}`:`${a}${e}`;return`${r.slice(0,p)}${g}${r.slice(p)}`}l(an,"withItem");function An(n,t){const{start:e,
end:r}=$(n,t),i=n.text.slice(e,r);return an(n,t+1,i.replace(/^(?:#.*\n *)+/,""))}l(An,"withCopy");function Cn(n,t){const{text:e,isFlow:r}=n,{start:i,end:s}=$(n,t),o=V(n,t-1),c=V(n,t),u=[o??"",c??""].filter(
p=>!r&&p.includes("#")),[f=c??"",a]=u,d=a===void 0?f:`${f.replace(U,"")}${a}`;return[e.slice(0,i-(o?.length??0)),d.replace(o===void 0?/^[ \t\n,]+/:"","").replace(c===void 0?U:"",""),e.slice(s+(c?.length??
0))].join("")}l(Cn,"withoutItem");function Tn(n,t,e){const{text:r,node:i}=n,s=[...i.items.keys()].map(u=>$(n,u)),o=s.map(({start:u,end:f})=>r.slice(u,f)),c=o.toSpliced(t,1).toSpliced(e,0,...o.slice(t,
t+1));return s.reduceRight((u,{start:f,end:a},d)=>`${u.slice(0,f)}${c[d]}${u.slice(a)}`,r)}l(Tn,"withMoved");function V(n,t){if(!(t<0||t>=n.node.items.length-1))return n.text.slice($(n,t).end,$(n,t+1).
start)}l(V,"gapBelow");function $(n,t){const{text:e,node:r,column:i,isFlow:s}=n,o=r.items[t],[c,u]=(0,m.isPair)(o)?[o.key,o.value]:[void 0,o],f=qn(r,t),a=c?.range?.[0]??f??u?.range?.[0]??0,d=f===void 0?
c?.range?.[1]??a:f+1,p=dn(e,d,u);return s?{column:i,isFlow:s,value:p,start:a,end:p.end}:{column:i,isFlow:s,value:p,start:Nn(e,a,i),end:Rn(e,p.end,i)}}l($,"itemOf");function qn(n,t){if(!m.cst_exports.isCollection(
n.srcToken))return;const{start:e=[],sep:r=[]}=n.srcToken.items[t]??{};return[...e,...r].find(({type:i})=>i==="seq-item-ind"||i==="map-value-ind")?.offset}l(qn,"signOf");function dn(n,t,e){const i=((0,m.isMap)(
e)||(0,m.isSeq)(e))&&!e.flow?$(cn(n,e),e.items.length-1).end:e?.range?.[1]??t;return{start:t,end:t+n.slice(t,i).replace(U,"").length}}l(dn,"regionOf");function Nn(n,t,e){const r=" ".repeat(e);let i=t-
e;if(n.slice(i,t)!==r)return t;for(;;){const s=n.lastIndexOf(`
`,i-2)+1;if(s>=i||!n.startsWith(`${r}#`,s))break;i=s}return/^[ \t\n]*$/.test(n.slice(0,i))?t:i+e}l(Nn,"startOfComments");function Rn(n,t,e){const r=new RegExp(`[^\\n]*(?:(?:\\n[ \\t]*)*\\n {${e+1},}#[\
^\\n]*)*`,"y");return r.lastIndex=t,t+(r.exec(n)?.[0].length??0)}l(Rn,"endOfComments");function mn(n,t,e,{column:r,isFlow:i}){return n.flatMap(s=>T(s.value,t).flatMap(([o,c])=>{const u=(0,bn.isDeepStrictEqual)(
c,e)?fn(s,o):void 0;if(u?.column!==r||u.isFlow!==i)return[];const{start:f,end:a}=u.value;return{item:s.text.slice(u.start,u.end),value:s.text.slice(f,a)}}))}l(mn,"writtenLike");function _n(n,t,e){const r=String(
t.at(-1)),i=n.flatMap(({value:o})=>T(o,t.slice(0,-1))).map(([,o])=>Object.keys(Object(o))).find(o=>o.includes(r)),s=i?.slice(0,i.indexOf(r));return s?e.findLastIndex(o=>s.includes(o))+1:e.length}l(_n,
"placeOfField");function T(n,t){return[...(0,x.valuesWithin)(n)].filter(([e])=>e.length===t.length&&e.every((r,i)=>typeof r=="number"?typeof t[i]=="number":r===t[i]))}l(T,"valuesLike");var J=110,K=80;
function M(n,t,{column:e,isFlow:r},i=J){const s=new m.Document(typeof n=="string"?{[n]:t}:[t],{compat:"yaml-1.1",aliasDuplicateObjects:!1});(0,m.visit)(s,{Scalar(c,u){const f=u.value;if(c==="key"||typeof f!=
"string"||u.type)return;const a=f.includes(`
`),d=f.length>K&&f===f.trim();r&&a&&(u.type="QUOTE_DOUBLE"),!r&&!a&&d&&(u.type="BLOCK_FOLDED")},Seq(c,u){const f=JSON.stringify(u).length<=K;u.flow=f&&u.items.every(Pn)}}),s.contents.flow=r;const o=s.
toString({lineWidth:r?1/0:i-e,doubleQuotedAsJSON:!0,flowCollectionPadding:!1}).replace(/[ \t\n]+$/,"");return r?o.slice(1,-1):o.replace(/\n {2}/g,`
${" ".repeat(e+2)}`)}l(M,"writeItem");function Pn(n){return(0,m.isScalar)(n)&&!String(n.value).includes(`
`)}l(Pn,"isOnOneLine");function pn(n,t,e){if(typeof n=="string")return M("a",t,e).slice(2);const r=M(0,t,e);return e.isFlow?r:r.slice(n===void 0?2:1)}l(pn,"writeValue");function Un(n,t,e,r){const{start:i,
end:s}=r.value,[o=s]=t?.range??[],c=n.slice(o,s);if(!(0,m.isScalar)(t)||S(e)||c==="")return[];const u=/^[|>]/.test(c),[,f]=u&&/\n( +)/.exec(c)||[],a=f?{...r,column:f.length-2}:r,d=l((N,tn,In=J)=>{const R=new m.Scalar(
N);return tn&&(R.type=tn),u&&(R.comment=t.comment??null),M("a",R,a,In).slice(3)},"write"),p=r.isFlow?1/0:J-un(n,o),g=Vn(t,c,String(e),p);return[...g[0]==="PLAIN"&&d(t.value).startsWith('"')?[String(e)]:
[],d(e,...g),d(e),d(e,"QUOTE_DOUBLE")].map(N=>`${n.slice(i,o)}${N}`)}l(Un,"waysLike");function Vn({type:n},t,e,r){const i=Math.max(...t.split(`
`).map(({length:s})=>s));return n?.startsWith("BLOCK")?/^\s|[ \t]$|^$/.test(e)?[]:[n,Math.max(i,K)]:e.includes(`
`)?[]:e.length>r&&i<=r?["BLOCK_FOLDED"]:[n,1/0]}l(Vn,"styleLike");function S(n){return typeof n=="object"&&n!==null}l(S,"isCollection");function h(n){return Array.isArray(n)}l(h,"isList");function Jn(n,t,e,r,i=A.noMemo){
const s=O(n,i);if(!s)return;const o=k(s,t,e);if(o===void 0||r===void 0||r===n)return o;const c=O(r,i),u=O(o,i)?.value;return c?(0,C.isDeepStrictEqual)(c.value,u)?r:(k(c,[],s.value)===n?k(c,[],u):void 0)??
o:o}l(Jn,"setValue");function Kn(n,t,e){const r=O(n,A.noMemo),i=r&&(L(r.value,t)??[]);if(!r||!h(i))return;if(e.kind==="add")return Q(r,[...t,i.length],e.value);const{kind:s,index:o}=e,c=j(r,t),u=i[o];
if(!c||u===void 0)return;if(s==="remove")return gn(r,[...t,o]);if(s==="copy")return w(r,t,i.toSpliced(o,0,u),[An(c,o)]);const f=i.toSpliced(o,1).toSpliced(e.to,0,u);return w(r,t,f,[Tn(c,o,e.to)])}l(Kn,
"changeList");function Qn(n,t,e,r){const i=[n,...e].flatMap(o=>O(o,r)??[]),s=O(n,r,i);return s&&k(s,[],t)}l(Qn,"rewriteValue");function k(n,t,e){const r=L(n.value,t);return(0,C.isDeepStrictEqual)(r,e)?
n.text:e===void 0?gn(n,t):r===void 0?Q(n,t,e):D(r)&&D(e)&&h(r)===h(e)?Yn(n,t,r,e):B(n,t,e)}l(k,"set");function D(n){return S(n)&&Object.keys(n).length>0}l(D,"isFilled");function Yn(n,t,e,r){return zn(
e,r).reduce((i,[s,o,c])=>{const u=i===void 0?i:O(i,n.memo,n.known),f=[...t,s];if(u)return c&&o!==void 0?Q(u,f,o):k(u,f,o)},n.text)}l(Yn,"inSteps");function zn(n,t){if(h(n)&&h(t))return(0,W.hunksOf)(n,
t,C.isDeepStrictEqual).flatMap(({removed:i,added:s,addedAt:o})=>[...s.map((c,u)=>[o+u,c,u>=i.length]),...i.slice(s.length).map(()=>[o+s.length])]);const e=Object.entries(Object(t)),r=Object.keys(Object(
n)).filter(i=>!Object.hasOwn(Object(t),i));return[...e,...r.map(i=>[i])]}l(zn,"stepsBetween");function gn(n,t){const e=t.slice(0,-1),r=L(n.value,e),i=j(n,e),s=t.at(-1);if(!i||s===void 0||!S(r))return;
const o=h(r)?r.toSpliced(Number(s),1):Object.fromEntries(Object.entries(r).filter(([c])=>c!==s));return D(o)?w(n,e,o,[Cn(i,ln(i,t))]):B(n,e,o)}l(gn,"remove");function Q(n,t,e){const r=t.slice(0,-1),i=t.
at(-1);if(i===void 0)return B(n,t,e);const s=typeof i=="number",o=L(n.value,r)??void 0;if(o===void 0)return k(n,r,s?[e]:{[i]:e});if(!S(o)||h(o)!==s)return;const c=h(o)?o.toSpliced(Number(i),0,e):{...o,
[i]:e},u=j(n,r);if(!u||!D(o))return B(n,r,c);const f=s?i:_n(n.known,t,Object.keys(o)),a=[...mn(n.known,t,e,u).map(({item:d})=>d),M(i,e,u)];return w(n,r,c,a.map(d=>an(u,f,d)))}l(Q,"add");function B(n,t,e){
const{text:r}=n,i=fn(n,t);if(!i)return w(n,t,e,[`${r.replace(/(?<=[^\n])$/,`
`)}${pn(void 0,e,sn)}
`]);const{start:s,end:o}=i.value;return w(n,t,e,[...mn(n.known,t,e,i).map(c=>c.value),...Un(r,on(n,t),e,i),pn(t.at(-1),e,i)].map(c=>`${r.slice(0,s)}${c}${r.slice(o)}`))}l(B,"replace");function wn(n,{file:t,
path:e},r,i,s=A.noMemo){const o=i===void 0?void 0:v(i);if(e!=="markdown")return Y(t,n,o,(c,u)=>Jn(c,e,r,u,s));if(typeof r=="string")return z(n,c=>H(c,r,o))}l(wn,"setInFile");function kn(n,{file:t,path:e},r){
return e==="markdown"?void 0:Y(t,n,void 0,i=>Kn(i,e,r))}l(kn,"changeListInFile");function X(n,{line:t,column:e,length:r,by:i}){return z(n,s=>{const u=s.split(`
`).slice(0,t-1).join(`
`).length+(t>1?1:0)+e-1;return`${s.slice(0,u)}${i}${s.slice(u+r)}`})}l(X,"changeTextInFile");function Sn(n,t,e,r,i){const s=r.flatMap(o=>{const c=v(o);return n.endsWith(".md")?y(c)?.matter??[]:c});return Y(
n,t,void 0,o=>Qn(o,e,s,i))}l(Sn,"rewriteInFile");function Y(n,t,e,r){return z(t,i=>n.endsWith(".md")?Gn(i,e,r):r(i,e))}l(Y,"editYaml");function z(n,t){const e=G(n,t);if(e===void 0||e.trim()==="")return e;
const r=Buffer.from(e);return(0,m.decode)({bytes:r}).value===void 0?void 0:e}l(z,"editReadable");function Gn(n,t,e){const r=y(n);if(!r)return;const i=t===void 0?void 0:y(t),{head:s,matter:o,body:c}=r,
u=e(o,i?.matter);return u===void 0?void 0:u.trim()==="{}"?c.replace(/^\n+/,""):s!==""?`${s.replace(o,()=>u)}${c}`:`${u===i?.matter?`${i.head}${/^\n*/.exec(i.body)?.[0]}`:`---
${u}---

`}${c}`}l(Gn,"editFrontMatter");function E(n){return n&&new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n)}l(E,"decoded");function En(n,t,e){const r=E(t);if(r===void 0||!/\.(md|yaml)$/.test(n)||!Buffer.
from(r).equals(t??new Uint8Array))return;const i=v(r),s=n.endsWith(".md")?y(i):{matter:i},o=s&&e.call(m.parseWithTokens,s.matter);return o&&{...s,text:r,plain:i,yaml:o.value??{}}}l(En,"readFile");var Hn=200;
function F({hint:n}){const{replacement:t,others:e=[]}=n??{};return t===void 0?[]:[t,...e]}l(F,"candidatesOf");function Z(n){return n.filter(t=>F(t).length===1&&t.file.startsWith("content/")&&t.code!==
"unchecked")}l(Z,"certainOnes");function nn(n,t,e=[]){const r=[],i=[...e],s=l(a=>i.find(({problem:d})=>q(d,a)),"findRefused");let o=n;for(;r.length+i.length<Hn;){const a=Z(o.diagnostics).find(g=>!s(g));
if(!a)break;const d=Zn(a,o,t),p=d?nt([a,...r],o,d,t):{problem:a,brings:void 0};if(p&&p.problem!==a)return nn(n,t,[...i,p]);p?i.push(p):r.push({...a,written:Xn(a,o)}),d&&!p&&(o=d)}const c=new Map(n.value.
sources.map(a=>[a.path,a])),u=o.value.sources.flatMap(({path:a,bytes:d,digest:p})=>{const g=c.get(a);return g?.digest===p?[]:[{path:a,base:g?.bytes,bytes:d}]}),f=u.map(({path:a,bytes:d})=>[a,(0,b.digestOf)(
d)]);return{id:(0,b.digestOf)(JSON.stringify(f)),solved:r,files:u,left:o.diagnostics.map(a=>et(a,s(a)?.brings))}}l(nn,"correctionsOf");function Xn({file:n,line:t,column:e,length:r},{value:i}){const s=i.
sources.find(({path:c})=>c===n);return(v(E(s?.bytes)??"").split(`
`)[t-1]??"").slice(e-1,e-1+r)}l(Xn,"textAt");function Zn(n,{value:t},e){const{file:r}=n,i=t.sources.find(f=>f.path===r),[s=""]=F(n),o={...n,by:s},c=X(E(i?.bytes)??"",o);if(c===void 0)return;const u=new TextEncoder().
encode(c);return(0,hn.compiledWith)([{path:r,bytes:u}],t,e)}l(Zn,"corrected");function nt(n,t,e,r){const[i]=n,s=(0,b.newErrors)(t.diagnostics,e.diagnostics);for(const d of s){const p=n.find(g=>tt(d,g));
if(p)return{problem:p,brings:d}}const[o]=s,{sources:c,site:u}=t.value,f=c.every(d=>!(0,$n.parseOnce)(d,u,r).diagnostics.some(b.isError));if(!(vn(i,e)<vn(i,t)&&!(o&&f)))return{problem:i,brings:o}}l(nt,
"faultOf");function tt(n,t){const{file:e,line:r,column:i}=t,[s=""]=F(t);return n.file===e&&n.line===r&&n.column<i+s.length&&i<n.column+n.length}l(tt,"isAbout");function vn(n,{diagnostics:t}){return t.
filter(e=>q(e,n)).length}l(vn,"count");function q(n,t){const[e,r]=[n,t].map(({file:i,line:s,code:o,message:c})=>[i,s,o,c.en].join(`
`));return e===r}l(q,"isSame");function et(n,t){const{hint:e}=n,r=F(n).join(" / ");if(!e||!(t||e.others?.length))return n;const i=t?{en:`${e.en} Not corrected: that would bring another error. ${t.message.
en}`,da:`${e.da} Ikke rettet: S\xE5 ville der komme en ny fejl. ${t.message.da}`}:{en:`It can be read in more than one way, so choose: ${r}.`,da:`Det kan l\xE6ses p\xE5 flere m\xE5der, s\xE5 v\xE6lg selv: ${r}\
.`};return{...n,hint:{...e,...i}}}l(et,"withReason");function Fn(n){return n.flatMap(({path:t,base:e,bytes:r})=>{const[i=[],s=[]]=[e,r].map(o=>v(E(o)??"").split(`
`));return(0,W.hunksOf)(i,s).map(({removed:o,added:c,removedAt:u})=>({file:t,line:u+1,before:o,after:c}))})}l(Fn,"differencesIn");function xn({before:n,after:t}){return[...n.map(e=>`- ${e}`),...t.map(
e=>`+ ${e}`)]}l(xn,"asPatch");0&&(module.exports={asPatch,candidatesOf,certainOnes,changeListInFile,changeTextInFile,correctionsOf,decoded,differencesIn,editPlainText,isCollection,isList,isSame,markdownIn,plainText,readFile,rewriteInFile,
setInFile,setMarkdown,valuesLike});
