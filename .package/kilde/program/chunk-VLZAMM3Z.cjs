var ta=Object.create;var Ze=Object.defineProperty;var na=Object.getOwnPropertyDescriptor;var ia=Object.getOwnPropertyNames;var ra=Object.getPrototypeOf,sa=Object.prototype.hasOwnProperty;var c=(e,t)=>Ze(e,"name",{value:t,configurable:!0});var oa=(e,t)=>{for(var n in t)Ze(e,n,{get:t[n],enumerable:!0})},mi=(e,t,n,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of ia(t))!sa.call(e,r)&&r!==n&&Ze(e,r,{get:()=>t[r],enumerable:!(i=
na(t,r))||i.enumerable});return e};var Qe=(e,t,n)=>(n=e!=null?ta(ra(e)):{},mi(t||!e||!e.__esModule?Ze(n,"default",{value:e,enumerable:!0}):n,e)),aa=e=>mi(Ze({},"__esModule",{value:!0}),e);var mp={};oa(mp,{command:()=>ea,keyVariable:()=>ci,serve:()=>li,serverInputs:()=>ai});module.exports=aa(mp);var ti=require("./chunk-MRXB3W4B.cjs"),Ke=require("./chunk-RVIPVGBX.cjs"),Lt=require("./chunk-JL7JPBSI.cjs"),Bt=require("./chunk-SBZCI4UO.cjs"),Ve=require("./chunk-WQGX5OCG.cjs"),me=require("./chunk-PICBMYXR.cjs"),
L=require("./chunk-VDYN2EY7.cjs"),Ye=require("./chunk-QAMGSB6L.cjs"),S=require("./chunk-BCZ5TVE2.cjs"),j=require("./chunk-AHVCKKEL.cjs"),So=require("./chunk-22C3XTEK.cjs"),_=require("./chunk-LTAOTDRO.cjs"),
k=require("./chunk-2K5ABPJL.cjs"),Ue=require("./chunk-BRINDHJ2.cjs"),G=require("./chunk-PX2JBI7Y.cjs"),M=require("./chunk-DKHXH6VO.cjs"),T=require("./chunk-7SP52Z6K.cjs"),Mo=require("./chunk-737G33UY.cjs"),
he=require("./chunk-E5FTQ5VJ.cjs"),oe=require("./chunk-YGFAGZXK.cjs"),A=require("./chunk-RIKMQKD5.cjs"),v=require("./chunk-66IQW3JI.cjs"),ae=require("./chunk-RT5252HU.cjs"),C=require("./chunk-UNQ4BR5L.cjs"),
Je=require("./chunk-QFR6PJXQ.cjs"),Q=require("./chunk-E4OAEEDZ.cjs"),U=require("./chunk-ZBYEZC3V.cjs"),D=require("./chunk-D7MWWLJC.cjs"),O=require("./chunk-S53AGU2A.cjs"),N=require("./chunk-64KPL6JH.cjs"),
x=require("./chunk-FM7PMZKE.cjs"),Ao=require("node:child_process"),pe=require("node:fs"),ni=require("node:os"),ii=require("node:path"),Do=require("node:url"),Po=require("node:events"),Fo=require("node:fs"),
le=require("node:path"),zt=require("node:fs"),Io=require("node:url"),To=require("node:http"),jo=require("node:net"),No=require("node:http"),ht=require("node:crypto"),Co=require("node:path"),Gt=require("node:fs"),
Ae=require("node:path"),Ro=require("node:events"),Wo=require("node:fs"),Ut=require("node:fs/promises"),I=Qe(require("node:path")),de=require("node:fs/promises"),De=require("node:path"),Ho=require("node:stream"),
Pe=require("node:fs"),te=require("node:fs/promises"),Lo=require("node:os"),W=Qe(require("node:path")),Bo=require("node:child_process"),ri=require("node:events"),mt=require("node:path"),zo=require("node:url"),
Se=require("node:util"),Go=require("node:util"),Uo=require("node:timers/promises"),Ko=require("node:path"),B=require("node:fs"),Me=require("node:path"),Vo=require("node:util"),ft=require("node:util"),
Yo=require("node:path"),Jo=require("node:path"),Kt=require("node:fs"),si=require("node:path"),qo=require("node:util"),Zo=require("node:fs"),oi=require("node:path"),Qo=require("node:path"),Xo=require("node:timers/promises"),
Vt=require("node:zlib"),ca=3e5;function la(e,t,n){let i;try{(0,pe.mkdirSync)((0,U.cacheFolder)(e),{recursive:!0}),i=(0,pe.mkdtempSync)((0,ii.join)((0,U.cacheFolder)(e),"open-"));const s=(0,ii.join)(i,
"kilde.html");(0,pe.writeFileSync)(s,ua(t,n),{mode:384,flag:"wx"}),da((0,Do.pathToFileURL)(s).href)}catch{return}const r=c(()=>(0,pe.rmSync)(i,{recursive:!0,force:!0}),"forget");return setTimeout(r,ca).
unref(),{forget:r}}c(la,"openInBrowser");function da(e){const[t,...n]=(0,ni.platform)()==="darwin"?["open",e]:(0,ni.platform)()==="win32"?["cmd","/c","start","",e]:["xdg-open",e];(0,Ao.spawn)(t,n,{stdio:"\
ignore",detached:!0}).on("error",()=>{}).unref()}c(da,"openFile");function ua(e,t){return`<!doctype html>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Kilde</title>
<form method="post" action="http://localhost:${e}${_.endpoints.enter}">
<input type="hidden" name="key" value="${t}">
<button>Kilde</button>
</form>
<script>document.forms[0].submit()</script>
`}c(ua,"openingPage");var fa={page:"dev/client/start.ts",editedPage:"edit/client/in-page/index.ts",editor:"edit/client/editor.tsx"};async function pi(e){const t=new URL(`clients/${e}.js`,he.engineFolder);
return(0,zt.existsSync)(t)?(0,zt.readFileSync)(t,"utf8"):(await ha(e)).code}c(pi,"clientCode");async function ha(e){const{outputFiles:t,metafile:n}=await(0,he.build)({...he.forBrowsers,entryPoints:[(0,Io.fileURLToPath)(
new URL(fa[e],he.engineFolder))],metafile:!0,format:"esm",jsx:"automatic",define:{"process.env.NODE_ENV":'"production"'}});return{code:t.map(({text:i})=>i).join(""),inputs:Object.keys(n.inputs)}}c(ha,
"bundleClient");function ma({site:e,root:t,date:n,code:i,edited:r=gi,progress:s=c(()=>{},"progress")}){const o=(0,U.openProjectMemo)(t,i);let a,l;const d=pa(o,s);async function u(f){s({en:"Bundling th\
e site's code",da:"Samler hjemmesidens kode"}),a??=(0,M.cachedBundle)(e,t,i).then(F=>r===gi?(0,M.withoutPolicy)(F):F);const h=l?(0,Q.readAgain)(t,l,f):(0,Q.read)(t);l=h;const m=o.once("committed",(0,C.committedContent)(
t),()=>(0,C.readCommitted)(t,e)),p=await a,g={...h,value:[...r.over(h.value)]},{mark:w}=r,y={site:e,root:t,date:n,bundle:p,committed:m,mark:w},b=await d.make({...y,sources:g});if(Yt(b))return b;const E=await r.
sound?.(b,d.good(),F=>d.make({...y,sources:{value:[...F],diagnostics:[]}}),o),$=d.good()?.value.entries;return{...b,value:{...b.value,lastSound:$},sound:E}}return c(u,"build3"),{build:c(f=>u(f).catch(
wi),"build"),forgetCode(){a=void 0},forgetSources(){l=void 0}}}c(ma,"createBuilder");function pa(e,t){let n;return{good:c(()=>n?.outcome,"good"),async make(i){const{bundle:r,committed:s,sources:o}=i,a=n?.
outcome.value.bundle===r,l=[...o.value,...s].map(({path:p,digest:g})=>`${g} ${p}`),d=JSON.stringify([l,o.diagnostics]);if(n?.key===d&&a)return n.outcome;const u=n?.outcome.value.entries,f=await(0,M.make)(
{...i,lastSound:u},e,t),h=(0,C.renderedOnce)(f.value.artifacts,e),m={...f,value:{...f.value,artifacts:h}};return Yt(m)&&(a||ga(m.value),n||e.save(),n={key:d,outcome:m}),m}}}c(pa,"createMaker");var gi={
over:c(e=>e,"over")};function Yt(e){return!(e instanceof Error)&&!e.diagnostics.some(x.isError)}c(Yt,"isGood");function vi(e){if(e instanceof Error)return;const{value:t,diagnostics:n,sound:i}=e;return n.
some(x.isError)?i?.site.value:t}c(vi,"siteIn");function ga({pages:e,artifacts:t}){const n=new Map(e.flatMap(r=>r.kind==="view"?[[r.view,(0,A.outputFile)(r.path)]]:[])),i=new Set(n.values());for(const r of t)
i.has(r.path)&&(0,C.contentOf)(r)}c(ga,"renderSamples");function wi(e){return e instanceof Error?e:new Error(String(e))}c(wi,"toError");function yi(e){let t=Promise.resolve(),n;return()=>(n??=t.catch(
()=>{}).then(()=>(n=void 0,t=e(),t)),n)}c(yi,"oneAtATime");function bi({url:e="/"}){try{return decodeURIComponent(e.replace(/[?#].*/s,""))}catch{return""}}c(bi,"pathOf");function ki({headers:{host:e=""}},t){
return`http://${e.replace(/:\d+$/,"")}:${t}`}c(ki,"originBeside");function Jt(e,t){for(const[n,i]of Object.entries(t))e.setHeader(n,i)}c(Jt,"setHeaders");function K(e,t,n){e.writeHead(t,{"content-type":"\
text/plain; charset=utf-8"}),e.end(`${n.en}
${n.da}
`)}c(K,"reject");function ge({method:e,headers:t},n,i){const r=(0,C.bytesOf)(i),s=n.statusCode===200?va(t.range,r.length):void 0;n.setHeader("content-type",(0,ti.mediaType)(i.path)),i.path.endsWith(".\
svg")&&Jt(n,M.inert),n.hasHeader("cache-control")||n.setHeader("cache-control","no-cache"),n.setHeader("accept-ranges","bytes"),s&&(n.statusCode=206,n.setHeader("content-range",`bytes ${s.first}-${s.last}\
/${r.length}`));const o=s?r.subarray(s.first,s.last+1):r;n.setHeader("content-length",o.length),n.end(e==="HEAD"?void 0:o)}c(ge,"send");function va(e,t){const[,n,i]=/^bytes=(\d+)-(\d*)$/.exec(e??"")??
[];if(n===void 0||Number(n)>=t)return;const r=i?Math.min(Number(i),t-1):t-1,s=Number(n);return s<=r?{first:s,last:r}:void 0}c(va,"partOf");var ve={unknownHost:{en:"Unknown host name.",da:"Ukendt v\xE6rts\
navn."},readOnly:{en:"Only GET and HEAD are allowed.",da:"Kun GET og HEAD er tilladt."},notYours:{en:"Open the editor with the address that kilde edit shows in the terminal: its key is missing here.",
da:"\xC5bn redigeringen med den adresse, kilde edit viser i terminalen: Her mangler n\xF8glen."}};function wa(e,t,n){const i=t?.artifacts.some(({path:u})=>u===e),r=i?e:(0,A.outputFile)(A.notFoundPath),
s=t?.pages.find(({kind:u,path:f})=>u==="view"&&(0,A.outputFile)(f)===r),o=t?.model?.redirects.find(({from:u})=>(0,A.outputFile)(u)===r),a=s?.kind==="view"?t?.bundle.policy?.(s):o&&oe.redirectPolicy,{"\
X-Frame-Options":l,...d}=M.everywhere;return{...d,...a||!i?(0,M.pageHeaders)(a??ya,n):e?.startsWith("media/")?M.crossOrigin:M.sameOrigin,"Origin-Agent-Cluster":"?1"}}c(wa,"editedHeaders");var ya={"def\
ault-src":["'self'"],"base-uri":["'none'"]};function xi(e="",t){const[,n,i]=/^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(e)??[],r=n??i??"";return r==="localhost"?!0:(0,jo.isIP)(r)!==0&&r===t?.replace(/^::ffff:/,
"")}c(xi,"isOwnHost");function ba(){const e=new Set;return{add(t,n){t.writeHead(200,{"content-type":"text/event-stream","cache-control":"no-store"}),t.write(Ei(n)),e.add(t),t.once("close",()=>e.delete(
t))},broadcast(t){for(const n of e)n.write(Ei(t))}}}c(ba,"createClients");function Ei(e){return`data: ${JSON.stringify(e)}

`}c(Ei,"serialize");function ka(e){const t=(0,ht.createHash)("sha256").update(`read ${e}`).digest("hex"),n=c(i=>_i(i,e),"isKey");return{isKey:n,cookie:c(i=>`${Oi(i)}=${t}; Path=/; HttpOnly; SameSite=S\
trict`,"cookie"),mayRead:c(({headers:i},r)=>(i.cookie??"").split(";").some(s=>{const[o,a=""]=s.trim().split("=");return o===Oi(r)&&_i(a,t)}),"mayRead"),mayWrite:c(i=>n(String(i.headers[_.keyHeader]??""))&&
$i(i),"mayWrite")}}c(ka,"createAccess");function Oi(e){return`kilde-edit-${e}`}c(Oi,"cookieName");function $i({headers:e}){const{origin:t,host:n,"sec-fetch-site":i="same-origin"}=e;return t===`http://${n}`&&
i==="same-origin"}c($i,"isOwn");function _i(e,t){const[n,i]=[e,t].map(r=>(0,ht.createHash)("sha256").update(r).digest());return n!==void 0&&i!==void 0&&(0,ht.timingSafeEqual)(n,i)}c(_i,"isSame");function xa(e,{
root:t,latest:n,show:i},r,s){const{localAddress:o,remoteAddress:a}=r.socket;if(!($i(r)&&o===a))return void K(s,403,Oa);const d=n();if(d instanceof Error)return void K(s,409,qt);const u=(0,k.correctionsOf)(
d,(0,U.createMemo)()),f=e.slice(_.endpoints.corrections.length);if(f===""){s.setHeader("content-type","application/json"),s.end(JSON.stringify(i(u,d)));return}const h=f===u.id?Ea(t,u):qt;h?K(s,409,h):
s.writeHead(204).end()}c(xa,"answerCorrections");function Ea(e,{files:t}){const n=(0,j.saveEdited)(e,t);return"refused"in n?n.refused:n.changed.length>0?qt:void 0}c(Ea,"save");var Oa={en:"Files can on\
ly be corrected in a browser on the machine where Kilde runs, or with kilde check --fix there.",da:"Filerne kan kun rettes i en browser p\xE5 den maskine, Kilde k\xF8rer p\xE5, eller med kilde check --fix d\xE9r."},
qt={en:"Nothing was corrected: the files have changed meanwhile. Look at it again.",da:"Der er ikke rettet noget: Filerne er \xE6ndret imens. Se det igen."};function $a(e,{artifacts:t}){const n=t.get(
(0,A.outputFile)(e));if(n)return{status:200,artifact:n};const i=t.get((0,A.outputFile)(A.notFoundPath));return i?{status:404,artifact:i}:{status:503,artifact:Ma}}c($a,"responseTo");function _a(e,t){return(0,Co.extname)(
e.path)!==".html"?e:{path:e.path,bytes:`${(0,C.bytesOf)(e)}${Sa(t)}`}}c(_a,"withScript");function Sa({revision:e,status:t,editor:n}){const i=n?` data-editor="${n}" data-status="${t}"`:"";return`<scrip\
t type="module" src="${_.endpoints.client}" data-revision="${e}"${i}></script>
`}c(Sa,"scriptLine");var Ma={path:"placeholder.html",bytes:`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Kilde</title>
</head>
<body>
<p>There is no site to show yet: the content has errors. The site is shown here as soon as they are corrected.</p>
<p lang="da">Der er endnu ikke nogen hjemmeside at vise: Indholdet har fejl. Den bliver vist her, s\xE5 snart de er rettet.</p>
</body>
</html>
`};function Aa(e,t,n,i,r){let s=e;const o=ba(),a=(0,No.createServer)({maxHeaderSize:Si},(l,d)=>{if(!xi(l.headers.host,l.socket.localAddress))return K(d,403,ve.unknownHost);const u=bi(l);if(i){const h=i.
editorOf(l),m=i.mayRead(l),p=m?(0,A.outputFile)(u):void 0;if(Jt(d,i.headersOf(p,h)),!m)return K(d,403,ve.notYours)}const f=l.method==="POST"&&u.startsWith(_.endpoints.corrections)?r:void 0;if(!f&&l.method!==
"GET"&&l.method!=="HEAD")return d.setHeader("allow","GET, HEAD"),K(d,405,ve.readOnly);if(u===_.endpoints.events)return o.add(d,Mi(s));if(u===_.endpoints.client)return ge(l,d,{path:"client.js",bytes:t});
try{return f?xa(u,f,l,d):Pa(u,s,i,l,d)}catch(h){return n(h),K(d,500,Da)}});return{server:a,show(l){s=l,o.broadcast(Mi(l))},close:c(()=>new Promise(l=>{a.close(()=>l()),a.closeAllConnections()}),"close")}}
c(Aa,"createSiteServer");var Si=1024*1024;function Mi({revision:e,overlay:t}){return{revision:e,overlay:t}}c(Mi,"stateOf");var Da={en:"This page can't be shown; the reason is in the terminal.",da:"Sid\
en kan ikke vises; grunden st\xE5r i terminalen."};function Pa(e,t,n,i,r){const s=e.replace(/\/$/,"");if(s!==e&&t.artifacts.has((0,A.outputFile)(s))){r.writeHead(308,{location:encodeURI(s)}).end();return}
const{revision:o}=t,{status:a,artifact:l}=$a(e,t),d=a===200?void 0:n?.media(e);r.setHeader(_.revisionHeader,o),r.statusCode=d?200:a;const u={revision:o,status:a,editor:n?.editorOf(i)};ge(i,r,d??_a(l,u))}
c(Pa,"respond");function Fa(e){const{access:t,onError:n}=e;return(0,To.createServer)({maxHeaderSize:Si},(r,s)=>{if(!xi(r.headers.host,r.socket.localAddress))return K(s,403,ve.unknownHost);const o=ki(r,
e.pagesPort());Jt(s,Ia(o));const a=bi(r),l=r.method==="GET";if(a===_.endpoints.editor&&l)return ge(r,s,e.page(o,""));if(a===_.endpoints.editorScript&&l)return ge(r,s,{path:"editor.js",bytes:e.script});
if(a===_.endpoints.editorFont&&l&&e.font)return ge(r,s,{path:"editor.woff2",bytes:e.font});if(r.method==="POST")return void Ta(a,o,e,r,s).catch(u=>{n(u),K(s,500,Ra)});if(!t.mayRead(r,Ai(r)))return K(s,
403,ve.notYours);const d=l?e.picture(a):void 0;return d&&/^(?:image|video)\//.test((0,ti.mediaType)(d.path))?ge(r,s,d):K(s,404,Fi)})}c(Fa,"createEditorServer");function Ia(e){return{"Content-Security-\
Policy":(0,oe.policyText)({"default-src":["'none'"],"script-src":["'self'"],"connect-src":["'self'"],"font-src":["'self'"],"img-src":["'self'","blob:","data:"],"media-src":["'self'","blob:"],"frame-sr\
c":[e],"base-uri":["'none'"],"form-action":["'none'"],"frame-ancestors":["'none'"],"require-trusted-types-for":["'script'"],"trusted-types":["ProseMirrorClipboard"]}),"X-Frame-Options":"DENY","Cross-O\
rigin-Opener-Policy":"same-origin","Cross-Origin-Resource-Policy":"same-origin","Origin-Agent-Cluster":"?1","Referrer-Policy":"no-referrer","X-Content-Type-Options":"nosniff"}}c(Ia,"headersOfEditor");
async function Ta(e,t,{access:n,page:i,answer:r},s,o){const a=c(()=>o.setHeader("set-cookie",n.cookie(Ai(s))),"letIn");if(e===_.endpoints.enter&&ja(s)){const f=new URLSearchParams(await Pi(s)).get("ke\
y")??"";return n.isKey(f)?(a(),o.setHeader("cache-control","no-store"),ge(s,o,i(t,f))):K(o,403,ve.notYours)}if(!n.mayWrite(s))return K(o,403,ve.notYours);if(e===_.endpoints.enter){a(),o.writeHead(204).
end();return}const l=await Pi(s);if(l===void 0)return K(o,413,Ca);const d=e.startsWith(_.endpoints.edit)?e.slice(_.endpoints.edit.length):"",u=await r(d,Na(l));if(u===void 0)return K(o,400,Fi);o.setHeader(
"content-type","application/json"),o.setHeader("cache-control","no-store"),o.end(JSON.stringify(u))}c(Ta,"answerPost");function Ai({socket:e}){return e.localPort??0}c(Ai,"portOf");function ja({headers:e}){
return(e["content-type"]??"").startsWith("application/x-www-form-urlencoded")}c(ja,"isForm");var Di=84*1024*1024;async function Pi(e){const t=[];let n=0;for await(const i of e)n+=i.length,n<=Di&&t.push(
i);return n>Di?void 0:Buffer.concat(t).toString("utf8")}c(Pi,"textOf");function Na(e){try{return JSON.parse(e)}catch{return}}c(Na,"jsonIn");var Ca={en:"This is too much at once. A picture may be 60 MB\
 at most.",da:"Det er for meget p\xE5 \xE9n gang. Et billede m\xE5 h\xF8jst fylde 60 MB."},Fi={en:"Nothing here has that name, or it can't hold that value.",da:"Der er ikke noget her, der hedder det, \
eller det kan ikke st\xE5 der."},Ra={en:"That can't be done; the reason is in the terminal.",da:"Det kan ikke lade sig g\xF8re; grunden st\xE5r i terminalen."};function Wa(e,t){const n=[...e.keys()].filter(
r=>!t.has(r)),i=[...t].filter(([r,s])=>!Ha(e.get(r),s));return n.length+i.length}c(Wa,"countChanges");function Ha(e,t){if(e===void 0)return!1;if(e===t)return!0;const[n,i]=[(0,C.contentKeyOf)(e),(0,C.contentKeyOf)(
t)];return n!==void 0&&i!==void 0?n===i:(0,C.bytesOf)(e).equals((0,C.bytesOf)(t))}c(Ha,"isSame2");var J={FILE_TYPE:"files",DIR_TYPE:"directories",FILE_DIR_TYPE:"files_directories",EVERYTHING_TYPE:"all"},
Fe={root:".",fileFilter:c(e=>!0,"fileFilter"),directoryFilter:c(e=>!0,"directoryFilter"),type:J.FILE_TYPE,lstat:!1,depth:2147483648,alwaysStat:!1,highWaterMark:256};Object.freeze(Fe);var Ii="READDIRP_\
RECURSIVE_ERROR",La=new Set(["ENOENT","EPERM","EACCES","ELOOP",Ii]),Ti=[J.DIR_TYPE,J.EVERYTHING_TYPE,J.FILE_DIR_TYPE,J.FILE_TYPE],Ba=new Set([J.DIR_TYPE,J.EVERYTHING_TYPE,J.FILE_DIR_TYPE]),za=new Set(
[J.EVERYTHING_TYPE,J.FILE_DIR_TYPE,J.FILE_TYPE]),Ga=c(e=>La.has(e.code),"isNormalFlowError"),Ua=process.platform==="win32",ji=c(e=>!0,"emptyFn"),Ni=c(e=>{if(e===void 0)return ji;if(typeof e=="function")
return e;if(typeof e=="string"){const t=e.trim();return n=>n.basename===t}if(Array.isArray(e)){const t=e.map(n=>n.trim());return n=>t.some(i=>n.basename===i)}return ji},"normalizeFilter"),Ka=class extends Ho.Readable{static{
c(this,"ReaddirpStream")}parents;reading;parent;_stat;_maxDepth;_wantsDir;_wantsFile;_wantsEverything;_root;_isDirent;_statsProp;_rdOptions;_fileFilter;_directoryFilter;_relStart;constructor(e={}){super(
{objectMode:!0,autoDestroy:!0,highWaterMark:e.highWaterMark??Fe.highWaterMark});const t={...Fe,...e},n=t.root??Fe.root,i=t.type??Fe.type;this._fileFilter=Ni(t.fileFilter),this._directoryFilter=Ni(t.directoryFilter);
const r=t.lstat?de.lstat:de.stat;Ua?this._stat=o=>r(o,{bigint:!0}):this._stat=r,this._maxDepth=t.depth!=null&&Number.isSafeInteger(t.depth)?t.depth:Fe.depth,this._wantsDir=Ba.has(i),this._wantsFile=za.
has(i),this._wantsEverything=i===J.EVERYTHING_TYPE,this._root=(0,De.resolve)(n),this._relStart=this._root.endsWith(De.sep)?this._root.length:this._root.length+1,this._isDirent=!t.alwaysStat,this._statsProp=
this._isDirent?"dirent":"stats",this._rdOptions={encoding:"utf8",withFileTypes:this._isDirent};const s={path:this._root,depth:1};s.pending=this._exploreDir(this._root,1),this.parents=[s],this.reading=
!1,this.parent=void 0}async _read(e){if(!this.reading){this.reading=!0;try{for(;!this.destroyed&&e>0;){const t=this.parent,n=t&&t.files;if(n&&n.length>0){const{path:i,depth:r}=t,s=n.splice(0,e).map(a=>this.
_formatEntry(a,i)),o=this._isDirent?s:await Promise.all(s);for(const a of o){if(!a)continue;if(this.destroyed)return;let l=this._getEntryType(a);typeof l!="string"&&(l=await l),l==="directory"&&this._directoryFilter(
a)?(r<=this._maxDepth&&this.parents.push({path:a.fullPath,depth:r+1}),this._wantsDir&&(this.push(a),e--)):(l==="file"||this._includeAsFile(a))&&this._fileFilter(a)&&this._wantsFile&&(this.push(a),e--)}}else{
const i=this.parents.pop();if(!i){this.push(null);break}const r=i.pending??this._exploreDir(i.path,i.depth),s=this.parents[this.parents.length-1];if(s&&!s.pending&&(s.pending=this._exploreDir(s.path,s.
depth)),this.parent=await r,this.destroyed)return}}}catch(t){this.destroy(t)}finally{this.reading=!1}}}async _exploreDir(e,t){let n;try{n=await(0,de.readdir)(e,this._rdOptions)}catch(i){this._onError(
i)}return{files:n,depth:t,path:e}}_formatEntry(e,t){const n=this._isDirent?e.name:e,i=(0,De.join)(t,n),r={path:i.slice(this._relStart),fullPath:i,basename:n};return this._isDirent?(r.dirent=e,r):this.
_stat(i).then(s=>(r.stats=s,r),s=>{this._onError(s)})}_onError(e){Ga(e)&&!this.destroyed?this.emit("warn",e):this.destroy(e)}_getEntryType(e){if(!e||!(this._statsProp in e))return"";const t=e[this._statsProp];
return t.isFile()?"file":t.isDirectory()?"directory":t.isSymbolicLink()?this._getSymlinkEntryType(e):""}async _getSymlinkEntryType(e){const t=e.fullPath;try{const n=await(0,de.realpath)(t),i=await(0,de.lstat)(
n);if(i.isFile())return"file";if(i.isDirectory()){const r=n.length;if(t.startsWith(n)&&t[r]===De.sep){const s=new Error(`Circular symlink detected: "${t}" points to "${n}"`);return s.code=Ii,this._onError(
s),""}return"directory"}}catch(n){this._onError(n)}return""}_includeAsFile(e){const t=e&&e[this._statsProp];return t&&this._wantsEverything&&!t.isDirectory()}};function Va(e,t={}){let n=t.entryType||t.
type;if(n==="both"&&(n=J.FILE_DIR_TYPE),e){if(typeof e!="string")throw new TypeError("readdirp: root argument must be a string. Usage: readdirp(root, options)");if(n&&!Ti.includes(n))throw new Error(`\
readdirp: Invalid type passed. Use one of ${Ti.join(", ")}`)}else throw new Error("readdirp: root argument is required. Usage: readdirp(root, options)");const i={...t,root:e};return n&&(i.type=n),new Ka(
i)}c(Va,"readdirp");var Ya="data",Ci="end",Ja="close",Zt=c(()=>{},"EMPTY_FN"),pt=process.platform,Ri=pt==="win32",qa=pt==="darwin",Za=pt==="linux",Qa=pt==="freebsd",Xa=(0,Lo.type)()==="OS400",R={ALL:"\
all",READY:"ready",ADD:"add",CHANGE:"change",ADD_DIR:"addDir",UNLINK:"unlink",UNLINK_DIR:"unlinkDir",RAW:"raw",ERROR:"error"},X=R,ec="watch",tc={lstat:te.lstat,stat:te.stat},we="listeners",gt="errHand\
lers",Ie="rawEmitters",nc=[we,gt,Ie],ic=new Set(["3dm","3ds","3g2","3gp","7z","a","aac","adp","afdesign","afphoto","afpub","ai","aif","aiff","alz","ape","apk","appimage","ar","arj","asf","au","avi","b\
ak","baml","bh","bin","bk","bmp","btif","bz2","bzip2","cab","caf","cgm","class","cmx","cpio","cr2","cur","dat","dcm","deb","dex","djvu","dll","dmg","dng","doc","docm","docx","dot","dotm","dra","DS_Sto\
re","dsk","dts","dtshd","dvb","dwg","dxf","ecelp4800","ecelp7470","ecelp9600","egg","eol","eot","epub","exe","f4v","fbs","fh","fla","flac","flatpak","fli","flv","fpx","fst","fvt","g3","gh","gif","graf\
fle","gz","gzip","h261","h263","h264","icns","ico","ief","img","ipa","iso","jar","jpeg","jpg","jpgv","jpm","jxr","key","ktx","lha","lib","lvp","lz","lzh","lzma","lzo","m3u","m4a","m4v","mar","mdi","mh\
t","mid","midi","mj2","mka","mkv","mmr","mng","mobi","mov","movie","mp3","mp4","mp4a","mpeg","mpg","mpga","mxu","nef","npx","numbers","nupkg","o","odp","ods","odt","oga","ogg","ogv","otf","ott","pages",
"pbm","pcx","pdb","pdf","pea","pgm","pic","png","pnm","pot","potm","potx","ppa","ppam","ppm","pps","ppsm","ppsx","ppt","pptm","pptx","psd","pya","pyc","pyo","pyv","qt","rar","ras","raw","resources","r\
gb","rip","rlc","rmf","rmvb","rpm","rtf","rz","s3m","s7z","scpt","sgi","shar","snap","sil","sketch","slk","smv","snk","so","stl","suo","sub","swf","tar","tbz","tbz2","tga","tgz","thmx","tif","tiff","t\
lz","ttc","ttf","txz","udf","uvh","uvi","uvm","uvp","uvs","uvu","viv","vob","war","wav","wax","wbmp","wdp","weba","webm","webp","whl","wim","wm","wma","wmv","wmx","woff","woff2","wrm","wvx","xbm","xif",
"xla","xlam","xls","xlsb","xlsm","xlsx","xlt","xltm","xltx","xm","xmind","xpi","xpm","xwd","xz","z","zip","zipx"]),rc=c(e=>ic.has(W.extname(e).slice(1).toLowerCase()),"isBinaryPath"),Qt=c((e,t)=>{e instanceof
Set?e.forEach(t):t(e)},"foreach"),Xe=c((e,t,n)=>{let i=e[t];i instanceof Set||(e[t]=i=new Set([i])),i.add(n)},"addAndConvert"),sc=c(e=>t=>{const n=e[t];n instanceof Set?n.clear():delete e[t]},"clearIt\
em"),et=c((e,t,n)=>{const i=e[t];i instanceof Set?i.delete(n):i===n&&delete e[t]},"delFromSet"),Wi=c(e=>e instanceof Set?e.size===0:!e,"isEmptySet"),vt=new Map;function Hi(e,t,n,i,r){const s=c((o,a)=>{
n(e),r(o,a,{watchedPath:e}),a&&e!==a&&wt(W.resolve(e,a),we,W.join(e,a))},"handleEvent");try{return(0,Pe.watch)(e,{persistent:t.persistent},s)}catch(o){i(o);return}}c(Hi,"createFsWatchInstance");var wt=c(
(e,t,n,i,r)=>{const s=vt.get(e);s&&Qt(s[t],o=>{o(n,i,r)})},"fsWatchBroadcast"),oc=c((e,t,n,i)=>{const{listener:r,errHandler:s,rawEmitter:o}=i;let a=vt.get(t),l;if(!n.persistent)return l=Hi(e,n,r,s,o),
l?l.close.bind(l):void 0;if(a)Xe(a,we,r),Xe(a,gt,s),Xe(a,Ie,o);else{if(l=Hi(e,n,wt.bind(null,t,we),s,wt.bind(null,t,Ie)),!l)return;l.on(X.ERROR,async d=>{const u=wt.bind(null,t,gt);if(a&&(a.watcherUnusable=
!0),Ri&&d.code==="EPERM")try{await(await(0,te.open)(e,"r")).close(),u(d)}catch{}else u(d)}),a={listeners:r,errHandlers:s,rawEmitters:o,watcher:l},vt.set(t,a)}return()=>{et(a,we,r),et(a,gt,s),et(a,Ie,o),
Wi(a.listeners)&&(a.watcher.close(),vt.delete(t),nc.forEach(sc(a)),a.watcher=void 0,Object.freeze(a))}},"setFsWatchListener"),Xt=new Map,ac=c((e,t,n,i)=>{const{listener:r,rawEmitter:s}=i;let o=Xt.get(
t);const a=o&&o.options;return a&&(a.persistent<n.persistent||a.interval>n.interval)&&((0,Pe.unwatchFile)(t),o=void 0),o?(Xe(o,we,r),Xe(o,Ie,s)):(o={listeners:r,rawEmitters:s,options:n,watcher:(0,Pe.watchFile)(
t,n,(l,d)=>{Qt(o.rawEmitters,f=>{f(X.CHANGE,t,{curr:l,prev:d})});const u=l.mtimeMs;(l.size!==d.size||u>d.mtimeMs||u===0)&&Qt(o.listeners,f=>f(e,l))})},Xt.set(t,o)),()=>{et(o,we,r),et(o,Ie,s),Wi(o.listeners)&&
(Xt.delete(t),(0,Pe.unwatchFile)(t),o.options=o.watcher=void 0,Object.freeze(o))}},"setFsWatchFileListener"),cc=class{static{c(this,"NodeFsHandler")}fsw;_boundHandleError;constructor(e){this.fsw=e,this.
_boundHandleError=t=>e._handleError(t)}_watchWithNodeFs(e,t){const n=this.fsw.options,i=W.dirname(e),r=W.basename(e);this.fsw._getWatchedDir(i).add(r);const o=W.resolve(e),a={persistent:n.persistent};
t||(t=Zt);let l;if(n.usePolling){const d=n.interval!==n.binaryInterval;a.interval=d&&rc(r)?n.binaryInterval:n.interval,l=ac(e,o,a,{listener:t,rawEmitter:this.fsw._emitRaw})}else l=oc(e,o,a,{listener:t,
errHandler:this._boundHandleError,rawEmitter:this.fsw._emitRaw});return l}_handleFile(e,t,n){if(this.fsw.closed)return;const i=W.dirname(e),r=W.basename(e),s=this.fsw._getWatchedDir(i);let o=t;if(s.has(
r))return;const a=c(async(d,u)=>{if(this.fsw._throttle(ec,e,5)){if(!u||u.mtimeMs===0)try{const f=await(0,te.stat)(e);if(this.fsw.closed)return;const h=f.atimeMs,m=f.mtimeMs;if((!h||h<=m||m!==o.mtimeMs)&&
this.fsw._emit(X.CHANGE,e,f),(qa||Za||Qa)&&o.ino!==f.ino){this.fsw._closeFile(d),o=f;const p=this._watchWithNodeFs(e,a);p&&this.fsw._addPathCloser(d,p)}else o=f}catch{this.fsw._remove(i,r)}else if(s.has(
r)){const f=u.atimeMs,h=u.mtimeMs;(!f||f<=h||h!==o.mtimeMs)&&this.fsw._emit(X.CHANGE,e,u),o=u}}},"listener"),l=this._watchWithNodeFs(e,a);if(!(n&&this.fsw.options.ignoreInitial)&&this.fsw._isntIgnored(
e)){if(!this.fsw._throttle(X.ADD,e,0))return;this.fsw._emit(X.ADD,e,t)}return l}async _handleSymlink(e,t,n,i){if(this.fsw.closed)return;const r=e.fullPath,s=this.fsw._getWatchedDir(t);if(!this.fsw.options.
followSymlinks){this.fsw._incrReadyCount();let o;try{o=await(0,te.realpath)(n)}catch{return this.fsw._emitReady(),!0}return this.fsw.closed?void 0:(s.has(i)?this.fsw._symlinkPaths.get(r)!==o&&(this.fsw.
_symlinkPaths.set(r,o),this.fsw._emit(X.CHANGE,n,e.stats)):(s.add(i),this.fsw._symlinkPaths.set(r,o),this.fsw._emit(X.ADD,n,e.stats)),this.fsw._emitReady(),!0)}if(this.fsw._symlinkPaths.has(r))return!0;
this.fsw._symlinkPaths.set(r,!0)}_handleRead(e,t,n,i,r,s,o){e=W.join(e,"");const a=i?`${e}:${i}`:e;if(o=this.fsw._throttle("readdir",a,1e3),!o)return;const l=this.fsw._getWatchedDir(n.path),d=new Set;
let u=this.fsw._readdirp(e,{fileFilter:c(f=>n.filterPath(f),"fileFilter"),directoryFilter:c(f=>n.filterDir(f),"directoryFilter")});if(u)return u.on(Ya,async f=>{if(this.fsw.closed){u=void 0;return}const h=f.
path;let m=W.join(e,h);if(d.add(h),!(f.stats.isSymbolicLink()&&await this._handleSymlink(f,e,m,h))){if(this.fsw.closed){u=void 0;return}(h===i||!i&&!l.has(h))&&(this.fsw._incrReadyCount(),m=W.join(r,W.
relative(r,m)),this._addToNodeFs(m,t,n,s+1))}}).on(X.ERROR,this._boundHandleError),new Promise((f,h)=>{if(!u)return h();u.once(Ci,()=>{if(this.fsw.closed){u=void 0;return}const m=o?o.clear():!1;f(void 0),
l.getChildren().filter(p=>p!==e&&!d.has(p)).forEach(p=>{this.fsw._remove(e,p)}),u=void 0,m&&this._handleRead(e,!1,n,i,r,s,o)})})}async _handleDir(e,t,n,i,r,s,o){const a=this.fsw._getWatchedDir(W.dirname(
e)),l=a.has(W.basename(e));!(n&&this.fsw.options.ignoreInitial)&&!r&&!l&&this.fsw._emit(X.ADD_DIR,e,t),a.add(W.basename(e)),this.fsw._getWatchedDir(e);let d,u;const f=this.fsw.options.depth;if((f==null||
i<=f)&&!this.fsw._symlinkPaths.has(o)){if(!r&&(await this._handleRead(e,n,s,r,e,i,d),this.fsw.closed))return;u=this._watchWithNodeFs(e,(h,m)=>{m&&m.mtimeMs===0||this._handleRead(h,!1,s,r,e,i,d)})}return u}async _addToNodeFs(e,t,n,i,r){
const s=this.fsw._emitReady;if(this.fsw._isIgnored(e)||this.fsw.closed)return s(),!1;const o=this.fsw._getWatchHelpers(e);n&&(o.filterPath=a=>n.filterPath(a),o.filterDir=a=>n.filterDir(a));try{const a=await tc[o.
statMethod](o.watchPath);if(this.fsw.closed)return;if(this.fsw._isIgnored(o.watchPath,a))return s(),!1;const l=this.fsw.options.followSymlinks;let d;if(a.isDirectory()){const u=W.resolve(e),f=l?await(0,te.realpath)(
e):e;if(this.fsw.closed||(d=await this._handleDir(o.watchPath,a,t,i,r,o,f),this.fsw.closed))return;u!==f&&f!==void 0&&this.fsw._symlinkPaths.set(u,f)}else if(a.isSymbolicLink()){const u=l?await(0,te.realpath)(
e):e;if(this.fsw.closed)return;const f=W.dirname(o.watchPath);if(this.fsw._getWatchedDir(f).add(o.watchPath),this.fsw._emit(X.ADD,o.watchPath,a),d=await this._handleDir(f,a,t,i,e,o,u),this.fsw.closed)
return;u!==void 0&&this.fsw._symlinkPaths.set(W.resolve(e),u)}else d=this._handleFile(o.watchPath,a,t);return s(),d&&this.fsw._addPathCloser(e,d),!1}catch(a){if(this.fsw._handleError(a))return s(),e}}},
en="/",lc="//",Li=".",dc="..",uc="string",fc=/\\/g,Bi=/\/\//g,hc=/\..*\.(sw[px])$|~$|\.subl.*\.tmp/,mc=/^\.[/\\]/;function yt(e){return Array.isArray(e)?e:[e]}c(yt,"arrify");var tn=c(e=>typeof e=="obj\
ect"&&e!==null&&!(e instanceof RegExp),"isMatcherObject");function pc(e){return typeof e=="function"?e:typeof e=="string"?t=>e===t:e instanceof RegExp?t=>e.test(t):typeof e=="object"&&e!==null?t=>{if(e.
path===t)return!0;if(e.recursive){const n=I.relative(e.path,t);return n?!n.startsWith("..")&&!I.isAbsolute(n):!1}return!1}:()=>!1}c(pc,"createPattern");function gc(e){if(typeof e!="string")throw new Error(
"string expected");e=I.normalize(e),e=e.replace(/\\/g,"/");let t=!1;return e.startsWith("//")&&(t=!0),e=e.replace(Bi,"/"),t&&(e="/"+e),e}c(gc,"normalizePath");function zi(e,t,n){const i=gc(t);for(let r=0;r<
e.length;r++){const s=e[r];if(s(i,n))return!0}return!1}c(zi,"matchPatterns");function vc(e,t){if(e==null)throw new TypeError("anymatch: specify first argument");const i=yt(e).map(r=>pc(r));return t==null?
(r,s)=>zi(i,r,s):zi(i,t)}c(vc,"anymatch");var Gi=c(e=>{const t=yt(e).flat();if(!t.every(n=>typeof n===uc))throw new TypeError(`Non-string provided as watch path: ${t}`);return t.map(Ki)},"unifyPaths"),
Ui=c(e=>{let t=e.replace(fc,en),n=!1;return t.startsWith(lc)&&(n=!0),t=t.replace(Bi,en),n&&(t=en+t),t},"toUnix"),Ki=c(e=>Ui(I.normalize(Ui(e))),"normalizePathToUnix"),Vi=c((e="")=>t=>typeof t=="string"?
Ki(I.isAbsolute(t)?t:I.join(e,t)):t,"normalizeIgnored"),wc=c((e,t)=>I.isAbsolute(e)?e:I.join(t,e),"getAbsolutePath"),yc=Object.freeze(new Set),bc=class{static{c(this,"DirEntry")}path;_removeWatcher;items;constructor(e,t){
this.path=e,this._removeWatcher=t,this.items=new Set}add(e){const{items:t}=this;t&&e!==Li&&e!==dc&&t.add(e)}async remove(e){const{items:t}=this;if(!t||(t.delete(e),t.size>0))return;const n=this.path;try{
await(0,Ut.readdir)(n)}catch{this._removeWatcher&&this._removeWatcher(I.dirname(n),I.basename(n))}}has(e){const{items:t}=this;if(t)return t.has(e)}getChildren(){const{items:e}=this;return e?[...e.values()]:
[]}dispose(){this.items.clear(),this.path="",this._removeWatcher=Zt,this.items=yc,Object.freeze(this)}},kc="stat",xc="lstat",Ec=class{static{c(this,"WatchHelper")}fsw;path;watchPath;fullWatchPath;dirParts;followSymlinks;statMethod;constructor(e,t,n){
this.fsw=n;const i=e;this.path=e=e.replace(mc,""),this.watchPath=i,this.fullWatchPath=I.resolve(i),this.dirParts=[],this.dirParts.forEach(r=>{r.length>1&&r.pop()}),this.followSymlinks=t,this.statMethod=
t?kc:xc}entryPath(e){return I.join(this.watchPath,I.relative(this.watchPath,e.fullPath))}filterPath(e){const{stats:t}=e;if(t&&t.isSymbolicLink())return this.filterDir(e);const n=this.entryPath(e);return this.
fsw._isntIgnored(n,t)&&this.fsw._hasReadPermissions(t)}filterDir(e){return this.fsw._isntIgnored(this.entryPath(e),e.stats)}},Oc=class extends Ro.EventEmitter{static{c(this,"FSWatcher")}closed;options;_closers;_ignoredPaths;_throttled;_streams;_symlinkPaths;_watched;_pendingWrites;_pendingUnlinks;_readyCount;_emitReady;_closePromise;_userIgnored;_readyEmitted;_emitRaw;_boundRemove;_nodeFsHandler;constructor(e={}){
super(),this.closed=!1,this._closers=new Map,this._ignoredPaths=new Set,this._throttled=new Map,this._streams=new Set,this._symlinkPaths=new Map,this._watched=new Map,this._pendingWrites=new Map,this.
_pendingUnlinks=new Map,this._readyCount=0,this._readyEmitted=!1;const t=e.awaitWriteFinish,n={stabilityThreshold:2e3,pollInterval:100},i={persistent:!0,ignoreInitial:!1,ignorePermissionErrors:!1,interval:100,
binaryInterval:300,followSymlinks:!0,usePolling:!1,atomic:!0,...e,ignored:e.ignored?yt(e.ignored):yt([]),awaitWriteFinish:t===!0?n:typeof t=="object"?{...n,...t}:!1};Xa&&(i.usePolling=!0),i.atomic===void 0&&
(i.atomic=!i.usePolling);const r=process.env.CHOKIDAR_USEPOLLING;if(r!==void 0){const a=r.toLowerCase();a==="false"||a==="0"?i.usePolling=!1:a==="true"||a==="1"?i.usePolling=!0:i.usePolling=!!a}const s=process.
env.CHOKIDAR_INTERVAL;s&&(i.interval=Number.parseInt(s,10));let o=0;this._emitReady=()=>{o++,o>=this._readyCount&&(this._emitReady=Zt,this._readyEmitted=!0,process.nextTick(()=>this.emit(R.READY)))},this.
_emitRaw=(...a)=>this.emit(R.RAW,...a),this._boundRemove=this._remove.bind(this),this.options=i,this._nodeFsHandler=new cc(this),Object.freeze(i)}_addIgnoredPath(e){if(tn(e)){for(const t of this._ignoredPaths)
if(tn(t)&&t.path===e.path&&t.recursive===e.recursive)return}this._ignoredPaths.add(e)}_removeIgnoredPath(e){if(this._ignoredPaths.delete(e),typeof e=="string")for(const t of this._ignoredPaths)tn(t)&&
t.path===e&&this._ignoredPaths.delete(t)}add(e,t,n){const{cwd:i}=this.options;this.closed=!1,this._closePromise=void 0;let r=Gi(e);return i&&(r=r.map(s=>wc(s,i))),r.forEach(s=>{this._removeIgnoredPath(
s)}),this._userIgnored=void 0,this._readyCount||(this._readyCount=0),this._readyCount+=r.length,Promise.all(r.map(async s=>{const o=await this._nodeFsHandler._addToNodeFs(s,!n,void 0,0,t);return o&&this.
_emitReady(),o})).then(s=>{this.closed||s.forEach(o=>{o&&this.add(I.dirname(o),I.basename(t||o))})}),this}unwatch(e){if(this.closed)return this;const t=Gi(e),{cwd:n}=this.options;return t.forEach(i=>{
!I.isAbsolute(i)&&!this._closers.has(i)&&(n&&(i=I.join(n,i)),i=I.resolve(i)),this._closePath(i),this._addIgnoredPath(i),this._watched.has(i)&&this._addIgnoredPath({path:i,recursive:!0}),this._userIgnored=
void 0}),this}close(){if(this._closePromise)return this._closePromise;this.closed=!0,this.removeAllListeners();const e=[];return this._closers.forEach(t=>t.forEach(n=>{const i=n();i instanceof Promise&&
e.push(i)})),this._streams.forEach(t=>t.destroy()),this._userIgnored=void 0,this._readyCount=0,this._readyEmitted=!1,this._watched.forEach(t=>t.dispose()),this._closers.clear(),this._watched.clear(),this.
_streams.clear(),this._symlinkPaths.clear(),this._throttled.clear(),this._closePromise=e.length?Promise.all(e).then(()=>{}):Promise.resolve(),this._closePromise}getWatched(){const e={};return this._watched.
forEach((t,n)=>{const r=(this.options.cwd?I.relative(this.options.cwd,n):n)||Li;e[r]=t.getChildren().sort()}),e}emitWithAll(e,t){this.emit(e,...t),e!==R.ERROR&&this.emit(R.ALL,e,...t)}async _emit(e,t,n){
if(this.closed)return;const i=this.options;Ri&&(t=I.normalize(t)),i.cwd&&(t=I.relative(i.cwd,t));const r=[t];n!=null&&r.push(n);const s=i.awaitWriteFinish;let o;if(s&&(o=this._pendingWrites.get(t)))return o.
lastChange=new Date,this;if(i.atomic){if(e===R.UNLINK)return this._pendingUnlinks.set(t,[e,...r]),setTimeout(()=>{this._pendingUnlinks.forEach((a,l)=>{this.emit(...a),this.emit(R.ALL,...a),this._pendingUnlinks.
delete(l)})},typeof i.atomic=="number"?i.atomic:100),this;e===R.ADD&&this._pendingUnlinks.has(t)&&(e=R.CHANGE,this._pendingUnlinks.delete(t))}if(s&&(e===R.ADD||e===R.CHANGE)&&this._readyEmitted){const a=c(
(l,d)=>{l?(e=R.ERROR,r[0]=l,this.emitWithAll(e,r)):d&&(r.length>1?r[1]=d:r.push(d),this.emitWithAll(e,r))},"awfEmit");return this._awaitWriteFinish(t,s.stabilityThreshold,e,a),this}if(e===R.CHANGE&&!this.
_throttle(R.CHANGE,t,50))return this;if(i.alwaysStat&&n===void 0&&(e===R.ADD||e===R.ADD_DIR||e===R.CHANGE)){const a=i.cwd?I.join(i.cwd,t):t;let l;try{l=await(0,Ut.stat)(a)}catch{}if(!l||this.closed)return;
r.push(l)}return this.emitWithAll(e,r),this}_handleError(e){const t=e&&e.code;return e&&t!=="ENOENT"&&t!=="ENOTDIR"&&(!this.options.ignorePermissionErrors||t!=="EPERM"&&t!=="EACCES")&&this.emit(R.ERROR,
e),e||this.closed}_throttle(e,t,n){this._throttled.has(e)||this._throttled.set(e,new Map);const i=this._throttled.get(e);if(!i)throw new Error("invalid throttle");const r=i.get(t);if(r)return r.count++,
!1;let s;const o=c(()=>{const l=i.get(t),d=l?l.count:0;return i.delete(t),clearTimeout(s),l&&clearTimeout(l.timeoutObject),d},"clear");s=setTimeout(o,n);const a={timeoutObject:s,clear:o,count:0};return i.
set(t,a),a}_incrReadyCount(){return this._readyCount++}_awaitWriteFinish(e,t,n,i){const r=this.options.awaitWriteFinish;if(typeof r!="object")return;const s=r.pollInterval;let o,a=e;this.options.cwd&&
!I.isAbsolute(e)&&(a=I.join(this.options.cwd,e));const l=new Date,d=this._pendingWrites;function u(f){(0,Wo.stat)(a,(h,m)=>{if(h||!d.has(e)){h&&h.code!=="ENOENT"&&i(h);return}const p=Number(new Date);
f&&m.size!==f.size&&(d.get(e).lastChange=p);const g=d.get(e);p-g.lastChange>=t?(d.delete(e),i(void 0,m)):o=setTimeout(u,s,m)})}c(u,"awaitWriteFinishFn"),d.has(e)||(d.set(e,{lastChange:l,cancelWait:c(()=>(d.
delete(e),clearTimeout(o),n),"cancelWait")}),o=setTimeout(u,s))}_isIgnored(e,t){if(this.options.atomic&&hc.test(e))return!0;if(!this._userIgnored){const{cwd:n}=this.options,r=(this.options.ignored||[]).
map(Vi(n)),o=[...[...this._ignoredPaths].map(Vi(n)),...r];this._userIgnored=vc(o,void 0)}return this._userIgnored(e,t)}_isntIgnored(e,t){return!this._isIgnored(e,t)}_getWatchHelpers(e){return new Ec(e,
this.options.followSymlinks,this)}_getWatchedDir(e){const t=I.resolve(e);return this._watched.has(t)||this._watched.set(t,new bc(t,this._boundRemove)),this._watched.get(t)}_hasReadPermissions(e){return this.
options.ignorePermissionErrors?!0:!!(Number(e.mode)&256)}_remove(e,t,n){const i=I.join(e,t),r=I.resolve(i);if(n=n??(this._watched.has(i)||this._watched.has(r)),!this._throttle("remove",i,100))return;!n&&
this._watched.size===1&&this.add(e,t,!0),this._getWatchedDir(i).getChildren().forEach(f=>this._remove(i,f));const a=this._getWatchedDir(e),l=a.has(t);a.remove(t),this._symlinkPaths.has(r)&&this._symlinkPaths.
delete(r);let d=i;if(this.options.cwd&&(d=I.relative(this.options.cwd,i)),this.options.awaitWriteFinish&&this._pendingWrites.has(d)&&this._pendingWrites.get(d).cancelWait()===R.ADD)return;this._watched.
delete(i),this._watched.delete(r);const u=n?R.UNLINK_DIR:R.UNLINK;l&&!this._isIgnored(i)&&this._emit(u,i),this._closePath(i)}_closePath(e){this._closeFile(e);const t=I.dirname(e);this._getWatchedDir(t).
remove(I.basename(e))}_closeFile(e){const t=this._closers.get(e);t&&(t.forEach(n=>n()),this._closers.delete(e))}_addPathCloser(e,t){if(!t)return;let n=this._closers.get(e);n||(n=[],this._closers.set(e,
n)),n.push(t)}_readdirp(e,t){if(this.closed)return;const n={type:R.ALL,alwaysStat:!0,lstat:!0,...t,depth:0};let i=Va(e,n);return this._streams.add(i),i.once(Ja,()=>{i=void 0}),i.once(Ci,()=>{i&&(this.
_streams.delete(i),i=void 0)}),i}};function $c(e,t={}){const n=new Oc(t);return n.add(e),n}c($c,"watch");var _c=1,Sc=40,Mc=120,Yi=1e3,Ac=1/20;function Ji(e,{changed:t,settled:n}){let i=Zi(e);const r=new Set;
let s,o=0,a,l=setTimeout(f,Yi),d=qi(e,m);return{close(){for(const p of[s,a,l])clearTimeout(p);return d.close()}};function u(){const p=performance.now();o=p;const g=i;i=Zi(e);const w=[...new Set([...g.
keys(),...i.keys()])].filter(E=>g.get(E)!==i.get(E));clearTimeout(l);const y=performance.now()-p,b=Math.max(Yi,y/Ac);if(l=setTimeout(f,b),w.length===0)return!1;for(const E of w)r.add(E);return clearTimeout(
a),a=setTimeout(h,Mc),t?.(w),!0}function f(){u()&&(d.close(),d=qi(e,m))}function h(){if(u())return;const p=[...r];r.clear(),n(p)}function m(){const p=o+Sc-performance.now();s??=setTimeout(()=>{s=void 0,
u()},Math.max(_c,p))}}c(Ji,"watch2");function qi(e,t){const n=[...new Set(e.map(r=>(0,Ae.dirname)(r)))],i=c(r=>e.some(s=>`${r}${Ae.sep}`.startsWith(`${s}${Ae.sep}`)),"isWithin2");return $c(n,{ignoreInitial:!0,
ignored:c(r=>!n.includes(r)&&!i(r),"ignored")}).on("ready",t).on("all",t).on("raw",t).on("error",()=>{})}c(qi,"eventsIn");function Zi(e){const t=new Map;return e.forEach(n),t;function n(i){const r=Qi(
i);if(r?.isFile()&&t.set(i,Dc(r)),!!r?.isDirectory())for(const s of Pc(i)){const o=(0,Ae.join)(i,s.name);(!s.isSymbolicLink()||Qi(o)?.isFile())&&n(o)}}c(n,"visit")}c(Zi,"stampsIn");function Dc({ino:e,
size:t,mtimeMs:n,ctimeMs:i}){return`${e} ${t} ${n} ${i}`}c(Dc,"stampOf");function Qi(e){try{return(0,Gt.statSync)(e,{throwIfNoEntry:!1})}catch{return}}c(Qi,"statOf");function Pc(e){try{return(0,Gt.readdirSync)(
e,{withFileTypes:!0})}catch{return[]}}c(Pc,"entriesOf");async function Fc(e){const{root:t,port:n,reach:i,edit:r}=e,s=r?.create(async $=>(f.push(...$.map(F=>(0,le.join)(t,F))),await p(),m)),o=ma({...e,
edited:s}),a={own:0,pages:0},{site:l,editor:d,publish:u}=await Ic(e,a,r&&s&&{...r,...s},()=>m),f=[];let h=!0,m=new Error("Nothing is built yet.");const p=yi(async()=>{const $=performance.now(),F=await o.
build(f.splice(0));m=F,(h||Yt(F))&&u(F,performance.now()-$)}),g=(0,D.siteFolder)(t),w=c($=>`${$}${le.sep}`.startsWith(g),"isCode"),y=c($=>{$.some(w)&&o.forgetCode(),f.push(...$.filter(F=>!w(F))),p()},
"onChange"),b=Ji([(0,le.join)(t,"content"),(0,le.join)(t,"templates"),(0,le.resolve)(g)],{changed($){h=!1,y($)},settled($){h=!0,o.forgetSources(),y($)}});await p();const E=c(async()=>{await s?.close(),
await b.close(),d?.close(),d?.closeAllConnections(),await l.close()},"close");try{return a.own=await(0,_.listen)(d??l.server,n,i),a.pages=d?await(0,_.listen)(l.server,(0,_.portBeside)(n,a.own),i):a.own,
{port:a.own,pagesPort:a.pages,close:E}}catch($){throw await E(),$}}c(Fc,"startDevServer");async function Ic({session:e,reporter:t,root:n,site:i},r,s,o){let a="",l=0,d,u={revision:`${e}.${l}`,artifacts:new Map,
overlay:void 0};const f=c(y=>w(wi(y),0),"onError"),h=await pi(s?"editedPage":"page"),{showCorrections:m}=t,p=Aa(u,h,f,s&&{...s,mayRead:c(y=>s.access.mayRead(y,r.own),"mayRead"),editorOf:c(y=>ki(y,r.own),
"editorOf"),headersOf:c((y,b)=>wa(y,d,b),"headersOf")},m&&{root:n,latest:o,show:m}),g=s&&Fa({...s,onError:f,script:await pi("editor"),font:jc(i,n),pagesPort:c(()=>r.pages,"pagesPort"),picture:c(y=>u.artifacts.
get((0,A.outputFile)(y))??s.media(y),"picture")});return{site:p,editor:g,publish:w};function w(y,b){const E=t.reportOf(y),$=vi(y),F=$??d,qe=F?.artifacts===d?.artifacts,di=E.text===a;qe||l++;const ui=`${e}\
.${l}`;if($&&!(y instanceof Error)&&s?.published(ui,$.entries,y.value.entries),qe&&di)return;a=E.text,d=F;const fi=u.artifacts;if(u={revision:ui,artifacts:qe?fi:Tc(F?.artifacts),overlay:E.overlay},y instanceof
Error&&t.onFailure?.(E),p.show(u),!t.onChange)return;const hi=Wa(fi,u.artifacts);(hi>0||!di)&&t.onChange(E,hi,b)}}c(Ic,"createPublisher");function Tc(e=[]){return new Map(e.map(t=>[t.path,t]))}c(Tc,"b\
yPath");function jc({editorLook:e},t){const n=e?.font?.file;return n===void 0?void 0:(0,Fo.readFileSync)((0,le.join)((0,D.siteFolder)(t),n))}c(jc,"fontOf");var Nc={en:"The site",da:"Hjemmesiden"},Cc={
en:`Whoever has this address can edit the site while this is running.
`,da:`Den, der har adressen, kan rette hjemmesiden, s\xE5 l\xE6nge dette k\xF8rer.
`},Rc={en:`All problems are fixed.
`,da:`Fejlene er rettet.
`};async function Wc(e,t,n){const{port:i,reach:r,language:s,edit:o}=e,l={reportOf:c(m=>(0,_.reportOf)(m,e),"reportOf"),...o?{onFailure:c(({text:m})=>(0,D.printError)(m),"onFailure")}:{onChange:c(({text:m},p,g)=>{
m&&(0,D.printError)(m),p>0?(0,D.print)((0,_.progressLine)(p,g)[s]):m||(0,D.print)(Rc[s])},"onChange"),showCorrections:c((m,p)=>(0,_.correctionsReport)(m,p,e),"showCorrections")}},d=await(0,D.withProgress)(
s,m=>Fc({...e,progress:m,reporter:l})),{port:u}=d,f=r==="network"?(0,_.networkAddresses)():[],h=o?.address??"";(0,D.print)((0,_.servingMessage)(Nc,{port:u,wanted:i,network:f,path:h})[s]),o&&(0,D.print)(
Cc[s]),n({port:u}),t.aborted||await(0,Po.once)(t,"abort"),await d.close()}c(Wc,"runDevServer");var Hc={en:`Kilde stopped unexpectedly. It starts again when its code changes.
`,da:`Kilde stoppede uventet. Den starter igen, n\xE5r dens kode bliver \xE6ndret.
`};async function Lc({file:e,argv:t,environment:n,folder:i,definition:r,...s},o){let a;const l=new AbortController,d=AbortSignal.any([o,l.signal]);let u;const f=yi(async()=>{await w(u),d.aborted||(u=g())}),
h=(0,mt.resolve)((0,zo.fileURLToPath)(he.engineFolder));let m=await r()??[];const p=Ji([h,(0,mt.resolve)(i)],{async settled(y){!y.some(E=>E.startsWith(`${h}${mt.sep}`))&&!y.some(E=>m.includes(E))||(await f(),
m=await r()??m)}});return await f(),d.aborted||await(0,ri.once)(d,"abort"),await p.close(),await w(u),l.signal.aborted;function g(){const y=a===void 0?[]:["--port",String(a)],b=(0,Bo.fork)(e,[...t,...y],
{env:n,execArgv:["--max-semi-space-size=8","--heap-growing-percent=50"]});return b.on("message",E=>{const $=a===void 0;a=E.port,$&&s.onReady?.(a)}),b.once("exit",E=>{b!==u||o.aborted||(E!==s.refusal?s.
report(Hc):a===void 0&&l.abort())}),b}c(g,"start2");async function w(y){u=void 0,!(!y||y.exitCode!==null||y.signalCode)&&(y.kill(),await(0,ri.once)(y,"exit"))}c(w,"end")}c(Lc,"supervise");var Bc={ink:[
"#1d2327","#eceff1"],paper:["#ffffff","#191d20"],accent:["#1d5fc4","#8ab8ff"],onAccent:["#ffffff","#0d1b2e"]};function zc(e=Bc){const{ink:t,paper:n,accent:i,onAccent:r,font:s}=e;return`${(s&&`@font-fa\
ce { font-family: site; src: url("${_.endpoints.editorFont}"); font-display: swap; }
`)??""}:root {
	--ink: ${bt(t)};
	--paper: ${bt(n)};
	--accent: ${bt(i)};
	--on-accent: ${bt(r)};
	--font: ${s?`site, ${s.otherwise}`:"system-ui, sans-serif"};
	--heading-weight: ${s?400:600};
}`}c(zc,"lookStyle");function bt([e,t]){return`light-dark(${e}, ${t})`}c(bt,"inTheme");var Gc={en:"Edit the site",da:"Ret hjemmesiden"};function Uc(e,t,n,i){return{path:"editor.html",bytes:`<!doctype \
html>
<html lang="${e}" data-pages="${t}" data-look="${Kc(zc(i))}"${n&&` data-key="${n}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${Gc[e]}</title>
</head>
<body>
<noscript><p>Editing needs JavaScript. <span lang="da">Redigering kr\xE6ver JavaScript.</span></p></noscript>
<script type="module" src="${_.endpoints.editorScript}"></script>
</body>
</html>
`}}c(Uc,"editorPage");function Kc(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;")}c(Kc,"escaped");function Xi({collection:e},t){const{pages:n}=t;return e===n.texts.name?n.collection.name:
(0,O.collectionNamed)(t,e)?.textOf??e}c(Xi,"ownerOf");function Te(e,t){return`${Xi(e,t)} ${e.id}`}c(Te,"thingOf");function je(e,{entries:t,site:n}){const i=(0,O.contentFiles)(t),r=i.find(o=>o.file===e),
s=r&&Te(r,n);return i.filter(o=>Te(o,n)===s)}c(je,"relatedEntries");function kt(e,t){const n=t.map(()=>{}),i=new Set(e.keys()),r=c((l,d)=>{!i.has(l)||n[d]!==void 0||(n[d]=l,i.delete(l))},"match"),s=c(
()=>[...t.keys()].filter(l=>n[l]===void 0),"added");for(const[l,d]of Vc(e,t))r(l,d);const o=(0,x.groupBy)([...i],l=>JSON.stringify(e[l]));for(const l of s()){const d=o.get(JSON.stringify(t[l]))?.shift();
d!==void 0&&r(d,l)}for(const[l,d]of qc(e,t,[...i],s()))r(l,d);const a=Zc(e,t,n);for(const[l,d]of a)r(l,d);return{origins:n,moved:el(n),removed:[...i],replaced:new Set(a.map(([l])=>l))}}c(kt,"align");function Vc(e,t){
const n=c(a=>a.map(l=>JSON.stringify(l)),"written2"),i=[];let[r,s]=[0,0];const o={removed:[],added:[],removedAt:e.length};for(const a of[...(0,Ue.hunksOf)(n(e),n(t)),o]){for(;r<a.removedAt;)i.push([r++,
s++]);r+=a.removed.length,s+=a.added.length}return i}c(Vc,"equalInOrder");var Yc=.75,Jc=.4;function qc(e,t,n,i){const[r,s]=[e,t].map(l=>(0,x.groupBy)(l,xt)),o=c(l=>l!==void 0&&[r,s].every(d=>d?.get(l)?.
length===1),"isName"),a=c((l,d)=>xt(l)===xt(d)&&o(xt(l)),"isNamesake");return er(e,t,[n,i],Yc,(l,d)=>Number(a(l,d))+tr(Ne(l),Ne(d)))}c(qc,"mostAlike");function er(e,t,[n,i],r,s){const o=n.flatMap(l=>i.
map(d=>({pair:[l,d],score:s(e[l]??null,t[d]??null)}))),a=new Set;return o.filter(({score:l})=>l>=r).toSorted((l,d)=>d.score-l.score).map(({pair:l})=>l).filter(([l,d])=>{const[u,f]=[`old ${l}`,`new ${d}`];
return a.has(u)||a.has(f)?!1:(a.add(u).add(f),!0)})}c(er,"pairsBy");function xt(e){return(0,k.isCollection)(e)?Object.values(e).find(t=>typeof t=="string"||typeof t=="number"):void 0}c(xt,"nameOf");function tr(e,t){
const n=new Set(e.split(/[ \t\n]+/)),i=new Set(t.split(/[ \t\n]+/));return[...n].filter(s=>i.has(s)).length/Math.max(n.size,i.size)}c(tr,"likeness");function Ne(e){return(0,k.isCollection)(e)?Object.values(
e).map(Ne).join(" "):String(e)}c(Ne,"wordsOf");function Zc(e,t,n){const i=new Set(n),r=[...e.keys()].filter(o=>!i.has(o)),s=[...t.keys(),t.length].filter(o=>o===t.length||n[o]!==void 0);return s.flatMap(
(o,a)=>{const l=s[a-1]??-1,d=l<0?-1:n[l]??-1,u=n[o]??e.length,f=r.filter(b=>d<b&&b<u),h=[...t.keys()].slice(l+1,o),m=er(e,t,[f,h],Jc,(b,E)=>tr(Ne(b),Ne(E))),p=f.filter(b=>!m.some(([E])=>E===b)),g=h.filter(
b=>!m.some(([,E])=>E===b)),w=p.map((b,E)=>[b,g[E]??0]),y=w.flatMap(([b,E])=>[e[b]??null,t[E]??null]).every(Xc);return p.length<=g.length&&y?[...m,...w]:m})}c(Zc,"inPlaceOfOthers");var Qc=6;function Xc(e){
return!(0,k.isCollection)(e)||Ne(e).split(/\s+/).length<=Qc||!Array.isArray(e)&&Object.keys(e).every(t=>/^[a-z]{2}$/.test(t))&&Object.values(e).every(t=>typeof t=="string")}c(Xc,"isSingle");function el(e){
const t=e.filter(i=>i!==void 0),n=t.toSorted((i,r)=>i-r);return new Set((0,Ue.hunksOf)(n,t).flatMap(({removed:i})=>i))}c(el,"movedIn");var tl={path:[],from:[],key:[]};function nn(e,t,n,i=tl){return(0,Go.isDeepStrictEqual)(
e,t)?t:tt(e)&&tt(t)?nl(e,t,n,i):(0,k.isList)(e)&&(0,k.isList)(t)&&!rn(e,t)?il(e,t,n,i):nr(e,t,n,i)}c(nn,"takenBack");function nr(e,t,n,{path:i,key:r}){return n({kind:"set",path:i,key:r,old:e,now:t})?e:
t}c(nr,"whole");function tt(e){return(0,k.isCollection)(e)&&!(0,k.isList)(e)}c(tt,"isMap");function rn(...e){return e.flat().every(t=>!(0,k.isCollection)(t)&&/^\S{0,24}$/.test(String(t)))}c(rn,"areOne\
Value");function nl(e,t,n,i){const s=Object.entries(t).filter(([a,l])=>{const d={kind:"add",old:void 0,now:l};return Object.hasOwn(e,a)||!n({...d,...sn(i,a)})}).map(([a,l])=>{const d=Object.hasOwn(e,a)?
e[a]:void 0;return d===void 0?[a,l]:[a,nn(d,l,n,sn(i,a))]}),o=Object.entries(e).filter(([a,l])=>{if(Object.hasOwn(t,a))return!1;const{key:d,from:u}=sn(i,a);return n({...{kind:"remove",old:l,now:void 0},
key:d,path:u})});return Object.fromEntries([...s,...o])}c(nl,"ofMaps");function sn({path:e,from:t,key:n},i){return{path:[...e,i],from:[...t,i],key:[...n,i]}}c(sn,"at");function il(e,t,n,{path:i,from:r,
key:s}){const{origins:o,moved:a,removed:l,replaced:d}=kt(e,t),u=[],f=[];for(const[h,m]of t.entries()){const p=o[h],g=[...i,h];if(p===void 0){n({...{kind:"add",old:void 0,now:m},path:g,key:[...s,{added:m}]})||
u.push({origin:p,value:m});continue}const w=e[p]??null,y={path:g,from:[...r,p],key:[...s,p]},b=d.has(p)?nr(w,m,n,y):nn(w,m,n,y),E=a.has(p);E&&n({...{kind:"move",old:w,now:w},path:g,key:y.key})?f.push(
{origin:p,value:b}):u.push({origin:E?void 0:p,value:b})}for(const h of l){const m=e[h]??null,p={kind:"remove",old:m,now:void 0},g={path:[...r,h],key:[...s,h]};n({...p,...g})&&f.push({origin:h,value:m})}
for(const h of f)u.splice(rl(h.origin,u),0,h);return u.map(({value:h})=>h)}c(il,"ofLists");function rl(e,t){const n=t.findIndex(i=>(i.origin??-1)>e);return n>=0?n:t.findLastIndex(i=>i.origin!==void 0)+
1}c(rl,"placeOf");function nt(e,[t,...n]){return{file:e,path:t==="markdown"?t:n}}c(nt,"placeIn");function sl(e,t){const n=[];return ir(e,i=>(n.push(i),!1),t),n}c(sl,"changesOfFile");function ir({file:e,
old:t,now:n},i,r){const s=al(e,i),[o,a]=[t,n].map(h=>rr(e,h,r));if(!o||!a){if((0,Se.isDeepStrictEqual)(t,n))return n;const h=t?n?"file":"gone":"new",m=[t,n].map(p=>p&&(0,x.digestOf)(p));return s({...ol,
kind:h},m)?t:n}if(o.plain===a.plain)return n;const l=nn(o.value,a.value,({key:h,...m})=>s(m,[h,m.old,m.now])),d={file:e,was:o,is:a,memo:r},u=sr(d)&&s({kind:"comments",path:[],old:void 0,now:void 0},[o.
comments,a.comments]),f=ll(l,u,d);return Buffer.from((0,k.editPlainText)(a.text,()=>f)??a.text)}c(ir,"withoutChanges");var ol={path:[],old:void 0,now:void 0};function al(e,t){const n=new Map;return(i,r)=>{
const s=JSON.stringify([e,i.kind,...r]),o=(n.get(s)??0)+1;n.set(s,o);const a=(0,x.digestOf)(`${s} ${o}`).slice(0,16);return t({...i,id:a,file:e})}}c(al,"numbered");function rr(e,t,n){const i=(0,k.readFile)(
e,t,n);if(!i)return;const{text:r,plain:s,matter:o,yaml:a,body:l}=i,d=l!==void 0&&{markdown:cl(l)},u=[...new T.Lexer().lex(o)].filter(f=>f.startsWith("#"));return{text:r,plain:s,value:{yaml:a,...d},comments:u}}
c(rr,"versionOf");function cl(e){const t=e.replace(/^\n+|\s+$/g,"");return/\n[ \t]*\n[ \t]*\n|\n[ \t]+\n/.test(t)?[t]:t.split(`

`)}c(cl,"paragraphsOf");function ll({yaml:e,markdown:t},n,{file:i,was:r,is:s,memo:o}){const a=(0,Se.isDeepStrictEqual)({yaml:e,...t&&{markdown:t}},{...r.value}),l=!n&&sr({file:i,was:r,is:s,memo:o});if(a&&
!l)return r.plain;const[d,u]=n?[r,s]:[s,r],f=(0,Se.isDeepStrictEqual)(e,d.value.yaml)?d.plain:(0,k.rewriteInFile)(i,d.plain,e,[u.plain],o)??d.plain;return t?(0,k.setMarkdown)(f,t.join(`

`))??f:f}c(ll,"written");function sr({file:e,was:t,is:n,memo:i}){const r=c(({comments:a})=>a.toSorted(),"sorted");if((0,Se.isDeepStrictEqual)(r(t),r(n)))return(0,Se.isDeepStrictEqual)(t.value,n.value);
const s=(0,k.rewriteInFile)(e,n.plain,t.value.yaml,[t.plain],i),o=rr(e,Buffer.from(s??""),i);return!o||!(0,Se.isDeepStrictEqual)(r(o),r(t))}c(sr,"haveOtherComments");function ne(e,{site:t,date:n,...i},r){
const s=new Map(i.sources.map(l=>[l.path,l])),o=new Map(i.entries.map(l=>[l.file,l])),a=e.map(l=>{const{path:d,digest:u}=l;return s.get(d)?.digest===u&&o.get(d)||(0,M.parseOnce)(l,t,r).value});return{
site:t,date:n,sources:e,entries:a}}c(ne,"contentOf2");function Z(e,t){const n=new Map([e.old,e.now].flatMap(({entries:a,site:l})=>(0,O.contentFiles)(a).map(d=>[d.file,Te(d,l)]))),i=an(or(e)),r=c(a=>!a.
old||!a.now,"whole3"),o=[...(0,x.groupBy)(i,a=>r(a)?`${!!a.old} ${n.get(a.file)??a.file}`:a).values()].flatMap(a=>{const l=a.flatMap(f=>sl(f,t)),[d,...u]=l;return d?a.some(r)?[{id:d.id,parts:[d,...u],
pictures:[]}]:l.map(f=>({id:f.id,parts:[f],pictures:[]})):[]});return dl(o,i)}c(Z,"changesOfContent");function on(e,t,n){const r=Z(e,n).filter(({id:u})=>t.includes(u));if(r.length<new Set(t).size)return;
const s=new Set(r.flatMap(({parts:u})=>u.map(({id:f})=>f))),o=an(or(e)),a=o.flatMap(u=>{const f=ir(u,({id:h})=>s.has(h),n);return(0,j.haveSameBytes)(f,u.now)?[]:[{path:u.file,bytes:f}]}),l=(0,G.withChanges)(
e.now.sources,a),d=r.flatMap(u=>u.pictures);return[...a,...o.filter(({file:u})=>d.includes(u)).filter(({file:u,old:f})=>f||!l.some(fl(u))).map(({file:u,old:f})=>({path:u,bytes:f}))]}c(on,"withoutChang\
esOfContent");function or({old:e,now:t}){return{old:e.sources,now:t.sources}}c(or,"sourcesOf");function an(e){const[t,n]=[e.old,e.now].map(r=>new Map(r.filter(({path:s})=>s.startsWith("content/")).map(
s=>[s.path,s])));return[...new Set([...t?.keys()??[],...n?.keys()??[]])].sort().filter(r=>!n?.get(r)?.isUnread).map(r=>({file:r,old:t?.get(r)?.bytes,now:n?.get(r)?.bytes})).filter(r=>!(0,j.haveSameBytes)(
r.old,r.now))}c(an,"differingFiles");var ar="content/media/";function dl(e,t){const n=t.filter(({file:o,old:a,now:l})=>o.startsWith(ar)&&!(a&&l));if(n.length===0)return[...e];const i=new Map(t.map(o=>[
o.file,o])),r=e.map(o=>({...o,pictures:n.filter(a=>o.parts.some(l=>l.file!==a.file&&ul(l,a,i.get(l.file)))).map(({file:a})=>a)})),s=new Set(r.flatMap(o=>o.pictures));return r.filter(({parts:[{file:o}]})=>!s.
has(o))}c(dl,"withPictures");function ul(e,t,n){const i=t.old===void 0,r=i?e.now:e.old,s=i?n?.now:n?.old,a=["new","gone","file"].includes(e.kind)?(0,k.decoded)(s):JSON.stringify(r);return cr(t.file).test(
a??"")}c(ul,"shows");function fl(e){return({path:t,bytes:n})=>/\.(md|yaml)$/.test(t)&&cr(e).test((0,k.decoded)(n)??"")}c(fl,"mentions");function cr(e){const t=e.slice(ar.length).replace(/[.*+?^${}()|[\]\\]/g,
"\\$&");return new RegExp(`(?<![\\w.-])${t}(?![\\w-])`)}c(cr,"nameOf2");function P(e,t){const{entries:n,site:i,date:r,lastSound:s}=e,o=(0,O.soundOnes)((0,O.withStandIns)(n,s));return{content:e,files:new Map(
(0,O.contentFiles)(n).map(a=>[a.file,a])),index:(0,O.indexEntries)(o,r,i),trial:(0,Bt.factTrial)({site:i,date:r,entries:o}),language:t,locale:(0,v.localesOf)(i).find(a=>a===t)??(0,v.defaultLocale)(i)}}
c(P,"contextOf");function ye(e,{trial:t,locale:n}){return e.replace(/\{\{([^{}]*)\}\}/g,(i,r)=>t.facts.get(n)?.get(r)??i)}c(ye,"filled");function Et(e,t){return(0,A.isLocalized)(e)?Et(e.values[t.locale],
t):(0,A.isText)(e)?ye(e.source,t):typeof e=="string"||typeof e=="number"?String(e):void 0}c(Et,"wordsIn");var lr={kind:"markdown",words:{en:"Text",da:"Tekst"},isOptional:!1,isWords:!0};function V({file:e,
path:t},{files:n,index:i}){const r=n.get(e),s=r&&(0,O.collectionNamed)(i.site,r.collection);if(!r||!s)return[];const o={entry:r,collection:s,path:[],value:r.raw,locale:r.locale,isNamed:!1,shape:(0,L.shapeOf)(
s.schema,r.raw)};if(t==="markdown")return e.endsWith(".md")?[o,{...o,value:void 0,shape:lr}]:[];const a=[o];let l=o;for(const[d,u]of t.entries()){const f=dr(l,String(u));if(!f)return hl(l,t.slice(d))?
a:[];a.push(f),l=f}return a}c(V,"nodesTo");function hl({shape:e},[t,...n]){return e.kind==="localized"&&e.fields.has(String(t))&&n.length===0}c(hl,"isLanguageOf");function Y(e){const{shape:t,value:n}=e;
return(t.kind==="list"?Object.keys(Object(n)):t.kind==="group"||t.kind==="localized"?[...t.fields.keys()]:[]).flatMap(r=>dr(e,r)??[])}c(Y,"childrenOf2");function dr(e,t){const{shape:n,collection:i}=e,
r=Object(e.value)[t];if(n.kind==="list")return Array.isArray(e.value)&&r!==void 0?{...e,path:[...e.path,Number(t)],value:r,shape:ur(n,(0,L.shapeOf)(n.element,r)),isNamed:!1}:void 0;if(n.kind!=="group"&&
n.kind!=="localized")return;const s=n.fields.get(t);if(!s)return;const o=(0,L.shapeOf)(s,r),a={...e,path:[...e.path,t],value:r,isNamed:n.kind==="group"&&n.isOpen};if(n.kind==="localized")return(0,L.isComposite)(
o)?{...a,shape:o,locale:t}:void 0;const{tag:l,isOpen:d}=n,u=l?.name===t?{...o,kind:"choice",values:l.values}:o;return{...a,shape:d?ur(n,u):u,locale:i.fieldLanguages?.[t]??e.locale}}c(dr,"childAt");function ur({
words:e},t){return t.words?t:{...t,words:e}}c(ur,"within");function ie({shape:e,value:t}){if(e.kind!=="localized")return(0,L.isComposite)(e)?void 0:e;const[n]=e.fields;if(!n)return;const[i,r]=n,s=(0,L.shapeOf)(
r,Object(t)[i]);return(0,L.isComposite)(s)?void 0:s}c(ie,"singleShape");function Ot(e,t){let n=t;return e.map(String).map(i=>{const r=Array.isArray(n);return n=Object(n)[i],r?Number(i):i})}c(Ot,"value\
Path");function it(e,t){const{entry:n,path:i}=e,r=i.at(-1);if(r===void 0)return n.part||n.id;if(typeof r=="number")return re($t(e,t)??String(r+1));const s=e.isNamed?mr(e,t)??be(e,t):void 0;return s===
void 0?r:re(s)}c(it,"nameOf3");function $t(e,t){const n=ie(e);return n?hr(e,n,t):be(e,t)??Y(e).flatMap(i=>$t(i,t)??[]).at(0)}c($t,"firstWords");function fr(e){const[t]=Y(e).filter(({shape:i,value:r})=>i.
kind!=="switch"&&r!==void 0),n=t?.value;return t?.shape.kind==="line"&&typeof n=="string"&&new RegExp("^\\p{Lu}[^/:]*$","u").test(n)?n:void 0}c(fr,"givenName");function be(e,t){const n=ie(e);if(n)return n.
isWords?hr(e,n,t):void 0;const i=Y(e),r=i.filter(s=>ie(s)?.isWords);for(const s of new Set([...r,...i])){const o=be(s,t);if(o!==void 0)return o}}c(be,"ownWords");function hr({shape:e,value:t,locale:n},i,r){
const o=e.kind==="localized"?Object(t)[r.locale]:t;if(typeof o=="number")return String(o);if(!(typeof o!="string"||o===""))return i.kind==="reference"?_t(i.target,o,r)??o:ye(o,{...r,locale:n??r.locale})}
c(hr,"wordsOf2");function re(e,t=80){const n=e.replace(/\s+/g," ").trim();return n.length>t?`${n.slice(0,t-1).trimEnd()}\u2026`:n}c(re,"shortened");function rt(e,t,n){const i=(0,T.spellNumber)(e,x.messageTags[n]),
r=t?.kind==="number"?t.unit:void 0;return r?`${i} ${r[n]}`:i}c(rt,"spokenNumber");function _t(e,t,n){return(0,M.namedValues)(e,n.index).find(s=>s.name===t)?.words().flatMap(s=>Et(s,n)??[]).find(s=>!s.
startsWith("/")&&Number.isNaN(Number(s)))??ml(e,t,n)}c(_t,"calledThing");function ml(e,t,n){for(const{file:i,references:r}of n.index.content)for(const{path:s,reference:o}of r){if(o.target!==e||o.name!==
t)continue;const a=s.slice(0,-1).map(String);if(a.at(-1)!==t)continue;const l=V({file:i,path:a},n).at(-1),d=l&&be(l,n);if(d!==void 0)return d}}c(ml,"wordsOfNamesake");function mr(e,t){const{collection:n,
path:i}=e,r=n.target;return e.isNamed&&r?.path?.join()===i.slice(0,-1).join()?_t(r.name,String(i.at(-1)),t):void 0}c(mr,"nameOfKey");function Ce(e){const{index:t,language:n}=e,i=ln(e),r=gr(i.map(({title:u})=>u)),
s=i.map(u=>({...u,name:u.given??r(u.title)})),o=cn(s.map(({locale:u,name:f})=>`${u} ${f}`)),a=s.map(({path:u,locale:f,name:h})=>({path:u,locale:f,name:o.get(`${f} ${h}`)===1?h:`${h} (${u})`})),l=cn(a.
map(({name:u})=>u)),d=new Map(a.map(u=>[u.path,u]));return{ofPath(u){const f=d.get(u);if(!f)return;const{locale:h,name:m}=f;return l.get(m)===1||h===(0,v.defaultLocale)(t.site)?m:`${m} (${(0,x.languageName)(
h)[n]})`},inLanguage:c(u=>d.get(u)?.name,"inLanguage"),ofTitle:r}}c(Ce,"pageNames");function pl(e,t,n){const i=pr(e,n);if(i!==void 0||t===void 0)return i;const{content:r,site:s}=n.index,o=r.filter(({collection:a})=>a===
s.pages.collection.name);return gr(o.map(a=>wr(a,n)??""))(t)}c(pl,"shortName");function pr(e,t){const{index:n}=t;return Et(n.site.pageNames?.(n).get(e),t)}c(pr,"givenName2");function gr(e){const t=cn(
e.map(vr));return n=>{const i=vr(n);return(t.get(i)??0)>1?n.slice(0,n.length-i.length):n}}c(gr,"shortening");function cn(e){const t=new Map;for(const n of e)t.set(n,(t.get(n)??0)+1);return t}c(cn,"cou\
ntsOf");function vr(e){return/\s[–—|-]\s[^–—|]+$/.exec(e)?.[0]??""}c(vr,"endOf");function ln(e){const{index:t}=e;return[...(0,oe.claimAddresses)(t).value.claims].flatMap(([n,i])=>{const{entry:r,
redirectsTo:s,anchors:o=new Set}=i;if(!r||s!==void 0)return[];const a=(0,A.localeOf)(n,t.site),l={...e,locale:a},d=wr(r,l)??n,f=r.collection===t.site.pages.collection.name?pr(r.id,l):void 0;return[{path:n,
locale:a,title:d,given:f,anchors:o}]})}c(ln,"pagesIn");function wr(e,t){return Et(Object(e.data).title,t)}c(wr,"titleOf");function dn(e,t){const n=V(e,t),i=n.at(-1);if(!i)return;const r=$t(i,t)??yr(n,
t);return r===void 0?void 0:re(r)}c(dn,"wordsAt");function se(e,t){const n=V(e,t),i=n.at(-1);if(!i)return;const r=st(i.shape,t),s=yr(n,t);return r===""?s:s===void 0||s===r?r:`${r} (${s})`}c(se,"fullNa\
meAt");function gl(e,t){const n=e.path.length===0;if(e.isNamed||typeof e.path.at(-1)=="number")return it(e,t);const r=n?br(e,t):void 0;return r===void 0?st(e.shape,t):re(r)}c(gl,"placeName");function q(e,t){
return se({file:e,path:[]},t)??(0,Ko.basename)(e).replace(/(\.\w\w)?\.(md|yaml)$/,"")}c(q,"fileNameAt");function vl(e,t){const n=V(e,t),i=n.slice(-2).flatMap(Y);return new Map([...n,...i].flatMap(r=>{
const s=r.path.at(-1),o=st(r.shape,t);return typeof s=="string"&&o!==""?[[s,r.isNamed?it(r,t):o]]:[]}))}c(vl,"keysAround");function yr(e,t){const n=e.at(-1);let i;for(const[a,l]of[...e.entries()].reverse()){
const d=e[a-1];if(!d||!(l.isNamed||d.shape.kind==="list"))continue;const f=(l===n&&ie(l)?void 0:fr(l)??be(l,t))??mr(l,t);if(f!==void 0)return re(f);const h=a>2?e[a-2]:void 0;i??=h&&yl(h,t)?h:d}const[r]=e,
s=r&&br(r,t);if(s!==void 0)return re(s);const o=i??wl(e);return o&&st(o.shape,t)}c(yr,"ownerOf2");function wl(e){const[t,n,i]=e.slice(-3),r=i?.path.at(-1);if(!t||!n||typeof r!="string")return;const s=c(
({shape:o})=>o.kind==="group"&&o.fields.has(r),"hasIt");return Y(t).filter(s).length>1?n:void 0}c(wl,"oneOfSeveral");function yl({shape:e},t){return st(e,t)!==""}c(yl,"isNamedBySchema");function br(e,t){
const{collection:n,entry:i}=e,{site:r}=t.index;if(!n.files.includes("{"))return;const s=n.name===r.pages.texts.name?r.pages.collection:(0,O.collectionNamed)(r,n.textOf??""),o=s&&t.index.find(s,i.id),a=o&&
V({file:o.file,path:[]},t)[0],l=(a&&be(a,t))??be(e,t);return(s??n)===r.pages.collection?pl(i.id,l,t):l}c(br,"wordsOfFile");function st({words:e},{language:t}){return(0,v.nameAndHelp)(e,t).name}c(st,"n\
ameIn");function bl({file:e,path:t},{index:n,trial:i}){const r=n.content.find(o=>o.file===e),s=r?i.change(r,t):[];return[...new Set(s.flatMap(({facts:o})=>o))]}c(bl,"factsMadeOf");function kl(e,t){const n=P(
e,t),i=Or(n),{facts:r}=n.trial;return[...new Set([...r.values()].flatMap(o=>[...o.keys()]))].map(o=>{const a=i.get(o)??[];return{name:o,called:kr(a,n),words:Object.fromEntries([...r].map(([l,d])=>[l,d.
get(o)??""])),origins:Er(a)}})}c(kl,"factChoices");function un(e){const t=Or(e);return n=>kr(t.get(n)??[],e)||void 0}c(un,"factNames");function kr(e,t){return xr(Er(e),t)||xr(e,t)}c(kr,"calledFrom");function xr(e,t){
const n=e.flatMap(i=>se(i,t)??[]);return[...new Set(n)].join(" + ")}c(xr,"calledBy");function Er(e){return[...(0,x.groupBy)(e,({file:n})=>n).values()].map(n=>n.reduce(xl))}c(Er,"sourcesOf2");function xl(e,t){
const n=e.path.findIndex((i,r)=>i!==t.path[r]);return{file:e.file,path:n<0?e.path:e.path.slice(0,n)}}c(xl,"commonOrigin");function Or({index:e,trial:t}){const n=e.content.flatMap(i=>t.change(i)).flatMap(
i=>i.facts.map(r=>({name:r,value:i})));return new Map([...(0,x.groupBy)(n,({name:i})=>i)].map(([i,r])=>[i,(0,Bt.innermost)(r.map(({value:s})=>s)).map(({entry:{file:s},path:o})=>({file:s,path:o}))]))}c(
Or,"definitionsOf");function El(e,t,n,i){const{code:r,severity:s}=e,o=c(()=>t().split(`
`)[e.line-1]??"","line");if(r==="changed-much"&&s==="error")return[Ol(e,o(),i)];if(r==="allowance")return[_l(e,o(),i)];const{column:a,length:l}=e;return(0,k.candidatesOf)(e).map(d=>({label:Sl(d,n,i),line:e.
line,column:a,length:l,by:d}))}c(El,"fixesOf");function Ol({line:e,column:t,length:n},i,r){const s=i.slice(t-1,t-1+n),o=Number(s),[a=""]=/^ */.exec(i)??[],l={en:`# kilde-allow: ${s} is right`,da:`# ki\
lde-tillad: ${s} er rigtigt`};return{label:{en:`Yes, ${rt(o,void 0,"en")} is right`,da:`Ja, ${rt(o,void 0,"da")} er rigtigt`}[r],line:e,column:1,length:0,by:`${a}${l[r]}
`}}c(Ol,"confirmation");var $l={en:"Delete the note",da:"Slet bem\xE6rkningen"};function _l({line:e,column:t,length:n},i,r){const s=i.slice(0,t-1).trimEnd(),o=s===""&&t-1+n===i.length,a=o?0:s.length;return{
label:$l[r],line:e,column:a+1,length:o?i.length+1:t-1+n-a,by:""}}c(_l,"withoutComment");function Sl(e,t,n){const i=/^".*"$/s.test(e)?String(JSON.parse(e)):e;return t?.kind==="time"?(0,N.clockFormat)(x.messageTags[n])(
i):t?.kind==="number"?rt(Number(i),t,n):i}c(Sl,"spoken");function Ml({message:e,hint:t},n,{ofFact:i,ofFile:r,ofKey:s}){const o=c(({onPage:l,...d})=>(l?a(l[n]):d[n]).replace(/\{\{\s*([^{}]*?)\s*\}\}/g,
(u,f)=>fn(i(f),n)).replace(/\bcontent\/[\w./-]+\.(?:yaml|md)(?::\d+)*/g,u=>fn(r(u.replace(/:.*/,"")),n)),"named2"),a=c(l=>l.replace(/<([\w-]+)>/g,(d,u)=>fn(s(u)??u,n)),"withKeys");return{message:o(e),
hint:t?o(t):""}}c(Ml,"inPlainWords");function fn(e,t){return t==="da"?`\xBB${e}\xAB`:`\u201C${e}\u201D`}c(fn,"quoted");function Re(e,t,n){if(e.length===0)return[];const i=P(t,n);let r;const s=c(a=>(r??=
un(i),r(a)??a),"ofFact"),o=c(a=>q(a,i),"ofFile");return e.map(a=>{const{severity:l,file:d,line:u}=a,f=ke(a,t),m=Ml(a,n,{ofFact:s,ofFile:o,ofKey:c(w=>vl(f??{file:d,path:[]},i).get(w),"ofKey")}),p=hn(a,
i).map($r(s)),g=p.length===1&&m.hint.endsWith("?");return{severity:l,file:d,line:u,origin:f,message:m.message,hint:g?"":m.hint,fixes:g?[m.hint]:p,id:_r(a),called:(f&&se(f,i))??se({file:d,path:[]},i)}})}
c(Re,"problemsOf");function $r(e){return({label:t})=>t.replace(/^\{\{\s*(.*?)\s*\}\}$/,(n,i)=>e(i))}c($r,"withFact");function Al(e,t,n){const i=P(t,n),r=c(s=>un(i)(s)??s,"ofFact");return e.map(s=>{const{
file:o}=s,a=s.written.replace(/^(["'])(.*)\1$/s,"$2"),l=ke(s,t)??{file:o,path:[]},d=se(l,i)??q(o,i),[u]=hn(s,i).map($r(r));return`${d}: ${a} \u2192 ${u||Dl[n]}`})}c(Al,"correctionsInWords");var Dl={en:"\
nothing",da:"ingenting"};function Pl({problem:e,fix:t},n,i,r){const s=n.find(a=>_r(a)===e),o=s&&hn(s,P(i,r))[t];return o&&{file:s.file,change:o}}c(Pl,"fixNamed");function hn(e,t){const{content:n,language:i}=t,
{file:r}=e,s=ke(e,n),o=s&&V(s,t).at(-1);return El(e,c(()=>{const l=n.sources.find(({path:d})=>d===r);return(0,k.plainText)((0,k.decoded)(l?.bytes)??"")},"source"),o&&ie(o),i)}c(hn,"fixesFor");function _r({
file:e,line:t,column:n,code:i,message:r}){return`${e}:${t}:${n} ${i} ${r.en}`}c(_r,"idOf");function ke({file:e,code:t,...n},{entries:i,sources:r}){const s=(0,O.contentFileAt)(e,i);if(!s)return;if(t===
"empty-file"&&e.endsWith(".md"))return{file:e,path:"markdown"};if(n.length===0||t==="allowance")return;const o=(0,k.markdownIn)(e,r);if(!o&&e.endsWith(".md"))return;if(o&&n.line>=o.firstLine)return{file:e,
path:"markdown"};const a=Fl(s,n);return a&&{file:e,path:a}}c(ke,"originOf");function Fl({places:e,raw:t},n){const i=Object.entries(e).filter(([,[s,o]])=>s<n.line||s===n.line&&o<=n.column),[r]=i.sort(([
s,[o,a,l]],[d,u])=>u[0]-o||u[1]-a||Math.abs(l-n.length)-Math.abs(u[2]-n.length)||d.length-s.length);return r&&Ot(Il(r[0].replace(/~$/,"")),t)}c(Fl,"nearestAbove");function Il(e){return e.split("/").slice(
1).map(t=>t.replaceAll("~1","/").replaceAll("~0","~"))}c(Il,"stepsOf");async function Sr(e,t,{make:n,allowed:i,tries:r},s){const o=c(async f=>{const h=on(e,f,s);if(!h)return;const m=await n(h);return{
files:h,site:m,left:(0,x.newErrors)(i,m.diagnostics)}},"after"),a=await o(t);if(!a)return{kind:"gone"};let l=a;const d=[...t];let u=0;for(let[f]=l.left;f;[f]=l.left){const h=Tl(Z(e,s).filter(({id:p})=>!d.
includes(p)),f,l.site.value);let m;for(const{id:p}of h){if(u++>=r)break;await(0,Uo.setImmediate)();const g=await o([...d,p]);if(!(!g||Mr(f,g.left)>=Mr(f,l.left))){m=g,d.push(p);break}}if(!m){const[p=f]=a.
left;return{kind:"wrong",error:p,site:a.site.value}}l=m}return{kind:"possible",ids:d,files:l.files,site:l.site}}c(Sr,"takingBack");function Tl(e,t,n){const{file:i}=t,r=ke(t,n)?.path??[],s=r==="markdow\
n"?[r]:["yaml",...r],o=c(({parts:a})=>Math.max(...a.map(l=>{if(l.file!==i)return 0;const d=l.path.findIndex((u,f)=>u!==s[f]);return 1+(d<0?l.path.length:d)})),"nearness");return e.toSorted((a,l)=>o(l)-
o(a))}c(Tl,"nearestFirst");function Mr({file:e,message:t},n){return n.filter(i=>i.file===e&&i.message.en===t.en).length}c(Mr,"countOf");async function jl(e,t,n,i,r){const s=e(),o=n?{sources:n.value.sources,
diagnostics:n.diagnostics}:{sources:"en"in s?[]:s,diagnostics:[]};return o.sources.length===0?void 0:Ar(o,t,i,r)}c(jl,"soundSite");async function Ar(e,{value:t,diagnostics:n},i,r){const s=(0,x.newErrors)(
e.diagnostics,n),o=Cl(s,e.sources,t.sources);if(!o)return;const a=(0,G.withChanges)(t.sources,o),l={old:ne(e.sources,t,r),now:ne(a,t,r)},d={make:c(m=>m.length===0&&o.length===0?{value:t,diagnostics:n}:
i((0,G.withChanges)(a,m)),"make"),allowed:e.diagnostics,tries:Nl},u=Z(l,r),f=new Set(s.map(({file:m})=>m)),h=u.filter(Rl(f)).map(({id:m})=>m);for(const m of[[],h]){const p=await Sr(l,m,d,r);if(p.kind!==
"possible")continue;const g=u.filter(({id:w})=>p.ids.includes(w));return{site:p.site,waiting:[...o.map(({path:w})=>({file:w,path:[]})),...g.flatMap(({parts:w})=>w.map(({file:y,path:b})=>nt(y,b)))]}}}c(
Ar,"withoutErrors");var Nl=24;function Cl(e,t,n){const i=c(a=>a.startsWith("content/"),"isContent"),r=c(a=>a.startsWith("templates/"),"isTemplate"),s=e.filter(x.isError).map(({file:a})=>a);if(!s.every(
a=>i(a)||r(a)))return;const o=n.filter(({isUnread:a})=>a).map(({path:a})=>a);return[...new Set([...s.filter(r),...o])].map(a=>({path:a,bytes:t.find(l=>l.path===a)?.bytes}))}c(Cl,"inPlaceOf");function Rl(e){
return({parts:t})=>t.some(({file:n})=>e.has(n))}c(Rl,"isIn");var xe=[".kilde","unsaved"],mn=xe.join("/");function Wl(e,t,n){if(n===void 0)return ot(e,[t]);const i=(0,Me.join)(e,...xe,t);try{if(!St(e))
return Ul;for(const s of Dr(e))(0,B.existsSync)(s)||(0,B.mkdirSync)(s,{mode:448});(0,B.rmSync)(gn(i),{force:!0});const r={flag:"wx",mode:384,flush:!0};(0,B.writeFileSync)(gn(i),n,r),(0,B.renameSync)(gn(
i),i);return}catch(r){return(0,Q.failureReason)(r)}}c(Wl,"writeKept");function Hl(e,t){return St(e)&&pn((0,Me.join)(e,...xe,t))?.isFile()===!0}c(Hl,"isKept");function Ll(e,t){if(!St(e))return[];const n=(0,Me.join)(
e,...xe),i=Bl(n).filter(t).sort();return ot(e,i.filter(Gl)),i.filter(r=>r.endsWith(".json")).map(r=>({name:r,text:zl((0,Me.join)(n,r))}))}c(Ll,"readKept");function ot(e,t){if(St(e))try{for(const n of t)
(0,B.rmSync)((0,Me.join)(e,...xe,n),{force:!0});return}catch(n){return(0,Q.failureReason)(n)}}c(ot,"removeKept");function St(e){return Dr(e).every(t=>pn(t)?.isDirectory()!==!1)}c(St,"isOwnFolder");function pn(e){
try{return(0,B.lstatSync)(e)}catch{return}}c(pn,"at2");function Dr(e){return xe.map((t,n)=>(0,Me.join)(e,...xe.slice(0,n+1)))}c(Dr,"stepsIn");function Bl(e){try{return(0,B.readdirSync)(e)}catch{return[]}}
c(Bl,"namesIn");function zl(e){try{return pn(e)?.isFile()?(0,B.readFileSync)(e,"utf8"):void 0}catch{return}}c(zl,"textOf2");var gn=c(e=>`${e}.next`,"next"),Gl=c(e=>e.endsWith(".json.next"),"isNext"),Ul={
en:`${mn} is a symbolic link or a file, and not a folder`,da:`${mn} er et symbolsk link eller en fil og ikke en mappe`},Pr=64,Ee=(0,v.string)().max(1e3).regex(/^content(?:\/[^./\\\0][^/\\\0]*)+$/),Oe=(0,v.union)(
[(0,v.strictObject)({file:Ee.regex(/\.md$/),path:(0,v.literal)("markdown")}),(0,v.strictObject)({file:Ee.regex(/\.(?:yaml|md)$/),path:(0,v.array)((0,v.union)([(0,v.string)().max(1e3),(0,v.int)().min(0)])).
max(Pr)})]),Fr=(0,v.custom)(Yl).pipe((0,v.json)()),ue=(0,v.int)().min(0),Kl=(0,v.union)([(0,v.strictObject)({kind:(0,v.literal)("add"),value:Fr}),(0,v.strictObject)({kind:(0,v.literal)(["copy","remove"]),
index:ue}),(0,v.strictObject)({kind:(0,v.literal)("move"),index:ue,to:ue})]),We=ue.optional(),vn=(0,v.string)().max(100).optional(),Ir=ue.optional(),Tr=(0,v.string)().max(200).optional(),jr=(0,v.array)(
(0,v.string)().max(300)).readonly(),Nr=(0,v.literal)(["here","disk"]),Cr=(0,v.string)().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),Mt=(0,v.string)(),Rr=v.iso_exports.date(),z=(0,v.strictObject)({}),Wr={
begin:z,state:z,pageName:(0,v.strictObject)({path:(0,v.string)().max(2e3)}),panel:(0,v.union)([(0,v.strictObject)({origin:Oe,version:We,build:vn}),(0,v.strictObject)({mark:(0,v.string)().max(100),build:vn})]),
findUnmarked:(0,v.strictObject)({path:(0,v.string)().max(2e3),build:vn}),set:(0,v.strictObject)({origin:Oe,diskVersion:Ir,version:We,called:Tr,value:Fr.optional(),step:(0,v.string)(),session:(0,v.string)().
max(100).optional()}),correct:(0,v.strictObject)({problem:(0,v.string)(),fix:ue}),corrections:z,correctAll:(0,v.strictObject)({id:(0,v.string)().max(100)}),list:(0,v.strictObject)({origin:Oe,diskVersion:Ir,
version:We,called:Tr,change:Kl}),referrers:(0,v.strictObject)({origin:Oe,version:We,index:ue.optional()}),scaffold:(0,v.strictObject)({name:(0,v.string)()}),create:(0,v.strictObject)({name:(0,v.string)(),
answers:(0,v.record)((0,v.string)(),(0,v.string)()),instead:ue.optional(),locale:Mt.optional()}),copyEntry:(0,v.strictObject)({file:Ee,locale:Mt.optional()}),removeEntry:(0,v.strictObject)({file:Ee}),
setPeriod:(0,v.strictObject)({file:Ee,period:(0,v.union)([(0,v.literal)(["hide","show"]),(0,v.strictObject)({from:Rr.optional(),until:Rr.optional()})])}),undo:z,redo:z,save:z,restore:(0,v.strictObject)(
{runs:jr}),drop:(0,v.strictObject)({runs:jr}),settle:(0,v.strictObject)({file:Ee,keep:(0,v.union)([Nr,(0,v.record)((0,v.string)().max(100),Nr)])}),facts:z,pictures:z,pages:(0,v.strictObject)({locale:Mt}),
usage:(0,v.strictObject)({origin:Oe}),contents:(0,v.strictObject)({wanted:(0,v.string)().max(200)}),shownAt:(0,v.strictObject)({origin:Oe,version:We,locale:Mt}),changes:z,effect:(0,v.strictObject)({id:(0,v.string)()}),
takeBack:(0,v.strictObject)({ids:(0,v.array)((0,v.string)()).readonly()}),earlier:(0,v.strictObject)({after:Cr.optional()}),earlierVersions:(0,v.strictObject)({origin:Oe,version:We}),takeBackEarlier:(0,v.strictObject)(
{chosen:(0,v.array)((0,v.strictObject)({commit:Cr,ids:(0,v.array)((0,v.string)()).readonly()})),isForced:(0,v.boolean)()}),standing:z,ownChange:z,publish:z,fetchOthers:z,dropUnfinished:z,live:z,stopPublishing:z,
picture:(0,v.strictObject)({name:(0,v.string)(),bytes:(0,v.base64)()}),film:(0,v.strictObject)({name:(0,v.string)(),bytes:(0,v.base64)()})},Hr=(0,v.base64)().nullable(),Vl=(0,v.array)((0,v.strictObject)(
{path:Ee,base:Hr,now:Hr}));function Yl(e){let t=[e];for(let n=0;n<=Pr;n++)if(t=t.flatMap(i=>typeof i=="object"&&i!==null?Object.values(i):[]),t.length===0)return!0;return!1}c(Yl,"isShallow");function Jl(e,t){
const n=`${t}.${D.ownId}.${(0,D.bootId)()}.json`;let i=new Map;const r=new Set;return{keep(s){if(!(Hl(e,n)===s.size>0)||!Zl(i,s)){const a=Wl(e,n,Ql(s));if(a)return a;i=new Map(s)}for(const a of r)ot(e,
[a])||r.delete(a)},earlier(s){const o=new Map(s.map(({path:u,bytes:f})=>[u,f])),a=[],l=[],d=c(u=>u!==n&&!ql(u),"hasEnded");for(const{name:u,text:f}of Ll(e,d)){const m=Xl(f)?.filter(({path:p,now:g})=>!(0,j.haveSameBytes)(
o.get(p),g));m?m.length===0?ot(e,[u]):r.has(u)||a.push({name:u,files:m}):l.push(u)}return{runs:a,unreadable:l}},taken:c(s=>{r.add(s)},"taken"),drop:c(s=>ot(e,[s]),"drop")}}c(Jl,"createKeptRuns");function ql(e){
const[,t,n=""]=/^[^.]*\.(\d+)\.([\w-]+)\.json(?:\.next)?$/.exec(e)??[],i=n===(0,D.bootId)()||Math.abs(Number(n)-Number((0,D.bootId)()))<=1;return Number(t)!==D.ownId&&i&&(0,D.isRunning)(Number(t))}c(ql,
"isOfRunning");function Zl(e,t){return e.size===t.size&&[...t].every(([n,{base:i,now:r}])=>{const s=e.get(n);return s&&(0,j.haveSameBytes)(s.base,i)&&(0,j.haveSameBytes)(s.now,r)})}c(Zl,"isSame3");function Ql(e){
if(e.size!==0)return JSON.stringify([...e].map(([t,{base:n,now:i}])=>({path:t,base:Lr(n),now:Lr(i)})))}c(Ql,"textOf3");function Xl(e){try{return Vl.parse(JSON.parse(e??"")).map(({path:t,base:n,now:i})=>({
path:t,base:Br(n),now:Br(i)}))}catch{return}}c(Xl,"filesIn");function Lr(e){return e?Buffer.from(e).toString("base64"):null}c(Lr,"base64Of");function Br(e){return e===null?void 0:Buffer.from(e,"base64")}
c(Br,"bytesIn");function At(e,t,n=[]){const{base:i,here:r,disk:s}=e;return(0,ft.isDeepStrictEqual)(r,s)||(0,ft.isDeepStrictEqual)(i,r)?s:(0,ft.isDeepStrictEqual)(i,s)?r:tt(i)&&tt(r)&&tt(s)?ed({base:i,
here:r,disk:s},t,n):(0,k.isList)(i)&&(0,k.isList)(r)&&(0,k.isList)(s)&&!rn(i,r,s)?td({base:i,here:r,disk:s},t,n):e[t({here:r,disk:s,path:n,about:"value"})]}c(At,"merged");function ed({base:e,here:t,disk:n},i,r){
const s=c((a,l)=>Object.hasOwn(a,l)?a[l]:void 0,"own"),o=new Set([...Object.keys(n),...Object.keys(t)]);return Object.fromEntries([...o].flatMap(a=>{const l={base:s(e,a),here:s(t,a),disk:s(n,a)},d=At(
l,i,[...r,a]);return d===void 0?[]:[[a,d]]}))}c(ed,"mergedMaps");function td({base:e,here:t,disk:n},i,r){const[s,o]=[kt(e,t),kt(e,n)],a=new Map(s.origins.map((f,h)=>[f,h])),l=n.flatMap((f,h)=>{const m=o.
origins[h];if(m===void 0)return[{origin:m,index:void 0,value:f}];const p=a.get(m),g=At({base:e[m],here:p===void 0?void 0:t[p],disk:f},i,p===void 0?r:[...r,p]);return g===void 0?[]:[{origin:m,index:p,value:g}]});
for(const[f,h]of t.entries()){const m=s.origins[f],p=l.findIndex(m===void 0?b=>b.origin===void 0&&b.index===void 0&&(0,ft.isDeepStrictEqual)(b.value,h):b=>b.origin===m),g=l[p],w=m===void 0||!d(m,f);if(g&&
w){l[p]={...g,index:f};continue}const y=g?.value??u(m,h,f);y!==void 0&&(g&&l.splice(p,1),l.splice(nd(f,l),0,{origin:m,index:f,value:y}))}return l.map(({value:f})=>f);function d(f,h){if(!s.moved.has(f))
return!1;if(!o.moved.has(f))return!0;const p={...{here:h+1,disk:o.origins.indexOf(f)+1},path:[...r,h],about:"place"};return i(p)==="here"}function u(f,h,m){return f===void 0?h:At({base:e[f],here:h,disk:void 0},
i,[...r,m])}}c(td,"mergedLists");function nd(e,t){return t.reduce((i,r,s)=>{const o=t[i]?.index??-1;return r.index!==void 0&&r.index<e&&r.index>o?s:i},-1)+1}c(nd,"placeOf2");function wn(e,t,n){let i=!1;
const r=He(e,t,n,()=>(i=!0,"disk"));return i?void 0:{bytes:r}}c(wn,"merge");function He(e,{base:t,now:n},i,r){if((0,j.haveSameBytes)(i,t))return n;if((0,j.haveSameBytes)(i,n)||(0,j.haveSameBytes)(t,n))
return i;const[s,o,a]=[t,n,i].map(w=>{const y=(0,k.readFile)(e,w,U.noMemo);return y&&{yaml:y.yaml,markdown:y.body??null}}),l=c(()=>r({path:[],here:void 0,disk:void 0,about:"file"})==="here"?n:i,"whole\
3");if(!s||!o||!a)return l();const d=(0,k.decoded)(i)??"",u=(0,k.decoded)(n)??"",{yaml:f,markdown:h}=At({base:s,here:o,disk:a},r),m=(0,Vo.isDeepStrictEqual)(f,a.yaml)?d:(0,k.rewriteInFile)(e,d,f,[u],U.noMemo),
p={file:e,path:"markdown"},g=m!==void 0&&h!==null&&h!==a.markdown?(0,k.setInFile)(m,p,h,u):m;return g===void 0?l():new TextEncoder().encode(g)}c(He,"settled");function id(){let e=[],t=new Map,n=0,i=0;
const r=new Map,s=c(o=>t.get(o),"read3");return{read:s,disk:c(()=>e,"disk"),buildCount:c(()=>n,"buildCount"),diskVersion:c(()=>i,"diskVersion"),isNewer:c((o,a)=>(r.get(o)??0)>a,"isNewer"),take(o){n++;
const a=t;e=o,t=new Map(e.map(({path:d,bytes:u})=>[d,u]));const l=[...new Set([...a.keys(),...t.keys()])].filter(d=>!(0,j.haveSameBytes)(a.get(d),s(d)));l.length>0&&i++;for(const d of l)r.set(d,i);return l},
put(o,a){a?t.set(o,a):t.delete(o)}}}c(id,"createDisk");function rd(e,t){let n=[],i=[];return{change:c((o,a)=>s(o,a,a.step!==void 0&&n.at(-1)?.step===a.step),"change"),amend(o){const a=n.at(-1);a&&s(o,
a,!0)},undo:c(()=>r(n,i,"before"),"undo"),redo:c(()=>r(i,n,"after"),"redo"),labels:c(()=>({undo:n.at(-1)?.label,redo:i.at(-1)?.label}),"labels"),forget(o){n=zr(n,o),i=zr(i,o)},closeSteps(){n=n.map(o=>({
...o,step:void 0}))}};function r(o,a,l){const d=o.pop();if(d){for(const[u,f]of d.files)t(u,f[l]);a.push(d)}}function s(o,{label:a,step:l},d){const u=o.filter(({path:h,bytes:m})=>!(0,j.haveSameBytes)(e(
h),m));if(u.length===0)return;const f=new Map(d?n.pop()?.files:void 0);for(const{path:h,bytes:m}of u){const{before:p}=f.get(h)??{before:e(h)};f.set(h,{before:p,after:m}),t(h,m)}n.push({label:a,step:l,
files:f}),i=[]}}c(rd,"createHistory");function zr(e,t){return e.slice(e.findLastIndex(({files:n})=>n.has(t))+1)}c(zr,"since");function sd(){const{read:e,put:t,take:n,...i}=id(),r=cd(e,t),{drafts:s,clashes:o,
read:a}=r,{forget:l,closeSteps:d,...u}=rd(a,r.put),{isHeld:f,arrive:h,...m}=ad(r);function p(w,y){r.meet(w,y)&&l(w)}c(p,"meet");function g(w){for(const y of h(()=>n(w)))s.has(y)||l(y)}return c(g,"take\
In3"),{read:a,...i,...u,...m,over(w){const y=f()?i.disk():w;f()||g(w);for(const[b,E]of[...s])p(b,E);return(0,G.withChanges)(y,[...s].map(([b,{now:E}])=>({path:b,bytes:E})))},unsaved:c(()=>s,"unsaved"),
clashes:c(()=>o,"clashes"),restore(w,y){const b=w.flatMap(({path:E,...$})=>{const F=od($,E,a(E),e(E));return F||p(E,$),F??[]});u.change(b,{label:y,step:void 0})},settle(w,y,b){const E=[...o].flatMap(([
F,qe])=>F===w||qe.with===w?F:[]),$=E.flatMap(F=>r.settle(F,y)??[]);for(const F of E)l(F);u.change($,{label:b,step:void 0})},saved(w){r.saved(w),d()}}}c(sd,"createDrafts");function od(e,t,n,i){const r=wn(
t,e,n);return r?{path:t,bytes:r.bytes}:(0,j.haveSameBytes)(i,e.base)?{path:t,bytes:e.now}:void 0}c(od,"changeTo");function ad({read:e,receive:t}){let n=!1,i=[];return{isHeld:c(()=>n,"isHeld"),expect(r){
i=r,n=!0},arrived(){n=!1},arrive(r){const s=new Map(i.map(({path:a})=>[a,e(a)])),o=r();for(const a of i)o.includes(a.path)&&t(a,s.get(a.path));return i=[],o}}}c(ad,"createArrivals");function cd(e,t){const n=new Map,
i=new Map,r=new Map;return{drafts:n,clashes:i,read:s,put:o,meet:l,receive:d,settle:h,saved:f};function s(m){const p=n.get(m);return p?p.now:e(m)}function o(m,p){a(m,(n.get(m)??{base:e(m)}).base,p)}function a(m,p,g){
(0,j.haveSameBytes)(p,g)&&!i.has(m)?n.delete(m):n.set(m,{base:p,now:g})}function l(m,p){const g=e(m),w=wn(m,p,g);return w?(u(m),a(m,g,w.bytes),![p.base,p.now].some(y=>(0,j.haveSameBytes)(g,y))):(n.set(
m,p),i.set(m,{...p,...r.get(m),disk:g}),!1)}function d({path:m,base:p,...g},w){r.set(m,g),n.set(m,{base:p,now:w})}function u(m){i.delete(m),r.delete(m)}function f(m){for(const{path:p,bytes:g}of m){const w=s(
p);t(p,g),a(p,g,w)}}function h(m,p){const g=i.get(m);if(!g)return;u(m);const w={base:g.base,now:s(m)},y=c(F=>He(m,w,g.disk,F),"made"),b=y(p()),E=y(()=>"here"),$=(0,j.haveSameBytes)(b,E)?y(()=>"disk"):
E;return a(m,g.disk,$),{path:m,bytes:b}}}c(cd,"createOverlay");function ld(e,t){const{language:n}=t.context,[i,r]=[e,t].map(l=>{const d=l.value===void 0&&yn(l)?.kind==="switch";return Dt(d?{...l,value:!1}:
l)||dd[n]});if(i===void 0||r===void 0)return"";if(i===r)return re(r,Pt);const[s,o]=gd(i,r),a=ud(t);return`${a&&s.endsWith(a)?s.slice(0,-a.length):s} \u2192 ${o}`}c(ld,"replacement");var dd={en:"none",
da:"ingen"};function yn({node:e}){return e&&ie(e)}c(yn,"shapeAt");function ud(e){const t=yn(e),n=t?.kind==="number"?t.unit:void 0;return n?` ${n[e.context.language]}`:""}c(ud,"unitOf");function Dt(e){
const{value:t,node:n,context:i}=e;if((0,k.isList)(t)&&rn(t)){const r=n?.shape,s=t.map(o=>Gr(o,r?.kind==="list"?(0,L.shapeOf)(r.element,o):void 0,i));return(0,N.formatList)(s,x.messageTags[i.language])}
if(t==null)return"";if((0,k.isCollection)(t)){const r=n&&{...n,value:t};return(r&&(fr(r)??$t(r,i)))??""}return Gr(t,yn(e),i)}c(Dt,"wordsOf3");function Gr(e,t,n){const{language:i}=n,r=x.messageTags[i],
s=String(e);if(typeof e=="number")return rt(e,t,i);if(typeof e=="boolean")return(e?hd:md)[i];const[o,a]=(t&&fd[t.kind])??[];return o?.test(s)&&a?a(s,r):t?.kind==="choice"?t.meanings?.[s]?.[i]??s:t?.kind===
"reference"?_t(t.target,s,n)??s:pd(ye(s,n))}c(Gr,"singleWords");var fd={time:[/^([01]\d|2[0-3]):[0-5]\d$/,(e,t)=>(0,N.clockFormat)(t)(e)],date:[/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,N.formatDate],
month:[/^\d{4}-(0[1-9]|1[0-2])$/,(e,t)=>(0,N.monthFormat)(t)(e)]},hd={en:"yes",da:"ja"},md={en:"no",da:"nej"};function pd(e){return e.replace(/!?\[([^\]]*)\]\([^)]*\)/g,"$1").replace(/\{\{[^{}]*\}\}/g,
"\u2026").replace(/^(?:#+|[-*>]|\d+\.)\s+|[*_`\\]+/gm,"").replace(/\s+/g," ").trim()}c(pd,"plain");var Pt=30;function gd(e,t){if(Math.max(e.length,t.length)<=Pt)return[e,t];const[n,i]=[e.split(" "),t.
split(" ")],r=(0,Ue.hunksOf)(n,i),[s,o]=[r[0],r.at(-1)];if(!s||!o)return[e,t];const l=s===o&&!(s.removed.length&&s.added.length)?1:0,d=c((u,f,h)=>re(u.slice(Math.max(0,f-l),h+l).join(" "),Pt),"passage");
return[d(n,s.removedAt,o.removedAt+o.removed.length),d(i,s.addedAt,o.addedAt+o.added.length)]}c(gd,"shortest");function Le({old:e,now:t},n){const i={old:P(e,n),now:P(t,n)};return r=>wd(r,i)}c(Le,"summ\
arise");var Ft={en:"Change",da:"Ret"},Ur={en:"Add",da:"Tilf\xF8j"},Kr={en:"Remove",da:"Fjern"},vd={file:Ft,add:Ur,new:Ur,remove:Kr,gone:Kr,move:{en:"Move",da:"Flyt"}};function wd({parts:e},t){const[n,
...i]=e,{kind:r}=n,s=r==="remove"||r==="gone",o=s?t.old:t.now,a=bd(n,i.length===0,o),l=c((g,w="")=>`${g[o.language]} ${a}${w}`,"begun");if(r==="comments")return l(Ft,`: ${yd[o.language]}`);const[d,u]=[
"old","now"].map(g=>({...bn(nt(n.file,n.path),s?o:t[g]),value:n[g]})),f=u.node??d.node,h=`: ${ld({...d,node:f},{...u,node:f})}`;if(r==="set"||f?.shape.kind==="switch")return l(Ft,h);const m=Vr(r)?"":re(
Dt(s?d:u),Pt),p=m===""||a.includes(m.replace(/…$/,""));return l(vd[r],p?"":`: ${m}`)}c(wd,"summaryOf");function bn(e,t){const n=Yr(e,t)??t.locale;return{node:V(e,t).at(-1),context:{...t,locale:n}}}c(
bn,"valuedAt");var yd={en:"notes in the file",da:"bem\xE6rkninger i filen"};function bd(e,t,n){const{file:i,kind:r}=e;if(i.startsWith("content/media/"))return(0,Jo.basename)(i);const s=nt(e.file,e.path),
o=Vr(r)?dn(s,n):se(s,n),a=t?Yr(s,n):void 0,l=o??q(i,n);return a===void 0||a===n.locale?l:`${l}, ${(0,x.languageName)(a)[n.language]}`}c(bd,"nameOf4");function Vr(e){return e==="file"||e==="new"||e==="\
gone"}c(Vr,"isWhole");function Yr({file:e,path:t},{index:n}){const i=n.content.find(s=>s.file===e),r=t.at(-1);return(0,v.localesOf)(n.site).find(s=>s===r)??i?.locale}c(Yr,"localeOf2");function kd(e,t,n){
const[i,r]=["here","disk"].map(d=>He(e,t,t.disk,()=>d)),s=n.here.files.has(e)?n.here:n.disk,o=q(e,s),a={here:i,disk:r},l=` (${o})`;return{file:e,called:o,by:t.by,here:(0,k.decoded)(i)??"",disk:(0,k.decoded)(
r)??"",values:Jr(e,t).map(([d,u])=>({id:d,called:Ed(e,u,n.here)?.replace(l,"")??o,...u.about==="file"?$d(e,a,s):Od(e,u,n.here)}))}}c(kd,"conflictOf");function xd(e,t){return Jr(e,t).map(([n])=>n)}c(xd,
"idsIn");function Jr(e,t){const n=[],i=qr((...r)=>(n.push(r),"disk"));return He(e,t,t.disk,i),n}c(Jr,"disagreementsIn");function Ed(e,{path:t,about:n},i){return n==="file"?void 0:se(nt(e,t),i)}c(Ed,"n\
ameOf5");function Od(e,t,n){const i=bn(nt(e,t.path),n),r=c(a=>{if(a!==void 0)return t.about==="place"||(0,k.isCollection)(a)?kn(a):typeof a=="string"?ye(a,i.context):Dt({...i,value:a})},"words"),[s,o]=[
r(t.here),r(t.disk)];return s===o?{here:String(t.here),disk:String(t.disk)}:{here:s,disk:o}}c(Od,"wordsIn2");function qr(e){let t=0;return n=>{t++;const i=JSON.stringify([t,n]);return e((0,x.digestOf)(
i).slice(0,16),n)}}c(qr,"identified");function $d(e,t,n){const i=[t.here,t.disk].map(a=>({bytes:a,read:(0,k.readFile)(e,a,U.noMemo)})),r=i.every(({bytes:a,read:l})=>!a||l),[s,o]=i.map(({bytes:a,read:l})=>{
if(a)return r&&l?ye(kn([l.yaml,l.body??""]).trim(),n):/\.(md|yaml|hbs)$/.test(e)?(0,k.decoded)(a):`${(0,Yo.basename)(e)} (${Math.ceil(a.length/1e3)} kB)`});return{here:s,disk:o}}c($d,"wordsOfFiles");var _d=/^(?:\d+|[a-z][a-z\d-]*|[\w-]+\.\w{2,5}|https?:\S+)$/;
function kn(e){if(!(0,k.isCollection)(e))return String(e??"");const t=Object.values(e).filter(n=>(0,k.isCollection)(n)||!_d.test(String(n))).map(kn).filter(Boolean);return[...new Set(t)].join(`
`)}c(kn,"textOf4");var H={notHeld:{en:"This can't be here. Nothing was changed; try another place.",da:"Det kan ikke st\xE5 her. Der er ikke \xE6ndret noget; pr\xF8v et andet sted."},withErrors:{en:"N\
othing was saved yet: correct the errors first.",da:"Der er ikke gemt noget endnu: Ret fejlene f\xF8rst."},partlyClashing:{en:"Everything is saved except what somebody else has changed, too. Choose wh\
ich version to keep.",da:"Alt er gemt, undtagen det, en anden ogs\xE5 har \xE6ndret. V\xE6lg, hvilken udgave der skal g\xE6lde."},clashing:{en:"Nothing was saved: somebody else has changed the same th\
ing meanwhile. Choose which version to keep.",da:"Der er ikke gemt noget: En anden har imens \xE6ndret det samme. V\xE6lg, hvilken udgave der skal g\xE6lde."},shared:{en:"Some of it you have changed, \
too. Choose what it should say; then publish.",da:"Noget af det har du ogs\xE5 \xE6ndret. V\xE6lg, hvad der skal st\xE5, og public\xE9r s\xE5."},changedByOthers:{en:"This was changed elsewhere meanwhi\
le. You now see the new version; make your change again.",da:"Det er \xE6ndret et andet sted fra imens. Nu ser du den nye udgave; lav din rettelse igen."},meanwhile:{en:"This has changed meanwhile. Lo\
ok at it again.",da:"Det er blevet \xE6ndret imens. Se det igen."},notAlone:{en:"That can\u2019t be undone alone.",da:"Det kan ikke fortrydes alene."}};function Sd(e){const[t,n]=[e.map(i=>`\u201C${i}\u201D`),
e.map(i=>`\xBB${i}\xAB`)];return{en:`Everything is saved except what has errors: ${t.join(", ")}. It stays here until they are corrected.`,da:`Alt er gemt, undtagen det, der er fejl i: ${n.join(", ")}\
. Det ligger her, til fejlene er rettet.`}}c(Sd,"savedBut");function Md(e,t){const[n,i]=[e.join(", "),t.join(`
`)];return{message:{en:`Nothing was published: there are errors in what would be published (${n}). Correct them first; the list behind the number of errors above leads to each.`,da:`Intet blev publice\
ret: Der er fejl i det, der skulle publiceres (${n}). Ret dem f\xF8rst; tallet med fejl \xF8verst f\xF8rer til hver af dem.`},detail:{en:i,da:i}}}c(Md,"faultyFiles");function It(e,t){return(0,N.formatList)(
e,x.messageTags[t])}c(It,"namesOf");function Ad(e){return{en:`Bring in changes by ${It(e,"en")}`,da:`Hent \xE6ndringer fra ${It(e,"da")}`}}c(Ad,"mergeMessage");function Dd(e,t){if(t===0)return{en:`${e}\
 changed something that is not part of the content.`,da:`${e} har \xE6ndret noget, der ikke h\xF8rer til indholdet.`};const n=t===1?"one thing":`${t} things`;return{en:`${e} changed ${n}, now here, to\
o.`,da:`${e} har \xE6ndret ${t===1?"\xE9n":t} ting, som nu ogs\xE5 er her.`}}c(Dd,"broughtBy");function Pd(e,t){const n=e===H.shared,i=c((r,s)=>n?`${s} ${r}`:`${r} ${s}`,"both");return{en:i(e.en,t.en),
da:i(e.da,t.da)}}c(Pd,"joined");function Fd({en:e,da:t}){return{en:`Save often: what you haven\u2019t saved can\u2019t be kept safe, and is lost if the editor stops. The reason: ${e}.`,da:`Gem tit: De\
t, du ikke har gemt, kan ikke l\xE6gges til side og g\xE5r tabt, hvis programmet stopper. \xC5rsag: ${t}.`}}c(Fd,"notKept");function Id({en:e,da:t}){return{en:`It could not be discarded: ${e}.`,da:`De\
t kunne ikke kasseres: ${t}.`}}c(Id,"notDropped");function Td(e){const t=e.map(n=>`${mn}/${n}`).join(", ");return e.length===0?void 0:{en:`Something that was not saved earlier can\u2019t be read (${t}\
). It is left where it is, and nothing else is affected. It opens in a text editor; delete it once you don\u2019t need it any more.`,da:`Noget, der ikke blev gemt tidligere, kan ikke l\xE6ses (${t}). \
Det er ikke r\xF8rt, og resten er ikke ber\xF8rt af det. Filen kan \xE5bnes i et tekstprogram; slet den, n\xE5r du ikke skal bruge den mere.`}}c(Td,"unreadable");var jd={en:"what was not saved last ti\
me",da:"det, der ikke blev gemt sidst"},Nd={here:{en:"keep mine",da:"behold min udgave"},disk:{en:"use the other version",da:"brug den anden udgave"},both:{en:"some of each version",da:"noget af hver \
udgave"}},Zr={en:"going back to an earlier version",da:"at g\xE5 tilbage til en tidligere udgave"},Cd={en:"what Kilde corrected",da:"det, Kilde rettede"},Rd={en:"It is already as it was before.",da:"D\
et er allerede, som det var f\xF8r."};function Qr(e){const t=e?.message??"";return{en:`That can\u2019t be undone now. ${t}`,da:`Det kan ikke fortrydes nu. ${t}`}}c(Qr,"notTakenBack");var Wd={add:{en:"\
add",da:"tilf\xF8j"},copy:{en:"copy",da:"kopi\xE9r"},move:{en:"move",da:"flyt"},remove:{en:"remove",da:"fjern"},hide:{en:"hide",da:"skjul"},show:{en:"show",da:"vis"}};function Be(e,t){const{en:n,da:i}=Wd[e];
if(t===void 0)return{en:n,da:i};const r=typeof t=="string"?xn(t):t;return{en:`${n} \u201C${r.en}\u201D`,da:`${i} \xBB${r.da}\xAB`}}c(Be,"stepLabel");function xn(e){return e===void 0?{en:"a change",da:"\
en rettelse"}:{en:e,da:e}}c(xn,"labelOf");function Hd(e,t){return{en:`On ${e} the site changes by itself: ${t.join(", ")}.`,da:`Den ${e} \xE6ndrer hjemmesiden sig af sig selv: ${t.join(", ")}.`}}c(Hd,
"changesByItself");function Ld(e){return{en:`On ${e} something on the site began or ended, but the site still shows what was there before: it hasn\u2019t been built since. Publish any change, and it will b\
e.`,da:`Den ${e} begyndte eller sluttede noget p\xE5 hjemmesiden, men den viser stadig det, der var f\xF8r: Den er ikke lavet om siden. Public\xE9r en \xE6ndring, s\xE5 bliver den det.`}}c(Ld,"overdue");
function Bd(e){return{en:`Changes by itself on ${e}.`,da:`\xC6ndrer sig af sig selv den ${e}.`}}c(Bd,"changesThen");var zd="\u{E01EF}",Gd=917760,En=/\u{E01EF}([\u{E0100}-\u{E017F}]{6})/gu;function On(e){
return zd+e}c(On,"markOf");function Ud(e){return String.fromCodePoint(...Array.from(e,t=>Gd+(t&127)))}c(Ud,"idFrom");function Xr({file:e,path:t}){const n=t==="markdown"?"markdown":(0,O.pointer)(t),i=Buffer.
from((0,x.digestOf)(`${e}#${n}`),"hex");return Ud(i.subarray(0,6))}c(Xr,"valueId");function es(e,t){return e.map(n=>n.kind==="content"?t.call(Kd,n):n)}c(es,"withMarks");function Kd(e){const{file:t,body:n,
data:i,places:r}=e,s=c(o=>On(Xr({file:t,path:o})),"mark");return{...e,data:(0,T.changeData)(i,(o,a)=>{if(!(!(0,A.isText)(o)&&!(0,A.isProse)(o)))return(0,O.placeNamed)(r,(0,O.pointer)(a))?(0,T.textWith)(
o,s(a)):o}),body:n&&(0,T.bodyWith)(n,s("markdown"))}}c(Kd,"markEntry");function ze(e){const t=(0,O.contentFiles)(e).flatMap(n=>{const{file:i,body:r,raw:s}=n,[,...o]=(0,O.valuesWithin)(s);return[...r?[
{file:i,path:"markdown"}]:[],...o.map(([a])=>({file:i,path:a}))]});return new Map(t.map(n=>[Xr(n),n]))}c(ze,"valuesById");function Vd(e,t){return e.flatMap(n=>n.kind==="content"?ns(n.data,[]).filter(i=>Yd(
n,i,t)).map(i=>ts(n,i)):[])}c(Vd,"unmarkedValues");function ts(e,t){const n=(0,T.dataAt)(e.data,t),i=(0,T.othersThan)(n)[0]??n;return{entry:e,origin:{file:e.file,path:t},other:i}}c(ts,"otherValue");function ns(e,t){
return typeof e=="number"||typeof e=="string"?[t]:(0,T.childrenOf)(e,t).flatMap(([n,i])=>ns(i,n))}c(ns,"pathsIn2");function Yd({data:e,file:t},n,i){const r=(0,T.dataAt)(e,n);if(typeof r!="string"||r.includes(
"@"))return!0;if(/^\/|^https?:|\.\w{3,4}$/.test(r))return!1;if(!/^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(r))return!0;const s=V({file:t,path:n},i).at(-1);return s!==void 0&&ie(s)?.isWords===!0}c(Yd,"isShown");
function Jd(e){return e.flatMap(t=>{if(t.kind!=="content")return[];const n=is(t.data,[]);return n.flatMap(([i,r])=>{const s=r.length===0&&(0,O.placeNamed)(t.places,(0,O.pointer)(i)),o=n.find(([l,{length:d}])=>d>
0&&l.at(-1)===i.at(-1)),a={file:t.file,path:i};return s&&o?[{entry:t,origin:a,other:o[1].slice(0,1)}]:[]})})}c(Jd,"emptyLists");function is(e,t){const n=(0,T.childrenOf)(e,t).flatMap(([i,r])=>is(r,i));
return Array.isArray(e)?[[t,e],...n]:n}c(is,"listsIn");function rs(e,t){const n=(0,x.groupBy)(t,({entry:i})=>i);return e.map(i=>{const r=i.kind==="content"&&n.get(i);if(!r)return i;const s=new Map(r.map(
({origin:o,other:a})=>[(0,O.pointer)(o.path),a]));return{...i,data:(0,T.changeData)(i.data,(o,a)=>s.get((0,O.pointer)(a)))}})}c(rs,"withOthers");async function qd(e,t,n){const r=t.pages.some(b=>b.path===
e)?e:A.notFoundPath,s=(0,U.createMemo)(),o=es((0,O.soundOnes)(du(r,t,s)),s),a=as(_n(o,r,t,s)),l=Vd(o,P(t,"en")),d=a.flatMap((b,E)=>at(b)===void 0?[{text:b,index:E,shown:new Set(l)}]:[]);async function u(b){
if(!await n())return;const E=rs(o,b),$=as(_n(E,r,t,s));return s.dropUnused(),$}c(u,"textsWithOthers");async function f(b,E){for(const $ of b){const F=await u($);if(!F)return!1;iu($,E,mu(a,F))}return!0}
if(c(f,"narrow"),!await f(ru(l),d))return;let h=d.filter($n);for(let b=0;h.length>0&&b<tu;b++){const E=new Map(h.map($=>[$,$.shown.size]));if(!await f(su(ou(h,b)),h))return;h=h.filter($=>$n($)&&Zd($,E.
get($)??0))}const m=d.filter(b=>!$n(b)),p=m.filter(({shown:{size:b}})=>b>1),g=cu(p.map(({shown:b})=>new Set(b)));if(!await f(g,p))return;const w=await eu(o,a,u);if(!w)return;const y=new Map(w);for(const{
index:b,shown:E}of m)E.size>0&&y.set(b,[...E].map(({origin:$})=>$));return Qd(a,y,ze(o))}c(qd,"textsByTrial");function $n({shown:e}){return e.size>ss}c($n,"isOfMany");function Zd({shown:{size:e}},t){return e<
(t<4*ss?t:.7*t)}c(Zd,"isNearer");function Qd(e,t,n){const i=e.map(s=>fu(s.replaceAll(En,""))),r=au(i);return e.flatMap((s,o)=>{const a=n.get(at(s)??""),l=t.get(o)??Xd(a,t.get(o+1)??[]);return l.length===
0?[]:[{text:i[o]??"",nth:r[o]??0,origins:a?[...l,a]:l}]})}c(Qd,"asFound");function Xd(e,t){if(!e||e.path==="markdown")return[];const[n]=e.path.slice(-2);return t.flatMap(({file:i,path:r})=>{const s=r.
indexOf(n??"");return i!==e.file&&s>0&&s<r.length-1?[{file:i,path:r.slice(0,s+1)}]:[]}).slice(0,1)}c(Xd,"named");async function eu(e,t,n){const i=[],r=Jd(e),s=r.length>1?await n(r):t;if(s){if(r.length>
1&&cs(t,s).length===0)return i;for(const o of r.slice(0,nu)){const a=await n([o]);if(!a)return;for(const l of cs(t,a))at(t[l])!==void 0&&i.push([l,[o.origin]])}return i}}c(eu,"wordsInstead");var tu=12,
nu=12;function iu(e,t,n){for(const{index:i,shown:r}of t)if(!n.has(i))for(const s of e)r.delete(s)}c(iu,"leaveOut");function ru(e){const t=Math.ceil(Math.log2(Math.max(2,e.length)));return Array.from({
length:2*t},(n,i)=>{const[r,s]=[i>>1,i&1];return e.filter((o,a)=>((a^a>>1)>>r&1)===s)})}c(ru,"byDigits");function su(e){return Array.from({length:6},(t,n)=>e.filter((i,r)=>r%6===n))}c(su,"inParts");function ou(e,t){
return[...new Set(e.flatMap(({shown:n})=>[...n]))].map(n=>[(0,x.digestOf)(`${t} ${JSON.stringify(n.origin)}`),n]).sort(([n],[i])=>n<i?-1:1).map(([,n])=>n)}c(ou,"shuffled");function au(e){const t=new Map;
return e.map(n=>{const i=t.get(n)??0;return t.set(n,i+1),i})}c(au,"nthsOf");function cu(e){const t=new Set(e.flatMap(i=>[...i])),n=[];for(const i of t){const r=e.filter(a=>a.has(i)),s=c(a=>!a.some(l=>r.
some(d=>d.has(l))),"isFree"),o=n.find(s);o?o.push(i):n.push([i])}return n}c(cu,"apart");var ss=6;function lu({file:e,path:t},n,i){const r=n.entries.find(o=>o.kind==="content"&&o.file===e);if(r?.kind!==
"content")return;const s=t==="markdown"?n.entries.map(o=>o===r?{...r,body:r.body&&(0,T.bodyWith)(r.body,"x")}:o):rs(n.entries,[ts(r,t)]);return{...os(s,n,i),entries:s}}c(lu,"builtWithOther");function os(e,t,n){
const i=(0,M.modelOf)(e,t.site,t.date,n);return{...t,...(0,M.assemble)(i,t,n),model:i}}c(os,"siteOf");function _n(e,t,n,i){const r=(0,M.modelOf)(e,n.site,n.date,i);return(0,M.assemblePage)(t,r,n,i)??""}
c(_n,"pageWith");function du(e,t,n){const{entries:i,model:r}=t;if(!r)return i;const s=c(d=>_n(d,e,t,n),"page"),o=s(i),a=new Set([...r.byLocale].flatMap(([d,{routed:u}])=>Object.entries(u).flatMap(([f,
h])=>h.filter(m=>m.path!==e).filter(m=>!o.includes(`"${m.path}"`)).map(({id:m})=>`${f} ${d} ${m}`)))),l=i.filter(d=>d.kind!=="content"||!a.has(`${d.collection} ${d.locale} ${d.id}`));return s(l)===o?l:
i}c(du,"entriesFor");var uu=/<(script|style|svg|template)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>|(?<text>[^<]+)/g;function as(e){return[...e.slice(Math.max(0,e.indexOf("<body"))).matchAll(uu)].flatMap(({groups:n})=>{
const i=n?.text?.trim();return i?[i]:[]})}c(as,"textsOf");function at(e=""){const[t]=e.matchAll(En);return t?.[1]}c(at,"idOf2");function fu(e){return e.replace(/&(?:amp|lt|gt|quot|#x27);/g,t=>hu[t]??t)}
c(fu,"unescaped");var hu={"&amp;":"&","&lt;":"<","&gt;":">","&quot;":'"',"&#x27;":"'"};function mu(e,t){return new Set(ls(e,t).flatMap(({removed:n,removedAt:i})=>n.map((r,s)=>i+s)))}c(mu,"changedTexts");
function cs(e,t){return ls(e,t).flatMap(({removed:n,removedAt:i,added:r})=>{const s=new Set(r.map(at));return n.flatMap((o,a)=>s.has(at(o))?[]:[i+a])})}c(cs,"goneTexts");function ls(e,t){return e.length!==
t.length?(0,Ue.hunksOf)(e,t):e.flatMap((n,i)=>{const r=t[i]??"";return n===r?[]:[{removed:[n],added:[r],removedAt:i,addedAt:i}]})}c(ls,"differences");function pu(e,t,n,i){const r=(0,U.createMemo)(),s=gu(
e,t,n);let o=0;async function a(l){const d=await s.current(),u=i.keep(e.unsaved());return{...vu(d,e,n.language),session:n.session,notKept:u&&Fd(u)[n.language],version:t.latest(),refused:l?.[n.language]}}
return c(a,"state"),{...s,state:a,changeCount:c(()=>o,"changeCount"),async edit(l){return o++,l(),i.keep(e.unsaved()),await s.build(),a()},async withMemo(l){const d=await l(r);return r.dropUnused(),d}}}
c(pu,"createEditedSite");function gu(e,t,{rebuild:n}){let i=0,r,s;async function o(l=[]){const d=await n(l);if(d instanceof Error)throw d;return i=e.buildCount(),r=d,t.record(d.value.entries),s=vi(d)??
s,d}c(o,"build3");async function a(){return r&&e.buildCount()===i?r:o()}return c(a,"current"),{build:o,current:a,buildAnew:c(()=>o(["content"]),"buildAnew"),async shown(){const l=await a();return s??l.
value},latest:c(()=>r,"latest")}}c(gu,"createBuilds");function vu({diagnostics:e,value:t,sound:n},i,r){const{undo:s,redo:o}=i.labels();return{diskVersion:i.diskVersion(),unsaved:[...i.unsaved().keys()],
certain:(0,k.certainOnes)(e).length,undo:s?.[r],redo:o?.[r],problems:Re(e,t,r),waiting:Sn(n?.waiting??[],t,r),conflicts:wu(i,t,r)}}c(vu,"stateOf2");function ds(e,t){return e.model?{...os(e.entries,e,t),
mark:void 0}:e}c(ds,"withoutMarks");function Sn(e,t,n){if(e.length===0)return[];const i=P(t,n),r=e.map(s=>se(s,i)??q(s.file,i));return[...new Set(r)]}c(Sn,"namesOf2");function wu(e,t,n){const i=e.clashes();
if(i.size===0)return[];const r=ne(e.disk(),t,U.noMemo),s={here:P(t,n),disk:P(r,n)};return[...i].filter(([o,a])=>(a.with??o)===o).map(([o,a])=>kd(o,a,s))}c(wu,"conflictsIn");function Mn(e,t){return e===
t?!0:Array.isArray(e)||Array.isArray(t)?Array.isArray(e)&&Array.isArray(t)&&us(e,t).every((n,i)=>n===i)&&e.length===t.length&&e.every((n,i)=>Mn(n,t[i])):yu(e).every(([n,i])=>Mn(i,An(t,n)))}c(Mn,"isSam\
eShape");function Tt([e,...t],n,i){if(e===void 0)return[];const r=Array.isArray(n);if(r&&!Array.isArray(i))return;const s=r&&Array.isArray(i)?us(n,i)[Number(e)]:e;if(s===void 0)return;const o=Tt(t,An(
n,e),An(i,s));return o&&[s,...o]}c(Tt,"pathAfter");function yu(e){return typeof e=="object"&&e!==null?Object.entries(e):[]}c(yu,"childrenOf3");function An(e,t){return(0,O.valueAt)(e,[t])}c(An,"childAt\
2");function us(e,t){const{origins:n,replaced:i}=kt(e,t),r=new Map(n.map((s,o)=>[s,o]));return e.map((s,o)=>i.has(o)&&(0,k.isCollection)(s)?void 0:r.get(o))}c(us,"itemsAfter");var fs=200;function bu(){
const e=ku(),t=new Map;let n=new Map,i={build:"",entries:[]};function r(s){n=hs(s);for(const[o,a]of n)e.record(o,a)}return c(r,"record2"),{latest:e.latest,record:r,published(s,o,a){r(a),i={build:s,entries:o};
const l=[...hs(o)].flatMap(([u,f])=>{const h=n.get(u);return h===f?[]:[[u,{shown:f,newest:h}]]});t.set(s,{version:e.latest(),others:new Map(l)});const[d=""]=t.keys();t.size>fs&&t.delete(d)},isPublished:c(
(s,o)=>i.build===s&&i.entries===o,"isPublished"),now(s,{build:o,version:a}){const{file:l,path:d}=s,u=o===void 0?void 0:t.get(o),f=u?.version??a;if(o===void 0&&f===void 0)return s;if(f===void 0||!n.has(
l))return;if(d==="markdown")return s;const h=u?.others.get(l),m=h?Tt(d,h.shown,h.newest):d,p=m&&e.pathSince(f,l,m);return p&&{file:l,path:p}}}}c(bu,"createVersions");function ku(){let e=0;const t=new Map;
return{latest:c(()=>e,"latest"),record(n,i){const r=t.get(n),s=r?.at(-1);if(!r||!s){t.set(n,[{since:0,first:i,last:i}]);return}Mn(s.last,i)?s.last=i:r.push({since:++e,first:i,last:i}),r.length>fs&&r.shift()},
pathSince(n,i,r){const s=t.get(i)??[],o=s.findLastIndex(a=>a.since<=n);if(!(o<0))return s.slice(o+1).reduce((a,{first:l},d)=>{const u=s[o+d]?.last;return a&&Tt(a,u,l)},r)}}}c(ku,"createStages");function hs(e){
return new Map((0,O.contentFiles)(e).map(({file:t,raw:n})=>[t,n]))}c(hs,"filesIn2");function xu(e,t){const n=sd(),i=bu(),r=pu(n,i,e,t);return{...e,drafts:n,versions:i,edited:r,kept:t,revisions:(0,Ke.createRevisions)(
e.root),parsed:(0,U.createMemo)(),underWay:{}}}c(xu,"createEditor");function Eu(e,t){const n=t?.entries.find(r=>r.kind==="media"&&(0,A.mediaAddress)(r)===e),i=t?.sources.find(({path:r})=>r===n?.file);
return i&&{path:i.path,bytes:(0,T.sanitizeMedia)(i.path,i.bytes).bytes}}c(Eu,"mediaAt");var ms={};(0,x.__export)(ms,{changes:c(()=>Qu,"changes"),effect:c(()=>Xu,"effect"),standing:c(()=>tf,"standing"),
takeBack:c(()=>ef,"takeBack")});var ps=[{files:["rebase-apply/applying"],called:{en:"to take in changes that somebody else has sent",da:"at s\xE6tte rettelser ind, som en anden har sendt"},ends:["git \
am --continue","git am --abort"]},{files:["rebase-merge","rebase-apply"],called:{en:"to put your changes on top of those of others",da:"at l\xE6gge dine \xE6ndringer oven p\xE5 andres"},ends:["git reb\
ase --continue","git rebase --abort"]},{files:["MERGE_HEAD"],called:{en:"to bring two versions together",da:"at samle to udgaver"},ends:["git commit","git merge --abort"]},{files:["CHERRY_PICK_HEAD"],
called:{en:"to bring a single change here from another version",da:"at hente en enkelt \xE6ndring hertil fra en anden udgave"},ends:["git cherry-pick --continue","git cherry-pick --abort"]},{files:["R\
EVERT_HEAD"],called:{en:"to undo an earlier change",da:"at fortryde en tidligere \xE6ndring"},ends:["git revert --continue","git revert --abort"]},{files:["sequencer"],called:{en:"to bring over or und\
o several changes",da:"at hente eller fortryde flere \xE6ndringer"},ends:["git cherry-pick --continue / git revert --continue","git cherry-pick --abort / git revert --abort"]},{files:["BISECT_LOG"],called:{
en:"to go through earlier versions in search of a mistake",da:"at gennemg\xE5 tidligere udgaver for at finde en fejl"},ends:["git bisect reset","git bisect reset"]}];async function Dn(e,t){const n=await gs(
e,t);return n?Mu(e,n):(await t(["rev-parse","--git-dir"])).isGood?(await t(["symbolic-ref","--quiet","HEAD"])).isGood?void 0:Au(e):void 0}c(Dn,"findUnfinished");async function Ou(e,t){const n=(0,S.gitIn)(
e,t),i=await gs(e,n);if(!i)return{isDone:!0,message:_u};const r=await $u(e,t);if(typeof r!="string")return(0,S.withWords)(vs,r);const[,s]=i.ends,[o=""]=s.split(" / "),a=await n(o.split(" ").slice(1));
if(!a.isGood)return(0,S.withWords)(vs,a);const l=`cd "${e}"
git checkout ${r} -- content`;return{isDone:!0,message:Su,detail:{en:`This brings it back:
${l}`,da:`S\xE5dan hentes det frem igen:
${l}`}}}c(Ou,"dropUnfinished");async function $u(e,t){const n=(0,S.gitIn)(e,t),i=await n(["rev-parse","--git-path","kilde-kept"]),r=(0,si.resolve)(e,i.out.trim()),s=(0,S.gitIn)(e,t,{index:r}),o=["-c",
"user.name=Kilde","-c","user.email=kilde@localhost"];try{const a=await s(["read-tree","HEAD"]);if(!a.isGood)return a;const l=await s(["add","--all","--","content"]);if(!l.isGood)return l;const d=await s(
["write-tree"]),u=await n([...o,"commit-tree","-p","HEAD","-F","-",d.out.trim()],"As it was before an unfinished operation was dropped");if(!u.isGood)return u;const f=u.out.trim(),h=`refs/kilde/${f.slice(
0,12)}`,m=await n(["update-ref",h,f]);return m.isGood?h:m}finally{(0,Kt.rmSync)(r,{force:!0})}}c($u,"keptAside");async function gs(e,t){const n=ps.flatMap(a=>a.files),i=n.flatMap(a=>["--git-path",a]),
r=await t(["rev-parse",...i]);if(!r.isGood)return;const s=r.out.split(`
`),o=c(a=>(0,Kt.existsSync)((0,si.resolve)(e,s[n.indexOf(a)]??"")),"isThere");return ps.find(a=>a.files.some(o))}c(gs,"begunIn");var _u={en:"Git isn\u2019t in the midst of anything any more.",da:"Git \
er ikke l\xE6ngere midt i noget."},Su={en:"It is as it was before. What the files said in the meantime is kept in git.",da:"Nu er det, som det var f\xF8r. Det, der stod i filerne imens, er gemt i git."},
vs={en:"It could not be put back, and nothing has changed. What git says is below; close other programs that have the folder open, and try again.",da:"Det kunne ikke l\xE6gges tilbage, og der er ikke \xE6nd\
ret noget. Det, git skriver, st\xE5r herunder; luk andre programmer, der har mappen \xE5ben, og pr\xF8v igen."};function Mu(e,{called:t,ends:[n,i]}){const r=`cd "${e}"`;return{canBeDropped:!0,message:{
en:`In this folder, git is in the midst of something: somebody has begun ${t.en} in a terminal, and not finished. What you save stays, and can be published once that is finished. The button goes back \
to how it was before; finishing it takes a terminal, as below.`,da:`I denne mappe er git midt i noget: Nogen er i en terminal begyndt ${t.da} og er ikke f\xE6rdig. Det, du gemmer, bliver liggende og kan \
publiceres, n\xE5r det er afsluttet. Knappen g\xE5r tilbage til, som det var f\xF8r; skal det g\xF8res f\xE6rdigt, sker det i en terminal, som her nedenfor.`},detail:n===i?{en:`${r}
End it: ${n}`,da:`${r}
Afslut det: ${n}`}:{en:`${r}
Finish it: git add the corrected files, then ${n}
Or go back to how it was before: ${i}`,da:`${r}
G\xF8r det f\xE6rdigt: git add de rettede filer, og s\xE5 ${n}
Eller g\xE5 tilbage til, som det var f\xF8r: ${i}`}}}c(Mu,"unfinished");function Au(e){return{message:{en:"An earlier version of the site has been opened in this folder. Anything published from it wou\
ld be lost as soon as the newest one is opened again, so nothing can be published; what you save stays. The newest one is opened in a terminal, as below.",da:"I denne mappe er en tidligere udgave af h\
jemmesiden \xE5bnet. Det, der blev publiceret herfra, ville g\xE5 tabt, s\xE5 snart den nyeste blev \xE5bnet igen, s\xE5 intet kan publiceres; det, du gemmer, bliver liggende. Den nyeste \xE5bnes i en terminal, som her\
 nedenfor."},detail:{en:`cd "${e}"
git switch main

The folder is on no branch of git. To keep what was committed here, run git switch -c NAME first.`,da:`cd "${e}"
git switch main

Mappen er ikke p\xE5 nogen branch i git. Skal det, der er committet her, beholdes, s\xE5 k\xF8r git switch -c NAVN f\xF8rst.`}}}c(Au,"onNoBranch");async function Pn(e,t){const n=(0,S.gitIn)(e,t),i=await Dn(
e,n);if(i)return i;const r=await n(["symbolic-ref","--quiet","--short","HEAD"]),s=r.out.trim();if(!r.isGood){const g=(0,Je.whyUnanswered)((0,Je.runGit)(e,["rev-parse","--git-dir"]));return g?{message:g}:
Fu(e)}if(!(await n(["rev-parse","--verify","--quiet","HEAD"])).isGood)return Iu;const a=await n(["for-each-ref","--format=%(upstream:remotename) %(upstream:remoteref)",`refs/heads/${s}`]),[,l="",d=""]=/^(\S+) refs\/heads\/(\S+)$/.
exec(a.out.trim())??[],u=(await n(["remote"])).out.split(`
`).filter(Boolean);if(u.includes(l))return{branch:s,remote:l,there:d};const[f,...h]=u;if(f===void 0)return Tu(e);const m=u.find(g=>g==="origin"),p=h.length===0?f:m;return p===void 0?ju(e,s,u):{branch:s,
remote:p,there:s}}c(Pn,"destinationOf");function ws(e,{remote:t},n){if(n.isLate)return(0,S.withWords)(Du,n);const i=Pu.find(([d])=>d.test(n.words)),[,r=ct,s]=i??[],o=(0,S.withWords)(r,n);if(!s)return o;
const{en:a,da:l}=s(e,t);return{...o,detail:{en:`${a}

${n.words}`,da:`${l}

${n.words}`}}}c(ws,"unreachable");var ct={en:"That didn\u2019t work, and nothing is lost. The reason is below, in git\u2019s words. Put it right, and try again.",da:"Det lykkedes ikke, og intet er g\xE5e\
t tabt. \xC5rsagen st\xE5r herunder med gits egne ord. Ret op p\xE5 den, og pr\xF8v igen."},Du={en:"The place you publish to doesn\u2019t answer. Nothing is lost, and your changes wait here: try again late\
r.",da:"Det sted, du publicerer til, svarer ikke. Intet er g\xE5et tabt, og dine \xE6ndringer venter her: Pr\xF8v igen senere."},Pu=[[/could not resolve host|failed to connect|could(n't| not) connect|connection (timed out|refused|reset|closed)|network is unreachable|operation timed out|no route to host/i,
{en:"There is no connection to the place you publish to. Nothing is lost, and your changes wait here. Is this computer on the internet? Then try again.",da:"Der er ingen forbindelse til det sted, du p\
ublicerer til. Intet er g\xE5et tabt, og dine \xE6ndringer venter her. Er computeren p\xE5 nettet? Pr\xF8v s\xE5 igen."}],[/permission denied|authentication failed|could not read (username|password)|prompts disabled|host key verification|error: 40[13]|access denied|not authorized/i,
{en:"The place you publish to doesn\u2019t let this computer in yet. Nothing is lost, and your changes wait here. Sign in once in a terminal, as below: git asks for what it needs, and remembers it. Then tr\
y again.",da:"Det sted, du publicerer til, lukker ikke denne computer ind endnu. Intet er g\xE5et tabt, og dine \xE6ndringer venter her. Log ind \xE9n gang i en terminal, som her nedenfor: Git sp\xF8rger om det, \
den skal bruge, og husker det. Pr\xF8v s\xE5 igen."},(e,t)=>({en:`cd "${e}"
git fetch ${t}

If that is refused, too, your account may not write there. The repository\u2019s owner can give it access on the repository\u2019s page.`,da:`cd "${e}"
git fetch ${t}

Bliver det ogs\xE5 afvist, har din konto ikke lov til at skrive der. Repositoriets ejer kan give den adgang p\xE5 repositoriets side.`})],[/not appear to be a git repository|repository .*not found|does not exist/i,
{en:"The place you publish to isn\u2019t there any more, or has another address. Nothing is lost, and your changes wait here. The new address is entered once, as below; then try again.",da:"Det sted, \
du publicerer til, findes ikke l\xE6ngere eller har f\xE5et en anden adresse. Intet er g\xE5et tabt, og dine \xE6ndringer venter her. Den nye adresse skrives \xE9n gang, som her nedenfor; pr\xF8v s\xE5 igen."},
(e,t)=>({en:`cd "${e}"
git remote set-url ${t} ADDRESS`,da:`cd "${e}"
git remote set-url ${t} ADRESSE`})]];function Fu(e){return{message:{en:"This folder is only a copy of the site\u2019s files. Publishing goes through git, and there is no git here. If the site is in a repos\
itory already, open the editor in a folder cloned from it; otherwise begin one. The commands for both are below. What you save here stays.",da:"Mappen her er kun en kopi af hjemmesidens filer. Der pub\
liceres gennem git, og det er der ikke her. Ligger hjemmesiden allerede i et repository, s\xE5 \xE5bn redigeringen i en mappe, der er hentet derfra; ellers begynd et. Kommandoerne til begge dele st\xE5r herund\
er. Det, du gemmer her, bliver liggende."},detail:{en:`git clone ADDRESS

cd "${e}"
git init && git add --all && git commit --message "The site"`,da:`git clone ADRESSE

cd "${e}"
git init && git add --all && git commit --message "Hjemmesiden"`}}}c(Fu,"noRepository");var Iu={message:{en:"Nothing has been committed yet, so there is nothing to publish.",da:"Der er ikke noget i hi\
storikken endnu, s\xE5 der er ikke noget at publicere."}};function Tu(e){return{message:{en:"There is nowhere to publish to yet; until there is, what you publish stays in the history here. Create an e\
mpty repository, for example on GitHub, and enter its address once, as below. Then publish again.",da:"Der er endnu ikke noget sted at publicere til; det, du publicerer, ligger imens i historikken her\
. Opret et tomt repository, f.eks. hos GitHub, og skriv dets adresse \xE9n gang, som her nedenfor. Public\xE9r s\xE5 igen."},detail:{en:`cd "${e}"
git remote add origin ADDRESS`,da:`cd "${e}"
git remote add origin ADRESSE`}}}c(Tu,"noRemote");function ju(e,t,n){const i=n.map(s=>`git push --set-upstream ${s} ${t}`),r=[`cd "${e}"`,...i].join(`
`);return{message:{en:`There are several places to publish to: ${n.join(", ")}. Choose one of them with one of the lines below; once is enough.`,da:`Der er flere steder at publicere til: ${n.join(", ")}\
. V\xE6lg \xE9t af dem med en af linjerne herunder; det skal kun g\xF8res \xE9n gang.`},detail:{en:r,da:r}}}c(ju,"severalRemotes");function ys({message:e,...t},n,i){const{file:r,line:s}=t,o=ke(t,n);return{
file:r,line:s,message:e[i],hint:"",origin:o}}c(ys,"taskOf");function Nu(e,t,n){const i=P(t,n),r=e.map(a=>{const l=ys(a,t,n),{origin:d}=l;if(!d||d.path==="markdown")return l;const f=d.path.at(-1)==="sa\
mple"?{...d,path:d.path.slice(0,-1)}:d,h=se(f,i)??l.message,m=dn(f,i)??h,p=h.replace(` (${m})`,"");return{...l,...Cu(f)&&{origin:{...f,path:"markdown"}},message:m,hint:p===m?"":p}}),s=(0,v.localesOf)(
t.site).map(a=>`.${a}.md`);return[...(0,x.groupBy)(r,c(({file:a,origin:l})=>{const d=s.find(u=>a.endsWith(u))??"";return JSON.stringify([a.slice(0,a.length-d.length),l?.path])},"panelOf2")).values()].
flatMap(([a])=>a??[])}c(Nu,"samplesToReplace");function Cu({file:e,path:t}){return e.endsWith(".md")&&t.length===0}c(Cu,"isText2");function Ru(e,t,n,i){const{entries:r,site:s}=e,o="en"in t?Ye.emptyHistory:
t,{samples:a,questions:l}=(0,So.launchList)(r,s),d=P(e,n);return{translations:(0,Ye.translationGaps)(r,o,s,i).filter(({state:f})=>f!=="copied").map(f=>{const{path:h}=f,m=h?se({file:f.of,path:h},d):dn(
{file:f.of,path:[]},d),{message:p,hint:g}=Hu(f,m??f.of,s),w=f.state==="missing"?f.of:f.file;return{file:w,line:1,message:p[n],hint:g[n],origin:{file:w,path:h??"markdown"}}}),samples:Nu(a,e,n),questions:l.
map(f=>({...ys(f,e,n),hint:f.hint?.[n]??""}))}}c(Ru,"leftToDo");function Wu(e,t,n){const{model:i}=e,r=new Map([...t].filter(([,s])=>(0,j.isDead)(s)));return!i||r.size===0?[]:(0,j.outgoingLinks)({...e,
model:i}).flatMap(({address:s,places:o})=>{const a=r.get(s);if(!a)return[];const l=(0,j.deadInWords)(a);return o.map(({file:d,place:u})=>({file:d,line:u.line,message:s,hint:(0,N.capitalize)(l[n]),origin:ke(
(0,x.errorAt)(d,u,"dead-link",{message:l}),e)}))})}c(Wu,"deadLinks");function Hu({state:e,file:t,of:n,ofChanged:i,languages:r},s,o){const[a,l]=r??[bs(t,o),bs(n,o)],[d,u]=[(0,x.languageName)(a),(0,x.languageName)(
l)];if(e==="missing")return{message:{en:`\u201C${s}\u201D is not there in ${d.en}.`,da:`\xBB${s}\xAB findes ikke p\xE5 ${d.da}.`},hint:{en:"Translate it.",da:"Overs\xE6t den."}};const f=c(p=>i&&(0,N.formatDate)(
i,p),"since2"),[h,m]=[f(x.messageTags.en),f(x.messageTags.da)];return{message:{en:`\u201C${s}\u201D may be out of date in ${d.en}: the text in ${u.en} has been changed since${h?`, on ${h}`:""}.`,da:`\xBB${s}\
\xAB er m\xE5ske for\xE6ldet p\xE5 ${d.da}: Teksten p\xE5 ${u.da} er \xE6ndret siden${m?`, den ${m}`:""}.`},hint:{en:"Compare the two, and change what is no longer right.",da:"Sammenlign de to, og ret\
 det, der ikke passer l\xE6ngere."}}}c(Hu,"wordingOf");function bs(e,t){return(0,v.localesOf)(t).find(n=>e.endsWith(`.${n}.md`))??""}c(bs,"localeIn");async function Lu({root:e,environment:t,committed:n,
published:i,current:r,saved:s},o,a){const l=await Pn(e,t),d={canDrop:"canBeDropped"in l,...Ru(r,(0,Ye.readHistory)(e,s),a,h=>{const{value:m}=(0,M.parseOnce)(h,r.site,o);return Object(m).raw}),links:Wu(
r,(0,j.readFailures)(e),a)};if("en"in n)return{...d,changes:[],canCommit:!1,cannotPublish:Fn("message"in l?l:{message:n},a)};const u=In(e,i,r,o),f=Tn(e,i,s);return{...d,changes:Gu(u,f,o,a),canCommit:!0,
cannotPublish:"message"in l?Fn(l,a):void 0}}c(Lu,"readChanges");function Fn({message:e,detail:t},n){return{message:e[n],detail:t?.[n]}}c(Fn,"sentenceOf");function Bu(e,t,n){return"en"in t?t:zu(t,Tn(e,
t,n))}c(Bu,"filesToCommit");function In(e,t,n,i,r=n.sources){return{old:ne(t,n,i),now:ne(Tn(e,t,r),n,i)}}c(In,"versionsSince");function Tn(e,t,n){const i=new Set(t.map(({path:o})=>o)),r=n.map(({path:o})=>o).
filter(o=>o.startsWith("content/")&&!i.has(o));if(r.length===0)return n;const s=(0,S.ignoredByGit)(e,r);return n.filter(({path:o})=>!s.has(o))}c(Tn,"keptByGit");function zu(e,t){return an({old:e,now:t}).
map(({file:n})=>n)}c(zu,"filesThatDiffer");function Gu(e,t,n,i){const{old:r,now:s}=e,o=new Set(Z({old:r,now:ne(t,s,n)},n).map(({id:l})=>l)),a=Le(e,i);return Z(e,n).map(l=>({id:l.id,summary:a(l),isSaved:o.
has(l.id)}))}c(Gu,"listed2");function Uu({root:e,committed:t,saved:n,current:i},r,s){const o=In(e,t,i,r,n),a=Z(o,r).map(Le(o,s));return Ku([...new Set(a)],s)}c(Uu,"commitMessage");function Ku(e,t){return e.
length<2?e.join():[{en:`${e.length} changes to the content`,da:`${e.length} \xE6ndringer af indholdet`}[t],"",...e.map(i=>`- ${i}`)].join(`
`)}c(Ku,"proposedMessage");function Vu(e,t,n,i){const r=(0,G.withChanges)(e.sources,t),s=(0,M.compile)({...e,sources:r},n).value,o=t.flatMap(f=>qu(f,e.sources));if(!e.model||!s.model)return{pieces:o,sections:[],
pages:[],isShown:!1};const a=(0,Lt.differenceOf)({...s,model:s.model},{...e,model:e.model},n),l=P(e,i),[d,u]=[un(l),Ce(l)];return{pieces:o,sections:(0,Lt.sectionsOf)(Yu(a,d,u),i),pages:Ju(a).flatMap(f=>{
const h=u.ofPath(f);return h===void 0?[]:[{path:f,called:h}]}),isShown:!0}}c(Vu,"effectOf");function Yu(e,t,{ofPath:n,ofTitle:i}){const r=c(a=>a.replace(/\S+/g,l=>n(l.replace(/#.*/,""))??l),"withPages"),
s=c(a=>({...a,page:n(a.page)??a.page,...a.part==="link"&&{from:r(a.from),to:r(a.to)}}),"inPage"),o=c(a=>({...a,title:n(a.path)??i(a.title),path:""}),"called3");return{...e,added:e.added.map(o),removed:e.
removed.map(o),alterations:e.alterations.map(a=>({facts:a.facts.map(l=>t(l)??l),forPeople:a.forPeople.map(s),forMachines:a.forMachines.map(s)}))}}c(Yu,"inWords");function Ju({added:e,alterations:t}){const n=t.
flatMap(({forPeople:i})=>i);return[...new Set([...e.map(({path:i})=>i),...n.map(({page:i})=>i)])]}c(Ju,"pagesOf");function qu({path:e,bytes:t},n){const i=n.find(o=>o.path===e)?.bytes;if(!/\.(md|yaml)$/.
test(e))return[{file:e,line:1,before:"",after:""}];const[r=[],s=[]]=[t,i].map(o=>((0,k.decoded)(o)??"").split(/\r?\n/));return(0,Ue.hunksOf)(r,s).map(({removed:o,added:a,addedAt:l})=>({file:e,line:l+1,
before:o.join(`
`),after:a.join(`
`)}))}c(qu,"piecesOf");var Zu=60,Qu=c(async e=>{const{drafts:t,edited:n,root:i,environment:r,language:s}=e,{lastCommit:o,revisions:a}=e,{value:l}=await n.buildAnew(),d=t.disk(),u=o(),f=a.publishedSources(),
h={root:i,environment:r,committed:u,published:f,current:l,saved:d};return n.withMemo(m=>Lu(h,m,s))},"changes"),Xu=c(async(e,{id:t})=>{const{edited:n,language:i}=e,{value:r}=await n.current();return n.
withMemo(s=>{const o=jn(e,r,s);if("en"in o)return null;const a=on(o,[t],s);return a?Vu(ds(r,s),a,s,i):null})},"effect"),ef=c((e,{ids:t})=>e.edited.withMemo(n=>nf(e,t,n)),"takeBack"),tf=c(async e=>{const{
value:t}=await e.edited.current();return e.edited.withMemo(n=>{const i=jn(e,t,n);return{unpublished:!("en"in i)?Z(i,n).length:0}})},"standing");function jn({root:e,lastCommit:t,revisions:n},i,r){const s=t();
return"en"in s?s:In(e,n.publishedSources(),i,r)}c(jn,"sincePublished");async function nf(e,t,n){const{drafts:i,edited:r,language:s}=e,{changeCount:o,state:a}=r,l=await r.current(),d=o(),u=jn(e,l.value,
n);if("en"in u)return jt(a(u));const f={make:c(p=>(0,G.compiledWith)(p,l.value,n),"make"),allowed:l.diagnostics,tries:Zu},h=await Sr(u,t,f,n);if(h.kind==="gone"||o()!==d)return jt(a(H.meanwhile));if(h.
kind==="wrong"){const[p]=Re([h.error],h.site,s);return jt(a(Qr(p)))}if(h.ids.length>t.length)return{...await a(H.notAlone),together:rf(h.ids,u,n,s)};const m={label:Zr,step:void 0};return jt(r.edit(()=>i.
change(h.files,m)))}c(nf,"tryTakingBack");function rf(e,t,n,i){const r=Le(t,i),s=new Map(Z(t,n).map(o=>[o.id,o]));return e.flatMap(o=>{const a=s.get(o);return a?[{id:o,summary:r(a)}]:[]})}c(rf,"called\
2");async function jt(e){return{...await e,together:[]}}c(jt,"alone");var ks={};(0,x.__export)(ks,{earlier:c(()=>uf,"earlier"),earlierVersions:c(()=>ff,"earlierVersions"),takeBackEarlier:c(()=>hf,"tak\
eBackEarlier")});function xs(e,t,n,i){const r=c(s=>ne(t.sourcesAt(s),n,i),"at3");return{old:r(`${e}^`),now:r(e)}}c(xs,"versionsOf");function sf(e,t,n,i,r){const{timeZone:s}=n.site,o=x.messageTags[r],a=new Intl.
DateTimeFormat(o,{dateStyle:"full",timeZone:s}),l=new Intl.DateTimeFormat(o,{timeStyle:"short",timeZone:s}),d=e.map(f=>({...f,versions:xs(f.id,t,n,i)})).filter(({versions:f})=>f.old.sources.length>0);
return[...(0,x.groupBy)(d,({moment:f})=>(0,x.dateIn)(s,f))].map(([f,h])=>({date:f,called:a.format(h[0]?.moment),commits:h.map(m=>({id:m.id,time:l.format(m.moment),isPublished:m.isPublished,changes:of(
m.versions,i,r)}))}))}c(sf,"daysOf");function of(e,t,n){const i=Le(e,n),r=P(e.now,n),{claims:s}=(0,oe.claimAddresses)(r.index).value,o=(0,x.groupBy)([...s.keys()],l=>{const d=s.get(l)?.entry;return d&&
Te(d,e.now.site)}),a=c(l=>{const d=r.files.get(l);return(d&&o.get(Te(d,e.now.site)))??[]},"pagesOf2");return Z(e,t).map(l=>({id:l.id,summary:i(l),where:q(l.parts[0].file,r),pages:a(l.parts[0].file)}))}
c(of,"changesIn");function af(e,{revisions:t,current:n,isForced:i},r,s){const o=new Map(n.sources.map(({path:u,bytes:f})=>[u,f])),a=new Set,l=new Set;for(const{commit:u,ids:f}of e){const h=xs(u,t,n,r),
m=new Map(h.now.sources.map(({path:p,bytes:g})=>[p,g]));for(const{path:p,bytes:g}of on(h,f,r)??[]){const w={base:m.get(p),now:g},y=wn(p,w,o.get(p));if(!y)for(const b of cf(h,f,p,{current:n,memo:r,language:s}))
l.add(b);o.set(p,y?y.bytes:He(p,w,o.get(p),()=>i?"here":"disk")),a.add(p)}}return{files:[...a].flatMap(u=>{const f=n.sources.find(m=>m.path===u)?.bytes,h=o.get(u);return(0,j.haveSameBytes)(f,h)?[]:[{path:u,
bytes:h}]}),later:[...l]}}c(af,"withoutEarlier");function cf({old:e,now:t},n,i,{current:r,memo:s,language:o}){const a=Z({old:e,now:t},s).filter(({id:u})=>n.includes(u)).flatMap(({parts:u})=>u),l={old:t,
now:ne(r.sources,r,s)},d=Le(l,o);return Z(l,s).filter(({parts:u})=>u.some(f=>f.file===i&&a.some(h=>h.file===i&&lf(h.path,f.path)))).map(d)}c(cf,"changesSince");function lf(e,t){const n=Math.min(e.length,
t.length);return(0,qo.isDeepStrictEqual)(e.slice(0,n),t.slice(0,n))}c(lf,"overlap");function df({file:e,path:t},n,i,r,s){const o=r.sources.find(f=>f.path===e);let a=(0,k.readFile)(e,o?.bytes,s);if(!a)
return[];let l=t;const d=JSON.stringify(Es(a,l)),u=new Map;for(const f of n){const h=i.fileAt(f.id,e),m=(0,k.readFile)(e,h?.bytes,s);if(!m)break;const p=l==="markdown"?l:Tt(l,a.yaml,m.yaml);if(p===void 0)
break;[a,l]=[m,p];const g=Es(a,l),w=JSON.stringify(g);g!==void 0&&w!==d&&u.set(w,{commit:f,value:g})}return[...u.values()]}c(df,"earlierValues");function Es({yaml:e,body:t},n){return n==="markdown"?t:
(0,O.valueAt)(e,n)}c(Es,"valueIn");function lt({drafts:e},t){return(0,k.decoded)(e.read(t))??""}c(lt,"textOf5");function fe({drafts:e,edited:t},n,i,r){return n?t.edit(()=>e.change(n,{label:i,step:r})):
t.state(H.notHeld)}c(fe,"change3");function Nt(e,t){return t===void 0?void 0:[{path:e,bytes:new TextEncoder().encode(t)}]}c(Nt,"changed");async function Os({edited:e},t){const{entries:n}=(await e.current()).
value;return(0,O.contentFileAt)(t,n)?.raw}c(Os,"rawOf");async function Nn({drafts:e,edited:t,versions:n},i,{diskVersion:r,version:s}){if(s!==void 0&&await t.current(),!(r!==void 0&&e.isNewer(i.file,r)))
return s===void 0?i:n.now(i,{version:s})}c(Nn,"placeNow");async function $s(e,{file:t,path:n},i,r){const s=i===void 0?[]:[i];if(n==="markdown")return{list:{file:t,path:n},index:0,length:0};const o=await Nn(
e,{file:t,path:[...n,...s]},r);if(!o||o.path==="markdown")return;const a=o.path.slice(0,n.length),l=(0,O.valueAt)(await Os(e,t),a);return{list:{file:t,path:a},index:Number(o.path[n.length]??0),length:Array.
isArray(l)?l.length:0}}c($s,"listNow");var Cn={listed:20,ofValue:200},uf=c(async(e,{after:t})=>{const{edited:n,revisions:i,language:r}=e,{value:s}=await n.current(),o=i.commits(Cn.listed+1,t),a=o.slice(
0,Cn.listed);return n.withMemo(l=>({days:sf(a,i,s,l,r),last:o.length>a.length?a.at(-1)?.id:void 0}))},"earlier"),ff=c(async(e,{origin:t,version:n})=>{const{edited:i,revisions:r,language:s}=e,{value:o}=await i.
current(),a=await Nn(e,t,{version:n});if(!a)return{versions:[]};const l=new Intl.DateTimeFormat(x.messageTags[s],{dateStyle:"long",timeStyle:"short",timeZone:o.site.timeZone}),d=r.commitsOfFile(a.file,
Cn.ofValue),u=await i.withMemo(h=>df(a,d,r,o,h)),f=bn(a,P(o,s));return{versions:u.map(({commit:h,value:m})=>({since:l.format(h.moment),value:m,words:Dt({...f,value:m})}))}},"earlierVersions"),hf=c(async(e,{
chosen:t,isForced:n})=>{const{drafts:i,edited:r,revisions:s,language:o}=e,a=await r.current(),l=a.value,{files:d,later:u}=await r.withMemo(g=>af(t,{revisions:s,current:l,isForced:n},g,o));if(u.length>
0&&!n)return{...await r.state(),later:u};if(d.length===0)return{...await r.state(Rd),later:[]};const f=await r.withMemo(g=>(0,G.compiledWith)(d,l,g)),[h]=(0,x.newErrors)(a.diagnostics,f.diagnostics);if(h){
const[g]=Re([h],f.value,o);return{...await r.state(Qr(g)),later:[]}}const m={label:Zr,step:void 0};return{...await r.edit(()=>i.change(d,m)),later:[]}},"takeBackEarlier"),_s=["--pathspec-from-file=-",
"--pathspec-file-nul"],Ss=["-c","user.useConfigOnly=true"];async function mf(e,t,n,i){const r=n.find(m=>!/^content\/(?!.*\.\.\/)/.test(m));if(r!==void 0)throw new Error(`${r} is not a file of content/\
.`);if(n.length===0)return{isDone:!1,message:vf};if(t.trim()==="")return{isDone:!1,message:wf};const s=(0,S.gitIn)(e,i),o=await Dn(e,s);if(o)return{isDone:!1,...o};const a=await Ms(s);if(a)return{isDone:!1,
...a};const l=await s(["ls-files","-z","--others","--","content"]),d=new Set((0,S.pathsIn)(l.out)),u=n.filter(m=>d.has(m)),f=u.length===0?l:await s(["add","--intent-to-add",..._s],(0,S.listed)(u)),h=f.
isGood?await s([...Ss,"commit","--quiet","--only","--message",t,..._s],(0,S.listed)(n)):f;return h.isGood?{isDone:!0,message:bf(t)}:(u.length>0&&await s(["update-index","--force-remove","-z","--stdin"],
(0,S.listed)(u)),(0,S.withWords)(/index\.lock/.test(h.words)?gf:pf,h))}c(mf,"commitFiles");var pf={en:"Nothing was published, and nothing is lost. A check that git runs here refused it, or git itself \
did; the message is below. Correct what it names, and publish again.",da:"Intet blev publiceret, og intet er g\xE5et tabt. En kontrol, som git k\xF8rer her, afviste det, eller ogs\xE5 gjorde git selv; beskeden\
 st\xE5r herunder. Ret det, den n\xE6vner, og public\xE9r igen."},gf={en:"Nothing was published, and nothing is lost. Another program is using git in this folder, or stopped halfway. Wait a moment, cl\
ose other programs that have the folder open, and publish again. If that doesn\u2019t help, delete the file index.lock that is named below.",da:"Intet blev publiceret, og intet er g\xE5et tabt. Et andet \
program bruger git i mappen eller gik i st\xE5 midt i det. Vent et \xF8jeblik, luk andre programmer, der har mappen \xE5ben, og public\xE9r igen. Hj\xE6lper det ikke, s\xE5 slet filen index.lock, der er n\xE6vnt herunder."};
async function Ms(e){return(await e([...Ss,"var","GIT_AUTHOR_IDENT"])).isGood?void 0:yf}c(Ms,"whyUnnamed");var vf={en:"Nothing has been saved since the last time, so there is nothing to add to the his\
tory.",da:"Der er ikke gemt noget siden sidst, s\xE5 der er ikke noget at l\xE6gge i historikken."},wf={en:"Write in a few words what you have changed.",da:"Skriv med f\xE5 ord, hvad du har \xE6ndret."},
yf={message:{en:"Your name isn\u2019t set up yet; the history says who changed what. Type the two lines below in a terminal, with your own name and e-mail; once is enough. Then try again; nothing is lost.",
da:"Dit navn er ikke sat op endnu; i historikken st\xE5r, hvem der har \xE6ndret hvad. Skriv de to linjer herunder i en terminal med dit eget navn og din e-mail; det er kun denne ene gang. Pr\xF8v s\xE5 igen; int\
et er g\xE5et tabt."},detail:{en:`git config --global user.name "Your Name"
git config --global user.email you@example.com`,da:`git config --global user.name "Dit Navn"
git config --global user.email dig@example.com`}};function bf(e){const[t=""]=e.trim().split(`
`);return{en:`Added to the history as \u201C${t}\u201D.`,da:`Lagt i historikken som \xBB${t}\xAB.`}}c(bf,"kept");async function kf(e,t,n,{resolve:i,message:r,called:s}){const o=(0,S.gitIn)(e,t),{theirs:a}=n,
l=await o(["merge-tree","--write-tree","--no-messages","-z","HEAD",a]),[d="",...u]=l.out.split("\0").filter(Boolean);if(!/^[0-9a-f]{40,64}$/.test(d))return/^usage:|unknown option/m.test(l.words)?Of:(0,S.withWords)(
ct,l);const f=xf(e,u),h=f.length>0?i(f,n):[],m=f.map(({path:y})=>y).filter(y=>!h.some(b=>b.path===y));if(m.length>0)return $f(e,m,s);const p=h.length>0?await Ef(e,t,d,h):d,g=await o(["config","--type=\
bool","commit.gpgSign"]),w=await o(["commit-tree",...g.out.trim()==="true"?["-S"]:[],"-p","HEAD","-p",a,"-F","-",p],r(n));return w.isGood?w.out.trim():(0,S.withWords)(ct,w)}c(kf,"mergeCommit");function xf(e,t){
const n=t.flatMap(s=>{const[,o="",a,l=""]=/^\d+ ([0-9a-f]+) ([123])\t(.+)$/s.exec(s)??[];return a===void 0?[]:[{object:o,stage:a,path:l}]}),i=(0,Je.readObjects)(e,n.map(({object:s,stage:o,path:a})=>({
object:s,path:`${o} ${a}`}))),r=new Map(i.map(s=>[s.path,s.bytes]));return[...new Set(n.map(({path:s})=>s))].map(s=>({path:s,base:r.get(`1 ${s}`),here:r.get(`2 ${s}`),theirs:r.get(`3 ${s}`)}))}c(xf,"u\
nmergedFiles");async function Ef(e,t,n,i){const r=c(async(d,u,f)=>{const{isGood:h,out:m,words:p}=await d(u,f);if(!h)throw new Error(p);return m.trim()},"done2"),s=(0,S.gitIn)(e,t),o=await r(s,["rev-pa\
rse","--git-path","kilde-merge"]),a={index:(0,oi.resolve)(e,o)},l=(0,S.gitIn)(e,t,a);try{await r(l,["read-tree",n]);let d="";for(const{path:u,bytes:f}of i){const h=f&&await r(s,["hash-object","-w","--\
stdin"],f);d+=h?`100644 ${h}	${u}\0`:`0 ${"0".repeat(n.length)}	${u}\0`}return await r(l,["update-index","-z","--index-info"],d),await r(l,["write-tree"])}finally{(0,Zo.rmSync)((0,oi.resolve)(e,o),{force:!0})}}
c(Ef,"treeWith");var Of={message:{en:"Nothing is lost, and your changes wait here. Others have published something meanwhile, and the git on this computer is too old to merge it with yours. Install th\
e newest version from git-scm.com, and try again.",da:"Intet er g\xE5et tabt, og dine \xE6ndringer venter her. Andre har publiceret noget imens, og git p\xE5 denne computer er for gammel til at samle det med d\
it. Install\xE9r den nyeste version fra git-scm.com, og pr\xF8v igen."},detail:{en:"git 2.38 (October 2022) or newer",da:"git 2.38 (oktober 2022) eller nyere"}};function $f(e,t,n){const i=t.map(n).join(
", "),r={en:`Everything here is as it was. You and others have changed the same lines in files of the site\u2019s code: ${i}. There is nothing wrong with your texts and pictures. The code is merged in\
 a terminal, as below; then try again.`,da:`Alt her er, som det var. B\xE5de du og andre har \xE6ndret det samme i filer, der h\xF8rer til hjemmesidens kode: ${i}. Der er ikke noget i vejen med dine t\
ekster og billeder. Koden flettes i en terminal, som her nedenfor; pr\xF8v s\xE5 igen.`},s=t.map(a=>`"${a}"`).join(" "),o=c(a=>`cd "${e}"
git pull --no-rebase
${a}
git add ${s}
git commit --no-edit`,"steps2");return{message:r,detail:{en:o("# Now edit the files: keep one of the two versions."),da:o("# Ret nu filerne: Behold den ene af de to udgaver.")}}}c($f,"conflictIn");var _f=3e4,
Sf=3;async function Mf(e,t,n={}){const i=await Pn(e,t);if("message"in i)return ee(i);const r=await As(e,t,i,n);return"isDone"in r?r:{...Ct(r.came?Rn:Nf),came:r.came}}c(Mf,"fetchOthers");async function Af(e,t,{
isFaulty:n=c(async()=>!1,"isFaulty"),...i}={}){const r=await Pn(e,t);if("message"in r)return ee(r);let s;for(let o=Sf;;){const a=await As(e,t,r,i);if("isDone"in a)return{came:s,...a};s=a.came??s;const l=await Df(
a,s!==void 0,n)??(i.stop?.aborted?ee({message:Ds}):void 0);if(l)return{...l,came:s};const d=await Tf(e,t,r,i);if(o--,!d.isOvertaken||o===0)return{...d.outcome,came:s}}}c(Af,"publish");async function Df({
ahead:e,behind:t},n,i){if(e===0&&t===0)return Ct(jf);const r=await i();return typeof r=="object"?ee(r):r?ee({message:n?Cf:Rf}):e===0?Ct(Rn):void 0}c(Df,"insteadOfPush");async function As(e,t,n,i){const r=await Pf(
e,t,n,i);if("isDone"in r)return r;if(r.behind===0)return{...r,came:void 0};const s=await Ff((0,S.gitIn)(e,t));return await If(e,t,r.ahead>0,s,{resolve:c(()=>[],"resolve"),message:c(({who:a})=>`Bring i\
n what ${a.join(", ")} published`,"message"),called:c(a=>a,"called"),...i})??{...r,came:s}}c(As,"bring");async function Pf(e,t,n,i){const{remote:r,there:s}=n,{limit:o=_f,stop:a}=i,l=(0,S.gitIn)(e,t,{limit:o,
...a&&{stop:a}}),d=(0,S.gitIn)(e,t,i),u=`refs/heads/${s}`,f=c(y=>y.isStopped?ee({message:Ds}):ws(e,n,y),"whyNot"),h=await l(["ls-remote",r,u]);if(!h.isGood)return f(h);if(h.out.trim()==="")return{ahead:1,
behind:0};const m=await d(["fetch","--quiet",r,u]);if(!m.isGood)return f(m);const p=await(0,S.gitIn)(e,t)(["rev-list","--left-right","--count","HEAD...FETCH_HEAD"]),[g,w]=p.out.trim().split("	").map(Number);
return g===void 0||w===void 0?(0,S.withWords)(ct,p):{ahead:g,behind:w}}c(Pf,"fetchFrom");async function Ff(e){const[t,n,i]=await Promise.all([e(["merge-base","HEAD","FETCH_HEAD"]),e(["rev-parse","FETC\
H_HEAD"]),e(["log","--no-merges","--format=%an","HEAD..FETCH_HEAD"])]),r=new Set(i.out.split(`
`).filter(Boolean));return{base:t.out.trim(),theirs:n.out.trim(),who:[...r]}}c(Ff,"whatCame");async function If(e,t,n,i,r){const s=(0,S.gitIn)(e,t);if(n){const d=await Ms(s);if(d)return ee(d)}const o=n?
await kf(e,t,i,r):i.theirs;if(typeof o!="string")return ee(o);r.onMerge?.(i);const a=await s(["-c","merge.autoStash=false","merge","--quiet","--ff-only",o]);if(a.isGood)return;const l=[...a.words.matchAll(
/^\t(.+)$/gm)].map(([,d=""])=>d);return l.length>0?{...ee(Wf(e,l,r)),inTheWay:l}:(0,S.withWords)(ct,a)}c(If,"takeIn");async function Tf(e,t,n,i){const{branch:r,remote:s,there:o}=n,a=await(0,S.gitIn)(e,
t,i)(["push","--quiet","--set-upstream",s,`refs/heads/${r}:refs/heads/${o}`]);return a.isStopped?{outcome:ee({message:Ps})}:a.isLate?{outcome:(0,S.withWords)(Ps,a)}:a.isGood?{outcome:{...Ct(Lf),detail:Bf(
s,o)}}:/\((fetch first|non-fast-forward)\)|cannot lock ref/.test(a.words)?{outcome:ee({message:Hf}),isOvertaken:!0}:{outcome:ws(e,n,a)}}c(Tf,"push");function Ct(e){return{isDone:!0,message:e}}c(Ct,"do\
ne");function ee(e){return{isDone:!1,...e}}c(ee,"refused");var jf={en:"Everything is published already.",da:"Alt er allerede publiceret."},Nf={en:"Nobody else has published anything new.",da:"Ingen an\
dre har publiceret noget nyt."},Rn={en:"What others have published is here too now.",da:"Det, som andre har publiceret, er nu ogs\xE5 her."},Cf={en:"What others have published is here too now, but tog\
ether with your changes it gives an error, so nothing was published. Correct it, and publish again.",da:"Det, som andre har publiceret, er nu ogs\xE5 her, men sammen med dine \xE6ndringer giver det en fejl,\
 s\xE5 intet blev publiceret. Ret den, og public\xE9r igen."},Rf={en:"There is an error, so nothing was published. Correct it, and publish again.",da:"Der er en fejl, s\xE5 intet blev publiceret. Ret den\
, og public\xE9r igen."};function Wf(e,t,{called:n}){const i=t.map(n).join(", "),r=t.every(l=>l.startsWith("content/")),s=r?{en:`Everything here is as it was. Others have published changes to somethin\
g you have changed too: ${i}. Correct the errors there first; then try again.`,da:`Alt her er, som det var. Andre har publiceret \xE6ndringer af noget, som du ogs\xE5 har \xE6ndret: ${i}. Ret fejlene \
d\xE9r f\xF8rst, og pr\xF8v s\xE5 igen.`}:{en:`Everything here is as it was. Others have published changes to files that have also been changed on this computer, outside the editor: ${i}. Commit those\
 first, as below; then try again.`,da:`Alt her er, som det var. Andre har publiceret \xE6ndringer af filer, der ogs\xE5 er \xE6ndret p\xE5 denne computer uden om redigeringen: ${i}. L\xE6g dem i historik\
ken f\xF8rst, som her nedenfor, og pr\xF8v s\xE5 igen.`},o=t.map(l=>`"${l}"`).join(" "),a=`cd "${e}"
git add ${o}
git commit`;return r?{message:s}:{message:s,detail:{en:a,da:a}}}c(Wf,"wouldBeOverwritten");var Ds={en:"Stopped: nothing was sent, and nothing is lost.",da:"Stoppet: Intet blev sendt, og intet er g\xE5et \
tabt."},Ps={en:"Stopped while it was being sent. Nothing is lost; publish again to be sure that all of it arrived.",da:"Stoppet, mens det blev sendt. Intet er g\xE5et tabt; public\xE9r igen for at v\xE6re sikk\
er p\xE5, at det hele kom frem."},Hf={en:"Nothing was published yet: somebody else was publishing at the same moment. Publish again.",da:"Intet blev publiceret endnu: Andre publicerede i samme \xF8jeblik\
. Public\xE9r igen."},Lf={en:"Published.",da:"Publiceret."};function Bf(e,t){return{en:`To ${e}, branch ${t}.`,da:`Til ${e}, branchen ${t}.`}}c(Bf,"where");var zf=20;async function Fs(e,t,n){const i=new Map(
n.map(l=>[l.path,l])),r=t.filter(({path:l})=>l.endsWith(".html")),s=r.filter(l=>{const d=i.get(l.path);return!d||(0,C.contentKeyOf)(d)!==(0,C.contentKeyOf)(l)}),o=r.filter(({path:l})=>l==="index.html"),
a=s.length>0?s.slice(0,zf):o;for(const l of a){const d=(0,C.bytesOf)(l),u=(0,Ke.addressOfFile)(l.path),f=await(0,Ke.ask)(`${e}${u}`,d.length);if("unanswered"in f)return f.unanswered;if(!f.bytes.equals(
d))return!1}return!0}c(Fs,"showsPages");var Gf=new Uint8Array([0]);function Uf(e,t,n,i){const r=e.filter(({path:a})=>a.startsWith("content/")),s=[],o=[];for(const{path:a,base:l,here:d,theirs:u}of r){let f=!1;
const h=He(a,{base:l,now:d},u,()=>(f=!0,"disk"));s.push({path:a,bytes:h}),f&&o.push({path:a,base:l,with:a})}for(const{path:a,here:l,theirs:d}of r)if(!(l&&d))for(const u of Kf(a,l??d,{with:l?t:n,without:l?
n:t,current:i}))s.some(f=>f.path===u.path)||(s.push({path:u.path,bytes:l?void 0:u.bytes}),o.push({path:u.path,base:Gf,with:a}));return{files:s,open:o}}c(Uf,"mergedByValue");function Kf(e,t,n){const{site:i,
entries:r}=ne(n.with,n.current,U.noMemo),s=new Map((0,O.contentFiles)(r).map(f=>[f.file,Te(f,i)])),o=n.with.filter(f=>f.path!==e&&!n.without.some(h=>h.path===f.path)),a=s.get(e),l=o.filter(f=>a!==void 0&&
s.get(f.path)===a),d=[t,...l.map(f=>f.bytes)].map(k.decoded),u=o.filter(f=>f.path.startsWith("content/media/")&&d.some(h=>h?.includes((0,Qo.basename)(f.path))));return[...l,...u]}c(Kf,"belongingTo");function Vf(e,t){
const{index:n,language:i,locale:r}=t,s=n.site.pages.collection.target?.name===e,o=s?Ce(t):void 0;return(0,M.namedValues)(e,n).map(({name:a,thing:l,words:d})=>{const u=d().find(m=>typeof m=="number"),f=s&&
Object(Object(l).path)[r],h=typeof f=="string"&&o?.inLanguage(f)||(_t(e,a,t)??a);return{value:a,label:u===void 0?h:`${h}: ${rt(u,Yf(e,a,t),i)}`,...typeof f=="string"&&{address:f}}})}c(Vf,"namedOptions");
function Yf(e,t,n){const i=(0,M.mapOf)(e,n.index);if(!i)return;const r=[...i.path,t].map(String);return V({file:i.entry.file,path:r},n).at(-1)?.shape}c(Yf,"shapeOfNumber");function Wn(e,{index:t}){return[
...t.media.values()].filter(({id:n})=>e==="film"===/\.(mp4|webm)$/.test(n)).map(n=>({value:n.id,label:n.id,address:(0,A.mediaAddress)(n),size:{width:n.width,height:n.height}}))}c(Wn,"mediaOptions");function Jf(e,t){
const n={...P(e,"en"),locale:t},i=new Map(e.artifacts.map(o=>[o.path,o])),r=e.site.pages.anchors,s=Ce(n);return ln(n).filter(o=>o.locale===t).flatMap(({path:o,title:a,anchors:l})=>{const d=s.inLanguage(
o)??a,u=c(f=>{const h=i.get((0,A.outputFile)(o));return h&&Is(f,String((0,C.contentOf)(h)))},"wordsAt2");return[{value:o,label:d,address:o},...[...l].filter(f=>!r.includes(f)).map(f=>({value:`${o}#${f}`,
label:`${d}: ${u(f)??f}`,address:`${o}#${f}`}))]})}c(Jf,"pageChoices");function qf(e,t){const{content:n,index:i,locale:r}=t,s=(0,oe.partsOfPage)(String(e),i)??[],o=i.find(i.site.pages.collection,String(
e)),a=(0,A.outputFile)(o?.data.path[r]??""),l=n.artifacts?.find(({path:u})=>u===a),d=l&&s.length>0?String((0,C.contentOf)(l)):"";return s.map(u=>({value:u,label:Is(u,d)??u}))}c(qf,"partOptions");function Is(e,t){
const n=t.indexOf(` id="${e}"`);if(n<0)return;const i=t.slice(t.lastIndexOf("<",n),n+2e3).replace(/<img\b[^>]*>/g,""),r=(0,Ve.extractPage)(i).find(({part:s})=>s==="text");return r&&re(r.text.replaceAll(
En,""))}c(Is,"firstWordsAt");function Ts(e){const t=Ce(e),n=ln(e);return(0,v.localesOf)(e.index.site).flatMap(i=>n.filter(({locale:r})=>r===i).map(({path:r,title:s})=>({value:r,label:t.inLanguage(r)??
s,address:r,group:(0,N.capitalize)((0,x.languageName)(i)[e.language])})))}c(Ts,"addressOptions");var Hn="content/media/";function Zf(e){return Hn+e}c(Zf,"mediaFile");function Qf(e){const[t,n]=[!0,!1].
map(r=>e.filter(({path:s})=>s.startsWith(Hn)===r)),i=(n??[]).map(({bytes:r})=>new TextDecoder().decode(r));return(t??[]).map(({path:r})=>r).filter(r=>!i.some(s=>s.includes(r.slice(Hn.length))))}c(Qf,"\
unusedMedia");function js(e){const t=Xf(e),n=["picture","film"].flatMap(i=>Wn(i,e).map(({value:r,address:s=""})=>({kind:i,name:String(r),address:s,uses:t.get(String(r))??[]})));return[...n.filter(({uses:i})=>i.
length===0),...n.filter(({uses:i})=>i.length>0)]}c(js,"mediaList");function Xf({index:e}){const t=new Map,n=c((i,r)=>t.set(i,[...t.get(i)??[],r]),"add2");for(const i of e.content){const{body:r,file:s,
raw:o,references:a,texts:l}=i;for(const{reference:d,path:u}of a)d.target===v.mediaTarget&&n(d.name,{file:s,path:Ot(u,o)});for(const{src:d}of r?.pictures??[])n(d,{file:s,path:"markdown"});for(const{body:d}of l)
for(const{src:u}of d.pictures)n(u,{file:s,path:[]})}return t}c(Xf,"usesOfMedia");var Ns=c(async e=>{const{drafts:t,edited:n,root:i,language:r}=e;await eh(e);let s,o,a;do s=n.changeCount(),o=await n.build(),
a=await th(e,o);while(n.changeCount()!==s);const{files:l,waiting:d}=a,u=t.clashes().size>0;if(l.length===0&&t.unsaved().size>0)return n.state(u?H.clashing:H.withErrors);const f=(0,j.saveEdited)(i,l);if("\
refused"in f)return n.state(f.refused);const h=f.changed.length===0;return h&&t.saved(l),await n.build(l.map(({path:m})=>m)),h?u?n.state(H.partlyClashing):n.state(d.length>0?Sd(Sn(d,o.value,r)):void 0):
n.state(H.clashing)},"save2");async function eh({drafts:e,edited:t}){const{sources:n}=(await t.current()).value,i=e.unsaved(),s=Qf(n).filter(o=>{const a=i.get(o);return a&&a.base===void 0}).map(o=>({path:o,
bytes:void 0}));s.length>0&&await t.edit(()=>e.amend(s))}c(eh,"leaveOutUnused");async function Ln({drafts:e,edited:t},n){if(e.unsaved().size===0)return n;const i=[...e.unsaved().keys()].map(r=>({path:r,
bytes:e.disk().find(s=>s.path===r)?.bytes}));return t.withMemo(r=>(0,G.compiledWith)(i,n.value,r))}c(Ln,"siteOnDisk");async function th(e,t){const{drafts:n,edited:i}=e,{value:r}=t,s=n.clashes(),o=[...s].
map(([f,{disk:h}])=>({path:f,bytes:h})),a=await Ln(e,t),l=await i.withMemo(f=>{const h=(0,G.compiledWith)(o,r,f);if((0,x.newErrors)(a.diagnostics,h.diagnostics).length===0)return{site:h,waiting:[]};const p={
...a,sources:n.disk()};return Ar(p,h,g=>(0,G.compiledWith)([],{...r,sources:g},f),f)});if(!l)return{files:[],waiting:[]};const{sources:d}=l.site.value;return{files:[...n.unsaved()].filter(([f])=>!s.has(
f)).map(([f,{base:h}])=>({path:f,base:h,bytes:d.find(m=>m.path===f)?.bytes})).filter(({base:f,bytes:h})=>!(0,j.haveSameBytes)(f,h)),waiting:l.waiting}}c(th,"soundFiles");var nh=c(async e=>{const{run:t}=e.
underWay;return t?.kind==="fetch"&&await t.done.catch(()=>{}),Cs(e,"publish",rh)},"publish2"),ih=c(e=>Cs(e,"fetch",sh),"fetchOthers2");function Cs(e,t,n){const{underWay:i}=e;if(!i.run){const r=new AbortController,
s=n(e,r.signal).finally(()=>{e.drafts.arrived(),i.run=void 0});i.run={kind:t,done:s,stop:r}}return i.run.done}c(Cs,"runOnce");async function rh(e,t){const{drafts:n,edited:i,environment:r,revisions:s,root:o}=e;
n.unsaved().size>0&&await Ns(e,{});const a=await Dn(o,(0,S.gitIn)(o,r));if(a)return ce(e,a);if(n.clashes().size>0)return ce(e,{message:H.clashing});const l=s.publishedSources(),d=await Ws(e);if(d)return d;
const u=await Af(o,r,{...await Rs(e,t),isFaulty:c(async()=>{n.arrived();const f=await Ln(e,await i.buildAnew());return n.clashes().size>0?{message:H.shared}:f.diagnostics.some(x.isError)},"isFaulty")});
return u.isDone&&(e.underWay.sent=l),Bn(e,u)}c(rh,"publishNow");async function sh(e,t){const{edited:n,environment:i,root:r}=e,s=c(async()=>Mf(r,i,await Rs(e,t)),"fetched"),o=await s();if(!o.inTheWay)return Bn(
e,o);const a=await Ws(e);return a?n.latest()?.diagnostics.some(x.isError)?ce(e,o):a:Bn(e,await s())}c(sh,"fetchNow");async function Rs({drafts:e,edited:t,kept:n,language:i,revisions:r},s){const o=(await t.
current()).value,a=P(o,i);let l=[];return{stop:s,called:c(d=>q(d,a),"called"),message:c(({who:d})=>Ad(d)[i],"message"),resolve(d,{theirs:u}){const[f,h]=["HEAD",u].map(r.sourcesAt),m=Uf(d,f??[],h??[],o);
return l=m.open,m.files},onMerge({who:d}){const u=[...e.unsaved()].filter(([m])=>!l.some(p=>p.path===m)).map(([m,{base:p}])=>({path:m,base:p,with:m})),f=It(d,i);e.expect([...l,...u].map(m=>({...m,by:f})));
const h=l.map(({path:m,base:p})=>[m,{base:p,now:e.read(m)}]);n.keep(new Map([...e.unsaved(),...h])),l=[]}}}c(Rs,"sharing");async function Bn(e,{came:t,...n}){const{drafts:i,edited:r,language:s,revisions:o}=e;
i.arrived();const{value:a}=await r.buildAnew();if(!t)return ce(e,n);const l=await r.withMemo(m=>{const[p,g]=[t.base,t.theirs].map(y=>ne(o.sourcesAt(y),a,m));if(!p||!g)return[];const w={old:p,now:g};return Z(
w,m).map(Le(w,s))}),d=Dd(It(t.who,s),l.length),f=i.clashes().size>0?H.shared:n.message,h=f===Rn?d:Pd(f,d);return{...ce(e,{...n,message:h}),came:{message:d[s],changes:[...new Set(l)]}}}c(Bn,"afterwards");
async function Ws(e){const{drafts:t,edited:n,environment:i,language:r,lastCommit:s,root:o}=e,a=await n.buildAnew(),l=s(),d=t.disk(),u=Bu(o,l,d);if("en"in u||"en"in l)return ce(e,{message:"en"in u?u:H.
withErrors});if(u.length===0)return;const f=await Ln(e,a),h=await ah(u,f,e);if(h.length>0){const g=P(a.value,r),w=h.map(y=>q(y,g));return ce(e,Md(w,h))}const m=await n.withMemo(g=>Uu({root:o,committed:l,
saved:d,current:a.value},g,r)),p=await mf(o,m,u,i);return p.isDone?void 0:ce(e,p)}c(Ws,"commitAll");var oh=c(async e=>{const{edited:t,language:n,lastCommit:i,underWay:r}=e,{value:s}=await t.current(),
o=i(),{model:a}=s;if(!a||!r.sent||"en"in o)return{isLive:!1,reason:void 0};const{sent:l}=r,d=await t.withMemo(u=>{const f=c(h=>(0,M.compile)({...s,mark:void 0,sources:h},u).value.artifacts,"filesOf2");
return Fs(a.origin,f(o),f(l))});return typeof d=="boolean"?{isLive:d,reason:void 0}:{isLive:!1,reason:d[n]}},"live");async function ah(e,{value:t,diagnostics:n},{edited:i,lastCommit:r}){const s=n.filter(
x.isError);if(s.length===0)return[];const o=r(),a="en"in o||o.length===0?[]:await i.withMemo(d=>(0,M.compile)({...t,sources:o},d).diagnostics),l=(0,x.newErrors)(a,s);return[...new Set(s.filter(d=>e.includes(
d.file)||l.includes(d)).map(({file:d})=>d))]}c(ah,"faultyAmong");var ch=c(async e=>{const{edited:t,environment:n,root:i}=e,r=await Ou(i,n);return await t.buildAnew(),ce(e,r)},"dropUnfinished2");async function Hs({
underWay:e}){e.run?.stop.abort(),await e.run?.done.catch(()=>{})}c(Hs,"stopPublishing");function ce({language:e},{isDone:t=!1,...n}){return{isDone:t,...Fn(n,e),came:void 0}}c(ce,"reported");var lh=c(async e=>{
const{edited:t,language:n}=e,{value:i}=await t.current(),r=(0,C.nextChange)(i.entries,i.date),s=await uh(e),o=(r?.causes??[]).map(({file:l,path:d})=>({file:l,path:d.slice(0,-1)})),a=x.messageTags[n];return{
next:r&&Hd((0,N.formatDate)(r.date,a),Sn(o,i,n))[n],overdue:s&&Ld((0,N.formatDate)(s,a))[n]}},"ownChange"),dh=50;async function uh({edited:e,revisions:t}){const{value:n}=await e.current(),{model:i,site:r,
date:s}=n,o=t.commits(dh).find(({isPublished:d})=>d);if(!i||!o)return;const a=t.publishedSources(),l=(0,x.dateIn)(r.timeZone,o.moment);return e.withMemo(async d=>{const u=a.map(p=>(0,M.parseOnce)(p,r,
d).value),f=(0,C.nextChange)(u,l)?.date;if(f===void 0||f>s)return;const h=c(p=>(0,M.compile)({...n,mark:void 0,sources:a,date:p},d).value.artifacts,"filesOn");return await Fs(i.origin,h(s),h(l))===!1?
f:void 0})}c(uh,"overdueSince");var Ls={};(0,x.__export)(Ls,{contents:c(()=>cm,"contents"),facts:c(()=>rm,"facts"),findUnmarked:c(()=>im,"findUnmarked"),pageName:c(()=>tm,"pageName"),pages:c(()=>om,"p\
ages"),panel:c(()=>em,"panel"),pictures:c(()=>sm,"pictures"),shownAt:c(()=>lm,"shownAt"),usage:c(()=>am,"usage")});function Bs(e){const{site:t}=e.index,n=(0,x.groupBy)([...e.files.values()],o=>Xi(o,t)),
i=t.collections.map(o=>hh(o,n.get(o.name)??[],e)),r=i.filter(({isOfSeveral:o,lists:a})=>o||a).sort((o,a)=>zs(o,t)-zs(a,t)),s=i.filter(o=>!r.includes(o)||mh(o)).flatMap(({files:o})=>Gs(o,e));return r.flatMap(
o=>ph(o,e)).concat({called:void 0,scaffold:void 0,list:void 0,things:s}).filter(({things:o,scaffold:a})=>o.length>0||a)}c(Bs,"kindsOf");function fh(e){const t=Bs(e).flatMap(({scaffold:n})=>n??[]);return[
...new Map(t.map(n=>[n.name,n])).values()]}c(fh,"scaffoldsOf");function hh(e,t,n){const i=e.files.includes("{id}"),[r]=t.flatMap(({file:a})=>V({file:a,path:[]},n)),s=r&&[r,...Y(r)].filter(zn),o=!i&&e.
scaffold;return{collection:e,files:t,isOfSeveral:i,root:r,lists:o?s:void 0}}c(hh,"filesOf");function zs({collection:e,isOfSeveral:t},{pages:n,redirects:i}){return e===n.collection?0:e===i?3:t?1:2}c(zs,
"rankOf");function mh({lists:e,root:t}){return!e||!t||zn(t)?!1:!Y(t).every(zn)}c(mh,"isMoreThanLists");function zn({shape:e}){return e.kind==="list"}c(zn,"isList2");function ph({collection:e,files:t,root:n,
lists:i},r){const{called:s,scaffold:o,name:a}=e,{language:l}=r,d=c(f=>(0,v.nameAndHelp)(f?.shape.words,l).name,"nameIn2"),u={called:s?.[l]??(d(n)||o?.label[l]||a),scaffold:o&&{name:o.name,label:o.label[l]},
list:void 0};return i?i.map(f=>({...u,...f!==n&&{called:d(f)||u.called},list:{file:f.entry.file,path:f.path},things:gh(f,r)})):[{...u,things:Gs(t,r)}]}c(ph,"kindsIn");function gh(e,t){return Y(e).map(
n=>({origin:{file:n.entry.file,path:n.path},files:[n.entry],within:n.path,called:it(n,t)}))}c(gh,"thingsOfList");function Gs(e,t){const n=(0,x.groupBy)(e,({id:s})=>s),{compare:i}=new Intl.Collator(x.messageTags[t.
language]);return[...n.values()].flatMap(s=>{const o=s.find(({locale:d})=>d===void 0)??s.find(({locale:d})=>d===t.locale)??s[0];if(!o)return[];const a={file:o.file,path:[]},l=q(o.file,t);return[{origin:a,
files:s,within:[],called:l}]}).sort((s,o)=>i(s.called,o.called))}c(Gs,"thingsOfFiles");function Us(e,{site:t}){return e.filter(({collection:n})=>(0,O.collectionNamed)(t,n)?.hasPeriod)}c(Us,"datedFiles");
function Gn(e,t){const[n]=Us(e,t);if(!n)return;const{from:i,until:r}=Object(n.raw);return{...Ks("from",i),...Ks("until",r)}}c(Gn,"periodOf");function Ks(e,t){return typeof t=="string"&&t!==""?{[e]:t}:
{}}c(Ks,"read2");function Vs(e,t){if((0,N.isBackward)(e))return;const{from:n="",until:i=""}=e,r=(0,N.positionIn)(e,t);return r==="before"?{en:`Shown from ${(0,N.formatDate)(n,x.messageTags.en)}`,da:`V\
ises fra ${(0,N.formatDate)(n,x.messageTags.da)}`}:r==="after"?{en:`Hidden after ${(0,N.formatDate)(i,x.messageTags.en)}`,da:`Skjult efter ${(0,N.formatDate)(i,x.messageTags.da)}`}:void 0}c(Vs,"whyHid\
den");function vh(e,t){const n=(0,N.daysAfter)(t,-1),{from:i}=e;return{...i!==void 0&&i<=n&&{from:i},until:n}}c(vh,"hiddenOn");function wh(e,t){const{from:n,until:i}=e;return{...n!==void 0&&n<=t&&{from:n},
...i!==void 0&&i>=t&&{until:i}}}c(wh,"shownOn");var yh=/!?\[([^\]]*)\]\([^)]*\)/g,Un=40;function bh(e,t){const n=Rt(e).split(/\s+/).filter(Boolean),i=Eh(t);return({called:r,files:s,origin:o,within:a})=>{
const l=n.filter(g=>!Rt(r).includes(g));if(l.length===0)return{origin:o,found:void 0};const d=s.flatMap(i).filter(({origin:{path:g}})=>kh(g,a)),u=d.map(({text:g})=>Rt(g));if(!l.every(g=>u.some(w=>w.includes(
g))))return;const f=u.findIndex(g=>l.every(w=>g.includes(w))),[h=""]=l,m=f<0?u.findIndex(g=>g.includes(h)):f,p=d[m];return p&&{origin:p.origin,found:xh(p.text,l)}}}c(bh,"finderOf");function kh(e,t){return e===
"markdown"||(0,O.isWithin)(e,t)}c(kh,"isIn2");function Rt(e){return e.toLowerCase().replace(/\s/g," ")}c(Rt,"plain2");function xh(e,t){const n=e.replace(/\s+/g," "),i=Rt(n),[r=""]=t,s=t.find(d=>i.includes(
d))??r,o=Math.max(0,i.indexOf(s)),a=o+s.length,l=Math.max(0,o-Un);return{before:`${l>0?"\u2026":""}${n.slice(l,o)}`,words:n.slice(o,a),after:`${n.slice(a,a+Un)}${a+Un<n.length?"\u2026":""}`}}c(xh,"cut");
function Eh(e){const{content:t,trial:n}=e,i=(0,v.localesOf)(t.site),r=new Map(t.sources.map(l=>[l.path,l])),s=new Map,o=c((l,d=e.locale)=>ye(l,{trial:n,locale:d}),"fill");function a({file:l,raw:d,locale:u}){
const f=r.get(l),h=f&&(0,k.markdownIn)(l,[f])?.markdown,m=[...(0,O.valuesWithin)(d)].flatMap(([w,y])=>{if(typeof y!="string"&&typeof y!="number")return[];const b=i.find($=>w.includes($))??u;return[{origin:{
file:l,path:w},text:o(String(y),b)}]});if(h===void 0)return m;const p={file:l,path:"markdown"},g=o(h,u).replace(yh,"$1");return[...m,{origin:p,text:g}]}return c(a,"textsIn"),l=>{const d=s.get(l.file)??
a(l);return s.set(l.file,d),d}}c(Eh,"readerOf");function Oh(e,t,n){const i=P(t,n),r=bh(e,i),s=e.toLowerCase().split(/\s+/),o=Bs(i).map(({things:a,...l})=>({...l,things:$h(a.flatMap(d=>{const u=r(d),f=Sh(
d,i);return u?{...u,called:d.called,hidden:f}:[]}))})).filter(({things:a})=>e===""||a.length>0);return{kinds:e===""?o:o.toSorted(_h),media:js(i).filter(({name:a})=>s.every(l=>a.toLowerCase().includes(
l)))}}c(Oh,"contentsOf");function $h(e){return[...e.filter(({found:t})=>t===void 0),...e.filter(({found:t})=>t!==void 0)]}c($h,"nameFirst");function _h(e,t){const n=c(({things:[i]})=>+(i?.found!==void 0),
"isElsewhere");return n(e)-n(t)}c(_h,"byName");function Sh({files:e},{content:t,language:n}){const i=Gn(e,t);return i&&Vs(i,t.date)?.[n]}c(Sh,"hiddenOf");var Mh=3,Ah=["choice","date","month","number",
"switch","time"];function Ys(e){if(e.shape.kind!=="group"||e.shape.isOpen)return!1;const t=Y(e),[n]=t;return n!==void 0&&t.length>1&&t.every(i=>Dh(i,n))}c(Ys,"isForm2");function Dh(e,{shape:t}){const{
shape:n}=e;if(n.kind!=="group"||t.kind!=="group")return!1;const i=[...n.fields.keys()];return!n.isOpen&&i.length<=Mh&&i.length===t.fields.size&&i.every(r=>t.fields.has(r))&&Y(e).every(Ph)}c(Dh,"isLike");
function Ph(e){const{shape:t}=e,n=t.kind==="list"?(0,L.shapeOf)(t.element,void 0):ie(e);return n!==void 0&&Ah.includes(n.kind)}c(Ph,"isShort");function dt(e){return e&&Vn(e,Wt(e)+1)}c(dt,"whyNotAdd");
function Kn(e){return e&&Vn(e,Wt(e)-1)}c(Kn,"whyNotRemove");function Fh(e,t,n){return n===void 0?Kn(e):e&&t>=Wt(e)?dt(e):void 0}c(Fh,"whyNotSetItem");function Vn(e,t){if(e?.shape.kind!=="list")return;
const{least:n,most:i}=e.shape.size,r=Wt(e),s=r===i&&n===i;if(t>r&&t>i)return s?Js(i):Ih(i,r);if(r>0&&t<r&&t<n)return s?Js(n):Th(n,r)}c(Vn,"whyNotCount");function Wt({value:e}){return Array.isArray(e)?
e.length:0}c(Wt,"countOf2");function Js(e){return{en:`There must be ${e} here, no more and no fewer. Put a new one in the place of another.`,da:`Her skal v\xE6re ${e}, hverken flere eller f\xE6rre. S\xE6t e\
n ny i stedet for en anden.`}}c(Js,"exactly");function Ih(e,t){return{en:`There is room for ${e} here, and there are ${t}. Remove one first.`,da:`Her er plads til ${e}, og der er ${t}. Fjern en f\xF8rst.`}}
c(Ih,"tooMany");function Th(e,t){return{en:`There must be at least ${e} here, and there ${t===1?"is":"are"} ${t}. Add another one first.`,da:`Her skal v\xE6re mindst ${e}, og der er ${t}. Tilf\xF8j en ti\
l f\xF8rst.`}}c(Th,"tooFew");function jh(e,t,n){const i=e.findLastIndex(p=>qs(p,t)),r=e[i],s=r&&qs(r,t);if(!r||!s)return;const{entry:o,path:a,shape:l,value:d}=r,u=c(p=>({file:o.file,path:p}),"address"),
f=l.kind==="group"?l.tag?.name:void 0,h=String(Object(d)[f??""]),m=c(({path:p})=>p.join()===e[i+1]?.path.join()||p.at(-1)===f,"isHere");return{origin:u(a),called:(0,v.nameAndHelp)(l.words,t.language).
name,kind:h,others:(i<e.length-1?Y(r):[]).filter(p=>!m(p)).map(p=>n(p,t)),options:s.map(([p,g,w])=>{const y=Zs(w,a,[d,...Qs(d)],r);return{kind:p,label:g,value:{...Object(y.value),[f??""]:p},missing:y.
missing.map(b=>n(b,t)),opens:u(Xs(w,a)??a)}})}}c(jh,"variantsOf");function qs({shape:e},{language:t}){const i=[...(e.kind==="group"?e.tag?.options:void 0)??[]].map(([r,s])=>{const{name:o}=(0,v.nameAndHelp)(
(0,L.shapeOf)(s,{}).words,t);return[r,o,s]});return i.length>1&&i.every(([,r])=>r!=="")?i:void 0}c(qs,"namedOptions2");function Zs(e,t,[n,...i],r){const s=(0,L.shapeOf)(e,void 0);if(s.kind==="group"){
const a=[...s.fields].map(([d,u])=>{const f=[...t,d];return[d,Nh(u,f,Object(n)[d],i,r)]}),l=a.filter(([,{value:d}])=>d!==void 0);return{value:Object.fromEntries(l.map(([d,{value:u}])=>[d,u])),missing:a.
flatMap(([,{missing:d}])=>d)}}if(s.kind==="list"&&s.size.least===0)return{value:[],missing:[]};const o={...r,path:t,value:void 0,shape:s};return{value:void 0,missing:Ch(s)?[]:[o]}}c(Zs,"completed");function Nh(e,t,n,i,r){
const s=c(l=>l!==void 0&&(0,Mo.accepts)(e,l),"isValid");if(s(n))return{value:n,missing:[]};const o=(0,L.shapeOf)(e,void 0);if(o.isOptional)return{value:void 0,missing:[]};const a=o.kind==="group"?i.find(
s):void 0;return a===void 0?Zs(e,t,[void 0,...i],r):{value:a,missing:[]}}c(Nh,"part");function Ch(e){return e.kind==="choice"&&e.values.length<2}c(Ch,"isTag");function Qs(e){const n=(Array.isArray(e)?
e:Object.values(Object(e))).filter(i=>typeof i=="object"&&i!==null);return[...n,...n.flatMap(Qs)]}c(Qs,"mapsIn");function Xs(e,t){const n=(0,L.shapeOf)(e,void 0);if(n.kind==="picture")return t;if(n.kind===
"group")for(const[i,r]of n.fields){const s=Xs(r,[...t,i]);if(s)return s}}c(Xs,"firstPicture");function Rh(e,t,n){const i=P(t,n),r=V(e,i),s=r.at(-1);if(!s)return;const o=r.slice(0,-1),a=o.findLast(({shape:d})=>d.
kind==="group"&&d.fields.size>0),l=r.findLast(Ys)??(r.length===1?Y(s).find(Ys):void 0);return{field:Ge(s,i),above:o.flatMap(d=>{const u=gl(d,i);return u===""?[]:[{origin:Yn(d),called:u}]}),around:a&&Ge(
a,i),form:l&&Ge(l,i,Wh),lists:o.flatMap((d,u)=>{const f=r[u+1]?.path.at(-1);return typeof f=="number"?[{list:Ge(d,i),index:f}]:[]}).toReversed(),variants:jh(r,i,Ge),languages:Object.fromEntries((0,v.localesOf)(
t.site).map(d=>[d,(0,x.languageName)(d)[n]])),period:Bh(s,i),next:zh(s,a??s,i),scaffold:r.filter(d=>d===s||!Gh(d,i)).map(d=>Uh(d,i)).find(Boolean)}}c(Rh,"panelOf");var Wh=3;function Ge(e,t,n=1){const{
entry:i,path:r,shape:s}=e,o=ie(e),{name:a,help:l}=(0,v.nameAndHelp)(s.words,t.language);return{origin:Yn(e),name:it(e,t),called:a,help:l,control:o?Hh(e,o,t)??eo(o,t):Lh(e,t,n),isOptional:s.isOptional,
values:Kh(e,t),facts:o?bl({file:i.file,path:r},t):[]}}c(Ge,"fieldOf");function Yn({entry:{file:e},path:t,shape:n}){return{file:e,path:n===lr?"markdown":t}}c(Yn,"originOf2");function eo(e,t){const{words:n,
isOptional:i,isWords:r,...s}=e,{language:o}=t;switch(s.kind){case"number":return{...s,unit:s.unit?.[o]??"",units:Object.values(s.unit??{})};case"choice":return{kind:"choice",options:s.values.map(a=>({
value:a,label:s.meanings?.[a]?.[o]??String(a)}))};case"address":return{kind:"reference",target:"address",options:Ts(t)};case"reference":return{...s,options:Vf(s.target,t)};case"picture":case"film":return{
...s,options:Wn(s.kind,t)};case"focus":case"group":case"list":case"localized":throw new Error(`A ${s.kind} is not a single value.`);default:return s}}c(eo,"singleControl");function Hh({entry:e,path:t},n,i){
const r=c(o=>(0,O.valueAt)(e.raw,[...t.slice(0,-1),o]),"beside");if(n.kind==="focus"){const o=i.index.media.get(String(r("src")));return{kind:"focus",address:o&&(0,A.mediaAddress)(o)}}if(n.kind!=="lin\
e"||n.partOf===void 0)return;const s=r(n.partOf);return{kind:"choice",options:qf(s,i)}}c(Hh,"controlBeside");function Lh(e,t,n){const{shape:i}=e,r=n>0?Y(e).map(o=>Ge(o,t,n-1)):[];if(i.kind!=="list")return{
kind:"group",fields:r,isOpen:i.kind==="group"&&i.isOpen};const s=(0,L.shapeOf)(i.element,void 0);return{kind:"list",items:r,element:(0,L.isComposite)(s)?void 0:eo(s,t),cannotAdd:dt(e)?.[t.language],cannotRemove:Kn(
e)?.[t.language]}}c(Lh,"compositeControl");function Bh({entry:e},{content:t,language:n}){const i=Gn(je(e.file,t),t),r=i&&Vs(i,t.date)?.[n];return i&&{...i,hidden:r}}c(Bh,"periodIn");function zh({entry:e},{
path:t},{content:n,language:i}){const r=(0,C.nextChange)([e],n.date,({path:s})=>s.length===t.length+1&&(0,O.isWithin)(s,t));return r&&Bd((0,N.formatDate)(r.date,x.messageTags[i]))[i]}c(zh,"nextIn");function Gh({
collection:e},{index:t}){return e===t.site.pages.collection}c(Gh,"isPage");function Uh({collection:e,path:t,shape:n},{index:i,language:r}){const{textOf:s}=e,o=s===void 0?e:(0,O.collectionNamed)(i.site,
s),a=o?.files.includes("{id}"),l=!t.some(f=>typeof f=="number"),u=(a?t.length===0:n.kind==="list"&&l)?o?.scaffold:void 0;return u&&{name:u.name,label:u.label[r]}}c(Uh,"scaffoldAt");function Kh(e,t){const{
shape:n,entry:i,locale:r,collection:s}=e,{file:o,path:a}=Yn(e),l=n.kind==="localized"&&ie(e);return!l&&i.locale===void 0?[{...r!==void 0&&{locale:r},...to({file:o,path:a},{...t,locale:r??t.locale})}]:
(0,v.localesOf)(t.index.site).map(d=>{const u=l?{file:o,path:[...e.path,d]}:{file:(0,O.fileOf)(s,{...i,locale:d}),path:a};return{locale:d,...to(u,{...t,locale:d})}})}c(Kh,"valuesOf");function to(e,t){
const n=Vh(e,t);return typeof n=="string"&&n.includes("{{")?{origin:e,value:n,words:ye(n,t)}:{origin:e,value:n}}c(to,"valueAndWords");function Vh({file:e,path:t},{files:n,content:i}){return t==="markd\
own"?(0,k.markdownIn)(e,i.sources)?.markdown:(0,O.valueAt)(n.get(e)?.raw,t)}c(Vh,"writtenValue");function Yh({entries:e,...t},n,i,r=[]){const s=[...ze(e)].filter(([u])=>!n.has(u)),o=no(Jn(s,t.pages,t),
i,t),a=c(({file:u,path:f})=>{const h=(0,O.contentFileAt)(u,e)?.raw;return f!=="markdown"&&r.includes(String((0,O.valueAt)(h,f)))},"isGiven"),l=o?.shown??[],d=l.find(([,u])=>!a(u))??l[0];return o&&d&&{
origin:d[1],page:o.path,mark:d[0]}}c(Yh,"bestPageFor");function Jh(e,{entries:t,...n},i,r){const s=[...ze(t)].filter(([,h])=>e.some(m=>qh(h,m))),o=n.pages.filter(({path:h})=>r(h)),a=c(({path:h})=>(0,A.localeOf)(
h,n.site)===i,"isOwn2"),l=Jn(s,o.filter(a),n),d=l.length>0?l:Jn(s,o,n),u=no(d,i,n),[f]=u?.shown??[];return u&&f&&{page:u.path,mark:f[0]}}c(Jh,"pageShowing");function qh(e,{file:t,path:n}){return e.file!==
t?!1:n==="markdown"?e.path===n:e.path==="markdown"?n.length===0:(0,O.isWithin)(e.path,n)}c(qh,"isPartOf");function Jn(e,t,{artifacts:n}){const i=new Map(n.map(r=>[r.path,r]));return t.flatMap(({kind:r,
path:s})=>{const o=r==="view"&&i.get((0,A.outputFile)(s)),a=o?String((0,C.contentOf)(o)):"",l=a.indexOf("<body"),d=new Map(e.map(([g])=>[g,a.indexOf(On(g),l)])),u=c(([g])=>d.get(g)??-1,"placeOf3"),f=c(
g=>Number(Zh(u(g),a)),"isHidden"),h=e.filter(g=>u(g)>=0).sort((g,w)=>f(g)-f(w)||u(g)-u(w)),m=h.filter(([g])=>Qh(On(g),a)),p=new Set([...m.slice(0,1),...h]);return h.length>0?[{path:s,shown:[...p]}]:[]})}
c(Jn,"showing");function Zh(e,t){return t.lastIndexOf("<",e)>t.lastIndexOf(">",e)}c(Zh,"isInTag");function Qh(e,t){const n=t.slice(0,t.indexOf(e));return/^<h[1-6]\b/.test(n.slice(n.lastIndexOf("<")))}
c(Qh,"isHeading");function no(e,t,{site:n}){const i=Math.max(0,...e.map(({shown:a})=>a.length)),r=e.filter(({shown:a})=>a.length===i),s=r.filter(({path:a})=>(0,A.localeOf)(a,n)===t),o=s.length>0?s:r;return o.
find(({path:a})=>e.some(l=>a.startsWith(`${l.path}/`)))??o[0]}c(no,"bestOf");function Xh(e,t,n,i){const{model:r}=t,s=lu(e,t,n);if(!r||!s)return{summary:io[i],uses:[]};const o=(0,Ve.compareSites)({...t,
model:r},s,n).filter(({part:l})=>l!=="machine"),a=Ce(P(t,i));return{summary:(o.length>0?(0,Ve.countPlaces)(o):io)[i],uses:o.map(({page:l,language:d,from:u,before:f,after:h})=>{const m=a.ofPath(l)??l;return{
where:l,called:m,locale:d,before:f,words:u,after:h}})}}c(Xh,"usageOfValue");var io={en:"No page shows it.",da:"Ingen side viser det."},em=c(async(e,t)=>{const{drafts:n,edited:i,language:r,versions:s}=e,
{value:o}=await i.current(),a="mark"in t?await nm(e,t.mark):t.origin,l=a&&s.now(a,t),d=l&&Rh(l,o,r);return d&&{...d,diskVersion:n.diskVersion(),version:s.latest()}},"panel"),tm=c(async({edited:e,language:t},{
path:n})=>{const i=P((await e.current()).value,t);return{name:Ce(i).inLanguage(n)}},"pageName");async function nm({edited:e},t){const{entries:n}=(await e.current()).value;return ze((await e.shown()).entries).
get(t)??ze(n).get(t)}c(nm,"originOfMark");var im=c(async({edited:e,versions:t},{path:n,build:i})=>{const r=await e.shown();if(i!==void 0&&!t.isPublished(i,r.entries))return null;const s=e.changeCount();
return await qd(n,r,async()=>(await(0,Xo.setTimeout)(0),e.changeCount()===s))??null},"findUnmarked"),rm=c(async({edited:e,language:t})=>kl(await e.shown(),t),"facts"),sm=c(async({edited:e,language:t})=>{
const{value:n}=await e.current();return Wn("picture",P(n,t))},"pictures"),om=c(async({edited:e},{locale:t})=>Jf(await e.shown(),t),"pages"),am=c(async({edited:e,language:t},{origin:n})=>{const i=await e.
shown();return e.withMemo(r=>Xh(n,ds(i,r),r,t))},"usage"),cm=c(async({edited:e,language:t},{wanted:n})=>Oh(n.trim(),(await e.current()).value,t),"contents"),lm=c(async({edited:e,language:t,versions:n},{
origin:i,locale:r,version:s})=>{await e.current();const o=n.now(i,{version:s}),a=await e.shown();if(!o)return{};const{index:l}=P(a,t),{claims:d}=(0,oe.claimAddresses)(l).value,u=je(o.file,a).map(({file:w})=>w),
f=c(w=>{const y=d.get(w)?.entry;return y!==void 0&&(y.collection===l.site.pages.collection.name||u.includes(y.file))},"isAsked"),{file:h,path:m}=o,p=m==="markdown"?[[o]]:m.map((w,y)=>[{file:h,path:m.slice(
0,y+1)}]),g=u.map(w=>({file:w,path:[]}));for(const w of[g,...p].reverse()){const y=Jh(w,a,r,f);if(y)return y}return{}},"shownAt"),ro={};(0,x.__export)(ro,{begin:c(()=>fm,"begin"),drop:c(()=>um,"drop"),
restore:c(()=>dm,"restore")});var dm=c(async(e,{runs:t})=>{const{drafts:n,edited:i,kept:r}=e,s=await so(e,t);return i.edit(()=>{for(const{name:o,files:a}of s)n.restore(a,jd),r.taken(o)})},"restore"),um=c(
async(e,{runs:t})=>{const{edited:n,kept:i}=e,r=await so(e,t),[s]=r.flatMap(({name:o})=>i.drop(o)??[]);return n.state(s&&Id(s))},"drop");async function so({drafts:e,edited:t,kept:n},i){await t.current();
const{runs:r}=n.earlier(e.disk());return r.filter(({name:s})=>i.includes(s))}c(so,"earlierNamed");var fm=c(async({drafts:e,edited:t,kept:n,language:i,network:r=[]})=>{const{value:s}=await t.current(),
{languages:o}=s.site,a=n.earlier(e.disk()),l=a.runs.flatMap(f=>f.files),d=P(s,i),u=l.map(({path:f})=>q(f,d));return{...await t.state(),before:{runs:a.runs.map(({name:f})=>f),called:[...new Set(u)]},unreadable:Td(
a.unreadable)?.[i],language:i,network:r,host:s.model?hm(s.site.origin(d.index)):"",tags:Object.fromEntries(o.map(({code:f,tag:h})=>[f,h])),scaffolds:fh(d)}},"begin2");function hm(e){return new URL(e).
hostname.replace(/^www\./,"")}c(hm,"hostOf");var oo={};(0,x.__export)(oo,{copyEntry:c(()=>$m,"copyEntry"),create:c(()=>Om,"create"),referrers:c(()=>xm,"referrers"),removeEntry:c(()=>_m,"removeEntry"),
scaffold:c(()=>Em,"scaffold"),setPeriod:c(()=>Mm,"setPeriod")});function ao(e,t,n,i){const r=P(t,n),s=(0,me.listAddedTo)(e,t,i);if(!s)return;const{file:o}=s,a=r.files.get(o)?.raw,l={file:o,path:Ot(s.path,
a)},d=V(l,r).at(-1),u=dt(d);return d&&u?{reason:u,origin:l,items:Y(d).map(f=>it(f,r))}:void 0}c(ao,"fullListOf");function mm(e,t,{origin:n,items:i},r,s,o){const{file:a}=n,l=c((p,g)=>{const w=(0,k.changeListInFile)(
(0,k.decoded)(p)??"",n,g);return w===void 0?void 0:new TextEncoder().encode(w)},"edit"),d=s.value.sources.find(({path:p})=>p===a),u=l(d?.bytes,{kind:"remove",index:r});if(!u)return{kind:"refused",reason:pm};
const[,f]=(0,G.errorsAfter)([{path:a,bytes:u}],s,o),h=(0,me.begin)(e,t,{...s,value:f},o);if(h.kind!=="files")return h;const m={kind:"move",index:i.length-1,to:r};return{...h,files:h.files.map(p=>p.path===
a?{...p,bytes:l(p.bytes,m)??p.bytes}:p)}}c(mm,"beginInstead");var pm={en:"What it was to replace is no longer there. Choose again.",da:"Det, den skulle erstatte, er der ikke l\xE6ngere. V\xE6lg igen."},
gm=12;function vm(e,t,n){const i=t.value,r=ym(e,i),s=e.map(d=>({entry:d,file:uo(d,r,i.site)})),o=new Map(s.map(({entry:d,file:u})=>[u,bm(d,r,i)])),a=co(o,t,n,({file:d,path:u})=>{const f=s.find(h=>[h.entry.
file,h.file].includes(d));return f&&{file:f.file,path:u}});if(a.error)return a.error.message;const l=s.find(({entry:d})=>Object(d.raw).title!==void 0);return{files:lo(a.texts),title:l&&{file:l.file,path:[
"title"]}}}c(vm,"copyEntry");function wm(e,{file:t,path:n},i,r,s){const a=(0,k.changeListInFile)(e,{file:t,path:n},{kind:"copy",index:i});return a===void 0?void 0:co(new Map([[t,a]]),r,s,d=>{if(d.file!==
t||d.path==="markdown")return;const[u,...f]=d.path.slice(n.length);return u===i||u===i+1?{file:t,path:[...n,i+1,...f]}:void 0}).texts.get(t)}c(wm,"copyItem");function co(e,t,n,i){const r=new Map(e);for(let s=1;;s++){
const[[o],a]=(0,G.errorsAfter)(lo(r),t,n),l=o&&ke(o,a),d=l&&s<gm?i(l):void 0,u=d&&km(d,a),f=d&&u!==void 0?(0,k.setInFile)(r.get(d.file)??"",d,u):void 0;if(!d||f===void 0)return{texts:r,error:o};r.set(
d.file,f)}}c(co,"numbered2");function lo(e){return[...e].map(([t,n])=>({path:t,bytes:new TextEncoder().encode(n)}))}c(lo,"changesOf");function ym(e,{sources:t,site:n}){const i=new Set(t.map(({path:r})=>r));
for(let r=2;;r++)if(!e.some(s=>i.has(uo(s,r,n))))return r}c(ym,"freeNumber");function uo(e,t,n){const i=(0,O.collectionNamed)(n,e.collection);if(!i)throw new Error(`${e.file} is of no collection.`);return(0,O.fileOf)(
i,{...e,id:`${e.id}-${t}`})}c(uo,"pathOf2");function bm({file:e,raw:t},n,{sources:i}){const r=i.find(({path:d})=>d===e),s=(0,k.decoded)(r?.bytes)??"",{title:o}=Object(t),a=c(d=>`${d} (${n})`,"longer");
return(fo(o)?[["title"]]:Object.keys(Object(o)).filter(d=>fo(o[d])).map(d=>["title",d])).reduce((d,u)=>(0,k.setInFile)(d,{file:e,path:u},a((0,O.valueAt)(t,u)))??d,s)}c(bm,"textOfCopy");function fo(e){
return typeof e=="string"&&e!==""}c(fo,"hasWords");function km({file:e,path:t},{entries:n}){const i=(0,O.contentFiles)(n),r=i.find(l=>l.file===e);if(t==="markdown"||!r)return;const s=(0,O.valueAt)(r.raw,
t),o=i.filter(({collection:l})=>l===r.collection).flatMap(({raw:l})=>(0,k.valuesLike)(l,t).map(([,d])=>d));if(typeof s=="number")return Math.max(...o.filter(l=>typeof l=="number"))+1;if(typeof s!="str\
ing"||!/^\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(s))return;let a=2;for(;o.includes(`${s}-${a}`);)a++;return`${s}-${a}`}c(km,"otherThan");var xm=c(async(e,{origin:t,index:n,version:i})=>{const{edited:r,language:s}=e,
o=await r.current(),a=n===void 0?void 0:await $s(e,t,n,{version:i});if(n!==void 0&&!a)return[];const l=a?Nt(t.file,(0,k.changeListInFile)(lt(e,t.file),a.list,{kind:"remove",index:a.index})):je(t.file,
o.value).map(po),d=o.sound?.site??o;return r.withMemo(u=>Re(...(0,G.errorsAfter)(l??[],d,u),s))},"referrers"),Em=c(async({edited:e,language:t},{name:n})=>{const i=await e.shown(),r=vo(n,i);if(!r)return;
const s=ao(r,(await e.current()).value,t);return{full:s&&{reason:s.reason[t],items:s.items},questions:(0,me.questionsOf)(r,i).map(({prompt:o,choices:a,isPage:l,isDay:d=!1,...u})=>({name:u.name,otherwise:u.
otherwise,prompt:o[t],isDay:d,options:l?Ts(P(i,t)):a&&Object.entries(a).map(([f,{[t]:h}])=>({value:f,label:h}))}))}},"scaffold"),Om=c(async(e,{name:t,answers:n,instead:i,locale:r})=>{const{edited:s,language:o}=e,
a=await s.current(),l=vo(t,a.value);if(!l)return;const d=Object.fromEntries((0,me.questionsOf)(l,a.value).map(y=>[y.name,n[y.name]?.trim()||(y.otherwise??"")])),u=ao(l,a.value,o,d);if(u&&i===void 0)return Ht(
e,{message:u.reason[o],hint:""});const f=await s.withMemo(y=>u&&i!==void 0?mm(l,d,u,i,a,y):(0,me.begin)(l,d,a,y));if(f.kind==="refused"){const y=(0,x.errorAt)("",x.fileStart,"missing-field",{message:f.
reason});return Ht(e,Re([y],a.value,o)[0])}if(f.kind==="mistakes")return Ht(e,Re(f.mistakes,f.built,o)[0]);const h=u&&{...u.origin,path:[...u.origin.path,i??0]},m=Be("add",d[o]??l.label),p=await ho(e,
f.files,m,{locale:r,instead:h,given:Object.values(d)}),[{path:g,list:w}={}]=f.files;return g&&w&&!p.origin?{...p,origin:h??await Sm(e,g,w)}:p},"create"),$m=c(async(e,{file:t,locale:n})=>{const{edited:i,
language:r}=e,s=await i.current(),o=je(t,s.value).filter(u=>go(u,s.value));if(o.length===0)return;const a=await i.withMemo(u=>vm(o,s,u));if("en"in a)return Ht(e,{message:a[r],hint:""});const l=Be("cop\
y",mo(t,s.value,e)),d=await ho(e,a.files,l,{locale:n});return{...d,origin:a.title??d.origin}},"copyEntry2"),_m=c(async(e,{file:t})=>{const{value:n}=await e.edited.current(),i=je(t,n),r=i.length===0&&js(
P(n,e.language)).some(({name:a,uses:l})=>t===Zf(a)&&l.length===0),s=i.filter(a=>go(a,n)),o=(r?[{file:t}]:s).map(po);if(o.length!==0)return fe(e,o,Be("remove",mo(t,n,e)))},"removeEntry");async function ho(e,t,n,{
locale:i,instead:r,given:s}){const{current:o,shown:a}=e.edited,l=ze((await o()).value.entries),d=c(({file:p,path:g})=>p===r?.file&&g!=="markdown"&&(0,O.isWithin)(g,r.path),"goes"),u=new Map([...l].filter(
([,p])=>!d(p))),f=await fe(e,t,n),{origin:h,...m}=Yh(await a(),u,i,s)??{};return{...f,...m,origin:h}}c(ho,"beginWith");async function Ht({edited:e},t){return{...await e.state(),refused:t&&`${t.message}\
 ${t.hint}`.trim(),origin:void 0}}c(Ht,"notBegun");async function Sm(e,t,n){const i=await Os(e,t),r=Ot(n,i),s=(0,O.valueAt)(i,r),o=Array.isArray(s)?s.length-1:0;return{file:t,path:[...r,o]}}c(Sm,"last\
Item");function mo(e,t,{language:n}){return q(e,P(t,n))}c(mo,"nameOf6");function po({file:e}){return{path:e,bytes:void 0}}c(po,"taken");function go({collection:e},{site:t}){return(0,O.collectionNamed)(
t,e)?.files.includes("{")}c(go,"isOneOfSeveral");function vo(e,{site:t}){return t.collections.flatMap(({scaffold:n})=>n??[]).find(n=>n.name===e)}c(vo,"scaffoldNamed");var Mm=c(async(e,{file:t,period:n})=>{
const{value:i}=await e.edited.current(),r=Us(je(t,i),i),s=Gn(r,i);if(!s)return;const o=n==="hide"?vh(s,i.date):n==="show"?wh(s,i.date):n,a=r.flatMap(({file:u})=>{const f=Am(u,lt(e,u),o);return f===void 0?
[]:[{path:u,bytes:Buffer.from(f)}]}),l=q(t,P(i,e.language)),d=Be(n==="hide"?"hide":"show",l);return fe(e,a.length===r.length?a:void 0,d)},"setPeriod");function Am(e,t,{from:n,until:i}){const r=(0,k.setInFile)(
t,{file:e,path:["from"]},n);return r===void 0?void 0:(0,k.setInFile)(r,{file:e,path:["until"]},i)}c(Am,"withPeriod");var wo={};(0,x.__export)(wo,{correct:c(()=>ip,"correct"),correctAll:c(()=>sp,"corre\
ctAll"),corrections:c(()=>rp,"corrections"),film:c(()=>lp,"film"),list:c(()=>op,"list"),picture:c(()=>cp,"picture"),set:c(()=>tp,"set"),settle:c(()=>dp,"settle")});async function Dm(e,{icc:t}){const[{
default:n},{default:i}]=await Promise.all([Promise.resolve().then(()=>Qe(require("sharp"))),Promise.resolve().then(()=>Qe(require("heic-decode")))]),{width:r,height:s,data:o}=await i({buffer:e}),a={width:r,
height:s,channels:4},l=await n(new Uint8Array(o),{raw:a}).png({compressionLevel:0}).toBuffer();return n(t?Pm(l,t):l)}c(Dm,"decodeHeic");var yo=33;function Pm(e,t){const n=Buffer.concat([Buffer.from("i\
CCPicc\0\0","latin1"),(0,Vt.deflateSync)(t)]),[i,r]=[Buffer.alloc(4),Buffer.alloc(4)];return i.writeUInt32BE(n.length-4),r.writeUInt32BE((0,Vt.crc32)(n)),Buffer.concat([e.subarray(0,yo),i,n,r,e.subarray(
yo)])}c(Pm,"withProfile");var bo={en:"is a HEIC picture that can\u2019t be read here. On a Mac, right-click it and choose Quick Actions \u203A Convert Image \u203A JPEG. On an iPhone, choose Settings \u203A Camera \u203A Form\
ats \u203A Most Compatible for the next pictures, or mail this one to yourself, which makes it a JPEG.",da:"er et HEIC-billede, som ikke kan l\xE6ses her. P\xE5 en Mac: H\xF8jreklik p\xE5 det, og v\xE6lg Hurtige han\
dlinger \u203A Konverter billede \u203A JPEG. P\xE5 en iPhone: V\xE6lg Indstillinger \u203A Kamera \u203A Formater \u203A Mest kompatibel til de n\xE6ste billeder, eller send dette til dig selv i en mail, s\xE5 bliver det til en JPEG."},
Fm={en:"is an animation, which visitors can\u2019t stop. Choose a still picture.",da:"er en animation, som de bes\xF8gende ikke kan standse. V\xE6lg et billede, der st\xE5r stille."},Im={en:"is a vide\
o and not a picture. Save a still from it as a JPEG, and use that.",da:"er en film og ikke et billede. Gem et stillbillede fra den som JPEG, og brug det."},Tm={en:"is not a video. Choose a video that \
ends in .mp4 or .webm.",da:"er ikke en film. V\xE6lg en film, der ender p\xE5 .mp4 eller .webm."},jm={en:"is a video in a format that not all browsers play. Export it as MP4 (H.264). On an iPhone, cho\
ose Settings \u203A Camera \u203A Formats \u203A Most Compatible for the next videos.",da:"er en film i et format, som ikke alle browsere kan afspille. Eksport\xE9r den som MP4 (H.264). P\xE5 en iPhone: V\xE6l\
g Indstillinger \u203A Kamera \u203A Formater \u203A Mest kompatibel til de n\xE6ste film."};function Nm({message:e,hint:t}){return{en:`is a video that can\u2019t be used as it is. ${e.en} ${t.en}`,da:`\
er en film, der ikke kan bruges, som den er. ${e.da} ${t.da}`}}c(Nm,"faultInFilm");function Cm(e,t){const[n,i]=[e,t].map(r=>Math.ceil(r/1048576));return{en:`is ${n} MB; a video may be at most ${i} MB,\
 so that phones can load it. Make it shorter, or export it at a lower resolution, e.g. 720p without sound.`,da:`fylder ${n} MB; en film m\xE5 h\xF8jst fylde ${i} MB, s\xE5 den ogs\xE5 kan hentes p\xE5 en telef\
on. G\xF8r den kortere, eller eksport\xE9r den i en lavere opl\xF8sning, for eksempel 720p uden lyd.`}}c(Cm,"filmTooHeavy");var qn={en:"is not a picture. Choose a photo or a drawing: .jpg, .png, .webp\
, .avif or .svg.",da:"er ikke et billede. V\xE6lg et foto eller en tegning: .jpg, .png, .webp, .avif eller .svg."},Rm={en:"is damaged: only part of it can be read. Copy it again from the camera or the\
 phone.",da:"er beskadiget: Kun en del af det kan l\xE6ses. Kopi\xE9r det igen fra kameraet eller telefonen."},Wm={en:"is a drawing without a size. Open it in the program that it was drawn in, and exp\
ort it as SVG again, with a viewBox.",da:"er en tegning uden st\xF8rrelse. \xC5bn den i det program, den er tegnet i, og eksport\xE9r den som SVG igen, med en viewBox."};function Hm({message:e,hint:t}){
return{en:`is a drawing that can\u2019t be published as it is. ${e.en} ${t.en}`,da:`er en tegning, der ikke kan udgives, som den er. ${e.da} ${t.da}`}}c(Hm,"faultIn");function ko(e,t){const[n,i]=[e,t].
map(r=>Math.ceil(r/1048576));return{en:`is ${n} MB; a picture may be at most ${i} MB. Export it at a smaller size.`,da:`fylder ${n} MB; et billede m\xE5 h\xF8jst fylde ${i} MB. Gem det i en mindre st\xF8\
rrelse.`}}c(ko,"tooHeavy");function Lm(e,t,n){return{en:`is ${e} \xD7 ${t} pixels; a picture may have at most ${n/1e6} million. Export it at a smaller size.`,da:`er p\xE5 ${e} \xD7 ${t} pixels; et bil\
lede m\xE5 h\xF8jst have ${n/1e6} millioner. Gem det i en mindre st\xF8rrelse.`}}c(Lm,"tooManyPixels");function Bm(e,t,n){return{en:`is only ${e} \xD7 ${t} pixels, and would be blurred: it needs at le\
ast ${n.longerSide} pixels on the longer side and ${n.width} in width. Look for the original; a picture that was sent in a chat or copied from a page is often a small copy.`,da:`er kun p\xE5 ${e} \xD7 ${t}\
 pixels og ville blive uskarpt: Den l\xE6ngste side skal have mindst ${n.longerSide}, og bredden skal v\xE6re mindst ${n.width}. Find originalen; et billede fra en chat eller en hjemmeside er ofte en \
lille kopi.`}}c(Bm,"tooSmall");var $e={bytes:60*1024*1024,pixels:12e7,longerSide:800,width:480},ut="content/media/";async function zm(e,t,n){const i=Zn(n,(0,x.digestOf)(e));if(i)return Qn(i);if(e.length>
$e.bytes)return _e(ko(e.length,$e.bytes),t);const r=Gm(e)?Um(e):await Km(e);if("en"in r)return _e(r,t);if(r.bytes.length>Q.maxFileBytes)return _e(ko(r.bytes.length,Q.maxFileBytes),t);const s=Zn(n,(0,x.digestOf)(
r.bytes));if(s)return Qn(s);const o=Oo(t,r.ending,n);return{path:ut+o,src:o,bytes:r.bytes,isThere:!1}}c(zm,"importPicture");function _e({en:e,da:t},n){return{refused:{en:`\u201C${n}\u201D ${e}`,da:`\xBB${n}\
\xAB ${t}`}}}c(_e,"refuse");function Zn(e,t){return e.find(n=>n.digest===t&&n.path.startsWith(ut))}c(Zn,"withDigest");function Qn({path:e,bytes:t}){return{path:e,src:e.slice(ut.length),bytes:t,isThere:!0}}
c(Qn,"importedBefore");function Gm(e){const t=new TextDecoder().decode(e.subarray(0,4096));return/^\s*<(\?xml|!--|!DOCTYPE|svg)/i.test(t)&&/<svg/i.test(t)}c(Gm,"isDrawing");function Um(e){const{bytes:t,
faults:n}=(0,T.sanitizeMedia)("drawing.svg",e),[i]=n;if(i)return Hm(i);const r=/<svg\b[^>]*>/.exec(new TextDecoder().decode(t))?.[0];return r!==void 0&&(/ viewBox="/.test(r)||/ width="[\d.]/.test(r)&&
/ height="[\d.]/.test(r))?{bytes:t,ending:"svg"}:Wm}c(Um,"makeDrawing");async function Km(e){if((0,T.isAnimated)(e))return Fm;if(Eo(e))return Im;const{default:t}=await Promise.resolve().then(()=>Qe(require("sharp")));
if(e.length===0)return qn;const n=t(e,{failOn:"error",limitInputPixels:!1}),i=await n.metadata().catch(()=>{});if(!i)return Xn(e)?bo:qn;const r=Vm(i);if(r)return r;try{return i.compression==="hevc"?await xo(
await Dm(e,i),i):await xo(n,i)}catch{return Xn(e)?bo:Rm}}c(Km,"makePhoto");async function xo(e,{format:t,hasAlpha:n}){const i=e.autoOrient().resize({width:A.widestVariant,withoutEnlargement:!0}).toColourspace(
"srgb"),r=!n||(await e.clone().stats()).isOpaque,s=c(()=>i.clone().png({compressionLevel:9}).toBuffer(),"asPng");if(!r)return{bytes:await s(),ending:"png"};const o=await i.clone().removeAlpha().jpeg({
...A.recipes.jpeg,quality:85}).toBuffer(),a=/png|gif/.test(t)?await s():void 0;return a&&a.length<o.length?{bytes:a,ending:"png"}:{bytes:o,ending:"jpg"}}c(xo,"encoded");function Vm(e){const{width:t,height:n}=e.
autoOrient;return t*n>$e.pixels?Lm(t,n,$e.pixels):/^(jpeg|png|webp|gif|heif|tiff)$/.test(e.format)?Math.max(t,n)>=$e.longerSide&&t>=$e.width?void 0:Bm(t,n,$e):qn}c(Vm,"faultOf");function Eo(e){const t=Buffer.
from(e.subarray(0,4)).toString("hex")==="1a45dfa3",n=ei(e);return t||n!==void 0&&!/avif/.test(n)&&!Xn(e)}c(Eo,"isFilm");function Xn(e){const t=ei(e)??"";return!/avif/.test(t)&&/he[iv][cfmsx]|mif1|msf1/.
test(t)}c(Xn,"isHeic");function ei(e){const t=Buffer.from(e.subarray(0,64)).toString("latin1");if(!t.startsWith("ftyp",4))return;const n=new DataView(e.buffer,e.byteOffset).getUint32(0);return t.slice(
8,Math.min(n,64))}c(ei,"brandsOf");var Ym=60;function Oo(e,t,n){const[i=""]=e.split(/[\\/]/).slice(-1),r=(0,v.slugify)(i.replace(/\.\w+$/,"")).slice(0,Ym).replace(/-+$/,""),s=new Set(n.map(({path:a})=>a.
toLowerCase())),o=r||"picture";for(let a=1;;a++){const l=`${o}${a===1?"":`-${a}`}.${t}`;if(!s.has(ut+l))return l}}c(Oo,"freeName");async function Jm(e,t,n){if(!Eo(e))return _e(Tm,t);if(e.length>Q.maxFileBytes)
return _e(Cm(e.length,Q.maxFileBytes),t);if(!qm(e))return _e(jm,t);const i=(0,T.isWebm)(e)?"webm":"mp4",{bytes:r,faults:s}=(0,T.sanitizeMedia)(`film.${i}`,e),[o]=s;if(o)return _e(Nm(o),t);const a=Zn(n,
(0,x.digestOf)(r));if(a)return Qn(a);const l=Oo(t,i,n);return{path:ut+l,src:l,bytes:r,isThere:!1}}c(Jm,"importFilm");function qm(e){const t=Buffer.from(e).toString("latin1");if((0,T.isWebm)(e))return!t.
slice(0,128).includes("matroska");if(/^qt /.test(ei(e)??""))return!1;for(let n=t.indexOf("stsd");n>=0;n=t.indexOf("stsd",n+1))if(/^h[ev][cv]1$/.test(t.slice(n+16,n+20)))return!1;return!0}c(qm,"isPlaye\
d");function Zm(e){return e.kind==="add"?void 0:e.index}c(Zm,"itemOf");function Qm(e,t){return e.kind==="add"?e:e.kind==="move"?{...e,index:t,to:t+e.to-e.index}:{...e,index:t}}c(Qm,"changeAt");function Xm({
file:e,path:t},n,i){const r=ep(n,i);return t==="markdown"||r<0?void 0:{file:e,path:[...t,r]}}c(Xm,"itemAfter");function ep(e,t){switch(e.kind){case"add":return t;case"copy":return e.index+1;case"move":
return e.to;case"remove":return Math.min(e.index,t-2)}}c(ep,"indexAfter");var tp=c(async(e,{origin:t,value:n,step:i,called:r,...s})=>{const{drafts:o,edited:a,parsed:l,session:d}=e;if(s.session!==void 0&&
s.session!==d)return a.state();const u=await Nn(e,t,s);if(!u)return a.state(H.changedByOthers);const f=await np(e,u,n);if(f)return a.state(f);const{file:h}=u,m=(0,k.decoded)(o.unsaved().get(h)?.base),
p=(0,k.setInFile)(lt(e,h),u,n,m,l);return l.dropUnused(),fe(e,Nt(h,p),xn(r),i)},"set");async function np({edited:e,language:t},{file:n,path:i},r){const s=i.at(-1),o=i!=="markdown"&&typeof s=="number";
if(!o&&!Array.isArray(r))return;const a=P((await e.current()).value,t),l=c(u=>V(u,a).at(-1),"nodeAt"),d=c(()=>o?Fh(l({file:n,path:i.slice(0,-1)}),s,r):void 0,"ofItem");return Array.isArray(r)?Vn(l({file:n,
path:i}),r.length)??d():d()}c(np,"whyNotCounted");var ip=c(async(e,t)=>{const{edited:n,language:i}=e,{value:r,diagnostics:s}=await n.current(),o=Pl(t,s,r,i);if(!o)return n.state(H.meanwhile);const{file:a}=o,
l=(0,k.changeTextInFile)(lt(e,a),o.change),d=q(a,P(r,i));return fe(e,Nt(a,l),xn(d))},"correct"),rp=c(async({edited:e,language:t})=>{const n=await e.current(),i=await e.withMemo(r=>(0,k.correctionsOf)(
n,r));return{id:i.id,changes:Al(i.solved,n.value,t),left:i.left.length}},"corrections"),sp=c(async(e,t)=>{const{edited:n}=e,i=await n.current(),r=await n.withMemo(s=>(0,k.correctionsOf)(i,s));return r.
id===t.id?fe(e,r.files,Cd):n.state(H.meanwhile)},"correctAll"),op=c(async(e,{origin:t,change:n,called:i,...r})=>{const{edited:s,language:o}=e,a=await $s(e,t,Zm(n),r);if(!a)return{...await s.state(H.changedByOthers),
item:void 0};const{list:l}=a,d=await s.current(),u=V(l,P(d.value,o)).at(-1),f=ap[n.kind](u);if(f)return{...await s.state(f),item:void 0};const h=Qm(n,a.index),m=lt(e,l.file),{path:p}=l,g=h.kind==="cop\
y"&&p!=="markdown"?await s.withMemo(b=>wm(m,{...l,path:p},h.index,d,b)):(0,k.changeListInFile)(m,l,h),w=Be(n.kind,i),y=await fe(e,Nt(l.file,g),w);return{...y,item:y.refused===void 0?Xm(l,h,a.length):void 0}},
"list"),ap={add:dt,copy:dt,remove:Kn,move:c(()=>{},"move")},cp=c((e,t)=>$o(e,t,zm),"picture"),lp=c((e,t)=>$o(e,t,Jm),"film2");async function $o(e,{name:t,bytes:n},i){const{edited:r}=e,{sources:s}=(await r.
current()).value,o=await i(Buffer.from(n,"base64"),t,s);if("refused"in o)return{...await r.state(o.refused),src:void 0};const a=[{path:o.path,bytes:o.bytes}];return{...await fe(e,a,Be("add",o.src)),src:o.
src}}c($o,"takeIn2");var dp=c(async({drafts:e,edited:t},{file:n,keep:i})=>{const r=c(u=>typeof i=="string"?i:i[u],"chosen"),s=e.clashes().get(n),[o,...a]=new Set(s?xd(n,s).map(r):[]);if(o===void 0||a.
includes(void 0))return t.state(H.meanwhile);const l=c(()=>qr(u=>r(u)??o),"decide"),d=Nd[a.length>0?"both":o];return t.edit(()=>e.settle(n,l,d))},"settle"),up={...ms,...ks,...Ls,...ro,...oo,...wo,state:c(
({edited:e})=>e.state(),"state"),undo:c(({edited:e,drafts:t})=>e.edit(t.undo),"undo"),redo:c(({edited:e,drafts:t})=>e.edit(t.redo),"redo"),save:Ns,ownChange:lh,publish:nh,fetchOthers:ih,dropUnfinished:ch,
live:oh,async stopPublishing(e){return await Hs(e),{}}};function fp(e){const{root:t,session:n}=e,i=(0,S.createLastCommit)(t),r=Jl(t,n),s=xu({...e,lastCommit:i},r);return{published:s.versions.published,
over:s.drafts.over,mark:es,sound:c((...o)=>jl(i,...o),"sound"),media:c(o=>Eu(o,s.edited.latest()?.value),"media"),close:c(()=>Hs(s),"close"),async answer(o,a){if(!hp(o))return;const l=Wr[o].safeParse(
a);if(!l.success)return;const d=up[o];return d(s,l.data)}}}c(fp,"createEditing");function hp(e){return Object.hasOwn(Wr,e)}c(hp,"isRequest");var ai=[...ae.project,ae.problemFormat,(0,ae.option)("--hos\
t",{en:"also serve phones and other devices on the same network",da:"vis den ogs\xE5 p\xE5 telefoner og andre enheder p\xE5 samme netv\xE6rk"}),(0,ae.port)(4e3)],ea=(0,ae.defineSiteCommand)({en:"serve\
 the site and update it as you edit",da:"vis hjemmesiden, mens du arbejder; den f\xF8lger med, hver gang du gemmer"},ai,(e,{engine:t})=>li(e,t)),_o="KILDE_DEV_WORKER",ci="KILDE_EDIT_KEY";async function li(e,t,n){
const{root:i,lang:r,site:s}=e,o=(0,D.endSignal)(),a=(0,D.currentProcess)(),l=a.started.toString(36),d=n&&{access:ka(n.key),address:`${_.endpoints.editor}#${n.key}`,page:c((f,h)=>Uc(r,f,h,s.editorLook),
"page"),create:c(f=>fp({root:i,rebuild:f,session:l,language:r,environment:a.environment,network:e.host?(0,_.networkAddresses)():[]}),"create")},u={...e,edit:d,reach:e.host?"network":"machine",session:l,
language:r,colour:(0,D.paintFor)(e.format)};if(a.environment[_o])try{await Wc(u,o,a.tellParent)}finally{a.leaveParent()}else{let f;const h=await Lc({file:a.file,argv:a.argv,environment:{...a.environment,
[_o]:"1",...n&&{[ci]:n.key}},folder:(0,D.siteFolder)(i),definition:c(async()=>{const m=await t.open(i);return"refused"in m?void 0:m.files},"definition"),report:c(m=>(0,D.printError)(m[r]),"report"),refusal:D.exitCodes.
wrongUsage,onReady:c(m=>{n?.opens&&(f=la(i,m,n.key))},"onReady")},o);if(f?.forget(),h)return{...(0,D.answer)(""),code:D.exitCodes.wrongUsage}}return(0,D.answer)("")}c(li,"serve");/*! Bundled license information:

chokidar/index.js:
  (*! chokidar - MIT License (c) 2012 Paul Miller (paulmillr.com) *)
*/0&&(module.exports={command,keyVariable,serve,serverInputs});
