var $=Object.defineProperty;var F=Object.getOwnPropertyDescriptor;var S=Object.getOwnPropertyNames;var y=Object.prototype.hasOwnProperty;var i=(n,e)=>$(n,"name",{value:e,configurable:!0});var C=(n,e)=>{for(var r in e)$(n,r,{get:e[r],enumerable:!0})},O=(n,e,r,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of S(e))!y.call(n,o)&&o!==r&&$(n,o,{get:()=>e[o],enumerable:!(t=F(e,
o))||t.enumerable});return n};var D=n=>O($({},"__esModule",{value:!0}),n);var R={};C(R,{asText:()=>h,command:()=>M,diff:()=>l,textOf:()=>p});module.exports=D(R);var x=require("./chunk-O5YCQM3Z.cjs"),d=require("./chunk-JL7JPBSI.cjs"),E=require("./chunk-BCZ5TVE2.cjs"),b=require("./chunk-DKHXH6VO.cjs"),f=require("./chunk-RT5252HU.cjs"),s=require("./chunk-D7MWWLJC.cjs"),
j=require("./chunk-FM7PMZKE.cjs"),T=["text","markdown","json"],M=(0,f.defineSiteCommand)({en:"show what has changed for visitors since a git revision",da:"vis, hvad der er \xE6ndret for bes\xF8gende siden e\
n udgave i git"},[...f.project,(0,f.argument)("<revision>",{en:"a branch, a tag or a commit, e.g. main or HEAD~1",da:"en branch, et tag eller et commit, f.eks. main eller HEAD~1"}),(0,f.answerFormat)(
T)],n=>{const e=(0,E.readRevision)(n.root,n.revision);return"en"in e?(0,s.refusal)(s.exitCodes.wrongUsage,e):(0,x.askSite)(n,(r,t)=>l(n,e,r,t))});function l({revision:n,format:e,lang:r},t,o,a){const c=[
...t,...A(t,o.sources)],u=(0,b.compile)({...o,sources:c},a),{model:w}=u.value;if(!w)return(0,s.refusal)(s.exitCodes.contentErrors,H(n,u.diagnostics.filter(j.isError)));const v=(0,d.differenceOf)({...u.
value,model:w},o,a);return(0,s.answer)(e==="json"?`${JSON.stringify(v,void 0,2)}
`:I(v,{revision:n,format:e,lang:r}))}i(l,"diff");function A(n,e){const r=new Set(n.map(({path:t})=>t));return e.filter(({path:t})=>t.startsWith("templates/")&&!r.has(t))}i(A,"templatesSince");function H(n,e){
const[r]=e,t=r?`${r.file}:${r.line}:${r.column}`:"";return{en:`The content at ${n} can't be compared: under the current rules it has ${(0,s.count)(e.length,"error","en")}. The first is in ${t}: ${r?.message.
en??""}`,da:`Indholdet i ${n} kan ikke sammenlignes: Efter de nuv\xE6rende regler har det ${(0,s.count)(e.length,"error","da")}. Den f\xF8rste er i ${t}: ${r?.message.da??""}`}}i(H,"unreadable");function I(n,{
revision:e,format:r,lang:t}){const o={en:`Changes for visitors since ${e}`,da:`\xC6ndringer for bes\xF8gende siden ${e}`},a={en:`No changes for visitors since ${e}.`,da:`Ingen \xE6ndringer for bes\xF8gende \
siden ${e}.`};return(0,d.isEmpty)(n)?`${a[t]}
`:(r==="markdown"?N:h)(o[t],(0,d.sectionsOf)(n,t))}i(I,"written");function h(n,e){return`${n}:
${p(e)}`}i(h,"asText");function p(n){return[...n.flatMap(({heading:r,items:t})=>["",r,...t.flatMap(({line:o,details:a})=>[`  ${o.map(P).join("")}`,...a.map(c=>`    ${c}`)])]),""].join(`
`)}i(p,"textOf");function N(n,e){const r=e.flatMap(({heading:t,items:o})=>["",`### ${m(t)}`,"",...o.flatMap(({line:a,details:c})=>[`- ${a.map(J).join("")}`,...c.map(u=>`  <br>${m(u)}`)])]);return[`## ${m(
n)}`,...r,""].join(`
`)}i(N,"asMarkdown");function P(n){if(typeof n=="string")return n;const[e,r]=[g(n.from),g(n.to)];return e===""?`[+ ${r}]`:r===""?`[\u2212 ${e}]`:`[${e} \u2192 ${r}]`}i(P,"plainPiece");function J(n){if(typeof n==
"string")return m(n);const e=m(g(n.from)),r=m(g(n.to));return e===""?`**${r}**`:r===""?`~~${e}~~`:`~~${e}~~ \u2192 **${r}**`}i(J,"markdownPiece");function m(n){return n.replace(/[\\`*_{}[\]<>#|~&]/g,"\
\\$&")}i(m,"escapeMarkdown");var k=160;function g(n){return n.length>k?`${n.slice(0,k).trimEnd()}\u2026`:n}i(g,"shortened");0&&(module.exports={asText,command,diff,textOf});
