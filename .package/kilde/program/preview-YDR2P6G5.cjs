var u=Object.defineProperty;var F=Object.getOwnPropertyDescriptor;var H=Object.getOwnPropertyNames;var $=Object.prototype.hasOwnProperty;var m=(e,t)=>u(e,"name",{value:t,configurable:!0});var A=(e,t)=>{for(var r in t)u(e,r,{get:t[r],enumerable:!0})},R=(e,t,r,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of H(t))!$.call(e,s)&&s!==r&&u(e,s,{get:()=>t[s],enumerable:!(i=F(t,
s))||i.enumerable});return e};var C=e=>R(u({},"__esModule",{value:!0}),e);var P={};A(P,{command:()=>T});module.exports=C(P);var h=require("./chunk-LTAOTDRO.cjs"),z=require("./chunk-2K5ABPJL.cjs"),B=require("./chunk-BRINDHJ2.cjs"),L=require("./chunk-PX2JBI7Y.cjs"),y=require("./chunk-DKHXH6VO.cjs"),Q=require("./chunk-7SP52Z6K.cjs"),
U=require("./chunk-737G33UY.cjs"),x=require("./chunk-E5FTQ5VJ.cjs"),V=require("./chunk-YGFAGZXK.cjs"),X=require("./chunk-RIKMQKD5.cjs"),Y=require("./chunk-66IQW3JI.cjs"),a=require("./chunk-RT5252HU.cjs"),
Z=require("./chunk-U3SHJVBT.cjs"),v=require("./chunk-UNQ4BR5L.cjs"),q=require("./chunk-QFR6PJXQ.cjs"),ee=require("./chunk-E4OAEEDZ.cjs"),te=require("./chunk-ZBYEZC3V.cjs"),n=require("./chunk-D7MWWLJC.cjs"),
re=require("./chunk-S53AGU2A.cjs"),oe=require("./chunk-64KPL6JH.cjs"),E=require("./chunk-FM7PMZKE.cjs"),k=require("node:fs"),g=require("node:path"),w=require("node:events"),S=require("node:fs"),l=require("node:fs/promises"),
O=require("node:http"),b=require("node:module"),d=require("node:path"),j=(0,b.createRequire)((0,b.createRequire)(x.engineFolder).resolve("serve/package.json")),_=j("compression"),D=j("serve-handler");
async function N(e,t,r,i){const s=_(),o=(0,O.createServer)((c,f)=>{if(c.method!=="GET"&&c.method!=="HEAD"){f.writeHead(405,{Allow:"GET, HEAD"}).end();return}s(c,f,()=>G(e,c,f))});i(await(0,h.listen)(o,
t,"machine")),r.aborted||await(0,w.once)(r,"abort");const p=(0,w.once)(o,"close");o.close(),o.closeAllConnections(),await p}m(N,"preview");async function G(e,t,r){let i;try{i=JSON.parse(await(0,l.readFile)(
(0,d.join)(e,"serve.json"),"utf8"))}catch(o){K(r,o);return}const s={lstat:Object.assign(o=>I(e,String(o)),{__promisify__:l.lstat}),createReadStream:m((...o)=>J(o,r),"createReadStream")};return D(t,r,{
...i,public:e,etag:!0},s)}m(G,"answer2");function K(e,t){const{message:r}=Object(t);e.writeHead(500,{"content-type":"text/plain; charset=utf-8"}),e.end(`The file serve.json of this site can't be read.\
 Run kilde build again. The system says: ${r}
Hjemmesidens fil serve.json kan ikke l\xE6ses. K\xF8r kilde build igen. Systemet siger: ${r}
`)}m(K,"refuse");async function I(e,t){const r=(0,d.relative)(e,t).replaceAll(d.sep,"/"),i=(0,y.isForHosts)(r)?void 0:await(0,l.lstat)(t).catch(()=>{});if(i)return i;throw Object.assign(new Error(`The\
re is no ${t}.`),{code:"ENOENT"})}m(I,"statsOf");function J(e,t){return(0,S.createReadStream)(...e).on("error",()=>t.destroy())}m(J,"reading");var T=(0,a.defineProjectCommand)({en:"serve the built sit\
e as a web host would",da:"vis den f\xE6rdige hjemmeside, som den bliver p\xE5 et webhotel"},[a.root,a.language,(0,a.option)("-o, --output <folder>",{en:"the site's folder",da:"hjemmesidens mappe"},{standard:"\
output"}),(0,a.port)(5e3)],async({root:e,lang:t,output:r,port:i},{timeZone:s})=>{const o=(0,g.resolve)(e,r);if(!(0,k.existsSync)((0,g.join)(o,"index.html")))return(0,n.refusal)(n.exitCodes.contentErrors,
M(r));const p=(0,v.nextChangeOf)(o);return p!==void 0&&p<=(0,n.today)(s)&&(0,n.print)(`${(0,v.overdueInWords)(r,p)[t]}
`),await N(o,i,(0,n.endSignal)(),c=>{const f=(0,E.worded)(()=>r);(0,n.print)((0,h.servingMessage)(f,{port:c,wanted:i})[t])}),(0,n.answer)("")});function M(e){return{en:`There is no site in ${e} yet. R\
un kilde build first.`,da:`Der er endnu ikke nogen hjemmeside i ${e}. K\xF8r f\xF8rst kilde build.`}}m(M,"noSite");0&&(module.exports={command});
