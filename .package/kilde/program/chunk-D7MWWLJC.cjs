var ce=Object.create;var m=Object.defineProperty;var ae=Object.getOwnPropertyDescriptor;var le=Object.getOwnPropertyNames;var ue=Object.getPrototypeOf,pe=Object.prototype.hasOwnProperty;var s=(e,r)=>m(e,"name",{value:r,configurable:!0});var fe=(e,r)=>{for(var t in r)m(e,t,{get:r[t],enumerable:!0})},x=(e,r,t,n)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of le(r))!pe.call(e,o)&&o!==t&&m(e,o,{get:()=>r[o],enumerable:!(n=
ae(r,o))||n.enumerable});return e};var de=(e,r,t)=>(t=e!=null?ce(ue(e)):{},x(r||!e||!e.__esModule?m(t,"default",{value:e,enumerable:!0}):t,e)),me=e=>x(m({},"__esModule",{value:!0}),e);var Ae={};fe(Ae,{answer:()=>h,bootId:()=>W,count:()=>$,countProblems:()=>q,currentProcess:()=>K,endSignal:()=>z,exitCodes:()=>S,formats:()=>N,isRunning:()=>Q,ownFormat:()=>re,ownId:()=>X,ownLanguage:()=>te,
paintFor:()=>ee,plain:()=>b,print:()=>H,printAnswer:()=>B,printError:()=>Y,printProblems:()=>U,refusal:()=>L,report:()=>R,signalGroup:()=>V,siteFingerprint:()=>F,siteFolder:()=>v,siteFolderName:()=>y,
stampOf:()=>E,success:()=>D,textsAbout:()=>_,today:()=>ne,withProgress:()=>J,withPrompt:()=>Z});module.exports=me(Ae);var f=require("./chunk-FM7PMZKE.cjs"),d=require("node:fs"),w=require("node:path"),G=require("node:util"),A=require("node:fs"),O=require("node:os"),y="site";function v(e){return`${(0,d.realpathSync)((0,w.join)(
e,y))}/`}s(v,"siteFolder");function F(e){const t=(0,d.readdirSync)(v(e),{recursive:!0,withFileTypes:!0}).filter(n=>!n.isDirectory()).map(({parentPath:n,name:o})=>{const i=(0,w.join)(n,o);return`${i} ${E(
i)}`});return(0,f.digestOf)(t.sort().join(`
`))}s(F,"siteFingerprint");function E(e){const r=(0,d.statSync)(e,{throwIfNoEntry:!1});return r?`${r.size} ${r.ctimeMs}`:"missing"}s(E,"stampOf");var S={good:0,contentErrors:1,wrongUsage:2};function h(e){
return{code:S.good,out:e}}s(h,"answer");function L(e,r){return{code:e,out:"",err:r}}s(L,"refusal");function D(e,r){return r==="json"?{...h(""),err:e}:h(e)}s(D,"success");var N=["pretty","github","json"];
function R(e,r,{format:t,language:n,colour:o}){const i={pretty:s(c=>$e(c,r.get(c.file),o),"pretty"),github:ye,json:Ee}[t];return e.map(c=>`${i(ge(c,n))}
`).join("")}s(R,"report");function ge(e,r){const{severity:t,message:n,hint:o}=e;return{...e,label:C[t][r][0],message:n[r],hint:o?.[r],replacement:o?.replacement,others:o?.others}}s(ge,"wordIn");function _(e,r){
const t=new Set(e.map(({file:n})=>n));return new Map(r.filter(({path:n})=>t.has(n)).map(({path:n,bytes:o})=>[n,new TextDecoder().decode(o)]))}s(_,"textsAbout");var b=s((e,r)=>r,"plain"),he=s((e,r)=>(0,G.styleText)(
e,r,{validateStream:!1}),"coloured"),I={error:"red",warning:"yellow"};function $e(e,r,t){const{file:n,line:o,column:i,severity:c,label:a,message:u,hint:l}=e,p=[`${t("bold",`${n}:${o}:${i}`)} ${t(I[c],
`${a}:`)} ${u}`];return r!==void 0&&e.length>0&&p.push(...we(e,r,t)),l!==void 0&&p.push(`  ${l}`),`${p.join(`
`)}
`}s($e,"pretty");function we({line:e,column:r,length:t,severity:n},o,i){const c=o.split(/\r?\n/)[e-1]??"",a=c.slice(0,r-1),u=Math.max(1,Math.min(t,c.length-a.length)),l=Math.max(0,a.length-60),p=a.length+
u+60,g=s(ie=>ie?"\u2026":"","cut"),se=`${g(l>0)}${c.slice(l,p)}${g(p<c.length)}`.replaceAll("	"," "),T=`  ${e} \u2502 `,oe=" ".repeat(a.length-l+(l>0?1:0));return[`${i("dim",T)}${se}`,`${i("dim",`${" ".
repeat(T.length-2)}\u2502 `)}${oe}${i(I[n],"^".repeat(u))}`]}s(we,"frame");function ye(e){const{file:r,line:t,column:n,length:o,severity:i,code:c}=e,{message:a,hint:u}=e,l=[a,u].filter(g=>g!==void 0).
join(`
`),p=`file=${P(r)},line=${t},col=${n},endColumn=${n+Math.max(1,o)}`;return`::${i} ${p},title=${P(c)}::${j(l)}`}s(ye,"github");function j(e){return e.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll(
`
`,"%0A")}s(j,"escapeData");function P(e){return j(e).replaceAll(":","%3A").replaceAll(",","%2C")}s(P,"escapeProperty");var ve=["file","line","column","length","severity","code","message","hint","repla\
cement","others"];function Ee(e){return JSON.stringify(e,[...ve])}s(Ee,"toJson");function q(e,r){const t=e.filter(f.isError).length,n=e.length-t;return[...t>0?[$(t,"error",r)]:[],...n>0?[$(n,"warning",
r)]:[]].join(", ")}s(q,"countProblems");var C={error:{en:["error","errors"],da:["fejl","fejl"]},warning:{en:["warning","warnings"],da:["advarsel","advarsler"]},page:{en:["page","pages"],da:["side","si\
der"]},redirect:{en:["redirect","redirects"],da:["viderestilling","viderestillinger"]},link:{en:["link","links"],da:["link","links"]},place:{en:["place","places"],da:["sted","steder"]},file:{en:["file",
"files"],da:["fil","filer"]},sample:{en:["sample","samples"],da:["eksempel","eksempler"]},day:{en:["day","days"],da:["dag","dage"]},question:{en:["question","questions"],da:["sp\xF8rgsm\xE5l","sp\xF8rgsm\
\xE5l"]}};function $(e,r,t){const[n,o]=C[r][t];return`${e} ${e===1?n:o}`}s($,"count");var M=500,k="\r\x1B[K";function Se(e,r){const t=performance.now(),n=e.isTTY===!0&&!r;let o,i=!1;const c=setTimeout(
a,M);return{step(u){o=u,performance.now()-t>=M&&a()},end(){clearTimeout(c),i=!0,n&&e.write(k)}};function a(){o===void 0||i||(r?e.write(`${o} \u2026
`):n&&e.write(`${k}${o} \u2026`))}}s(Se,"showProgress");function B({code:e,out:r,err:t},n){return process.stdout.write(typeof r=="string"?r:`${r[n]}
`),t&&process.stderr.write(`${t[n]}
`),e}s(B,"printAnswer");function H(e){process.stdout.write(e)}s(H,"print");function U(e,r){(r==="json"?process.stdout:process.stderr).write(e)}s(U,"printProblems");function Y(e){process.stderr.write(e)}
s(Y,"printError");async function J(e,r){const t=Se(process.stderr,!!process.env.CI);try{return await r(n=>t.step(n[e]))}finally{t.end()}}s(J,"withProgress");async function Z(e){if(process.stdin.isTTY!==
!0)return await e(void 0);const{createInterface:r}=await Promise.resolve().then(()=>de(require("node:readline/promises"))),t=r({input:process.stdin,output:process.stderr});try{return await e(n=>t.question(
n))}finally{t.close()}}s(Z,"withPrompt");function z(){const e=new AbortController;for(const r of["SIGINT","SIGTERM","SIGHUP","disconnect"])process.once(r,()=>e.abort());return e.signal}s(z,"endSignal");
function K(){return{started:Date.now(),file:process.argv[1]??"",argv:process.argv.slice(2),environment:process.env,tellParent(e){process.send?.(e)},leaveParent(){process.connected&&process.disconnect()}}}
s(K,"currentProcess");var X=process.pid;function Q(e){try{return process.kill(e,0),!be(e)}catch(r){return r instanceof Error&&"code"in r&&r.code==="EPERM"}}s(Q,"isRunning");function be(e){try{return/\) [ZX] [^)]*$/.
test((0,A.readFileSync)(`/proc/${e}/stat`,"latin1"))}catch{return!1}}s(be,"isZombie");function V(e,r){try{process.kill(-e,r)}catch(t){const{code:n}=t;if(n!=="ESRCH"&&n!=="EPERM")throw t}}s(V,"signalGr\
oup");function W(){try{return(0,A.readFileSync)("/proc/sys/kernel/random/boot_id","latin1").trim()}catch{return`${Math.round((Date.now()-(0,O.uptime)()*1e3)/6e4)}`}}s(W,"bootId");function ee(e){const{
stderr:r}=process,t=r.isTTY===!0&&r.hasColors();return e==="pretty"&&t?he:b}s(ee,"paintFor");function re(){return process.env.GITHUB_ACTIONS==="true"?"github":"pretty"}s(re,"ownFormat");function te(){
const{LC_ALL:e,LC_MESSAGES:r,LANG:t}=process.env;return/^da/i.test(e||r||t||"")?"da":"en"}s(te,"ownLanguage");function ne(e){return(0,f.dateIn)(e,new Date)}s(ne,"today");0&&(module.exports={answer,bootId,count,countProblems,currentProcess,endSignal,exitCodes,formats,isRunning,ownFormat,ownId,ownLanguage,paintFor,plain,print,printAnswer,printError,printProblems,refusal,
report,signalGroup,siteFingerprint,siteFolder,siteFolderName,stampOf,success,textsAbout,today,withProgress,withPrompt});
