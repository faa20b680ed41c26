var j=Object.defineProperty;var q=Object.getOwnPropertyDescriptor;var J=Object.getOwnPropertyNames;var N=Object.prototype.hasOwnProperty;var d=(t,e)=>j(t,"name",{value:e,configurable:!0});var V=(t,e)=>{for(var n in e)j(t,n,{get:e[n],enumerable:!0})},Z=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of J(e))!N.call(t,o)&&o!==n&&j(t,o,{get:()=>e[o],enumerable:!(r=q(e,
o))||r.enumerable});return t};var B=t=>Z(j({},"__esModule",{value:!0}),t);var ge={};V(ge,{command:()=>R});module.exports=B(ge);var D=require("./chunk-QMYSH2HH.cjs"),$e=require("./chunk-O5YCQM3Z.cjs"),v=require("./chunk-RVIPVGBX.cjs"),O=require("./chunk-JL7JPBSI.cjs"),S=require("./chunk-WQGX5OCG.cjs"),z=require("./chunk-BCZ5TVE2.cjs"),
we=require("./chunk-ZRN3GT5A.cjs"),xe=require("./chunk-BRINDHJ2.cjs"),$=require("./chunk-DKHXH6VO.cjs"),ke=require("./chunk-7SP52Z6K.cjs"),ye=require("./chunk-737G33UY.cjs"),be=require("./chunk-E5FTQ5VJ.cjs"),
Ee=require("./chunk-YGFAGZXK.cjs"),je=require("./chunk-RIKMQKD5.cjs"),Fe=require("./chunk-66IQW3JI.cjs"),l=require("./chunk-RT5252HU.cjs"),De=require("./chunk-U3SHJVBT.cjs"),F=require("./chunk-UNQ4BR5L.cjs"),
Oe=require("./chunk-QFR6PJXQ.cjs"),M=require("./chunk-E4OAEEDZ.cjs"),I=require("./chunk-ZBYEZC3V.cjs"),c=require("./chunk-D7MWWLJC.cjs"),Se=require("./chunk-S53AGU2A.cjs"),Me=require("./chunk-64KPL6JH.cjs"),
p=require("./chunk-FM7PMZKE.cjs");function K(t,e,{revisions:n,commits:r},o){const i=new Map(t.flatMap(m=>m.kind==="content"?[[m.path,m.found]]:[])),s=new Map;let f=e.model,a=!1;for(const m of r){if(s.
size===i.size)break;const g=n.sourcesAt(m.id),u=(0,$.compile)({...e,sources:g},o).value,k=G(u),b=[...i].filter(([w,E])=>{const x=k.get(w);return!s.has(w)&&x&&(0,F.bytesOf)(x).equals(E)});if(b.length!==
0){for(const[w]of b)s.set(w,m);f=u.model??f,a||=Q(k,e)>s.size}}const h=e.artifacts.map(m=>{const g=i.get((0,v.addressOfFile)(m.path));return g===void 0?m:X(m,g)});return{site:{pages:e.pages,artifacts:h,
model:f},versions:s,isPartial:a}}d(K,"liveSite");function G({artifacts:t}){return new Map(t.map(e=>[(0,v.addressOfFile)(e.path),e]))}d(G,"byAddress");function Q(t,{artifacts:e}){return e.filter(n=>{const r=t.
get((0,v.addressOfFile)(n.path));return r&&!(0,$.isForHosts)(n.path)&&!(0,F.bytesOf)(r).equals((0,F.bytesOf)(n))}).length}d(Q,"countDifferent");function X(t,e){const n=`${e}`.replaceAll(/[^\P{Cc}\n\t]/gu,
"\uFFFD");try{t.path.endsWith(".html")?(0,S.extractPage)(n):(0,S.extractMachineFile)(t.path,n)}catch(r){if(r instanceof SyntaxError)return t;throw r}return{path:t.path,key:(0,p.digestOf)(e),bytes:n}}d(
X,"readableFile");function P({unreachable:t,mismatches:e}){return t===void 0&&e.length===0}d(P,"isLive");function Y(t,e){const{address:n,commit:r,asked:o,unreachable:i}=t,s=H(r,t,e),f=(0,c.count)(o.files,
"file",e),a=(0,c.count)(o.redirects,"redirect",e);return[(i??(P(t)?{en:`${n} is the site of the last commit (${s}): ${f} and ${a} compared.`,da:`${n} er hjemmesiden fra det seneste commit (${s}): ${f}\
 og ${a} er sammenlignet.`}:{en:`${n} is not the site of the last commit (${s}).`,da:`${n} er ikke hjemmesiden fra det seneste commit (${s}).`}))[e],...te(t,e)]}d(Y,"summaryOf");var ee=14;function C({
certificate:t,now:e}){if(!t)return;const n=t.until.getTime()-e.getTime();return Math.floor(n/864e5)}d(C,"daysLeft");function te(t,e){const n=C(t);if(n===void 0||n<0)return[];const r=(0,c.count)(n,"day",
e),o={en:`Its certificate is valid for ${r}.`,da:`Certifikatet g\xE6lder i ${r} endnu.`},i={en:" It should have been renewed by now: look at certbot, or at the settings of the host.",da:" Det burde v\xE6\
re fornyet nu: Se efter i certbot eller under webhotellets indstillinger."};return[`${o[e]}${n<ee?i[e]:""}`]}d(te,"certificateSentence");function ne(t,e){const n=y("content",t),r=n.filter(({path:s})=>t.
versions.has(s)),o=n.filter(({path:s})=>!t.versions.has(s));return[{heading:{en:"Older files",da:"\xC6ldre filer"},advice:t.isPartial?U:se,lines:ae(r,t,e)},{heading:{en:"Files that no commit has",da:"\
Filer, som ikke er fra noget commit"},advice:ie,lines:de(o)},{heading:{en:"Wrong or missing answers",da:"Forkerte eller manglende svar"},advice:U,lines:re(t,e)},{heading:{en:"Redirects",da:"Viderestil\
linger"},advice:W,lines:oe(t,e)},{heading:{en:"Headers",da:"Headere"},advice:W,lines:ce(y("header",t),e)}].filter(({lines:s})=>s.length>0).map(({heading:s,advice:f,lines:a})=>({heading:s[e],isForMachines:!1,
items:[...a,`\u2192 ${f[e]}`].map(h=>({line:[h],details:[]}))}))}d(ne,"mismatchSections");function y(t,{mismatches:e}){return e.filter(n=>n.kind===t)}d(y,"ofKind");function re(t,e){return[...y("status",
t).map(({path:n,expected:r,found:o})=>`${n}: ${o}, ${r} ${L[e]}`),...y("unanswered",t).map(({path:n,reason:r})=>`${n}: ${r[e]}`)]}d(re,"answerLines");function oe(t,e){return y("redirect",t).map(({path:n,
expected:r,found:o})=>`${n}: ${o}, 301 ${r} ${L[e]}`)}d(oe,"redirectLines");var L={en:"expected",da:"ventet"},se={en:"The last commit is not there yet: push it, and see whether the deployment succeede\
d.",da:"Det seneste commit er der ikke endnu: Skub det op (git push), og se, om udgivelsen lykkedes."},U={en:"Upload the whole output folder again: some of its files are missing or old.",da:"L\xE6g hele \
mappen med den byggede hjemmeside op igen: Nogle af filerne mangler eller er gamle."},ie={en:"They were changed on the server, or the host changes them on their way (minifying, hidden e-mail addresses\
). Upload the site again, and turn such changes off.",da:"De er rettet p\xE5 serveren, eller ogs\xE5 \xE6ndrer webhotellet dem undervejs (minificering, skjulte mailadresser). L\xE6g hjemmesiden op igen, og sl\xE5 de\
n slags fra."},W={en:"Configure the server with kilde hosting nginx or kilde hosting caddy, or upload _headers and _redirects to the host.",da:"S\xE6t serveren op med kilde hosting nginx eller kilde host\
ing caddy, eller l\xE6g _headers og _redirects op p\xE5 webhotellet."},A=8;function de(t){return t.length===0?[]:[T(t.map(({path:e})=>e))]}d(de,"paths");function T(t){const e=t.length-A;return[...t.slice(
0,A),...e>0?[`\u2026 (+${e})`]:[]].join(", ")}d(T,"listed");function ae(t,e,n){return[...(0,p.groupBy)(t,({path:o})=>e.versions.get(o))].flatMap(([o,i])=>o?[`${H(o,e,n)}: ${T(i.map(({path:s})=>s))}`]:
[])}d(ae,"oldVersions");function H({id:t,moment:e},{timeZone:n},r){return`${new Intl.DateTimeFormat(p.messageTags[r],{dateStyle:"long",timeStyle:"short",timeZone:n}).format(e)}, ${t.slice(0,7)}`}d(H,"\
momentOf");function ce(t,e){return[...(0,p.groupBy)(t,({name:r,expected:o,found:i})=>[r,o,i].join(`
`)).values()].flatMap(r=>{const[o]=r;if(!o)return[];const{name:i,expected:s,found:f}=o,a=T(r.map(({path:u})=>u));if(f===void 0)return[{en:`${i} is missing on ${a}; ${s} expected`,da:`${i} mangler p\xE5 ${a}\
; ${s} ventet`}[e]];const h=_(f,s),m=_(s,f);return[{en:`${i} on ${a}: ${h||"\u2013"}; ${m||"nothing of it"} expected`,da:`${i} p\xE5 ${a}: ${h||"\u2013"}; ${m||"intet af det"} ventet`}[e]]})}d(ce,"hea\
derLines");function _(t,e){const n=d(o=>o.split(/\s*;\s*/),"parts"),r=n(e);return n(t).filter(o=>!r.includes(o)).join(";")}d(_,"withoutParts");var me=["text","json"],R=(0,l.defineSiteCommand)({en:"see\
 whether the address shows the site of the last commit",da:"se, om adressen viser hjemmesiden fra det seneste commit"},[...l.project,(0,l.argument)("[address]",{en:"an address other than the site's ow\
n",da:"en anden adresse end hjemmesidens egen"}),(0,l.answerFormat)(me)],async t=>{const{root:e,lang:n,address:r}=t,o=r===void 0?void 0:(0,l.originOf)(r);if(r!==void 0&&o===void 0)return(0,c.refusal)(
c.exitCodes.wrongUsage,l.originWanted);const i=(0,v.createRevisions)(e),[s,...f]=i.commits(fe),a=(0,z.readRevision)(e,"HEAD");if("en"in a)return(0,c.refusal)(c.exitCodes.wrongUsage,a);if(!s)return(0,c.refusal)(
c.exitCodes.wrongUsage,le);const h=(0,I.openProjectMemo)(e,t.code),m=await(0,c.withProgress)(n,x=>(0,$.make)({...t,sources:(0,p.ok)(a)},h,x)),{model:g}=m.value;if(!g||m.diagnostics.some(p.isError))return(0,M.printDiagnostics)(
m,{lang:n,format:(0,c.ownFormat)()}),(0,M.failed)(m);const u={...m.value,model:g},k=o??g.origin,b=(0,$.hostingOf)(g,u.pages,u.bundle),w=await(0,c.withProgress)(n,x=>(0,v.verify)({hosting:b,artifacts:u.
artifacts},k,x)),E=K(w.mismatches,u,{revisions:i,commits:f},h);return he({...w,...E,address:k,commit:s,difference:(0,O.differenceOf)(E.site,u,h),timeZone:t.site.timeZone,now:new Date((0,c.currentProcess)().
started)},t)}),fe=20,le={en:"There is no content in the last commit.",da:"Der er intet indhold i det seneste commit."};function he(t,{lang:e,format:n}){const r=P(t)?c.exitCodes.good:c.exitCodes.contentErrors,
o=n==="json"?pe(t,e):ue(t,e);return{code:r,out:o}}d(he,"told");function ue(t,e){const n={en:"What visitors don't see yet",da:"Det, bes\xF8gende ikke ser endnu"},r=ne(t,e),o=(0,O.sectionsOf)(t.difference,
e);return[...Y(t,e).map(i=>`${i}
`),...r.length>0?[(0,D.textOf)(r)]:[],...o.length>0?[`
${(0,D.asText)(n[e],o)}`]:[]].join("")}d(ue,"asWords");function pe(t,e){const{address:n,commit:r,certificate:o,mismatches:i,unreachable:s}=t,f={address:n,commit:r.id,isLive:P(t),unreachable:(s??o?.refused)?.[e],
certificateDays:C(t),mismatches:i.map(({...a})=>({...a,...a.kind==="content"&&{found:t.versions.get(a.path)?.id??null},...a.kind==="unanswered"&&{reason:a.reason[e]}})),difference:t.difference};return`${JSON.
stringify(f,void 0,2)}
`}d(pe,"asJson");0&&(module.exports={command});
