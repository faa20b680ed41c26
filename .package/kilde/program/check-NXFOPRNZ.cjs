var E=Object.defineProperty;var W=Object.getOwnPropertyDescriptor;var G=Object.getOwnPropertyNames;var z=Object.prototype.hasOwnProperty;var m=(e,t)=>E(e,"name",{value:t,configurable:!0});var K=(e,t)=>{for(var n in t)E(e,n,{get:t[n],enumerable:!0})},J=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of G(t))!z.call(e,s)&&s!==n&&E(e,s,{get:()=>t[s],enumerable:!(r=W(t,
s))||r.enumerable});return e};var X=e=>J(E({},"__esModule",{value:!0}),e);var fe={};K(fe,{command:()=>M});module.exports=X(fe);var R=require("./chunk-O5YCQM3Z.cjs"),u=require("./chunk-AHVCKKEL.cjs"),$=require("./chunk-22C3XTEK.cjs"),k=require("./chunk-2K5ABPJL.cjs"),ue=require("./chunk-BRINDHJ2.cjs"),pe=require("./chunk-PX2JBI7Y.cjs"),
S=require("./chunk-DKHXH6VO.cjs"),he=require("./chunk-7SP52Z6K.cjs"),ke=require("./chunk-737G33UY.cjs"),ge=require("./chunk-E5FTQ5VJ.cjs"),ve=require("./chunk-YGFAGZXK.cjs"),we=require("./chunk-RIKMQKD5.cjs"),
xe=require("./chunk-66IQW3JI.cjs"),h=require("./chunk-RT5252HU.cjs"),Ee=require("./chunk-U3SHJVBT.cjs"),y=require("./chunk-UNQ4BR5L.cjs"),$e=require("./chunk-QFR6PJXQ.cjs"),g=require("./chunk-E4OAEEDZ.cjs"),
ye=require("./chunk-ZBYEZC3V.cjs"),o=require("./chunk-D7MWWLJC.cjs"),Oe=require("./chunk-S53AGU2A.cjs"),q=require("./chunk-64KPL6JH.cjs"),w=require("./chunk-FM7PMZKE.cjs"),D=require("node:path"),B=require("node:http"),
_=require("node:https"),H=require("node:dns"),x=require("node:net"),L={ipv4:new x.BlockList,ipv6:new x.BlockList};for(const e of["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","169.254.0.0/16",
"172.16.0.0/12","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","192.168.0.0/16","198.18.0.0/15","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","::/3","4000::/2","8000::/1","2001::/23","2001:db8::/32",
"2002::/16","3fff::/20"]){const[t="",n]=e.split("/"),r=t.includes(":")?"ipv6":"ipv4";L[r].addSubnet(t,Number(n),r)}function U(e){const t=e.replace(/^\[|\]$/g,""),n=t.includes(":")?"ipv6":"ipv4";return(0,x.isIP)(
t)!==0&&L[n].check(t,n)}m(U,"isOwnNetwork");var Q=m((e,t,n)=>{(0,H.lookup)(e,{...t,all:!0},(r,s=[])=>{const[a={address:"",family:0}]=s,i=s.some(({address:d})=>U(d));r?n(r,""):i?n(Object.assign(new Error(
e),{code:"NOT_PUBLIC"}),""):t.all?n(null,s):n(null,a.address,a.family)})},"lookupPublic"),V=[[/^(404|410)$/,"the page isn't there","siden findes ikke"],[/^5\d\d$/,"the server has an error","der er fej\
l p\xE5 serveren"],[/^\d+$/,"the server refuses it","serveren afviser det"],[/^(ENOTFOUND|EAI_)/,"there is no such name","navnet findes ikke p\xE5 nettet"],[/^(ABORT_ERR|ETIMEDOUT)/,"no answer in time",
"der kommer intet svar i tide"],[/^REDIRECTS/,"it redirects in circles","det viderestiller i ring"],[/^NOT_PUBLIC/,"it is not on the internet","det er ikke p\xE5 internettet"],[/EXPIRED/,"its certific\
ate has expired","certifikatet er udl\xF8bet"],[/CERT|SIGN|TLS|SSL/,"its certificate isn't valid","certifikatet g\xE6lder ikke"],[/^/,"no connection","der er ingen forbindelse"]];function C(e,t){const[
,n,r]=V.find(([s])=>s.test(e))??[];return{en:`${n} (${t}, ${e})`,da:`${r} (${t}, ${e})`}}m(C,"reasonOf");var b=4,Y=8,Z=[401,402,403,407,429,451,999];async function ee(e,t){const n=new Map,r=(0,w.groupBy)(
e,c=>new URL(c).hostname);if(r.size===0)return n;const a=["example.com",...r.keys()].slice(0,b).map(c=>new Promise(l=>t.lookup(c,{},p=>l(!p))));if(!(await Promise.all(a)).includes(!0))return;const i=te(
t),d=[...r.values()],f=m(async()=>{for(let c=d.shift();c;c=d.shift())for(const l of c)n.set(l,await re(l,i))},"askNext");return await Promise.all(Array.from({length:b},f)),n}m(ee,"askLinks");function te(e){
const t=new Map;return async(n,r)=>{const s=Promise.resolve(t.get(n.host)).then(()=>ne(n,r,e)),a=m(()=>new Promise(i=>setTimeout(i,e.pause)),"pause");return t.set(n.host,s.then(a)),s}}m(te,"inTurns");
function ne(e,t,{userAgent:n,patience:r,lookup:s}){const a=e.protocol==="https:"?_.request:B.request,i={"User-Agent":n,Accept:"*/*"},d=AbortSignal.timeout(r),f={method:t,lookup:s,headers:i,signal:d,agent:!1,
auth:null};return U(e.hostname)?Promise.resolve({status:0,code:"NOT_PUBLIC"}):new Promise(c=>{a(e,f,l=>{const{statusCode:p=0,headers:v}=l;c({status:p,location:v.location}),l.destroy()}).on("error",({code:l=""})=>c(
{status:0,code:l})).end()})}m(ne,"askOnce");async function re(e,t){let n=new URL(e),r={},s=!0;for(let a=0;a<=Y;a++){const i=await t(n,"HEAD"),d=i.status>0&&i.status<400,f=/^(E(NOTFOUND|AI_|CONNREF)|ABORT|NOT_)/.
test(i.code??""),c=d||f?i:await t(n,"GET"),{status:l,location:p,code:v=`${l}`}=c;if(Z.includes(l))return{kind:"undecided"};if(l===0||l>=400)return{kind:"failed",why:C(v,n.host)};if(!(l>=300&&URL.canParse(
p??"",n.href))||p===void 0)return{kind:"works",...r};if(n=new URL(p,n),!/^https?:$/.test(n.protocol))return{kind:"works",...r};s&&=l===301||l===308,s&&(r={movedTo:n.href})}return{kind:"failed",why:C("\
REDIRECTS",n.host)}}m(re,"follow");function se(e){return{userAgent:`Mozilla/5.0 (compatible; Kilde; looks for dead links on ${e})`,pause:1e3,patience:15e3,lookup:Q}}m(se,"gently");async function oe(e,{
root:t,date:n},r=se(e.model.origin)){const s=(0,u.outgoingLinks)(e),a=s.filter(({address:c})=>!q.madeUpHost.test(new URL(c).hostname)),i=a.map(({address:c})=>c),d=await ee(i,r);if(!d)return;const f=(0,u.failuresAfter)(
(0,u.readFailures)(t),d,n);return(0,u.keepFailures)(t,f),{links:a,outcomes:d,failures:f,madeUp:s.length-a.length}}m(oe,"checkOutgoing");function ie({files:e,solved:t},{root:n,format:r,lang:s}){const a=(0,o.paintFor)(
r);for(const f of(0,k.differencesIn)(e)){const c=(0,k.asPatch)(f).map(v=>a(v.startsWith("-")?"red":"green",v)),l=a("bold",`${f.file}:${f.line}`),p=r==="json"?JSON.stringify(f):`${[l,...c].join(`
`)}
`;(0,o.printProblems)(`${p}
`,r)}const i=(0,u.saveEdited)(n,e);if("refused"in i)return i.refused;if(i.changed.length>0)return ae(i.changed);const d={en:`Corrected: ${(0,o.countProblems)(t,"en")}.`,da:`Rettet: ${(0,o.countProblems)(
t,"da")}.`};t.length>0&&(0,o.printError)(`${d[s]}
`)}m(ie,"applyCorrections");function ae(e){const t=e.join(", ");return{en:`Nothing was corrected: ${t} changed meanwhile. Run kilde check --fix again.`,da:`Der er ikke rettet noget: ${t} er \xE6ndret ime\
ns. K\xF8r kilde check --fix igen.`}}m(ae,"changedMeanwhile");var M=(0,h.defineSiteCommand)({en:"check the content and report problems; writes no files without --fix",da:"find fejl i indholdet; skrive\
r ingen filer uden --fix"},[...h.project,h.problemFormat,(0,h.option)("--launch",{en:"also list samples and open questions; fail if any sample is left",da:"vis ogs\xE5 eksempler og \xE5bne sp\xF8rgsm\xE5l; giv en\
 fejlkode, hvis der er eksempler tilbage"}),(0,h.option)("--links",{en:"also try every link to another site; fail if any has led nowhere on two days",da:"pr\xF8v ogs\xE5 alle links til andre hjemmesider; gi\
v en fejlkode, hvis et af dem ikke har virket to forskellige dage"}),(0,h.option)("--fix",{en:"correct what has one correction alone; each is shown and checked",da:"ret det, der kun kan rettes p\xE5 \xE9n m\
\xE5de; hver rettelse bliver vist og kontrolleret"})],async e=>{const[t,n]=await(0,R.makeSite)(e);if(!e.fix)return j(t,e);const r=(0,k.correctionsOf)(t,n),s=ie(r,e);if(s)return(0,o.refusal)(o.exitCodes.
contentErrors,s);const[{value:a,diagnostics:i}]=await(0,R.makeSite)(e),d=i.map(f=>r.left.find(c=>(0,k.isSame)(c,f))??f);return j({value:a,diagnostics:d},e)});async function j(e,t){const{date:n,format:r,
root:s,site:a}=t,i=t.launch?(0,$.launchList)(e.value.entries,a):{samples:[],questions:[],blocking:0},d=[...i.samples,...i.questions],f=[...e.diagnostics,...d];(0,g.printDiagnostics)({...e,diagnostics:f},
t);const c=t.fix?0:(0,k.certainOnes)(e.diagnostics).length,l=c>0?de(c):{en:"",da:""};if(e.diagnostics.some(w.isError))return(0,g.failed)(e,l);const{samples:p,questions:v,blocking:T}=i;if(p.length+T>0)
return(0,o.refusal)(o.exitCodes.contentErrors,(0,$.notReady)(p.length,v.length));const{model:N}=e.value;if(t.links&&N)return ce({...e.value,model:N},t);const{pages:F}=(0,S.countsOf)(e.value.pages),O={
en:`No problems: ${(0,o.count)(F,"page","en")}${(0,g.countWarnings)(e,"en")}. ${l.en}`.trim(),da:`Ingen fejl: ${(0,o.count)(F,"page","da")}${(0,g.countWarnings)(e,"da")}. ${l.da}`.trim()},P=(0,y.nextChangeOf)(
(0,D.join)(s,A));if(P===void 0||P>n)return(0,o.success)(O,r);const I=(0,y.overdueInWords)(A,P);return(0,o.success)({en:`${O.en}
${I.en}`,da:`${O.da}
${I.da}`},r)}m(j,"check");async function ce(e,t){const n=await(0,o.withProgress)(t.lang,a=>(a({en:"Trying the links",da:"Pr\xF8ver links"}),oe(e,t)));if(!n)return(0,o.refusal)(o.exitCodes.wrongUsage,le);
const r=(0,w.sortDiagnostics)((0,u.linkProblems)(n));(0,g.printDiagnostics)({value:e,diagnostics:r},t);const s=(0,u.askedInWords)(n);return r.some(w.isError)?(0,g.failed)({diagnostics:r},s):(0,o.success)(
s,t.format)}m(ce,"checkLinks");var le={en:"This computer is not on the internet, so no link was tried.",da:"Computeren er ikke p\xE5 nettet, s\xE5 ingen links er pr\xF8vet."};function de(e){return{en:`\
kilde check --fix corrects ${e} of these.`,da:`kilde check --fix retter ${e} af dem.`}}m(de,"correctable");var A="output";0&&(module.exports={command});
