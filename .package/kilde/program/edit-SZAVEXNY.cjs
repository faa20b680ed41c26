var h=Object.defineProperty;var H=Object.getOwnPropertyDescriptor;var S=Object.getOwnPropertyNames;var O=Object.prototype.hasOwnProperty;var i=(e,n)=>h(e,"name",{value:n,configurable:!0});var M=(e,n)=>{for(var o in n)h(e,o,{get:n[o],enumerable:!0})},D=(e,n,o,r)=>{if(n&&typeof n=="object"||typeof n=="function")for(let t of S(n))!O.call(e,t)&&t!==o&&h(e,t,{get:()=>n[t],enumerable:!(r=H(n,
t))||r.enumerable});return e};var I=e=>D(h({},"__esModule",{value:!0}),e);var z={};M(z,{command:()=>A});module.exports=I(z);var w=require("./chunk-KL3CNUAX.cjs"),u=require("./chunk-VLZAMM3Z.cjs"),Q=require("./chunk-MRXB3W4B.cjs"),Y=require("./chunk-RVIPVGBX.cjs"),Z=require("./chunk-JL7JPBSI.cjs"),ee=require("./chunk-SBZCI4UO.cjs"),
ne=require("./chunk-WQGX5OCG.cjs"),te=require("./chunk-PICBMYXR.cjs"),oe=require("./chunk-VDYN2EY7.cjs"),re=require("./chunk-QAMGSB6L.cjs"),ie=require("./chunk-BCZ5TVE2.cjs"),se=require("./chunk-ZRN3GT5A.cjs"),
de=require("./chunk-AHVCKKEL.cjs"),ae=require("./chunk-22C3XTEK.cjs"),me=require("./chunk-LTAOTDRO.cjs"),pe=require("./chunk-2K5ABPJL.cjs"),le=require("./chunk-BRINDHJ2.cjs"),ce=require("./chunk-PX2JBI7Y.cjs"),
ue=require("./chunk-DKHXH6VO.cjs"),fe=require("./chunk-7SP52Z6K.cjs"),he=require("./chunk-737G33UY.cjs"),y=require("./chunk-E5FTQ5VJ.cjs"),$e=require("./chunk-YGFAGZXK.cjs"),ke=require("./chunk-RIKMQKD5.cjs"),
ge=require("./chunk-66IQW3JI.cjs"),f=require("./chunk-RT5252HU.cjs"),be=require("./chunk-U3SHJVBT.cjs"),ve=require("./chunk-UNQ4BR5L.cjs"),Ee=require("./chunk-QFR6PJXQ.cjs"),xe=require("./chunk-E4OAEEDZ.cjs"),
we=require("./chunk-ZBYEZC3V.cjs"),a=require("./chunk-D7MWWLJC.cjs"),ye=require("./chunk-S53AGU2A.cjs"),je=require("./chunk-64KPL6JH.cjs"),Te=require("./chunk-FM7PMZKE.cjs"),j=require("node:crypto"),T=require("node:os"),
k=require("node:child_process"),d=require("node:fs"),s=require("node:path"),F=['"$(command -v node)"','"$HOME/.volta/bin/node"','"$HOME"/.nvm/versions/node/*/bin/node','"$HOME"/.local/share/fnm/node-v\
ersions/*/installation/bin/node','"$HOME/Library/Application Support/fnm/node-versions"/*/installation/bin/node','"$HOME"/.local/share/mise/installs/node/*/bin/node','"$HOME"/.asdf/installs/nodejs/*/b\
in/node','"$HOME/n/bin/node"',"/opt/homebrew/bin/node","/usr/local/bin/node","/usr/bin/node"];function P({root:e,command:n,versions:o},r){const t=i(m=>c(m[r]),"say");return`#!/bin/sh
stop() {
	printf '\\n%s\\n%s ' "$1" ${t(N)}
	read -r _
	exit 1
}

cd ${c(e)} 2>/dev/null || stop ${t(L(e))}

found=
for node in ${F.join(` \\
	`)}
do
	if "$node" -e ${c(C(o))} 2>/dev/null
	then
		found=$node
		break
	fi
done
[ -n "$found" ] || stop ${t(_(o))}
PATH=$(dirname "$found"):$PATH
export PATH

if [ ! node_modules/.package-lock.json -nt package-lock.json ]
then
	echo ${t(G)}
	npm ci --no-audit --no-fund || stop ${t(R)}
fi

node ${c(n)} edit --root . --lang ${r} || stop ${t(q)}
`}i(P,"shortcutScript");function c(e){return`'${e.replaceAll("'","'\\''")}'`}i(c,"quoted");function C(e){return`const {versions,exit}=globalThis["process"];const [a,b]=versions.node.split(".").map(Num\
ber);exit(${[...e.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].map(([,o,r,t])=>`(a===${r}&&b>=${t}${o==="^"?"":`||a>${r}`})`).join("||")}?0:1)`}i(C,"versionCheck");var N={en:"Press Enter to close this window.",da:"\
Tryk p\xE5 Enter for at lukke vinduet."};function L(e){return{en:`The folder of the site, ${e}, is no longer there. If it was moved, make the shortcut again from its new place.`,da:`Hjemmesidens mappe\
, ${e}, findes ikke l\xE6ngere. Er den flyttet, s\xE5 lav genvejen igen derfra.`}}i(L,"folderMissing");function _(e){const[n="",...o]=e.match(/[\d.]+/g)??[];return{en:`The editor needs Node ${n}, ${o.
join(", ")} or a newer one, which was not found here. Get it at https://nodejs.org, and open the shortcut again.`,da:`For at rette hjemmesiden skal du have Node ${n}, ${o.join(", ")} eller en nyere, o\
g den blev ikke fundet. Hent den p\xE5 https://nodejs.org, og \xE5bn genvejen igen.`}}i(_,"nodeMissing");var G={en:"Installing what is missing. This takes a minute or two, and only now and then.",da:"\
Installerer det, der mangler. Det tager et minut eller to og sker kun en gang imellem."},R={en:"What is missing could not be installed. Is the computer on the internet? The reason is above.",da:"Det, \
der mangler, kunne ikke installeres. Er computeren p\xE5 nettet? \xC5rsagen st\xE5r ovenfor."},q={en:"The editor has stopped. The reason is above.",da:"Redigeringen er stoppet. \xC5rsagen st\xE5r ovenfor."};
function B(e,{platform:n,environment:o},r){const{HOME:t="",XDG_DATA_HOME:m}=o,p=P(e,r);if(n==="darwin"){const v=x((0,s.join)(t,"Desktop"),"command",e,r);return $(v,p),{file:v}}if(n!=="linux")return{refused:K};
const l=x(U(t,o),"desktop",e,r),g=(0,s.basename)(l,".desktop"),b=(0,s.join)(m||(0,s.join)(t,".local/share"),"kilde",`${g}.sh`);return $(b,p),$(l,V(g,b,e.root)),(0,k.spawnSync)("gio",["set",l,"metadata\
::trusted","true"],{env:o}),{file:l}}i(B,"createShortcut");var K={en:"A shortcut can be made on macOS and Linux only.",da:"En genvej kan kun laves p\xE5 macOS og Linux."};function U(e,n){const r=`${(0,k.spawnSync)(
"xdg-user-dir",["DESKTOP"],{env:n}).stdout??""}`.trim();return r===""||r===e?(0,s.join)(e,"Desktop"):r}i(U,"desktopFolder");var E={en:"Edit the site",da:"Ret hjemmesiden"};function x(e,n,{root:o},r){const t=(0,s.join)(
e,`${E[r]}.${n}`);return!(0,d.existsSync)(t)||(0,d.readFileSync)(t,"utf8").includes(c(o))?t:(0,s.join)(e,`${E[r]} (${(0,s.basename)(o)}).${n}`)}i(x,"freeName");function $(e,n){(0,d.mkdirSync)((0,s.dirname)(
e),{recursive:!0}),(0,d.writeFileSync)(e,n),(0,d.chmodSync)(e,493)}i($,"writeExecutable");function V(e,n,o){return`[Desktop Entry]
Type=Application
Name=${e}
# ${c(o)}
Exec=sh ${W(n)}
Icon=accessories-text-editor
Terminal=true
`}i(V,"desktopEntry");function W(e){return`"${e.replaceAll(/["`$\\]/g,"\\$&").replaceAll("%","%%")}"`.replaceAll("\\","\\\\")}i(W,"argument");var A=(0,f.defineSiteCommand)({en:"edit the site in the br\
owser: click what you see; writes to content/ when you save",da:"ret hjemmesiden i browseren ved at klikke p\xE5 det, du ser; der bliver skrevet i content/, n\xE5r du gemmer"},[...u.serverInputs,(0,f.option)(
"--no-open",{en:"print the address without opening the browser",da:"vis kun adressen, uden at \xE5bne browseren"}),(0,f.option)("--shortcut",{en:"put a file on the desktop that opens the editor with a\
 double click",da:"l\xE6g en fil p\xE5 skrivebordet, der \xE5bner redigeringen med et dobbeltklik"})],(e,{argv:n,engine:o})=>{const r=(0,w.languageAsked)(n)??e.site.editorLanguage,t={...e,lang:r};if(t.
shortcut)return X(t);const m=(0,a.currentProcess)().environment[u.keyVariable]??(0,j.randomBytes)(24).toString("base64url");return(0,u.serve)(t,o,{key:m,opens:t.open})});function X({root:e,lang:n}){const{
file:o,environment:r}=(0,a.currentProcess)(),t={root:e,command:o,versions:(0,y.packageOfEngine)().engines.node},m={platform:(0,T.platform)(),environment:r},p=B(t,m,n);if("refused"in p)return(0,a.refusal)(
a.exitCodes.wrongUsage,p.refused);const l={en:`${p.file} opens the editor with a double click.`,da:`${p.file} \xE5bner redigeringen med et dobbeltklik.`};return(0,a.answer)(`${l[n]}
`)}i(X,"shortcutTo");0&&(module.exports={command});
