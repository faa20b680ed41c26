var f=Object.defineProperty;var x=Object.getOwnPropertyDescriptor;var C=Object.getOwnPropertyNames;var z=Object.prototype.hasOwnProperty;var i=(e,t)=>f(e,"name",{value:t,configurable:!0});var T=(e,t)=>{for(var n in t)f(e,n,{get:t[n],enumerable:!0})},M=(e,t,n,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of C(t))!z.call(e,s)&&s!==n&&f(e,s,{get:()=>t[s],enumerable:!(a=x(t,
s))||a.enumerable});return e};var S=e=>M(f({},"__esModule",{value:!0}),e);var B={};T(B,{command:()=>O});module.exports=S(B);var _=require("./chunk-O5YCQM3Z.cjs"),m=require("./chunk-MRXB3W4B.cjs"),r=require("./chunk-DKHXH6VO.cjs"),I=require("./chunk-7SP52Z6K.cjs"),K=require("./chunk-737G33UY.cjs"),P=require("./chunk-E5FTQ5VJ.cjs"),
Q=require("./chunk-YGFAGZXK.cjs"),X=require("./chunk-RIKMQKD5.cjs"),Y=require("./chunk-66IQW3JI.cjs"),l=require("./chunk-RT5252HU.cjs"),Z=require("./chunk-U3SHJVBT.cjs"),ee=require("./chunk-UNQ4BR5L.cjs"),
re=require("./chunk-QFR6PJXQ.cjs"),te=require("./chunk-E4OAEEDZ.cjs"),ne=require("./chunk-ZBYEZC3V.cjs"),p=require("./chunk-D7MWWLJC.cjs"),ae=require("./chunk-S53AGU2A.cjs"),se=require("./chunk-64KPL6JH.cjs"),
k=require("./chunk-FM7PMZKE.cjs"),j=require("node:path");function E(e,t){const n=[...e.pages,...e.files,...e.folders.map(o=>({...o,path:`${o.path}*`}))],a=(0,k.groupBy)(n,({headers:o})=>JSON.stringify(
o)),s=[`root * ${$(t.folder)}`,"encode gzip",...u("*",e.everywhere),"header -Server",...q(),...[...a.values()].flatMap((o,c)=>[`@group${c} path ${h(o)}`,...u(`@group${c}`,o[0]?.headers??{})]),...(0,r.block)(
"route",["@write not method GET HEAD",...u("@write",r.errorHeaders),"respond @write 405","# Addresses have no slash at their end. {uri} is the new one with the old one's query.","@slash path_regexp sl\
ash ^((?:/[a-z0-9-]+)+)/$",...(0,r.block)("route @slash",v("{re.slash.1}")),...e.redirects.flatMap(({from:o,to:c})=>(0,r.block)(`route ${(0,r.bareWord)(o)}`,v((0,r.bareWord)(c)))),`@unknown not path ${h(
n)}`,"error @unknown 404",`@page path ${h(e.pages.filter(({path:o})=>o!=="/"))}`,"rewrite @page {path}.html",...w]),...(0,r.block)("handle_errors",["header -Server",...u("*",{...e.everywhere,...e.missing.
headers}),`rewrite * /${(0,r.bareWord)(e.missing.file)}`,...w])];return`${(0,r.block)((0,r.bareWord)(t.address),s).join(`
`)}
`}i(E,"caddyConfiguration");function v(e){return[...u("*",r.revalidate),`rewrite * ${e}`,"redir {uri} 301"]}i(v,"redirectTo");function h(e){return e.map(({path:t})=>(0,r.bareWord)(t)).join(" ")}i(h,"p\
athsOf");function q(){return Object.entries(m.mediaTypes).filter(([e])=>e!==".html").flatMap(([e,t])=>[`@${e.slice(1)} path *${e}`,...(0,r.block)(`header @${e.slice(1)}`,[`Content-Type ${$(t)}`,"defer"])])}
i(q,"types");var w=(0,r.block)("file_server",["# The .br and .gz files of kilde build --compress.","precompressed br gzip","hide .*"]);function $(e){if(/[{}\p{Cc}]|\\(?="|$)/u.test(e))throw(0,r.unwritable)(
e);return`"${e.replaceAll('"','\\"')}"`}i($,"quote");function u(e,t){return(0,r.block)(`header ${e}`,Object.entries(t).map(([n,a])=>`${n} ${$(a)}`))}i(u,"headers");function A(e,t){return`${[...N(t),...W(
e,t)].join(`
`)}
`}i(A,"nginxConfiguration");function N({address:e}){const{protocol:t,hostname:n,host:a}=new URL(e);return t==="http:"?[]:(0,r.block)("server",["listen 80;","listen [::]:80;",`server_name ${(0,r.bareWord)(
n)};`,`return 301 https://${(0,r.bareWord)(a)}$request_uri;`])}i(N,"secureRedirect");function W(e,t){const n=F(e);return(0,r.block)("server",[...H(t),`root ${g(t.folder)};`,"","server_tokens off;","ab\
solute_redirect off;","error_page 404 /404.html;","# What nginx refuses by itself, some of it before it has looked for a location.","error_page 400 403 405 408 411 413 414 416 417 421 429 500 501 502 \
503 504 505 /.refused;","error_page 494 495 496 497 =400 /.refused;","",...L(),...R,...Object.entries(e.everywhere).map(([a,s])=>`add_header ${a} ${g(s)} always;`),"# Each location says what these are\
; nginx sends no header that is empty.",...[...n.values()].map(a=>`set ${a} "";`),...[...n].map(([a,s])=>`add_header ${a} ${s} always;`),"","# Files are read alone; a redirect would take any method.",
...(0,r.block)('if ($request_method !~ "^(?:GET|HEAD)$")',["return 405;"]),...U(n),...e.redirects.flatMap(({from:a,to:s})=>(0,r.block)(`location = ${(0,r.bareWord)(a)}`,[...d(r.revalidate,n),`return 3\
01 ${(0,r.bareWord)(s)}$is_args$args;`])),...[...e.pages,...e.files].flatMap(a=>(0,r.block)(`location = ${(0,r.bareWord)(a.path)}`,D(a,n))),...e.folders.flatMap(({path:a,headers:s})=>(0,r.block)(`loca\
tion ${(0,r.bareWord)(a)}`,[...d(s,n),"try_files $uri =404;"])),...(0,r.block)("location = /404.html",["internal;",...d(e.missing.headers,n)]),...(0,r.block)("location = /.refused",["internal;",...d(r.errorHeaders,
n),'return 200 "";']),...(0,r.block)("location /",["return 404;"])])}i(W,"server");function H({address:e}){const{protocol:t,hostname:n,port:a}=new URL(e),s=/^[\d.]+$|^\[/.test(n);if(t==="http:")return[
`listen ${s?`${n}:`:""}${a||80};`,`server_name ${(0,r.bareWord)(n)};`];const o=`/etc/letsencrypt/live/${(0,r.bareWord)(n)}`;return[`listen ${a||443} ssl http2;`,`listen [::]:${a||443} ssl http2;`,`ser\
ver_name ${(0,r.bareWord)(n)};`,`ssl_certificate ${o}/fullchain.pem;`,`ssl_certificate_key ${o}/privkey.pem;`]}i(H,"listening");function L(){const e=Object.entries(m.mediaTypes).map(([t,n])=>[t.slice(
1),n.replace(/;.*/,"")]);return[...(0,r.block)("types",e.map(([t,n])=>`${n} ${t};`)),"default_type application/octet-stream;","charset utf-8;",`charset_types ${y.join(" ")};`,""]}i(L,"contentTypes");var y=Object.
values(m.mediaTypes).filter(e=>e.includes("charset")).map(e=>e.replace(/;.*/,"")).filter(e=>e!=="text/html"),R=["# The .gz and .br files of kilde build --compress; without them, gzip as it is sent.","\
gzip_static on;","# With the package libnginx-mod-http-brotli-static:","# brotli_static on;","gzip on;","gzip_vary on;",`gzip_types ${[...y,"image/svg+xml"].join(" ")};`,""];function U(e){return["# No\
thing whose name begins with a dot; addresses without a slash at their end.",...(0,r.block)("location ~ /\\.",["return 404;"]),...(0,r.block)('location ~ "^(?<bare>(?:/[a-z0-9-]+)+)/$"',[...d(r.revalidate,
e),"return 301 $bare$is_args$args;"])]}i(U,"hidden");function D({path:e,file:t,headers:n},a){const s=e===`/${t}`?[]:[`try_files /${(0,r.bareWord)(t)} =404;`];return[...d(n,a),...s]}i(D,"answer2");function g(e){
if(/[$\p{Cc}]/u.test(e))throw(0,r.unwritable)(e);return`"${e.replaceAll(/["\\]/g,"\\$&")}"`}i(g,"quote2");function F(e){const t=[...e.pages,e.missing,...e.files,...e.folders],n=[r.errorHeaders,...t.map(
({headers:s})=>s)],a=new Set(n.flatMap(s=>Object.keys(s)));return new Map([...a].map(s=>[s,`$kilde_${s.toLowerCase().replaceAll("-","_")}`]))}i(F,"variables");function d(e,t){return Object.entries(e).
map(([n,a])=>`set ${t.get(n)} ${g(a)};`)}i(d,"settings");var b={nginx:A,caddy:E},G=Object.keys(b),O=(0,l.defineSiteCommand)({en:"print an nginx or Caddy configuration",da:"skriv en konfiguration til n\
ginx eller Caddy"},[...l.project,(0,l.argument)("<server>",{en:"the web server",da:"webserveren"},G),(0,l.option)("--folder <path>",{en:"the site's folder on the server",da:"hjemmesidens mappe p\xE5 serv\
eren"},{standard:"output"}),(0,l.option)("--address <url>",{en:"an address other than the site's own",da:"en anden adresse end hjemmesidens egen"},{parse:l.originOf,demand:l.originWanted})],e=>{const t=(0,j.resolve)(
e.root,e.folder);return/[$`"{}\p{Cc}]/u.test(t)?(0,p.refusal)(p.exitCodes.wrongUsage,J(t)):(0,_.askSite)(e,({model:n,pages:a,bundle:s})=>(0,p.answer)(b[e.server]((0,r.hostingOf)(n,a,s),{folder:t,address:e.
address??n.origin})))});function J(e){const t=JSON.stringify(e);return{en:`The folder ${t} can't be used in a configuration: its path must not contain $, {, }, quotation marks or line breaks. Choose a\
nother one with --folder.`,da:`Mappen ${t} kan ikke bruges i en konfiguration: Stien m\xE5 ikke indeholde $, {, }, anf\xF8rselstegn eller linjeskift. V\xE6lg en anden med --folder.`}}i(J,"unusable");0&&(module.exports={command});
