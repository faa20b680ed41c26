var Mt=Object.create;var Qe=Object.defineProperty;var Rt=Object.getOwnPropertyDescriptor;var qt=Object.getOwnPropertyNames;var Ut=Object.getPrototypeOf,$t=Object.prototype.hasOwnProperty;var v=(h,f)=>Qe(h,"name",{value:f,configurable:!0});var zt=(h,f)=>{for(var m in f)Qe(h,m,{get:f[m],enumerable:!0})},bt=(h,f,m,g)=>{if(f&&typeof f=="object"||typeof f=="function")for(let y of qt(f))!$t.call(h,y)&&y!==m&&Qe(h,y,{get:()=>f[y],enumerable:!(g=
Rt(f,y))||g.enumerable});return h};var vt=(h,f,m)=>(m=h!=null?Mt(Ut(h)):{},bt(f||!h||!h.__esModule?Qe(m,"default",{value:h,enumerable:!0}):m,h)),Ht=h=>bt(Qe({},"__esModule",{value:!0}),h);var jt={};zt(jt,{Document:()=>Document,Lexer:()=>Lexer,Scalar:()=>Scalar,bodyWith:()=>bodyWith,changeData:()=>changeData,childrenOf:()=>childrenOf,copiedFiles:()=>copiedFiles,copiedInData:()=>copiedInData,
cst_exports:()=>cst_exports,dataAt:()=>dataAt,decode:()=>decode,fieldsAt:()=>fieldsAt,isAnimated:()=>isAnimated,isMap:()=>isMap,isPair:()=>isPair,isScalar:()=>isScalar,isSeq:()=>isSeq,isWebm:()=>isWebm,
othersThan:()=>othersThan,parse:()=>parse4,parseDocument:()=>parseDocument,parseWithTokens:()=>parseWithTokens,placeAt:()=>placeAt2,replacedInData:()=>replacedInData,require_lib:()=>require_lib,reveal:()=>reveal,
sanitizeMedia:()=>sanitizeMedia,spellNumber:()=>spellNumber,splitFrontMatter:()=>splitFrontMatter,textWith:()=>textWith,visit:()=>visit2,wordsOf:()=>wordsOf2});module.exports=Ht(jt);var Ie=require("./chunk-737G33UY.cjs"),ue=require("./chunk-RIKMQKD5.cjs"),te=require("./chunk-66IQW3JI.cjs"),oe=require("./chunk-S53AGU2A.cjs"),ge=require("./chunk-64KPL6JH.cjs"),U=require("./chunk-FM7PMZKE.cjs"),
Te=vt(require("node:path")),kt=vt(require("node:process")),wt=require("node:url"),require_extend=(0,U.__commonJS)({"node_modules/extend/index.js"(h,f){"use strict";var m=Object.prototype.hasOwnProperty,
g=Object.prototype.toString,y=Object.defineProperty,b=Object.getOwnPropertyDescriptor,k=v(function(_){return typeof Array.isArray=="function"?Array.isArray(_):g.call(_)==="[object Array]"},"isArray2"),
w=v(function(_){if(!_||g.call(_)!=="[object Object]")return!1;var E=m.call(_,"constructor"),C=_.constructor&&_.constructor.prototype&&m.call(_.constructor.prototype,"isPrototypeOf");if(_.constructor&&
!E&&!C)return!1;var D;for(D in _);return typeof D>"u"||m.call(_,D)},"isPlainObject3"),x=v(function(_,E){y&&E.name==="__proto__"?y(_,E.name,{enumerable:!0,configurable:!0,value:E.newValue,writable:!0}):
_[E.name]=E.newValue},"setProperty2"),S=v(function(_,E){if(E==="__proto__")if(m.call(_,E)){if(b)return b(_,E).value}else return;return _[E]},"getProperty2");f.exports=v(function A(){var _,E,C,D,T,P,O=arguments[0],
I=1,F=arguments.length,q=!1;for(typeof O=="boolean"&&(q=O,O=arguments[1]||{},I=2),(O==null||typeof O!="object"&&typeof O!="function")&&(O={});I<F;++I)if(_=arguments[I],_!=null)for(E in _)C=S(O,E),D=S(
_,E),O!==D&&(q&&D&&(w(D)||(T=k(D)))?(T?(T=!1,P=C&&k(C)?C:[]):P=C&&w(C)?C:{},x(O,{name:E,newValue:A(q,P,D)})):typeof D<"u"&&x(O,{name:E,newValue:D}));return O},"extend2")}}),require_kind_of=(0,U.__commonJS)(
{"node_modules/kind-of/index.js"(h,f){var m=Object.prototype.toString;f.exports=v(function(C){if(C===void 0)return"undefined";if(C===null)return"null";var D=typeof C;if(D==="boolean")return"boolean";if(D===
"string")return"string";if(D==="number")return"number";if(D==="symbol")return"symbol";if(D==="function")return x(C)?"generatorfunction":"function";if(y(C))return"array";if(_(C))return"buffer";if(A(C))
return"arguments";if(k(C))return"date";if(b(C))return"error";if(w(C))return"regexp";switch(g(C)){case"Symbol":return"symbol";case"Promise":return"promise";case"WeakMap":return"weakmap";case"WeakSet":return"\
weakset";case"Map":return"map";case"Set":return"set";case"Int8Array":return"int8array";case"Uint8Array":return"uint8array";case"Uint8ClampedArray":return"uint8clampedarray";case"Int16Array":return"int\
16array";case"Uint16Array":return"uint16array";case"Int32Array":return"int32array";case"Uint32Array":return"uint32array";case"Float32Array":return"float32array";case"Float64Array":return"float64array"}
if(S(C))return"generator";switch(D=m.call(C),D){case"[object Object]":return"object";case"[object Map Iterator]":return"mapiterator";case"[object Set Iterator]":return"setiterator";case"[object String\
 Iterator]":return"stringiterator";case"[object Array Iterator]":return"arrayiterator"}return D.slice(8,-1).toLowerCase().replace(/\s/g,"")},"kindOf");function g(E){return typeof E.constructor=="funct\
ion"?E.constructor.name:null}v(g,"ctorName");function y(E){return Array.isArray?Array.isArray(E):E instanceof Array}v(y,"isArray");function b(E){return E instanceof Error||typeof E.message=="string"&&
E.constructor&&typeof E.constructor.stackTraceLimit=="number"}v(b,"isError");function k(E){return E instanceof Date?!0:typeof E.toDateString=="function"&&typeof E.getDate=="function"&&typeof E.setDate==
"function"}v(k,"isDate");function w(E){return E instanceof RegExp?!0:typeof E.flags=="string"&&typeof E.ignoreCase=="boolean"&&typeof E.multiline=="boolean"&&typeof E.global=="boolean"}v(w,"isRegexp");
function x(E,C){return g(E)==="GeneratorFunction"}v(x,"isGeneratorFn");function S(E){return typeof E.throw=="function"&&typeof E.return=="function"&&typeof E.next=="function"}v(S,"isGeneratorObj");function A(E){
try{if(typeof E.length=="number"&&typeof E.callee=="function")return!0}catch(C){if(C.message.indexOf("callee")!==-1)return!0}return!1}v(A,"isArguments");function _(E){return E.constructor&&typeof E.constructor.
isBuffer=="function"?E.constructor.isBuffer(E):!1}v(_,"isBuffer")}}),require_is_extendable=(0,U.__commonJS)({"node_modules/is-extendable/index.js"(h,f){"use strict";f.exports=v(function(g){return typeof g<
"u"&&g!==null&&(typeof g=="object"||typeof g=="function")},"isExtendable")}}),require_extend_shallow=(0,U.__commonJS)({"node_modules/extend-shallow/index.js"(h,f){"use strict";var m=require_is_extendable();
f.exports=v(function(k){m(k)||(k={});for(var w=arguments.length,x=1;x<w;x++){var S=arguments[x];m(S)&&g(k,S)}return k},"extend2");function g(b,k){for(var w in k)y(k,w)&&(b[w]=k[w])}v(g,"assign");function y(b,k){
return Object.prototype.hasOwnProperty.call(b,k)}v(y,"hasOwn")}}),require_section_matter=(0,U.__commonJS)({"node_modules/section-matter/index.js"(h,f){"use strict";var m=require_kind_of(),g=require_extend_shallow();
f.exports=function(A,_){typeof _=="function"&&(_={parse:_});var E=b(A),C={section_delimiter:"---",parse:x},D=g({},C,_),T=D.section_delimiter,P=E.content.split(/\r?\n/),O=null,I=w(),F=[],q=[];function L(Z){
E.content=Z,O=[],F=[]}v(L,"initSections");function N(Z){q.length&&(I.key=k(q[0],T),I.content=Z,D.parse(I,O),O.push(I),I=w(),F=[],q=[])}v(N,"closeSection");for(var B=0;B<P.length;B++){var M=P[B],j=q.length,
H=M.trim();if(y(H,T)){if(H.length===3&&B!==0){if(j===0||j===2){F.push(M);continue}q.push(H),I.data=F.join(`
`),F=[];continue}O===null&&L(F.join(`
`)),j===2&&N(F.join(`
`)),q.push(H);continue}F.push(M)}return O===null?L(F.join(`
`)):N(F.join(`
`)),E.sections=O,E};function y(A,_){return!(A.slice(0,_.length)!==_||A.charAt(_.length+1)===_.slice(-1))}v(y,"isDelimiter");function b(A){if(m(A)!=="object"&&(A={content:A}),typeof A.content!="string"&&
!S(A.content))throw new TypeError("expected a buffer or string");return A.content=A.content.toString(),A.sections=[],A}v(b,"toObject");function k(A,_){return A?A.slice(_.length).trim():""}v(k,"getKey");
function w(){return{key:"",data:"",content:""}}v(w,"createSection");function x(A){return A}v(x,"identity");function S(A){return A&&A.constructor&&typeof A.constructor.isBuffer=="function"?A.constructor.
isBuffer(A):!1}v(S,"isBuffer")}}),javascript_export_function_safeLoad_export_function_safeDump_exports={};(0,U.__export)(javascript_export_function_safeLoad_export_function_safeDump_exports,{safeDump:v(
()=>safeDump,"safeDump"),safeLoad:v(()=>safeLoad,"safeLoad")});function safeLoad(){}v(safeLoad,"safeLoad");function safeDump(){}v(safeDump,"safeDump");var init_javascript_export_function_safeLoad_export_function_safeDump=(0,U.__esm)(
{"<data:text/javascript,export function safeLoad() {} export functi...>"(){}}),require_engines=(0,U.__commonJS)({"node_modules/gray-matter/lib/engines.js"(exports,module){"use strict";var yaml=(init_javascript_export_function_safeLoad_export_function_safeDump(),
(0,U.__toCommonJS)(javascript_export_function_safeLoad_export_function_safeDump_exports)),engines=exports=module.exports;engines.yaml={parse:yaml.safeLoad.bind(yaml),stringify:yaml.safeDump.bind(yaml)},
engines.json={parse:JSON.parse.bind(JSON),stringify:v(function(h,f){const m=Object.assign({replacer:null,space:2},f);return JSON.stringify(h,m.replacer,m.space)},"stringify")},engines.javascript={parse:v(
function parse(str,options,wrap){try{return wrap!==!1&&(str=`(function() {
return `+str.trim()+`;
}());`),eval(str)||{}}catch(h){if(wrap!==!1&&/(unexpected|identifier)/i.test(h.message))return parse(str,options,!1);throw new SyntaxError(h)}},"parse"),stringify:v(function(){throw new Error("stringi\
fying JavaScript is not supported")},"stringify")}}}),require_strip_bom_string=(0,U.__commonJS)({"node_modules/strip-bom-string/index.js"(h,f){"use strict";f.exports=function(m){return typeof m=="stri\
ng"&&m.charAt(0)==="\uFEFF"?m.slice(1):m}}}),require_utils=(0,U.__commonJS)({"node_modules/gray-matter/lib/utils.js"(h){"use strict";var f=require_strip_bom_string(),m=require_kind_of();h.define=function(g,y,b){
Reflect.defineProperty(g,y,{enumerable:!1,configurable:!0,writable:!0,value:b})},h.isBuffer=function(g){return m(g)==="buffer"},h.isObject=function(g){return m(g)==="object"},h.toBuffer=function(g){return typeof g==
"string"?Buffer.from(g):g},h.toString=function(g){if(h.isBuffer(g))return f(String(g));if(typeof g!="string")throw new TypeError("expected input to be a string or buffer");return f(g)},h.arrayify=function(g){
return g?Array.isArray(g)?g:[g]:[]},h.startsWith=function(g,y,b){return typeof b!="number"&&(b=y.length),g.slice(0,b)===y}}}),require_defaults=(0,U.__commonJS)({"node_modules/gray-matter/lib/defaults.\
js"(h,f){"use strict";var m=require_engines(),g=require_utils();f.exports=function(y){const b=Object.assign({},y);return b.delimiters=g.arrayify(b.delims||b.delimiters||"---"),b.delimiters.length===1&&
b.delimiters.push(b.delimiters[0]),b.language=(b.language||b.lang||"yaml").toLowerCase(),b.engines=Object.assign({},m,b.parsers,b.engines),b}}}),require_engine=(0,U.__commonJS)({"node_modules/gray-mat\
ter/lib/engine.js"(h,f){"use strict";f.exports=function(g,y){let b=y.engines[g]||y.engines[m(g)];if(typeof b>"u")throw new Error('gray-matter engine "'+g+'" is not registered');return typeof b=="funct\
ion"&&(b={parse:b}),b};function m(g){switch(g.toLowerCase()){case"js":case"javascript":return"javascript";case"coffee":case"coffeescript":case"cson":return"coffee";case"yaml":case"yml":return"yaml";default:
return g}}v(m,"aliase")}}),require_stringify=(0,U.__commonJS)({"node_modules/gray-matter/lib/stringify.js"(h,f){"use strict";var m=require_kind_of(),g=require_engine(),y=require_defaults();f.exports=function(k,w,x){
if(w==null&&x==null)switch(m(k)){case"object":w=k.data,x={};break;case"string":return k;default:throw new TypeError("expected file to be a string or object")}const S=k.content,A=y(x);if(w==null){if(!A.
data)return k;w=A.data}const _=k.language||A.language,E=g(_,A);if(typeof E.stringify!="function")throw new TypeError('expected "'+_+'.stringify" to be a function');w=Object.assign({},k.data,w);const C=A.
delimiters[0],D=A.delimiters[1],T=E.stringify(w,x).trim();let P="";return T!=="{}"&&(P=b(C)+b(T)+b(D)),typeof k.excerpt=="string"&&k.excerpt!==""&&S.indexOf(k.excerpt.trim())===-1&&(P+=b(k.excerpt)+b(
D)),P+b(S)};function b(k){return k.slice(-1)!==`
`?k+`
`:k}v(b,"newline")}}),require_excerpt=(0,U.__commonJS)({"node_modules/gray-matter/lib/excerpt.js"(h,f){"use strict";var m=require_defaults();f.exports=function(g,y){const b=m(y);if(g.data==null&&(g.data=
{}),typeof b.excerpt=="function")return b.excerpt(g,b);const k=g.data.excerpt_separator||b.excerpt_separator;if(k==null&&(b.excerpt===!1||b.excerpt==null))return g;const w=typeof b.excerpt=="string"?b.
excerpt:k||b.delimiters[0],x=g.content.indexOf(w);return x!==-1&&(g.excerpt=g.content.slice(0,x)),g}}}),require_to_file=(0,U.__commonJS)({"node_modules/gray-matter/lib/to-file.js"(h,f){"use strict";var m=require_kind_of(),
g=require_stringify(),y=require_utils();f.exports=function(b){return m(b)!=="object"&&(b={content:b}),m(b.data)!=="object"&&(b.data={}),b.contents&&b.content==null&&(b.content=b.contents),y.define(b,"\
orig",y.toBuffer(b.content)),y.define(b,"language",b.language||""),y.define(b,"matter",b.matter||""),y.define(b,"stringify",function(k,w){return w&&w.language&&(b.language=w.language),g(b,k,w)}),b.content=
y.toString(b.content),b.isEmpty=!1,b.excerpt="",b}}}),require_parse=(0,U.__commonJS)({"node_modules/gray-matter/lib/parse.js"(h,f){"use strict";var m=require_engine(),g=require_defaults();f.exports=function(y,b,k){
const w=g(k),x=m(y,w);if(typeof x.parse!="function")throw new TypeError('expected "'+y+'.parse" to be a function');return x.parse(b,w)}}}),require_gray_matter=(0,U.__commonJS)({"node_modules/gray-matt\
er/index.js"(h,f){"use strict";var m=(0,U.__require)("fs"),g=require_section_matter(),y=require_defaults(),b=require_stringify(),k=require_excerpt(),w=require_engines(),x=require_to_file(),S=require_parse(),
A=require_utils();function _(C,D){if(C==="")return{data:{},content:C,excerpt:"",orig:C};let T=x(C);const P=_.cache[T.content];if(!D){if(P)return T=Object.assign({},P),T.orig=P.orig,T;_.cache[T.content]=
T}return E(T,D)}v(_,"matter2");function E(C,D){const T=y(D),P=T.delimiters[0],O=`
`+T.delimiters[1];let I=C.content;T.language&&(C.language=T.language);const F=P.length;if(!A.startsWith(I,P,F))return k(C,T),C;if(I.charAt(F)===P.slice(-1))return C;I=I.slice(F);const q=I.length,L=_.language(
I,T);L.name&&(C.language=L.name,I=I.slice(L.raw.length));let N=I.indexOf(O);return N===-1&&(N=q),C.matter=I.slice(0,N),C.matter.replace(/^\s*#[^\n]+/gm,"").trim()===""?(C.isEmpty=!0,C.empty=C.content,
C.data={}):C.data=S(C.language,C.matter,T),N===q?C.content="":(C.content=I.slice(N+O.length),C.content[0]==="\r"&&(C.content=C.content.slice(1)),C.content[0]===`
`&&(C.content=C.content.slice(1))),k(C,T),(T.sections===!0||typeof T.section=="function")&&g(C,T.section),C}v(E,"parseMatter"),_.engines=w,_.stringify=function(C,D,T){return typeof C=="string"&&(C=_(C,
T)),b(C,D,T)},_.read=function(C,D){const T=m.readFileSync(C,"utf8"),P=_(T,D);return P.path=C,P},_.test=function(C,D){return A.startsWith(C,y(D).delimiters[0])},_.language=function(C,D){const P=y(D).delimiters[0];
_.test(C)&&(C=C.slice(P.length));const O=C.slice(0,C.search(/\r?\n/));return{raw:O,name:O?O.trim():""}},_.cache={},_.clearCache=function(){_.cache={}},f.exports=_}}),require_ed5=(0,U.__commonJS)({"nod\
e_modules/xmlchars/xml/1.0/ed5.js"(h){"use strict";Object.defineProperty(h,"__esModule",{value:!0}),h.CHAR=`	
\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}`,h.S=` 	\r
`,h.NAME_START_CHAR=":A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}",h.NAME_CHAR="-"+h.
NAME_START_CHAR+".0-9\xB7\u0300-\u036F\u203F-\u2040",h.CHAR_RE=new RegExp("^["+h.CHAR+"]$","u"),h.S_RE=new RegExp("^["+h.S+"]+$","u"),h.NAME_START_CHAR_RE=new RegExp("^["+h.NAME_START_CHAR+"]$","u"),h.
NAME_CHAR_RE=new RegExp("^["+h.NAME_CHAR+"]$","u"),h.NAME_RE=new RegExp("^["+h.NAME_START_CHAR+"]["+h.NAME_CHAR+"]*$","u"),h.NMTOKEN_RE=new RegExp("^["+h.NAME_CHAR+"]+$","u");var f=9,m=10,g=13,y=32;h.
S_LIST=[y,m,g,f];function b(S){return S>=y&&S<=55295||S===m||S===g||S===f||S>=57344&&S<=65533||S>=65536&&S<=1114111}v(b,"isChar"),h.isChar=b;function k(S){return S===y||S===m||S===g||S===f}v(k,"isS"),
h.isS=k;function w(S){return S>=65&&S<=90||S>=97&&S<=122||S===58||S===95||S===8204||S===8205||S>=192&&S<=214||S>=216&&S<=246||S>=248&&S<=767||S>=880&&S<=893||S>=895&&S<=8191||S>=8304&&S<=8591||S>=11264&&
S<=12271||S>=12289&&S<=55295||S>=63744&&S<=64975||S>=65008&&S<=65533||S>=65536&&S<=983039}v(w,"isNameStartChar"),h.isNameStartChar=w;function x(S){return w(S)||S>=48&&S<=57||S===45||S===46||S===183||S>=
768&&S<=879||S>=8255&&S<=8256}v(x,"isNameChar"),h.isNameChar=x}}),require_ed2=(0,U.__commonJS)({"node_modules/xmlchars/xml/1.1/ed2.js"(h){"use strict";Object.defineProperty(h,"__esModule",{value:!0}),
h.CHAR="-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}",h.RESTRICTED_CHAR="-\b\v\f-\x7F-\x84\x86-\x9F",h.S=` 	\r
`,h.NAME_START_CHAR=":A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}",h.NAME_CHAR="-"+h.
NAME_START_CHAR+".0-9\xB7\u0300-\u036F\u203F-\u2040",h.CHAR_RE=new RegExp("^["+h.CHAR+"]$","u"),h.RESTRICTED_CHAR_RE=new RegExp("^["+h.RESTRICTED_CHAR+"]$","u"),h.S_RE=new RegExp("^["+h.S+"]+$","u"),h.
NAME_START_CHAR_RE=new RegExp("^["+h.NAME_START_CHAR+"]$","u"),h.NAME_CHAR_RE=new RegExp("^["+h.NAME_CHAR+"]$","u"),h.NAME_RE=new RegExp("^["+h.NAME_START_CHAR+"]["+h.NAME_CHAR+"]*$","u"),h.NMTOKEN_RE=
new RegExp("^["+h.NAME_CHAR+"]+$","u");var f=9,m=10,g=13,y=32;h.S_LIST=[y,m,g,f];function b(_){return _>=1&&_<=55295||_>=57344&&_<=65533||_>=65536&&_<=1114111}v(b,"isChar"),h.isChar=b;function k(_){return _>=
1&&_<=8||_===11||_===12||_>=14&&_<=31||_>=127&&_<=132||_>=134&&_<=159}v(k,"isRestrictedChar"),h.isRestrictedChar=k;function w(_){return _===9||_===10||_===13||_>31&&_<127||_===133||_>159&&_<=55295||_>=
57344&&_<=65533||_>=65536&&_<=1114111}v(w,"isCharAndNotRestricted"),h.isCharAndNotRestricted=w;function x(_){return _===y||_===m||_===g||_===f}v(x,"isS"),h.isS=x;function S(_){return _>=65&&_<=90||_>=
97&&_<=122||_===58||_===95||_===8204||_===8205||_>=192&&_<=214||_>=216&&_<=246||_>=248&&_<=767||_>=880&&_<=893||_>=895&&_<=8191||_>=8304&&_<=8591||_>=11264&&_<=12271||_>=12289&&_<=55295||_>=63744&&_<=
64975||_>=65008&&_<=65533||_>=65536&&_<=983039}v(S,"isNameStartChar"),h.isNameStartChar=S;function A(_){return S(_)||_>=48&&_<=57||_===45||_===46||_===183||_>=768&&_<=879||_>=8255&&_<=8256}v(A,"isName\
Char"),h.isNameChar=A}}),require_ed3=(0,U.__commonJS)({"node_modules/xmlchars/xmlns/1.0/ed3.js"(h){"use strict";Object.defineProperty(h,"__esModule",{value:!0}),h.NC_NAME_START_CHAR="A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370\
-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}",h.NC_NAME_CHAR="-"+h.NC_NAME_START_CHAR+".0-9\xB7\u0300-\u036F\u203F-\u2040",h.NC_NAME_START_CHAR_RE=
new RegExp("^["+h.NC_NAME_START_CHAR+"]$","u"),h.NC_NAME_CHAR_RE=new RegExp("^["+h.NC_NAME_CHAR+"]$","u"),h.NC_NAME_RE=new RegExp("^["+h.NC_NAME_START_CHAR+"]["+h.NC_NAME_CHAR+"]*$","u");function f(g){
return g>=65&&g<=90||g===95||g>=97&&g<=122||g>=192&&g<=214||g>=216&&g<=246||g>=248&&g<=767||g>=880&&g<=893||g>=895&&g<=8191||g>=8204&&g<=8205||g>=8304&&g<=8591||g>=11264&&g<=12271||g>=12289&&g<=55295||
g>=63744&&g<=64975||g>=65008&&g<=65533||g>=65536&&g<=983039}v(f,"isNCNameStartChar"),h.isNCNameStartChar=f;function m(g){return f(g)||g===45||g===46||g>=48&&g<=57||g===183||g>=768&&g<=879||g>=8255&&g<=
8256}v(m,"isNCNameChar"),h.isNCNameChar=m}}),require_saxes=(0,U.__commonJS)({"node_modules/saxes/saxes.js"(h){"use strict";Object.defineProperty(h,"__esModule",{value:!0}),h.SaxesParser=h.EVENTS=void 0;
var f=require_ed5(),m=require_ed2(),g=require_ed3(),y=f.isS,b=f.isChar,k=f.isNameStartChar,w=f.isNameChar,x=f.S_LIST,S=f.NAME_RE,A=m.isChar,_=g.isNCNameStartChar,E=g.isNCNameChar,C=g.NC_NAME_RE,D="htt\
p://www.w3.org/XML/1998/namespace",T="http://www.w3.org/2000/xmlns/",P={__proto__:null,xml:D,xmlns:T},O={__proto__:null,amp:"&",gt:">",lt:"<",quot:'"',apos:"'"},I=-1,F=-2,q=0,L=1,N=2,B=3,M=4,j=5,H=6,Z=7,
G=8,K=9,J=10,X=11,ae=12,ne=13,ce=14,de=15,$=16,xe=17,_e=18,z=19,ve=20,Me=21,ze=22,He=23,ye=24,Oe=25,Ee=26,Le=27,Be=28,Ye=29,Ze=30,at=31,et=32,Ne=33,tt=34,Ge=35,Re=36,je=37,ot=38,nt=39,rt=40,lt=41,it=42,
Y=43,Q=44,se=9,ie=10,be=13,pe=32,ke=33,Ae=34,De=38,qe=39,Pe=45,Ue=47,Je=59,me=60,Ce=61,he=62,we=63,ht=91,Ve=93,ft=133,pt=8232,st=v(R=>R===Ae||R===qe,"isQuote"),mt=[Ae,qe],Dt=[...mt,ht,he],Tt=[...mt,me,
Ve],Nt=[Ce,we,...x],Pt=[...x,he,De,me];function ut(R,V,W){switch(V){case"xml":W!==D&&R.fail(`xml prefix must be bound to ${D}.`);break;case"xmlns":W!==T&&R.fail(`xmlns prefix must be bound to ${T}.`);
break;default:}switch(W){case T:R.fail(V===""?`the default namespace may not be set to ${W}.`:`may not assign a prefix (even "xmlns") to the URI ${T}.`);break;case D:switch(V){case"xml":break;case"":R.
fail(`the default namespace may not be set to ${W}.`);break;default:R.fail("may not assign the xml namespace to another prefix.")}break;default:}}v(ut,"nsPairCheck");function It(R,V){for(const W of Object.
keys(V))ut(R,W,V[W])}v(It,"nsMappingCheck");var Ot=v(R=>C.test(R),"isNCName"),Lt=v(R=>S.test(R),"isName"),$e=0,gt=1,ct=2;h.EVENTS=["xmldecl","text","processinginstruction","doctype","comment","opentag\
start","attribute","opentag","closetag","cdata","error","end","ready"];var yt={xmldecl:"xmldeclHandler",text:"textHandler",processinginstruction:"piHandler",doctype:"doctypeHandler",comment:"commentHa\
ndler",opentagstart:"openTagStartHandler",attribute:"attributeHandler",opentag:"openTagHandler",closetag:"closeTagHandler",cdata:"cdataHandler",error:"errorHandler",end:"endHandler",ready:"readyHandle\
r"},Bt=class{static{v(this,"SaxesParser2")}constructor(R){this.opt=R??{},this.fragmentOpt=!!this.opt.fragment;const V=this.xmlnsOpt=!!this.opt.xmlns;if(this.trackPosition=this.opt.position!==!1,this.fileName=
this.opt.fileName,V){this.nameStartCheck=_,this.nameCheck=E,this.isName=Ot,this.processAttribs=this.processAttribsNS,this.pushAttrib=this.pushAttribNS,this.ns=Object.assign({__proto__:null},P);const W=this.
opt.additionalNamespaces;W!=null&&(It(this,W),Object.assign(this.ns,W))}else this.nameStartCheck=k,this.nameCheck=w,this.isName=Lt,this.processAttribs=this.processAttribsPlain,this.pushAttrib=this.pushAttribPlain;
this.stateTable=[this.sBegin,this.sBeginWhitespace,this.sDoctype,this.sDoctypeQuote,this.sDTD,this.sDTDQuoted,this.sDTDOpenWaka,this.sDTDOpenWakaBang,this.sDTDComment,this.sDTDCommentEnding,this.sDTDCommentEnded,
this.sDTDPI,this.sDTDPIEnding,this.sText,this.sEntity,this.sOpenWaka,this.sOpenWakaBang,this.sComment,this.sCommentEnding,this.sCommentEnded,this.sCData,this.sCDataEnding,this.sCDataEnding2,this.sPIFirstChar,
this.sPIRest,this.sPIBody,this.sPIEnding,this.sXMLDeclNameStart,this.sXMLDeclName,this.sXMLDeclEq,this.sXMLDeclValueStart,this.sXMLDeclValue,this.sXMLDeclSeparator,this.sXMLDeclEnding,this.sOpenTag,this.
sOpenTagSlash,this.sAttrib,this.sAttribName,this.sAttribNameSawWhite,this.sAttribValue,this.sAttribValueQuoted,this.sAttribValueClosed,this.sAttribValueUnquoted,this.sCloseTag,this.sCloseTagSawWhite],
this._init()}get closed(){return this._closed}_init(){var R;this.openWakaBang="",this.text="",this.name="",this.piTarget="",this.entity="",this.q=null,this.tags=[],this.tag=null,this.topNS=null,this.chunk=
"",this.chunkPosition=0,this.i=0,this.prevI=0,this.carriedFromPrevious=void 0,this.forbiddenState=$e,this.attribList=[];const{fragmentOpt:V}=this;this.state=V?ne:q,this.reportedTextBeforeRoot=this.reportedTextAfterRoot=
this.closedRoot=this.sawRoot=V,this.xmlDeclPossible=!V,this.xmlDeclExpects=["version"],this.entityReturnState=void 0;let{defaultXMLVersion:W}=this.opt;if(W===void 0){if(this.opt.forceXMLVersion===!0)throw new Error(
"forceXMLVersion set but defaultXMLVersion is not set");W="1.0"}this.setXMLVersion(W),this.positionAtNewLine=0,this.doctype=!1,this._closed=!1,this.xmlDecl={version:void 0,encoding:void 0,standalone:void 0},
this.line=1,this.column=0,this.ENTITIES=Object.create(O),(R=this.readyHandler)===null||R===void 0||R.call(this)}get position(){return this.chunkPosition+this.i}get columnIndex(){return this.position-this.
positionAtNewLine}on(R,V){this[yt[R]]=V}off(R){this[yt[R]]=void 0}makeError(R){var V;let W=(V=this.fileName)!==null&&V!==void 0?V:"";return this.trackPosition&&(W.length>0&&(W+=":"),W+=`${this.line}:${this.
column}`),W.length>0&&(W+=": "),new Error(W+R)}fail(R){const V=this.makeError(R),W=this.errorHandler;if(W===void 0)throw V;return W(V),this}write(R){if(this.closed)return this.fail("cannot write after\
 close; assign an onready handler.");let V=!1;R===null?(V=!0,R=""):typeof R=="object"&&(R=R.toString()),this.carriedFromPrevious!==void 0&&(R=`${this.carriedFromPrevious}${R}`,this.carriedFromPrevious=
void 0);let W=R.length;const ee=R.charCodeAt(W-1);!V&&(ee===be||ee>=55296&&ee<=56319)&&(this.carriedFromPrevious=R[W-1],W--,R=R.slice(0,W));const{stateTable:le}=this;for(this.chunk=R,this.i=0;this.i<W;)
le[this.state].call(this);return this.chunkPosition+=W,V?this.end():this}close(){return this.write(null)}getCode10(){const{chunk:R,i:V}=this;if(this.prevI=V,this.i=V+1,V>=R.length)return I;const W=R.charCodeAt(
V);if(this.column++,W<55296){if(W>=pe||W===se)return W;switch(W){case ie:return this.line++,this.column=0,this.positionAtNewLine=this.position,ie;case be:return R.charCodeAt(V+1)===ie&&(this.i=V+2),this.
line++,this.column=0,this.positionAtNewLine=this.position,F;default:return this.fail("disallowed character."),W}}if(W>56319)return W>=57344&&W<=65533||this.fail("disallowed character."),W;const ee=65536+
(W-55296)*1024+(R.charCodeAt(V+1)-56320);return this.i=V+2,ee>1114111&&this.fail("disallowed character."),ee}getCode11(){const{chunk:R,i:V}=this;if(this.prevI=V,this.i=V+1,V>=R.length)return I;const W=R.
charCodeAt(V);if(this.column++,W<55296){if(W>31&&W<127||W>159&&W!==pt||W===se)return W;switch(W){case ie:return this.line++,this.column=0,this.positionAtNewLine=this.position,ie;case be:{const le=R.charCodeAt(
V+1);(le===ie||le===ft)&&(this.i=V+2)}case ft:case pt:return this.line++,this.column=0,this.positionAtNewLine=this.position,F;default:return this.fail("disallowed character."),W}}if(W>56319)return W>=
57344&&W<=65533||this.fail("disallowed character."),W;const ee=65536+(W-55296)*1024+(R.charCodeAt(V+1)-56320);return this.i=V+2,ee>1114111&&this.fail("disallowed character."),ee}getCodeNorm(){const R=this.
getCode();return R===F?ie:R}unget(){this.i=this.prevI,this.column--}captureTo(R){let{i:V}=this;const{chunk:W}=this;for(;;){const ee=this.getCode(),le=ee===F,fe=le?ie:ee;if(fe===I||R.includes(fe))return this.
text+=W.slice(V,this.prevI),fe;le&&(this.text+=`${W.slice(V,this.prevI)}
`,V=this.i)}}captureToChar(R){let{i:V}=this;const{chunk:W}=this;for(;;){let ee=this.getCode();switch(ee){case F:this.text+=`${W.slice(V,this.prevI)}
`,V=this.i,ee=ie;break;case I:return this.text+=W.slice(V),!1;default:}if(ee===R)return this.text+=W.slice(V,this.prevI),!0}}captureNameChars(){const{chunk:R,i:V}=this;for(;;){const W=this.getCode();if(W===
I)return this.name+=R.slice(V),I;if(!w(W))return this.name+=R.slice(V,this.prevI),W===F?ie:W}}skipSpaces(){for(;;){const R=this.getCodeNorm();if(R===I||!y(R))return R}}setXMLVersion(R){this.currentXMLVersion=
R,R==="1.0"?(this.isChar=b,this.getCode=this.getCode10):(this.isChar=A,this.getCode=this.getCode11)}sBegin(){this.chunk.charCodeAt(0)===65279&&(this.i++,this.column++),this.state=L}sBeginWhitespace(){
const R=this.i,V=this.skipSpaces();switch(this.prevI!==R&&(this.xmlDeclPossible=!1),V){case me:if(this.state=de,this.text.length!==0)throw new Error("no-empty text at start");break;case I:break;default:
this.unget(),this.state=ne,this.xmlDeclPossible=!1}}sDoctype(){var R;const V=this.captureTo(Dt);switch(V){case he:{(R=this.doctypeHandler)===null||R===void 0||R.call(this,this.text),this.text="",this.
state=ne,this.doctype=!0;break}case I:break;default:this.text+=String.fromCodePoint(V),V===ht?this.state=M:st(V)&&(this.state=B,this.q=V)}}sDoctypeQuote(){const R=this.q;this.captureToChar(R)&&(this.text+=
String.fromCodePoint(R),this.q=null,this.state=N)}sDTD(){const R=this.captureTo(Tt);R!==I&&(this.text+=String.fromCodePoint(R),R===Ve?this.state=N:R===me?this.state=H:st(R)&&(this.state=j,this.q=R))}sDTDQuoted(){
const R=this.q;this.captureToChar(R)&&(this.text+=String.fromCodePoint(R),this.state=M,this.q=null)}sDTDOpenWaka(){const R=this.getCodeNorm();switch(this.text+=String.fromCodePoint(R),R){case ke:this.
state=Z,this.openWakaBang="";break;case we:this.state=X;break;default:this.state=M}}sDTDOpenWakaBang(){const R=String.fromCodePoint(this.getCodeNorm()),V=this.openWakaBang+=R;this.text+=R,V!=="-"&&(this.
state=V==="--"?G:M,this.openWakaBang="")}sDTDComment(){this.captureToChar(Pe)&&(this.text+="-",this.state=K)}sDTDCommentEnding(){const R=this.getCodeNorm();this.text+=String.fromCodePoint(R),this.state=
R===Pe?J:G}sDTDCommentEnded(){const R=this.getCodeNorm();this.text+=String.fromCodePoint(R),R===he?this.state=M:(this.fail("malformed comment."),this.state=G)}sDTDPI(){this.captureToChar(we)&&(this.text+=
"?",this.state=ae)}sDTDPIEnding(){const R=this.getCodeNorm();this.text+=String.fromCodePoint(R),R===he&&(this.state=M)}sText(){this.tags.length!==0?this.handleTextInRoot():this.handleTextOutsideRoot()}sEntity(){
let{i:R}=this;const{chunk:V}=this;e:for(;;)switch(this.getCode()){case F:this.entity+=`${V.slice(R,this.prevI)}
`,R=this.i;break;case Je:{const{entityReturnState:W}=this,ee=this.entity+V.slice(R,this.prevI);this.state=W;let le;ee===""?(this.fail("empty entity name."),le="&;"):(le=this.parseEntity(ee),this.entity=
""),(W!==ne||this.textHandler!==void 0)&&(this.text+=le);break e}case I:this.entity+=V.slice(R);break e;default:}}sOpenWaka(){const R=this.getCode();if(k(R))this.state=tt,this.unget(),this.xmlDeclPossible=
!1;else switch(R){case Ue:this.state=Y,this.xmlDeclPossible=!1;break;case ke:this.state=$,this.openWakaBang="",this.xmlDeclPossible=!1;break;case we:this.state=He;break;default:this.fail("disallowed c\
haracter in tag name"),this.state=ne,this.xmlDeclPossible=!1}}sOpenWakaBang(){switch(this.openWakaBang+=String.fromCodePoint(this.getCodeNorm()),this.openWakaBang){case"[CDATA[":!this.sawRoot&&!this.reportedTextBeforeRoot&&
(this.fail("text data outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of root node."),this.reportedTextAfterRoot=!0),
this.state=ve,this.openWakaBang="";break;case"--":this.state=xe,this.openWakaBang="";break;case"DOCTYPE":this.state=N,(this.doctype||this.sawRoot)&&this.fail("inappropriately located doctype declarati\
on."),this.openWakaBang="";break;default:this.openWakaBang.length>=7&&this.fail("incorrect syntax.")}}sComment(){this.captureToChar(Pe)&&(this.state=_e)}sCommentEnding(){var R;const V=this.getCodeNorm();
V===Pe?(this.state=z,(R=this.commentHandler)===null||R===void 0||R.call(this,this.text),this.text=""):(this.text+=`-${String.fromCodePoint(V)}`,this.state=xe)}sCommentEnded(){const R=this.getCodeNorm();
R!==he?(this.fail("malformed comment."),this.text+=`--${String.fromCodePoint(R)}`,this.state=xe):this.state=ne}sCData(){this.captureToChar(Ve)&&(this.state=Me)}sCDataEnding(){const R=this.getCodeNorm();
R===Ve?this.state=ze:(this.text+=`]${String.fromCodePoint(R)}`,this.state=ve)}sCDataEnding2(){var R;const V=this.getCodeNorm();switch(V){case he:{(R=this.cdataHandler)===null||R===void 0||R.call(this,
this.text),this.text="",this.state=ne;break}case Ve:this.text+="]";break;default:this.text+=`]]${String.fromCodePoint(V)}`,this.state=ve}}sPIFirstChar(){const R=this.getCodeNorm();this.nameStartCheck(
R)?(this.piTarget+=String.fromCodePoint(R),this.state=ye):R===we||y(R)?(this.fail("processing instruction without a target."),this.state=R===we?Ee:Oe):(this.fail("disallowed character in processing in\
struction name."),this.piTarget+=String.fromCodePoint(R),this.state=ye)}sPIRest(){const{chunk:R,i:V}=this;for(;;){const W=this.getCodeNorm();if(W===I){this.piTarget+=R.slice(V);return}if(!this.nameCheck(
W)){this.piTarget+=R.slice(V,this.prevI);const ee=W===we;ee||y(W)?this.piTarget==="xml"?(this.xmlDeclPossible||this.fail("an XML declaration must be at the start of the document."),this.state=ee?Ne:Le):
this.state=ee?Ee:Oe:(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(W));break}}}sPIBody(){if(this.text.length===0){const R=this.getCodeNorm();R===
we?this.state=Ee:y(R)||(this.text=String.fromCodePoint(R))}else this.captureToChar(we)&&(this.state=Ee)}sPIEnding(){var R;const V=this.getCodeNorm();if(V===he){const{piTarget:W}=this;W.toLowerCase()===
"xml"&&this.fail("the XML declaration must appear at the start of the document."),(R=this.piHandler)===null||R===void 0||R.call(this,{target:W,body:this.text}),this.piTarget=this.text="",this.state=ne}else
V===we?this.text+="?":(this.text+=`?${String.fromCodePoint(V)}`,this.state=Oe);this.xmlDeclPossible=!1}sXMLDeclNameStart(){const R=this.skipSpaces();if(R===we){this.state=Ne;return}R!==I&&(this.state=
Be,this.name=String.fromCodePoint(R))}sXMLDeclName(){const R=this.captureTo(Nt);if(R===we){this.state=Ne,this.name+=this.text,this.text="",this.fail("XML declaration is incomplete.");return}if(y(R)||R===
Ce){if(this.name+=this.text,this.text="",!this.xmlDeclExpects.includes(this.name))switch(this.name.length){case 0:this.fail("did not expect any more name/value pairs.");break;case 1:this.fail(`expecte\
d the name ${this.xmlDeclExpects[0]}.`);break;default:this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`)}this.state=R===Ce?Ze:Ye}}sXMLDeclEq(){const R=this.getCodeNorm();if(R===we){this.state=
Ne,this.fail("XML declaration is incomplete.");return}y(R)||(R!==Ce&&this.fail("value required."),this.state=Ze)}sXMLDeclValueStart(){const R=this.getCodeNorm();if(R===we){this.state=Ne,this.fail("XML\
 declaration is incomplete.");return}y(R)||(st(R)?this.q=R:(this.fail("value must be quoted."),this.q=pe),this.state=at)}sXMLDeclValue(){const R=this.captureTo([this.q,we]);if(R===we){this.state=Ne,this.
text="",this.fail("XML declaration is incomplete.");return}if(R===I)return;const V=this.text;switch(this.text="",this.name){case"version":{this.xmlDeclExpects=["encoding","standalone"];const W=V;this.
xmlDecl.version=W,/^1\.[0-9]+$/.test(W)?this.opt.forceXMLVersion||this.setXMLVersion(W):this.fail("version number must match /^1\\.[0-9]+$/.");break}case"encoding":/^[A-Za-z][A-Za-z0-9._-]*$/.test(V)||
this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/."),this.xmlDeclExpects=["standalone"],this.xmlDecl.encoding=V;break;case"standalone":V!=="yes"&&V!=="no"&&this.fail('standalone valu\
e must match "yes" or "no".'),this.xmlDeclExpects=[],this.xmlDecl.standalone=V;break;default:}this.name="",this.state=et}sXMLDeclSeparator(){const R=this.getCodeNorm();if(R===we){this.state=Ne;return}
y(R)||(this.fail("whitespace required."),this.unget()),this.state=Le}sXMLDeclEnding(){var R;this.getCodeNorm()===he?(this.piTarget!=="xml"?this.fail("processing instructions are not allowed before roo\
t."):this.name!=="version"&&this.xmlDeclExpects.includes("version")&&this.fail("XML declaration must contain a version."),(R=this.xmldeclHandler)===null||R===void 0||R.call(this,this.xmlDecl),this.name=
"",this.piTarget=this.text="",this.state=ne):this.fail("The character ? is disallowed anywhere in XML declarations."),this.xmlDeclPossible=!1}sOpenTag(){var R;const V=this.captureNameChars();if(V===I)
return;const W=this.tag={name:this.name,attributes:Object.create(null)};switch(this.name="",this.xmlnsOpt&&(this.topNS=W.ns=Object.create(null)),(R=this.openTagStartHandler)===null||R===void 0||R.call(
this,W),this.sawRoot=!0,!this.fragmentOpt&&this.closedRoot&&this.fail("documents may contain only one root."),V){case he:this.openTag();break;case Ue:this.state=Ge;break;default:y(V)||this.fail("disal\
lowed character in tag name."),this.state=Re}}sOpenTagSlash(){this.getCode()===he?this.openSelfClosingTag():(this.fail("forward-slash in opening tag not followed by >."),this.state=Re)}sAttrib(){const R=this.
skipSpaces();R!==I&&(k(R)?(this.unget(),this.state=je):R===he?this.openTag():R===Ue?this.state=Ge:this.fail("disallowed character in attribute name."))}sAttribName(){const R=this.captureNameChars();R===
Ce?this.state=nt:y(R)?this.state=ot:R===he?(this.fail("attribute without value."),this.pushAttrib(this.name,this.name),this.name=this.text="",this.openTag()):R!==I&&this.fail("disallowed character in \
attribute name.")}sAttribNameSawWhite(){const R=this.skipSpaces();switch(R){case I:return;case Ce:this.state=nt;break;default:this.fail("attribute without value."),this.text="",this.name="",R===he?this.
openTag():k(R)?(this.unget(),this.state=je):(this.fail("disallowed character in attribute name."),this.state=Re)}}sAttribValue(){const R=this.getCodeNorm();st(R)?(this.q=R,this.state=rt):y(R)||(this.fail(
"unquoted attribute value."),this.state=it,this.unget())}sAttribValueQuoted(){const{q:R,chunk:V}=this;let{i:W}=this;for(;;)switch(this.getCode()){case R:this.pushAttrib(this.name,this.text+V.slice(W,this.
prevI)),this.name=this.text="",this.q=null,this.state=lt;return;case De:this.text+=V.slice(W,this.prevI),this.state=ce,this.entityReturnState=rt;return;case ie:case F:case se:this.text+=`${V.slice(W,this.
prevI)} `,W=this.i;break;case me:this.text+=V.slice(W,this.prevI),this.fail("disallowed character.");return;case I:this.text+=V.slice(W);return;default:}}sAttribValueClosed(){const R=this.getCodeNorm();
y(R)?this.state=Re:R===he?this.openTag():R===Ue?this.state=Ge:k(R)?(this.fail("no whitespace between attributes."),this.unget(),this.state=je):this.fail("disallowed character in attribute name.")}sAttribValueUnquoted(){
const R=this.captureTo(Pt);switch(R){case De:this.state=ce,this.entityReturnState=it;break;case me:this.fail("disallowed character.");break;case I:break;default:this.text.includes("]]>")&&this.fail('t\
he string "]]>" is disallowed in char data.'),this.pushAttrib(this.name,this.text),this.name=this.text="",R===he?this.openTag():this.state=Re}}sCloseTag(){const R=this.captureNameChars();R===he?this.closeTag():
y(R)?this.state=Q:R!==I&&this.fail("disallowed character in closing tag.")}sCloseTagSawWhite(){switch(this.skipSpaces()){case he:this.closeTag();break;case I:break;default:this.fail("disallowed charac\
ter in closing tag.")}}handleTextInRoot(){let{i:R,forbiddenState:V}=this;const{chunk:W,textHandler:ee}=this;e:for(;;)switch(this.getCode()){case me:{if(this.state=de,ee!==void 0){const{text:le}=this,fe=W.
slice(R,this.prevI);le.length!==0?(ee(le+fe),this.text=""):fe.length!==0&&ee(fe)}V=$e;break e}case De:this.state=ce,this.entityReturnState=ne,ee!==void 0&&(this.text+=W.slice(R,this.prevI)),V=$e;break e;case Ve:
switch(V){case $e:V=gt;break;case gt:V=ct;break;case ct:break;default:throw new Error("impossible state")}break;case he:V===ct&&this.fail('the string "]]>" is disallowed in char data.'),V=$e;break;case F:
ee!==void 0&&(this.text+=`${W.slice(R,this.prevI)}
`),R=this.i,V=$e;break;case I:ee!==void 0&&(this.text+=W.slice(R));break e;default:V=$e}this.forbiddenState=V}handleTextOutsideRoot(){let{i:R}=this;const{chunk:V,textHandler:W}=this;let ee=!1;e:for(;;){
const le=this.getCode();switch(le){case me:{if(this.state=de,W!==void 0){const{text:fe}=this,Se=V.slice(R,this.prevI);fe.length!==0?(W(fe+Se),this.text=""):Se.length!==0&&W(Se)}break e}case De:this.state=
ce,this.entityReturnState=ne,W!==void 0&&(this.text+=V.slice(R,this.prevI)),ee=!0;break e;case F:W!==void 0&&(this.text+=`${V.slice(R,this.prevI)}
`),R=this.i;break;case I:W!==void 0&&(this.text+=V.slice(R));break e;default:y(le)||(ee=!0)}}ee&&(!this.sawRoot&&!this.reportedTextBeforeRoot&&(this.fail("text data outside of root node."),this.reportedTextBeforeRoot=
!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of root node."),this.reportedTextAfterRoot=!0))}pushAttribNS(R,V){var W;const{prefix:ee,local:le}=this.qname(R),fe={name:R,
prefix:ee,local:le,value:V};if(this.attribList.push(fe),(W=this.attributeHandler)===null||W===void 0||W.call(this,fe),ee==="xmlns"){const Se=V.trim();this.currentXMLVersion==="1.0"&&Se===""&&this.fail(
"invalid attempt to undefine prefix in XML 1.0"),this.topNS[le]=Se,ut(this,le,Se)}else if(R==="xmlns"){const Se=V.trim();this.topNS[""]=Se,ut(this,"",Se)}}pushAttribPlain(R,V){var W;const ee={name:R,value:V};
this.attribList.push(ee),(W=this.attributeHandler)===null||W===void 0||W.call(this,ee)}end(){var R,V;this.sawRoot||this.fail("document must contain a root element.");const{tags:W}=this;for(;W.length>0;){
const le=W.pop();this.fail(`unclosed tag: ${le.name}`)}this.state!==q&&this.state!==ne&&this.fail("unexpected end.");const{text:ee}=this;return ee.length!==0&&((R=this.textHandler)===null||R===void 0||
R.call(this,ee),this.text=""),this._closed=!0,(V=this.endHandler)===null||V===void 0||V.call(this),this._init(),this}resolve(R){var V,W;let ee=this.topNS[R];if(ee!==void 0)return ee;const{tags:le}=this;
for(let fe=le.length-1;fe>=0;fe--)if(ee=le[fe].ns[R],ee!==void 0)return ee;return ee=this.ns[R],ee!==void 0?ee:(W=(V=this.opt).resolvePrefix)===null||W===void 0?void 0:W.call(V,R)}qname(R){const V=R.indexOf(
":");if(V===-1)return{prefix:"",local:R};const W=R.slice(V+1),ee=R.slice(0,V);return(ee===""||W===""||W.includes(":"))&&this.fail(`malformed name: ${R}.`),{prefix:ee,local:W}}processAttribsNS(){var R;
const{attribList:V}=this,W=this.tag;{const{prefix:fe,local:Se}=this.qname(W.name);W.prefix=fe,W.local=Se;const We=W.uri=(R=this.resolve(fe))!==null&&R!==void 0?R:"";fe!==""&&(fe==="xmlns"&&this.fail('\
tags may not have "xmlns" as prefix.'),We===""&&(this.fail(`unbound namespace prefix: ${JSON.stringify(fe)}.`),W.uri=fe))}if(V.length===0)return;const{attributes:ee}=W,le=new Set;for(const fe of V){const{
name:Se,prefix:We,local:Ft}=fe;let Ke,Xe;We===""?(Ke=Se==="xmlns"?T:"",Xe=Se):(Ke=this.resolve(We),Ke===void 0&&(this.fail(`unbound namespace prefix: ${JSON.stringify(We)}.`),Ke=We),Xe=`{${Ke}}${Ft}`),
le.has(Xe)&&this.fail(`duplicate attribute: ${Xe}.`),le.add(Xe),fe.uri=Ke,ee[Se]=fe}this.attribList=[]}processAttribsPlain(){const{attribList:R}=this,V=this.tag.attributes;for(const{name:W,value:ee}of R)
V[W]!==void 0&&this.fail(`duplicate attribute: ${W}.`),V[W]=ee;this.attribList=[]}openTag(){var R;this.processAttribs();const{tags:V}=this,W=this.tag;W.isSelfClosing=!1,(R=this.openTagHandler)===null||
R===void 0||R.call(this,W),V.push(W),this.state=ne,this.name=""}openSelfClosingTag(){var R,V,W;this.processAttribs();const{tags:ee}=this,le=this.tag;le.isSelfClosing=!0,(R=this.openTagHandler)===null||
R===void 0||R.call(this,le),(V=this.closeTagHandler)===null||V===void 0||V.call(this,le),(this.tag=(W=ee[ee.length-1])!==null&&W!==void 0?W:null)===null&&(this.closedRoot=!0),this.state=ne,this.name=""}closeTag(){
const{tags:R,name:V}=this;if(this.state=ne,this.name="",V===""){this.fail("weird empty close tag."),this.text+="</>";return}const W=this.closeTagHandler;let ee=R.length;for(;ee-- >0;){const le=this.tag=
R.pop();if(this.topNS=le.ns,W?.(le),le.name===V)break;this.fail("unexpected close tag.")}ee===0?this.closedRoot=!0:ee<0&&(this.fail(`unmatched closing tag: ${V}.`),this.text+=`</${V}>`)}parseEntity(R){
if(R[0]!=="#"){const W=this.ENTITIES[R];return W!==void 0?W:(this.fail(this.isName(R)?"undefined entity.":"disallowed character in entity name."),`&${R};`)}let V=NaN;return R[1]==="x"&&/^#x[0-9a-f]+$/i.
test(R)?V=parseInt(R.slice(2),16):/^#[0-9]+$/.test(R)&&(V=parseInt(R.slice(1),10)),this.isChar(V)?String.fromCodePoint(V):(this.fail("malformed character entity."),`&${R};`)}};h.SaxesParser=Bt}}),require_utils2=(0,U.__commonJS)(
{"node_modules/handlebars/dist/cjs/handlebars/utils.js"(h){"use strict";h.__esModule=!0,h.extend=b,h.indexOf=S,h.escapeExpression=A,h.isEmpty=_,h.createFrame=E,h.blockParams=C,h.appendContextPath=D;var f={
"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#x27;","`":"&#x60;","=":"&#x3D;"},m=/[&<>"'`=]/g,g=/[&<>"'`=]/;function y(T){return f[T]}v(y,"escapeChar");function b(T){for(var P=1;P<arguments.length;P++)
for(var O in arguments[P])Object.prototype.hasOwnProperty.call(arguments[P],O)&&(T[O]=arguments[P][O]);return T}v(b,"extend2");var k=Object.prototype.toString;h.toString=k;var w=v(function(P){return typeof P==
"function"},"isFunction2");w(/x/)&&(h.isFunction=w=v(function(T){return typeof T=="function"&&k.call(T)==="[object Function]"},"isFunction")),h.isFunction=w;var x=Array.isArray||function(T){return T&&
typeof T=="object"?k.call(T)==="[object Array]":!1};h.isArray=x;function S(T,P){for(var O=0,I=T.length;O<I;O++)if(T[O]===P)return O;return-1}v(S,"indexOf");function A(T){if(typeof T!="string"){if(T&&typeof T.
toHTML=="function")return T.toHTML();if(T==null)return"";if(!T)return T+"";T=""+T}return g.test(T)?T.replace(m,y):T}v(A,"escapeExpression");function _(T){return!T&&T!==0?!0:!!(x(T)&&T.length===0)}v(_,
"isEmpty2");function E(T){var P=b({},T);return P._parent=T,P}v(E,"createFrame");function C(T,P){return T.path=P,T}v(C,"blockParams");function D(T,P){return(T?T+".":"")+P}v(D,"appendContextPath")}}),require_exception=(0,U.__commonJS)(
{"node_modules/handlebars/dist/cjs/handlebars/exception.js"(h,f){"use strict";h.__esModule=!0;var m=["description","fileName","lineNumber","endLineNumber","message","name","number","stack"];function g(y,b){
var k=b&&b.loc,w=void 0,x=void 0,S=void 0,A=void 0;k&&k.start&&(w=k.start.line,S=k.start.column,k.end&&(x=k.end.line,A=k.end.column),y+=" - "+w+":"+S);for(var _=Error.prototype.constructor.call(this,y),
E=0;E<m.length;E++)this[m[E]]=_[m[E]];Error.captureStackTrace&&Error.captureStackTrace(this,g);try{k&&(this.lineNumber=w,this.endLineNumber=x,Object.defineProperty?(Object.defineProperty(this,"column",
{value:S,enumerable:!0}),Object.defineProperty(this,"endColumn",{value:A,enumerable:!0})):(this.column=S,this.endColumn=A))}catch{}}v(g,"Exception"),g.prototype=new Error,h.default=g,f.exports=h.default}}),
require_block_helper_missing=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/helpers/block-helper-missing.js"(h,f){"use strict";h.__esModule=!0;var m=require_utils2();h.default=function(g){
g.registerHelper("blockHelperMissing",function(y,b){var k=b.inverse,w=b.fn;if(y===!0)return w(this);if(y===!1||y==null)return k(this);if(m.isArray(y))return y.length>0?(b.ids&&(b.ids=[b.name]),g.helpers.
each(y,b)):k(this);if(b.data&&b.ids){var x=m.createFrame(b.data);x.contextPath=m.appendContextPath(b.data.contextPath,b.name),b={data:x}}return w(y,b)})},f.exports=h.default}}),require_each=(0,U.__commonJS)(
{"node_modules/handlebars/dist/cjs/handlebars/helpers/each.js"(h,f){"use strict";h.__esModule=!0;function m(w){return w&&w.__esModule?w:{default:w}}v(m,"_interopRequireDefault");var g=require_utils2(),
y=require_exception(),b=m(y);function k(w){try{var x=w.return;g.isFunction(x)&&x.call(w)}catch{}}v(k,"closeIterator"),h.default=function(w){w.registerHelper("each",function(x,S){if(!S)throw new b.default(
"Must pass iterator to #each");var A=S.fn,_=S.inverse,E=0,C="",D=void 0,T=void 0;S.data&&S.ids&&(T=g.appendContextPath(S.data.contextPath,S.ids[0])+"."),g.isFunction(x)&&(x=x.call(this)),S.data&&(D=g.
createFrame(S.data));function P(L,N,B,M){D&&(D.key=L,D.index=N,D.first=N===0,D.last=!!B,T&&(D.contextPath=T+L)),C=C+A(M,{data:D,blockParams:g.blockParams([M,L],[T+L,null])})}if(v(P,"execIteration"),x&&
typeof x=="object")if(g.isArray(x))for(var O=x.length;E<O;E++)E in x&&P(E,E,E===x.length-1,x[E]);else if(typeof Symbol=="function"&&x[Symbol.iterator])for(var I=x[Symbol.iterator](),F=I.next();!F.done;){
var q=I.next();try{P(E,E,q.done,F.value)}catch(L){throw q.done||k(I),L}F=q,E++}else(function(){var L=void 0;Object.keys(x).forEach(function(N){L!==void 0&&P(L,E-1,!1,x[L]),L=N,E++}),L!==void 0&&P(L,E-
1,!0,x[L])})();return E===0&&(C=_(this)),C})},f.exports=h.default}}),require_helper_missing=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/helpers/helper-missing.js"(h,f){"use strict";
h.__esModule=!0;function m(b){return b&&b.__esModule?b:{default:b}}v(m,"_interopRequireDefault");var g=require_exception(),y=m(g);h.default=function(b){b.registerHelper("helperMissing",function(){if(arguments.
length!==1)throw new y.default('Missing helper: "'+arguments[arguments.length-1].name+'"')})},f.exports=h.default}}),require_if=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/helpers/i\
f.js"(h,f){"use strict";h.__esModule=!0;function m(k){return k&&k.__esModule?k:{default:k}}v(m,"_interopRequireDefault");var g=require_utils2(),y=require_exception(),b=m(y);h.default=function(k){k.registerHelper(
"if",function(w,x){if(arguments.length!=2)throw new b.default("#if requires exactly one argument");return g.isFunction(w)&&(w=w.call(this)),!x.hash.includeZero&&!w||g.isEmpty(w)?x.inverse(this):x.fn(this)}),
k.registerHelper("unless",function(w,x){if(arguments.length!=2)throw new b.default("#unless requires exactly one argument");return k.helpers.if.call(this,w,{fn:x.inverse,inverse:x.fn,hash:x.hash})})},
f.exports=h.default}}),require_log=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/helpers/log.js"(h,f){"use strict";h.__esModule=!0,h.default=function(m){m.registerHelper("log",function(){
for(var g=[void 0],y=arguments[arguments.length-1],b=0;b<arguments.length-1;b++)g.push(arguments[b]);var k=1;y.hash.level!=null?k=y.hash.level:y.data&&y.data.level!=null&&(k=y.data.level),g[0]=k,m.log.
apply(m,g)})},f.exports=h.default}}),require_lookup=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/helpers/lookup.js"(h,f){"use strict";h.__esModule=!0,h.default=function(m){m.registerHelper(
"lookup",function(g,y,b){return g&&b.lookupProperty(g,y)})},f.exports=h.default}}),require_with=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/helpers/with.js"(h,f){"use strict";h.__esModule=
!0;function m(k){return k&&k.__esModule?k:{default:k}}v(m,"_interopRequireDefault");var g=require_utils2(),y=require_exception(),b=m(y);h.default=function(k){k.registerHelper("with",function(w,x){if(arguments.
length!=2)throw new b.default("#with requires exactly one argument");g.isFunction(w)&&(w=w.call(this));var S=x.fn;if(g.isEmpty(w))return x.inverse(this);var A=x.data;return x.data&&x.ids&&(A=g.createFrame(
x.data),A.contextPath=g.appendContextPath(x.data.contextPath,x.ids[0])),S(w,{data:A,blockParams:g.blockParams([w],[A&&A.contextPath])})})},f.exports=h.default}}),require_helpers=(0,U.__commonJS)({"nod\
e_modules/handlebars/dist/cjs/handlebars/helpers.js"(h){"use strict";h.__esModule=!0,h.registerDefaultHelpers=P,h.moveHelperToHooks=O;function f(I){return I&&I.__esModule?I:{default:I}}v(f,"_interopRe\
quireDefault");var m=require_block_helper_missing(),g=f(m),y=require_each(),b=f(y),k=require_helper_missing(),w=f(k),x=require_if(),S=f(x),A=require_log(),_=f(A),E=require_lookup(),C=f(E),D=require_with(),
T=f(D);function P(I){g.default(I),b.default(I),w.default(I),S.default(I),_.default(I),C.default(I),T.default(I)}v(P,"registerDefaultHelpers");function O(I,F,q){I.helpers[F]&&(I.hooks[F]=I.helpers[F],q||
(I.helpers[F]=void 0))}v(O,"moveHelperToHooks")}}),require_inline=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/decorators/inline.js"(h,f){"use strict";h.__esModule=!0;var m=require_utils2();
h.default=function(g){g.registerDecorator("inline",function(y,b,k,w){var x=y;return b.partials||(b.partials={},x=v(function(S,A){var _=k.partials;k.partials=m.extend({},_,b.partials);var E=y(S,A);return k.
partials=_,E},"ret")),b.partials[w.args[0]]=w.fn,x})},f.exports=h.default}}),require_decorators=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/decorators.js"(h){"use strict";h.__esModule=
!0,h.registerDefaultDecorators=y;function f(b){return b&&b.__esModule?b:{default:b}}v(f,"_interopRequireDefault");var m=require_inline(),g=f(m);function y(b){g.default(b)}v(y,"registerDefaultDecorator\
s")}}),require_logger=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/logger.js"(h,f){"use strict";h.__esModule=!0;var m=require_utils2(),g={methodMap:["debug","info","warn","error"],level:"\
info",lookupLevel:v(function(b){if(typeof b=="string"){var k=m.indexOf(g.methodMap,b.toLowerCase());k>=0?b=k:b=parseInt(b,10)}return b},"lookupLevel"),log:v(function(b){if(b=g.lookupLevel(b),typeof console<
"u"&&g.lookupLevel(g.level)<=b){var k=g.methodMap[b];console[k]||(k="log");for(var w=arguments.length,x=Array(w>1?w-1:0),S=1;S<w;S++)x[S-1]=arguments[S];console[k].apply(console,x)}},"log")};h.default=
g,f.exports=h.default}}),require_proto_access=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/internal/proto-access.js"(h){"use strict";h.__esModule=!0,h.createProtoAccessControl=k,h.resultIsAllowed=
w,h.isPrototypeConstructor=x,h.resetLoggedProperties=_;function f(E){return E&&E.__esModule?E:{default:E}}v(f,"_interopRequireDefault");var m=require_utils2(),g=require_logger(),y=f(g),b=Object.create(
null);function k(E){var C=Object.create(null);C.__proto__=!1,m.extend(C,E.allowedProtoProperties);var D=Object.create(null);return D.constructor=!1,D.__defineGetter__=!1,D.__defineSetter__=!1,D.__lookupGetter__=
!1,D.__lookupSetter__=!1,m.extend(D,E.allowedProtoMethods),{properties:{whitelist:C,defaultValue:E.allowProtoPropertiesByDefault},methods:{whitelist:D,defaultValue:E.allowProtoMethodsByDefault}}}v(k,"\
createProtoAccessControl");function w(E,C,D){return S(typeof E=="function"?C.methods:C.properties,D)}v(w,"resultIsAllowed");function x(E,C,D){return C==="constructor"&&typeof D=="function"&&E===D.prototype}
v(x,"isPrototypeConstructor");function S(E,C){return E.whitelist[C]!==void 0?E.whitelist[C]===!0:E.defaultValue!==void 0?E.defaultValue:(A(C),!1)}v(S,"checkWhiteList");function A(E){b[E]!==!0&&(b[E]=!0,
y.default.log("error",'Handlebars: Access has been denied to resolve the property "'+E+`" because it is not an "own property" of its parent.
You can add a runtime option to disable the check or this warning:
See https://handlebarsjs.com/api-reference/runtime-options.html#options-to-control-prototype-access for details`))}v(A,"logUnexpecedPropertyAccessOnce");function _(){Object.keys(b).forEach(function(E){
delete b[E]})}v(_,"resetLoggedProperties")}}),require_base=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/base.js"(h){"use strict";h.__esModule=!0,h.HandlebarsEnvironment=T;function f(O){
return O&&O.__esModule?O:{default:O}}v(f,"_interopRequireDefault");var m=require_utils2(),g=require_exception(),y=f(g),b=require_helpers(),k=require_decorators(),w=require_logger(),x=f(w),S=require_proto_access(),
A="4.7.10";h.VERSION=A;var _=8;h.COMPILER_REVISION=_;var E=7;h.LAST_COMPATIBLE_COMPILER_REVISION=E;var C={1:"<= 1.0.rc.2",2:"== 1.0.0-rc.3",3:"== 1.0.0-rc.4",4:"== 1.x.x",5:"== 2.0.0-alpha.x",6:">= 2.\
0.0-beta.1",7:">= 4.0.0 <4.3.0",8:">= 4.3.0"};h.REVISION_CHANGES=C;var D="[object Object]";function T(O,I,F){this.helpers=O||{},this.partials=I||{},this.decorators=F||{},b.registerDefaultHelpers(this),
k.registerDefaultDecorators(this)}v(T,"HandlebarsEnvironment"),T.prototype={constructor:T,logger:x.default,log:x.default.log,registerHelper:v(function(I,F){if(m.toString.call(I)===D){if(F)throw new y.
default("Arg not supported with multiple helpers");m.extend(this.helpers,I)}else this.helpers[I]=F},"registerHelper"),unregisterHelper:v(function(I){delete this.helpers[I]},"unregisterHelper"),registerPartial:v(
function(I,F){if(m.toString.call(I)===D)m.extend(this.partials,I);else{if(typeof F>"u")throw new y.default('Attempting to register a partial called "'+I+'" as undefined');this.partials[I]=F}},"registe\
rPartial"),unregisterPartial:v(function(I){delete this.partials[I]},"unregisterPartial"),registerDecorator:v(function(I,F){if(m.toString.call(I)===D){if(F)throw new y.default("Arg not supported with m\
ultiple decorators");m.extend(this.decorators,I)}else this.decorators[I]=F},"registerDecorator"),unregisterDecorator:v(function(I){delete this.decorators[I]},"unregisterDecorator"),resetLoggedPropertyAccesses:v(
function(){S.resetLoggedProperties()},"resetLoggedPropertyAccesses")};var P=x.default.log;h.log=P,h.createFrame=m.createFrame,h.logger=x.default}}),require_safe_string=(0,U.__commonJS)({"node_modules/\
handlebars/dist/cjs/handlebars/safe-string.js"(h,f){"use strict";h.__esModule=!0;function m(g){this.string=g}v(m,"SafeString"),m.prototype.toString=m.prototype.toHTML=function(){return""+this.string},
h.default=m,f.exports=h.default}}),require_wrapHelper=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/internal/wrapHelper.js"(h){"use strict";h.__esModule=!0,h.wrapHelper=f;function f(m,g){
if(typeof m!="function")return m;var y=v(function(){var k=arguments[arguments.length-1];return arguments[arguments.length-1]=g(k),m.apply(this,arguments)},"wrapper2");return y}v(f,"wrapHelper")}}),require_runtime=(0,U.__commonJS)(
{"node_modules/handlebars/dist/cjs/handlebars/runtime.js"(h){"use strict";h.__esModule=!0,h.checkRevision=_,h.template=E,h.wrapProgram=C,h.resolvePartial=D,h.invokePartial=T,h.noop=P;function f(N){return N&&
N.__esModule?N:{default:N}}v(f,"_interopRequireDefault");function m(N){if(N&&N.__esModule)return N;var B={};if(N!=null)for(var M in N)Object.prototype.hasOwnProperty.call(N,M)&&(B[M]=N[M]);return B.default=
N,B}v(m,"_interopRequireWildcard");var g=require_utils2(),y=m(g),b=require_exception(),k=f(b),w=require_base(),x=require_helpers(),S=require_wrapHelper(),A=require_proto_access();function _(N){var B=N&&
N[0]||1,M=w.COMPILER_REVISION;if(!(B>=w.LAST_COMPATIBLE_COMPILER_REVISION&&B<=w.COMPILER_REVISION))if(B<w.LAST_COMPATIBLE_COMPILER_REVISION){var j=w.REVISION_CHANGES[M],H=w.REVISION_CHANGES[B];throw new k.
default("Template was precompiled with an older version of Handlebars than the current runtime. Please update your precompiler to a newer version ("+j+") or downgrade your runtime to an older version \
("+H+").")}else throw new k.default("Template was precompiled with a newer version of Handlebars than the current runtime. Please update your runtime to a newer version ("+N[1]+").")}v(_,"checkRevisio\
n");function E(N,B){if(!B)throw new k.default("No environment passed to template");if(!N||!N.main)throw new k.default("Unknown template object: "+typeof N);N.main.decorator=N.main_d,B.VM.checkRevision(
N.compiler);var M=N.compiler&&N.compiler[0]===7;function j(G,K,J){J.hash&&(K=y.extend({},K,J.hash),J.ids&&(J.ids[0]=!0)),G=B.VM.resolvePartial.call(this,G,K,J),J.hooks=this.hooks,J.protoAccessControl=
this.protoAccessControl;var X=B.VM.invokePartial.call(this,G,K,J);if(X==null&&y.isFunction(G))throw new k.default("The partial "+J.name+" returned no output: partials must return a string");if(X==null&&
B.compile){if(typeof G!="string")throw new k.default("The partial "+J.name+" could not be compiled: partials must be strings or functions returning strings");J.partials[J.name]=B.compile(G,N.compilerOptions,
B),X=J.partials[J.name](K,J)}if(X!=null){if(J.indent){for(var ae=X.split(`
`),ne=0,ce=ae.length;ne<ce&&!(!ae[ne]&&ne+1===ce);ne++)ae[ne]=J.indent+ae[ne];X=ae.join(`
`)}return X}else throw new k.default("The partial "+J.name+" could not be compiled when running in runtime-only mode")}v(j,"invokePartialWrapper");var H={strict:v(function(K,J,X){if(!K||!(J in K))throw new k.
default('"'+J+'" not defined in '+K,{loc:X});return H.lookupProperty(K,J)},"strict"),lookupProperty:v(function(K,J){var X=K[J];if(X==null||Object.prototype.hasOwnProperty.call(K,J)&&!A.isPrototypeConstructor(
K,J,X)||A.resultIsAllowed(X,H.protoAccessControl,J))return X},"lookupProperty"),lookup:v(function(K,J){for(var X=K.length,ae=0;ae<X;ae++){var ne=K[ae]&&H.lookupProperty(K[ae],J);if(ne!=null)return ne}},
"lookup"),lambda:v(function(K,J){return typeof K=="function"?K.call(J):K},"lambda"),escapeExpression:y.escapeExpression,invokePartial:j,fn:v(function(K){var J=N[K];return J.decorator=N[K+"_d"],J},"fn"),
programs:[],program:v(function(K,J,X,ae,ne){var ce=this.programs[K],de=this.fn(K);return J||ne||ae||X?ce=C(this,K,de,J,X,ae,ne):ce||(ce=this.programs[K]=C(this,K,de)),ce},"program"),data:v(function(K,J){
for(;K&&J--;)K=K._parent;return K},"data"),mergeIfNeeded:v(function(K,J){var X=K||J;return K&&J&&K!==J&&(X=y.extend({},J,K)),X},"mergeIfNeeded"),nullContext:Object.seal({}),noop:B.VM.noop,compilerInfo:N.
compiler};function Z(G){var K=arguments.length<=1||arguments[1]===void 0?{}:arguments[1],J=K.data;Z._setup(K),!K.partial&&N.useData&&(J=I(G,J));var X=void 0,ae=N.useBlockParams?[]:void 0;N.useDepths&&
(K.depths?X=G!=K.depths[0]?[G].concat(K.depths):K.depths:X=[G]);function ne(ce){return""+N.main(H,ce,H.helpers,H.partials,J,ae,X)}return v(ne,"main"),ne=F(N.main,ne,H,K.depths||[],J,ae),ne(G,K)}return v(
Z,"ret"),Z.isTop=!0,Z._setup=function(G){if(G.partial)H.protoAccessControl=G.protoAccessControl,H.helpers=G.helpers,H.partials=G.partials,H.decorators=G.decorators,H.hooks=G.hooks;else{var K={};q(K,B.
helpers,H),q(K,G.helpers,H),H.helpers=K,N.usePartial&&(H.partials=H.mergeIfNeeded(G.partials,B.partials)),(N.usePartial||N.useDecorators)&&(H.decorators=y.extend({},B.decorators,G.decorators)),H.hooks=
{},H.protoAccessControl=A.createProtoAccessControl(G);var J=G.allowCallsToHelperMissing||M;x.moveHelperToHooks(H,"helperMissing",J),x.moveHelperToHooks(H,"blockHelperMissing",J)}},Z._child=function(G,K,J,X){
if(N.useBlockParams&&!J)throw new k.default("must pass block params");if(N.useDepths&&!X)throw new k.default("must pass parent depths");return C(H,G,N[G],K,0,J,X)},Z}v(E,"template");function C(N,B,M,j,H,Z,G){
function K(J){var X=arguments.length<=1||arguments[1]===void 0?{}:arguments[1],ae=G;return G&&J!=G[0]&&!(J===N.nullContext&&G[0]===null)&&(ae=[J].concat(G)),M(N,J,N.helpers,N.partials,X.data||j,Z&&[X.
blockParams].concat(Z),ae)}return v(K,"prog"),K=F(M,K,N,G,j,Z),K.program=B,K.depth=G?G.length:0,K.blockParams=H||0,K}v(C,"wrapProgram");function D(N,B,M){return N?typeof N!="function"&&!M.name&&(M.name=
N,N=O(M.partials,N)):M.name==="@partial-block"?N=O(M.data,"partial-block"):N=O(M.partials,M.name),N}v(D,"resolvePartial");function T(N,B,M){var j=O(M.data,"partial-block");M.partial=!0,M.ids&&(M.data.
contextPath=M.ids[0]||M.data.contextPath);var H=void 0;if(M.fn&&M.fn!==P&&(function(){M.data=w.createFrame(M.data);var Z=M.fn;H=M.data["partial-block"]=v(function(K){var J=arguments.length<=1||arguments[1]===
void 0?{}:arguments[1];return J.data=w.createFrame(J.data),J.data["partial-block"]=j,Z(K,J)},"partialBlockWrapper"),Z.partials&&(M.partials=y.extend({},M.partials,Z.partials))})(),N===void 0&&H&&(N=H),
N===void 0)throw new k.default("The partial "+M.name+" could not be found");if(N instanceof Function)return N(B,M)}v(T,"invokePartial");function P(){return""}v(P,"noop2");function O(N,B){if(N&&Object.
prototype.hasOwnProperty.call(N,B))return N[B]}v(O,"lookupOwnProperty");function I(N,B){return(!B||!("root"in B))&&(B=B?w.createFrame(B):{},B.root=N),B}v(I,"initData");function F(N,B,M,j,H,Z){if(N.decorator){
var G={};B=N.decorator(B,G,M,j&&j[0],H,Z,j),y.extend(B,G)}return B}v(F,"executeDecorators");function q(N,B,M){B&&Object.keys(B).forEach(function(j){var H=B[j];N[j]=L(H,M)})}v(q,"addHelpers");function L(N,B){
var M=B.lookupProperty;return S.wrapHelper(N,function(j){return j.lookupProperty=M,j})}v(L,"passLookupPropertyOption")}}),require_no_conflict=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handle\
bars/no-conflict.js"(h,f){"use strict";h.__esModule=!0,h.default=function(m){(function(){typeof globalThis!="object"&&(Object.prototype.__defineGetter__("__magic__",function(){return this}),__magic__.
globalThis=__magic__,delete Object.prototype.__magic__)})();var g=globalThis.Handlebars;m.noConflict=function(){return globalThis.Handlebars===m&&(globalThis.Handlebars=g),m}},f.exports=h.default}}),require_handlebars_runtime=(0,U.__commonJS)(
{"node_modules/handlebars/dist/cjs/handlebars.runtime.js"(h,f){"use strict";h.__esModule=!0;function m(I){return I&&I.__esModule?I:{default:I}}v(m,"_interopRequireDefault");function g(I){if(I&&I.__esModule)
return I;var F={};if(I!=null)for(var q in I)Object.prototype.hasOwnProperty.call(I,q)&&(F[q]=I[q]);return F.default=I,F}v(g,"_interopRequireWildcard");var y=require_base(),b=g(y),k=require_safe_string(),
w=m(k),x=require_exception(),S=m(x),A=require_utils2(),_=g(A),E=require_runtime(),C=g(E),D=require_no_conflict(),T=m(D);function P(){var I=new b.HandlebarsEnvironment;return _.extend(I,b),I.SafeString=
w.default,I.Exception=S.default,I.Utils=_,I.escapeExpression=_.escapeExpression,I.VM=C,I.template=function(F){return C.template(F,I)},I}v(P,"create2");var O=P();O.create=P,T.default(O),O.default=O,h.default=
O,f.exports=h.default}}),require_ast=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/compiler/ast.js"(h,f){"use strict";h.__esModule=!0;var m={helpers:{helperExpression:v(function(y){return y.
type==="SubExpression"||(y.type==="MustacheStatement"||y.type==="BlockStatement")&&!!(y.params&&y.params.length||y.hash)},"helperExpression"),scopedId:v(function(y){return/^\.|this\b/.test(y.original)},
"scopedId"),simpleId:v(function(y){return y.parts.length===1&&!m.helpers.scopedId(y)&&!y.depth},"simpleId")}};h.default=m,f.exports=h.default}}),require_parser=(0,U.__commonJS)({"node_modules/handleba\
rs/dist/cjs/handlebars/compiler/parser.js"(h,f){"use strict";h.__esModule=!0;var m=(function(){var g={trace:v(function(){},"trace"),yy:{},symbols_:{error:2,root:3,program:4,EOF:5,program_repetition0:6,
statement:7,mustache:8,block:9,rawBlock:10,partial:11,partialBlock:12,content:13,COMMENT:14,CONTENT:15,openRawBlock:16,rawBlock_repetition0:17,END_RAW_BLOCK:18,OPEN_RAW_BLOCK:19,helperName:20,openRawBlock_repetition0:21,
openRawBlock_option0:22,CLOSE_RAW_BLOCK:23,openBlock:24,block_option0:25,closeBlock:26,openInverse:27,block_option1:28,OPEN_BLOCK:29,openBlock_repetition0:30,openBlock_option0:31,openBlock_option1:32,
CLOSE:33,OPEN_INVERSE:34,openInverse_repetition0:35,openInverse_option0:36,openInverse_option1:37,openInverseChain:38,OPEN_INVERSE_CHAIN:39,openInverseChain_repetition0:40,openInverseChain_option0:41,
openInverseChain_option1:42,inverseAndProgram:43,INVERSE:44,inverseChain:45,inverseChain_option0:46,OPEN_ENDBLOCK:47,OPEN:48,mustache_repetition0:49,mustache_option0:50,OPEN_UNESCAPED:51,mustache_repetition1:52,
mustache_option1:53,CLOSE_UNESCAPED:54,OPEN_PARTIAL:55,partialName:56,partial_repetition0:57,partial_option0:58,openPartialBlock:59,OPEN_PARTIAL_BLOCK:60,openPartialBlock_repetition0:61,openPartialBlock_option0:62,
param:63,sexpr:64,OPEN_SEXPR:65,sexpr_repetition0:66,sexpr_option0:67,CLOSE_SEXPR:68,hash:69,hash_repetition_plus0:70,hashSegment:71,ID:72,EQUALS:73,blockParams:74,OPEN_BLOCK_PARAMS:75,blockParams_repetition_plus0:76,
CLOSE_BLOCK_PARAMS:77,path:78,dataName:79,STRING:80,NUMBER:81,BOOLEAN:82,UNDEFINED:83,NULL:84,DATA:85,pathSegments:86,SEP:87,$accept:0,$end:1},terminals_:{2:"error",5:"EOF",14:"COMMENT",15:"CONTENT",18:"\
END_RAW_BLOCK",19:"OPEN_RAW_BLOCK",23:"CLOSE_RAW_BLOCK",29:"OPEN_BLOCK",33:"CLOSE",34:"OPEN_INVERSE",39:"OPEN_INVERSE_CHAIN",44:"INVERSE",47:"OPEN_ENDBLOCK",48:"OPEN",51:"OPEN_UNESCAPED",54:"CLOSE_UNE\
SCAPED",55:"OPEN_PARTIAL",60:"OPEN_PARTIAL_BLOCK",65:"OPEN_SEXPR",68:"CLOSE_SEXPR",72:"ID",73:"EQUALS",75:"OPEN_BLOCK_PARAMS",77:"CLOSE_BLOCK_PARAMS",80:"STRING",81:"NUMBER",82:"BOOLEAN",83:"UNDEFINED",
84:"NULL",85:"DATA",87:"SEP"},productions_:[0,[3,2],[4,1],[7,1],[7,1],[7,1],[7,1],[7,1],[7,1],[7,1],[13,1],[10,3],[16,5],[9,4],[9,4],[24,6],[27,6],[38,6],[43,2],[45,3],[45,1],[26,3],[8,5],[8,5],[11,5],
[12,3],[59,5],[63,1],[63,1],[64,5],[69,1],[71,3],[74,3],[20,1],[20,1],[20,1],[20,1],[20,1],[20,1],[20,1],[56,1],[56,1],[79,2],[78,1],[86,3],[86,1],[6,0],[6,2],[17,0],[17,2],[21,0],[21,2],[22,0],[22,1],
[25,0],[25,1],[28,0],[28,1],[30,0],[30,2],[31,0],[31,1],[32,0],[32,1],[35,0],[35,2],[36,0],[36,1],[37,0],[37,1],[40,0],[40,2],[41,0],[41,1],[42,0],[42,1],[46,0],[46,1],[49,0],[49,2],[50,0],[50,1],[52,
0],[52,2],[53,0],[53,1],[57,0],[57,2],[58,0],[58,1],[61,0],[61,2],[62,0],[62,1],[66,0],[66,2],[67,0],[67,1],[70,1],[70,2],[76,1],[76,2]],performAction:v(function(w,x,S,A,_,E,C){var D=E.length-1;switch(_){case 1:
return E[D-1];case 2:this.$=A.prepareProgram(E[D]);break;case 3:this.$=E[D];break;case 4:this.$=E[D];break;case 5:this.$=E[D];break;case 6:this.$=E[D];break;case 7:this.$=E[D];break;case 8:this.$=E[D];
break;case 9:this.$={type:"CommentStatement",value:A.stripComment(E[D]),strip:A.stripFlags(E[D],E[D]),loc:A.locInfo(this._$)};break;case 10:this.$={type:"ContentStatement",original:E[D],value:E[D],loc:A.
locInfo(this._$)};break;case 11:this.$=A.prepareRawBlock(E[D-2],E[D-1],E[D],this._$);break;case 12:this.$={path:E[D-3],params:E[D-2],hash:E[D-1]};break;case 13:this.$=A.prepareBlock(E[D-3],E[D-2],E[D-
1],E[D],!1,this._$);break;case 14:this.$=A.prepareBlock(E[D-3],E[D-2],E[D-1],E[D],!0,this._$);break;case 15:this.$={open:E[D-5],path:E[D-4],params:E[D-3],hash:E[D-2],blockParams:E[D-1],strip:A.stripFlags(
E[D-5],E[D])};break;case 16:this.$={path:E[D-4],params:E[D-3],hash:E[D-2],blockParams:E[D-1],strip:A.stripFlags(E[D-5],E[D])};break;case 17:this.$={path:E[D-4],params:E[D-3],hash:E[D-2],blockParams:E[D-
1],strip:A.stripFlags(E[D-5],E[D])};break;case 18:this.$={strip:A.stripFlags(E[D-1],E[D-1]),program:E[D]};break;case 19:var T=A.prepareBlock(E[D-2],E[D-1],E[D],E[D],!1,this._$),P=A.prepareProgram([T],
E[D-1].loc);P.chained=!0,this.$={strip:E[D-2].strip,program:P,chain:!0};break;case 20:this.$=E[D];break;case 21:this.$={path:E[D-1],strip:A.stripFlags(E[D-2],E[D])};break;case 22:this.$=A.prepareMustache(
E[D-3],E[D-2],E[D-1],E[D-4],A.stripFlags(E[D-4],E[D]),this._$);break;case 23:this.$=A.prepareMustache(E[D-3],E[D-2],E[D-1],E[D-4],A.stripFlags(E[D-4],E[D]),this._$);break;case 24:this.$={type:"Partial\
Statement",name:E[D-3],params:E[D-2],hash:E[D-1],indent:"",strip:A.stripFlags(E[D-4],E[D]),loc:A.locInfo(this._$)};break;case 25:this.$=A.preparePartialBlock(E[D-2],E[D-1],E[D],this._$);break;case 26:
this.$={path:E[D-3],params:E[D-2],hash:E[D-1],strip:A.stripFlags(E[D-4],E[D])};break;case 27:this.$=E[D];break;case 28:this.$=E[D];break;case 29:this.$={type:"SubExpression",path:E[D-3],params:E[D-2],
hash:E[D-1],loc:A.locInfo(this._$)};break;case 30:this.$={type:"Hash",pairs:E[D],loc:A.locInfo(this._$)};break;case 31:this.$={type:"HashPair",key:A.id(E[D-2]),value:E[D],loc:A.locInfo(this._$)};break;case 32:
this.$=A.id(E[D-1]);break;case 33:this.$=E[D];break;case 34:this.$=E[D];break;case 35:this.$={type:"StringLiteral",value:E[D],original:E[D],loc:A.locInfo(this._$)};break;case 36:this.$={type:"NumberLi\
teral",value:Number(E[D]),original:Number(E[D]),loc:A.locInfo(this._$)};break;case 37:this.$={type:"BooleanLiteral",value:E[D]==="true",original:E[D]==="true",loc:A.locInfo(this._$)};break;case 38:this.
$={type:"UndefinedLiteral",original:void 0,value:void 0,loc:A.locInfo(this._$)};break;case 39:this.$={type:"NullLiteral",original:null,value:null,loc:A.locInfo(this._$)};break;case 40:this.$=E[D];break;case 41:
this.$=E[D];break;case 42:this.$=A.preparePath(!0,E[D],this._$);break;case 43:this.$=A.preparePath(!1,E[D],this._$);break;case 44:E[D-2].push({part:A.id(E[D]),original:E[D],separator:E[D-1]}),this.$=E[D-
2];break;case 45:this.$=[{part:A.id(E[D]),original:E[D]}];break;case 46:this.$=[];break;case 47:E[D-1].push(E[D]);break;case 48:this.$=[];break;case 49:E[D-1].push(E[D]);break;case 50:this.$=[];break;case 51:
E[D-1].push(E[D]);break;case 58:this.$=[];break;case 59:E[D-1].push(E[D]);break;case 64:this.$=[];break;case 65:E[D-1].push(E[D]);break;case 70:this.$=[];break;case 71:E[D-1].push(E[D]);break;case 78:
this.$=[];break;case 79:E[D-1].push(E[D]);break;case 82:this.$=[];break;case 83:E[D-1].push(E[D]);break;case 86:this.$=[];break;case 87:E[D-1].push(E[D]);break;case 90:this.$=[];break;case 91:E[D-1].push(
E[D]);break;case 94:this.$=[];break;case 95:E[D-1].push(E[D]);break;case 98:this.$=[E[D]];break;case 99:E[D-1].push(E[D]);break;case 100:this.$=[E[D]];break;case 101:E[D-1].push(E[D]);break}},"anonymo\
us"),table:[{3:1,4:2,5:[2,46],6:3,14:[2,46],15:[2,46],19:[2,46],29:[2,46],34:[2,46],48:[2,46],51:[2,46],55:[2,46],60:[2,46]},{1:[3]},{5:[1,4]},{5:[2,2],7:5,8:6,9:7,10:8,11:9,12:10,13:11,14:[1,12],15:[
1,20],16:17,19:[1,23],24:15,27:16,29:[1,21],34:[1,22],39:[2,2],44:[2,2],47:[2,2],48:[1,13],51:[1,14],55:[1,18],59:19,60:[1,24]},{1:[2,1]},{5:[2,47],14:[2,47],15:[2,47],19:[2,47],29:[2,47],34:[2,47],39:[
2,47],44:[2,47],47:[2,47],48:[2,47],51:[2,47],55:[2,47],60:[2,47]},{5:[2,3],14:[2,3],15:[2,3],19:[2,3],29:[2,3],34:[2,3],39:[2,3],44:[2,3],47:[2,3],48:[2,3],51:[2,3],55:[2,3],60:[2,3]},{5:[2,4],14:[2,
4],15:[2,4],19:[2,4],29:[2,4],34:[2,4],39:[2,4],44:[2,4],47:[2,4],48:[2,4],51:[2,4],55:[2,4],60:[2,4]},{5:[2,5],14:[2,5],15:[2,5],19:[2,5],29:[2,5],34:[2,5],39:[2,5],44:[2,5],47:[2,5],48:[2,5],51:[2,5],
55:[2,5],60:[2,5]},{5:[2,6],14:[2,6],15:[2,6],19:[2,6],29:[2,6],34:[2,6],39:[2,6],44:[2,6],47:[2,6],48:[2,6],51:[2,6],55:[2,6],60:[2,6]},{5:[2,7],14:[2,7],15:[2,7],19:[2,7],29:[2,7],34:[2,7],39:[2,7],
44:[2,7],47:[2,7],48:[2,7],51:[2,7],55:[2,7],60:[2,7]},{5:[2,8],14:[2,8],15:[2,8],19:[2,8],29:[2,8],34:[2,8],39:[2,8],44:[2,8],47:[2,8],48:[2,8],51:[2,8],55:[2,8],60:[2,8]},{5:[2,9],14:[2,9],15:[2,9],
19:[2,9],29:[2,9],34:[2,9],39:[2,9],44:[2,9],47:[2,9],48:[2,9],51:[2,9],55:[2,9],60:[2,9]},{20:25,72:[1,35],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{20:36,72:[1,
35],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{4:37,6:3,14:[2,46],15:[2,46],19:[2,46],29:[2,46],34:[2,46],39:[2,46],44:[2,46],47:[2,46],48:[2,46],51:[2,46],55:[2,46],
60:[2,46]},{4:38,6:3,14:[2,46],15:[2,46],19:[2,46],29:[2,46],34:[2,46],44:[2,46],47:[2,46],48:[2,46],51:[2,46],55:[2,46],60:[2,46]},{15:[2,48],17:39,18:[2,48]},{20:41,56:40,64:42,65:[1,43],72:[1,35],78:26,
79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{4:44,6:3,14:[2,46],15:[2,46],19:[2,46],29:[2,46],34:[2,46],47:[2,46],48:[2,46],51:[2,46],55:[2,46],60:[2,46]},{5:[2,10],14:[2,
10],15:[2,10],18:[2,10],19:[2,10],29:[2,10],34:[2,10],39:[2,10],44:[2,10],47:[2,10],48:[2,10],51:[2,10],55:[2,10],60:[2,10]},{20:45,72:[1,35],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,
32],85:[1,34],86:33},{20:46,72:[1,35],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{20:47,72:[1,35],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[
1,34],86:33},{20:41,56:48,64:42,65:[1,43],72:[1,35],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{33:[2,78],49:49,65:[2,78],72:[2,78],80:[2,78],81:[2,78],82:[2,78],83:[
2,78],84:[2,78],85:[2,78]},{23:[2,33],33:[2,33],54:[2,33],65:[2,33],68:[2,33],72:[2,33],75:[2,33],80:[2,33],81:[2,33],82:[2,33],83:[2,33],84:[2,33],85:[2,33]},{23:[2,34],33:[2,34],54:[2,34],65:[2,34],
68:[2,34],72:[2,34],75:[2,34],80:[2,34],81:[2,34],82:[2,34],83:[2,34],84:[2,34],85:[2,34]},{23:[2,35],33:[2,35],54:[2,35],65:[2,35],68:[2,35],72:[2,35],75:[2,35],80:[2,35],81:[2,35],82:[2,35],83:[2,35],
84:[2,35],85:[2,35]},{23:[2,36],33:[2,36],54:[2,36],65:[2,36],68:[2,36],72:[2,36],75:[2,36],80:[2,36],81:[2,36],82:[2,36],83:[2,36],84:[2,36],85:[2,36]},{23:[2,37],33:[2,37],54:[2,37],65:[2,37],68:[2,
37],72:[2,37],75:[2,37],80:[2,37],81:[2,37],82:[2,37],83:[2,37],84:[2,37],85:[2,37]},{23:[2,38],33:[2,38],54:[2,38],65:[2,38],68:[2,38],72:[2,38],75:[2,38],80:[2,38],81:[2,38],82:[2,38],83:[2,38],84:[
2,38],85:[2,38]},{23:[2,39],33:[2,39],54:[2,39],65:[2,39],68:[2,39],72:[2,39],75:[2,39],80:[2,39],81:[2,39],82:[2,39],83:[2,39],84:[2,39],85:[2,39]},{23:[2,43],33:[2,43],54:[2,43],65:[2,43],68:[2,43],
72:[2,43],75:[2,43],80:[2,43],81:[2,43],82:[2,43],83:[2,43],84:[2,43],85:[2,43],87:[1,50]},{72:[1,35],86:51},{23:[2,45],33:[2,45],54:[2,45],65:[2,45],68:[2,45],72:[2,45],75:[2,45],80:[2,45],81:[2,45],
82:[2,45],83:[2,45],84:[2,45],85:[2,45],87:[2,45]},{52:52,54:[2,82],65:[2,82],72:[2,82],80:[2,82],81:[2,82],82:[2,82],83:[2,82],84:[2,82],85:[2,82]},{25:53,38:55,39:[1,57],43:56,44:[1,58],45:54,47:[2,
54]},{28:59,43:60,44:[1,58],47:[2,56]},{13:62,15:[1,20],18:[1,61]},{33:[2,86],57:63,65:[2,86],72:[2,86],80:[2,86],81:[2,86],82:[2,86],83:[2,86],84:[2,86],85:[2,86]},{33:[2,40],65:[2,40],72:[2,40],80:[
2,40],81:[2,40],82:[2,40],83:[2,40],84:[2,40],85:[2,40]},{33:[2,41],65:[2,41],72:[2,41],80:[2,41],81:[2,41],82:[2,41],83:[2,41],84:[2,41],85:[2,41]},{20:64,72:[1,35],78:26,79:27,80:[1,28],81:[1,29],82:[
1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{26:65,47:[1,66]},{30:67,33:[2,58],65:[2,58],72:[2,58],75:[2,58],80:[2,58],81:[2,58],82:[2,58],83:[2,58],84:[2,58],85:[2,58]},{33:[2,64],35:68,65:[2,64],72:[
2,64],75:[2,64],80:[2,64],81:[2,64],82:[2,64],83:[2,64],84:[2,64],85:[2,64]},{21:69,23:[2,50],65:[2,50],72:[2,50],80:[2,50],81:[2,50],82:[2,50],83:[2,50],84:[2,50],85:[2,50]},{33:[2,90],61:70,65:[2,90],
72:[2,90],80:[2,90],81:[2,90],82:[2,90],83:[2,90],84:[2,90],85:[2,90]},{20:74,33:[2,80],50:71,63:72,64:75,65:[1,43],69:73,70:76,71:77,72:[1,78],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[
1,32],85:[1,34],86:33},{72:[1,79]},{23:[2,42],33:[2,42],54:[2,42],65:[2,42],68:[2,42],72:[2,42],75:[2,42],80:[2,42],81:[2,42],82:[2,42],83:[2,42],84:[2,42],85:[2,42],87:[1,50]},{20:74,53:80,54:[2,84],
63:81,64:75,65:[1,43],69:82,70:76,71:77,72:[1,78],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{26:83,47:[1,66]},{47:[2,55]},{4:84,6:3,14:[2,46],15:[2,46],19:[2,46],29:[
2,46],34:[2,46],39:[2,46],44:[2,46],47:[2,46],48:[2,46],51:[2,46],55:[2,46],60:[2,46]},{47:[2,20]},{20:85,72:[1,35],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{4:86,
6:3,14:[2,46],15:[2,46],19:[2,46],29:[2,46],34:[2,46],47:[2,46],48:[2,46],51:[2,46],55:[2,46],60:[2,46]},{26:87,47:[1,66]},{47:[2,57]},{5:[2,11],14:[2,11],15:[2,11],19:[2,11],29:[2,11],34:[2,11],39:[2,
11],44:[2,11],47:[2,11],48:[2,11],51:[2,11],55:[2,11],60:[2,11]},{15:[2,49],18:[2,49]},{20:74,33:[2,88],58:88,63:89,64:75,65:[1,43],69:90,70:76,71:77,72:[1,78],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],
83:[1,31],84:[1,32],85:[1,34],86:33},{65:[2,94],66:91,68:[2,94],72:[2,94],80:[2,94],81:[2,94],82:[2,94],83:[2,94],84:[2,94],85:[2,94]},{5:[2,25],14:[2,25],15:[2,25],19:[2,25],29:[2,25],34:[2,25],39:[2,
25],44:[2,25],47:[2,25],48:[2,25],51:[2,25],55:[2,25],60:[2,25]},{20:92,72:[1,35],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{20:74,31:93,33:[2,60],63:94,64:75,65:[
1,43],69:95,70:76,71:77,72:[1,78],75:[2,60],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{20:74,33:[2,66],36:96,63:97,64:75,65:[1,43],69:98,70:76,71:77,72:[1,78],75:[
2,66],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{20:74,22:99,23:[2,52],63:100,64:75,65:[1,43],69:101,70:76,71:77,72:[1,78],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],
83:[1,31],84:[1,32],85:[1,34],86:33},{20:74,33:[2,92],62:102,63:103,64:75,65:[1,43],69:104,70:76,71:77,72:[1,78],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{33:[1,105]},
{33:[2,79],65:[2,79],72:[2,79],80:[2,79],81:[2,79],82:[2,79],83:[2,79],84:[2,79],85:[2,79]},{33:[2,81]},{23:[2,27],33:[2,27],54:[2,27],65:[2,27],68:[2,27],72:[2,27],75:[2,27],80:[2,27],81:[2,27],82:[2,
27],83:[2,27],84:[2,27],85:[2,27]},{23:[2,28],33:[2,28],54:[2,28],65:[2,28],68:[2,28],72:[2,28],75:[2,28],80:[2,28],81:[2,28],82:[2,28],83:[2,28],84:[2,28],85:[2,28]},{23:[2,30],33:[2,30],54:[2,30],68:[
2,30],71:106,72:[1,107],75:[2,30]},{23:[2,98],33:[2,98],54:[2,98],68:[2,98],72:[2,98],75:[2,98]},{23:[2,45],33:[2,45],54:[2,45],65:[2,45],68:[2,45],72:[2,45],73:[1,108],75:[2,45],80:[2,45],81:[2,45],82:[
2,45],83:[2,45],84:[2,45],85:[2,45],87:[2,45]},{23:[2,44],33:[2,44],54:[2,44],65:[2,44],68:[2,44],72:[2,44],75:[2,44],80:[2,44],81:[2,44],82:[2,44],83:[2,44],84:[2,44],85:[2,44],87:[2,44]},{54:[1,109]},
{54:[2,83],65:[2,83],72:[2,83],80:[2,83],81:[2,83],82:[2,83],83:[2,83],84:[2,83],85:[2,83]},{54:[2,85]},{5:[2,13],14:[2,13],15:[2,13],19:[2,13],29:[2,13],34:[2,13],39:[2,13],44:[2,13],47:[2,13],48:[2,
13],51:[2,13],55:[2,13],60:[2,13]},{38:55,39:[1,57],43:56,44:[1,58],45:111,46:110,47:[2,76]},{33:[2,70],40:112,65:[2,70],72:[2,70],75:[2,70],80:[2,70],81:[2,70],82:[2,70],83:[2,70],84:[2,70],85:[2,70]},
{47:[2,18]},{5:[2,14],14:[2,14],15:[2,14],19:[2,14],29:[2,14],34:[2,14],39:[2,14],44:[2,14],47:[2,14],48:[2,14],51:[2,14],55:[2,14],60:[2,14]},{33:[1,113]},{33:[2,87],65:[2,87],72:[2,87],80:[2,87],81:[
2,87],82:[2,87],83:[2,87],84:[2,87],85:[2,87]},{33:[2,89]},{20:74,63:115,64:75,65:[1,43],67:114,68:[2,96],69:116,70:76,71:77,72:[1,78],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[
1,34],86:33},{33:[1,117]},{32:118,33:[2,62],74:119,75:[1,120]},{33:[2,59],65:[2,59],72:[2,59],75:[2,59],80:[2,59],81:[2,59],82:[2,59],83:[2,59],84:[2,59],85:[2,59]},{33:[2,61],75:[2,61]},{33:[2,68],37:121,
74:122,75:[1,120]},{33:[2,65],65:[2,65],72:[2,65],75:[2,65],80:[2,65],81:[2,65],82:[2,65],83:[2,65],84:[2,65],85:[2,65]},{33:[2,67],75:[2,67]},{23:[1,123]},{23:[2,51],65:[2,51],72:[2,51],80:[2,51],81:[
2,51],82:[2,51],83:[2,51],84:[2,51],85:[2,51]},{23:[2,53]},{33:[1,124]},{33:[2,91],65:[2,91],72:[2,91],80:[2,91],81:[2,91],82:[2,91],83:[2,91],84:[2,91],85:[2,91]},{33:[2,93]},{5:[2,22],14:[2,22],15:[
2,22],19:[2,22],29:[2,22],34:[2,22],39:[2,22],44:[2,22],47:[2,22],48:[2,22],51:[2,22],55:[2,22],60:[2,22]},{23:[2,99],33:[2,99],54:[2,99],68:[2,99],72:[2,99],75:[2,99]},{73:[1,108]},{20:74,63:125,64:75,
65:[1,43],72:[1,35],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[1,34],86:33},{5:[2,23],14:[2,23],15:[2,23],19:[2,23],29:[2,23],34:[2,23],39:[2,23],44:[2,23],47:[2,23],48:[2,23],51:[
2,23],55:[2,23],60:[2,23]},{47:[2,19]},{47:[2,77]},{20:74,33:[2,72],41:126,63:127,64:75,65:[1,43],69:128,70:76,71:77,72:[1,78],75:[2,72],78:26,79:27,80:[1,28],81:[1,29],82:[1,30],83:[1,31],84:[1,32],85:[
1,34],86:33},{5:[2,24],14:[2,24],15:[2,24],19:[2,24],29:[2,24],34:[2,24],39:[2,24],44:[2,24],47:[2,24],48:[2,24],51:[2,24],55:[2,24],60:[2,24]},{68:[1,129]},{65:[2,95],68:[2,95],72:[2,95],80:[2,95],81:[
2,95],82:[2,95],83:[2,95],84:[2,95],85:[2,95]},{68:[2,97]},{5:[2,21],14:[2,21],15:[2,21],19:[2,21],29:[2,21],34:[2,21],39:[2,21],44:[2,21],47:[2,21],48:[2,21],51:[2,21],55:[2,21],60:[2,21]},{33:[1,130]},
{33:[2,63]},{72:[1,132],76:131},{33:[1,133]},{33:[2,69]},{15:[2,12],18:[2,12]},{14:[2,26],15:[2,26],19:[2,26],29:[2,26],34:[2,26],47:[2,26],48:[2,26],51:[2,26],55:[2,26],60:[2,26]},{23:[2,31],33:[2,31],
54:[2,31],68:[2,31],72:[2,31],75:[2,31]},{33:[2,74],42:134,74:135,75:[1,120]},{33:[2,71],65:[2,71],72:[2,71],75:[2,71],80:[2,71],81:[2,71],82:[2,71],83:[2,71],84:[2,71],85:[2,71]},{33:[2,73],75:[2,73]},
{23:[2,29],33:[2,29],54:[2,29],65:[2,29],68:[2,29],72:[2,29],75:[2,29],80:[2,29],81:[2,29],82:[2,29],83:[2,29],84:[2,29],85:[2,29]},{14:[2,15],15:[2,15],19:[2,15],29:[2,15],34:[2,15],39:[2,15],44:[2,15],
47:[2,15],48:[2,15],51:[2,15],55:[2,15],60:[2,15]},{72:[1,137],77:[1,136]},{72:[2,100],77:[2,100]},{14:[2,16],15:[2,16],19:[2,16],29:[2,16],34:[2,16],44:[2,16],47:[2,16],48:[2,16],51:[2,16],55:[2,16],
60:[2,16]},{33:[1,138]},{33:[2,75]},{33:[2,32]},{72:[2,101],77:[2,101]},{14:[2,17],15:[2,17],19:[2,17],29:[2,17],34:[2,17],39:[2,17],44:[2,17],47:[2,17],48:[2,17],51:[2,17],55:[2,17],60:[2,17]}],defaultActions:{
4:[2,1],54:[2,55],56:[2,20],60:[2,57],73:[2,81],82:[2,85],86:[2,18],90:[2,89],101:[2,53],104:[2,93],110:[2,19],111:[2,77],116:[2,97],119:[2,63],122:[2,69],135:[2,75],136:[2,32]},parseError:v(function(w,x){
throw new Error(w)},"parseError"),parse:v(function(w){var x=this,S=[0],A=[null],_=[],E=this.table,C="",D=0,T=0,P=0,O=2,I=1;this.lexer.setInput(w),this.lexer.yy=this.yy,this.yy.lexer=this.lexer,this.yy.
parser=this,typeof this.lexer.yylloc>"u"&&(this.lexer.yylloc={});var F=this.lexer.yylloc;_.push(F);var q=this.lexer.options&&this.lexer.options.ranges;typeof this.yy.parseError=="function"&&(this.parseError=
this.yy.parseError);function L(de){S.length=S.length-2*de,A.length=A.length-de,_.length=_.length-de}v(L,"popStack");function N(){var de;return de=x.lexer.lex()||1,typeof de!="number"&&(de=x.symbols_[de]||
de),de}v(N,"lex");for(var B,M,j,H,Z,G,K={},J,X,ae,ne;;){if(j=S[S.length-1],this.defaultActions[j]?H=this.defaultActions[j]:((B===null||typeof B>"u")&&(B=N()),H=E[j]&&E[j][B]),typeof H>"u"||!H.length||
!H[0]){var ce="";if(!P){ne=[];for(J in E[j])this.terminals_[J]&&J>2&&ne.push("'"+this.terminals_[J]+"'");this.lexer.showPosition?ce="Parse error on line "+(D+1)+`:
`+this.lexer.showPosition()+`
Expecting `+ne.join(", ")+", got '"+(this.terminals_[B]||B)+"'":ce="Parse error on line "+(D+1)+": Unexpected "+(B==1?"end of input":"'"+(this.terminals_[B]||B)+"'"),this.parseError(ce,{text:this.lexer.
match,token:this.terminals_[B]||B,line:this.lexer.yylineno,loc:F,expected:ne})}}if(H[0]instanceof Array&&H.length>1)throw new Error("Parse Error: multiple actions possible at state: "+j+", token: "+B);
switch(H[0]){case 1:S.push(B),A.push(this.lexer.yytext),_.push(this.lexer.yylloc),S.push(H[1]),B=null,M?(B=M,M=null):(T=this.lexer.yyleng,C=this.lexer.yytext,D=this.lexer.yylineno,F=this.lexer.yylloc,
P>0&&P--);break;case 2:if(X=this.productions_[H[1]][1],K.$=A[A.length-X],K._$={first_line:_[_.length-(X||1)].first_line,last_line:_[_.length-1].last_line,first_column:_[_.length-(X||1)].first_column,last_column:_[_.
length-1].last_column},q&&(K._$.range=[_[_.length-(X||1)].range[0],_[_.length-1].range[1]]),G=this.performAction.call(K,C,T,D,this.yy,H[1],A,_),typeof G<"u")return G;X&&(S=S.slice(0,-1*X*2),A=A.slice(
0,-1*X),_=_.slice(0,-1*X)),S.push(this.productions_[H[1]][0]),A.push(K.$),_.push(K._$),ae=E[S[S.length-2]][S[S.length-1]],S.push(ae);break;case 3:return!0}}return!0},"parse5")},y=(function(){var k={EOF:1,
parseError:v(function(x,S){if(this.yy.parser)this.yy.parser.parseError(x,S);else throw new Error(x)},"parseError"),setInput:v(function(x){return this._input=x,this._more=this._less=this.done=!1,this.yylineno=
this.yyleng=0,this.yytext=this.matched=this.match="",this.conditionStack=["INITIAL"],this.yylloc={first_line:1,first_column:0,last_line:1,last_column:0},this.options.ranges&&(this.yylloc.range=[0,0]),
this.offset=0,this},"setInput"),input:v(function(){var x=this._input[0];this.yytext+=x,this.yyleng++,this.offset++,this.match+=x,this.matched+=x;var S=x.match(/(?:\r\n?|\n).*/g);return S?(this.yylineno++,
this.yylloc.last_line++):this.yylloc.last_column++,this.options.ranges&&this.yylloc.range[1]++,this._input=this._input.slice(1),x},"input"),unput:v(function(x){var S=x.length,A=x.split(/(?:\r\n?|\n)/g);
this._input=x+this._input,this.yytext=this.yytext.substr(0,this.yytext.length-S-1),this.offset-=S;var _=this.match.split(/(?:\r\n?|\n)/g);this.match=this.match.substr(0,this.match.length-1),this.matched=
this.matched.substr(0,this.matched.length-1),A.length-1&&(this.yylineno-=A.length-1);var E=this.yylloc.range;return this.yylloc={first_line:this.yylloc.first_line,last_line:this.yylineno+1,first_column:this.
yylloc.first_column,last_column:A?(A.length===_.length?this.yylloc.first_column:0)+_[_.length-A.length].length-A[0].length:this.yylloc.first_column-S},this.options.ranges&&(this.yylloc.range=[E[0],E[0]+
this.yyleng-S]),this},"unput"),more:v(function(){return this._more=!0,this},"more"),less:v(function(x){this.unput(this.match.slice(x))},"less"),pastInput:v(function(){var x=this.matched.substr(0,this.
matched.length-this.match.length);return(x.length>20?"...":"")+x.substr(-20).replace(/\n/g,"")},"pastInput"),upcomingInput:v(function(){var x=this.match;return x.length<20&&(x+=this._input.substr(0,20-
x.length)),(x.substr(0,20)+(x.length>20?"...":"")).replace(/\n/g,"")},"upcomingInput"),showPosition:v(function(){var x=this.pastInput(),S=new Array(x.length+1).join("-");return x+this.upcomingInput()+
`
`+S+"^"},"showPosition"),next:v(function(){if(this.done)return this.EOF;this._input||(this.done=!0);var x,S,A,_,E,C;this._more||(this.yytext="",this.match="");for(var D=this._currentRules(),T=0;T<D.length&&
(A=this._input.match(this.rules[D[T]]),!(A&&(!S||A[0].length>S[0].length)&&(S=A,_=T,!this.options.flex)));T++);return S?(C=S[0].match(/(?:\r\n?|\n).*/g),C&&(this.yylineno+=C.length),this.yylloc={first_line:this.
yylloc.last_line,last_line:this.yylineno+1,first_column:this.yylloc.last_column,last_column:C?C[C.length-1].length-C[C.length-1].match(/\r?\n?/)[0].length:this.yylloc.last_column+S[0].length},this.yytext+=
S[0],this.match+=S[0],this.matches=S,this.yyleng=this.yytext.length,this.options.ranges&&(this.yylloc.range=[this.offset,this.offset+=this.yyleng]),this._more=!1,this._input=this._input.slice(S[0].length),
this.matched+=S[0],x=this.performAction.call(this,this.yy,this,D[_],this.conditionStack[this.conditionStack.length-1]),this.done&&this._input&&(this.done=!1),x||void 0):this._input===""?this.EOF:this.
parseError("Lexical error on line "+(this.yylineno+1)+`. Unrecognized text.
`+this.showPosition(),{text:"",token:null,line:this.yylineno})},"next"),lex:v(function(){var x=this.next();return typeof x<"u"?x:this.lex()},"lex"),begin:v(function(x){this.conditionStack.push(x)},"be\
gin2"),popState:v(function(){return this.conditionStack.pop()},"popState"),_currentRules:v(function(){return this.conditions[this.conditionStack[this.conditionStack.length-1]].rules},"_currentRules"),
topState:v(function(){return this.conditionStack[this.conditionStack.length-2]},"topState"),pushState:v(function(x){this.begin(x)},"begin2")};return k.options={},k.performAction=v(function(x,S,A,_){function E(D,T){
return S.yytext=S.yytext.substring(D,S.yyleng-T+D)}v(E,"strip");var C=_;switch(A){case 0:if(S.yytext.slice(-2)==="\\\\"?(E(0,1),this.begin("mu")):S.yytext.slice(-1)==="\\"?(E(0,1),this.begin("emu")):this.
begin("mu"),S.yytext)return 15;break;case 1:return 15;case 2:return this.popState(),15;break;case 3:return this.begin("raw"),15;break;case 4:return this.popState(),this.conditionStack[this.conditionStack.
length-1]==="raw"?15:(E(5,9),"END_RAW_BLOCK");case 5:return 15;case 6:return this.popState(),14;break;case 7:return 65;case 8:return 68;case 9:return 19;case 10:return this.popState(),this.begin("raw"),
23;break;case 11:return 55;case 12:return 60;case 13:return 29;case 14:return 47;case 15:return this.popState(),44;break;case 16:return this.popState(),44;break;case 17:return 34;case 18:return 39;case 19:
return 51;case 20:return 48;case 21:this.unput(S.yytext),this.popState(),this.begin("com");break;case 22:return this.popState(),14;break;case 23:return 48;case 24:return 73;case 25:return 72;case 26:return 72;case 27:
return 87;case 28:break;case 29:return this.popState(),54;break;case 30:return this.popState(),33;break;case 31:return S.yytext=E(1,2).replace(/\\"/g,'"'),80;break;case 32:return S.yytext=E(1,2).replace(
/\\'/g,"'"),80;break;case 33:return 85;case 34:return 82;case 35:return 82;case 36:return 83;case 37:return 84;case 38:return 81;case 39:return 75;case 40:return 77;case 41:return 72;case 42:return S.
yytext=S.yytext.replace(/\\([\\\]])/g,"$1"),72;break;case 43:return"INVALID";case 44:return 5}},"anonymous"),k.rules=[/^(?:[^\x00]*?(?=(\{\{)))/,/^(?:[^\x00]+)/,/^(?:[^\x00]{2,}?(?=(\{\{|\\\{\{|\\\\\{\{|$)))/,
/^(?:\{\{\{\{(?=[^\/]))/,/^(?:\{\{\{\{\/[^\s!"#%-,\.\/;->@\[-\^`\{-~]+(?=[=}\s\/.])\}\}\}\})/,/^(?:[^\x00]+?(?=(\{\{\{\{)))/,/^(?:[\s\S]*?--(~)?\}\})/,/^(?:\()/,/^(?:\))/,/^(?:\{\{\{\{)/,/^(?:\}\}\}\})/,
/^(?:\{\{(~)?>)/,/^(?:\{\{(~)?#>)/,/^(?:\{\{(~)?#\*?)/,/^(?:\{\{(~)?\/)/,/^(?:\{\{(~)?\^\s*(~)?\}\})/,/^(?:\{\{(~)?\s*else\s*(~)?\}\})/,/^(?:\{\{(~)?\^)/,/^(?:\{\{(~)?\s*else\b)/,/^(?:\{\{(~)?\{)/,/^(?:\{\{(~)?&)/,
/^(?:\{\{(~)?!--)/,/^(?:\{\{(~)?![\s\S]*?\}\})/,/^(?:\{\{(~)?\*?)/,/^(?:=)/,/^(?:\.\.)/,/^(?:\.(?=([=~}\s\/.)|])))/,/^(?:[\/.])/,/^(?:\s+)/,/^(?:\}(~)?\}\})/,/^(?:(~)?\}\})/,/^(?:"(\\["]|[^"])*")/,/^(?:'(\\[']|[^'])*')/,
/^(?:@)/,/^(?:true(?=([~}\s)])))/,/^(?:false(?=([~}\s)])))/,/^(?:undefined(?=([~}\s)])))/,/^(?:null(?=([~}\s)])))/,/^(?:-?[0-9]+(?:\.[0-9]+)?(?=([~}\s)])))/,/^(?:as\s+\|)/,/^(?:\|)/,/^(?:([^\s!"#%-,\.\/;->@\[-\^`\{-~]+(?=([=~}\s\/.)|]))))/,
/^(?:\[(\\\]|[^\]])*\])/,/^(?:.)/,/^(?:$)/],k.conditions={mu:{rules:[7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44],inclusive:!1},emu:{
rules:[2],inclusive:!1},com:{rules:[6],inclusive:!1},raw:{rules:[3,4,5],inclusive:!1},INITIAL:{rules:[0,1,44],inclusive:!0}},k})();g.lexer=y;function b(){this.yy={}}return v(b,"Parser2"),b.prototype=g,
g.Parser=b,new b})();h.default=m,f.exports=h.default}}),require_node_types=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/compiler/node-types.js"(h){"use strict";h.__esModule=!0;var f=[
"Program","BlockStatement","DecoratorBlock","PartialStatement","PartialBlockStatement","Decorator","MustacheStatement","ContentStatement","CommentStatement","SubExpression","PathExpression","StringLit\
eral","NumberLiteral","BooleanLiteral","UndefinedLiteral","NullLiteral","Hash","HashPair"];h.NODE_TYPES=f}}),require_visitor=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/compiler/vis\
itor.js"(h,f){"use strict";h.__esModule=!0;function m(E){return E&&E.__esModule?E:{default:E}}v(m,"_interopRequireDefault");var g=require_exception(),y=m(g),b=require_utils2(),k=require_node_types();function w(){
this.parents=[]}v(w,"Visitor");function x(E,C){return b.indexOf(k.NODE_TYPES,C)!==-1||!(C in w.prototype)&&typeof E[C]=="function"}v(x,"isDispatchable"),w.prototype={constructor:w,mutating:!1,acceptKey:v(
function(C,D){var T=this.accept(C[D]);if(this.mutating){if(T&&!x(this,T.type))throw new y.default('Unexpected node type "'+T.type+'" found when accepting '+D+" on "+C.type);C[D]=T}},"acceptKey"),acceptRequired:v(
function(C,D){if(this.acceptKey(C,D),!C[D])throw new y.default(C.type+" requires "+D)},"acceptRequired"),acceptArray:v(function(C){for(var D=0,T=C.length;D<T;D++)this.acceptKey(C,D),C[D]||(C.splice(D,
1),D--,T--)},"acceptArray"),accept:v(function(C){if(C){if(!x(this,C.type)||!this[C.type])throw new y.default("Unknown type: "+C.type,C);this.current&&this.parents.unshift(this.current),this.current=C;
var D=this[C.type](C);if(this.current=this.parents.shift(),!this.mutating||D)return D;if(D!==!1)return C}},"accept"),Program:v(function(C){this.acceptArray(C.body)},"Program"),MustacheStatement:S,Decorator:S,
BlockStatement:A,DecoratorBlock:A,PartialStatement:_,PartialBlockStatement:v(function(C){_.call(this,C),this.acceptKey(C,"program")},"PartialBlockStatement"),ContentStatement:v(function(){},"ContentSt\
atement"),CommentStatement:v(function(){},"CommentStatement"),SubExpression:S,PathExpression:v(function(){},"PathExpression"),StringLiteral:v(function(){},"StringLiteral"),NumberLiteral:v(function(){},
"NumberLiteral"),BooleanLiteral:v(function(){},"BooleanLiteral"),UndefinedLiteral:v(function(){},"UndefinedLiteral"),NullLiteral:v(function(){},"NullLiteral"),Hash:v(function(C){this.acceptArray(C.pairs)},
"Hash"),HashPair:v(function(C){this.acceptRequired(C,"value")},"HashPair")};function S(E){this.acceptRequired(E,"path"),this.acceptArray(E.params),this.acceptKey(E,"hash")}v(S,"visitSubExpression");function A(E){
S.call(this,E),this.acceptKey(E,"program"),this.acceptKey(E,"inverse")}v(A,"visitBlock");function _(E){this.acceptRequired(E,"name"),this.acceptArray(E.params),this.acceptKey(E,"hash")}v(_,"visitParti\
al"),h.default=w,f.exports=h.default}}),require_whitespace_control=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/compiler/whitespace-control.js"(h,f){"use strict";h.__esModule=!0;function m(A){
return A&&A.__esModule?A:{default:A}}v(m,"_interopRequireDefault");var g=require_visitor(),y=m(g);function b(){var A=arguments.length<=0||arguments[0]===void 0?{}:arguments[0];this.options=A}v(b,"Whit\
espaceControl"),b.prototype=new y.default,b.prototype.Program=function(A){var _=!this.options.ignoreStandalone,E=!this.isRootSeen;this.isRootSeen=!0;for(var C=A.body,D=0,T=C.length;D<T;D++){var P=C[D],
O=this.accept(P);if(O){var I=k(C,D,E),F=w(C,D,E),q=O.openStandalone&&I,L=O.closeStandalone&&F,N=O.inlineStandalone&&I&&F;O.close&&x(C,D,!0),O.open&&S(C,D,!0),_&&N&&(x(C,D),S(C,D)&&P.type==="PartialSta\
tement"&&(P.indent=/(?:^|[^ \t])([ \t]+)$/.exec(C[D-1].original)[1])),_&&q&&(x((P.program||P.inverse).body),S(C,D)),_&&L&&(x(C,D),S((P.inverse||P.program).body))}}return A},b.prototype.BlockStatement=
b.prototype.DecoratorBlock=b.prototype.PartialBlockStatement=function(A){this.accept(A.program),this.accept(A.inverse);var _=A.program||A.inverse,E=A.program&&A.inverse,C=E,D=E;if(E&&E.chained)for(C=E.
body[0].program;D.chained;)D=D.body[D.body.length-1].program;var T={open:A.openStrip.open,close:A.closeStrip.close,openStandalone:w(_.body),closeStandalone:k((C||_).body)};if(A.openStrip.close&&x(_.body,
null,!0),E){var P=A.inverseStrip;P.open&&S(_.body,null,!0),P.close&&x(C.body,null,!0),A.closeStrip.open&&S(D.body,null,!0),!this.options.ignoreStandalone&&k(_.body)&&w(C.body)&&(S(_.body),x(C.body))}else
A.closeStrip.open&&S(_.body,null,!0);return T},b.prototype.Decorator=b.prototype.MustacheStatement=function(A){return A.strip},b.prototype.PartialStatement=b.prototype.CommentStatement=function(A){var _=A.
strip||{};return{inlineStandalone:!0,open:_.open,close:_.close}};function k(A,_,E){_===void 0&&(_=A.length);var C=A[_-1],D=A[_-2];if(!C)return E;if(C.type==="ContentStatement")return(D||!E?/(?:^|\S)[^\S\n]*\n\s*$/:
/^\s*$|(?:^|\S)[^\S\n]*\n\s*$/).test(C.original)}v(k,"isPrevWhitespace");function w(A,_,E){_===void 0&&(_=-1);var C=A[_+1],D=A[_+2];if(!C)return E;if(C.type==="ContentStatement")return(D||!E?/^\s*?\r?\n/:
/^\s*?(\r?\n|$)/).test(C.original)}v(w,"isNextWhitespace");function x(A,_,E){var C=A[_==null?0:_+1];if(!(!C||C.type!=="ContentStatement"||!E&&C.rightStripped)){var D=C.value;C.value=C.value.replace(E?
/^\s+/:/^[ \t]*\r?\n?/,""),C.rightStripped=C.value!==D}}v(x,"omitRight");function S(A,_,E){var C=A[_==null?A.length-1:_-1];if(!(!C||C.type!=="ContentStatement"||!E&&C.leftStripped)){var D=C.value;return C.
value=C.value.replace(E?/(^|\S)\s+$/:/(^|[^ \t])[ \t]+$/,"$1"),C.leftStripped=C.value!==D,C.leftStripped}}v(S,"omitLeft"),h.default=b,f.exports=h.default}}),require_helpers2=(0,U.__commonJS)({"node_mo\
dules/handlebars/dist/cjs/handlebars/compiler/helpers.js"(h){"use strict";h.__esModule=!0,h.SourceLocation=b,h.id=k,h.stripFlags=w,h.stripComment=x,h.preparePath=S,h.prepareMustache=A,h.prepareRawBlock=
_,h.prepareBlock=E,h.prepareProgram=C,h.preparePartialBlock=D;function f(T){return T&&T.__esModule?T:{default:T}}v(f,"_interopRequireDefault");var m=require_exception(),g=f(m);function y(T,P){if(P=P.path?
P.path.original:P,T.path.original!==P){var O={loc:T.path.loc};throw new g.default(T.path.original+" doesn't match "+P,O)}}v(y,"validateClose");function b(T,P){this.source=T,this.start={line:P.first_line,
column:P.first_column},this.end={line:P.last_line,column:P.last_column}}v(b,"SourceLocation");function k(T){return/^\[.*\]$/.test(T)?T.substring(1,T.length-1):T}v(k,"id");function w(T,P){return{open:T.
charAt(2)==="~",close:P.charAt(P.length-3)==="~"}}v(w,"stripFlags");function x(T){return T.replace(/^\{\{~?!-?-?/,"").replace(/-?-?~?\}\}$/,"")}v(x,"stripComment");function S(T,P,O){O=this.locInfo(O);
for(var I=T?"@":"",F=[],q=0,L=0,N=P.length;L<N;L++){var B=P[L].part,M=P[L].original!==B;if(I+=(P[L].separator||"")+B,!M&&(B===".."||B==="."||B==="this")){if(F.length>0)throw new g.default("Invalid pat\
h: "+I,{loc:O});B===".."&&q++}else F.push(B)}return{type:"PathExpression",data:T,depth:q,parts:F,original:I,loc:O}}v(S,"preparePath");function A(T,P,O,I,F,q){var L=I.charAt(3)||I.charAt(2),N=L!=="{"&&
L!=="&",B=/\*/.test(I);return{type:B?"Decorator":"MustacheStatement",path:T,params:P,hash:O,escaped:N,strip:F,loc:this.locInfo(q)}}v(A,"prepareMustache");function _(T,P,O,I){y(T,O),I=this.locInfo(I);var F={
type:"Program",body:P,strip:{},loc:I};return{type:"BlockStatement",path:T.path,params:T.params,hash:T.hash,program:F,openStrip:{},inverseStrip:{},closeStrip:{},loc:I}}v(_,"prepareRawBlock");function E(T,P,O,I,F,q){
I&&I.path&&y(T,I);var L=/\*/.test(T.open);P.blockParams=T.blockParams;var N=void 0,B=void 0;if(O){if(L)throw new g.default("Unexpected inverse block on decorator",O);O.chain&&(O.program.body[0].closeStrip=
I.strip),B=O.strip,N=O.program}return F&&(F=N,N=P,P=F),{type:L?"DecoratorBlock":"BlockStatement",path:T.path,params:T.params,hash:T.hash,program:P,inverse:N,openStrip:T.strip,inverseStrip:B,closeStrip:I&&
I.strip,loc:this.locInfo(q)}}v(E,"prepareBlock");function C(T,P){if(!P&&T.length){var O=T[0].loc,I=T[T.length-1].loc;O&&I&&(P={source:O.source,start:{line:O.start.line,column:O.start.column},end:{line:I.
end.line,column:I.end.column}})}return{type:"Program",body:T,strip:{},loc:P}}v(C,"prepareProgram");function D(T,P,O,I){return y(T,O),{type:"PartialBlockStatement",name:T.path,params:T.params,hash:T.hash,
program:P,openStrip:T.strip,closeStrip:O&&O.strip,loc:this.locInfo(I)}}v(D,"preparePartialBlock")}}),require_base2=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/compiler/base.js"(h){"\
use strict";h.__esModule=!0,h.parseWithoutProcessing=_,h.parse=E;function f(C){if(C&&C.__esModule)return C;var D={};if(C!=null)for(var T in C)Object.prototype.hasOwnProperty.call(C,T)&&(D[T]=C[T]);return D.
default=C,D}v(f,"_interopRequireWildcard");function m(C){return C&&C.__esModule?C:{default:C}}v(m,"_interopRequireDefault");var g=require_parser(),y=m(g),b=require_whitespace_control(),k=m(b),w=require_helpers2(),
x=f(w),S=require_utils2();h.parser=y.default;var A={};S.extend(A,x);function _(C,D){if(C.type==="Program")return C;y.default.yy=A,A.locInfo=function(P){return new A.SourceLocation(D&&D.srcName,P)};var T=y.
default.parse(C);return T}v(_,"parseWithoutProcessing");function E(C,D){var T=_(C,D),P=new k.default(D);return P.accept(T)}v(E,"parse5")}}),require_compiler=(0,U.__commonJS)({"node_modules/handlebars/\
dist/cjs/handlebars/compiler/compiler.js"(h){"use strict";h.__esModule=!0,h.Compiler=S,h.precompile=A,h.compile=_;function f(q){return q&&q.__esModule?q:{default:q}}v(f,"_interopRequireDefault");var m=require_exception(),
g=f(m),y=require_utils2(),b=require_ast(),k=f(b),w=require_node_types(),x=[].slice;function S(){}v(S,"Compiler"),S.prototype={compiler:S,equals:v(function(L){var N=this.opcodes.length;if(L.opcodes.length!==
N)return!1;for(var B=0;B<N;B++){var M=this.opcodes[B],j=L.opcodes[B];if(M.opcode!==j.opcode||!I(M.args,j.args))return!1}N=this.children.length;for(var B=0;B<N;B++)if(!this.children[B].equals(L.children[B]))
return!1;return!0},"equals"),guid:0,compile:v(function(L,N){return this.sourceNode=[],this.opcodes=[],this.children=[],this.options=N,this.stringParams=N.stringParams,this.trackIds=N.trackIds,N.blockParams=
N.blockParams||[],N.knownHelpers=y.extend(Object.create(null),{helperMissing:!0,blockHelperMissing:!0,each:!0,if:!0,unless:!0,with:!0,log:!0,lookup:!0},N.knownHelpers),this.accept(L)},"compile2"),compileProgram:v(
function(L){var N=new this.compiler,B=N.compile(L,this.options),M=this.guid++;return this.usePartial=this.usePartial||B.usePartial,this.children[M]=B,this.useDepths=this.useDepths||B.useDepths,M},"com\
pileProgram"),accept:v(function(L){if(y.indexOf(w.NODE_TYPES,L.type)===-1||!this[L.type])throw new g.default("Unknown type: "+L.type,L);this.sourceNode.unshift(L);var N=this[L.type](L);return this.sourceNode.
shift(),N},"accept"),Program:v(function(L){O(L),this.options.blockParams.unshift(L.blockParams);for(var N=L.body,B=N.length,M=0;M<B;M++)this.accept(N[M]);return this.options.blockParams.shift(),this.isSimple=
B===1,this.blockParams=L.blockParams?L.blockParams.length:0,this},"Program"),BlockStatement:v(function(L){F(L);var N=L.program,B=L.inverse;N=N&&this.compileProgram(N),B=B&&this.compileProgram(B);var M=this.
classifySexpr(L);M==="helper"?this.helperSexpr(L,N,B):M==="simple"?(this.simpleSexpr(L),this.opcode("pushProgram",N),this.opcode("pushProgram",B),this.opcode("emptyHash"),this.opcode("blockValue",L.path.
original)):(this.ambiguousSexpr(L,N,B),this.opcode("pushProgram",N),this.opcode("pushProgram",B),this.opcode("emptyHash"),this.opcode("ambiguousBlockValue")),this.opcode("append")},"BlockStatement"),DecoratorBlock:v(
function(L){var N=L.program&&this.compileProgram(L.program),B=this.setupFullMustacheParams(L,N,void 0),M=L.path;this.useDecorators=!0,this.opcode("registerDecorator",B.length,M.original)},"DecoratorBl\
ock"),PartialStatement:v(function(L){this.usePartial=!0;var N=L.program;N&&(N=this.compileProgram(L.program));var B=L.params;if(B.length>1)throw new g.default("Unsupported number of partial arguments:\
 "+B.length,L);B.length||(this.options.explicitPartialContext?this.opcode("pushLiteral","undefined"):B.push({type:"PathExpression",parts:[],depth:0}));var M=L.name.original,j=L.name.type==="SubExpress\
ion";j&&this.accept(L.name),this.setupFullMustacheParams(L,N,void 0,!0);var H=L.indent||"";this.options.preventIndent&&H&&(this.opcode("appendContent",H),H=""),this.opcode("invokePartial",j,M,H),this.
opcode("append")},"PartialStatement"),PartialBlockStatement:v(function(L){this.PartialStatement(L)},"PartialBlockStatement"),MustacheStatement:v(function(L){this.SubExpression(L),L.escaped&&!this.options.
noEscape?this.opcode("appendEscaped"):this.opcode("append")},"MustacheStatement"),Decorator:v(function(L){this.DecoratorBlock(L)},"Decorator"),ContentStatement:v(function(L){if(L.value!=null&&typeof L.
value!="string")throw E(L,"value must be a string");L.value&&this.opcode("appendContent",L.value)},"ContentStatement"),CommentStatement:v(function(){},"CommentStatement"),SubExpression:v(function(L){F(
L);var N=this.classifySexpr(L);N==="simple"?this.simpleSexpr(L):N==="helper"?this.helperSexpr(L):this.ambiguousSexpr(L)},"SubExpression"),ambiguousSexpr:v(function(L,N,B){var M=L.path,j=M.parts[0],H=N!=
null||B!=null;this.opcode("getContext",C(M)),this.opcode("pushProgram",N),this.opcode("pushProgram",B),M.strict=!0,this.accept(M),this.opcode("invokeAmbiguous",j,H)},"ambiguousSexpr"),simpleSexpr:v(function(L){
var N=L.path;N.strict=!0,this.accept(N),this.opcode("resolvePossibleLambda")},"simpleSexpr"),helperSexpr:v(function(L,N,B){var M=this.setupFullMustacheParams(L,N,B),j=L.path,H=j.parts[0];if(this.options.
knownHelpers[H])this.opcode("invokeKnownHelper",M.length,H);else{if(this.options.knownHelpersOnly)throw new g.default("You specified knownHelpersOnly, but used the unknown helper "+H,L);j.strict=!0,j.
falsy=!0,this.accept(j),this.opcode("invokeHelper",M.length,j.original,k.default.helpers.simpleId(j))}},"helperSexpr"),PathExpression:v(function(L){var N=C(L),B=P(L);this.addDepth(N),this.opcode("getC\
ontext",N);var M=B[0],j=k.default.helpers.scopedId(L),H=!N&&!j&&this.blockParamIndex(M);H?this.opcode("lookupBlockParam",H,B):M?L.data?(this.options.data=!0,this.opcode("lookupData",N,B,L.strict)):this.
opcode("lookupOnContext",B,L.falsy,L.strict,j):this.opcode("pushContext")},"PathExpression"),StringLiteral:v(function(L){D(L),this.opcode("pushString",L.value)},"StringLiteral"),NumberLiteral:v(function(L){
D(L),this.opcode("pushLiteral",L.value)},"NumberLiteral"),BooleanLiteral:v(function(L){D(L),this.opcode("pushLiteral",L.value)},"BooleanLiteral"),UndefinedLiteral:v(function(){this.opcode("pushLiteral",
"undefined")},"UndefinedLiteral"),NullLiteral:v(function(){this.opcode("pushLiteral","null")},"NullLiteral"),Hash:v(function(L){var N=L.pairs,B=0,M=void 0;if(!y.isArray(N))throw E(L,"pairs must be an \
array");M=N.length;for(var j=0;j<M;j++)if(!N[j]||typeof N[j].key!="string")throw E(L,"pair keys must be strings");for(this.opcode("pushHash");B<M;B++)this.pushParam(N[B].value);for(;B--;)this.opcode("\
assignToHash",N[B].key);this.opcode("popHash")},"Hash"),opcode:v(function(L){this.opcodes.push({opcode:L,args:x.call(arguments,1),loc:this.sourceNode[0].loc})},"opcode"),addDepth:v(function(L){L&&(this.
useDepths=!0)},"addDepth"),classifySexpr:v(function(L){P(L.path);var N=k.default.helpers.simpleId(L.path),B=N&&!!this.blockParamIndex(L.path.parts[0]),M=!B&&k.default.helpers.helperExpression(L),j=!B&&
(M||N);if(j&&!M){var H=L.path.parts[0],Z=this.options;Z.knownHelpers[H]?M=!0:Z.knownHelpersOnly&&(j=!1)}return M?"helper":j?"ambiguous":"simple"},"classifySexpr"),pushParams:v(function(L){for(var N=0,
B=L.length;N<B;N++)this.pushParam(L[N])},"pushParams"),pushParam:v(function(L){D(L);var N=L.value!=null?L.value:L.original||"",B=C(L);if(this.stringParams)typeof N!="number"&&typeof N!="boolean"&&(N=String(
N)),N.replace&&(N=N.replace(/^(\.?\.\/)*/g,"").replace(/\//g,".")),B&&this.addDepth(B),this.opcode("getContext",B),this.opcode("pushStringParam",N,L.type),L.type==="SubExpression"&&this.accept(L);else{
if(this.trackIds){var M=void 0;if(L.parts&&!k.default.helpers.scopedId(L)&&!B&&(M=this.blockParamIndex(P(L)[0])),M){var j=L.parts.slice(1).join(".");this.opcode("pushId","BlockParam",M,j)}else N=L.original||
N,N.replace&&(N=N.replace(/^this(?:\.|$)/,"").replace(/^\.\//,"").replace(/^\.$/,"")),this.opcode("pushId",L.type,N)}this.accept(L)}},"pushParam"),setupFullMustacheParams:v(function(L,N,B,M){var j=L.params;
return this.pushParams(j),this.opcode("pushProgram",N),this.opcode("pushProgram",B),L.hash?this.accept(L.hash):this.opcode("emptyHash",M),j},"setupFullMustacheParams"),blockParamIndex:v(function(L){for(var N=0,
B=this.options.blockParams.length;N<B;N++){var M=this.options.blockParams[N],j=M&&y.indexOf(M,L);if(M&&j>=0)return[N,j]}},"blockParamIndex")};function A(q,L,N){if(q==null||typeof q!="string"&&q.type!==
"Program")throw new g.default("You must pass a string or Handlebars AST to Handlebars.precompile. You passed "+q);L=L||{},"data"in L||(L.data=!0),L.compat&&(L.useDepths=!0);var B=N.parse(q,L),M=new N.
Compiler().compile(B,L);return new N.JavaScriptCompiler().compile(M,L)}v(A,"precompile");function _(q,L,N){if(L===void 0&&(L={}),q==null||typeof q!="string"&&q.type!=="Program")throw new g.default("Yo\
u must pass a string or Handlebars AST to Handlebars.compile. You passed "+q);L=y.extend({},L),"data"in L||(L.data=!0),L.compat&&(L.useDepths=!0);var B=void 0;function M(){var H=N.parse(q,L),Z=new N.Compiler().
compile(H,L),G=new N.JavaScriptCompiler().compile(Z,L,void 0,!0);return N.template(G)}v(M,"compileInput");function j(H,Z){return B||(B=M()),B.call(this,H,Z)}return v(j,"ret"),j._setup=function(H){return B||
(B=M()),B._setup(H)},j._child=function(H,Z,G,K){return B||(B=M()),B._child(H,Z,G,K)},j}v(_,"compile");function E(q,L){return new g.default("Invalid AST: "+q.type+" "+L,q)}v(E,"invalidAst");function C(q){
var L=q.depth;if(L==null)return 0;if(typeof L!="number"||!isFinite(L)||Math.floor(L)!==L||L<0)throw E(q,"depth must be a non-negative integer");return L}v(C,"validateDepth");function D(q){var L=q.value;
if(q.type==="StringLiteral"&&typeof L!="string")throw E(q,"value must be a string");if(q.type==="NumberLiteral"&&typeof L!="number")throw E(q,"value must be a number");if(q.type==="BooleanLiteral"&&typeof L!=
"boolean")throw E(q,"value must be a boolean")}v(D,"validateLiteral");function T(q,L,N){if(!y.isArray(L))throw E(q,N+" must be an array");for(var B=0;B<L.length;B++)if(typeof L[B]!="string")throw E(q,
N+" must only contain strings");return L}v(T,"validateStringArray");function P(q){return T(q,q.parts,"parts")}v(P,"validateParts");function O(q){q.blockParams!=null&&T(q,q.blockParams,"blockParams")}v(
O,"validateBlockParams");function I(q,L){if(q===L)return!0;if(y.isArray(q)&&y.isArray(L)&&q.length===L.length){for(var N=0;N<q.length;N++)if(!I(q[N],L[N]))return!1;return!0}}v(I,"argEquals");function F(q){
if(!q.path.parts){var L=q.path;q.path={type:"PathExpression",data:!1,depth:0,parts:[L.original+""],original:L.original+"",loc:L.loc}}}v(F,"transformLiteralToPath")}}),require_javascript=(0,U.__commonJS)(
{"<data:text/javascript,>"(){}}),require_code_gen=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/compiler/code-gen.js"(h){"use strict";h.__esModule=!0,h.safeJsonLiteral=k;var f=require_utils2(),
m=/[\x00-\x1f\\"\u2028\u2029<\ud800-\udfff]/,g=/<(?=!--|\/?script)/gi;function y(_){return _.replace(g,"\\u003C")}v(y,"escapeScriptDelimiters");function b(_){return"\\u"+_.charCodeAt(0).toString(16)}v(
b,"escapeSurrogate");function k(_){return y(JSON.stringify(_).replace(/\u2028/g,"\\u2028").replace(/\u2029/g,"\\u2029").replace(/[\ud800-\udfff]/g,b))}v(k,"safeJsonLiteral");var w=void 0;try{(typeof define!=
"function"||!define.amd)&&(x=require_javascript(),w=x.SourceNode)}catch{}var x;w||(w=v(function(_,E,C,D){this.src="",D&&this.add(D)},"SourceNode"),w.prototype={add:v(function(E){f.isArray(E)&&(E=E.join(
"")),this.src+=E},"add"),prepend:v(function(E){f.isArray(E)&&(E=E.join("")),this.src=E+this.src},"prepend"),toStringWithSourceMap:v(function(){return{code:this.toString()}},"toStringWithSourceMap"),toString:v(
function(){return this.src},"toString3")});function S(_,E,C){if(f.isArray(_)){for(var D=[],T=0,P=_.length;T<P;T++)D.push(E.wrap(_[T],C));return D}else if(typeof _=="boolean"||typeof _=="number")return _+
"";return _}v(S,"castChunk");function A(_){this.srcFile=_,this.source=[]}v(A,"CodeGen"),A.prototype={isEmpty:v(function(){return!this.source.length},"isEmpty2"),prepend:v(function(E,C){this.source.unshift(
this.wrap(E,C))},"prepend"),push:v(function(E,C){this.source.push(this.wrap(E,C))},"push2"),merge:v(function(){var E=this.empty();return this.each(function(C){E.add(["  ",C,`
`])}),E},"merge3"),each:v(function(E){for(var C=0,D=this.source.length;C<D;C++)E(this.source[C])},"each"),empty:v(function(){var E=this.currentLocation||{start:{}};return new w(E.start.line,E.start.column,
this.srcFile)},"empty4"),wrap:v(function(E){var C=arguments.length<=1||arguments[1]===void 0?this.currentLocation||{start:{}}:arguments[1];return E instanceof w?E:(E=S(E,this,C),new w(C.start.line,C.start.
column,this.srcFile,E))},"wrap5"),functionCall:v(function(E,C,D){return D=this.generateList(D),this.wrap([E,C?"."+C+"(":"(",D,")"])},"functionCall"),quotedString:v(function(E){return E=E+"",m.test(E)?
k(E):'"'+E+'"'},"quotedString2"),objectLiteral:v(function(E){var C=this,D=[];Object.keys(E).forEach(function(P){var O=S(E[P],C);O!=="undefined"&&D.push([C.quotedString(P),":",O])});var T=this.generateList(
D);return T.prepend("{"),T.add("}"),T},"objectLiteral"),generateList:v(function(E){for(var C=this.empty(),D=0,T=E.length;D<T;D++)D&&C.add(","),C.add(S(E[D],this));return C},"generateList"),generateArray:v(
function(E){var C=this.generateList(E);return C.prepend("["),C.add("]"),C},"generateArray")},h.default=A}}),require_javascript_compiler=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/handlebars/c\
ompiler/javascript-compiler.js"(h,f){"use strict";h.__esModule=!0;function m(C){return C&&C.__esModule?C:{default:C}}v(m,"_interopRequireDefault");var g=require_base(),y=require_exception(),b=m(y),k=require_utils2(),
w=require_code_gen(),x=m(w);function S(C){this.value=C}v(S,"Literal");function A(){}v(A,"JavaScriptCompiler"),A.prototype={nameLookup:v(function(D,T){return this.internalNameLookup(D,T)},"nameLookup"),
depthedLookup:v(function(D){return[this.aliasable("container.lookup"),"(depths, ",this.quotedString(D),")"]},"depthedLookup"),compilerInfo:v(function(){var D=g.COMPILER_REVISION,T=g.REVISION_CHANGES[D];
return[D,T]},"compilerInfo"),appendToBuffer:v(function(D,T,P){return k.isArray(D)||(D=[D]),D=this.source.wrap(D,T),this.environment.isSimple?["return ",D,";"]:P?["buffer += ",D,";"]:(D.appendToBuffer=
!0,D)},"appendToBuffer"),initializeBuffer:v(function(){return this.quotedString("")},"initializeBuffer"),internalNameLookup:v(function(D,T){return this.lookupPropertyFunctionIsUsed=!0,["lookupProperty\
(",D,",",this.quotedString(T),")"]},"internalNameLookup"),lookupPropertyFunctionIsUsed:!1,compile:v(function(D,T,P,O){this.environment=D,this.options=T,this.stringParams=this.options.stringParams,this.
trackIds=this.options.trackIds,this.precompile=!O,this.name=this.environment.name,this.isChild=!!P,this.context=P||{decorators:[],programs:[],environments:[]},this.preamble(),this.stackSlot=0,this.stackVars=
[],this.aliases={},this.registers={list:[]},this.hashes=[],this.compileStack=[],this.inlineStack=[],this.blockParams=[],this.compileChildren(D,T),this.useDepths=this.useDepths||D.useDepths||D.useDecorators||
this.options.compat,this.useBlockParams=this.useBlockParams||D.useBlockParams;var I=D.opcodes,F=void 0,q=void 0,L=void 0,N=void 0;for(L=0,N=I.length;L<N;L++)F=I[L],this.source.currentLocation=F.loc,q=
q||F.loc,this[F.opcode].apply(this,F.args);if(this.source.currentLocation=q,this.pushSource(""),this.stackSlot||this.inlineStack.length||this.compileStack.length)throw new b.default("Compile completed\
 with content left on stack");this.decorators.isEmpty()?this.decorators=void 0:(this.useDecorators=!0,this.decorators.prepend(["var decorators = container.decorators, ",this.lookupPropertyFunctionVarDeclaration(),
`;
`]),this.decorators.push("return fn;"),O?this.decorators=Function.apply(this,["fn","props","container","depth0","data","blockParams","depths",this.decorators.merge()]):(this.decorators.prepend(`functi\
on(fn, props, container, depth0, data, blockParams, depths) {
`),this.decorators.push(`}
`),this.decorators=this.decorators.merge()));var B=this.createFunctionContext(O);if(this.isChild)return B;var M={compiler:this.compilerInfo(),main:B};this.decorators&&(M.main_d=this.decorators,M.useDecorators=
!0);var j=this.context,H=j.programs,Z=j.decorators;for(L=0,N=H.length;L<N;L++)M[L]=H[L],Z[L]&&(M[L+"_d"]=Z[L],M.useDecorators=!0);return this.environment.usePartial&&(M.usePartial=!0),this.options.data&&
(M.useData=!0),this.useDepths&&(M.useDepths=!0),this.useBlockParams&&(M.useBlockParams=!0),this.options.compat&&(M.compat=!0),O?M.compilerOptions=this.options:(M.compiler=JSON.stringify(M.compiler),this.
source.currentLocation={start:{line:1,column:0}},M=this.objectLiteral(M),T.srcName?(M=M.toStringWithSourceMap({file:T.destName}),M.map=M.map&&M.map.toString()):M=M.toString()),M},"compile"),preamble:v(
function(){this.lastContext=0,this.source=new x.default(this.options.srcName),this.decorators=new x.default(this.options.srcName)},"preamble"),createFunctionContext:v(function(D){var T=this,P="",O=this.
stackVars.concat(this.registers.list);O.length>0&&(P+=", "+O.join(", "));var I=0;Object.keys(this.aliases).forEach(function(L){var N=T.aliases[L];N.children&&N.referenceCount>1&&(P+=", alias"+ ++I+"="+
L,N.children[0]="alias"+I)}),this.lookupPropertyFunctionIsUsed&&(P+=", "+this.lookupPropertyFunctionVarDeclaration());var F=["container","depth0","helpers","partials","data"];(this.useBlockParams||this.
useDepths)&&F.push("blockParams"),this.useDepths&&F.push("depths");var q=this.mergeSource(P);return D?(F.push(q),Function.apply(this,F)):this.source.wrap(["function(",F.join(","),`) {
  `,q,"}"])},"createFunctionContext"),mergeSource:v(function(D){var T=this.environment.isSimple,P=!this.forceBuffer,O=void 0,I=void 0,F=void 0,q=void 0;return this.source.each(function(L){L.appendToBuffer?
(F?L.prepend("  + "):F=L,q=L):(F&&(I?F.prepend("buffer += "):O=!0,q.add(";"),F=q=void 0),I=!0,T||(P=!1))}),P?F?(F.prepend("return "),q.add(";")):I||this.source.push('return "";'):(D+=", buffer = "+(O?
"":this.initializeBuffer()),F?(F.prepend("return buffer + "),q.add(";")):this.source.push("return buffer;")),D&&this.source.prepend("var "+D.substring(2)+(O?"":`;
`)),this.source.merge()},"mergeSource"),lookupPropertyFunctionVarDeclaration:v(function(){return`
      lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    }
    `.trim()},"lookupPropertyFunctionVarDeclaration"),blockValue:v(function(D){var T=this.aliasable("container.hooks.blockHelperMissing"),P=[this.contextName(0)];this.setupHelperArgs(D,0,P);var O=this.
popStack();P.splice(1,0,O),this.push(this.source.functionCall(T,"call",P))},"blockValue"),ambiguousBlockValue:v(function(){var D=this.aliasable("container.hooks.blockHelperMissing"),T=[this.contextName(
0)];this.setupHelperArgs("",0,T,!0),this.flushInline();var P=this.topStack();T.splice(1,0,P),this.pushSource(["if (!",this.lastHelper,") { ",P," = ",this.source.functionCall(D,"call",T),"}"])},"ambigu\
ousBlockValue"),appendContent:v(function(D){this.pendingContent?D=this.pendingContent+D:this.pendingLocation=this.source.currentLocation,this.pendingContent=D},"appendContent"),append:v(function(){if(this.
isInline())this.replaceStack(function(T){return[" != null ? ",T,' : ""']}),this.pushSource(this.appendToBuffer(this.popStack()));else{var D=this.popStack();this.pushSource(["if (",D," != null) { ",this.
appendToBuffer(D,void 0,!0)," }"]),this.environment.isSimple&&this.pushSource(["else { ",this.appendToBuffer("''",void 0,!0)," }"])}},"append"),appendEscaped:v(function(){this.pushSource(this.appendToBuffer(
[this.aliasable("container.escapeExpression"),"(",this.popStack(),")"]))},"appendEscaped"),getContext:v(function(D){this.lastContext=D},"getContext"),pushContext:v(function(){this.pushStackLiteral(this.
contextName(this.lastContext))},"pushContext"),lookupOnContext:v(function(D,T,P,O){var I=0;!O&&this.options.compat&&!this.lastContext?this.push(this.depthedLookup(D[I++])):this.pushContext(),this.resolvePath(
"context",D,I,T,P)},"lookupOnContext"),lookupBlockParam:v(function(D,T){this.useBlockParams=!0,this.push(["blockParams[",D[0],"][",D[1],"]"]),this.resolvePath("context",T,1)},"lookupBlockParam"),lookupData:v(
function(D,T,P){D?this.pushStackLiteral("container.data(data, "+D+")"):this.pushStackLiteral("data"),this.resolvePath("data",T,0,!0,P)},"lookupData"),resolvePath:v(function(D,T,P,O,I){var F=this;if(this.
options.strict||this.options.assumeObjects){this.push(E(this.options.strict&&I,this,T,P,D));return}for(var q=T.length,L=v(function(B){F.replaceStack(function(M){var j=F.nameLookup(M,T[B],D);return O?[
" && ",j]:[" != null ? ",j," : ",M]})},"_loop"),N=P;N<q;N++)L(N)},"resolvePath"),resolvePossibleLambda:v(function(){this.push([this.aliasable("container.lambda"),"(",this.popStack(),", ",this.contextName(
0),")"])},"resolvePossibleLambda"),pushStringParam:v(function(D,T){this.pushContext(),this.pushString(T),T!=="SubExpression"&&(typeof D=="string"?this.pushString(D):this.pushStackLiteral(D))},"pushStr\
ingParam"),emptyHash:v(function(D){this.trackIds&&this.push("{}"),this.stringParams&&(this.push("{}"),this.push("{}")),this.pushStackLiteral(D?"undefined":"{}")},"emptyHash"),pushHash:v(function(){this.
hash&&this.hashes.push(this.hash),this.hash={values:{},types:[],contexts:[],ids:[]}},"pushHash"),popHash:v(function(){var D=this.hash;this.hash=this.hashes.pop(),this.trackIds&&this.push(this.objectLiteral(
D.ids)),this.stringParams&&(this.push(this.objectLiteral(D.contexts)),this.push(this.objectLiteral(D.types))),this.push(this.objectLiteral(D.values))},"popHash"),pushString:v(function(D){this.pushStackLiteral(
this.quotedString(D))},"pushString"),pushLiteral:v(function(D){this.pushStackLiteral(D)},"pushLiteral"),pushProgram:v(function(D){D!=null?this.pushStackLiteral(this.programExpression(D)):this.pushStackLiteral(
null)},"pushProgram"),registerDecorator:v(function(D,T){var P=this.nameLookup("decorators",T,"decorator"),O=this.setupHelperArgs(T,D);this.decorators.push(["var decorator = ",P,";"]),this.decorators.push(
['if (typeof decorator !== "function") { throw new Error(',this.quotedString('Missing decorator: "'+T+'"'),"); }"]),this.decorators.push(["fn = ",this.decorators.functionCall("decorator","",["fn","pro\
ps","container",O])," || fn;"])},"registerDecorator"),invokeHelper:v(function(D,T,P){var O=this.popStack(),I=this.setupHelper(D,T),F=[];P&&F.push(I.name),F.push(O),this.options.strict||F.push(this.aliasable(
"container.hooks.helperMissing"));var q=["(",this.itemsSeparatedBy(F,"||"),")"],L=this.source.functionCall(q,"call",I.callParams);this.push(L)},"invokeHelper"),itemsSeparatedBy:v(function(D,T){var P=[];
P.push(D[0]);for(var O=1;O<D.length;O++)P.push(T,D[O]);return P},"itemsSeparatedBy"),invokeKnownHelper:v(function(D,T){var P=this.setupHelper(D,T);this.push(this.source.functionCall(P.name,"call",P.callParams))},
"invokeKnownHelper"),invokeAmbiguous:v(function(D,T){this.useRegister("helper");var P=this.popStack();this.emptyHash();var O=this.setupHelper(0,D,T),I=this.lastHelper=this.nameLookup("helpers",D,"help\
er"),F=["(","(helper = ",I," || ",P,")"];this.options.strict||(F[0]="(helper = ",F.push(" != null ? helper : ",this.aliasable("container.hooks.helperMissing"))),this.push(["(",F,O.paramsInit?["),(",O.
paramsInit]:[],"),","(typeof helper === ",this.aliasable('"function"')," ? ",this.source.functionCall("helper","call",O.callParams)," : helper))"])},"invokeAmbiguous"),invokePartial:v(function(D,T,P){
var O=[],I=this.setupParams(T,1,O);D&&(T=this.popStack(),delete I.name),P&&(I.indent=this.quotedString(P)),I.helpers="helpers",I.partials="partials",I.decorators="container.decorators",D?O.unshift(T):
O.unshift(this.nameLookup("partials",T,"partial")),this.options.compat&&(I.depths="depths"),I=this.objectLiteral(I),O.push(I),this.push(this.source.functionCall("container.invokePartial","",O))},"invo\
kePartial"),assignToHash:v(function(D){var T=this.popStack(),P=void 0,O=void 0,I=void 0;this.trackIds&&(I=this.popStack()),this.stringParams&&(O=this.popStack(),P=this.popStack());var F=this.hash;P&&(F.
contexts[D]=P),O&&(F.types[D]=O),I&&(F.ids[D]=I),F.values[D]=T},"assignToHash"),pushId:v(function(D,T,P){D==="BlockParam"?this.pushStackLiteral("blockParams["+T[0]+"].path["+T[1]+"]"+(P?" + "+this.quotedString(
"."+P):"")):D==="PathExpression"?this.pushString(T):D==="SubExpression"?this.pushStackLiteral("true"):this.pushStackLiteral("null")},"pushId"),compiler:A,compileChildren:v(function(D,T){for(var P=D.children,
O=void 0,I=void 0,F=0,q=P.length;F<q;F++){O=P[F],I=new this.compiler;var L=this.matchExistingProgram(O);if(L==null){var N=this.context.programs.push("")-1;O.index=N,O.name="program"+N,this.context.programs[N]=
I.compile(O,T,this.context,!this.precompile),this.context.decorators[N]=I.decorators,this.context.environments[N]=O,this.useDepths=this.useDepths||I.useDepths,this.useBlockParams=this.useBlockParams||
I.useBlockParams,O.useDepths=this.useDepths,O.useBlockParams=this.useBlockParams}else O.index=L.index,O.name="program"+L.index,this.useDepths=this.useDepths||L.useDepths,this.useBlockParams=this.useBlockParams||
L.useBlockParams}},"compileChildren"),matchExistingProgram:v(function(D){for(var T=0,P=this.context.environments.length;T<P;T++){var O=this.context.environments[T];if(O&&O.equals(D))return O}},"matchE\
xistingProgram"),programExpression:v(function(D){var T=this.environment.children[D],P=[T.index,"data",T.blockParams];return(this.useBlockParams||this.useDepths)&&P.push("blockParams"),this.useDepths&&
P.push("depths"),"container.program("+P.join(", ")+")"},"programExpression"),useRegister:v(function(D){this.registers[D]||(this.registers[D]=!0,this.registers.list.push(D))},"useRegister"),push:v(function(D){
return D instanceof S||(D=this.source.wrap(D)),this.inlineStack.push(D),D},"push2"),pushStackLiteral:v(function(D){this.push(new S(D))},"pushStackLiteral"),pushSource:v(function(D){this.pendingContent&&
(this.source.push(this.appendToBuffer(this.source.quotedString(this.pendingContent),this.pendingLocation)),this.pendingContent=void 0),D&&this.source.push(D)},"pushSource"),replaceStack:v(function(D){
var T=["("],P=void 0,O=void 0,I=void 0;if(!this.isInline())throw new b.default("replaceStack on non-inline");var F=this.popStack(!0);if(F instanceof S)P=[F.value],T=["(",P],I=!0;else{O=!0;var q=this.incrStack();
T=["((",this.push(q)," = ",F,")"],P=this.topStack()}var L=D.call(this,P);I||this.popStack(),O&&this.stackSlot--,this.push(T.concat(L,")"))},"replaceStack"),incrStack:v(function(){return this.stackSlot++,
this.stackSlot>this.stackVars.length&&this.stackVars.push("stack"+this.stackSlot),this.topStackName()},"incrStack"),topStackName:v(function(){return"stack"+this.stackSlot},"topStackName"),flushInline:v(
function(){var D=this.inlineStack;this.inlineStack=[];for(var T=0,P=D.length;T<P;T++){var O=D[T];if(O instanceof S)this.compileStack.push(O);else{var I=this.incrStack();this.pushSource([I," = ",O,";"]),
this.compileStack.push(I)}}},"flushInline"),isInline:v(function(){return this.inlineStack.length},"isInline"),popStack:v(function(D){var T=this.isInline(),P=(T?this.inlineStack:this.compileStack).pop();
if(!D&&P instanceof S)return P.value;if(!T){if(!this.stackSlot)throw new b.default("Invalid stack pop");this.stackSlot--}return P},"popStack"),topStack:v(function(){var D=this.isInline()?this.inlineStack:
this.compileStack,T=D[D.length-1];return T instanceof S?T.value:T},"topStack"),contextName:v(function(D){return this.useDepths&&D?"depths["+D+"]":"depth"+D},"contextName"),quotedString:v(function(D){return this.
source.quotedString(D)},"quotedString2"),objectLiteral:v(function(D){return this.source.objectLiteral(D)},"objectLiteral"),aliasable:v(function(D){var T=this.aliases[D];return T?(T.referenceCount++,T):
(T=this.aliases[D]=this.source.wrap(D),T.aliasable=!0,T.referenceCount=1,T)},"aliasable"),setupHelper:v(function(D,T,P){var O=[],I=this.setupHelperArgs(T,D,O,P),F=this.nameLookup("helpers",T,"helper"),
q=this.aliasable(this.contextName(0)+" != null ? "+this.contextName(0)+" : (container.nullContext || {})");return{params:O,paramsInit:I,name:F,callParams:[q].concat(O)}},"setupHelper"),setupParams:v(function(D,T,P){
var O={},I=[],F=[],q=[],L=!P,N=void 0;L&&(P=[]),O.name=this.quotedString(D),O.hash=this.popStack(),this.trackIds&&(O.hashIds=this.popStack()),this.stringParams&&(O.hashTypes=this.popStack(),O.hashContexts=
this.popStack());var B=this.popStack(),M=this.popStack();(M||B)&&(O.fn=M||"container.noop",O.inverse=B||"container.noop");for(var j=T;j--;)N=this.popStack(),P[j]=N,this.trackIds&&(q[j]=this.popStack()),
this.stringParams&&(F[j]=this.popStack(),I[j]=this.popStack());return L&&(O.args=this.source.generateArray(P)),this.trackIds&&(O.ids=this.source.generateArray(q)),this.stringParams&&(O.types=this.source.
generateArray(F),O.contexts=this.source.generateArray(I)),this.options.data&&(O.data="data"),this.useBlockParams&&(O.blockParams="blockParams"),O},"setupParams"),setupHelperArgs:v(function(D,T,P,O){var I=this.
setupParams(D,T,P);return I.loc=_(this),I=this.objectLiteral(I),O?(this.useRegister("options"),P.push("options"),["options=",I]):P?(P.push(I),""):I},"setupHelperArgs")},(function(){for(var C="break el\
se new var case finally return void catch for switch while continue function this with default if throw delete in try do instanceof typeof abstract enum int short boolean export interface static byte \
extends long super char final native synchronized class float package throws const goto private transient debugger implements protected volatile double import public let yield await null true false".split(
" "),D=A.RESERVED_WORDS={},T=0,P=C.length;T<P;T++)D[C[T]]=!0})(),A.isValidJavaScriptVariableName=function(C){return!A.RESERVED_WORDS[C]&&/^[a-zA-Z_$][0-9a-zA-Z_$]*$/.test(C)};function _(C){var D=C.source.
currentLocation;return D?w.safeJsonLiteral(D):"undefined"}v(_,"locationLiteral");function E(C,D,T,P,O){var I=D.popStack(),F=T.length;C&&F--;for(var q=P;q<F;q++)I=D.nameLookup(I,T[q],O);return C?[D.aliasable(
"container.strict"),"(",I,", ",D.quotedString(T[F]),", ",_(D)," )"]:I}v(E,"strictLookup"),h.default=A,f.exports=h.default}}),require_handlebars=(0,U.__commonJS)({"node_modules/handlebars/dist/cjs/hand\
lebars.js"(h,f){"use strict";h.__esModule=!0;function m(I){return I&&I.__esModule?I:{default:I}}v(m,"_interopRequireDefault");var g=require_handlebars_runtime(),y=m(g),b=require_ast(),k=m(b),w=require_base2(),
x=require_compiler(),S=require_javascript_compiler(),A=m(S),_=require_visitor(),E=m(_),C=require_no_conflict(),D=m(C),T=y.default.create;function P(){var I=T();return I.compile=function(F,q){return x.
compile(F,q,I)},I.precompile=function(F,q){return x.precompile(F,q,I)},I.AST=k.default,I.Compiler=x.Compiler,I.JavaScriptCompiler=A.default,I.Parser=w.parser,I.parse=w.parse,I.parseWithoutProcessing=w.
parseWithoutProcessing,I}v(P,"create2");var O=P();O.create=P,D.default(O),O.Visitor=E.default,O.default=O,h.default=O,f.exports=h.default}}),require_printer=(0,U.__commonJS)({"node_modules/handlebars/\
dist/cjs/handlebars/compiler/printer.js"(h){"use strict";h.__esModule=!0,h.print=y,h.PrintVisitor=b;function f(k){return k&&k.__esModule?k:{default:k}}v(f,"_interopRequireDefault");var m=require_visitor(),
g=f(m);function y(k){return new b().accept(k)}v(y,"print2");function b(){this.padding=0}v(b,"PrintVisitor"),b.prototype=new g.default,b.prototype.pad=function(k){for(var w="",x=0,S=this.padding;x<S;x++)
w+="  ";return w+=k+`
`,w},b.prototype.Program=function(k){var w="",x=k.body,S=void 0,A=void 0;if(k.blockParams){var _="BLOCK PARAMS: [";for(S=0,A=k.blockParams.length;S<A;S++)_+=" "+k.blockParams[S];_+=" ]",w+=this.pad(_)}
for(S=0,A=x.length;S<A;S++)w+=this.accept(x[S]);return this.padding--,w},b.prototype.MustacheStatement=function(k){return this.pad("{{ "+this.SubExpression(k)+" }}")},b.prototype.Decorator=function(k){
return this.pad("{{ DIRECTIVE "+this.SubExpression(k)+" }}")},b.prototype.BlockStatement=b.prototype.DecoratorBlock=function(k){var w="";return w+=this.pad((k.type==="DecoratorBlock"?"DIRECTIVE ":"")+
"BLOCK:"),this.padding++,w+=this.pad(this.SubExpression(k)),k.program&&(w+=this.pad("PROGRAM:"),this.padding++,w+=this.accept(k.program),this.padding--),k.inverse&&(k.program&&this.padding++,w+=this.pad(
"{{^}}"),this.padding++,w+=this.accept(k.inverse),this.padding--,k.program&&this.padding--),this.padding--,w},b.prototype.PartialStatement=function(k){var w="PARTIAL:"+k.name.original;return k.params[0]&&
(w+=" "+this.accept(k.params[0])),k.hash&&(w+=" "+this.accept(k.hash)),this.pad("{{> "+w+" }}")},b.prototype.PartialBlockStatement=function(k){var w="PARTIAL BLOCK:"+k.name.original;return k.params[0]&&
(w+=" "+this.accept(k.params[0])),k.hash&&(w+=" "+this.accept(k.hash)),w+=" "+this.pad("PROGRAM:"),this.padding++,w+=this.accept(k.program),this.padding--,this.pad("{{> "+w+" }}")},b.prototype.ContentStatement=
function(k){return this.pad("CONTENT[ '"+k.value+"' ]")},b.prototype.CommentStatement=function(k){return this.pad("{{! '"+k.value+"' }}")},b.prototype.SubExpression=function(k){for(var w=k.params,x=[],
S=void 0,A=0,_=w.length;A<_;A++)x.push(this.accept(w[A]));return w="["+x.join(", ")+"]",S=k.hash?" "+this.accept(k.hash):"",this.accept(k.path)+" "+w+S},b.prototype.PathExpression=function(k){var w=k.
parts.join("/");return(k.data?"@":"")+"PATH:"+w},b.prototype.StringLiteral=function(k){return'"'+k.value+'"'},b.prototype.NumberLiteral=function(k){return"NUMBER{"+k.value+"}"},b.prototype.BooleanLiteral=
function(k){return"BOOLEAN{"+k.value+"}"},b.prototype.UndefinedLiteral=function(){return"UNDEFINED"},b.prototype.NullLiteral=function(){return"NULL"},b.prototype.Hash=function(k){for(var w=k.pairs,x=[],
S=0,A=w.length;S<A;S++)x.push(this.accept(w[S]));return"HASH{"+x.join(", ")+"}"},b.prototype.HashPair=function(k){return k.key+"="+this.accept(k.value)}}}),require_lib=(0,U.__commonJS)({"node_modules/\
handlebars/lib/index.js"(h,f){var m=require_handlebars().default,g=require_printer();m.PrintVisitor=g.PrintVisitor,m.print=g.print,f.exports=m;function y(b,k){var w=(0,U.__require)("fs"),x=w.readFileSync(
k,"utf8");b.exports=m.compile(x)}v(y,"extension2"),typeof U.__require<"u"&&U.__require.extensions&&(U.__require.extensions[".handlebars"]=y,U.__require.extensions[".hbs"]=y)}});function fieldsAt(h,f,m){
const g=(0,Ie.structureOf)(h);switch(g.type){case"object":{const[b,...k]=f;if(b===void 0)return Object.keys(g.shape);const w=g.shape[String(b)];return w?fieldsAt(w,k,below(m,b)):[]}case"array":return y(
g.element);case"record":return y(g.valueType);case"optional":return fieldsAt(g.innerType,f,m);case"pipe":return fieldsAt(g.in,f,m);case"union":return[...new Set((0,Ie.matchingOptions)(g,m).flatMap(b=>fieldsAt(
b,f,m)))];default:return[]}function y(b){const[k,...w]=f;return k===void 0?[]:fieldsAt(b,w,below(m,k))}v(y,"elementFields")}v(fieldsAt,"fieldsAt");function requiredFields(h){const{error:f}=h.safeParse(
{});return(f?.issues??[]).map(({path:m})=>String(m[0]))}v(requiredFields,"requiredFields");function below(h,f){return typeof h=="object"&&h!==null?Reflect.get(h,f):void 0}v(below,"below");var invisible=new RegExp(
"[^\\P{Cc}\\t\\r\\n]|[\\uFFFE\\uFFFF]|\\p{Cs}|\\p{Co}|\\p{Cf}|\\p{Zl}|\\p{Zp}|\\p{Default_Ignorable_Code_Point}|\\u2800","gu"),harmless=/[\u00AD\u0600-\u0605\u06DD\u0890\u0891\u08E2\u{110BD}\u{110CD}]|\uFE0E|\uFE0F/u,
beforeJoiner=new RegExp("(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\uFE0F)$","u"),afterJoiner=new RegExp("^\\p{Extended_Pictographic}","u"),regionFlag=/\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u;function*invisibleIn(h){
for(const{0:f,index:m}of h.matchAll(invisible))isAllowed(h,m,f)||(yield{start:m,length:1,...explainInvisible(f)})}v(invisibleIn,"invisibleIn");function findSpelledOut(h,f){for(const{0:m,index:g}of h.matchAll(
invisible))if(!f.includes(m)&&!isAllowed(h,g,m))return m}v(findSpelledOut,"findSpelledOut");function isAllowed(h,f,m){if(harmless.test(m))return!0;const g=h.slice(Math.max(0,f-40),f);return m==="\u200D"?
beforeJoiner.test(g)&&afterJoiner.test(h.slice(f+1,f+3)):/[\u{E0020}-\u{E007F}]/u.test(m)&&regionFlag.test(g)}v(isAllowed,"isAllowed");function explainInvisible(h){const m=`U+${(h.codePointAt(0)??0).toString(
16).toUpperCase().padStart(4,"0")}`;return(0,U.explain)(`There is a character here (${m}) that pages can't show, or nobody can see.`,`Her st\xE5r et tegn (${m}), som sider ikke kan vise, eller som ing\
en kan se.`,"Delete it and the characters on either side of it, and type those again.","Slet det og tegnene p\xE5 begge sider af det, og skriv dem igen.")}v(explainInvisible,"explainInvisible");function dataAt(h,f){
return f.reduce((m,g)=>Object((0,ue.isLocalized)(m)?m.values:m)[g],h)}v(dataAt,"dataAt");function childrenOf(h,f){if(typeof h!="object"||h===null)return[];if((0,ue.isText)(h)||(0,ue.isProse)(h)||(0,te.isReference)(
h))return[];const m=(0,ue.isLocalized)(h)?h.values:h;return Array.isArray(m)?m.map((g,y)=>[[...f,y],g]):Object.entries(m).map(([g,y])=>[[...f,g],y])}v(childrenOf,"childrenOf");function changeData(h,f,m=[]){
const g=f(h,m);return g!==void 0?g:typeof h!="object"||h===null||(0,ue.isText)(h)||(0,ue.isProse)(h)||(0,te.isReference)(h)?h:(0,ue.isLocalized)(h)?{...h,values:changeData(h.values,f,m)}:Array.isArray(
h)?h.map((y,b)=>changeData(y,f,[...m,b])):Object.fromEntries(Object.entries(h).map(([y,b])=>[y,changeData(b,f,[...m,y])]))}v(changeData,"changeData");function replacedInData(h,f,m){return changeData(h,
(g,y)=>(0,oe.isWithin)(f,y)?y.length<f.length?void 0:m:g)}v(replacedInData,"replacedInData");function othersThan(h){if(typeof h=="number")return[h+1,h-1,h+10];if(typeof h=="boolean")return[!h];if(typeof h==
"string")return otherWords(h);if((0,ue.isText)(h)||(0,ue.isProse)(h))return[textWith(h,"x")];if(!(0,ue.isLocalized)(h))return[];const f=Object.entries(h.values).map(([m,g])=>[m,othersThan(g)[0]??g]);return[
{...h,values:Object.fromEntries(f)}]}v(othersThan,"othersThan");function otherWords(h){if(/^\d{4}-\d\d-\d\d$/.test(h))return[1,31].map(m=>daysLater(h,m));if(/^\d{4}-\d\d$/.test(h))return[h.replace(/\d\d$/,
m=>m==="01"?"02":"01")];const f=h.replace(/\d$/,m=>String((Number(m)+1)%10));return/^\d\d:\d\d$/.test(h)?[f]:f===h?[`${h}x`]:[f,`${h}x`]}v(otherWords,"otherWords");function daysLater(h,f){const m=new Date(
`${h}T00:00:00Z`);return m.setUTCDate(m.getUTCDate()+f),m.toISOString().slice(0,10)}v(daysLater,"daysLater");function textWith(h,f){return h.kind==="text"?{...h,parts:[...h.parts,f]}:{...h,body:bodyWith(
h.body,f)}}v(textWith,"textWith");function bodyWith(h,f){const m=v(g=>typeof g=="string"?g.replace(/<\/(?:p|li|h[1-6]|blockquote)>/g,`${f}$&`):"src"in g?{...g,alt:g.alt+f}:g,"blocks2");return{...h,html:h.
html.map(m),words:[...h.words,f],headings:h.headings.map(g=>({...g,text:[...g.text,f]}))}}v(bodyWith,"bodyWith");var citationLike=/(?<open>(?<!\{)\{+)(?<name>[ \t]*[a-z0-9-]+(?:\.[a-z0-9-]+)+[ \t]*)(?<close>\}+)|\{\{(?<inside>(?:(?!\{\{|\}\}).)*)(?<end>\}\}|(?=\{\{)|$)|\}\}|\[\[(?<square>[a-z0-9-]+(?:\.[a-z0-9-]+)+)\]\]/gms,
factName=/^[a-z0-9-]+(\.[a-z0-9-]+)+$/;function splitCitations(h,f){if(!/[{}]|\[\[/.test(h))return{parts:h===""?[]:[h],problems:[]};const m=[],g=[];let y=0;for(const b of h.matchAll(citationLike)){const[
k]=b,{open:w,name:x="",close:S}=b.groups??{},A=f(b.index,k.length);if(w!=="{{"||S!=="}}"){const{message:_,hint:E}=explainBraces(k,b.groups??{}),C={message:{..._,onPage:noFact},hint:{...E,onPage:te.insertFact}};
g.push((0,U.problemAt)(A,"invalid-hole",C));continue}b.index>y&&m.push(h.slice(y,b.index)),m.push({fact:x.trim(),place:A}),y=b.index+k.length}return y<h.length&&m.push(h.slice(y)),{parts:m,problems:g}}
v(splitCitations,"splitCitations");var noFact={en:"These braces look like a fact, but aren't one.",da:"De kr\xF8llede parenteser her ligner en oplysning, men er det ikke."};function explainBraces(h,{name:f,
inside:m="",end:g,square:y}){const b=f??y;if(b!==void 0)return{message:{en:"A fact is written between two braces on each side.",da:"En oplysning hentes med to kr\xF8llede parenteser p\xE5 hver side."},
hint:writeFact(b.trim())};if(h==="}}")return(0,U.explain)("There is no {{ before these braces.","Der er ingen {{ f\xF8r disse kr\xF8llede parenteser.",example.en,example.da);if(g==="")return(0,U.explain)(
"The {{ here is never closed with }}.","Her begynder en {{, som aldrig bliver lukket med }}.",example.en,example.da);const k=m.toLowerCase().trim().replaceAll("\u2013","-").replace(/\s*[.,]\s*/g,"."),
w=k.includes(".")?k.replace(/[\s_]+/g,"-"):k.replaceAll("_",".");return{message:{en:`${h} is not the name of a fact.`,da:`${h} er ikke navnet p\xE5 en oplysning.`},hint:factName.test(w)?writeFact(w):example}}
v(explainBraces,"explainBraces");function writeFact(h){const f=`{{${h}}}`;return(0,te.hintToWrite)(f,{en:`Write ${f}, and put the whole text in quotes.`,da:`Skriv ${f}, og s\xE6t hele teksten i citations\
tegn.`})}v(writeFact,"writeFact");var example={en:"A fact is written by its name between double braces: {{price.NAME}}.",da:"En oplysning hentes med sit navn i dobbelte kr\xF8llede parenteser: {{price.NA\
VN}}."};function sound(h){return{value:h,problems:[]}}v(sound,"sound");function problemsFor(h,f,m){return h.map(g=>(0,U.problemAt)(f(g.start,g.length),g.code??m,g))}v(problemsFor,"problemsFor");function lineAt(h,f){
const m=h.slice(0,f).lastIndexOf(`
`)+1,g=h.indexOf(`
`,m);return{start:m,text:h.slice(m,g<0?h.length:g)}}v(lineAt,"lineAt");function onLine(h,f,m){const g=f.exec(h.text)?.indices?.[1];if(g)return{start:h.start+g[0],length:g[1]-g[0],...typeof m=="functio\
n"?m(h.text.slice(...g)):m}}v(onLine,"onLine");var maxTextBytes=128*1024,maxLineLength=5e3,maxLines=2e3;function decode({bytes:h,isUnread:f}){if(f)return sound(void 0);const m=new TextDecoder().decode(
h).replace(/\r\n?/g,`
`),g=sizeFault(h,m)??encodingFault(m)??contentFault(m);return g?{value:void 0,problems:problemsFor([g],placesIn(m),"not-utf8")}:sound(m)}v(decode,"decode");function sizeFault(h,f){const m=f.split(`
`),g=m.findIndex((k,w)=>w>=maxLines||k.length>maxLineLength),y=h.length>maxTextBytes;if(!y&&g<0)return;const b=maxTextBytes/1024;return{...y?wholeFile:{start:startOfLine(m,g),length:1},code:"file-too-\
large",...(0,U.explain)(`This text is too large: at most ${b} kB, ${maxLines} lines, and ${maxLineLength} characters on a line.`,`Teksten er for stor: Den m\xE5 h\xF8jst fylde ${b} kB, ${maxLines} lin\
jer og ${maxLineLength} tegn p\xE5 en linje.`,"Look for something pasted into it by mistake, such as a picture.","Se efter noget, der er sat ind ved en fejl, for eksempel et billede.")}}v(sizeFault,"s\
izeFault");function startOfLine(h,f){return h.slice(0,f).reduce((m,g)=>m+g.length+1,0)}v(startOfLine,"startOfLine");var wholeFile={start:0,length:0},windows1252=new TextDecoder("windows-1252").decode(
Uint8Array.from({length:256},(h,f)=>f)),garbled=new RegExp(`[\xC2\xC3][${windows1252.slice(128,192)}]|\xE2[${windows1252.slice(128,192)}]{2}`);function garbledFault(h){const[f]=garbled.exec(h)??[];if(f===
void 0)return;const m=Uint8Array.from(f,y=>windows1252.indexOf(y)),g=new TextDecoder().decode(m);return{start:h.indexOf(f),length:f.length,...(0,U.withOnPage)((0,U.explain)(`\u201C${f}\u201D was \u201C${g}\
\u201D before a program read the file in another encoding and saved it.`,`\xBB${f}\xAB var \xBB${g}\xAB, f\xF8r et program l\xE6ste filen med en forkert tegnkodning og gemte den.`,"Restore an earlier \
version of the file, or correct all such characters in it.","Hent en tidligere udgave af filen tilbage, eller ret alle den slags tegn i den."),(0,U.explain)(`\u201C${f}\u201D should surely be \u201C${g}\
\u201D: a program has garbled it.`,`\xBB${f}\xAB skulle nok v\xE6re \xBB${g}\xAB: Et program har \xF8delagt tegnet.`,"Type it again, and look for others like it.","Skriv det igen, og se efter flere af\
 samme slags."))}}v(garbledFault,"garbledFault");function encodingFault(h){const f=h.search(/[\uFFFD\0]/);return f<0?garbledFault(h):{start:f,length:1,...(0,U.explain)("A character here is not saved a\
s UTF-8 (the file looks like UTF-16, Latin-1 or Windows-1252, or is no text at all).","Et tegn her er ikke gemt som UTF-8 (filen ligner UTF-16, Latin-1 eller Windows-1252 eller er slet ikke en tekst).",
"Save it as UTF-8.","Gem den igen med tegnkodningen UTF-8.")}}v(encodingFault,"encodingFault");var emptyFile={...wholeFile,code:"empty-file",...(0,U.withOnPage)((0,U.explain)("The file has no text.","\
Der er ingen tekst i filen.","Write it, below the front matter if there is any, or restore an earlier version of the file.","Skriv den, under felterne \xF8verst, hvis der er nogle, eller hent en tidliger\
e udgave af filen tilbage."),(0,U.explain)("There is no text here.","Her er ingen tekst.","Write it.","Skriv den."))};function contentFault(h){if(h.trim()==="")return emptyFile;const f=/^<{7} .*$/m.exec(
h);if(f)return{start:f.index,length:f[0].length,code:"unfinished-merge",...(0,U.explain)("Git has merged two versions of this file, and the conflict is not resolved yet.","To udgaver af filen er flett\
et sammen i git, og der er endnu ikke valgt mellem dem.","Keep one of the two, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.","Behold den ene, og slet linjerne, der begynder med <\
<<<<<<, ======= og >>>>>>>.")}}v(contentFault,"contentFault");function placeAt2(h,f,m=1){return placesIn(h)(f,m)}v(placeAt2,"placeAt2");function placesIn(h){const f=[];for(let m=h.indexOf(`
`);m>=0;m=h.indexOf(`
`,m+1))f.push(m);return(m,g=1)=>{let[y,b]=[0,f.length];for(;y<b;){const x=y+b>>1;(f[x]??0)<m?y=x+1:b=x}const k=(f[y-1]??-1)+1,w=f[y]??Number.POSITIVE_INFINITY;return{line:y+1,column:m-k+1,length:Math.
min(g,Math.max(1,w-m))}}}v(placesIn,"placesIn");function joinFindings(h){return{figures:h.flatMap(({figures:f})=>f),lintFindings:h.flatMap(({lintFindings:f})=>f)}}v(joinFindings,"joinFindings");function findInText(h,{
site:f,locale:m,locate:g,isUnquoted:y}){return{figures:f.figures.find(h).map(({key:b,index:k,length:w})=>({key:b,written:h.slice(k,k+w).replaceAll(/\s+/g," "),place:g(k,w),...y?.(k)&&{unquoted:!0}})),
lintFindings:f.lint.flatMap(({words:b})=>problemsOf(b?.(h,m),g))}}v(findInText,"findInText");function lintFile(h,{lint:f}){const m=placesIn(h);return f.flatMap(({file:g})=>problemsOf(g?.(h),m))}v(lintFile,
"lintFile");function problemsOf(h,f){return(h??[]).map(m=>({...(0,U.problemAt)(f(m.index,m.length),m.code,m),severity:m.severity}))}v(problemsOf,"problemsOf");var replacementCharacter="\uFFFC";function visibleWords(h){
return h.replaceAll(/\{\{[^{}]*\}\}|https?:\/\/\S+/g,f=>replacementCharacter.repeat(f.length)).replaceAll(/&(?:nbsp|#160|#xa0);/gi,f=>" ".repeat(f.length))}v(visibleWords,"visibleWords");function visibleMarkdown(h,f){
let m="";return g(h),visibleWords(m+blank(f.slice(m.length)));function g(x){const S=x.position?.start.offset??0,A=x.position?.end.offset??S;x.type==="text"?b(S,A):x.type==="image"?k(S,x.alt??""):x.type===
"inlineCode"?m+=y(A).replaceAll(" ",replacementCharacter):"children"in x&&!w(x)&&x.children.forEach(g)}v(g,"visit4");function y(x){return blank(f.slice(m.length,x))}v(y,"blankUntil");function b(x,S){const A=f.
slice(x,S).replaceAll(/\n[ \t>]+/g,_=>`
${" ".repeat(_.length-1)}`);m+=y(x)+A}v(b,"keep");function k(x,S){f.startsWith(S,x+2)&&b(x+2,x+2+S.length)}v(k,"keepAlt");function w(x){return x.type==="link"&&f[x.position?.start.offset??0]==="<"}v(w,
"isAddress2")}v(visibleMarkdown,"visibleMarkdown");function blank(h){return h.replaceAll(/[^\n]/g," ")}v(blank,"blank");var maxDepth=20,maxNested=500,marker="(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*",
markersInRow=new RegExp(`^[ \\t]*((?:${marker}){2,})`,"gm"),markers=new RegExp(marker,"g"),markupCharacters=/[*_[\]<!&\\`]/g,maxCost=5e7;function complexityFault(h){let f=0;for(const{0:g,1:y="",index:b}of h.
matchAll(markersInRow)){const k=[...y.matchAll(markers)];f+=k.length-1;const w=b+g.length-y.length;if(k.length>=2*maxDepth)return tooComplexAt(w+(k[maxDepth]?.index??0));if(f>maxNested)return tooComplexAt(
w)}const m=tooCostlyBlock(h);return m===void 0?void 0:tooComplexAt(m)}v(complexityFault,"complexityFault");function depthFault(h){let f=[h];for(let g=0;g<=maxDepth;g++)f=f.flatMap(y=>"children"in y?y.
children:[]);const[m]=f;return m&&tooComplexAt(m.position?.start.offset??0)}v(depthFault,"depthFault");function tooCostlyBlock(h){let f=0,m=0;for(const g of h.split(/(\n[ \t]*\n)/)){if(f+=g.length*(g.
match(markupCharacters)?.length??0),f>maxCost)return m;m+=g.length}}v(tooCostlyBlock,"tooCostlyBlock");function tooComplexAt(h){return{start:h,length:1,...(0,U.explain)(`The text can't be read from he\
re: it has more than ${maxDepth} levels, or too many characters such as * and [ in one paragraph.`,`Teksten kan ikke l\xE6ses herfra: Den har mere end ${maxDepth} niveauer eller for mange tegn som * o\
g [ i \xE9t afsnit.`,"Make several paragraphs of it, with fewer levels, or look for something pasted into it by mistake.","Del det i flere afsnit med f\xE6rre niveauer, eller se efter noget, der er sat i\
nd ved en fejl.")}}v(tooComplexAt,"tooComplexAt");function stretchOf(h){const f=startOf(h),m=h.position?.end.offset??f;return{start:f,length:Math.max(1,m-f)}}v(stretchOf,"stretchOf");function urlStretch(h,f){
const m=urlStart(h,f),g="url"in h?h.url:"",y=f.startsWith(g,m)?m+g.length:(h.position?.end.offset??m)-1;return{start:m,length:Math.max(1,y-m)}}v(urlStretch,"urlStretch");function startOf(h){return h.position?.
start.offset??0}v(startOf,"startOf");function urlStart(h,f){const g=("children"in h?h.children.at(-1)?.position?.end.offset:void 0)??f.indexOf("](",startOf(h)),y=f.indexOf("(",g),b=h.position?.end.offset??
0,k=y<0||y>=b?startOf(h):y+1;return f[k]==="<"?k+1:k}v(urlStart,"urlStart");function extractParts(h,f){const{text:m,idPrefix:g,locate:y,placeholders:b}=f,k=[],w=[],x=new Set,S=[],A=[],_=[];return E(h),
{words:k.join(""),headings:w,links:S,pictures:A,problems:_};function E(I){switch(I.type){case"text":case"inlineCode":case"code":I.value=C(I.value,startOf(I)),k.push(I.value);return;case"image":P(I);return}
"children"in I&&I.children.forEach(E),I.type==="link"&&T(I),I.type==="heading"&&O(I),/^(heading|paragraph|break)$/.test(I.type)&&k.push(" ")}v(E,"visit4");function C(I,F){const q=createAligner(m.slice(
F),I),L=splitCitations(I,(N,B)=>y(F+q(N),B));return _.push(...L.problems),L.parts.map(N=>typeof N=="string"?N:b.add(N)).join("")}v(C,"withPlaceholders");function D({start:I,length:F}){return y(I,F)}v(
D,"placeOf");function T(I){S.push({url:I.url,place:D(urlStretch(I,m))}),I.url=C(I.url,urlStart(I,m))}v(T,"addLink");function P(I){const F=D(urlStretch(I,m)),q={src:I.url,alt:I.alt??"",place:F};A.push(
q),Object.assign(I,{type:"text",value:b.add(q)})}v(P,"replaceImage");function O(I){if(g===void 0)return;const F=plainText(I),q=(0,te.slugify)(b.remove(F))||"heading",L=unusedId(`${g}${q}`,x);Object.assign(
I,{data:{hProperties:{id:L}}}),w.push({level:I.depth,id:L,text:b.replace(F),place:D(stretchOf(I))})}v(O,"addHeading")}v(extractParts,"extractParts");function unusedId(h,f){let m=h;for(let g=2;f.has(m);g++)
m=`${h}-${g}`;return f.add(m),m}v(unusedId,"unusedId");var braces=/[{}]+|\[\[|\]\]/g;function createAligner(h,f){const m=f.matchAll(braces),g=h.matchAll(braces);let y={offset:-1,at:0};return b=>{for(;y.
offset<b;){const[k,w]=[m.next(),g.next()];if(k.done||w.done)break;y={offset:k.value.index,at:w.value.index}}return y.at}}v(createAligner,"createAligner");function plainText(h){return"value"in h?h.value:
"children"in h?h.children.map(plainText).join(""):""}v(plainText,"plainText");function createPlaceholders(h){let f="qpart";for(;h.includes(f);)f=`q${f}`;const m=[],g=new RegExp(`${f}(\\d+)x`,"g");return{
add(y){return m.push(y),`${f}${m.length-1}x`},replace:v(y=>y.split(g).map((b,k)=>k%2===0?b:m[Number(b)]??"").filter(b=>b!==""),"replace"),remove:v(y=>y.replaceAll(g," "),"remove")}}v(createPlaceholders,
"createPlaceholders");function positionOf(h,f){const m=v(g=>({line:0,column:0,offset:g}),"pointAt");return{start:m(h),end:m(f)}}v(positionOf,"positionOf");function readPhrases({written:h,start:f,indent:m}){
const g=[];let y=0;for(const{0:x,index:S,groups:A={}}of h.matchAll(phrase))S>y&&g.push(k(y,S)),y=S+x.length,g.push(w(S,A));return y<h.length&&g.push(k(y,h.length)),g.some(x=>x.type==="text"&&/[*[\]]/.
test(x.value))?void 0:g;function k(x,S){const A=h.slice(x,S),_=A.replaceAll(`
${m}`,`
`),E=A.endsWith(`
${m}`)?m.length:0,C=positionOf(f+x,f+S-E);return{type:"text",value:_,position:C}}v(k,"textOf");function w(x,S){const{strong:A,emphasis:_,linked:E,url:C=""}=S,D=A===void 0?1:2,{length:T}=A??_??E??"",P=[
k(x+D,x+D+T)],O=positionOf(f+x,f+y);return A!==void 0?{type:"strong",children:P,position:O}:_!==void 0?{type:"emphasis",children:P,position:O}:{type:"link",title:null,url:C,children:P,position:O}}v(w,
"phraseOf")}v(readPhrases,"readPhrases");var letter=String.raw`[^\s\p{P}\p{S}]`;function between(h,f){const m=`(?:(?<!${letter})${h}(?=\\S)|${h}(?=${letter}))`,g=`(?:(?<=${letter})${h}|(?<=\\S)${h}(?!${letter}\
))`;return`(?<!\\*)${m}(?<${f}>[^*[\\]]+)${g}(?!\\*)`}v(between,"between");var fact=String.raw`\{\{[a-z0-9-]+(?:\.[a-z0-9-]+)+\}\}`,linked=String.raw`\[(?<linked>[^\s*[\]](?:[^*[\]]*[^\s*[\]])?)\]`,address=String.
raw`\((?<url>(?:(?:https|mailto|tel|sms):)?(?:[\w/#.?=+,@-]|${fact})+)\)`,phrase=new RegExp([between(String.raw`\*\*`,"strong"),between(String.raw`\*`,"emphasis"),linked+address].join("|"),"gu");function readPlainMarkdown(h){
if(unsupported.test(h))return;const f=[];for(const{0:m,index:g}of h.matchAll(blocks)){const y=readBlock({written:m,start:g}),b=y?.type==="list"&&f.at(-1)?.type==="list";if(!y||b)return;f.push(y)}return{
type:"root",children:f,position:positionOf(0,h.length)}}v(readPlainMarkdown,"readPlainMarkdown");var unsupported=/[\\`<&_\t\r\0\uFEFF\u2028\u2029\ud800-\udfff]| (?:\n|$)|!\[/,blocks=/#{2,6} [^\n]*|[^\n]+(?:\n(?!#)[^\n]+)*/g;
function readBlock(h){const{written:f}=h;if(/^#{2,6} /.test(f))return readHeading(h);if(f.startsWith("> ")){const m=readAfterMarker(h,2,"> ");return m&&{type:"blockquote",...m}}return itemMarker.test(
f)?readList(h):readParagraph({...h,indent:""})}v(readBlock,"readBlock");function readHeading({written:h,start:f}){const m=h.indexOf(" "),g=h.slice(m+1);if(/^\s|#$/.test(g))return;const y={written:g,start:f+
m+1,indent:""},b=readPhrases(y),k=positionOf(f,f+h.length);return b&&{type:"heading",depth:m,children:b,position:k}}v(readHeading,"readHeading");var itemMarker=/^(?:[-+*]|(\d{1,9})[.)]) /;function readList({
written:h,start:f}){const[m="",g]=itemMarker.exec(h)??[],y=[];let b=f;for(const k of h.split(/\n(?! )/)){const[w=""]=itemMarker.exec(k)??[];if(w.at(-2)!==m.at(-2))return;const x=readAfterMarker({written:k,
start:b},w.length," ".repeat(w.length));if(!x)return;y.push({type:"listItem",spread:!1,checked:null,...x}),b+=k.length+1}return{type:"list",ordered:g!==void 0,start:g===void 0?null:Number(g),spread:!1,
children:y,position:positionOf(f,f+h.length)}}v(readList,"readList");function readAfterMarker({written:h,start:f},m,g){const[,...y]=h.split(`
`);if(!y.every(w=>w.startsWith(g)))return;const b=readParagraph({written:h.slice(m),start:f+m,indent:g}),k=positionOf(f,f+h.length);return b&&{children:[b],position:k}}v(readAfterMarker,"readAfterMark\
er");var otherBlockStart=/(?:^|\n)(?:[\s#>=~-]|\+(?:\s|$)|\*(?!\*?[^\s*])|\d+[.)](?:\s|$))/;function readParagraph(h){const{written:f,start:m,indent:g}=h;if(otherBlockStart.test(f.replaceAll(`
${g}`,`
`)))return;const y=readPhrases(h),b=positionOf(m,m+f.length);return y&&{type:"paragraph",children:y,position:b}}v(readParagraph,"readParagraph");var emptyOptions={};function toString(h,f){const m=f||emptyOptions,
g=typeof m.includeImageAlt=="boolean"?m.includeImageAlt:!0,y=typeof m.includeHtml=="boolean"?m.includeHtml:!0;return one(h,g,y)}v(toString,"toString");function one(h,f,m){if(node(h)){if("value"in h)return h.
type==="html"&&!m?"":h.value;if(f&&"alt"in h&&h.alt)return h.alt;if("children"in h)return all(h.children,f,m)}return Array.isArray(h)?all(h,f,m):""}v(one,"one");function all(h,f,m){const g=[];let y=-1;
for(;++y<h.length;)g[y]=one(h[y],f,m);return g.join("")}v(all,"all");function node(h){return!!(h&&typeof h=="object")}v(node,"node");var characterEntities={AElig:"\xC6",AMP:"&",Aacute:"\xC1",Abreve:"\u0102",
Acirc:"\xC2",Acy:"\u0410",Afr:"\u{1D504}",Agrave:"\xC0",Alpha:"\u0391",Amacr:"\u0100",And:"\u2A53",Aogon:"\u0104",Aopf:"\u{1D538}",ApplyFunction:"\u2061",Aring:"\xC5",Ascr:"\u{1D49C}",Assign:"\u2254",
Atilde:"\xC3",Auml:"\xC4",Backslash:"\u2216",Barv:"\u2AE7",Barwed:"\u2306",Bcy:"\u0411",Because:"\u2235",Bernoullis:"\u212C",Beta:"\u0392",Bfr:"\u{1D505}",Bopf:"\u{1D539}",Breve:"\u02D8",Bscr:"\u212C",
Bumpeq:"\u224E",CHcy:"\u0427",COPY:"\xA9",Cacute:"\u0106",Cap:"\u22D2",CapitalDifferentialD:"\u2145",Cayleys:"\u212D",Ccaron:"\u010C",Ccedil:"\xC7",Ccirc:"\u0108",Cconint:"\u2230",Cdot:"\u010A",Cedilla:"\
\xB8",CenterDot:"\xB7",Cfr:"\u212D",Chi:"\u03A7",CircleDot:"\u2299",CircleMinus:"\u2296",CirclePlus:"\u2295",CircleTimes:"\u2297",ClockwiseContourIntegral:"\u2232",CloseCurlyDoubleQuote:"\u201D",CloseCurlyQuote:"\
\u2019",Colon:"\u2237",Colone:"\u2A74",Congruent:"\u2261",Conint:"\u222F",ContourIntegral:"\u222E",Copf:"\u2102",Coproduct:"\u2210",CounterClockwiseContourIntegral:"\u2233",Cross:"\u2A2F",Cscr:"\u{1D49E}",
Cup:"\u22D3",CupCap:"\u224D",DD:"\u2145",DDotrahd:"\u2911",DJcy:"\u0402",DScy:"\u0405",DZcy:"\u040F",Dagger:"\u2021",Darr:"\u21A1",Dashv:"\u2AE4",Dcaron:"\u010E",Dcy:"\u0414",Del:"\u2207",Delta:"\u0394",
Dfr:"\u{1D507}",DiacriticalAcute:"\xB4",DiacriticalDot:"\u02D9",DiacriticalDoubleAcute:"\u02DD",DiacriticalGrave:"`",DiacriticalTilde:"\u02DC",Diamond:"\u22C4",DifferentialD:"\u2146",Dopf:"\u{1D53B}",
Dot:"\xA8",DotDot:"\u20DC",DotEqual:"\u2250",DoubleContourIntegral:"\u222F",DoubleDot:"\xA8",DoubleDownArrow:"\u21D3",DoubleLeftArrow:"\u21D0",DoubleLeftRightArrow:"\u21D4",DoubleLeftTee:"\u2AE4",DoubleLongLeftArrow:"\
\u27F8",DoubleLongLeftRightArrow:"\u27FA",DoubleLongRightArrow:"\u27F9",DoubleRightArrow:"\u21D2",DoubleRightTee:"\u22A8",DoubleUpArrow:"\u21D1",DoubleUpDownArrow:"\u21D5",DoubleVerticalBar:"\u2225",DownArrow:"\
\u2193",DownArrowBar:"\u2913",DownArrowUpArrow:"\u21F5",DownBreve:"\u0311",DownLeftRightVector:"\u2950",DownLeftTeeVector:"\u295E",DownLeftVector:"\u21BD",DownLeftVectorBar:"\u2956",DownRightTeeVector:"\
\u295F",DownRightVector:"\u21C1",DownRightVectorBar:"\u2957",DownTee:"\u22A4",DownTeeArrow:"\u21A7",Downarrow:"\u21D3",Dscr:"\u{1D49F}",Dstrok:"\u0110",ENG:"\u014A",ETH:"\xD0",Eacute:"\xC9",Ecaron:"\u011A",
Ecirc:"\xCA",Ecy:"\u042D",Edot:"\u0116",Efr:"\u{1D508}",Egrave:"\xC8",Element:"\u2208",Emacr:"\u0112",EmptySmallSquare:"\u25FB",EmptyVerySmallSquare:"\u25AB",Eogon:"\u0118",Eopf:"\u{1D53C}",Epsilon:"\u0395",
Equal:"\u2A75",EqualTilde:"\u2242",Equilibrium:"\u21CC",Escr:"\u2130",Esim:"\u2A73",Eta:"\u0397",Euml:"\xCB",Exists:"\u2203",ExponentialE:"\u2147",Fcy:"\u0424",Ffr:"\u{1D509}",FilledSmallSquare:"\u25FC",
FilledVerySmallSquare:"\u25AA",Fopf:"\u{1D53D}",ForAll:"\u2200",Fouriertrf:"\u2131",Fscr:"\u2131",GJcy:"\u0403",GT:">",Gamma:"\u0393",Gammad:"\u03DC",Gbreve:"\u011E",Gcedil:"\u0122",Gcirc:"\u011C",Gcy:"\
\u0413",Gdot:"\u0120",Gfr:"\u{1D50A}",Gg:"\u22D9",Gopf:"\u{1D53E}",GreaterEqual:"\u2265",GreaterEqualLess:"\u22DB",GreaterFullEqual:"\u2267",GreaterGreater:"\u2AA2",GreaterLess:"\u2277",GreaterSlantEqual:"\
\u2A7E",GreaterTilde:"\u2273",Gscr:"\u{1D4A2}",Gt:"\u226B",HARDcy:"\u042A",Hacek:"\u02C7",Hat:"^",Hcirc:"\u0124",Hfr:"\u210C",HilbertSpace:"\u210B",Hopf:"\u210D",HorizontalLine:"\u2500",Hscr:"\u210B",
Hstrok:"\u0126",HumpDownHump:"\u224E",HumpEqual:"\u224F",IEcy:"\u0415",IJlig:"\u0132",IOcy:"\u0401",Iacute:"\xCD",Icirc:"\xCE",Icy:"\u0418",Idot:"\u0130",Ifr:"\u2111",Igrave:"\xCC",Im:"\u2111",Imacr:"\
\u012A",ImaginaryI:"\u2148",Implies:"\u21D2",Int:"\u222C",Integral:"\u222B",Intersection:"\u22C2",InvisibleComma:"\u2063",InvisibleTimes:"\u2062",Iogon:"\u012E",Iopf:"\u{1D540}",Iota:"\u0399",Iscr:"\u2110",
Itilde:"\u0128",Iukcy:"\u0406",Iuml:"\xCF",Jcirc:"\u0134",Jcy:"\u0419",Jfr:"\u{1D50D}",Jopf:"\u{1D541}",Jscr:"\u{1D4A5}",Jsercy:"\u0408",Jukcy:"\u0404",KHcy:"\u0425",KJcy:"\u040C",Kappa:"\u039A",Kcedil:"\
\u0136",Kcy:"\u041A",Kfr:"\u{1D50E}",Kopf:"\u{1D542}",Kscr:"\u{1D4A6}",LJcy:"\u0409",LT:"<",Lacute:"\u0139",Lambda:"\u039B",Lang:"\u27EA",Laplacetrf:"\u2112",Larr:"\u219E",Lcaron:"\u013D",Lcedil:"\u013B",
Lcy:"\u041B",LeftAngleBracket:"\u27E8",LeftArrow:"\u2190",LeftArrowBar:"\u21E4",LeftArrowRightArrow:"\u21C6",LeftCeiling:"\u2308",LeftDoubleBracket:"\u27E6",LeftDownTeeVector:"\u2961",LeftDownVector:"\
\u21C3",LeftDownVectorBar:"\u2959",LeftFloor:"\u230A",LeftRightArrow:"\u2194",LeftRightVector:"\u294E",LeftTee:"\u22A3",LeftTeeArrow:"\u21A4",LeftTeeVector:"\u295A",LeftTriangle:"\u22B2",LeftTriangleBar:"\
\u29CF",LeftTriangleEqual:"\u22B4",LeftUpDownVector:"\u2951",LeftUpTeeVector:"\u2960",LeftUpVector:"\u21BF",LeftUpVectorBar:"\u2958",LeftVector:"\u21BC",LeftVectorBar:"\u2952",Leftarrow:"\u21D0",Leftrightarrow:"\
\u21D4",LessEqualGreater:"\u22DA",LessFullEqual:"\u2266",LessGreater:"\u2276",LessLess:"\u2AA1",LessSlantEqual:"\u2A7D",LessTilde:"\u2272",Lfr:"\u{1D50F}",Ll:"\u22D8",Lleftarrow:"\u21DA",Lmidot:"\u013F",
LongLeftArrow:"\u27F5",LongLeftRightArrow:"\u27F7",LongRightArrow:"\u27F6",Longleftarrow:"\u27F8",Longleftrightarrow:"\u27FA",Longrightarrow:"\u27F9",Lopf:"\u{1D543}",LowerLeftArrow:"\u2199",LowerRightArrow:"\
\u2198",Lscr:"\u2112",Lsh:"\u21B0",Lstrok:"\u0141",Lt:"\u226A",Map:"\u2905",Mcy:"\u041C",MediumSpace:"\u205F",Mellintrf:"\u2133",Mfr:"\u{1D510}",MinusPlus:"\u2213",Mopf:"\u{1D544}",Mscr:"\u2133",Mu:"\u039C",
NJcy:"\u040A",Nacute:"\u0143",Ncaron:"\u0147",Ncedil:"\u0145",Ncy:"\u041D",NegativeMediumSpace:"\u200B",NegativeThickSpace:"\u200B",NegativeThinSpace:"\u200B",NegativeVeryThinSpace:"\u200B",NestedGreaterGreater:"\
\u226B",NestedLessLess:"\u226A",NewLine:`
`,Nfr:"\u{1D511}",NoBreak:"\u2060",NonBreakingSpace:"\xA0",Nopf:"\u2115",Not:"\u2AEC",NotCongruent:"\u2262",NotCupCap:"\u226D",NotDoubleVerticalBar:"\u2226",NotElement:"\u2209",NotEqual:"\u2260",NotEqualTilde:"\
\u2242\u0338",NotExists:"\u2204",NotGreater:"\u226F",NotGreaterEqual:"\u2271",NotGreaterFullEqual:"\u2267\u0338",NotGreaterGreater:"\u226B\u0338",NotGreaterLess:"\u2279",NotGreaterSlantEqual:"\u2A7E\u0338",
NotGreaterTilde:"\u2275",NotHumpDownHump:"\u224E\u0338",NotHumpEqual:"\u224F\u0338",NotLeftTriangle:"\u22EA",NotLeftTriangleBar:"\u29CF\u0338",NotLeftTriangleEqual:"\u22EC",NotLess:"\u226E",NotLessEqual:"\
\u2270",NotLessGreater:"\u2278",NotLessLess:"\u226A\u0338",NotLessSlantEqual:"\u2A7D\u0338",NotLessTilde:"\u2274",NotNestedGreaterGreater:"\u2AA2\u0338",NotNestedLessLess:"\u2AA1\u0338",NotPrecedes:"\u2280",
NotPrecedesEqual:"\u2AAF\u0338",NotPrecedesSlantEqual:"\u22E0",NotReverseElement:"\u220C",NotRightTriangle:"\u22EB",NotRightTriangleBar:"\u29D0\u0338",NotRightTriangleEqual:"\u22ED",NotSquareSubset:"\u228F\
\u0338",NotSquareSubsetEqual:"\u22E2",NotSquareSuperset:"\u2290\u0338",NotSquareSupersetEqual:"\u22E3",NotSubset:"\u2282\u20D2",NotSubsetEqual:"\u2288",NotSucceeds:"\u2281",NotSucceedsEqual:"\u2AB0\u0338",
NotSucceedsSlantEqual:"\u22E1",NotSucceedsTilde:"\u227F\u0338",NotSuperset:"\u2283\u20D2",NotSupersetEqual:"\u2289",NotTilde:"\u2241",NotTildeEqual:"\u2244",NotTildeFullEqual:"\u2247",NotTildeTilde:"\u2249",
NotVerticalBar:"\u2224",Nscr:"\u{1D4A9}",Ntilde:"\xD1",Nu:"\u039D",OElig:"\u0152",Oacute:"\xD3",Ocirc:"\xD4",Ocy:"\u041E",Odblac:"\u0150",Ofr:"\u{1D512}",Ograve:"\xD2",Omacr:"\u014C",Omega:"\u03A9",Omicron:"\
\u039F",Oopf:"\u{1D546}",OpenCurlyDoubleQuote:"\u201C",OpenCurlyQuote:"\u2018",Or:"\u2A54",Oscr:"\u{1D4AA}",Oslash:"\xD8",Otilde:"\xD5",Otimes:"\u2A37",Ouml:"\xD6",OverBar:"\u203E",OverBrace:"\u23DE",
OverBracket:"\u23B4",OverParenthesis:"\u23DC",PartialD:"\u2202",Pcy:"\u041F",Pfr:"\u{1D513}",Phi:"\u03A6",Pi:"\u03A0",PlusMinus:"\xB1",Poincareplane:"\u210C",Popf:"\u2119",Pr:"\u2ABB",Precedes:"\u227A",
PrecedesEqual:"\u2AAF",PrecedesSlantEqual:"\u227C",PrecedesTilde:"\u227E",Prime:"\u2033",Product:"\u220F",Proportion:"\u2237",Proportional:"\u221D",Pscr:"\u{1D4AB}",Psi:"\u03A8",QUOT:'"',Qfr:"\u{1D514}",
Qopf:"\u211A",Qscr:"\u{1D4AC}",RBarr:"\u2910",REG:"\xAE",Racute:"\u0154",Rang:"\u27EB",Rarr:"\u21A0",Rarrtl:"\u2916",Rcaron:"\u0158",Rcedil:"\u0156",Rcy:"\u0420",Re:"\u211C",ReverseElement:"\u220B",ReverseEquilibrium:"\
\u21CB",ReverseUpEquilibrium:"\u296F",Rfr:"\u211C",Rho:"\u03A1",RightAngleBracket:"\u27E9",RightArrow:"\u2192",RightArrowBar:"\u21E5",RightArrowLeftArrow:"\u21C4",RightCeiling:"\u2309",RightDoubleBracket:"\
\u27E7",RightDownTeeVector:"\u295D",RightDownVector:"\u21C2",RightDownVectorBar:"\u2955",RightFloor:"\u230B",RightTee:"\u22A2",RightTeeArrow:"\u21A6",RightTeeVector:"\u295B",RightTriangle:"\u22B3",RightTriangleBar:"\
\u29D0",RightTriangleEqual:"\u22B5",RightUpDownVector:"\u294F",RightUpTeeVector:"\u295C",RightUpVector:"\u21BE",RightUpVectorBar:"\u2954",RightVector:"\u21C0",RightVectorBar:"\u2953",Rightarrow:"\u21D2",
Ropf:"\u211D",RoundImplies:"\u2970",Rrightarrow:"\u21DB",Rscr:"\u211B",Rsh:"\u21B1",RuleDelayed:"\u29F4",SHCHcy:"\u0429",SHcy:"\u0428",SOFTcy:"\u042C",Sacute:"\u015A",Sc:"\u2ABC",Scaron:"\u0160",Scedil:"\
\u015E",Scirc:"\u015C",Scy:"\u0421",Sfr:"\u{1D516}",ShortDownArrow:"\u2193",ShortLeftArrow:"\u2190",ShortRightArrow:"\u2192",ShortUpArrow:"\u2191",Sigma:"\u03A3",SmallCircle:"\u2218",Sopf:"\u{1D54A}",
Sqrt:"\u221A",Square:"\u25A1",SquareIntersection:"\u2293",SquareSubset:"\u228F",SquareSubsetEqual:"\u2291",SquareSuperset:"\u2290",SquareSupersetEqual:"\u2292",SquareUnion:"\u2294",Sscr:"\u{1D4AE}",Star:"\
\u22C6",Sub:"\u22D0",Subset:"\u22D0",SubsetEqual:"\u2286",Succeeds:"\u227B",SucceedsEqual:"\u2AB0",SucceedsSlantEqual:"\u227D",SucceedsTilde:"\u227F",SuchThat:"\u220B",Sum:"\u2211",Sup:"\u22D1",Superset:"\
\u2283",SupersetEqual:"\u2287",Supset:"\u22D1",THORN:"\xDE",TRADE:"\u2122",TSHcy:"\u040B",TScy:"\u0426",Tab:"	",Tau:"\u03A4",Tcaron:"\u0164",Tcedil:"\u0162",Tcy:"\u0422",Tfr:"\u{1D517}",Therefore:"\u2234",
Theta:"\u0398",ThickSpace:"\u205F\u200A",ThinSpace:"\u2009",Tilde:"\u223C",TildeEqual:"\u2243",TildeFullEqual:"\u2245",TildeTilde:"\u2248",Topf:"\u{1D54B}",TripleDot:"\u20DB",Tscr:"\u{1D4AF}",Tstrok:"\
\u0166",Uacute:"\xDA",Uarr:"\u219F",Uarrocir:"\u2949",Ubrcy:"\u040E",Ubreve:"\u016C",Ucirc:"\xDB",Ucy:"\u0423",Udblac:"\u0170",Ufr:"\u{1D518}",Ugrave:"\xD9",Umacr:"\u016A",UnderBar:"_",UnderBrace:"\u23DF",
UnderBracket:"\u23B5",UnderParenthesis:"\u23DD",Union:"\u22C3",UnionPlus:"\u228E",Uogon:"\u0172",Uopf:"\u{1D54C}",UpArrow:"\u2191",UpArrowBar:"\u2912",UpArrowDownArrow:"\u21C5",UpDownArrow:"\u2195",UpEquilibrium:"\
\u296E",UpTee:"\u22A5",UpTeeArrow:"\u21A5",Uparrow:"\u21D1",Updownarrow:"\u21D5",UpperLeftArrow:"\u2196",UpperRightArrow:"\u2197",Upsi:"\u03D2",Upsilon:"\u03A5",Uring:"\u016E",Uscr:"\u{1D4B0}",Utilde:"\
\u0168",Uuml:"\xDC",VDash:"\u22AB",Vbar:"\u2AEB",Vcy:"\u0412",Vdash:"\u22A9",Vdashl:"\u2AE6",Vee:"\u22C1",Verbar:"\u2016",Vert:"\u2016",VerticalBar:"\u2223",VerticalLine:"|",VerticalSeparator:"\u2758",
VerticalTilde:"\u2240",VeryThinSpace:"\u200A",Vfr:"\u{1D519}",Vopf:"\u{1D54D}",Vscr:"\u{1D4B1}",Vvdash:"\u22AA",Wcirc:"\u0174",Wedge:"\u22C0",Wfr:"\u{1D51A}",Wopf:"\u{1D54E}",Wscr:"\u{1D4B2}",Xfr:"\u{1D51B}",
Xi:"\u039E",Xopf:"\u{1D54F}",Xscr:"\u{1D4B3}",YAcy:"\u042F",YIcy:"\u0407",YUcy:"\u042E",Yacute:"\xDD",Ycirc:"\u0176",Ycy:"\u042B",Yfr:"\u{1D51C}",Yopf:"\u{1D550}",Yscr:"\u{1D4B4}",Yuml:"\u0178",ZHcy:"\
\u0416",Zacute:"\u0179",Zcaron:"\u017D",Zcy:"\u0417",Zdot:"\u017B",ZeroWidthSpace:"\u200B",Zeta:"\u0396",Zfr:"\u2128",Zopf:"\u2124",Zscr:"\u{1D4B5}",aacute:"\xE1",abreve:"\u0103",ac:"\u223E",acE:"\u223E\u0333",
acd:"\u223F",acirc:"\xE2",acute:"\xB4",acy:"\u0430",aelig:"\xE6",af:"\u2061",afr:"\u{1D51E}",agrave:"\xE0",alefsym:"\u2135",aleph:"\u2135",alpha:"\u03B1",amacr:"\u0101",amalg:"\u2A3F",amp:"&",and:"\u2227",
andand:"\u2A55",andd:"\u2A5C",andslope:"\u2A58",andv:"\u2A5A",ang:"\u2220",ange:"\u29A4",angle:"\u2220",angmsd:"\u2221",angmsdaa:"\u29A8",angmsdab:"\u29A9",angmsdac:"\u29AA",angmsdad:"\u29AB",angmsdae:"\
\u29AC",angmsdaf:"\u29AD",angmsdag:"\u29AE",angmsdah:"\u29AF",angrt:"\u221F",angrtvb:"\u22BE",angrtvbd:"\u299D",angsph:"\u2222",angst:"\xC5",angzarr:"\u237C",aogon:"\u0105",aopf:"\u{1D552}",ap:"\u2248",
apE:"\u2A70",apacir:"\u2A6F",ape:"\u224A",apid:"\u224B",apos:"'",approx:"\u2248",approxeq:"\u224A",aring:"\xE5",ascr:"\u{1D4B6}",ast:"*",asymp:"\u2248",asympeq:"\u224D",atilde:"\xE3",auml:"\xE4",awconint:"\
\u2233",awint:"\u2A11",bNot:"\u2AED",backcong:"\u224C",backepsilon:"\u03F6",backprime:"\u2035",backsim:"\u223D",backsimeq:"\u22CD",barvee:"\u22BD",barwed:"\u2305",barwedge:"\u2305",bbrk:"\u23B5",bbrktbrk:"\
\u23B6",bcong:"\u224C",bcy:"\u0431",bdquo:"\u201E",becaus:"\u2235",because:"\u2235",bemptyv:"\u29B0",bepsi:"\u03F6",bernou:"\u212C",beta:"\u03B2",beth:"\u2136",between:"\u226C",bfr:"\u{1D51F}",bigcap:"\
\u22C2",bigcirc:"\u25EF",bigcup:"\u22C3",bigodot:"\u2A00",bigoplus:"\u2A01",bigotimes:"\u2A02",bigsqcup:"\u2A06",bigstar:"\u2605",bigtriangledown:"\u25BD",bigtriangleup:"\u25B3",biguplus:"\u2A04",bigvee:"\
\u22C1",bigwedge:"\u22C0",bkarow:"\u290D",blacklozenge:"\u29EB",blacksquare:"\u25AA",blacktriangle:"\u25B4",blacktriangledown:"\u25BE",blacktriangleleft:"\u25C2",blacktriangleright:"\u25B8",blank:"\u2423",
blk12:"\u2592",blk14:"\u2591",blk34:"\u2593",block:"\u2588",bne:"=\u20E5",bnequiv:"\u2261\u20E5",bnot:"\u2310",bopf:"\u{1D553}",bot:"\u22A5",bottom:"\u22A5",bowtie:"\u22C8",boxDL:"\u2557",boxDR:"\u2554",
boxDl:"\u2556",boxDr:"\u2553",boxH:"\u2550",boxHD:"\u2566",boxHU:"\u2569",boxHd:"\u2564",boxHu:"\u2567",boxUL:"\u255D",boxUR:"\u255A",boxUl:"\u255C",boxUr:"\u2559",boxV:"\u2551",boxVH:"\u256C",boxVL:"\
\u2563",boxVR:"\u2560",boxVh:"\u256B",boxVl:"\u2562",boxVr:"\u255F",boxbox:"\u29C9",boxdL:"\u2555",boxdR:"\u2552",boxdl:"\u2510",boxdr:"\u250C",boxh:"\u2500",boxhD:"\u2565",boxhU:"\u2568",boxhd:"\u252C",
boxhu:"\u2534",boxminus:"\u229F",boxplus:"\u229E",boxtimes:"\u22A0",boxuL:"\u255B",boxuR:"\u2558",boxul:"\u2518",boxur:"\u2514",boxv:"\u2502",boxvH:"\u256A",boxvL:"\u2561",boxvR:"\u255E",boxvh:"\u253C",
boxvl:"\u2524",boxvr:"\u251C",bprime:"\u2035",breve:"\u02D8",brvbar:"\xA6",bscr:"\u{1D4B7}",bsemi:"\u204F",bsim:"\u223D",bsime:"\u22CD",bsol:"\\",bsolb:"\u29C5",bsolhsub:"\u27C8",bull:"\u2022",bullet:"\
\u2022",bump:"\u224E",bumpE:"\u2AAE",bumpe:"\u224F",bumpeq:"\u224F",cacute:"\u0107",cap:"\u2229",capand:"\u2A44",capbrcup:"\u2A49",capcap:"\u2A4B",capcup:"\u2A47",capdot:"\u2A40",caps:"\u2229\uFE00",caret:"\
\u2041",caron:"\u02C7",ccaps:"\u2A4D",ccaron:"\u010D",ccedil:"\xE7",ccirc:"\u0109",ccups:"\u2A4C",ccupssm:"\u2A50",cdot:"\u010B",cedil:"\xB8",cemptyv:"\u29B2",cent:"\xA2",centerdot:"\xB7",cfr:"\u{1D520}",
chcy:"\u0447",check:"\u2713",checkmark:"\u2713",chi:"\u03C7",cir:"\u25CB",cirE:"\u29C3",circ:"\u02C6",circeq:"\u2257",circlearrowleft:"\u21BA",circlearrowright:"\u21BB",circledR:"\xAE",circledS:"\u24C8",
circledast:"\u229B",circledcirc:"\u229A",circleddash:"\u229D",cire:"\u2257",cirfnint:"\u2A10",cirmid:"\u2AEF",cirscir:"\u29C2",clubs:"\u2663",clubsuit:"\u2663",colon:":",colone:"\u2254",coloneq:"\u2254",
comma:",",commat:"@",comp:"\u2201",compfn:"\u2218",complement:"\u2201",complexes:"\u2102",cong:"\u2245",congdot:"\u2A6D",conint:"\u222E",copf:"\u{1D554}",coprod:"\u2210",copy:"\xA9",copysr:"\u2117",crarr:"\
\u21B5",cross:"\u2717",cscr:"\u{1D4B8}",csub:"\u2ACF",csube:"\u2AD1",csup:"\u2AD0",csupe:"\u2AD2",ctdot:"\u22EF",cudarrl:"\u2938",cudarrr:"\u2935",cuepr:"\u22DE",cuesc:"\u22DF",cularr:"\u21B6",cularrp:"\
\u293D",cup:"\u222A",cupbrcap:"\u2A48",cupcap:"\u2A46",cupcup:"\u2A4A",cupdot:"\u228D",cupor:"\u2A45",cups:"\u222A\uFE00",curarr:"\u21B7",curarrm:"\u293C",curlyeqprec:"\u22DE",curlyeqsucc:"\u22DF",curlyvee:"\
\u22CE",curlywedge:"\u22CF",curren:"\xA4",curvearrowleft:"\u21B6",curvearrowright:"\u21B7",cuvee:"\u22CE",cuwed:"\u22CF",cwconint:"\u2232",cwint:"\u2231",cylcty:"\u232D",dArr:"\u21D3",dHar:"\u2965",dagger:"\
\u2020",daleth:"\u2138",darr:"\u2193",dash:"\u2010",dashv:"\u22A3",dbkarow:"\u290F",dblac:"\u02DD",dcaron:"\u010F",dcy:"\u0434",dd:"\u2146",ddagger:"\u2021",ddarr:"\u21CA",ddotseq:"\u2A77",deg:"\xB0",
delta:"\u03B4",demptyv:"\u29B1",dfisht:"\u297F",dfr:"\u{1D521}",dharl:"\u21C3",dharr:"\u21C2",diam:"\u22C4",diamond:"\u22C4",diamondsuit:"\u2666",diams:"\u2666",die:"\xA8",digamma:"\u03DD",disin:"\u22F2",
div:"\xF7",divide:"\xF7",divideontimes:"\u22C7",divonx:"\u22C7",djcy:"\u0452",dlcorn:"\u231E",dlcrop:"\u230D",dollar:"$",dopf:"\u{1D555}",dot:"\u02D9",doteq:"\u2250",doteqdot:"\u2251",dotminus:"\u2238",
dotplus:"\u2214",dotsquare:"\u22A1",doublebarwedge:"\u2306",downarrow:"\u2193",downdownarrows:"\u21CA",downharpoonleft:"\u21C3",downharpoonright:"\u21C2",drbkarow:"\u2910",drcorn:"\u231F",drcrop:"\u230C",
dscr:"\u{1D4B9}",dscy:"\u0455",dsol:"\u29F6",dstrok:"\u0111",dtdot:"\u22F1",dtri:"\u25BF",dtrif:"\u25BE",duarr:"\u21F5",duhar:"\u296F",dwangle:"\u29A6",dzcy:"\u045F",dzigrarr:"\u27FF",eDDot:"\u2A77",eDot:"\
\u2251",eacute:"\xE9",easter:"\u2A6E",ecaron:"\u011B",ecir:"\u2256",ecirc:"\xEA",ecolon:"\u2255",ecy:"\u044D",edot:"\u0117",ee:"\u2147",efDot:"\u2252",efr:"\u{1D522}",eg:"\u2A9A",egrave:"\xE8",egs:"\u2A96",
egsdot:"\u2A98",el:"\u2A99",elinters:"\u23E7",ell:"\u2113",els:"\u2A95",elsdot:"\u2A97",emacr:"\u0113",empty:"\u2205",emptyset:"\u2205",emptyv:"\u2205",emsp13:"\u2004",emsp14:"\u2005",emsp:"\u2003",eng:"\
\u014B",ensp:"\u2002",eogon:"\u0119",eopf:"\u{1D556}",epar:"\u22D5",eparsl:"\u29E3",eplus:"\u2A71",epsi:"\u03B5",epsilon:"\u03B5",epsiv:"\u03F5",eqcirc:"\u2256",eqcolon:"\u2255",eqsim:"\u2242",eqslantgtr:"\
\u2A96",eqslantless:"\u2A95",equals:"=",equest:"\u225F",equiv:"\u2261",equivDD:"\u2A78",eqvparsl:"\u29E5",erDot:"\u2253",erarr:"\u2971",escr:"\u212F",esdot:"\u2250",esim:"\u2242",eta:"\u03B7",eth:"\xF0",
euml:"\xEB",euro:"\u20AC",excl:"!",exist:"\u2203",expectation:"\u2130",exponentiale:"\u2147",fallingdotseq:"\u2252",fcy:"\u0444",female:"\u2640",ffilig:"\uFB03",fflig:"\uFB00",ffllig:"\uFB04",ffr:"\u{1D523}",
filig:"\uFB01",fjlig:"fj",flat:"\u266D",fllig:"\uFB02",fltns:"\u25B1",fnof:"\u0192",fopf:"\u{1D557}",forall:"\u2200",fork:"\u22D4",forkv:"\u2AD9",fpartint:"\u2A0D",frac12:"\xBD",frac13:"\u2153",frac14:"\
\xBC",frac15:"\u2155",frac16:"\u2159",frac18:"\u215B",frac23:"\u2154",frac25:"\u2156",frac34:"\xBE",frac35:"\u2157",frac38:"\u215C",frac45:"\u2158",frac56:"\u215A",frac58:"\u215D",frac78:"\u215E",frasl:"\
\u2044",frown:"\u2322",fscr:"\u{1D4BB}",gE:"\u2267",gEl:"\u2A8C",gacute:"\u01F5",gamma:"\u03B3",gammad:"\u03DD",gap:"\u2A86",gbreve:"\u011F",gcirc:"\u011D",gcy:"\u0433",gdot:"\u0121",ge:"\u2265",gel:"\
\u22DB",geq:"\u2265",geqq:"\u2267",geqslant:"\u2A7E",ges:"\u2A7E",gescc:"\u2AA9",gesdot:"\u2A80",gesdoto:"\u2A82",gesdotol:"\u2A84",gesl:"\u22DB\uFE00",gesles:"\u2A94",gfr:"\u{1D524}",gg:"\u226B",ggg:"\
\u22D9",gimel:"\u2137",gjcy:"\u0453",gl:"\u2277",glE:"\u2A92",gla:"\u2AA5",glj:"\u2AA4",gnE:"\u2269",gnap:"\u2A8A",gnapprox:"\u2A8A",gne:"\u2A88",gneq:"\u2A88",gneqq:"\u2269",gnsim:"\u22E7",gopf:"\u{1D558}",
grave:"`",gscr:"\u210A",gsim:"\u2273",gsime:"\u2A8E",gsiml:"\u2A90",gt:">",gtcc:"\u2AA7",gtcir:"\u2A7A",gtdot:"\u22D7",gtlPar:"\u2995",gtquest:"\u2A7C",gtrapprox:"\u2A86",gtrarr:"\u2978",gtrdot:"\u22D7",
gtreqless:"\u22DB",gtreqqless:"\u2A8C",gtrless:"\u2277",gtrsim:"\u2273",gvertneqq:"\u2269\uFE00",gvnE:"\u2269\uFE00",hArr:"\u21D4",hairsp:"\u200A",half:"\xBD",hamilt:"\u210B",hardcy:"\u044A",harr:"\u2194",
harrcir:"\u2948",harrw:"\u21AD",hbar:"\u210F",hcirc:"\u0125",hearts:"\u2665",heartsuit:"\u2665",hellip:"\u2026",hercon:"\u22B9",hfr:"\u{1D525}",hksearow:"\u2925",hkswarow:"\u2926",hoarr:"\u21FF",homtht:"\
\u223B",hookleftarrow:"\u21A9",hookrightarrow:"\u21AA",hopf:"\u{1D559}",horbar:"\u2015",hscr:"\u{1D4BD}",hslash:"\u210F",hstrok:"\u0127",hybull:"\u2043",hyphen:"\u2010",iacute:"\xED",ic:"\u2063",icirc:"\
\xEE",icy:"\u0438",iecy:"\u0435",iexcl:"\xA1",iff:"\u21D4",ifr:"\u{1D526}",igrave:"\xEC",ii:"\u2148",iiiint:"\u2A0C",iiint:"\u222D",iinfin:"\u29DC",iiota:"\u2129",ijlig:"\u0133",imacr:"\u012B",image:"\
\u2111",imagline:"\u2110",imagpart:"\u2111",imath:"\u0131",imof:"\u22B7",imped:"\u01B5",in:"\u2208",incare:"\u2105",infin:"\u221E",infintie:"\u29DD",inodot:"\u0131",int:"\u222B",intcal:"\u22BA",integers:"\
\u2124",intercal:"\u22BA",intlarhk:"\u2A17",intprod:"\u2A3C",iocy:"\u0451",iogon:"\u012F",iopf:"\u{1D55A}",iota:"\u03B9",iprod:"\u2A3C",iquest:"\xBF",iscr:"\u{1D4BE}",isin:"\u2208",isinE:"\u22F9",isindot:"\
\u22F5",isins:"\u22F4",isinsv:"\u22F3",isinv:"\u2208",it:"\u2062",itilde:"\u0129",iukcy:"\u0456",iuml:"\xEF",jcirc:"\u0135",jcy:"\u0439",jfr:"\u{1D527}",jmath:"\u0237",jopf:"\u{1D55B}",jscr:"\u{1D4BF}",
jsercy:"\u0458",jukcy:"\u0454",kappa:"\u03BA",kappav:"\u03F0",kcedil:"\u0137",kcy:"\u043A",kfr:"\u{1D528}",kgreen:"\u0138",khcy:"\u0445",kjcy:"\u045C",kopf:"\u{1D55C}",kscr:"\u{1D4C0}",lAarr:"\u21DA",
lArr:"\u21D0",lAtail:"\u291B",lBarr:"\u290E",lE:"\u2266",lEg:"\u2A8B",lHar:"\u2962",lacute:"\u013A",laemptyv:"\u29B4",lagran:"\u2112",lambda:"\u03BB",lang:"\u27E8",langd:"\u2991",langle:"\u27E8",lap:"\
\u2A85",laquo:"\xAB",larr:"\u2190",larrb:"\u21E4",larrbfs:"\u291F",larrfs:"\u291D",larrhk:"\u21A9",larrlp:"\u21AB",larrpl:"\u2939",larrsim:"\u2973",larrtl:"\u21A2",lat:"\u2AAB",latail:"\u2919",late:"\u2AAD",
lates:"\u2AAD\uFE00",lbarr:"\u290C",lbbrk:"\u2772",lbrace:"{",lbrack:"[",lbrke:"\u298B",lbrksld:"\u298F",lbrkslu:"\u298D",lcaron:"\u013E",lcedil:"\u013C",lceil:"\u2308",lcub:"{",lcy:"\u043B",ldca:"\u2936",
ldquo:"\u201C",ldquor:"\u201E",ldrdhar:"\u2967",ldrushar:"\u294B",ldsh:"\u21B2",le:"\u2264",leftarrow:"\u2190",leftarrowtail:"\u21A2",leftharpoondown:"\u21BD",leftharpoonup:"\u21BC",leftleftarrows:"\u21C7",
leftrightarrow:"\u2194",leftrightarrows:"\u21C6",leftrightharpoons:"\u21CB",leftrightsquigarrow:"\u21AD",leftthreetimes:"\u22CB",leg:"\u22DA",leq:"\u2264",leqq:"\u2266",leqslant:"\u2A7D",les:"\u2A7D",
lescc:"\u2AA8",lesdot:"\u2A7F",lesdoto:"\u2A81",lesdotor:"\u2A83",lesg:"\u22DA\uFE00",lesges:"\u2A93",lessapprox:"\u2A85",lessdot:"\u22D6",lesseqgtr:"\u22DA",lesseqqgtr:"\u2A8B",lessgtr:"\u2276",lesssim:"\
\u2272",lfisht:"\u297C",lfloor:"\u230A",lfr:"\u{1D529}",lg:"\u2276",lgE:"\u2A91",lhard:"\u21BD",lharu:"\u21BC",lharul:"\u296A",lhblk:"\u2584",ljcy:"\u0459",ll:"\u226A",llarr:"\u21C7",llcorner:"\u231E",
llhard:"\u296B",lltri:"\u25FA",lmidot:"\u0140",lmoust:"\u23B0",lmoustache:"\u23B0",lnE:"\u2268",lnap:"\u2A89",lnapprox:"\u2A89",lne:"\u2A87",lneq:"\u2A87",lneqq:"\u2268",lnsim:"\u22E6",loang:"\u27EC",
loarr:"\u21FD",lobrk:"\u27E6",longleftarrow:"\u27F5",longleftrightarrow:"\u27F7",longmapsto:"\u27FC",longrightarrow:"\u27F6",looparrowleft:"\u21AB",looparrowright:"\u21AC",lopar:"\u2985",lopf:"\u{1D55D}",
loplus:"\u2A2D",lotimes:"\u2A34",lowast:"\u2217",lowbar:"_",loz:"\u25CA",lozenge:"\u25CA",lozf:"\u29EB",lpar:"(",lparlt:"\u2993",lrarr:"\u21C6",lrcorner:"\u231F",lrhar:"\u21CB",lrhard:"\u296D",lrm:"\u200E",
lrtri:"\u22BF",lsaquo:"\u2039",lscr:"\u{1D4C1}",lsh:"\u21B0",lsim:"\u2272",lsime:"\u2A8D",lsimg:"\u2A8F",lsqb:"[",lsquo:"\u2018",lsquor:"\u201A",lstrok:"\u0142",lt:"<",ltcc:"\u2AA6",ltcir:"\u2A79",ltdot:"\
\u22D6",lthree:"\u22CB",ltimes:"\u22C9",ltlarr:"\u2976",ltquest:"\u2A7B",ltrPar:"\u2996",ltri:"\u25C3",ltrie:"\u22B4",ltrif:"\u25C2",lurdshar:"\u294A",luruhar:"\u2966",lvertneqq:"\u2268\uFE00",lvnE:"\u2268\
\uFE00",mDDot:"\u223A",macr:"\xAF",male:"\u2642",malt:"\u2720",maltese:"\u2720",map:"\u21A6",mapsto:"\u21A6",mapstodown:"\u21A7",mapstoleft:"\u21A4",mapstoup:"\u21A5",marker:"\u25AE",mcomma:"\u2A29",mcy:"\
\u043C",mdash:"\u2014",measuredangle:"\u2221",mfr:"\u{1D52A}",mho:"\u2127",micro:"\xB5",mid:"\u2223",midast:"*",midcir:"\u2AF0",middot:"\xB7",minus:"\u2212",minusb:"\u229F",minusd:"\u2238",minusdu:"\u2A2A",
mlcp:"\u2ADB",mldr:"\u2026",mnplus:"\u2213",models:"\u22A7",mopf:"\u{1D55E}",mp:"\u2213",mscr:"\u{1D4C2}",mstpos:"\u223E",mu:"\u03BC",multimap:"\u22B8",mumap:"\u22B8",nGg:"\u22D9\u0338",nGt:"\u226B\u20D2",
nGtv:"\u226B\u0338",nLeftarrow:"\u21CD",nLeftrightarrow:"\u21CE",nLl:"\u22D8\u0338",nLt:"\u226A\u20D2",nLtv:"\u226A\u0338",nRightarrow:"\u21CF",nVDash:"\u22AF",nVdash:"\u22AE",nabla:"\u2207",nacute:"\u0144",
nang:"\u2220\u20D2",nap:"\u2249",napE:"\u2A70\u0338",napid:"\u224B\u0338",napos:"\u0149",napprox:"\u2249",natur:"\u266E",natural:"\u266E",naturals:"\u2115",nbsp:"\xA0",nbump:"\u224E\u0338",nbumpe:"\u224F\u0338",
ncap:"\u2A43",ncaron:"\u0148",ncedil:"\u0146",ncong:"\u2247",ncongdot:"\u2A6D\u0338",ncup:"\u2A42",ncy:"\u043D",ndash:"\u2013",ne:"\u2260",neArr:"\u21D7",nearhk:"\u2924",nearr:"\u2197",nearrow:"\u2197",
nedot:"\u2250\u0338",nequiv:"\u2262",nesear:"\u2928",nesim:"\u2242\u0338",nexist:"\u2204",nexists:"\u2204",nfr:"\u{1D52B}",ngE:"\u2267\u0338",nge:"\u2271",ngeq:"\u2271",ngeqq:"\u2267\u0338",ngeqslant:"\
\u2A7E\u0338",nges:"\u2A7E\u0338",ngsim:"\u2275",ngt:"\u226F",ngtr:"\u226F",nhArr:"\u21CE",nharr:"\u21AE",nhpar:"\u2AF2",ni:"\u220B",nis:"\u22FC",nisd:"\u22FA",niv:"\u220B",njcy:"\u045A",nlArr:"\u21CD",
nlE:"\u2266\u0338",nlarr:"\u219A",nldr:"\u2025",nle:"\u2270",nleftarrow:"\u219A",nleftrightarrow:"\u21AE",nleq:"\u2270",nleqq:"\u2266\u0338",nleqslant:"\u2A7D\u0338",nles:"\u2A7D\u0338",nless:"\u226E",
nlsim:"\u2274",nlt:"\u226E",nltri:"\u22EA",nltrie:"\u22EC",nmid:"\u2224",nopf:"\u{1D55F}",not:"\xAC",notin:"\u2209",notinE:"\u22F9\u0338",notindot:"\u22F5\u0338",notinva:"\u2209",notinvb:"\u22F7",notinvc:"\
\u22F6",notni:"\u220C",notniva:"\u220C",notnivb:"\u22FE",notnivc:"\u22FD",npar:"\u2226",nparallel:"\u2226",nparsl:"\u2AFD\u20E5",npart:"\u2202\u0338",npolint:"\u2A14",npr:"\u2280",nprcue:"\u22E0",npre:"\
\u2AAF\u0338",nprec:"\u2280",npreceq:"\u2AAF\u0338",nrArr:"\u21CF",nrarr:"\u219B",nrarrc:"\u2933\u0338",nrarrw:"\u219D\u0338",nrightarrow:"\u219B",nrtri:"\u22EB",nrtrie:"\u22ED",nsc:"\u2281",nsccue:"\u22E1",
nsce:"\u2AB0\u0338",nscr:"\u{1D4C3}",nshortmid:"\u2224",nshortparallel:"\u2226",nsim:"\u2241",nsime:"\u2244",nsimeq:"\u2244",nsmid:"\u2224",nspar:"\u2226",nsqsube:"\u22E2",nsqsupe:"\u22E3",nsub:"\u2284",
nsubE:"\u2AC5\u0338",nsube:"\u2288",nsubset:"\u2282\u20D2",nsubseteq:"\u2288",nsubseteqq:"\u2AC5\u0338",nsucc:"\u2281",nsucceq:"\u2AB0\u0338",nsup:"\u2285",nsupE:"\u2AC6\u0338",nsupe:"\u2289",nsupset:"\
\u2283\u20D2",nsupseteq:"\u2289",nsupseteqq:"\u2AC6\u0338",ntgl:"\u2279",ntilde:"\xF1",ntlg:"\u2278",ntriangleleft:"\u22EA",ntrianglelefteq:"\u22EC",ntriangleright:"\u22EB",ntrianglerighteq:"\u22ED",nu:"\
\u03BD",num:"#",numero:"\u2116",numsp:"\u2007",nvDash:"\u22AD",nvHarr:"\u2904",nvap:"\u224D\u20D2",nvdash:"\u22AC",nvge:"\u2265\u20D2",nvgt:">\u20D2",nvinfin:"\u29DE",nvlArr:"\u2902",nvle:"\u2264\u20D2",
nvlt:"<\u20D2",nvltrie:"\u22B4\u20D2",nvrArr:"\u2903",nvrtrie:"\u22B5\u20D2",nvsim:"\u223C\u20D2",nwArr:"\u21D6",nwarhk:"\u2923",nwarr:"\u2196",nwarrow:"\u2196",nwnear:"\u2927",oS:"\u24C8",oacute:"\xF3",
oast:"\u229B",ocir:"\u229A",ocirc:"\xF4",ocy:"\u043E",odash:"\u229D",odblac:"\u0151",odiv:"\u2A38",odot:"\u2299",odsold:"\u29BC",oelig:"\u0153",ofcir:"\u29BF",ofr:"\u{1D52C}",ogon:"\u02DB",ograve:"\xF2",
ogt:"\u29C1",ohbar:"\u29B5",ohm:"\u03A9",oint:"\u222E",olarr:"\u21BA",olcir:"\u29BE",olcross:"\u29BB",oline:"\u203E",olt:"\u29C0",omacr:"\u014D",omega:"\u03C9",omicron:"\u03BF",omid:"\u29B6",ominus:"\u2296",
oopf:"\u{1D560}",opar:"\u29B7",operp:"\u29B9",oplus:"\u2295",or:"\u2228",orarr:"\u21BB",ord:"\u2A5D",order:"\u2134",orderof:"\u2134",ordf:"\xAA",ordm:"\xBA",origof:"\u22B6",oror:"\u2A56",orslope:"\u2A57",
orv:"\u2A5B",oscr:"\u2134",oslash:"\xF8",osol:"\u2298",otilde:"\xF5",otimes:"\u2297",otimesas:"\u2A36",ouml:"\xF6",ovbar:"\u233D",par:"\u2225",para:"\xB6",parallel:"\u2225",parsim:"\u2AF3",parsl:"\u2AFD",
part:"\u2202",pcy:"\u043F",percnt:"%",period:".",permil:"\u2030",perp:"\u22A5",pertenk:"\u2031",pfr:"\u{1D52D}",phi:"\u03C6",phiv:"\u03D5",phmmat:"\u2133",phone:"\u260E",pi:"\u03C0",pitchfork:"\u22D4",
piv:"\u03D6",planck:"\u210F",planckh:"\u210E",plankv:"\u210F",plus:"+",plusacir:"\u2A23",plusb:"\u229E",pluscir:"\u2A22",plusdo:"\u2214",plusdu:"\u2A25",pluse:"\u2A72",plusmn:"\xB1",plussim:"\u2A26",plustwo:"\
\u2A27",pm:"\xB1",pointint:"\u2A15",popf:"\u{1D561}",pound:"\xA3",pr:"\u227A",prE:"\u2AB3",prap:"\u2AB7",prcue:"\u227C",pre:"\u2AAF",prec:"\u227A",precapprox:"\u2AB7",preccurlyeq:"\u227C",preceq:"\u2AAF",
precnapprox:"\u2AB9",precneqq:"\u2AB5",precnsim:"\u22E8",precsim:"\u227E",prime:"\u2032",primes:"\u2119",prnE:"\u2AB5",prnap:"\u2AB9",prnsim:"\u22E8",prod:"\u220F",profalar:"\u232E",profline:"\u2312",
profsurf:"\u2313",prop:"\u221D",propto:"\u221D",prsim:"\u227E",prurel:"\u22B0",pscr:"\u{1D4C5}",psi:"\u03C8",puncsp:"\u2008",qfr:"\u{1D52E}",qint:"\u2A0C",qopf:"\u{1D562}",qprime:"\u2057",qscr:"\u{1D4C6}",
quaternions:"\u210D",quatint:"\u2A16",quest:"?",questeq:"\u225F",quot:'"',rAarr:"\u21DB",rArr:"\u21D2",rAtail:"\u291C",rBarr:"\u290F",rHar:"\u2964",race:"\u223D\u0331",racute:"\u0155",radic:"\u221A",raemptyv:"\
\u29B3",rang:"\u27E9",rangd:"\u2992",range:"\u29A5",rangle:"\u27E9",raquo:"\xBB",rarr:"\u2192",rarrap:"\u2975",rarrb:"\u21E5",rarrbfs:"\u2920",rarrc:"\u2933",rarrfs:"\u291E",rarrhk:"\u21AA",rarrlp:"\u21AC",
rarrpl:"\u2945",rarrsim:"\u2974",rarrtl:"\u21A3",rarrw:"\u219D",ratail:"\u291A",ratio:"\u2236",rationals:"\u211A",rbarr:"\u290D",rbbrk:"\u2773",rbrace:"}",rbrack:"]",rbrke:"\u298C",rbrksld:"\u298E",rbrkslu:"\
\u2990",rcaron:"\u0159",rcedil:"\u0157",rceil:"\u2309",rcub:"}",rcy:"\u0440",rdca:"\u2937",rdldhar:"\u2969",rdquo:"\u201D",rdquor:"\u201D",rdsh:"\u21B3",real:"\u211C",realine:"\u211B",realpart:"\u211C",
reals:"\u211D",rect:"\u25AD",reg:"\xAE",rfisht:"\u297D",rfloor:"\u230B",rfr:"\u{1D52F}",rhard:"\u21C1",rharu:"\u21C0",rharul:"\u296C",rho:"\u03C1",rhov:"\u03F1",rightarrow:"\u2192",rightarrowtail:"\u21A3",
rightharpoondown:"\u21C1",rightharpoonup:"\u21C0",rightleftarrows:"\u21C4",rightleftharpoons:"\u21CC",rightrightarrows:"\u21C9",rightsquigarrow:"\u219D",rightthreetimes:"\u22CC",ring:"\u02DA",risingdotseq:"\
\u2253",rlarr:"\u21C4",rlhar:"\u21CC",rlm:"\u200F",rmoust:"\u23B1",rmoustache:"\u23B1",rnmid:"\u2AEE",roang:"\u27ED",roarr:"\u21FE",robrk:"\u27E7",ropar:"\u2986",ropf:"\u{1D563}",roplus:"\u2A2E",rotimes:"\
\u2A35",rpar:")",rpargt:"\u2994",rppolint:"\u2A12",rrarr:"\u21C9",rsaquo:"\u203A",rscr:"\u{1D4C7}",rsh:"\u21B1",rsqb:"]",rsquo:"\u2019",rsquor:"\u2019",rthree:"\u22CC",rtimes:"\u22CA",rtri:"\u25B9",rtrie:"\
\u22B5",rtrif:"\u25B8",rtriltri:"\u29CE",ruluhar:"\u2968",rx:"\u211E",sacute:"\u015B",sbquo:"\u201A",sc:"\u227B",scE:"\u2AB4",scap:"\u2AB8",scaron:"\u0161",sccue:"\u227D",sce:"\u2AB0",scedil:"\u015F",
scirc:"\u015D",scnE:"\u2AB6",scnap:"\u2ABA",scnsim:"\u22E9",scpolint:"\u2A13",scsim:"\u227F",scy:"\u0441",sdot:"\u22C5",sdotb:"\u22A1",sdote:"\u2A66",seArr:"\u21D8",searhk:"\u2925",searr:"\u2198",searrow:"\
\u2198",sect:"\xA7",semi:";",seswar:"\u2929",setminus:"\u2216",setmn:"\u2216",sext:"\u2736",sfr:"\u{1D530}",sfrown:"\u2322",sharp:"\u266F",shchcy:"\u0449",shcy:"\u0448",shortmid:"\u2223",shortparallel:"\
\u2225",shy:"\xAD",sigma:"\u03C3",sigmaf:"\u03C2",sigmav:"\u03C2",sim:"\u223C",simdot:"\u2A6A",sime:"\u2243",simeq:"\u2243",simg:"\u2A9E",simgE:"\u2AA0",siml:"\u2A9D",simlE:"\u2A9F",simne:"\u2246",simplus:"\
\u2A24",simrarr:"\u2972",slarr:"\u2190",smallsetminus:"\u2216",smashp:"\u2A33",smeparsl:"\u29E4",smid:"\u2223",smile:"\u2323",smt:"\u2AAA",smte:"\u2AAC",smtes:"\u2AAC\uFE00",softcy:"\u044C",sol:"/",solb:"\
\u29C4",solbar:"\u233F",sopf:"\u{1D564}",spades:"\u2660",spadesuit:"\u2660",spar:"\u2225",sqcap:"\u2293",sqcaps:"\u2293\uFE00",sqcup:"\u2294",sqcups:"\u2294\uFE00",sqsub:"\u228F",sqsube:"\u2291",sqsubset:"\
\u228F",sqsubseteq:"\u2291",sqsup:"\u2290",sqsupe:"\u2292",sqsupset:"\u2290",sqsupseteq:"\u2292",squ:"\u25A1",square:"\u25A1",squarf:"\u25AA",squf:"\u25AA",srarr:"\u2192",sscr:"\u{1D4C8}",ssetmn:"\u2216",
ssmile:"\u2323",sstarf:"\u22C6",star:"\u2606",starf:"\u2605",straightepsilon:"\u03F5",straightphi:"\u03D5",strns:"\xAF",sub:"\u2282",subE:"\u2AC5",subdot:"\u2ABD",sube:"\u2286",subedot:"\u2AC3",submult:"\
\u2AC1",subnE:"\u2ACB",subne:"\u228A",subplus:"\u2ABF",subrarr:"\u2979",subset:"\u2282",subseteq:"\u2286",subseteqq:"\u2AC5",subsetneq:"\u228A",subsetneqq:"\u2ACB",subsim:"\u2AC7",subsub:"\u2AD5",subsup:"\
\u2AD3",succ:"\u227B",succapprox:"\u2AB8",succcurlyeq:"\u227D",succeq:"\u2AB0",succnapprox:"\u2ABA",succneqq:"\u2AB6",succnsim:"\u22E9",succsim:"\u227F",sum:"\u2211",sung:"\u266A",sup1:"\xB9",sup2:"\xB2",
sup3:"\xB3",sup:"\u2283",supE:"\u2AC6",supdot:"\u2ABE",supdsub:"\u2AD8",supe:"\u2287",supedot:"\u2AC4",suphsol:"\u27C9",suphsub:"\u2AD7",suplarr:"\u297B",supmult:"\u2AC2",supnE:"\u2ACC",supne:"\u228B",
supplus:"\u2AC0",supset:"\u2283",supseteq:"\u2287",supseteqq:"\u2AC6",supsetneq:"\u228B",supsetneqq:"\u2ACC",supsim:"\u2AC8",supsub:"\u2AD4",supsup:"\u2AD6",swArr:"\u21D9",swarhk:"\u2926",swarr:"\u2199",
swarrow:"\u2199",swnwar:"\u292A",szlig:"\xDF",target:"\u2316",tau:"\u03C4",tbrk:"\u23B4",tcaron:"\u0165",tcedil:"\u0163",tcy:"\u0442",tdot:"\u20DB",telrec:"\u2315",tfr:"\u{1D531}",there4:"\u2234",therefore:"\
\u2234",theta:"\u03B8",thetasym:"\u03D1",thetav:"\u03D1",thickapprox:"\u2248",thicksim:"\u223C",thinsp:"\u2009",thkap:"\u2248",thksim:"\u223C",thorn:"\xFE",tilde:"\u02DC",times:"\xD7",timesb:"\u22A0",
timesbar:"\u2A31",timesd:"\u2A30",tint:"\u222D",toea:"\u2928",top:"\u22A4",topbot:"\u2336",topcir:"\u2AF1",topf:"\u{1D565}",topfork:"\u2ADA",tosa:"\u2929",tprime:"\u2034",trade:"\u2122",triangle:"\u25B5",
triangledown:"\u25BF",triangleleft:"\u25C3",trianglelefteq:"\u22B4",triangleq:"\u225C",triangleright:"\u25B9",trianglerighteq:"\u22B5",tridot:"\u25EC",trie:"\u225C",triminus:"\u2A3A",triplus:"\u2A39",
trisb:"\u29CD",tritime:"\u2A3B",trpezium:"\u23E2",tscr:"\u{1D4C9}",tscy:"\u0446",tshcy:"\u045B",tstrok:"\u0167",twixt:"\u226C",twoheadleftarrow:"\u219E",twoheadrightarrow:"\u21A0",uArr:"\u21D1",uHar:"\
\u2963",uacute:"\xFA",uarr:"\u2191",ubrcy:"\u045E",ubreve:"\u016D",ucirc:"\xFB",ucy:"\u0443",udarr:"\u21C5",udblac:"\u0171",udhar:"\u296E",ufisht:"\u297E",ufr:"\u{1D532}",ugrave:"\xF9",uharl:"\u21BF",
uharr:"\u21BE",uhblk:"\u2580",ulcorn:"\u231C",ulcorner:"\u231C",ulcrop:"\u230F",ultri:"\u25F8",umacr:"\u016B",uml:"\xA8",uogon:"\u0173",uopf:"\u{1D566}",uparrow:"\u2191",updownarrow:"\u2195",upharpoonleft:"\
\u21BF",upharpoonright:"\u21BE",uplus:"\u228E",upsi:"\u03C5",upsih:"\u03D2",upsilon:"\u03C5",upuparrows:"\u21C8",urcorn:"\u231D",urcorner:"\u231D",urcrop:"\u230E",uring:"\u016F",urtri:"\u25F9",uscr:"\u{1D4CA}",
utdot:"\u22F0",utilde:"\u0169",utri:"\u25B5",utrif:"\u25B4",uuarr:"\u21C8",uuml:"\xFC",uwangle:"\u29A7",vArr:"\u21D5",vBar:"\u2AE8",vBarv:"\u2AE9",vDash:"\u22A8",vangrt:"\u299C",varepsilon:"\u03F5",varkappa:"\
\u03F0",varnothing:"\u2205",varphi:"\u03D5",varpi:"\u03D6",varpropto:"\u221D",varr:"\u2195",varrho:"\u03F1",varsigma:"\u03C2",varsubsetneq:"\u228A\uFE00",varsubsetneqq:"\u2ACB\uFE00",varsupsetneq:"\u228B\uFE00",
varsupsetneqq:"\u2ACC\uFE00",vartheta:"\u03D1",vartriangleleft:"\u22B2",vartriangleright:"\u22B3",vcy:"\u0432",vdash:"\u22A2",vee:"\u2228",veebar:"\u22BB",veeeq:"\u225A",vellip:"\u22EE",verbar:"|",vert:"\
|",vfr:"\u{1D533}",vltri:"\u22B2",vnsub:"\u2282\u20D2",vnsup:"\u2283\u20D2",vopf:"\u{1D567}",vprop:"\u221D",vrtri:"\u22B3",vscr:"\u{1D4CB}",vsubnE:"\u2ACB\uFE00",vsubne:"\u228A\uFE00",vsupnE:"\u2ACC\uFE00",
vsupne:"\u228B\uFE00",vzigzag:"\u299A",wcirc:"\u0175",wedbar:"\u2A5F",wedge:"\u2227",wedgeq:"\u2259",weierp:"\u2118",wfr:"\u{1D534}",wopf:"\u{1D568}",wp:"\u2118",wr:"\u2240",wreath:"\u2240",wscr:"\u{1D4CC}",
xcap:"\u22C2",xcirc:"\u25EF",xcup:"\u22C3",xdtri:"\u25BD",xfr:"\u{1D535}",xhArr:"\u27FA",xharr:"\u27F7",xi:"\u03BE",xlArr:"\u27F8",xlarr:"\u27F5",xmap:"\u27FC",xnis:"\u22FB",xodot:"\u2A00",xopf:"\u{1D569}",
xoplus:"\u2A01",xotime:"\u2A02",xrArr:"\u27F9",xrarr:"\u27F6",xscr:"\u{1D4CD}",xsqcup:"\u2A06",xuplus:"\u2A04",xutri:"\u25B3",xvee:"\u22C1",xwedge:"\u22C0",yacute:"\xFD",yacy:"\u044F",ycirc:"\u0177",ycy:"\
\u044B",yen:"\xA5",yfr:"\u{1D536}",yicy:"\u0457",yopf:"\u{1D56A}",yscr:"\u{1D4CE}",yucy:"\u044E",yuml:"\xFF",zacute:"\u017A",zcaron:"\u017E",zcy:"\u0437",zdot:"\u017C",zeetrf:"\u2128",zeta:"\u03B6",zfr:"\
\u{1D537}",zhcy:"\u0436",zigrarr:"\u21DD",zopf:"\u{1D56B}",zscr:"\u{1D4CF}",zwj:"\u200D",zwnj:"\u200C"},own={}.hasOwnProperty;function decodeNamedCharacterReference(h){return own.call(characterEntities,
h)?characterEntities[h]:!1}v(decodeNamedCharacterReference,"decodeNamedCharacterReference");function splice(h,f,m,g){const y=h.length;let b=0,k;if(f<0?f=-f>y?0:y+f:f=f>y?y:f,m=m>0?m:0,g.length<1e4)k=Array.
from(g),k.unshift(f,m),h.splice(...k);else for(m&&h.splice(f,m);b<g.length;)k=g.slice(b,b+1e4),k.unshift(f,0),h.splice(...k),b+=1e4,f+=1e4}v(splice,"splice");function push(h,f){return h.length>0?(splice(
h,h.length,0,f),h):f}v(push,"push");var hasOwnProperty={}.hasOwnProperty;function combineExtensions(h){const f={};let m=-1;for(;++m<h.length;)syntaxExtension(f,h[m]);return f}v(combineExtensions,"comb\
ineExtensions");function syntaxExtension(h,f){let m;for(m in f){const y=(hasOwnProperty.call(h,m)?h[m]:void 0)||(h[m]={}),b=f[m];let k;if(b)for(k in b){hasOwnProperty.call(y,k)||(y[k]=[]);const w=b[k];
constructs(y[k],Array.isArray(w)?w:w?[w]:[])}}}v(syntaxExtension,"syntaxExtension");function constructs(h,f){let m=-1;const g=[];for(;++m<f.length;)(f[m].add==="after"?h:g).push(f[m]);splice(h,0,0,g)}
v(constructs,"constructs");function decodeNumericCharacterReference(h,f){const m=Number.parseInt(h,f);return m<9||m===11||m>13&&m<32||m>126&&m<160||m>55295&&m<57344||m>64975&&m<65008||(m&65535)===65535||
(m&65535)===65534||m>1114111?"\uFFFD":String.fromCodePoint(m)}v(decodeNumericCharacterReference,"decodeNumericCharacterReference");function normalizeIdentifier(h){return h.replace(/[\t\n\r ]+/g," ").replace(
/^ | $/g,"").toLowerCase().toUpperCase()}v(normalizeIdentifier,"normalizeIdentifier");var asciiAlpha=regexCheck(/[A-Za-z]/),asciiAlphanumeric=regexCheck(/[\dA-Za-z]/),asciiAtext=regexCheck(/[#-'*+\--9=?A-Z^-~]/);
function asciiControl(h){return h!==null&&(h<32||h===127)}v(asciiControl,"asciiControl");var asciiDigit=regexCheck(/\d/),asciiHexDigit=regexCheck(/[\dA-Fa-f]/),asciiPunctuation=regexCheck(/[!-/:-@[-`{-~]/);
function markdownLineEnding(h){return h!==null&&h<-2}v(markdownLineEnding,"markdownLineEnding");function markdownLineEndingOrSpace(h){return h!==null&&(h<0||h===32)}v(markdownLineEndingOrSpace,"markdo\
wnLineEndingOrSpace");function markdownSpace(h){return h===-2||h===-1||h===32}v(markdownSpace,"markdownSpace");var unicodePunctuation=regexCheck(new RegExp("\\p{P}|\\p{S}","u")),unicodeWhitespace=regexCheck(
/\s/);function regexCheck(h){return f;function f(m){return m!==null&&m>-1&&h.test(String.fromCharCode(m))}}v(regexCheck,"regexCheck");function normalizeUri(h){const f=[];let m=-1,g=0,y=0;for(;++m<h.length;){
const b=h.charCodeAt(m);let k="";if(b===37&&asciiAlphanumeric(h.charCodeAt(m+1))&&asciiAlphanumeric(h.charCodeAt(m+2)))y=2;else if(b<128)/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(b))||(k=String.fromCharCode(
b));else if(b>55295&&b<57344){const w=h.charCodeAt(m+1);b<56320&&w>56319&&w<57344?(k=String.fromCharCode(b,w),y=1):k="\uFFFD"}else k=String.fromCharCode(b);k&&(f.push(h.slice(g,m),encodeURIComponent(k)),
g=m+y+1,k=""),y&&(m+=y,y=0)}return f.join("")+h.slice(g)}v(normalizeUri,"normalizeUri");function factorySpace(h,f,m,g){const y=g?g-1:1/0;let b=0;return k;function k(x){return markdownSpace(x)?(h.enter(
m),w(x)):f(x)}function w(x){return markdownSpace(x)&&b++<y?(h.consume(x),w):(h.exit(m),f(x))}}v(factorySpace,"factorySpace");function factorySpaceMinMax(h,f,m,g,y,b){let k=0;return w;function w(A){return b>
0&&markdownSpace(A)?(h.enter(g),x(A)):S(A)}function x(A){return markdownSpace(A)&&k<b?(h.consume(A),k++,x):(h.exit(g),S(A))}function S(A){return k>=y?f(A):m(A)}}v(factorySpaceMinMax,"factorySpaceMinMa\
x");var content={tokenize:initializeContent};function initializeContent(h){const f=h.attempt(this.parser.constructs.contentInitial,g,y);let m;return f;function g(w){if(w===null){h.consume(w);return}return h.
enter("lineEnding"),h.consume(w),h.exit("lineEnding"),factorySpace(h,f,"linePrefix")}function y(w){return h.enter("paragraph"),b(w)}function b(w){const x=h.enter("chunkText",{contentType:"text",previous:m});
return m&&(m.next=x),m=x,k(w)}function k(w){if(w===null){h.exit("chunkText"),h.exit("paragraph"),h.consume(w);return}return markdownLineEnding(w)?(h.consume(w),h.exit("chunkText"),b):(h.consume(w),k)}}
v(initializeContent,"initializeContent");var EditMap=class{static{v(this,"EditMap")}constructor(){this.index=new Map,this.map=[]}add(h,f,m){addImplementation(this,h,f,m,!1)}addBefore(h,f,m){addImplementation(
this,h,f,m,!0)}consume(h){if(this.map.sort(function(y,b){return y[0]-b[0]}),this.map.length===0)return;let f=this.map.length;const m=[];for(;f>0;)f-=1,m.push(h.slice(this.map[f][0]+this.map[f][1]),this.
map[f][2]),h.length=this.map[f][0];m.push(h.slice()),h.length=0;let g=m.pop();for(;g;){for(const y of g)h.push(y);g=m.pop()}this.map.length=0,this.index.clear()}};function addImplementation(h,f,m,g,y){
if(m===0&&g.length===0)return;const b=h.index.get(f);if(b){b[1]+=m,y?(g.push(...b[2]),b[2]=g):b[2].push(...g);return}const k=[f,m,g];h.map.push(k),h.index.set(f,k)}v(addImplementation,"addImplementati\
on");var document={tokenize:initializeDocument},containerConstruct={tokenize:tokenizeContainer};function initializeDocument(h){const f=this,m=[];let g=0,y,b,k;return w;function w(F){if(g<m.length){const q=m[g];
return f.containerState=q[1],h.attempt(q[0].continuation,x,S)(F)}return S(F)}function x(F){if(g++,f.containerState._closeFlow){f.containerState._closeFlow=void 0,y&&I();const q=f.events.length;let L=q,
N;for(;L--;)if(f.events[L][0]==="exit"&&f.events[L][1].type==="chunkFlow"){N=f.events[L][1].end;break}O(g);let B=q;for(;B<f.events.length;)f.events[B][1].end={...N},B++;const M=new EditMap;return M.add(
L+1,0,f.events.slice(q)),M.add(q,B-q,[]),M.consume(f.events),S(F)}return w(F)}function S(F){if(g===m.length){if(!y)return E(F);if(y.currentConstruct&&y.currentConstruct.concrete)return D(F);f.interrupt=
!!(y.currentConstruct&&!y._gfmTableDynamicInterruptHack)}return f.containerState={},h.check(containerConstruct,A,_)(F)}function A(F){return y&&I(),O(g),E(F)}function _(F){return f.parser.lazy[f.now().
line]=g!==m.length,k=f.now().offset,D(F)}function E(F){return f.containerState={},h.attempt(containerConstruct,C,D)(F)}function C(F){return g++,m.push([f.currentConstruct,f.containerState]),E(F)}function D(F){
if(F===null){y&&I(),O(0),h.consume(F);return}return y=y||f.parser.flow(f.now()),h.enter("chunkFlow",{_tokenizer:y,contentType:"flow",previous:b}),T(F)}function T(F){if(F===null){P(h.exit("chunkFlow"),
!0),O(0),h.consume(F);return}return markdownLineEnding(F)?(h.consume(F),P(h.exit("chunkFlow")),g=0,f.interrupt=void 0,w):(h.consume(F),T)}function P(F,q){const L=f.sliceStream(F);if(q&&L.push(null),F.
previous=b,b&&(b.next=F),b=F,y.defineSkip(F.start),y.write(L),f.parser.lazy[F.start.line]){let N=y.events.length;for(;N--;)if(y.events[N][1].start.offset<k&&(!y.events[N][1].end||y.events[N][1].end.offset>
k))return;const B=f.events.length;let M=B,j,H;for(;M--;)if(f.events[M][0]==="exit"&&f.events[M][1].type==="chunkFlow"){if(j){H=f.events[M][1].end;break}j=!0}for(O(g),N=B;N<f.events.length;)f.events[N][1].
end={...H},N++;const Z=new EditMap;Z.add(M+1,0,f.events.slice(B)),Z.add(B,N-B,[]),Z.consume(f.events)}}function O(F){let q=m.length;for(;q-- >F;){const L=m[q];f.containerState=L[1],L[0].exit.call(f,h)}
m.length=F}function I(){y.write([null]),b=void 0,y=void 0,f.containerState._closeFlow=void 0}}v(initializeDocument,"initializeDocument");function tokenizeContainer(h,f,m){return factorySpace(h,h.attempt(
this.parser.constructs.document,f,m),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?void 0:4)}v(tokenizeContainer,"tokenizeContainer");function classifyCharacter(h){if(h===null||
markdownLineEndingOrSpace(h)||unicodeWhitespace(h))return 1;if(unicodePunctuation(h))return 2}v(classifyCharacter,"classifyCharacter");function resolveAll(h,f,m){const g=[];let y=-1;for(;++y<h.length;){
const b=h[y].resolveAll;b&&!g.includes(b)&&(f=b(f,m),g.push(b))}return f}v(resolveAll,"resolveAll");var attention={name:"attention",resolveAll:resolveAllAttention,tokenize:tokenizeAttention};function resolveAllAttention(h,f){
let m=-1,g;for(;++m<h.length;)if(h[m][0]==="enter"&&h[m][1].type==="attentionSequence"&&h[m][1]._close){let y=m;for(;y--;)if(h[y][0]==="exit"&&h[y][1].type==="attentionSequence"&&h[y][1]._open&&f.sliceSerialize(
h[y][1]).charCodeAt(0)===f.sliceSerialize(h[m][1]).charCodeAt(0)){if((h[y][1]._close||h[m][1]._open)&&(h[m][1].end.offset-h[m][1].start.offset)%3&&!((h[y][1].end.offset-h[y][1].start.offset+h[m][1].end.
offset-h[m][1].start.offset)%3))continue;const b=h[y][1].end.offset-h[y][1].start.offset>1&&h[m][1].end.offset-h[m][1].start.offset>1?2:1,k={...h[y][1].end},w={...h[m][1].start};movePoint(k,-b),movePoint(
w,b);const x={type:b>1?"strongSequence":"emphasisSequence",start:k,end:{...h[y][1].end}},S={type:b>1?"strongSequence":"emphasisSequence",start:{...h[m][1].start},end:w},A={type:b>1?"strongText":"empha\
sisText",start:{...h[y][1].end},end:{...h[m][1].start}},_={type:b>1?"strong":"emphasis",start:{...x.start},end:{...S.end}};h[y][1].end={...x.start},h[m][1].start={...S.end},g=[],h[y][1].end.offset-h[y][1].
start.offset&&(g=push(g,[["enter",h[y][1],f],["exit",h[y][1],f]])),g=push(g,[["enter",_,f],["enter",x,f],["exit",x,f],["enter",A,f]]),g=push(g,resolveAll(f.parser.constructs.insideSpan.null,h.slice(y+
1,m),f)),g=push(g,[["exit",A,f],["enter",S,f],["exit",S,f],["exit",_,f]]);let E=0;h[m][1].end.offset-h[m][1].start.offset&&(E=2,g=push(g,[["enter",h[m][1],f],["exit",h[m][1],f]])),splice(h,y-1,m-y+3,g),
m=y+g.length-E-2;break}}for(m=-1;++m<h.length;)h[m][1].type==="attentionSequence"&&(h[m][1].type="data");return h}v(resolveAllAttention,"resolveAllAttention");function tokenizeAttention(h,f){const m=this.
parser.constructs.attentionMarkers.null,g=this.previous,y=classifyCharacter(g);let b;return k;function k(x){return b=x,h.enter("attentionSequence"),w(x)}function w(x){if(x===b)return h.consume(x),w;const S=h.
exit("attentionSequence"),A=classifyCharacter(x),_=!A||A===2&&y||m.includes(x)&&x!==42&&x!==95,E=!y||y===2&&A||m.includes(g)&&g!==42&&g!==95;return S._open=!!(b===42?_:_&&(y||!E)),S._close=!!(b===42?E:
E&&(A||!_)),f(x)}}v(tokenizeAttention,"tokenizeAttention");function movePoint(h,f){h.column+=f,h.offset+=f,h._bufferIndex+=f}v(movePoint,"movePoint");var autolink={name:"autolink",tokenize:tokenizeAutolink};
function tokenizeAutolink(h,f,m){let g=0;return y;function y(C){return h.enter("autolink"),h.enter("autolinkMarker"),h.consume(C),h.exit("autolinkMarker"),h.enter("autolinkProtocol"),b}function b(C){return asciiAlpha(
C)?(h.consume(C),k):C===64?m(C):S(C)}function k(C){return C===43||C===45||C===46||asciiAlphanumeric(C)?(g=1,w(C)):S(C)}function w(C){return C===58?(h.consume(C),g=0,x):(C===43||C===45||C===46||asciiAlphanumeric(
C))&&g++<32?(h.consume(C),w):(g=0,S(C))}function x(C){return C===62?(h.exit("autolinkProtocol"),h.enter("autolinkMarker"),h.consume(C),h.exit("autolinkMarker"),h.exit("autolink"),f):C===null||C===32||
C===60||asciiControl(C)?m(C):(h.consume(C),x)}function S(C){return C===64?(h.consume(C),A):asciiAtext(C)?(h.consume(C),S):m(C)}function A(C){return asciiAlphanumeric(C)?_(C):m(C)}function _(C){return C===
46?(h.consume(C),g=0,A):C===62?(h.exit("autolinkProtocol").type="autolinkEmail",h.enter("autolinkMarker"),h.consume(C),h.exit("autolinkMarker"),h.exit("autolink"),f):E(C)}function E(C){if((C===45||asciiAlphanumeric(
C))&&g++<63){const D=C===45?E:_;return h.consume(C),D}return m(C)}}v(tokenizeAutolink,"tokenizeAutolink");var blankLine={partial:!0,tokenize:tokenizeBlankLine};function tokenizeBlankLine(h,f,m){return g;
function g(b){return markdownSpace(b)?factorySpace(h,y,"linePrefix")(b):y(b)}function y(b){return b===null||markdownLineEnding(b)?f(b):m(b)}}v(tokenizeBlankLine,"tokenizeBlankLine");var blockQuote={continuation:{
tokenize:tokenizeBlockQuoteContinuation},exit,name:"blockQuote",tokenize:tokenizeBlockQuoteStart};function tokenizeBlockQuoteStart(h,f,m){const g=this;return y;function y(k){if(k===62){const w=g.containerState;
return w.open||(h.enter("blockQuote",{_container:!0}),w.open=!0),h.enter("blockQuotePrefix"),h.enter("blockQuoteMarker"),h.consume(k),h.exit("blockQuoteMarker"),b}return m(k)}function b(k){return markdownSpace(
k)?(h.enter("blockQuotePrefixWhitespace"),h.consume(k),h.exit("blockQuotePrefixWhitespace"),h.exit("blockQuotePrefix"),f):(h.exit("blockQuotePrefix"),f(k))}}v(tokenizeBlockQuoteStart,"tokenizeBlockQuo\
teStart");function tokenizeBlockQuoteContinuation(h,f,m){const g=this;return y;function y(k){return markdownSpace(k)?factorySpace(h,b,"linePrefix",g.parser.constructs.disable.null.includes("codeIndent\
ed")?void 0:4)(k):b(k)}function b(k){return h.attempt(blockQuote,f,m)(k)}}v(tokenizeBlockQuoteContinuation,"tokenizeBlockQuoteContinuation");function exit(h){h.exit("blockQuote")}v(exit,"exit");var characterEscape={
name:"characterEscape",tokenize:tokenizeCharacterEscape};function tokenizeCharacterEscape(h,f,m){return g;function g(b){return h.enter("characterEscape"),h.enter("escapeMarker"),h.consume(b),h.exit("e\
scapeMarker"),y}function y(b){return asciiPunctuation(b)?(h.enter("characterEscapeValue"),h.consume(b),h.exit("characterEscapeValue"),h.exit("characterEscape"),f):m(b)}}v(tokenizeCharacterEscape,"toke\
nizeCharacterEscape");var characterReference={name:"characterReference",tokenize:tokenizeCharacterReference};function tokenizeCharacterReference(h,f,m){const g=this;let y=0,b,k;return w;function w(_){
return h.enter("characterReference"),h.enter("characterReferenceMarker"),h.consume(_),h.exit("characterReferenceMarker"),x}function x(_){return _===35?(h.enter("characterReferenceMarkerNumeric"),h.consume(
_),h.exit("characterReferenceMarkerNumeric"),S):(h.enter("characterReferenceValue"),b=31,k=asciiAlphanumeric,A(_))}function S(_){return _===88||_===120?(h.enter("characterReferenceMarkerHexadecimal"),
h.consume(_),h.exit("characterReferenceMarkerHexadecimal"),h.enter("characterReferenceValue"),b=6,k=asciiHexDigit,A):(h.enter("characterReferenceValue"),b=7,k=asciiDigit,A(_))}function A(_){if(_===59&&
y){const E=h.exit("characterReferenceValue");return k===asciiAlphanumeric&&!decodeNamedCharacterReference(g.sliceSerialize(E))?m(_):(h.enter("characterReferenceMarker"),h.consume(_),h.exit("characterR\
eferenceMarker"),h.exit("characterReference"),f)}return k(_)&&y++<b?(h.consume(_),A):m(_)}}v(tokenizeCharacterReference,"tokenizeCharacterReference");var nonLazyContinuation={partial:!0,tokenize:tokenizeNonLazyContinuation};
function tokenizeNonLazyContinuation(h,f,m){const g=this;return y;function y(k){return k===null?m(k):(h.enter("lineEnding"),h.consume(k),h.exit("lineEnding"),b)}function b(k){return g.parser.lazy[g.now().
line]?m(k):f(k)}}v(tokenizeNonLazyContinuation,"tokenizeNonLazyContinuation");var codeFenced={concrete:!0,name:"codeFenced",tokenize:tokenizeCodeFenced};function tokenizeCodeFenced(h,f,m){const g=this,
y={partial:!0,tokenize:L};let b=0,k=0,w;return x;function x(N){return S(N)}function S(N){const B=g.events[g.events.length-1];return b=B&&B[1].type==="linePrefix"?B[2].sliceSerialize(B[1],!0).length:0,
w=N,h.enter("codeFenced"),h.enter("codeFencedFence"),h.enter("codeFencedFenceSequence"),A(N)}function A(N){return N===w?(k++,h.consume(N),A):k<3?m(N):(h.exit("codeFencedFenceSequence"),markdownSpace(N)?
factorySpace(h,_,"whitespace")(N):_(N))}function _(N){return N===null||markdownLineEnding(N)?(h.exit("codeFencedFence"),g.interrupt?f(N):h.check(nonLazyContinuation,T,q)(N)):(h.enter("codeFencedFenceI\
nfo"),h.enter("chunkString",{contentType:"string"}),E(N))}function E(N){return N===null||markdownLineEnding(N)?(h.exit("chunkString"),h.exit("codeFencedFenceInfo"),_(N)):markdownSpace(N)?(h.exit("chun\
kString"),h.exit("codeFencedFenceInfo"),factorySpace(h,C,"whitespace")(N)):N===96&&N===w?m(N):(h.consume(N),E)}function C(N){return N===null||markdownLineEnding(N)?_(N):(h.enter("codeFencedFenceMeta"),
h.enter("chunkString",{contentType:"string"}),D(N))}function D(N){return N===null||markdownLineEnding(N)?(h.exit("chunkString"),h.exit("codeFencedFenceMeta"),_(N)):N===96&&N===w?m(N):(h.consume(N),D)}
function T(N){return h.attempt(y,q,P)(N)}function P(N){return h.enter("lineEnding"),h.consume(N),h.exit("lineEnding"),O}function O(N){return b>0&&markdownSpace(N)?factorySpace(h,I,"linePrefix",b+1)(N):
I(N)}function I(N){return N===null||markdownLineEnding(N)?h.check(nonLazyContinuation,T,q)(N):(h.enter("codeFlowValue"),F(N))}function F(N){return N===null||markdownLineEnding(N)?(h.exit("codeFlowValu\
e"),I(N)):(h.consume(N),F)}function q(N){return h.exit("codeFenced"),f(N)}function L(N,B,M){let j=0;return H;function H(X){return N.enter("lineEnding"),N.consume(X),N.exit("lineEnding"),Z}function Z(X){
return N.enter("codeFencedFence"),markdownSpace(X)?factorySpace(N,G,"linePrefix",g.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(X):G(X)}function G(X){return X===w?(N.enter("codeFe\
ncedFenceSequence"),K(X)):M(X)}function K(X){return X===w?(j++,N.consume(X),K):j>=k?(N.exit("codeFencedFenceSequence"),markdownSpace(X)?factorySpace(N,J,"whitespace")(X):J(X)):M(X)}function J(X){return X===
null||markdownLineEnding(X)?(N.exit("codeFencedFence"),B(X)):M(X)}}}v(tokenizeCodeFenced,"tokenizeCodeFenced");var codeIndented={name:"codeIndented",tokenize:tokenizeCodeIndented},furtherStart={partial:!0,
tokenize:tokenizeFurtherStart};function tokenizeCodeIndented(h,f,m){return g;function g(w){return h.enter("codeIndented"),factorySpaceMinMax(h,y,m,"linePrefix",4,4)(w)}function y(w){return w===null?k(
w):markdownLineEnding(w)?h.attempt(furtherStart,y,k)(w):(h.enter("codeFlowValue"),b(w))}function b(w){return w===null||markdownLineEnding(w)?(h.exit("codeFlowValue"),y(w)):(h.consume(w),b)}function k(w){
return h.exit("codeIndented"),f(w)}}v(tokenizeCodeIndented,"tokenizeCodeIndented");function tokenizeFurtherStart(h,f,m){const g=this;return y;function y(k){return g.parser.lazy[g.now().line]?m(k):markdownLineEnding(
k)?(h.enter("lineEnding"),h.consume(k),h.exit("lineEnding"),y):factorySpaceMinMax(h,f,b,"linePrefix",4,4)(k)}function b(k){return markdownLineEnding(k)?y(k):m(k)}}v(tokenizeFurtherStart,"tokenizeFurth\
erStart");var codeText={name:"codeText",previous,resolve:resolveCodeText,tokenize:tokenizeCodeText};function resolveCodeText(h){let f=h.length-4,m=3,g,y;if((h[m][1].type==="lineEnding"||h[m][1].type===
"space")&&(h[f][1].type==="lineEnding"||h[f][1].type==="space")){for(g=m;++g<f;)if(h[g][1].type==="codeTextData"){h[m][1].type="codeTextPadding",h[f][1].type="codeTextPadding",m+=2,f-=2;break}}for(g=m-
1,f++;++g<=f;)y===void 0?g!==f&&h[g][1].type!=="lineEnding"&&(y=g):(g===f||h[g][1].type==="lineEnding")&&(h[y][1].type="codeTextData",g!==y+2&&(h[y][1].end=h[g-1][1].end,h.splice(y+2,g-y-2),f-=g-y-2,g=
y+2),y=void 0);return h}v(resolveCodeText,"resolveCodeText");function previous(h){return h!==96||this.events[this.events.length-1][1].type==="characterEscape"}v(previous,"previous");function tokenizeCodeText(h,f,m){
const g=this;let y=0,b,k;return w;function w(E){return h.enter("codeText"),h.enter("codeTextSequence"),x(E)}function x(E){return E===96?(h.consume(E),y++,x):(h.exit("codeTextSequence"),S(E))}function S(E){
return E===null?m(E):E===32?(h.enter("space"),h.consume(E),h.exit("space"),S):E===96?(k=h.enter("codeTextSequence"),b=0,_(E)):markdownLineEnding(E)?(h.enter("lineEnding"),h.consume(E),h.exit("lineEndi\
ng"),S):(h.enter("codeTextData"),A(E))}function A(E){return E===null||E===32||E===96||markdownLineEnding(E)?(h.exit("codeTextData"),S(E)):(h.consume(E),A)}function _(E){return E===96?(h.consume(E),b++,
_):b===y?(h.exit("codeTextSequence"),h.exit("codeText"),f(E)):(k.type="codeTextData",A(E))}}v(tokenizeCodeText,"tokenizeCodeText");var SpliceBuffer=class{static{v(this,"SpliceBuffer")}constructor(h){this.
left=h?[...h]:[],this.right=[]}get(h){if(h<0||h>=this.left.length+this.right.length)throw new RangeError("Cannot access index `"+h+"` in a splice buffer of size `"+(this.left.length+this.right.length)+
"`");return h<this.left.length?this.left[h]:this.right[this.right.length-h+this.left.length-1]}get length(){return this.left.length+this.right.length}shift(){return this.setCursor(0),this.right.pop()}slice(h,f){
const m=f??Number.POSITIVE_INFINITY;return m<this.left.length?this.left.slice(h,m):h>this.left.length?this.right.slice(this.right.length-m+this.left.length,this.right.length-h+this.left.length).reverse():
this.left.slice(h).concat(this.right.slice(this.right.length-m+this.left.length).reverse())}splice(h,f,m){const g=f||0;this.setCursor(Math.trunc(h));const y=this.right.splice(this.right.length-g,Number.
POSITIVE_INFINITY);return m&&chunkedPush(this.left,m),y.reverse()}pop(){return this.setCursor(Number.POSITIVE_INFINITY),this.left.pop()}push(h){this.setCursor(Number.POSITIVE_INFINITY),this.left.push(
h)}pushMany(h){this.setCursor(Number.POSITIVE_INFINITY),chunkedPush(this.left,h)}unshift(h){this.setCursor(0),this.right.push(h)}unshiftMany(h){this.setCursor(0),chunkedPush(this.right,h.reverse())}setCursor(h){
if(!(h===this.left.length||h>this.left.length&&this.right.length===0||h<0&&this.left.length===0))if(h<this.left.length){const f=this.left.splice(h,Number.POSITIVE_INFINITY);chunkedPush(this.right,f.reverse())}else{
const f=this.right.splice(this.left.length+this.right.length-h,Number.POSITIVE_INFINITY);chunkedPush(this.left,f.reverse())}}};function chunkedPush(h,f){let m=0;if(f.length<1e4)h.push(...f);else for(;m<
f.length;)h.push(...f.slice(m,m+1e4)),m+=1e4}v(chunkedPush,"chunkedPush");function subtokenize(h){const f={};let m=-1,g,y,b,k,w,x,S;const A=new SpliceBuffer(h);for(;++m<A.length;){for(;m in f;)m=f[m];
if(g=A.get(m),m&&g[1].type==="chunkFlow"&&A.get(m-1)[1].type==="listItemPrefix"&&(x=g[1]._tokenizer.events,b=0,b<x.length&&x[b][1].type==="lineEndingBlank"&&(b+=2),b<x.length&&x[b][1].type==="content"))
for(;++b<x.length&&x[b][1].type!=="content";)x[b][1].type==="chunkText"&&(x[b][1]._isInFirstContentOfListItem=!0,b++);if(g[0]==="enter")g[1].contentType&&(Object.assign(f,subcontent(A,m)),m=f[m],S=!0);else if(g[1].
_container){for(b=m,y=void 0;b--;)if(k=A.get(b),k[1].type==="lineEnding"||k[1].type==="lineEndingBlank")k[0]==="enter"&&(y&&(A.get(y)[1].type="lineEndingBlank"),k[1].type="lineEnding",y=b);else if(!(k[1].
type==="linePrefix"||k[1].type==="listItemIndent"))break;y&&(g[1].end={...A.get(y)[1].start},w=A.slice(y,m),w.unshift(g),A.splice(y,m-y+1,w))}}return splice(h,0,Number.POSITIVE_INFINITY,A.slice(0)),!S}
v(subtokenize,"subtokenize");function subcontent(h,f){const m=h.get(f)[1],g=h.get(f)[2];let y=f-1;const b=[];let k=m._tokenizer;k||(k=g.parser[m.contentType](m.start),m._contentTypeTextTrailing&&(k._contentTypeTextTrailing=
!0));const w=k.events,x=[],S={};let A,_,E=-1,C=m,D=0,T=0;const P=[T];for(;C;){for(;h.get(++y)[1]!==C;);b.push(y),C._tokenizer||(A=g.sliceStream(C),C.next||A.push(null),_&&k.defineSkip(C.start),C._isInFirstContentOfListItem&&
(k._gfmTasklistFirstContentOfListItem=!0),k.write(A),C._isInFirstContentOfListItem&&(k._gfmTasklistFirstContentOfListItem=void 0)),_=C,C=C.next}for(C=m;++E<w.length;)w[E][0]==="exit"&&w[E-1][0]==="ent\
er"&&w[E][1].type===w[E-1][1].type&&w[E][1].start.line!==w[E][1].end.line&&(T=E+1,P.push(T),C._tokenizer=void 0,C.previous=void 0,C=C.next);for(k.events=[],C?(C._tokenizer=void 0,C.previous=void 0):P.
pop(),E=P.length;E--;){const O=w.slice(P[E],P[E+1]),I=b.pop();x.push([I,I+O.length-1]),h.splice(I,2,O)}for(x.reverse(),E=-1;++E<x.length;)S[D+x[E][0]]=D+x[E][1],D+=x[E][1]-x[E][0]-1;return S}v(subcontent,
"subcontent");var content2={resolve:resolveContent,tokenize:tokenizeContent},continuationConstruct={partial:!0,tokenize:tokenizeContinuation};function resolveContent(h){return subtokenize(h),h}v(resolveContent,
"resolveContent");function tokenizeContent(h,f){let m;return g;function g(w){return h.enter("content"),m=h.enter("chunkContent",{contentType:"content"}),y(w)}function y(w){return w===null?b(w):markdownLineEnding(
w)?h.check(continuationConstruct,k,b)(w):(h.consume(w),y)}function b(w){return h.exit("chunkContent"),h.exit("content"),f(w)}function k(w){return h.consume(w),h.exit("chunkContent"),m.next=h.enter("ch\
unkContent",{contentType:"content",previous:m}),m=m.next,y}}v(tokenizeContent,"tokenizeContent");function tokenizeContinuation(h,f,m){const g=this;return y;function y(k){return h.exit("chunkContent"),
h.enter("lineEnding"),h.consume(k),h.exit("lineEnding"),factorySpace(h,b,"linePrefix")}function b(k){if(k===null||markdownLineEnding(k))return m(k);const w=g.events[g.events.length-1];return!g.parser.
constructs.disable.null.includes("codeIndented")&&w&&w[1].type==="linePrefix"&&w[2].sliceSerialize(w[1],!0).length>=4?f(k):h.interrupt(g.parser.constructs.flow,m,f)(k)}}v(tokenizeContinuation,"tokeniz\
eContinuation");function factoryDestination(h,f,m,g,y,b,k,w,x){const S=x||Number.POSITIVE_INFINITY;let A=0;return _;function _(O){return O===60?(h.enter(g),h.enter(y),h.enter(b),h.consume(O),h.exit(b),
E):O===null||O===32||O===41||asciiControl(O)?m(O):(h.enter(g),h.enter(k),h.enter(w),h.enter("chunkString",{contentType:"string"}),T(O))}function E(O){return O===62?(h.enter(b),h.consume(O),h.exit(b),h.
exit(y),h.exit(g),f):(h.enter(w),h.enter("chunkString",{contentType:"string"}),C(O))}function C(O){return O===62?(h.exit("chunkString"),h.exit(w),E(O)):O===null||O===60||markdownLineEnding(O)?m(O):(h.
consume(O),O===92?D:C)}function D(O){return O===60||O===62||O===92?(h.consume(O),C):C(O)}function T(O){return!A&&(O===null||O===41||markdownLineEndingOrSpace(O))?(h.exit("chunkString"),h.exit(w),h.exit(
k),h.exit(g),f(O)):A<S&&O===40?(h.consume(O),A++,T):O===41?(h.consume(O),A--,T):O===null||O===32||O===40||asciiControl(O)?m(O):(h.consume(O),O===92?P:T)}function P(O){return O===40||O===41||O===92?(h.
consume(O),T):T(O)}}v(factoryDestination,"factoryDestination");function factoryLabel(h,f,m,g,y,b){const k=this;let w=0,x;return S;function S(C){return h.enter(g),h.enter(y),h.consume(C),h.exit(y),h.enter(
b),A}function A(C){return w>999||C===null||C===91||C===93&&!x||C===94&&!w&&"_hiddenFootnoteSupport"in k.parser.constructs?m(C):C===93?(h.exit(b),h.enter(y),h.consume(C),h.exit(y),h.exit(g),f):markdownLineEnding(
C)?(h.enter("lineEnding"),h.consume(C),h.exit("lineEnding"),A):(h.enter("chunkString",{contentType:"string"}),_(C))}function _(C){return C===null||C===91||C===93||markdownLineEnding(C)||w++>999?(h.exit(
"chunkString"),A(C)):(h.consume(C),x||(x=!markdownSpace(C)),C===92?E:_)}function E(C){return C===91||C===92||C===93?(h.consume(C),w++,_):_(C)}}v(factoryLabel,"factoryLabel");function factoryTitle(h,f,m,g,y,b){
let k;return w;function w(E){return E===34||E===39||E===40?(h.enter(g),h.enter(y),h.consume(E),h.exit(y),k=E===40?41:E,x):m(E)}function x(E){return E===k?(h.enter(y),h.consume(E),h.exit(y),h.exit(g),f):
(h.enter(b),S(E))}function S(E){return E===k?(h.exit(b),x(k)):E===null?m(E):markdownLineEnding(E)?(h.enter("lineEnding"),h.consume(E),h.exit("lineEnding"),factorySpace(h,S,"linePrefix")):(h.enter("chu\
nkString",{contentType:"string"}),A(E))}function A(E){return E===k||E===null||markdownLineEnding(E)?(h.exit("chunkString"),S(E)):(h.consume(E),E===92?_:A)}function _(E){return E===k||E===92?(h.consume(
E),A):A(E)}}v(factoryTitle,"factoryTitle");function factoryWhitespace(h,f){let m;return g;function g(y){return markdownLineEnding(y)?(h.enter("lineEnding"),h.consume(y),h.exit("lineEnding"),m=!0,g):markdownSpace(
y)?factorySpace(h,g,m?"linePrefix":"lineSuffix")(y):f(y)}}v(factoryWhitespace,"factoryWhitespace");var definition={name:"definition",tokenize:tokenizeDefinition},titleBefore={partial:!0,tokenize:tokenizeTitleBefore};
function tokenizeDefinition(h,f,m){const g=this;let y;return b;function b(C){return h.enter("definition"),k(C)}function k(C){return factoryLabel.call(g,h,w,m,"definitionLabel","definitionLabelMarker",
"definitionLabelString")(C)}function w(C){return y=normalizeIdentifier(g.sliceSerialize(g.events[g.events.length-1][1]).slice(1,-1)),C===58?(h.enter("definitionMarker"),h.consume(C),h.exit("definition\
Marker"),x):m(C)}function x(C){return markdownLineEndingOrSpace(C)?factoryWhitespace(h,S)(C):S(C)}function S(C){return factoryDestination(h,A,m,"definitionDestination","definitionDestinationLiteral","\
definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationString")(C)}function A(C){return h.attempt(titleBefore,_,_)(C)}function _(C){return markdownSpace(C)?factorySpace(h,
E,"whitespace")(C):E(C)}function E(C){return C===null||markdownLineEnding(C)?(h.exit("definition"),g.parser.defined.push(y),f(C)):m(C)}}v(tokenizeDefinition,"tokenizeDefinition");function tokenizeTitleBefore(h,f,m){
return g;function g(w){return markdownLineEndingOrSpace(w)?factoryWhitespace(h,y)(w):m(w)}function y(w){return factoryTitle(h,b,m,"definitionTitle","definitionTitleMarker","definitionTitleString")(w)}
function b(w){return markdownSpace(w)?factorySpace(h,k,"whitespace")(w):k(w)}function k(w){return w===null||markdownLineEnding(w)?f(w):m(w)}}v(tokenizeTitleBefore,"tokenizeTitleBefore");var hardBreakEscape={
name:"hardBreakEscape",tokenize:tokenizeHardBreakEscape};function tokenizeHardBreakEscape(h,f,m){return g;function g(b){return h.enter("hardBreakEscape"),h.consume(b),y}function y(b){return markdownLineEnding(
b)?(h.exit("hardBreakEscape"),f(b)):m(b)}}v(tokenizeHardBreakEscape,"tokenizeHardBreakEscape");var headingAtx={name:"headingAtx",resolve:resolveHeadingAtx,tokenize:tokenizeHeadingAtx};function resolveHeadingAtx(h,f){
let m=h.length-2,g=3;if(h[g][1].type==="whitespace"&&(g+=2),m-2>g&&h[m][1].type==="whitespace"&&(m-=2),h[m][1].type==="atxHeadingSequence"&&(g===m-1||m-4>g&&h[m-2][1].type==="whitespace")&&(m-=g+1===m?
2:4),m>g){const y={type:"atxHeadingText",start:h[g][1].start,end:h[m][1].end},b={type:"chunkText",start:h[g][1].start,end:h[m][1].end,contentType:"text"};splice(h,g,m-g+1,[["enter",y,f],["enter",b,f],
["exit",b,f],["exit",y,f]])}return h}v(resolveHeadingAtx,"resolveHeadingAtx");function tokenizeHeadingAtx(h,f,m){let g=0;return y;function y(A){return h.enter("atxHeading"),b(A)}function b(A){return h.
enter("atxHeadingSequence"),k(A)}function k(A){return A===35&&g++<6?(h.consume(A),k):A===null||markdownLineEndingOrSpace(A)?(h.exit("atxHeadingSequence"),w(A)):m(A)}function w(A){return A===35?(h.enter(
"atxHeadingSequence"),x(A)):A===null||markdownLineEnding(A)?(h.exit("atxHeading"),f(A)):markdownSpace(A)?factorySpace(h,w,"whitespace")(A):(h.enter("atxHeadingText"),S(A))}function x(A){return A===35?
(h.consume(A),x):(h.exit("atxHeadingSequence"),w(A))}function S(A){return A===null||A===35||markdownLineEndingOrSpace(A)?(h.exit("atxHeadingText"),w(A)):(h.consume(A),S)}}v(tokenizeHeadingAtx,"tokeniz\
eHeadingAtx");var htmlBlockNames=["address","article","aside","base","basefont","blockquote","body","caption","center","col","colgroup","dd","details","dialog","dir","div","dl","dt","fieldset","figcap\
tion","figure","footer","form","frame","frameset","h1","h2","h3","h4","h5","h6","head","header","hr","html","iframe","legend","li","link","main","menu","menuitem","nav","noframes","ol","optgroup","opt\
ion","p","param","search","section","summary","table","tbody","td","tfoot","th","thead","title","tr","track","ul"],htmlRawNames=["pre","script","style","textarea"],htmlFlow={concrete:!0,name:"htmlFlow",
resolveTo:resolveToHtmlFlow,tokenize:tokenizeHtmlFlow},blankLineBefore={partial:!0,tokenize:tokenizeBlankLineBefore};function resolveToHtmlFlow(h){let f=h.length;for(;f--&&!(h[f][0]==="enter"&&h[f][1].
type==="htmlFlow"););return f>1&&h[f-2][1].type==="linePrefix"&&(h[f][1].start=h[f-2][1].start,h[f+1][1].start=h[f-2][1].start,h.splice(f-2,2)),h}v(resolveToHtmlFlow,"resolveToHtmlFlow");function tokenizeHtmlFlow(h,f,m){
const g=this;let y,b,k,w,x;return S;function S(z){return A(z)}function A(z){return h.enter("htmlFlow"),h.enter("htmlFlowData"),h.consume(z),_}function _(z){return z===33?(h.consume(z),E):z===47?(h.consume(
z),b=!0,T):z===63?(h.consume(z),y=3,g.interrupt?f:$):asciiAlpha(z)?(h.consume(z),k=String.fromCharCode(z),P):m(z)}function E(z){return z===45?(h.consume(z),y=2,C):z===91?(h.consume(z),y=5,w=0,D):asciiAlpha(
z)?(h.consume(z),y=4,g.interrupt?f:$):m(z)}function C(z){return z===45?(h.consume(z),g.interrupt?f:$):m(z)}function D(z){const ve="CDATA[";return z===ve.charCodeAt(w++)?(h.consume(z),w===ve.length?g.interrupt?
f:G:D):m(z)}function T(z){return asciiAlpha(z)?(h.consume(z),k=String.fromCharCode(z),P):m(z)}function P(z){if(z===null||z===47||z===62||markdownLineEndingOrSpace(z)){const ve=z===47,Me=k.toLowerCase();
return!ve&&!b&&htmlRawNames.includes(Me)?(y=1,g.interrupt?f(z):G(z)):htmlBlockNames.includes(k.toLowerCase())?(y=6,ve?(h.consume(z),O):g.interrupt?f(z):G(z)):(y=7,g.interrupt&&!g.parser.lazy[g.now().line]?
m(z):b?I(z):F(z))}return z===45||asciiAlphanumeric(z)?(h.consume(z),k+=String.fromCharCode(z),P):m(z)}function O(z){return z===62?(h.consume(z),g.interrupt?f:G):m(z)}function I(z){return markdownSpace(
z)?(h.consume(z),I):H(z)}function F(z){return z===47?(h.consume(z),H):z===58||z===95||asciiAlpha(z)?(h.consume(z),q):markdownSpace(z)?(h.consume(z),F):H(z)}function q(z){return z===45||z===46||z===58||
z===95||asciiAlphanumeric(z)?(h.consume(z),q):L(z)}function L(z){return z===61?(h.consume(z),N):markdownSpace(z)?(h.consume(z),L):F(z)}function N(z){return z===null||z===60||z===61||z===62||z===96?m(z):
z===34||z===39?(h.consume(z),x=z,B):markdownSpace(z)?(h.consume(z),N):M(z)}function B(z){return z===x?(h.consume(z),x=null,j):z===null||markdownLineEnding(z)?m(z):(h.consume(z),B)}function M(z){return z===
null||z===34||z===39||z===47||z===60||z===61||z===62||z===96||markdownLineEndingOrSpace(z)?L(z):(h.consume(z),M)}function j(z){return z===47||z===62||markdownSpace(z)?F(z):m(z)}function H(z){return z===
62?(h.consume(z),Z):m(z)}function Z(z){return z===null||markdownLineEnding(z)?G(z):markdownSpace(z)?(h.consume(z),Z):m(z)}function G(z){return z===45&&y===2?(h.consume(z),ae):z===60&&y===1?(h.consume(
z),ne):z===62&&y===4?(h.consume(z),xe):z===63&&y===3?(h.consume(z),$):z===93&&y===5?(h.consume(z),de):markdownLineEnding(z)&&(y===6||y===7)?(h.exit("htmlFlowData"),h.check(blankLineBefore,_e,K)(z)):z===
null||markdownLineEnding(z)?(h.exit("htmlFlowData"),K(z)):(h.consume(z),G)}function K(z){return h.check(nonLazyContinuation,J,_e)(z)}function J(z){return h.enter("lineEnding"),h.consume(z),h.exit("lin\
eEnding"),X}function X(z){return z===null||markdownLineEnding(z)?K(z):(h.enter("htmlFlowData"),G(z))}function ae(z){return z===45?(h.consume(z),$):G(z)}function ne(z){return z===47?(h.consume(z),k="",
ce):G(z)}function ce(z){if(z===62){const ve=k.toLowerCase();return htmlRawNames.includes(ve)?(h.consume(z),xe):G(z)}return asciiAlpha(z)&&k.length<8?(h.consume(z),k+=String.fromCharCode(z),ce):G(z)}function de(z){
return z===93?(h.consume(z),$):G(z)}function $(z){return z===62?(h.consume(z),xe):z===45&&y===2?(h.consume(z),$):G(z)}function xe(z){return z===null||markdownLineEnding(z)?(h.exit("htmlFlowData"),_e(z)):
(h.consume(z),xe)}function _e(z){return h.exit("htmlFlow"),f(z)}}v(tokenizeHtmlFlow,"tokenizeHtmlFlow");function tokenizeBlankLineBefore(h,f,m){return g;function g(y){return h.enter("lineEnding"),h.consume(
y),h.exit("lineEnding"),h.attempt(blankLine,f,m)}}v(tokenizeBlankLineBefore,"tokenizeBlankLineBefore");var htmlText={name:"htmlText",tokenize:tokenizeHtmlText};function tokenizeHtmlText(h,f,m){const g=this;
let y,b,k;return w;function w($){return h.enter("htmlText"),h.enter("htmlTextData"),h.consume($),x}function x($){return $===33?(h.consume($),S):$===47?(h.consume($),L):$===63?(h.consume($),F):asciiAlpha(
$)?(h.consume($),M):m($)}function S($){return $===45?(h.consume($),A):$===91?(h.consume($),b=0,D):asciiAlpha($)?(h.consume($),I):m($)}function A($){return $===45?(h.consume($),C):m($)}function _($){return $===
null?m($):$===45?(h.consume($),E):markdownLineEnding($)?(k=_,ne($)):(h.consume($),_)}function E($){return $===45?(h.consume($),C):_($)}function C($){return $===62?ae($):$===45?E($):_($)}function D($){
const xe="CDATA[";return $===xe.charCodeAt(b++)?(h.consume($),b===xe.length?T:D):m($)}function T($){return $===null?m($):$===93?(h.consume($),P):markdownLineEnding($)?(k=T,ne($)):(h.consume($),T)}function P($){
return $===93?(h.consume($),O):T($)}function O($){return $===62?ae($):$===93?(h.consume($),O):T($)}function I($){return $===null||$===62?ae($):markdownLineEnding($)?(k=I,ne($)):(h.consume($),I)}function F($){
return $===null?m($):$===63?(h.consume($),q):markdownLineEnding($)?(k=F,ne($)):(h.consume($),F)}function q($){return $===62?ae($):F($)}function L($){return asciiAlpha($)?(h.consume($),N):m($)}function N($){
return $===45||asciiAlphanumeric($)?(h.consume($),N):B($)}function B($){return markdownLineEnding($)?(k=B,ne($)):markdownSpace($)?(h.consume($),B):ae($)}function M($){return $===45||asciiAlphanumeric(
$)?(h.consume($),M):$===47||$===62||markdownLineEndingOrSpace($)?j($):m($)}function j($){return $===47?(h.consume($),ae):$===58||$===95||asciiAlpha($)?(h.consume($),H):markdownLineEnding($)?(k=j,ne($)):
markdownSpace($)?(h.consume($),j):ae($)}function H($){return $===45||$===46||$===58||$===95||asciiAlphanumeric($)?(h.consume($),H):Z($)}function Z($){return $===61?(h.consume($),G):markdownLineEnding(
$)?(k=Z,ne($)):markdownSpace($)?(h.consume($),Z):j($)}function G($){return $===null||$===60||$===61||$===62||$===96?m($):$===34||$===39?(h.consume($),y=$,K):markdownLineEnding($)?(k=G,ne($)):markdownSpace(
$)?(h.consume($),G):(h.consume($),J)}function K($){return $===y?(h.consume($),y=void 0,X):$===null?m($):markdownLineEnding($)?(k=K,ne($)):(h.consume($),K)}function J($){return $===null||$===34||$===39||
$===60||$===61||$===96?m($):$===47||$===62||markdownLineEndingOrSpace($)?j($):(h.consume($),J)}function X($){return $===47||$===62||markdownLineEndingOrSpace($)?j($):m($)}function ae($){return $===62?
(h.consume($),h.exit("htmlTextData"),h.exit("htmlText"),f):m($)}function ne($){return h.exit("htmlTextData"),h.enter("lineEnding"),h.consume($),h.exit("lineEnding"),ce}function ce($){return markdownSpace(
$)?factorySpace(h,de,"linePrefix",g.parser.constructs.disable.null.includes("codeIndented")?void 0:4)($):de($)}function de($){return h.enter("htmlTextData"),k($)}}v(tokenizeHtmlText,"tokenizeHtmlText");
var labelEnd={name:"labelEnd",resolveAll:resolveAllLabelEnd,resolveTo:resolveToLabelEnd,tokenize:tokenizeLabelEnd},resourceConstruct={tokenize:tokenizeResource},referenceFullConstruct={tokenize:tokenizeReferenceFull},
referenceCollapsedConstruct={tokenize:tokenizeReferenceCollapsed};function resolveAllLabelEnd(h){let f=-1;const m=[];for(;++f<h.length;){const g=h[f][1];if(m.push(h[f]),g.type==="labelImage"||g.type===
"labelLink"||g.type==="labelEnd"){const y=g.type==="labelImage"?4:2;g.type="data",f+=y}}return h.length!==m.length&&splice(h,0,h.length,m),h}v(resolveAllLabelEnd,"resolveAllLabelEnd");function resolveToLabelEnd(h,f){
let m=h.length,g=0,y,b,k;for(;m--;){const A=h[m][1];if(y){if(A.type==="link"||A.type==="labelLink"&&A._inactive)break;h[m][0]==="enter"&&A.type==="labelLink"&&(A._inactive=!0)}else if(b){if(h[m][0]===
"enter"&&(A.type==="labelImage"||A.type==="labelLink")&&!A._balanced&&(y=m,A.type!=="labelLink")){g=2;break}}else A.type==="labelEnd"&&(b=m)}const w={type:h[y][1].type==="labelLink"?"link":"image",start:{
...h[y][1].start},end:{...h[h.length-1][1].end}},x={type:"label",start:{...h[y][1].start},end:{...h[b][1].end}},S={type:"labelText",start:{...h[y+g+2][1].end},end:{...h[b-2][1].start}};return k=[["ent\
er",w,f],["enter",x,f]],k=push(k,h.slice(y+1,y+g+3)),k=push(k,[["enter",S,f]]),k=push(k,resolveAll(f.parser.constructs.insideSpan.null,h.slice(y+g+4,b-3),f)),k=push(k,[["exit",S,f],h[b-2],h[b-1],["exi\
t",x,f]]),k=push(k,h.slice(b+1)),k=push(k,[["exit",w,f]]),splice(h,y,h.length,k),h}v(resolveToLabelEnd,"resolveToLabelEnd");function tokenizeLabelEnd(h,f,m){const g=this,y=g._labelStarts;let b,k;if(y){
for(;y.length>0&&y[y.length-1]._balanced;)y.pop();b=y[y.length-1]}return w;function w(E){return b?b._inactive?_(E):(k=g.parser.defined.includes(normalizeIdentifier(g.sliceSerialize({start:b.end,end:g.
now()}))),h.enter("labelEnd"),h.enter("labelMarker"),h.consume(E),h.exit("labelMarker"),h.exit("labelEnd"),x):m(E)}function x(E){return E===40?h.attempt(resourceConstruct,A,k?A:_)(E):E===91?h.attempt(
referenceFullConstruct,A,k?S:_)(E):k?A(E):_(E)}function S(E){return h.attempt(referenceCollapsedConstruct,A,_)(E)}function A(E){return y.pop(),f(E)}function _(E){return b._balanced=!0,m(E)}}v(tokenizeLabelEnd,
"tokenizeLabelEnd");function tokenizeResource(h,f,m){return g;function g(_){return h.enter("resource"),h.enter("resourceMarker"),h.consume(_),h.exit("resourceMarker"),y}function y(_){return markdownLineEndingOrSpace(
_)?factoryWhitespace(h,b)(_):b(_)}function b(_){return _===41?A(_):factoryDestination(h,k,w,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker","resourceDestinationRa\
w","resourceDestinationString",32)(_)}function k(_){return markdownLineEndingOrSpace(_)?factoryWhitespace(h,x)(_):A(_)}function w(_){return m(_)}function x(_){return _===34||_===39||_===40?factoryTitle(
h,S,m,"resourceTitle","resourceTitleMarker","resourceTitleString")(_):A(_)}function S(_){return markdownLineEndingOrSpace(_)?factoryWhitespace(h,A)(_):A(_)}function A(_){return _===41?(h.enter("resour\
ceMarker"),h.consume(_),h.exit("resourceMarker"),h.exit("resource"),f):m(_)}}v(tokenizeResource,"tokenizeResource");function tokenizeReferenceFull(h,f,m){const g=this;return y;function y(w){return factoryLabel.
call(g,h,b,k,"reference","referenceMarker","referenceString")(w)}function b(w){return g.parser.defined.includes(normalizeIdentifier(g.sliceSerialize(g.events[g.events.length-1][1]).slice(1,-1)))?f(w):
m(w)}function k(w){return m(w)}}v(tokenizeReferenceFull,"tokenizeReferenceFull");function tokenizeReferenceCollapsed(h,f,m){return g;function g(b){return h.enter("reference"),h.enter("referenceMarker"),
h.consume(b),h.exit("referenceMarker"),y}function y(b){return b===93?(h.enter("referenceMarker"),h.consume(b),h.exit("referenceMarker"),h.exit("reference"),f):m(b)}}v(tokenizeReferenceCollapsed,"token\
izeReferenceCollapsed");var labelStartImage={name:"labelStartImage",resolveAll:labelEnd.resolveAll,tokenize:tokenizeLabelStartImage};function tokenizeLabelStartImage(h,f,m){const g=this;let y;return b;
function b(x){return h.enter("labelImage"),h.enter("labelImageMarker"),h.consume(x),h.exit("labelImageMarker"),k}function k(x){return x===91?(h.enter("labelMarker"),h.consume(x),h.exit("labelMarker"),
y=h.exit("labelImage"),w):m(x)}function w(x){return x===94&&"_hiddenFootnoteSupport"in g.parser.constructs?m(x):(g._labelStarts=g._labelStarts||[],g._labelStarts.push(y),f(x))}}v(tokenizeLabelStartImage,
"tokenizeLabelStartImage");var labelStartLink={name:"labelStartLink",resolveAll:labelEnd.resolveAll,tokenize:tokenizeLabelStartLink};function tokenizeLabelStartLink(h,f,m){const g=this;let y;return b;
function b(w){return h.enter("labelLink"),h.enter("labelMarker"),h.consume(w),h.exit("labelMarker"),y=h.exit("labelLink"),k}function k(w){return w===94&&"_hiddenFootnoteSupport"in g.parser.constructs?
m(w):(g._labelStarts=g._labelStarts||[],g._labelStarts.push(y),f(w))}}v(tokenizeLabelStartLink,"tokenizeLabelStartLink");var lineEnding={name:"lineEnding",tokenize:tokenizeLineEnding};function tokenizeLineEnding(h,f){
return m;function m(g){return h.enter("lineEnding"),h.consume(g),h.exit("lineEnding"),factorySpace(h,f,"linePrefix")}}v(tokenizeLineEnding,"tokenizeLineEnding");var thematicBreak={name:"thematicBreak",
tokenize:tokenizeThematicBreak};function tokenizeThematicBreak(h,f,m){let g=0,y;return b;function b(S){return h.enter("thematicBreak"),k(S)}function k(S){return y=S,w(S)}function w(S){return S===y?(h.
enter("thematicBreakSequence"),x(S)):g>=3&&(S===null||markdownLineEnding(S))?(h.exit("thematicBreak"),f(S)):m(S)}function x(S){return S===y?(h.consume(S),g++,x):(h.exit("thematicBreakSequence"),markdownSpace(
S)?factorySpace(h,w,"whitespace")(S):w(S))}}v(tokenizeThematicBreak,"tokenizeThematicBreak");var list={continuation:{tokenize:tokenizeListContinuation},exit:tokenizeListEnd,name:"list",tokenize:tokenizeListStart},
listItemPrefixWhitespaceConstruct={partial:!0,tokenize:tokenizeListItemPrefixWhitespace},indentConstruct={partial:!0,tokenize:tokenizeIndent};function tokenizeListStart(h,f,m){const g=this,y=g.events[g.
events.length-1];let b=y&&y[1].type==="linePrefix"?y[2].sliceSerialize(y[1],!0).length:0,k=0;return w;function w(C){const D=g.containerState.type||(C===42||C===43||C===45?"listUnordered":"listOrdered");
if(D==="listUnordered"?!g.containerState.marker||C===g.containerState.marker:asciiDigit(C)){if(g.containerState.type||(g.containerState.type=D,h.enter(D,{_container:!0})),D==="listUnordered")return h.
enter("listItemPrefix"),C===42||C===45?h.check(thematicBreak,m,S)(C):S(C);if(!g.interrupt||C===49)return h.enter("listItemPrefix"),h.enter("listItemValue"),x(C)}return m(C)}function x(C){return asciiDigit(
C)&&++k<10?(h.consume(C),x):(!g.interrupt||k<2)&&(g.containerState.marker?C===g.containerState.marker:C===41||C===46)?(h.exit("listItemValue"),S(C)):m(C)}function S(C){return h.enter("listItemMarker"),
h.consume(C),h.exit("listItemMarker"),g.containerState.marker=g.containerState.marker||C,h.check(blankLine,g.interrupt?m:A,h.attempt(listItemPrefixWhitespaceConstruct,E,_))}function A(C){return g.containerState.
initialBlankLine=!0,b++,E(C)}function _(C){return markdownSpace(C)?(h.enter("listItemPrefixWhitespace"),h.consume(C),h.exit("listItemPrefixWhitespace"),E):m(C)}function E(C){return g.containerState.size=
b+g.sliceSerialize(h.exit("listItemPrefix"),!0).length,f(C)}}v(tokenizeListStart,"tokenizeListStart");function tokenizeListContinuation(h,f,m){const g=this;return g.containerState._closeFlow=void 0,h.
check(blankLine,y,b);function y(w){return g.containerState.furtherBlankLines=g.containerState.furtherBlankLines||g.containerState.initialBlankLine,factorySpace(h,f,"listItemIndent",g.containerState.size+
1)(w)}v(y,"onBlank");function b(w){return g.containerState.furtherBlankLines||!markdownSpace(w)?(g.containerState.furtherBlankLines=void 0,g.containerState.initialBlankLine=void 0,k(w)):(g.containerState.
furtherBlankLines=void 0,g.containerState.initialBlankLine=void 0,h.attempt(indentConstruct,f,k)(w))}v(b,"notBlank");function k(w){return g.containerState._closeFlow=!0,g.interrupt=void 0,factorySpace(
h,h.attempt(list,f,m),"linePrefix",g.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(w)}v(k,"notInCurrentItem")}v(tokenizeListContinuation,"tokenizeListContinuation");function tokenizeIndent(h,f,m){
const g=this;return factorySpace(h,y,"listItemIndent",g.containerState.size+1);function y(b){const k=g.events[g.events.length-1];return k&&k[1].type==="listItemIndent"&&k[2].sliceSerialize(k[1],!0).length===
g.containerState.size?f(b):m(b)}}v(tokenizeIndent,"tokenizeIndent");function tokenizeListEnd(h){h.exit(this.containerState.type)}v(tokenizeListEnd,"tokenizeListEnd");function tokenizeListItemPrefixWhitespace(h,f,m){
const g=this;return factorySpace(h,y,"listItemPrefixWhitespace",g.parser.constructs.disable.null.includes("codeIndented")?void 0:5);function y(b){const k=g.events[g.events.length-1];return!markdownSpace(
b)&&k&&k[1].type==="listItemPrefixWhitespace"?f(b):m(b)}}v(tokenizeListItemPrefixWhitespace,"tokenizeListItemPrefixWhitespace");var setextUnderline={name:"setextUnderline",resolveTo:resolveToSetextUnderline,
tokenize:tokenizeSetextUnderline};function resolveToSetextUnderline(h,f){const m=new EditMap;let g=h.length,y,b,k;for(;g--;)if(h[g][0]==="enter"){if(h[g][1].type==="content"){y=g;break}h[g][1].type===
"paragraph"&&(b=g)}else h[g][1].type==="content"&&m.add(g,1,[]),!k&&h[g][1].type==="definition"&&(k=g);const w={type:"setextHeading",start:{...h[y][1].start},end:{...h[h.length-1][1].end}};return h[b][1].
type="setextHeadingText",k?(m.add(b,0,[["enter",w,f]]),m.add(k+1,0,[["exit",h[y][1],f]]),h[y][1].end={...h[k][1].end}):h[y][1]=w,m.add(h.length,0,[["exit",w,f]]),m.consume(h),h}v(resolveToSetextUnderline,
"resolveToSetextUnderline");function tokenizeSetextUnderline(h,f,m){const g=this;let y;return b;function b(S){let A=g.events.length,_;for(;A--;)if(g.events[A][1].type!=="lineEnding"&&g.events[A][1].type!==
"linePrefix"&&g.events[A][1].type!=="content"){_=g.events[A][1].type==="paragraph";break}return!g.parser.lazy[g.now().line]&&(g.interrupt||_)?(h.enter("setextHeadingLine"),y=S,k(S)):m(S)}function k(S){
return h.enter("setextHeadingLineSequence"),w(S)}function w(S){return S===y?(h.consume(S),w):(h.exit("setextHeadingLineSequence"),markdownSpace(S)?factorySpace(h,x,"lineSuffix")(S):x(S))}function x(S){
return S===null||markdownLineEnding(S)?(h.exit("setextHeadingLine"),f(S)):m(S)}}v(tokenizeSetextUnderline,"tokenizeSetextUnderline");var flow={tokenize:initializeFlow};function initializeFlow(h){const f=this,
m=h.attempt(blankLine,g,h.attempt(this.parser.constructs.flowInitial,y,factorySpace(h,h.attempt(this.parser.constructs.flow,y,h.attempt(content2,y)),"linePrefix")));return m;function g(b){if(b===null){
h.consume(b);return}return h.enter("lineEndingBlank"),h.consume(b),h.exit("lineEndingBlank"),f.currentConstruct=void 0,m}function y(b){if(b===null){h.consume(b);return}return h.enter("lineEnding"),h.consume(
b),h.exit("lineEnding"),f.currentConstruct=void 0,m}}v(initializeFlow,"initializeFlow");var resolver={resolveAll:createResolver()},string=initializeFactory("string"),text=initializeFactory("text");function initializeFactory(h){
return{resolveAll:createResolver(h==="text"?resolveAllLineSuffixes:void 0),tokenize:f};function f(m){const g=this,y=this.parser.constructs[h],b=m.attempt(y,k,w);return k;function k(A){return S(A)?b(A):
w(A)}function w(A){if(A===null){m.consume(A);return}return m.enter("data"),m.consume(A),x}function x(A){return S(A)?(m.exit("data"),b(A)):(m.consume(A),x)}function S(A){if(A===null)return!0;const _=y[A];
let E=-1;if(_)for(;++E<_.length;){const C=_[E];if(!C.previous||C.previous.call(g,g.previous))return!0}return!1}}}v(initializeFactory,"initializeFactory");function createResolver(h){return f;function f(m,g){
let y=-1,b;for(;++y<=m.length;)b===void 0?m[y]&&m[y][1].type==="data"&&(b=y,y++):(!m[y]||m[y][1].type!=="data")&&(y!==b+2&&(m[b][1].end=m[y-1][1].end,m.splice(b+2,y-b-2),y=b+2),b=void 0);return h?h(m,
g):m}}v(createResolver,"createResolver");function resolveAllLineSuffixes(h,f){const m=new EditMap;let g=0;for(;++g<=h.length;)if((g===h.length||h[g][1].type==="lineEnding")&&h[g-1][1].type==="data"){const y=h[g-
1][1],b=f.sliceStream(y);let k=b.length,w=-1,x=0,S;for(;k--;){const A=b[k];if(typeof A=="string"){for(w=A.length;A.charCodeAt(w-1)===32;)x++,w--;if(w)break;w=-1}else if(A===-2)S=!0,x++;else if(A!==-1){
k++;break}}if(f._contentTypeTextTrailing&&g===h.length&&(x=0),x){const A={type:g===h.length||S||x<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:k?w:y.start._bufferIndex+w,_index:y.start._index+
k,line:y.end.line,column:y.end.column-x,offset:y.end.offset-x},end:{...y.end}};y.end={...A.start},y.start.offset===y.end.offset?Object.assign(y,A):m.add(g,0,[["enter",A,f],["exit",A,f]])}g++}return m.
consume(h),h}v(resolveAllLineSuffixes,"resolveAllLineSuffixes");var constructs_exports={};(0,U.__export)(constructs_exports,{attentionMarkers:v(()=>attentionMarkers,"attentionMarkers"),contentInitial:v(
()=>contentInitial,"contentInitial"),disable:v(()=>disable,"disable"),document:v(()=>document2,"document"),flow:v(()=>flow2,"flow"),flowInitial:v(()=>flowInitial,"flowInitial"),insideSpan:v(()=>insideSpan,
"insideSpan"),string:v(()=>string2,"string"),text:v(()=>text2,"text")});var document2={42:list,43:list,45:list,48:list,49:list,50:list,51:list,52:list,53:list,54:list,55:list,56:list,57:list,62:blockQuote},
contentInitial={91:definition},flowInitial={[-2]:codeIndented,[-1]:codeIndented,32:codeIndented},flow2={35:headingAtx,42:thematicBreak,45:[setextUnderline,thematicBreak],60:htmlFlow,61:setextUnderline,
95:thematicBreak,96:codeFenced,126:codeFenced},string2={38:characterReference,92:characterEscape},text2={[-5]:lineEnding,[-4]:lineEnding,[-3]:lineEnding,33:labelStartImage,38:characterReference,42:attention,
60:[autolink,htmlText],91:labelStartLink,92:[hardBreakEscape,characterEscape],93:labelEnd,95:attention,96:codeText},insideSpan={null:[attention,resolver]},attentionMarkers={null:[42,95]},disable={null:[]};
function createTokenizer(h,f,m){let g={_bufferIndex:-1,_index:0,line:m&&m.line||1,column:m&&m.column||1,offset:m&&m.offset||0};const y={},b=[];let k=[],w=[],x=!0;const S={attempt:j(B),check:j(M),consume:q,
enter:L,exit:N,interrupt:j(M,{interrupt:!0})},A={code:null,containerState:{},defineSkip:O,events:[],now:P,parser:h,previous:null,sliceSerialize:D,sliceStream:T,write:C};let _=f.tokenize.call(A,S),E;return f.
resolveAll&&b.push(f),A;function C(K){return k=push(k,K),I(),k[k.length-1]!==null?[]:(H(f,0),A.events=resolveAll(b,A.events,A),A.events)}v(C,"write");function D(K,J){return serializeChunks(T(K),J)}v(D,
"sliceSerialize");function T(K){return sliceChunks(k,K)}v(T,"sliceStream");function P(){const{_bufferIndex:K,_index:J,line:X,column:ae,offset:ne}=g;return{_bufferIndex:K,_index:J,line:X,column:ae,offset:ne}}
v(P,"now");function O(K){y[K.line]=K.column,G()}v(O,"defineSkip");function I(){for(;g._index<k.length;){const K=k[g._index];if(typeof K=="string"){const J=g._index;for(g._bufferIndex<0&&(g._bufferIndex=
0);g._index===J&&g._bufferIndex<K.length;)F(K.charCodeAt(g._bufferIndex))}else F(K)}}v(I,"main");function F(K){x=void 0,E=K,_=_(K)}v(F,"go");function q(K){markdownLineEnding(K)?(g.line++,g.column=1,g.
offset+=K===-3?2:1,G()):K!==-1&&(g.column++,g.offset++),g._bufferIndex<0?g._index++:(g._bufferIndex++,g._bufferIndex===k[g._index].length&&(g._bufferIndex=-1,g._index++)),A.previous=K,x=!0}v(q,"consum\
e");function L(K,J){const X=J||{};return X.type=K,X.start=P(),A.events.push(["enter",X,A]),w.push(X),X}v(L,"enter");function N(K){const J=w.pop();return J.end=P(),A.events.push(["exit",J,A]),J}v(N,"ex\
it2");function B(K,J){H(K,J.from)}v(B,"onsuccessfulconstruct");function M(K,J){J.restore()}v(M,"onsuccessfulcheck");function j(K,J){return X;function X(ae,ne,ce){let de,$,xe,_e;return Array.isArray(ae)?
ve(ae):"tokenize"in ae?ve([ae]):z(ae);function z(ye){return Oe;function Oe(Ee){const Le=Ee!==null&&ye[Ee],Be=Ee!==null&&ye.null,Ye=[...Array.isArray(Le)?Le:Le?[Le]:[],...Array.isArray(Be)?Be:Be?[Be]:[]];
return ve(Ye)(Ee)}}function ve(ye){return de=ye,$=0,ye.length===0?ce:Me(ye[$])}function Me(ye){return Oe;function Oe(Ee){return _e=Z(),xe=ye,ye.partial||(A.currentConstruct=ye),ye.name&&A.parser.constructs.
disable.null.includes(ye.name)?He(Ee):ye.tokenize.call(J?Object.assign(Object.create(A),J):A,S,ze,He)(Ee)}}function ze(ye){return x=!0,K(xe,_e),ne}function He(ye){return x=!0,_e.restore(),++$<de.length?
Me(de[$]):ce}}}v(j,"constructFactory");function H(K,J){K.resolveAll&&!b.includes(K)&&b.push(K),K.resolve&&splice(A.events,J,A.events.length-J,K.resolve(A.events.slice(J),A)),K.resolveTo&&(A.events=K.resolveTo(
A.events,A))}v(H,"addResult");function Z(){const K=P(),J=A.previous,X=A.currentConstruct,ae=A.events.length,ne=Array.from(w);return{from:ae,restore:ce};function ce(){g=K,A.previous=J,A.currentConstruct=
X,A.events.length=ae,w=ne,G()}}v(Z,"store");function G(){g.line in y&&g.column<2&&(g.column=y[g.line],g.offset+=y[g.line]-1)}v(G,"accountForPotentialSkip")}v(createTokenizer,"createTokenizer");function sliceChunks(h,f){
const m=f.start._index,g=f.start._bufferIndex,y=f.end._index,b=f.end._bufferIndex;let k;if(m===y)k=[h[m].slice(g,b)];else{if(k=h.slice(m,y),g>-1){const w=k[0];typeof w=="string"?k[0]=w.slice(g):k.shift()}
b>0&&k.push(h[y].slice(0,b))}return k}v(sliceChunks,"sliceChunks");function serializeChunks(h,f){let m=-1;const g=[];let y;for(;++m<h.length;){const b=h[m];let k;if(typeof b=="string")k=b;else switch(b){case-5:{
k="\r";break}case-4:{k=`
`;break}case-3:{k=`\r
`;break}case-2:{k=f?" ":"	";break}case-1:{if(!f&&y)continue;k=" ";break}default:k=String.fromCharCode(b)}y=b===-2,g.push(k)}return g.join("")}v(serializeChunks,"serializeChunks");function parse2(h){const g={
constructs:combineExtensions([constructs_exports,...(h||{}).extensions||[]]),content:y(content),defined:[],document:y(document),flow:y(flow),lazy:{},string:y(string),text:y(text)};return g;function y(b){
return k;function k(w){return createTokenizer(g,b,w)}}}v(parse2,"parse2");function postprocess(h){for(;!subtokenize(h););return h}v(postprocess,"postprocess");var search=/[\0\t\n\r]/g;function preprocess(){
let h=1,f="",m=!0,g;return y;function y(b,k,w){b=f+(typeof b=="string"?b.toString():new TextDecoder(k||void 0).decode(b));const x=[];let S=0;for(f="",m&&(b.charCodeAt(0)===65279&&S++,m=void 0);S<b.length;){
search.lastIndex=S;const A=search.exec(b),_=A&&A.index!==void 0?A.index:b.length,E=b.charCodeAt(_);if(!A){f=b.slice(S);break}if(E===10&&S===_&&g)x.push(-3),g=void 0;else switch(g&&(x.push(-5),g=void 0),
S<_&&(x.push(b.slice(S,_)),h+=_-S),E){case 0:{x.push(65533),h++;break}case 9:{const C=Math.ceil(h/4)*4;for(x.push(-2);h++<C;)x.push(-1);break}case 10:{x.push(-4),h=1;break}default:g=!0,h=1}S=_+1}return w&&
(g&&x.push(-5),f&&x.push(f),x.push(null)),x}}v(preprocess,"preprocess");var characterEscapeOrReference=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;function decodeString(h){return h.
replace(characterEscapeOrReference,decode2)}v(decodeString,"decodeString");function decode2(h,f,m){if(f)return f;if(m.charCodeAt(0)===35){const y=m.charCodeAt(1),b=y===120||y===88;return decodeNumericCharacterReference(
m.slice(b?2:1),b?16:10)}return decodeNamedCharacterReference(m)||h}v(decode2,"decode2");function stringifyPosition(h){return!h||typeof h!="object"?"":"position"in h||"type"in h?position(h.position):"s\
tart"in h||"end"in h?position(h):"line"in h||"column"in h?point(h):""}v(stringifyPosition,"stringifyPosition");function point(h){return index(h&&h.line)+":"+index(h&&h.column)}v(point,"point");function position(h){
return point(h&&h.start)+"-"+point(h&&h.end)}v(position,"position");function index(h){return h&&typeof h=="number"?h:1}v(index,"index");var own2={}.hasOwnProperty;function fromMarkdown(h,f,m){return f&&
typeof f=="object"&&(m=f,f=void 0),compiler(m)(postprocess(parse2(m).document().write(preprocess()(h,f,!0))))}v(fromMarkdown,"fromMarkdown");function compiler(h){const f={afterExit:[],beforeEnter:[],transforms:[],
canContainEols:["emphasis","fragment","heading","paragraph","strong"],enter:{autolink:k(Re),autolinkProtocol:H,autolinkEmail:H,atxHeading:k(et),blockQuote:k(Le),characterEscape:H,characterReference:H,
codeFenced:k(Be),codeFencedFenceInfo:w,codeFencedFenceMeta:w,codeIndented:k(Be,w),codeText:k(Ye,w),codeTextData:H,data:H,codeFlowValue:H,definition:k(Ze),definitionDestinationString:w,definitionLabelString:w,
definitionTitleString:w,emphasis:k(at),hardBreakEscape:k(Ne),hardBreakTrailing:k(Ne),htmlFlow:k(tt,w),htmlFlowData:H,htmlText:k(tt,w),htmlTextData:H,image:k(Ge),label:w,link:k(Re),listItem:k(ot),listItemValue:C,
listOrdered:k(je,E),listUnordered:k(je),paragraph:k(nt),reference:ve,referenceString:w,resourceDestinationString:w,resourceTitleString:w,setextHeading:k(et),strong:k(rt),thematicBreak:k(it)},exit:{atxHeading:S(),
atxHeadingSequence:N,autolink:S(),autolinkEmail:Ee,autolinkProtocol:Oe,blockQuote:S(),characterEscapeValue:Z,characterReferenceMarkerHexadecimal:ze,characterReferenceMarkerNumeric:ze,characterReferenceValue:He,
characterReference:ye,codeFenced:S(O),codeFencedFence:P,codeFencedFenceInfo:D,codeFencedFenceMeta:T,codeFlowValue:Z,codeIndented:S(I),codeText:S(ae),codeTextData:Z,data:Z,definition:S(),definitionDestinationString:L,
definitionLabelString:F,definitionTitleString:q,emphasis:S(),hardBreakEscape:S(K),hardBreakTrailing:S(K),htmlFlow:S(J),htmlFlowData:Z,htmlText:S(X),htmlTextData:Z,image:S(ce),label:$,labelText:de,lineEnding:G,
link:S(ne),listItem:S(),listOrdered:S(),listUnordered:S(),paragraph:S(),referenceString:Me,resourceDestinationString:xe,resourceTitleString:_e,resource:z,setextHeading:S(j),setextHeadingLineSequence:M,
setextHeadingText:B,strong:S(),thematicBreak:S()}};configure(f,(h||{}).mdastExtensions||[]);const m={};return g;function g(Y){let Q={type:"root",children:[],position:void 0};const se={stack:[Q],tokenStack:[],
config:f,enter:x,exit:A,buffer:w,resume:_,data:m},ie=[],be=[];let pe=-1;for(;++pe<Y.length;)if(be.push(Y[pe]),Y[pe][1].type==="listOrdered"||Y[pe][1].type==="listUnordered")if(Y[pe][0]==="enter")ie.push(
be.length-1);else{const ke=ie.pop();b(be,ke)}for(Y=be,pe=-1;++pe<Y.length;){const ke=f[Y[pe][0]];Y[pe][0]==="enter"&&f.beforeEnter.length>0&&y(f.beforeEnter,{...se,sliceSerialize:Y[pe][2].sliceSerialize},
Y[pe][1]),own2.call(ke,Y[pe][1].type)&&ke[Y[pe][1].type].call({...se,sliceSerialize:Y[pe][2].sliceSerialize},Y[pe][1]),Y[pe][0]==="exit"&&f.afterExit.length>0&&y(f.afterExit,{...se,sliceSerialize:Y[pe][2].
sliceSerialize},Y[pe][1])}if(se.tokenStack.length>0){const ke=se.tokenStack[se.tokenStack.length-1];(ke[1]||defaultOnError).call(se,void 0,ke[0])}for(Q.position={start:point2(Y.length>0?Y[0][1].start:
{line:1,column:1,offset:0}),end:point2(Y.length>0?Y[Y.length-2][1].end:{line:1,column:1,offset:0})},pe=-1;++pe<f.transforms.length;)Q=f.transforms[pe](Q)||Q;return Q}function y(Y,Q,se){let ie=-1;for(;++ie<
Y.length;)Y[ie].call(Q,se)}function b(Y,Q){const se=Y.length-1;let ie=Q-1,be=-1,pe=!1,ke,Ae,De,qe;const Pe=[];for(;++ie<=se;){const me=Y[ie];switch(me[1].type){case"listUnordered":case"listOrdered":case"\
blockQuote":{me[0]==="enter"?be++:be--,qe=void 0;break}case"lineEndingBlank":{me[0]==="enter"&&(ke&&!qe&&!be&&!De&&(De=ie),qe=void 0);break}case"linePrefix":case"listItemValue":case"listItemMarker":case"\
listItemPrefix":case"listItemPrefixWhitespace":break;default:qe=void 0}if(!be&&me[0]==="enter"&&me[1].type==="listItemPrefix"||be===-1&&me[0]==="exit"&&(me[1].type==="listUnordered"||me[1].type==="lis\
tOrdered")){if(ke){let Ce=ie;for(Ae=void 0;Ce--;){const he=Y[Ce];if(he[1].type==="lineEnding"||he[1].type==="lineEndingBlank"){if(he[0]==="exit")continue;Ae&&(Y[Ae][1].type="lineEndingBlank",pe=!0),he[1].
type="lineEnding",Ae=Ce}else if(!(he[1].type==="linePrefix"||he[1].type==="blockQuotePrefix"||he[1].type==="blockQuotePrefixWhitespace"||he[1].type==="blockQuoteMarker"||he[1].type==="listItemIndent"))
break}De&&(!Ae||De<Ae)&&(ke._spread=!0),ke.end=Object.assign({},Ae?Y[Ae][1].start:me[1].end),Pe.push({at:Ae||ie,event:["exit",ke,me[2]]})}if(me[1].type==="listItemPrefix"){const Ce={type:"listItem",_spread:!1,
start:Object.assign({},me[1].start),end:void 0};ke=Ce,Pe.push({at:ie,event:["enter",Ce,me[2]]}),De=void 0,qe=!0}}}const Ue=Y.splice(Q);let Je=0;for(ie=-1;++ie<Ue.length;){for(;Je<Pe.length&&Pe[Je].at===
Q+ie;)Y.push(Pe[Je++].event);Y.push(Ue[ie])}Y[Q][1]._spread=pe}function k(Y,Q){return se;function se(ie){x.call(this,Y(ie),ie),Q&&Q.call(this,ie)}}function w(){this.stack.push({type:"fragment",children:[]})}
function x(Y,Q,se){this.stack[this.stack.length-1].children.push(Y),this.stack.push(Y),this.tokenStack.push([Q,se||void 0]),Y.position={start:point2(Q.start),end:void 0}}function S(Y){return Q;function Q(se){
Y&&Y.call(this,se),A.call(this,se)}}function A(Y,Q){const se=this.stack.pop(),ie=this.tokenStack.pop();if(!ie)throw new Error("Cannot close `"+Y.type+"` ("+stringifyPosition({start:Y.start,end:Y.end})+
"): it\u2019s not open");ie[0].type!==Y.type&&(Q?Q.call(this,Y,ie[0]):(ie[1]||defaultOnError).call(this,Y,ie[0])),se.position.end=point2(Y.end)}function _(){return toString(this.stack.pop())}function E(){
this.data.expectingFirstListItemValue=!0}function C(Y){if(this.data.expectingFirstListItemValue){const Q=this.stack[this.stack.length-2];Q.start=Number.parseInt(this.sliceSerialize(Y),10),this.data.expectingFirstListItemValue=
void 0}}function D(){const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.lang=Y}function T(){const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.meta=Y}function P(){this.data.flowCodeInside||
(this.buffer(),this.data.flowCodeInside=!0)}function O(){const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.value=Y.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,""),this.data.flowCodeInside=void 0}function I(){
const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.value=Y.replace(/(\r?\n|\r)$/g,"")}function F(Y){const Q=this.resume(),se=this.stack[this.stack.length-1];se.label=Q,se.identifier=normalizeIdentifier(
this.sliceSerialize(Y)).toLowerCase()}function q(){const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.title=Y}function L(){const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.url=Y}function N(Y){
const Q=this.stack[this.stack.length-1];if(!Q.depth){const se=this.sliceSerialize(Y).length;Q.depth=se}}function B(){this.data.setextHeadingSlurpLineEnding=!0}function M(Y){const Q=this.stack[this.stack.
length-1];Q.depth=this.sliceSerialize(Y).codePointAt(0)===61?1:2}function j(){this.data.setextHeadingSlurpLineEnding=void 0}function H(Y){const se=this.stack[this.stack.length-1].children;let ie=se[se.
length-1];(!ie||ie.type!=="text")&&(ie=lt(),ie.position={start:point2(Y.start),end:void 0},se.push(ie)),this.stack.push(ie)}function Z(Y){const Q=this.stack.pop();Q.value+=this.sliceSerialize(Y),Q.position.
end=point2(Y.end)}function G(Y){const Q=this.stack[this.stack.length-1];if(this.data.atHardBreak){const se=Q.children[Q.children.length-1];se.position.end=point2(Y.end),this.data.atHardBreak=void 0;return}
!this.data.setextHeadingSlurpLineEnding&&f.canContainEols.includes(Q.type)&&(H.call(this,Y),Z.call(this,Y))}function K(){this.data.atHardBreak=!0}function J(){const Y=this.resume(),Q=this.stack[this.stack.
length-1];Q.value=Y}function X(){const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.value=Y}function ae(){const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.value=Y}function ne(){const Y=this.
stack[this.stack.length-1];if(this.data.inReference){const Q=this.data.referenceType||"shortcut";Y.type+="Reference",Y.referenceType=Q,delete Y.url,delete Y.title}else delete Y.identifier,delete Y.label;
this.data.referenceType=void 0}function ce(){const Y=this.stack[this.stack.length-1];if(this.data.inReference){const Q=this.data.referenceType||"shortcut";Y.type+="Reference",Y.referenceType=Q,delete Y.
url,delete Y.title}else delete Y.identifier,delete Y.label;this.data.referenceType=void 0}function de(Y){const Q=this.sliceSerialize(Y),se=this.stack[this.stack.length-2];se.label=decodeString(Q),se.identifier=
normalizeIdentifier(Q).toLowerCase()}function $(){const Y=this.stack[this.stack.length-1],Q=this.resume(),se=this.stack[this.stack.length-1];if(this.data.inReference=!0,se.type==="link"){const ie=Y.children;
se.children=ie}else se.alt=Q}function xe(){const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.url=Y}function _e(){const Y=this.resume(),Q=this.stack[this.stack.length-1];Q.title=Y}function z(){
this.data.inReference=void 0}function ve(){this.data.referenceType="collapsed"}function Me(Y){const Q=this.resume(),se=this.stack[this.stack.length-1];se.label=Q,se.identifier=normalizeIdentifier(this.
sliceSerialize(Y)).toLowerCase(),this.data.referenceType="full"}function ze(Y){this.data.characterReferenceType=Y.type}function He(Y){const Q=this.sliceSerialize(Y),se=this.data.characterReferenceType;
let ie;se?(ie=decodeNumericCharacterReference(Q,se==="characterReferenceMarkerNumeric"?10:16),this.data.characterReferenceType=void 0):ie=decodeNamedCharacterReference(Q);const be=this.stack[this.stack.
length-1];be.value+=ie}function ye(Y){const Q=this.stack.pop();Q.position.end=point2(Y.end)}function Oe(Y){Z.call(this,Y);const Q=this.stack[this.stack.length-1];Q.url=this.sliceSerialize(Y)}function Ee(Y){
Z.call(this,Y);const Q=this.stack[this.stack.length-1];Q.url="mailto:"+this.sliceSerialize(Y)}function Le(){return{type:"blockquote",children:[],position:void 0}}function Be(){return{type:"code",lang:null,
meta:null,value:"",position:void 0}}function Ye(){return{type:"inlineCode",value:"",position:void 0}}function Ze(){return{type:"definition",identifier:"",label:null,title:null,url:"",position:void 0}}
function at(){return{type:"emphasis",children:[],position:void 0}}function et(){return{type:"heading",depth:0,children:[],position:void 0}}function Ne(){return{type:"break",position:void 0}}function tt(){
return{type:"html",value:"",position:void 0}}function Ge(){return{type:"image",title:null,url:"",alt:null,position:void 0}}function Re(){return{type:"link",title:null,url:"",children:[],position:void 0}}
function je(Y){return{type:"list",ordered:Y.type==="listOrdered",start:null,spread:Y._spread,children:[],position:void 0}}function ot(Y){return{type:"listItem",spread:Y._spread,checked:null,children:[],
position:void 0}}function nt(){return{type:"paragraph",children:[],position:void 0}}function rt(){return{type:"strong",children:[],position:void 0}}function lt(){return{type:"text",value:"",position:void 0}}
function it(){return{type:"thematicBreak",position:void 0}}}v(compiler,"compiler");function point2(h){return{line:h.line,column:h.column,offset:h.offset}}v(point2,"point2");function configure(h,f){let m=-1;
for(;++m<f.length;){const g=f[m];Array.isArray(g)?configure(h,g):extension(h,g)}}v(configure,"configure");function extension(h,f){let m;for(m in f)if(own2.call(f,m))switch(m){case"canContainEols":{const g=f[m];
g&&h[m].push(...g);break}case"transforms":{const g=f[m];g&&h[m].push(...g);break}case"afterExit":case"beforeEnter":{const g=f[m];g&&h[m].push(g);break}case"enter":case"exit":{const g=f[m];g&&Object.assign(
h[m],g);break}}}v(extension,"extension");function defaultOnError(h,f){throw h?new Error("Cannot close `"+h.type+"` ("+stringifyPosition({start:h.start,end:h.end})+"): a different token (`"+f.type+"`, "+
stringifyPosition({start:f.start,end:f.end})+") is open"):new Error("Cannot close document, a token (`"+f.type+"`, "+stringifyPosition({start:f.start,end:f.end})+") is still open")}v(defaultOnError,"d\
efaultOnError");function remarkParse(h){const f=this;f.parser=m;function m(g){return fromMarkdown(g,{...f.data("settings"),...h,extensions:f.data("micromarkExtensions")||[],mdastExtensions:f.data("fro\
mMarkdownExtensions")||[]})}v(m,"parser")}v(remarkParse,"remarkParse");function javascript_export_default_function_default(){}v(javascript_export_default_function_default,"javascript_export_default_fu\
nction_default");function bail(h){if(h)throw h}v(bail,"bail");var import_extend=(0,U.__toESM)(require_extend(),1);function ok(){}v(ok,"ok");function isPlainObject(h){if(typeof h!="object"||h===null)return!1;
const f=Object.getPrototypeOf(h);return(f===null||f===Object.prototype||Object.getPrototypeOf(f)===null)&&!(Symbol.toStringTag in h)&&!(Symbol.iterator in h)}v(isPlainObject,"isPlainObject");function trough(){
const h=[],f={run:m,use:g};return f;function m(...y){let b=-1;const k=y.pop();if(typeof k!="function")throw new TypeError("Expected function as last argument, not "+k);w(null,...y);function w(x,...S){
const A=h[++b];let _=-1;if(x){k(x);return}for(;++_<y.length;)(S[_]===null||S[_]===void 0)&&(S[_]=y[_]);y=S,A?wrap2(A,w)(...S):k(null,...S)}v(w,"next")}function g(y){if(typeof y!="function")throw new TypeError(
"Expected `middelware` to be a function, not "+y);return h.push(y),f}}v(trough,"trough");function wrap2(h,f){let m;return g;function g(...k){const w=h.length>k.length;let x;w&&k.push(y);try{x=h.apply(
this,k)}catch(S){const A=S;if(w&&m)throw A;return y(A)}w||(x&&x.then&&typeof x.then=="function"?x.then(b,y):x instanceof Error?y(x):b(x))}function y(k,...w){m||(m=!0,f(k,...w))}function b(k){y(null,k)}}
v(wrap2,"wrap2");var VFileMessage=class extends Error{static{v(this,"VFileMessage")}constructor(h,f,m){super(),typeof f=="string"&&(m=f,f=void 0);let g="",y={},b=!1;if(f&&("line"in f&&"column"in f?y={
place:f}:"start"in f&&"end"in f?y={place:f}:"type"in f?y={ancestors:[f],place:f.position}:y={...f}),typeof h=="string"?g=h:!y.cause&&h&&(b=!0,g=h.message,y.cause=h),!y.ruleId&&!y.source&&typeof m=="st\
ring"){const w=m.indexOf(":");w===-1?y.ruleId=m:(y.source=m.slice(0,w),y.ruleId=m.slice(w+1))}if(!y.place&&y.ancestors){const w=y.ancestors[y.ancestors.length-1];w&&(y.place=w.position)}const k=y.place&&
"start"in y.place?y.place.start:y.place;this.ancestors=y.ancestors||void 0,this.cause=y.cause||void 0,this.column=k?k.column:void 0,this.fatal=void 0,this.file="",this.message=g,this.line=k?k.line:void 0,
this.name=stringifyPosition(y.place)||"1:1",this.place=y.place||void 0,this.reason=this.message,this.ruleId=y.ruleId||void 0,this.source=y.source||void 0,this.stack=b&&y.cause&&typeof y.cause.stack=="\
string"?y.cause.stack:"",this.actual=void 0,this.expected=void 0,this.note=void 0,this.url=void 0}};Object.defineProperties(VFileMessage.prototype,{file:{configurable:!0,enumerable:!0,value:"",writable:!0},
name:{configurable:!0,enumerable:!0,value:"",writable:!0},reason:{configurable:!0,enumerable:!0,value:"",writable:!0},message:{configurable:!0,enumerable:!0,value:"",writable:!0},stack:{configurable:!0,
enumerable:!0,value:"",writable:!0},column:{configurable:!0,enumerable:!0,writable:!0},line:{configurable:!0,enumerable:!0,writable:!0},ancestors:{configurable:!0,enumerable:!0,writable:!0},cause:{configurable:!0,
enumerable:!0,writable:!0},fatal:{configurable:!0,enumerable:!0,writable:!0},place:{configurable:!0,enumerable:!0,writable:!0},ruleId:{configurable:!0,enumerable:!0,writable:!0},source:{configurable:!0,
enumerable:!0,writable:!0}});function isUrl(h){return!!(h!==null&&typeof h=="object"&&"href"in h&&h.href&&"protocol"in h&&h.protocol&&h.auth===void 0)}v(isUrl,"isUrl");var order=["history","path","bas\
ename","stem","extname","dirname"],VFile=class{static{v(this,"VFile")}constructor(h){let f;h?isUrl(h)?f={path:h}:typeof h=="string"||isUint8Array(h)?f={value:h}:f=h:f={},this.cwd="cwd"in f?"":kt.default.
cwd(),this.data={},this.history=[],this.messages=[],this.value,this.map,this.result,this.stored;let m=-1;for(;++m<order.length;){const y=order[m];y in f&&f[y]!==void 0&&f[y]!==null&&(this[y]=y==="hist\
ory"?[...f[y]]:f[y])}let g;for(g in f)order.includes(g)||(this[g]=f[g])}get basename(){return typeof this.path=="string"?Te.default.basename(this.path):void 0}set basename(h){assertNonEmpty(h,"basenam\
e"),assertPart(h,"basename"),this.path=Te.default.join(this.dirname||"",h)}get dirname(){return typeof this.path=="string"?Te.default.dirname(this.path):void 0}set dirname(h){assertPath(this.basename,
"dirname"),this.path=Te.default.join(h||"",this.basename)}get extname(){return typeof this.path=="string"?Te.default.extname(this.path):void 0}set extname(h){if(assertPart(h,"extname"),assertPath(this.
dirname,"extname"),h){if(h.codePointAt(0)!==46)throw new Error("`extname` must start with `.`");if(h.includes(".",1))throw new Error("`extname` cannot contain multiple dots")}this.path=Te.default.join(
this.dirname,this.stem+(h||""))}get path(){return this.history[this.history.length-1]}set path(h){isUrl(h)&&(h=(0,wt.fileURLToPath)(h)),assertNonEmpty(h,"path"),this.path!==h&&this.history.push(h)}get stem(){
return typeof this.path=="string"?Te.default.basename(this.path,this.extname):void 0}set stem(h){assertNonEmpty(h,"stem"),assertPart(h,"stem"),this.path=Te.default.join(this.dirname||"",h+(this.extname||
""))}fail(h,f,m){const g=this.message(h,f,m);throw g.fatal=!0,g}info(h,f,m){const g=this.message(h,f,m);return g.fatal=void 0,g}message(h,f,m){const g=new VFileMessage(h,f,m);return this.path&&(g.name=
this.path+":"+g.name,g.file=this.path),g.fatal=!1,this.messages.push(g),g}toString(h){return this.value===void 0?"":typeof this.value=="string"?this.value:new TextDecoder(h||void 0).decode(this.value)}};
function assertPart(h,f){if(h&&h.includes(Te.default.sep))throw new Error("`"+f+"` cannot be a path: did not expect `"+Te.default.sep+"`")}v(assertPart,"assertPart");function assertNonEmpty(h,f){if(!h)
throw new Error("`"+f+"` cannot be empty")}v(assertNonEmpty,"assertNonEmpty");function assertPath(h,f){if(!h)throw new Error("Setting `"+f+"` requires `path` to be set too")}v(assertPath,"assertPath");
function isUint8Array(h){return!!(h&&typeof h=="object"&&"byteLength"in h&&"byteOffset"in h)}v(isUint8Array,"isUint8Array");var CallableInstance=v((function(h){const g=this.constructor.prototype,y=g[h],
b=v(function(){return y.apply(b,arguments)},"apply");return Object.setPrototypeOf(b,g),b}),"CallableInstance"),own3={}.hasOwnProperty,Processor=class xt extends CallableInstance{static{v(this,"_Proces\
sor")}constructor(){super("copy"),this.Compiler=void 0,this.Parser=void 0,this.attachers=[],this.compiler=void 0,this.freezeIndex=-1,this.frozen=void 0,this.namespace={},this.parser=void 0,this.transformers=
trough()}copy(){const f=new xt;let m=-1;for(;++m<this.attachers.length;){const g=this.attachers[m];f.use(...g)}return f.data((0,import_extend.default)(!0,{},this.namespace)),f}data(f,m){return typeof f==
"string"?arguments.length===2?(assertUnfrozen("data",this.frozen),this.namespace[f]=m,this):own3.call(this.namespace,f)&&this.namespace[f]||void 0:f?(assertUnfrozen("data",this.frozen),this.namespace=
f,this):this.namespace}freeze(){if(this.frozen)return this;const f=this;for(;++this.freezeIndex<this.attachers.length;){const[m,...g]=this.attachers[this.freezeIndex];if(g[0]===!1)continue;g[0]===!0&&
(g[0]=void 0);const y=m.call(f,...g);typeof y=="function"&&this.transformers.use(y)}return this.frozen=!0,this.freezeIndex=Number.POSITIVE_INFINITY,this}parse(f){this.freeze();const m=vfile(f),g=this.
parser||this.Parser;return assertParser("parse",g),g(String(m),m)}process(f,m){const g=this;return this.freeze(),assertParser("process",this.parser||this.Parser),assertCompiler("process",this.compiler||
this.Compiler),m?y(void 0,m):new Promise(y);function y(b,k){const w=vfile(f),x=g.parse(w);g.run(x,w,function(A,_,E){if(A||!_||!E)return S(A);const C=_,D=g.stringify(C,E);looksLikeAValue(D)?E.value=D:E.
result=D,S(A,E)});function S(A,_){A||!_?k(A):b?b(_):m(void 0,_)}v(S,"realDone")}v(y,"executor")}processSync(f){let m=!1,g;return this.freeze(),assertParser("processSync",this.parser||this.Parser),assertCompiler(
"processSync",this.compiler||this.Compiler),this.process(f,y),assertDone("processSync","process",m),g;function y(b,k){m=!0,bail(b),g=k}v(y,"realDone")}run(f,m,g){assertNode(f),this.freeze();const y=this.
transformers;return!g&&typeof m=="function"&&(g=m,m=void 0),g?b(void 0,g):new Promise(b);function b(k,w){const x=vfile(m);y.run(f,x,S);function S(A,_,E){const C=_||f;A?w(A):k?k(C):g(void 0,C,E)}v(S,"r\
ealDone")}v(b,"executor")}runSync(f,m){let g=!1,y;return this.run(f,m,b),assertDone("runSync","run",g),y;function b(k,w){bail(k),y=w,g=!0}v(b,"realDone")}stringify(f,m){this.freeze();const g=vfile(m),
y=this.compiler||this.Compiler;return assertCompiler("stringify",y),assertNode(f),y(f,g)}use(f,...m){const g=this.attachers,y=this.namespace;if(assertUnfrozen("use",this.frozen),f!=null)if(typeof f=="\
function")x(f,m);else if(typeof f=="object")Array.isArray(f)?w(f):k(f);else throw new TypeError("Expected usable value, not `"+f+"`");return this;function b(S){if(typeof S=="function")x(S,[]);else if(typeof S==
"object")if(Array.isArray(S)){const[A,..._]=S;x(A,_)}else k(S);else throw new TypeError("Expected usable value, not `"+S+"`")}function k(S){if(!("plugins"in S)&&!("settings"in S))throw new Error("Expe\
cted usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither");w(S.plugins),S.settings&&(y.settings=
(0,import_extend.default)(!0,y.settings,S.settings))}function w(S){let A=-1;if(S!=null)if(Array.isArray(S))for(;++A<S.length;){const _=S[A];b(_)}else throw new TypeError("Expected a list of plugins, n\
ot `"+S+"`")}function x(S,A){let _=-1,E=-1;for(;++_<g.length;)if(g[_][0]===S){E=_;break}if(E===-1)g.push([S,...A]);else if(A.length>0){let[C,...D]=A;const T=g[E][1];isPlainObject(T)&&isPlainObject(C)&&
(C=(0,import_extend.default)(!0,T,C)),g[E]=[S,C,...D]}}}},unified=new Processor().freeze();function assertParser(h,f){if(typeof f!="function")throw new TypeError("Cannot `"+h+"` without `parser`")}v(assertParser,
"assertParser");function assertCompiler(h,f){if(typeof f!="function")throw new TypeError("Cannot `"+h+"` without `compiler`")}v(assertCompiler,"assertCompiler");function assertUnfrozen(h,f){if(f)throw new Error(
"Cannot call `"+h+"` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.")}v(assertUnfrozen,"assertUnfrozen");function assertNode(h){if(!isPlainObject(
h)||typeof h.type!="string")throw new TypeError("Expected node, got `"+h+"`")}v(assertNode,"assertNode");function assertDone(h,f,m){if(!m)throw new Error("`"+h+"` finished async. Use `"+f+"` instead")}
v(assertDone,"assertDone");function vfile(h){return looksLikeAVFile(h)?h:new VFile(h)}v(vfile,"vfile");function looksLikeAVFile(h){return!!(h&&typeof h=="object"&&"message"in h&&"messages"in h)}v(looksLikeAVFile,
"looksLikeAVFile");function looksLikeAValue(h){return typeof h=="string"||isUint8Array2(h)}v(looksLikeAValue,"looksLikeAValue");function isUint8Array2(h){return!!(h&&typeof h=="object"&&"byteLength"in
h&&"byteOffset"in h)}v(isUint8Array2,"isUint8Array2");var remark=unified().use(remarkParse).use(javascript_export_default_function_default).freeze(),VOID=-1,PRIMITIVE=0,ARRAY=1,OBJECT=2,DATE=3,REGEXP=4,
MAP=5,SET=6,ERROR=7,BIGINT=8,{defineProperty}=Object,env=typeof self=="object"?self:globalThis,guard=v((h,f)=>{switch(h){case"Function":case"SharedWorker":case"Worker":case"eval":case"setInterval":case"\
setTimeout":throw new TypeError("unable to deserialize "+h)}return new env[h](f)},"guard"),deserializer=v((h,f)=>{const m=v((y,b)=>(h.set(b,y),y),"as"),g=v(y=>{if(h.has(y))return h.get(y);const[b,k]=f[y];
switch(b){case PRIMITIVE:case VOID:return m(k,y);case ARRAY:{const w=m([],y);for(const x of k)w.push(g(x));return w}case OBJECT:{const w=m({},y);for(const[x,S]of k){const A=g(x),_=g(S);A==="__proto__"?
defineProperty(w,A,{value:_,configurable:!0,enumerable:!0,writable:!0}):w[A]=_}return w}case DATE:return m(new Date(k),y);case REGEXP:{const{source:w,flags:x}=k;return m(new RegExp(w,x),y)}case MAP:{const w=m(
new Map,y);for(const[x,S]of k)w.set(g(x),g(S));return w}case SET:{const w=m(new Set,y);for(const x of k)w.add(g(x));return w}case ERROR:{const{name:w,message:x}=k;return m(typeof env[w]=="function"?guard(
w,x):new Error(x),y)}case BIGINT:return m(BigInt(k),y);case"BigInt":return m(Object(BigInt(k)),y);case"ArrayBuffer":return m(new Uint8Array(k).buffer,k);case"DataView":{const{buffer:w}=new Uint8Array(
k);return m(new DataView(w),k)}case"-0":return-0}return m(guard(b,k),y)},"unpair");return g},"deserializer"),deserialize=v(h=>deserializer(new Map,h)(0),"deserialize"),EMPTY="",{toString:toString2}={},
{keys,is}=Object,typeOf=v(h=>{const f=typeof h;if(f!=="object"||!h)return[PRIMITIVE,f];const m=toString2.call(h).slice(8,-1);switch(m){case"Array":return[ARRAY,EMPTY];case"Object":return[OBJECT,EMPTY];case"\
Date":return[DATE,EMPTY];case"RegExp":return[REGEXP,EMPTY];case"Map":return[MAP,EMPTY];case"Set":return[SET,EMPTY];case"DataView":return[ARRAY,m]}return m.includes("Array")?[ARRAY,m]:h instanceof Error?
[ERROR,h.name||"Error"]:[OBJECT,m]},"typeOf"),shouldSkip=v(([h,f])=>h===PRIMITIVE&&(f==="function"||f==="symbol"),"shouldSkip"),serializer=v((h,f,m,g)=>{const y=v((k,w)=>{const x=g.push(k)-1;return m.
set(w,x),x},"as"),b=v(k=>{if(m.has(k))return m.get(k);let[w,x]=typeOf(k);switch(w){case PRIMITIVE:{let A=k;switch(x){case"bigint":w=BIGINT,A=k.toString();break;case"number":if(!k&&is(k,-0))return g.push(
["-0"])-1;break;case"function":case"symbol":if(h)throw new TypeError("unable to serialize "+x);A=null;break;case"undefined":return y([VOID],k)}return y([w,A],k)}case ARRAY:{if(x){let E=k;return x==="D\
ataView"?E=new Uint8Array(k.buffer):x==="ArrayBuffer"&&(E=new Uint8Array(k)),y([x,[...E]],k)}const A=[],_=y([w,A],k);for(const E of k)A.push(b(E));return _}case OBJECT:{if(x)switch(x){case"BigInt":return y(
[x,k.toString()],k);case"Boolean":case"Number":case"String":return y([x,k.valueOf()],k)}if(f&&"toJSON"in k)return b(k.toJSON());const A=[],_=y([w,A],k);for(const E of keys(k))(h||!shouldSkip(typeOf(k[E])))&&
A.push([b(E),b(k[E])]);return _}case DATE:return y([w,isNaN(k.getTime())?EMPTY:k.toISOString()],k);case REGEXP:{const{source:A,flags:_}=k;return y([w,{source:A,flags:_}],k)}case MAP:{const A=[],_=y([w,
A],k);for(const[E,C]of k)(h||!(shouldSkip(typeOf(E))||shouldSkip(typeOf(C))))&&A.push([b(E),b(C)]);return _}case SET:{const A=[],_=y([w,A],k);for(const E of k)(h||!shouldSkip(typeOf(E)))&&A.push(b(E));
return _}}const{message:S}=k;return y([w,{name:x,message:S}],k)},"pair");return b},"serializer"),serialize=v((h,{json:f,lossy:m}={})=>{const g=[];return serializer(!(f||m),!!f,new Map,g)(h),g},"serial\
ize"),esm_default=typeof structuredClone=="function"?((h,f)=>f&&("json"in f||"lossy"in f)?deserialize(serialize(h,f)):structuredClone(h)):(h,f)=>deserialize(serialize(h,f)),pointEnd=point3("end"),pointStart=point3(
"start");function point3(h){return f;function f(m){const g=m&&m.position&&m.position[h]||{};if(typeof g.line=="number"&&g.line>0&&typeof g.column=="number"&&g.column>0)return{line:g.line,column:g.column,
offset:typeof g.offset=="number"&&g.offset>-1?g.offset:void 0}}}v(point3,"point3");function position2(h){const f=pointStart(h),m=pointEnd(h);if(f&&m)return{start:f,end:m}}v(position2,"position2");var aria=[
"ariaDescribedBy","ariaLabel","ariaLabelledBy"],defaultSchema={ancestors:{tbody:["table"],td:["table"],th:["table"],thead:["table"],tfoot:["table"],tr:["table"]},attributes:{a:[...aria,"dataFootnoteBa\
ckref","dataFootnoteRef",["className","data-footnote-backref"],"href"],blockquote:["cite"],code:[["className",/^language-./]],del:["cite"],div:["itemScope","itemType"],dl:[...aria],h2:[["className","s\
r-only"]],img:[...aria,"longDesc","src"],input:[["disabled",!0],["type","checkbox"]],ins:["cite"],li:[["className","task-list-item"]],ol:[...aria,["className","contains-task-list"]],q:["cite"],section:[
"dataFootnotes",["className","footnotes"]],source:["srcSet"],summary:[...aria],table:[...aria],ul:[...aria,["className","contains-task-list"]],"*":["abbr","accept","acceptCharset","accessKey","action",
"align","alt","axis","border","cellPadding","cellSpacing","char","charOff","charSet","checked","clear","colSpan","color","cols","compact","coords","dateTime","dir","encType","frame","hSpace","headers",
"height","hrefLang","htmlFor","id","isMap","itemProp","label","lang","maxLength","media","method","multiple","name","noHref","noShade","noWrap","open","prompt","readOnly","rev","rowSpan","rows","rules",
"scope","selected","shape","size","span","start","summary","tabIndex","title","useMap","vAlign","value","width"]},clobber:["ariaDescribedBy","ariaLabelledBy","id","name"],clobberPrefix:"user-content-",
protocols:{cite:["http","https"],href:["http","https","irc","ircs","mailto","xmpp"],longDesc:["http","https"],src:["http","https"]},required:{input:{disabled:!0,type:"checkbox"}},strip:["script"],tagNames:[
"a","b","blockquote","br","code","dd","del","details","div","dl","dt","em","h1","h2","h3","h4","h5","h6","hr","i","img","input","ins","kbd","li","ol","p","picture","pre","q","rp","rt","ruby","s","samp",
"section","source","span","strike","strong","sub","summary","sup","table","tbody","td","tfoot","th","thead","tr","tt","ul","var"]},own4={}.hasOwnProperty;function sanitize(h,f){let m={type:"root",children:[]};
const g={schema:f?{...defaultSchema,...f}:defaultSchema,stack:[]},y=transform(g,h);return y&&(Array.isArray(y)?y.length===1?m=y[0]:m.children=y:m=y),m}v(sanitize,"sanitize");function transform(h,f){if(f&&
typeof f=="object"){const m=f;switch(typeof m.type=="string"?m.type:""){case"comment":return comment(h,m);case"doctype":return doctype(h,m);case"element":return element(h,m);case"root":return root(h,m);case"\
text":return text3(h,m);default:}}}v(transform,"transform");function comment(h,f){if(h.schema.allowComments){const m=typeof f.value=="string"?f.value:"",g=m.indexOf("-->"),b={type:"comment",value:g<0?
m:m.slice(0,g)};return patch(b,f),b}}v(comment,"comment");function doctype(h,f){if(h.schema.allowDoctypes){const m={type:"doctype"};return patch(m,f),m}}v(doctype,"doctype");function element(h,f){const m=typeof f.
tagName=="string"?f.tagName:"";h.stack.push(m);const g=children(h,f.children),y=properties(h,f.properties);h.stack.pop();let b=!1;if(m&&m!=="*"&&(!h.schema.tagNames||h.schema.tagNames.includes(m))&&(b=
!0,h.schema.ancestors&&own4.call(h.schema.ancestors,m))){const w=h.schema.ancestors[m];let x=-1;for(b=!1;++x<w.length;)h.stack.includes(w[x])&&(b=!0)}if(!b)return h.schema.strip&&!h.schema.strip.includes(
m)?g:void 0;const k={type:"element",tagName:m,properties:y,children:g};return patch(k,f),k}v(element,"element");function root(h,f){const g={type:"root",children:children(h,f.children)};return patch(g,
f),g}v(root,"root");function text3(h,f){const g={type:"text",value:typeof f.value=="string"?f.value:""};return patch(g,f),g}v(text3,"text3");function children(h,f){const m=[];if(Array.isArray(f)){const g=f;
let y=-1;for(;++y<g.length;){const b=transform(h,g[y]);b&&(Array.isArray(b)?m.push(...b):m.push(b))}}return m}v(children,"children");function properties(h,f){const m=h.stack[h.stack.length-1],g=h.schema.
attributes,y=h.schema.required,b=g&&own4.call(g,m)?g[m]:void 0,k=g&&own4.call(g,"*")?g["*"]:void 0,w=f&&typeof f=="object"?f:{},x={};let S;for(S in w)if(own4.call(w,S)){const A=w[S];let _=propertyValue(
h,findDefinition(b,S),S,A);_==null&&(_=propertyValue(h,findDefinition(k,S),S,A)),_!=null&&(x[S]=_)}if(y&&own4.call(y,m)){const A=y[m];for(S in A)own4.call(A,S)&&!own4.call(x,S)&&(x[S]=A[S])}return x}v(
properties,"properties");function propertyValue(h,f,m,g){return f?Array.isArray(g)?propertyValueMany(h,f,m,g):propertyValuePrimitive(h,f,m,g):void 0}v(propertyValue,"propertyValue");function propertyValueMany(h,f,m,g){
let y=-1;const b=[];for(;++y<g.length;){const k=propertyValuePrimitive(h,f,m,g[y]);(typeof k=="number"||typeof k=="string")&&b.push(k)}return b}v(propertyValueMany,"propertyValueMany");function propertyValuePrimitive(h,f,m,g){
if(!(typeof g!="boolean"&&typeof g!="number"&&typeof g!="string")&&safeProtocol(h,m,g)){if(typeof f=="object"&&f.length>1){let y=!1,b=0;for(;++b<f.length;){const k=f[b];if(k&&typeof k=="object"&&"flag\
s"in k){if(k.test(String(g))){y=!0;break}}else if(k===g){y=!0;break}}if(!y)return}return h.schema.clobber&&h.schema.clobberPrefix&&h.schema.clobber.includes(m)?h.schema.clobberPrefix+g:g}}v(propertyValuePrimitive,
"propertyValuePrimitive");function safeProtocol(h,f,m){const g=h.schema.protocols&&own4.call(h.schema.protocols,f)?h.schema.protocols[f]:void 0;if(!g||g.length===0)return!0;const y=String(m),b=y.indexOf(
":"),k=y.indexOf("?"),w=y.indexOf("#"),x=y.indexOf("/");if(b<0||x>-1&&b>x||k>-1&&b>k||w>-1&&b>w)return!0;let S=-1;for(;++S<g.length;){const A=g[S];if(b===A.length&&y.slice(0,A.length)===A)return!0}return!1}
v(safeProtocol,"safeProtocol");function patch(h,f){const m=position2(f);f.data&&(h.data=esm_default(f.data)),m&&(h.position=m)}v(patch,"patch");function findDefinition(h,f){let m,g=-1;if(h)for(;++g<h.
length;){const y=h[g],b=typeof y=="string"?y:y[0];if(b===f)return y;b==="data*"&&(m=y)}if(f.length>4&&f.slice(0,4).toLowerCase()==="data")return m}v(findDefinition,"findDefinition");function blockquote(h,f){
const m={type:"element",tagName:"blockquote",properties:{},children:h.wrap(h.all(f),!0)};return h.patch(f,m),h.applyData(f,m)}v(blockquote,"blockquote");function hardBreak(h,f){const m={type:"element",
tagName:"br",properties:{},children:[]};return h.patch(f,m),[h.applyData(f,m),{type:"text",value:`
`}]}v(hardBreak,"hardBreak");function code(h,f){const m=f.value?f.value+`
`:"",g={},y=f.lang?f.lang.split(/\s+/):[];y.length>0&&(g.className=["language-"+y[0]]);let b={type:"element",tagName:"code",properties:g,children:[{type:"text",value:m}]};return f.meta&&(b.data={meta:f.
meta}),h.patch(f,b),b=h.applyData(f,b),b={type:"element",tagName:"pre",properties:{},children:[b]},h.patch(f,b),b}v(code,"code");function strikethrough(h,f){const m={type:"element",tagName:"del",properties:{},
children:h.all(f)};return h.patch(f,m),h.applyData(f,m)}v(strikethrough,"strikethrough");function emphasis(h,f){const m={type:"element",tagName:"em",properties:{},children:h.all(f)};return h.patch(f,m),
h.applyData(f,m)}v(emphasis,"emphasis");function footnoteReference(h,f){const m=typeof h.options.clobberPrefix=="string"?h.options.clobberPrefix:"user-content-",g=String(f.identifier).toUpperCase(),y=normalizeUri(
g.toLowerCase()),b=h.footnoteOrder.indexOf(g);let k,w=h.footnoteCounts.get(g);w===void 0?(w=0,h.footnoteOrder.push(g),k=h.footnoteOrder.length):k=b+1,w+=1,h.footnoteCounts.set(g,w);const x={type:"elem\
ent",tagName:"a",properties:{href:"#"+m+"fn-"+y,id:m+"fnref-"+y+(w>1?"-"+w:""),dataFootnoteRef:!0,ariaDescribedBy:["footnote-label"]},children:[{type:"text",value:String(k)}]};h.patch(f,x);const S={type:"\
element",tagName:"sup",properties:{},children:[x]};return h.patch(f,S),h.applyData(f,S)}v(footnoteReference,"footnoteReference");function heading(h,f){const m={type:"element",tagName:"h"+f.depth,properties:{},
children:h.all(f)};return h.patch(f,m),h.applyData(f,m)}v(heading,"heading");function html(h,f){if(h.options.allowDangerousHtml){const m={type:"raw",value:f.value};return h.patch(f,m),h.applyData(f,m)}}
v(html,"html");function revert(h,f){const m=f.referenceType;let g="]";if(m==="collapsed"?g+="[]":m==="full"&&(g+="["+(f.label||f.identifier)+"]"),f.type==="imageReference")return[{type:"text",value:"!\
["+f.alt+g}];const y=h.all(f),b=y[0];b&&b.type==="text"?b.value="["+b.value:y.unshift({type:"text",value:"["});const k=y[y.length-1];return k&&k.type==="text"?k.value+=g:y.push({type:"text",value:g}),
y}v(revert,"revert");function imageReference(h,f){const m=String(f.identifier).toUpperCase(),g=h.definitionById.get(m);if(!g)return revert(h,f);const y={src:normalizeUri(g.url||"")};f.alt!==null&&f.alt!==
void 0&&(y.alt=f.alt),g.title!==null&&g.title!==void 0&&(y.title=g.title);const b={type:"element",tagName:"img",properties:y,children:[]};return h.patch(f,b),h.applyData(f,b)}v(imageReference,"imageRe\
ference");function image(h,f){const m={src:normalizeUri(f.url)};f.alt!==null&&f.alt!==void 0&&(m.alt=f.alt),f.title!==null&&f.title!==void 0&&(m.title=f.title);const g={type:"element",tagName:"img",properties:m,
children:[]};return h.patch(f,g),h.applyData(f,g)}v(image,"image");function inlineCode(h,f){const m={type:"text",value:f.value.replace(/\r?\n|\r/g," ")};h.patch(f,m);const g={type:"element",tagName:"c\
ode",properties:{},children:[m]};return h.patch(f,g),h.applyData(f,g)}v(inlineCode,"inlineCode");function linkReference(h,f){const m=String(f.identifier).toUpperCase(),g=h.definitionById.get(m);if(!g)
return revert(h,f);const y={href:normalizeUri(g.url||"")};g.title!==null&&g.title!==void 0&&(y.title=g.title);const b={type:"element",tagName:"a",properties:y,children:h.all(f)};return h.patch(f,b),h.
applyData(f,b)}v(linkReference,"linkReference");function link(h,f){const m={href:normalizeUri(f.url)};f.title!==null&&f.title!==void 0&&(m.title=f.title);const g={type:"element",tagName:"a",properties:m,
children:h.all(f)};return h.patch(f,g),h.applyData(f,g)}v(link,"link");function listItem(h,f,m){const g=h.all(f),y=m?listLoose(m):listItemLoose(f),b={},k=[];if(typeof f.checked=="boolean"){const A=g[0];
let _;A&&A.type==="element"&&A.tagName==="p"?_=A:(_={type:"element",tagName:"p",properties:{},children:[]},g.unshift(_)),_.children.length>0&&_.children.unshift({type:"text",value:" "}),_.children.unshift(
{type:"element",tagName:"input",properties:{type:"checkbox",checked:f.checked,disabled:!0},children:[]}),b.className=["task-list-item"]}let w=-1;for(;++w<g.length;){const A=g[w];(y||w!==0||A.type!=="e\
lement"||A.tagName!=="p")&&k.push({type:"text",value:`
`}),A.type==="element"&&A.tagName==="p"&&!y?k.push(...A.children):k.push(A)}const x=g[g.length-1];x&&(y||x.type!=="element"||x.tagName!=="p")&&k.push({type:"text",value:`
`});const S={type:"element",tagName:"li",properties:b,children:k};return h.patch(f,S),h.applyData(f,S)}v(listItem,"listItem");function listLoose(h){let f=!1;if(h.type==="list"){f=h.spread||!1;const{children:m}=h;
let g=-1;for(;!f&&++g<m.length;)f=listItemLoose(m[g])}return f}v(listLoose,"listLoose");function listItemLoose(h){const{spread:f}=h;return f??h.children.length>1}v(listItemLoose,"listItemLoose");function list2(h,f){
const m={},g=h.all(f);let y=-1;for(typeof f.start=="number"&&f.start!==1&&(m.start=f.start);++y<g.length;){const k=g[y];if(k.type==="element"&&k.tagName==="li"&&k.properties&&Array.isArray(k.properties.
className)&&k.properties.className.includes("task-list-item")){m.className=["contains-task-list"];break}}const b={type:"element",tagName:f.ordered?"ol":"ul",properties:m,children:h.wrap(g,!0)};return h.
patch(f,b),h.applyData(f,b)}v(list2,"list2");function paragraph(h,f){const m={type:"element",tagName:"p",properties:{},children:h.all(f)};return h.patch(f,m),h.applyData(f,m)}v(paragraph,"paragraph");
function root2(h,f){const m={type:"root",children:h.wrap(h.all(f))};return h.patch(f,m),h.applyData(f,m)}v(root2,"root2");function strong(h,f){const m={type:"element",tagName:"strong",properties:{},children:h.
all(f)};return h.patch(f,m),h.applyData(f,m)}v(strong,"strong");function table(h,f){const m=h.all(f),g=m.shift(),y=[];if(g){const k={type:"element",tagName:"thead",properties:{},children:h.wrap([g],!0)};
h.patch(f.children[0],k),y.push(k)}if(m.length>0){const k={type:"element",tagName:"tbody",properties:{},children:h.wrap(m,!0)},w=pointStart(f.children[1]),x=pointEnd(f.children[f.children.length-1]);w&&
x&&(k.position={start:w,end:x}),y.push(k)}const b={type:"element",tagName:"table",properties:{},children:h.wrap(y,!0)};return h.patch(f,b),h.applyData(f,b)}v(table,"table");function tableRow(h,f,m){const g=m?
m.children:void 0,b=(g?g.indexOf(f):1)===0?"th":"td",k=m&&m.type==="table"?m.align:void 0,w=k?k.length:f.children.length;let x=-1;const S=[];for(;++x<w;){const _=f.children[x],E={},C=k?k[x]:void 0;C&&
(E.align=C);let D={type:"element",tagName:b,properties:E,children:[]};_&&(D.children=h.all(_),h.patch(_,D),D=h.applyData(_,D)),S.push(D)}const A={type:"element",tagName:"tr",properties:{},children:h.wrap(
S,!0)};return h.patch(f,A),h.applyData(f,A)}v(tableRow,"tableRow");function tableCell(h,f){const m={type:"element",tagName:"td",properties:{},children:h.all(f)};return h.patch(f,m),h.applyData(f,m)}v(
tableCell,"tableCell");var tab=9,space=32;function trimLines(h){const f=String(h),m=/\r?\n|\r/g;let g=m.exec(f),y=0;const b=[];for(;g;)b.push(trimLine(f.slice(y,g.index),y>0,!0),g[0]),y=g.index+g[0].length,
g=m.exec(f);return b.push(trimLine(f.slice(y),y>0,!1)),b.join("")}v(trimLines,"trimLines");function trimLine(h,f,m){let g=0,y=h.length;if(f){let b=h.codePointAt(g);for(;b===tab||b===space;)g++,b=h.codePointAt(
g)}if(m){let b=h.codePointAt(y-1);for(;b===tab||b===space;)y--,b=h.codePointAt(y-1)}return y>g?h.slice(g,y):""}v(trimLine,"trimLine");function text4(h,f){const m={type:"text",value:trimLines(String(f.
value))};return h.patch(f,m),h.applyData(f,m)}v(text4,"text4");function thematicBreak2(h,f){const m={type:"element",tagName:"hr",properties:{},children:[]};return h.patch(f,m),h.applyData(f,m)}v(thematicBreak2,
"thematicBreak2");var handlers={blockquote,break:hardBreak,code,delete:strikethrough,emphasis,footnoteReference,heading,html,imageReference,image,inlineCode,linkReference,link,listItem,list:list2,paragraph,
root:root2,strong,table,tableCell,tableRow,text:text4,thematicBreak:thematicBreak2,toml:ignore,yaml:ignore,definition:ignore,footnoteDefinition:ignore};function ignore(){}v(ignore,"ignore");function defaultFootnoteBackContent(h,f){
const m=[{type:"text",value:"\u21A9"}];return f>1&&m.push({type:"element",tagName:"sup",properties:{},children:[{type:"text",value:String(f)}]}),m}v(defaultFootnoteBackContent,"defaultFootnoteBackCont\
ent");function defaultFootnoteBackLabel(h,f){return"Back to reference "+(h+1)+(f>1?"-"+f:"")}v(defaultFootnoteBackLabel,"defaultFootnoteBackLabel");function footer(h){const f=typeof h.options.clobberPrefix==
"string"?h.options.clobberPrefix:"user-content-",m=h.options.footnoteBackContent||defaultFootnoteBackContent,g=h.options.footnoteBackLabel||defaultFootnoteBackLabel,y=h.options.footnoteLabel||"Footnot\
es",b=h.options.footnoteLabelTagName||"h2",k=h.options.footnoteLabelProperties||{className:["sr-only"]},w=[],x=[];let S=-1;for(;++S<h.footnoteOrder.length;){const A=h.footnoteById.get(h.footnoteOrder[S]);
A&&(w[S]=h.all(A))}for(S=-1;++S<h.footnoteOrder.length;){const A=h.footnoteById.get(h.footnoteOrder[S]);if(!A)continue;const _=w[S],E=String(A.identifier).toUpperCase(),C=normalizeUri(E.toLowerCase());
let D=0;const T=[],P=h.footnoteCounts.get(E);for(;P!==void 0&&++D<=P;){T.length>0&&T.push({type:"text",value:" "});let F=typeof m=="string"?m:m(S,D);typeof F=="string"&&(F={type:"text",value:F}),T.push(
{type:"element",tagName:"a",properties:{href:"#"+f+"fnref-"+C+(D>1?"-"+D:""),dataFootnoteBackref:"",ariaLabel:typeof g=="string"?g:g(S,D),className:["data-footnote-backref"]},children:Array.isArray(F)?
F:[F]})}const O=_[_.length-1];if(O&&O.type==="element"&&O.tagName==="p"){const F=O.children[O.children.length-1];F&&F.type==="text"?F.value+=" ":O.children.push({type:"text",value:" "}),O.children.push(
...T)}else _.push(...T);const I={type:"element",tagName:"li",properties:{id:f+"fn-"+C},children:h.wrap(_,!0)};h.patch(A,I),x.push(I)}if(x.length!==0)return{type:"element",tagName:"section",properties:{
dataFootnotes:!0,className:["footnotes"]},children:[{type:"element",tagName:b,properties:{...esm_default(k),id:"footnote-label"},children:[{type:"text",value:y}]},{type:"text",value:`
`},{type:"element",tagName:"ol",properties:{},children:h.wrap(x,!0)},{type:"text",value:`
`}]}}v(footer,"footer");var convert=v((function(h){if(h==null)return ok2;if(typeof h=="function")return castFactory(h);if(typeof h=="object")return Array.isArray(h)?anyFactory(h):propertiesFactory(h);
if(typeof h=="string")return typeFactory(h);throw new Error("Expected function, string, or object as test")}),"convert");function anyFactory(h){const f=[];let m=-1;for(;++m<h.length;)f[m]=convert(h[m]);
return castFactory(g);function g(...y){let b=-1;for(;++b<f.length;)if(f[b].apply(this,y))return!0;return!1}}v(anyFactory,"anyFactory");function propertiesFactory(h){const f=h;return castFactory(m);function m(g){
const y=g;let b;for(b in h)if(y[b]!==f[b])return!1;return!0}}v(propertiesFactory,"propertiesFactory");function typeFactory(h){return castFactory(f);function f(m){return m&&m.type===h}}v(typeFactory,"t\
ypeFactory");function castFactory(h){return f;function f(m,g,y){return!!(looksLikeANode(m)&&h.call(this,m,typeof g=="number"?g:void 0,y||void 0))}}v(castFactory,"castFactory");function ok2(){return!0}
v(ok2,"ok2");function looksLikeANode(h){return h!==null&&typeof h=="object"&&"type"in h}v(looksLikeANode,"looksLikeANode");function color(h){return"\x1B[33m"+h+"\x1B[39m"}v(color,"color");var empty=[],
CONTINUE=!0,EXIT=!1,SKIP="skip";function visitParents(h,f,m,g){if(!h||typeof h!="object")throw new Error("Unexpected value `"+h+"` for `tree`, expected node");let y=!0,b,k,w,x;if(typeof m=="function"||
m&&typeof m=="object"?(b=f,k=m,g&&(y=!1)):(k=f,m&&(y=!1)),typeof k=="function")w=k;else if(k&&typeof k=="object"){if(!(k.enter===null||k.enter===void 0))if(typeof k.enter=="function")w=k.enter;else throw new Error(
"Unexpected value `"+k.enter+"` for `visitors.enter`, expected optional visitor");if(typeof k.exit=="function")x=k.exit;else throw new Error("Unexpected value `"+k.exit+"` for `visitors.exit`, expecte\
d visitor (pass a visitor directly if you only want an enter visitor)")}else throw new Error("Unexpected value `"+k+"` for `enter` or `visitors`, expected visitor or object with visitors");const S=convert(
b),A=y?1:-1;_(h,void 0,[])();function _(E,C,D){const T=E&&typeof E=="object"?E:{};if(typeof T.type=="string"){const O=typeof T.tagName=="string"?T.tagName:typeof T.name=="string"?T.name:void 0;Object.
defineProperty(P,"name",{value:"node ("+color(E.type+(O?"<"+O+">":""))+")"})}return P;function P(){const O=!b||S(E,C,D[D.length-1]||void 0);let I=empty;if(w&&O&&(I=toResult(w(E,D,C)),I[0]===EXIT))return I;
if("children"in E&&E.children){const F=E;if(F.children&&I[0]!==SKIP){let q=(y?-1:F.children.length)+A;const L=[...D,F];for(;q>-1&&q<F.children.length;){const N=F.children[q],B=_(N,q,L)();if(B[0]===EXIT)
return B;q=typeof B[1]=="number"?B[1]:q+A}}}if(x&&O){const F=toResult(x(E,D,C));if(F[0]===SKIP)throw new Error("Unexpected value `"+F[0]+"` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing");
if(F[0]===EXIT||typeof F[1]=="number")return F}return I}}v(_,"factory")}v(visitParents,"visitParents");function toResult(h){return Array.isArray(h)?h:typeof h=="number"?[CONTINUE,h]:h==null?empty:[h]}
v(toResult,"toResult");function visit(h,f,m,g){let y,b,k;typeof m=="function"||m&&typeof m=="object"?(y=f,b=m,k=g):(b=f,k=m),typeof b=="function"?visitParents(h,y,wrap3(b),k):visitParents(h,y,wrapVisitors(
b),k)}v(visit,"visit");function wrapVisitors(h){return!h||typeof h!="object"?h:{enter:typeof h.enter=="function"?wrap3(h.enter):h.enter,exit:typeof h.exit=="function"?wrap3(h.exit):h.exit}}v(wrapVisitors,
"wrapVisitors");function wrap3(h){return f;function f(m,g,y){return h(m,y,g[g.length-1])}}v(wrap3,"wrap3");var own5={}.hasOwnProperty,emptyOptions2={};function createState(h,f){const m=f||emptyOptions2,
g=new Map,y=new Map,b=new Map,k={...handlers,...m.handlers},w={all:S,applyData,definitionById:g,footnoteById:y,footnoteCounts:b,footnoteOrder:[],handlers:k,one:x,options:m,patch:patch2,wrap:wrap4};return visit(
h,function(A){if(A.type==="definition"||A.type==="footnoteDefinition"){const _=String(A.identifier).toUpperCase();A.type==="definition"?g.has(_)||g.set(_,A):y.has(_)||y.set(_,A)}}),w;function x(A,_){const{
type:E}=A,C=w.handlers[E];if(own5.call(w.handlers,E)&&C)return C(w,A,_);if(w.options.passThrough&&w.options.passThrough.includes(E)){if("children"in A){const{children:T,...P}=A;return{...esm_default(P),
children:w.all(A)}}return esm_default(A)}return(w.options.unknownHandler||defaultUnknownHandler)(w,A,_)}v(x,"one3");function S(A){const _=[];if("children"in A){const E=A.children;let C=-1;for(;++C<E.length;){
const D=w.one(E[C],A);if(D){if(C&&E[C-1].type==="break"&&(!Array.isArray(D)&&D.type==="text"&&(D.value=trimMarkdownSpaceStart(D.value)),!Array.isArray(D)&&D.type==="element")){const T=D.children[0];T&&
T.type==="text"&&(T.value=trimMarkdownSpaceStart(T.value))}Array.isArray(D)?_.push(...D):_.push(D)}}}return _}v(S,"all3")}v(createState,"createState");function patch2(h,f){h.position&&(f.position=position2(
h))}v(patch2,"patch2");function applyData(h,f){let m=f;if(h&&h.data){const{hChildren:g,hName:y,hProperties:b}=h.data;if(typeof y=="string")if(m.type==="element")m.tagName=y;else{const k="children"in m?
m.children:[m];m={type:"element",tagName:y,properties:{},children:k}}m.type==="element"&&b&&Object.assign(m.properties,esm_default(b)),"children"in m&&m.children&&g!==null&&g!==void 0&&(m.children=g)}
return m}v(applyData,"applyData");function defaultUnknownHandler(h,f){const m=f.data||{},g="value"in f&&!(own5.call(m,"hProperties")||own5.call(m,"hChildren"))?{type:"text",value:f.value}:{type:"eleme\
nt",tagName:"div",properties:{},children:h.all(f)};return h.patch(f,g),h.applyData(f,g)}v(defaultUnknownHandler,"defaultUnknownHandler");function wrap4(h,f){const m=[];let g=-1;for(f&&m.push({type:"te\
xt",value:`
`});++g<h.length;)g&&m.push({type:"text",value:`
`}),m.push(h[g]);return f&&h.length>0&&m.push({type:"text",value:`
`}),m}v(wrap4,"wrap4");function trimMarkdownSpaceStart(h){let f=0,m=h.charCodeAt(f);for(;m===9||m===32;)f++,m=h.charCodeAt(f);return h.slice(f)}v(trimMarkdownSpaceStart,"trimMarkdownSpaceStart");function toHast(h,f){
const m=createState(h,f),g=m.one(h,void 0),y=footer(m),b=Array.isArray(g)?{type:"root",children:g}:g||{type:"root",children:[]};return y&&("children"in b,b.children.push({type:"text",value:`
`},y)),b}v(toHast,"toHast");var htmlVoidElements=["area","base","basefont","bgsound","br","col","command","embed","frame","hr","image","img","input","keygen","link","meta","param","source","track","wb\
r"],Schema=class{static{v(this,"Schema")}constructor(h,f,m){this.normal=f,this.property=h,m&&(this.space=m)}};Schema.prototype.normal={},Schema.prototype.property={},Schema.prototype.space=void 0;function merge(h,f){
const m={},g={};for(const y of h)Object.assign(m,y.property),Object.assign(g,y.normal);return new Schema(m,g,f)}v(merge,"merge");function normalize(h){return h.toLowerCase()}v(normalize,"normalize");var Info=class{static{
v(this,"Info")}constructor(h,f){this.attribute=f,this.property=h}};Info.prototype.attribute="",Info.prototype.booleanish=!1,Info.prototype.boolean=!1,Info.prototype.commaOrSpaceSeparated=!1,Info.prototype.
commaSeparated=!1,Info.prototype.defined=!1,Info.prototype.mustUseProperty=!1,Info.prototype.number=!1,Info.prototype.overloadedBoolean=!1,Info.prototype.property="",Info.prototype.spaceSeparated=!1,Info.
prototype.space=void 0;var types_exports={};(0,U.__export)(types_exports,{boolean:v(()=>boolean,"boolean"),booleanish:v(()=>booleanish,"booleanish"),commaOrSpaceSeparated:v(()=>commaOrSpaceSeparated,"\
commaOrSpaceSeparated"),commaSeparated:v(()=>commaSeparated,"commaSeparated"),number:v(()=>number,"number"),overloadedBoolean:v(()=>overloadedBoolean,"overloadedBoolean"),spaceSeparated:v(()=>spaceSeparated,
"spaceSeparated")});var powers=0,boolean=increment(),booleanish=increment(),overloadedBoolean=increment(),number=increment(),spaceSeparated=increment(),commaSeparated=increment(),commaOrSpaceSeparated=increment();
function increment(){return 2**++powers}v(increment,"increment");var checks=Object.keys(types_exports),DefinedInfo=class extends Info{static{v(this,"DefinedInfo")}constructor(h,f,m,g){let y=-1;if(super(
h,f),mark(this,"space",g),typeof m=="number")for(;++y<checks.length;){const b=checks[y];mark(this,checks[y],(m&types_exports[b])===types_exports[b])}}};DefinedInfo.prototype.defined=!0;function mark(h,f,m){
m&&(h[f]=m)}v(mark,"mark");function create(h){const f={},m={};for(const[g,y]of Object.entries(h.properties)){const b=new DefinedInfo(g,h.transform(h.attributes||{},g),y,h.space);h.mustUseProperty&&h.mustUseProperty.
includes(g)&&(b.mustUseProperty=!0),f[g]=b,m[normalize(g)]=g,m[normalize(b.attribute)]=g}return new Schema(f,m,h.space)}v(create,"create");var aria2=create({properties:{ariaActiveDescendant:null,ariaAtomic:booleanish,
ariaAutoComplete:null,ariaBusy:booleanish,ariaChecked:booleanish,ariaColCount:number,ariaColIndex:number,ariaColSpan:number,ariaControls:spaceSeparated,ariaCurrent:null,ariaDescribedBy:spaceSeparated,
ariaDetails:null,ariaDisabled:booleanish,ariaDropEffect:spaceSeparated,ariaErrorMessage:null,ariaExpanded:booleanish,ariaFlowTo:spaceSeparated,ariaGrabbed:booleanish,ariaHasPopup:null,ariaHidden:booleanish,
ariaInvalid:null,ariaKeyShortcuts:null,ariaLabel:null,ariaLabelledBy:spaceSeparated,ariaLevel:number,ariaLive:null,ariaModal:booleanish,ariaMultiLine:booleanish,ariaMultiSelectable:booleanish,ariaOrientation:null,
ariaOwns:spaceSeparated,ariaPlaceholder:null,ariaPosInSet:number,ariaPressed:booleanish,ariaReadOnly:booleanish,ariaRelevant:null,ariaRequired:booleanish,ariaRoleDescription:spaceSeparated,ariaRowCount:number,
ariaRowIndex:number,ariaRowSpan:number,ariaSelected:booleanish,ariaSetSize:number,ariaSort:null,ariaValueMax:number,ariaValueMin:number,ariaValueNow:number,ariaValueText:null,role:null},transform(h,f){
return f==="role"?f:"aria-"+f.slice(4).toLowerCase()}});function caseSensitiveTransform(h,f){return f in h?h[f]:f}v(caseSensitiveTransform,"caseSensitiveTransform");function caseInsensitiveTransform(h,f){
return caseSensitiveTransform(h,f.toLowerCase())}v(caseInsensitiveTransform,"caseInsensitiveTransform");var html2=create({attributes:{acceptcharset:"accept-charset",classname:"class",htmlfor:"for",httpequiv:"\
http-equiv"},mustUseProperty:["checked","multiple","muted","selected"],properties:{abbr:null,accept:commaSeparated,acceptCharset:spaceSeparated,accessKey:spaceSeparated,action:null,allow:null,allowFullScreen:boolean,
allowPaymentRequest:boolean,allowUserMedia:boolean,alpha:boolean,alt:null,as:null,async:boolean,autoCapitalize:null,autoComplete:spaceSeparated,autoFocus:boolean,autoPlay:boolean,blocking:spaceSeparated,
capture:null,charSet:null,checked:boolean,cite:null,className:spaceSeparated,closedBy:null,colorSpace:null,cols:number,colSpan:number,command:null,commandFor:null,content:null,contentEditable:booleanish,
controls:boolean,controlsList:spaceSeparated,coords:number|commaSeparated,crossOrigin:null,data:null,dateTime:null,decoding:null,default:boolean,defer:boolean,dir:null,dirName:null,disabled:boolean,download:overloadedBoolean,
draggable:booleanish,encType:null,enterKeyHint:null,fetchPriority:null,form:null,formAction:null,formEncType:null,formMethod:null,formNoValidate:boolean,formTarget:null,headers:spaceSeparated,height:number,
hidden:overloadedBoolean,high:number,href:null,hrefLang:null,htmlFor:spaceSeparated,httpEquiv:spaceSeparated,id:null,imageSizes:null,imageSrcSet:null,inert:boolean,inputMode:null,integrity:null,is:null,
isMap:boolean,itemId:null,itemProp:spaceSeparated,itemRef:spaceSeparated,itemScope:boolean,itemType:spaceSeparated,kind:null,label:null,lang:null,language:null,list:null,loading:null,loop:boolean,low:number,
manifest:null,max:null,maxLength:number,media:null,method:null,min:null,minLength:number,multiple:boolean,muted:boolean,name:null,nonce:null,noModule:boolean,noValidate:boolean,onAbort:null,onAfterPrint:null,
onAuxClick:null,onBeforeMatch:null,onBeforePrint:null,onBeforeToggle:null,onBeforeUnload:null,onBlur:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onContextLost:null,
onContextMenu:null,onContextRestored:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,
onDrop:null,onDurationChange:null,onEmptied:null,onEnded:null,onError:null,onFocus:null,onFormData:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLanguageChange:null,
onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadEnd:null,onLoadStart:null,onMessage:null,onMessageError:null,onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,
onMouseOver:null,onMouseUp:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRejectionHandled:null,
onReset:null,onResize:null,onScroll:null,onScrollEnd:null,onSecurityPolicyViolation:null,onSeeked:null,onSeeking:null,onSelect:null,onSlotChange:null,onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,
onTimeUpdate:null,onToggle:null,onUnhandledRejection:null,onUnload:null,onVolumeChange:null,onWaiting:null,onWheel:null,open:boolean,optimum:number,pattern:null,ping:spaceSeparated,placeholder:null,playsInline:boolean,
popover:null,popoverTarget:null,popoverTargetAction:null,poster:null,preload:null,readOnly:boolean,referrerPolicy:null,rel:spaceSeparated,required:boolean,reversed:boolean,rows:number,rowSpan:number,sandbox:spaceSeparated,
scope:null,scoped:boolean,seamless:boolean,selected:boolean,shadowRootClonable:boolean,shadowRootCustomElementRegistry:boolean,shadowRootDelegatesFocus:boolean,shadowRootMode:null,shadowRootSerializable:boolean,
shape:null,size:number,sizes:null,slot:null,span:number,spellCheck:booleanish,src:null,srcDoc:null,srcLang:null,srcSet:null,start:number,step:null,style:null,tabIndex:number,target:null,title:null,translate:null,
type:null,typeMustMatch:boolean,useMap:null,value:booleanish,width:number,wrap:null,writingSuggestions:null,align:null,aLink:null,archive:spaceSeparated,axis:null,background:null,bgColor:null,border:number,
borderColor:null,bottomMargin:number,cellPadding:null,cellSpacing:null,char:null,charOff:null,classId:null,clear:null,code:null,codeBase:null,codeType:null,color:null,compact:boolean,declare:boolean,event:null,
face:null,frame:null,frameBorder:null,hSpace:number,leftMargin:number,link:null,longDesc:null,lowSrc:null,marginHeight:number,marginWidth:number,noResize:boolean,noHref:boolean,noShade:boolean,noWrap:boolean,
object:null,profile:null,prompt:null,rev:null,rightMargin:number,rules:null,scheme:null,scrolling:booleanish,standby:null,summary:null,text:null,topMargin:number,valueType:null,version:null,vAlign:null,
vLink:null,vSpace:number,allowTransparency:null,autoCorrect:null,autoSave:null,credentialless:boolean,disablePictureInPicture:boolean,disableRemotePlayback:boolean,exportParts:commaSeparated,part:spaceSeparated,
prefix:null,property:null,results:number,security:null,unselectable:null},space:"html",transform:caseInsensitiveTransform}),svg=create({attributes:{accentHeight:"accent-height",alignmentBaseline:"alig\
nment-baseline",arabicForm:"arabic-form",baselineShift:"baseline-shift",capHeight:"cap-height",className:"class",clipPath:"clip-path",clipRule:"clip-rule",colorInterpolation:"color-interpolation",colorInterpolationFilters:"\
color-interpolation-filters",colorProfile:"color-profile",colorRendering:"color-rendering",crossOrigin:"crossorigin",dataType:"datatype",dominantBaseline:"dominant-baseline",enableBackground:"enable-b\
ackground",fillOpacity:"fill-opacity",fillRule:"fill-rule",floodColor:"flood-color",floodOpacity:"flood-opacity",fontFamily:"font-family",fontSize:"font-size",fontSizeAdjust:"font-size-adjust",fontStretch:"\
font-stretch",fontStyle:"font-style",fontVariant:"font-variant",fontWeight:"font-weight",glyphName:"glyph-name",glyphOrientationHorizontal:"glyph-orientation-horizontal",glyphOrientationVertical:"glyp\
h-orientation-vertical",hrefLang:"hreflang",horizAdvX:"horiz-adv-x",horizOriginX:"horiz-origin-x",horizOriginY:"horiz-origin-y",imageRendering:"image-rendering",letterSpacing:"letter-spacing",lightingColor:"\
lighting-color",markerEnd:"marker-end",markerMid:"marker-mid",markerStart:"marker-start",maskType:"mask-type",navDown:"nav-down",navDownLeft:"nav-down-left",navDownRight:"nav-down-right",navLeft:"nav-\
left",navNext:"nav-next",navPrev:"nav-prev",navRight:"nav-right",navUp:"nav-up",navUpLeft:"nav-up-left",navUpRight:"nav-up-right",onAbort:"onabort",onActivate:"onactivate",onAfterPrint:"onafterprint",
onBeforePrint:"onbeforeprint",onBegin:"onbegin",onCancel:"oncancel",onCanPlay:"oncanplay",onCanPlayThrough:"oncanplaythrough",onChange:"onchange",onClick:"onclick",onClose:"onclose",onCopy:"oncopy",onCueChange:"\
oncuechange",onCut:"oncut",onDblClick:"ondblclick",onDrag:"ondrag",onDragEnd:"ondragend",onDragEnter:"ondragenter",onDragExit:"ondragexit",onDragLeave:"ondragleave",onDragOver:"ondragover",onDragStart:"\
ondragstart",onDrop:"ondrop",onDurationChange:"ondurationchange",onEmptied:"onemptied",onEnd:"onend",onEnded:"onended",onError:"onerror",onFocus:"onfocus",onFocusIn:"onfocusin",onFocusOut:"onfocusout",
onHashChange:"onhashchange",onInput:"oninput",onInvalid:"oninvalid",onKeyDown:"onkeydown",onKeyPress:"onkeypress",onKeyUp:"onkeyup",onLoad:"onload",onLoadedData:"onloadeddata",onLoadedMetadata:"onload\
edmetadata",onLoadStart:"onloadstart",onMessage:"onmessage",onMouseDown:"onmousedown",onMouseEnter:"onmouseenter",onMouseLeave:"onmouseleave",onMouseMove:"onmousemove",onMouseOut:"onmouseout",onMouseOver:"\
onmouseover",onMouseUp:"onmouseup",onMouseWheel:"onmousewheel",onOffline:"onoffline",onOnline:"ononline",onPageHide:"onpagehide",onPageShow:"onpageshow",onPaste:"onpaste",onPause:"onpause",onPlay:"onp\
lay",onPlaying:"onplaying",onPopState:"onpopstate",onProgress:"onprogress",onRateChange:"onratechange",onRepeat:"onrepeat",onReset:"onreset",onResize:"onresize",onScroll:"onscroll",onSeeked:"onseeked",
onSeeking:"onseeking",onSelect:"onselect",onShow:"onshow",onStalled:"onstalled",onStorage:"onstorage",onSubmit:"onsubmit",onSuspend:"onsuspend",onTimeUpdate:"ontimeupdate",onToggle:"ontoggle",onUnload:"\
onunload",onVolumeChange:"onvolumechange",onWaiting:"onwaiting",onZoom:"onzoom",overlinePosition:"overline-position",overlineThickness:"overline-thickness",paintOrder:"paint-order",panose1:"panose-1",
pointerEvents:"pointer-events",referrerPolicy:"referrerpolicy",renderingIntent:"rendering-intent",shapeRendering:"shape-rendering",stopColor:"stop-color",stopOpacity:"stop-opacity",strikethroughPosition:"\
strikethrough-position",strikethroughThickness:"strikethrough-thickness",strokeDashArray:"stroke-dasharray",strokeDashOffset:"stroke-dashoffset",strokeLineCap:"stroke-linecap",strokeLineJoin:"stroke-l\
inejoin",strokeMiterLimit:"stroke-miterlimit",strokeOpacity:"stroke-opacity",strokeWidth:"stroke-width",tabIndex:"tabindex",textAnchor:"text-anchor",textDecoration:"text-decoration",textRendering:"tex\
t-rendering",transformOrigin:"transform-origin",typeOf:"typeof",underlinePosition:"underline-position",underlineThickness:"underline-thickness",unicodeBidi:"unicode-bidi",unicodeRange:"unicode-range",
unitsPerEm:"units-per-em",vAlphabetic:"v-alphabetic",vHanging:"v-hanging",vIdeographic:"v-ideographic",vMathematical:"v-mathematical",vectorEffect:"vector-effect",vertAdvY:"vert-adv-y",vertOriginX:"ve\
rt-origin-x",vertOriginY:"vert-origin-y",wordSpacing:"word-spacing",writingMode:"writing-mode",xHeight:"x-height",playbackOrder:"playbackorder",timelineBegin:"timelinebegin"},properties:{about:commaOrSpaceSeparated,
accentHeight:number,accumulate:null,additive:null,alignmentBaseline:null,alphabetic:number,amplitude:number,arabicForm:null,ascent:number,attributeName:null,attributeType:null,azimuth:number,bandwidth:null,
baselineShift:null,baseFrequency:null,baseProfile:null,bbox:null,begin:null,bias:number,by:null,calcMode:null,capHeight:number,className:spaceSeparated,clip:null,clipPath:null,clipPathUnits:null,clipRule:null,
color:null,colorInterpolation:null,colorInterpolationFilters:null,colorProfile:null,colorRendering:null,content:null,contentScriptType:null,contentStyleType:null,crossOrigin:null,cursor:null,cx:null,cy:null,
d:null,dataType:null,defaultAction:null,descent:number,diffuseConstant:number,direction:null,display:null,dur:null,divisor:number,dominantBaseline:null,download:boolean,dx:null,dy:null,edgeMode:null,editable:null,
elevation:number,enableBackground:null,end:null,event:null,exponent:number,externalResourcesRequired:null,fill:null,fillOpacity:number,fillRule:null,filter:null,filterRes:null,filterUnits:null,floodColor:null,
floodOpacity:null,focusable:null,focusHighlight:null,fontFamily:null,fontSize:null,fontSizeAdjust:null,fontStretch:null,fontStyle:null,fontVariant:null,fontWeight:null,format:null,fr:null,from:null,fx:null,
fy:null,g1:commaSeparated,g2:commaSeparated,glyphName:commaSeparated,glyphOrientationHorizontal:null,glyphOrientationVertical:null,glyphRef:null,gradientTransform:null,gradientUnits:null,handler:null,
hanging:number,hatchContentUnits:null,hatchUnits:null,height:null,href:null,hrefLang:null,horizAdvX:number,horizOriginX:number,horizOriginY:number,id:null,ideographic:number,imageRendering:null,initialVisibility:null,
in:null,in2:null,intercept:number,k:number,k1:number,k2:number,k3:number,k4:number,kernelMatrix:commaOrSpaceSeparated,kernelUnitLength:null,keyPoints:null,keySplines:null,keyTimes:null,kerning:null,lang:null,
lengthAdjust:null,letterSpacing:null,lightingColor:null,limitingConeAngle:number,local:null,markerEnd:null,markerMid:null,markerStart:null,markerHeight:null,markerUnits:null,markerWidth:null,mask:null,
maskContentUnits:null,maskType:null,maskUnits:null,mathematical:null,max:null,media:null,mediaCharacterEncoding:null,mediaContentEncodings:null,mediaSize:number,mediaTime:null,method:null,min:null,mode:null,
name:null,navDown:null,navDownLeft:null,navDownRight:null,navLeft:null,navNext:null,navPrev:null,navRight:null,navUp:null,navUpLeft:null,navUpRight:null,numOctaves:null,observer:null,offset:null,onAbort:null,
onActivate:null,onAfterPrint:null,onBeforePrint:null,onBegin:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,
onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,onDrop:null,onDurationChange:null,onEmptied:null,onEnd:null,onEnded:null,onError:null,onFocus:null,
onFocusIn:null,onFocusOut:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadStart:null,onMessage:null,
onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,onMouseOver:null,onMouseUp:null,onMouseWheel:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,
onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRepeat:null,onReset:null,onResize:null,onScroll:null,onSeeked:null,onSeeking:null,onSelect:null,onShow:null,
onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,onTimeUpdate:null,onToggle:null,onUnload:null,onVolumeChange:null,onWaiting:null,onZoom:null,opacity:null,operator:null,order:null,orient:null,
orientation:null,origin:null,overflow:null,overlay:null,overlinePosition:number,overlineThickness:number,paintOrder:null,panose1:null,path:null,pathLength:number,patternContentUnits:null,patternTransform:null,
patternUnits:null,phase:null,ping:spaceSeparated,pitch:null,playbackOrder:null,pointerEvents:null,points:null,pointsAtX:number,pointsAtY:number,pointsAtZ:number,preserveAlpha:null,preserveAspectRatio:null,
primitiveUnits:null,propagate:null,property:commaOrSpaceSeparated,r:null,radius:null,referrerPolicy:null,refX:null,refY:null,rel:commaOrSpaceSeparated,rev:commaOrSpaceSeparated,renderingIntent:null,repeatCount:null,
repeatDur:null,requiredExtensions:commaOrSpaceSeparated,requiredFeatures:commaOrSpaceSeparated,requiredFonts:commaOrSpaceSeparated,requiredFormats:commaOrSpaceSeparated,resource:null,restart:null,result:null,
rotate:null,rx:null,ry:null,scale:null,seed:null,shapeRendering:null,side:null,slope:null,snapshotTime:null,specularConstant:number,specularExponent:number,spreadMethod:null,spacing:null,startOffset:null,
stdDeviation:null,stemh:null,stemv:null,stitchTiles:null,stopColor:null,stopOpacity:null,strikethroughPosition:number,strikethroughThickness:number,string:null,stroke:null,strokeDashArray:commaOrSpaceSeparated,
strokeDashOffset:null,strokeLineCap:null,strokeLineJoin:null,strokeMiterLimit:number,strokeOpacity:number,strokeWidth:null,style:null,surfaceScale:number,syncBehavior:null,syncBehaviorDefault:null,syncMaster:null,
syncTolerance:null,syncToleranceDefault:null,systemLanguage:commaOrSpaceSeparated,tabIndex:number,tableValues:null,target:null,targetX:number,targetY:number,textAnchor:null,textDecoration:null,textRendering:null,
textLength:null,timelineBegin:null,title:null,transformBehavior:null,type:null,typeOf:commaOrSpaceSeparated,to:null,transform:null,transformOrigin:null,u1:null,u2:null,underlinePosition:number,underlineThickness:number,
unicode:null,unicodeBidi:null,unicodeRange:null,unitsPerEm:number,values:null,vAlphabetic:number,vMathematical:number,vectorEffect:null,vHanging:number,vIdeographic:number,version:null,vertAdvY:number,
vertOriginX:number,vertOriginY:number,viewBox:null,viewTarget:null,visibility:null,width:null,widths:null,wordSpacing:null,writingMode:null,x:null,x1:null,x2:null,xChannelSelector:null,xHeight:number,
y:null,y1:null,y2:null,yChannelSelector:null,z:null,zoomAndPan:null},space:"svg",transform:caseSensitiveTransform}),xlink=create({properties:{xLinkActuate:null,xLinkArcRole:null,xLinkHref:null,xLinkRole:null,
xLinkShow:null,xLinkTitle:null,xLinkType:null},space:"xlink",transform(h,f){return"xlink:"+f.slice(5).toLowerCase()}}),xmlns=create({attributes:{xmlnsxlink:"xmlns:xlink"},properties:{xmlnsXLink:null,xmlns:null},
space:"xmlns",transform:caseInsensitiveTransform}),xml=create({properties:{xmlBase:null,xmlLang:null,xmlSpace:null},space:"xml",transform(h,f){return"xml:"+f.slice(3).toLowerCase()}}),cap=/[A-Z]/g,dash=/-[a-z]/g,
valid=/^data[-\w.:]+$/i;function find(h,f){const m=normalize(f);let g=f,y=Info;if(m in h.normal)return h.property[h.normal[m]];if(m.length>4&&m.slice(0,4)==="data"&&valid.test(f)){if(f.charAt(4)==="-"){
const b=f.slice(5).replace(dash,camelcase);g="data"+b.charAt(0).toUpperCase()+b.slice(1)}else{const b=f.slice(4);if(!dash.test(b)){let k=b.replace(cap,kebab);k.charAt(0)!=="-"&&(k="-"+k),f="data"+k}}y=
DefinedInfo}return new y(g,f)}v(find,"find");function kebab(h){return"-"+h.toLowerCase()}v(kebab,"kebab");function camelcase(h){return h.charAt(1).toUpperCase()}v(camelcase,"camelcase");var html3=merge(
[aria2,html2,xlink,xmlns,xml],"html"),svg2=merge([aria2,svg,xlink,xmlns,xml],"svg"),own6={}.hasOwnProperty;function zwitch(h,f){const m=f||{};function g(y,...b){let k=g.invalid;const w=g.handlers;if(y&&
own6.call(y,h)){const x=String(y[h]);k=own6.call(w,x)?w[x]:g.unknown}if(k)return k.call(this,y,...b)}return v(g,"one3"),g.handlers=m.handlers||{},g.invalid=m.invalid,g.unknown=m.unknown,g}v(zwitch,"zw\
itch");var defaultSubsetRegex=/["&'<>`]/g,surrogatePairsRegex=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g,controlCharactersRegex=/[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g,regexEscapeRegex=/[|\\{}()[\]^$+*?.]/g,
subsetToRegexCache=new WeakMap;function core(h,f){if(h=h.replace(f.subset?charactersToExpressionCached(f.subset):defaultSubsetRegex,g),f.subset||f.escapeOnly)return h;return h.replace(surrogatePairsRegex,
m).replace(controlCharactersRegex,g);function m(y,b,k){return f.format((y.charCodeAt(0)-55296)*1024+y.charCodeAt(1)-56320+65536,k.charCodeAt(b+2),f)}function g(y,b,k){return f.format(y.charCodeAt(0),k.
charCodeAt(b+1),f)}}v(core,"core");function charactersToExpressionCached(h){let f=subsetToRegexCache.get(h);return f||(f=charactersToExpression(h),subsetToRegexCache.set(h,f)),f}v(charactersToExpressionCached,
"charactersToExpressionCached");function charactersToExpression(h){const f=[];let m=-1;for(;++m<h.length;)f.push(h[m].replace(regexEscapeRegex,"\\$&"));return new RegExp("(?:"+f.join("|")+")","g")}v(charactersToExpression,
"charactersToExpression");var hexadecimalRegex=/[\dA-Fa-f]/;function toHexadecimal(h,f,m){const g="&#x"+h.toString(16).toUpperCase();return m&&f&&!hexadecimalRegex.test(String.fromCharCode(f))?g:g+";"}
v(toHexadecimal,"toHexadecimal");var decimalRegex=/\d/;function toDecimal(h,f,m){const g="&#"+String(h);return m&&f&&!decimalRegex.test(String.fromCharCode(f))?g:g+";"}v(toDecimal,"toDecimal");var characterEntitiesLegacy=[
"AElig","AMP","Aacute","Acirc","Agrave","Aring","Atilde","Auml","COPY","Ccedil","ETH","Eacute","Ecirc","Egrave","Euml","GT","Iacute","Icirc","Igrave","Iuml","LT","Ntilde","Oacute","Ocirc","Ograve","Os\
lash","Otilde","Ouml","QUOT","REG","THORN","Uacute","Ucirc","Ugrave","Uuml","Yacute","aacute","acirc","acute","aelig","agrave","amp","aring","atilde","auml","brvbar","ccedil","cedil","cent","copy","cu\
rren","deg","divide","eacute","ecirc","egrave","eth","euml","frac12","frac14","frac34","gt","iacute","icirc","iexcl","igrave","iquest","iuml","laquo","lt","macr","micro","middot","nbsp","not","ntilde",
"oacute","ocirc","ograve","ordf","ordm","oslash","otilde","ouml","para","plusmn","pound","quot","raquo","reg","sect","shy","sup1","sup2","sup3","szlig","thorn","times","uacute","ucirc","ugrave","uml",
"uuml","yacute","yen","yuml"],characterEntitiesHtml4={nbsp:"\xA0",iexcl:"\xA1",cent:"\xA2",pound:"\xA3",curren:"\xA4",yen:"\xA5",brvbar:"\xA6",sect:"\xA7",uml:"\xA8",copy:"\xA9",ordf:"\xAA",laquo:"\xAB",
not:"\xAC",shy:"\xAD",reg:"\xAE",macr:"\xAF",deg:"\xB0",plusmn:"\xB1",sup2:"\xB2",sup3:"\xB3",acute:"\xB4",micro:"\xB5",para:"\xB6",middot:"\xB7",cedil:"\xB8",sup1:"\xB9",ordm:"\xBA",raquo:"\xBB",frac14:"\
\xBC",frac12:"\xBD",frac34:"\xBE",iquest:"\xBF",Agrave:"\xC0",Aacute:"\xC1",Acirc:"\xC2",Atilde:"\xC3",Auml:"\xC4",Aring:"\xC5",AElig:"\xC6",Ccedil:"\xC7",Egrave:"\xC8",Eacute:"\xC9",Ecirc:"\xCA",Euml:"\
\xCB",Igrave:"\xCC",Iacute:"\xCD",Icirc:"\xCE",Iuml:"\xCF",ETH:"\xD0",Ntilde:"\xD1",Ograve:"\xD2",Oacute:"\xD3",Ocirc:"\xD4",Otilde:"\xD5",Ouml:"\xD6",times:"\xD7",Oslash:"\xD8",Ugrave:"\xD9",Uacute:"\
\xDA",Ucirc:"\xDB",Uuml:"\xDC",Yacute:"\xDD",THORN:"\xDE",szlig:"\xDF",agrave:"\xE0",aacute:"\xE1",acirc:"\xE2",atilde:"\xE3",auml:"\xE4",aring:"\xE5",aelig:"\xE6",ccedil:"\xE7",egrave:"\xE8",eacute:"\
\xE9",ecirc:"\xEA",euml:"\xEB",igrave:"\xEC",iacute:"\xED",icirc:"\xEE",iuml:"\xEF",eth:"\xF0",ntilde:"\xF1",ograve:"\xF2",oacute:"\xF3",ocirc:"\xF4",otilde:"\xF5",ouml:"\xF6",divide:"\xF7",oslash:"\xF8",
ugrave:"\xF9",uacute:"\xFA",ucirc:"\xFB",uuml:"\xFC",yacute:"\xFD",thorn:"\xFE",yuml:"\xFF",fnof:"\u0192",Alpha:"\u0391",Beta:"\u0392",Gamma:"\u0393",Delta:"\u0394",Epsilon:"\u0395",Zeta:"\u0396",Eta:"\
\u0397",Theta:"\u0398",Iota:"\u0399",Kappa:"\u039A",Lambda:"\u039B",Mu:"\u039C",Nu:"\u039D",Xi:"\u039E",Omicron:"\u039F",Pi:"\u03A0",Rho:"\u03A1",Sigma:"\u03A3",Tau:"\u03A4",Upsilon:"\u03A5",Phi:"\u03A6",
Chi:"\u03A7",Psi:"\u03A8",Omega:"\u03A9",alpha:"\u03B1",beta:"\u03B2",gamma:"\u03B3",delta:"\u03B4",epsilon:"\u03B5",zeta:"\u03B6",eta:"\u03B7",theta:"\u03B8",iota:"\u03B9",kappa:"\u03BA",lambda:"\u03BB",
mu:"\u03BC",nu:"\u03BD",xi:"\u03BE",omicron:"\u03BF",pi:"\u03C0",rho:"\u03C1",sigmaf:"\u03C2",sigma:"\u03C3",tau:"\u03C4",upsilon:"\u03C5",phi:"\u03C6",chi:"\u03C7",psi:"\u03C8",omega:"\u03C9",thetasym:"\
\u03D1",upsih:"\u03D2",piv:"\u03D6",bull:"\u2022",hellip:"\u2026",prime:"\u2032",Prime:"\u2033",oline:"\u203E",frasl:"\u2044",weierp:"\u2118",image:"\u2111",real:"\u211C",trade:"\u2122",alefsym:"\u2135",
larr:"\u2190",uarr:"\u2191",rarr:"\u2192",darr:"\u2193",harr:"\u2194",crarr:"\u21B5",lArr:"\u21D0",uArr:"\u21D1",rArr:"\u21D2",dArr:"\u21D3",hArr:"\u21D4",forall:"\u2200",part:"\u2202",exist:"\u2203",
empty:"\u2205",nabla:"\u2207",isin:"\u2208",notin:"\u2209",ni:"\u220B",prod:"\u220F",sum:"\u2211",minus:"\u2212",lowast:"\u2217",radic:"\u221A",prop:"\u221D",infin:"\u221E",ang:"\u2220",and:"\u2227",or:"\
\u2228",cap:"\u2229",cup:"\u222A",int:"\u222B",there4:"\u2234",sim:"\u223C",cong:"\u2245",asymp:"\u2248",ne:"\u2260",equiv:"\u2261",le:"\u2264",ge:"\u2265",sub:"\u2282",sup:"\u2283",nsub:"\u2284",sube:"\
\u2286",supe:"\u2287",oplus:"\u2295",otimes:"\u2297",perp:"\u22A5",sdot:"\u22C5",lceil:"\u2308",rceil:"\u2309",lfloor:"\u230A",rfloor:"\u230B",lang:"\u2329",rang:"\u232A",loz:"\u25CA",spades:"\u2660",
clubs:"\u2663",hearts:"\u2665",diams:"\u2666",quot:'"',amp:"&",lt:"<",gt:">",OElig:"\u0152",oelig:"\u0153",Scaron:"\u0160",scaron:"\u0161",Yuml:"\u0178",circ:"\u02C6",tilde:"\u02DC",ensp:"\u2002",emsp:"\
\u2003",thinsp:"\u2009",zwnj:"\u200C",zwj:"\u200D",lrm:"\u200E",rlm:"\u200F",ndash:"\u2013",mdash:"\u2014",lsquo:"\u2018",rsquo:"\u2019",sbquo:"\u201A",ldquo:"\u201C",rdquo:"\u201D",bdquo:"\u201E",dagger:"\
\u2020",Dagger:"\u2021",permil:"\u2030",lsaquo:"\u2039",rsaquo:"\u203A",euro:"\u20AC"},dangerous=["cent","copy","divide","gt","lt","not","para","times"],own7={}.hasOwnProperty,characters={},key;for(key in characterEntitiesHtml4)
own7.call(characterEntitiesHtml4,key)&&(characters[characterEntitiesHtml4[key]]=key);var notAlphanumericRegex=/[^\dA-Za-z]/;function toNamed(h,f,m,g){const y=String.fromCharCode(h);if(own7.call(characters,
y)){const b=characters[y],k="&"+b;return m&&characterEntitiesLegacy.includes(b)&&!dangerous.includes(b)&&(!g||f&&f!==61&&notAlphanumericRegex.test(String.fromCharCode(f)))?k:k+";"}return""}v(toNamed,"\
toNamed");function formatSmart(h,f,m){let g=toHexadecimal(h,f,m.omitOptionalSemicolons),y;if((m.useNamedReferences||m.useShortestReferences)&&(y=toNamed(h,f,m.omitOptionalSemicolons,m.attribute)),(m.useShortestReferences||
!y)&&m.useShortestReferences){const b=toDecimal(h,f,m.omitOptionalSemicolons);b.length<g.length&&(g=b)}return y&&(!m.useShortestReferences||y.length<g.length)?y:g}v(formatSmart,"formatSmart");function stringifyEntities(h,f){
return core(h,Object.assign({format:formatSmart},f))}v(stringifyEntities,"stringifyEntities");var htmlCommentRegex=/^>|^->|<!--|-->|--!>|<!-$/g,bogusCommentEntitySubset=[">"],commentEntitySubset=["<",
">"];function comment2(h,f,m,g){return g.settings.bogusComments?"<?"+stringifyEntities(h.value,Object.assign({},g.settings.characterReferences,{subset:bogusCommentEntitySubset}))+">":"<!--"+h.value.replace(
htmlCommentRegex,y)+"-->";function y(b){return stringifyEntities(b,Object.assign({},g.settings.characterReferences,{subset:commentEntitySubset}))}}v(comment2,"comment2");function doctype2(h,f,m,g){return"\
<!"+(g.settings.upperDoctype?"DOCTYPE":"doctype")+(g.settings.tightDoctype?"":" ")+"html>"}v(doctype2,"doctype2");function ccount(h,f){const m=String(h);if(typeof f!="string")throw new TypeError("Expe\
cted character");let g=0,y=m.indexOf(f);for(;y!==-1;)g++,y=m.indexOf(f,y+f.length);return g}v(ccount,"ccount");function stringify(h,f){const m=f||{};return(h[h.length-1]===""?[...h,""]:h).join((m.padRight?
" ":"")+","+(m.padLeft===!1?"":" ")).trim()}v(stringify,"stringify");function stringify2(h){return h.join(" ").trim()}v(stringify2,"stringify2");var re=/[ \t\n\f\r]/g;function whitespace(h){return typeof h==
"object"?h.type==="text"?empty2(h.value):!1:empty2(h)}v(whitespace,"whitespace");function empty2(h){return h.replace(re,"")===""}v(empty2,"empty2");var siblingAfter=siblings(1),siblingBefore=siblings(
-1),emptyChildren=[];function siblings(h){return f;function f(m,g,y){const b=m?m.children:emptyChildren;let k=(g||0)+h,w=b[k];if(!y)for(;w&&whitespace(w);)k+=h,w=b[k];return w}}v(siblings,"siblings");
var own8={}.hasOwnProperty;function omission(h){return f;function f(m,g,y){return own8.call(h,m.tagName)&&h[m.tagName](m,g,y)}}v(omission,"omission");var closing=omission({body,caption:headOrColgroupOrCaption,
colgroup:headOrColgroupOrCaption,dd,dt,head:headOrColgroupOrCaption,html:html4,li,optgroup,option,p,rp:rubyElement,rt:rubyElement,tbody,td:cells,tfoot,th:cells,thead,tr});function headOrColgroupOrCaption(h,f,m){
const g=siblingAfter(m,f,!0);return!g||g.type!=="comment"&&!(g.type==="text"&&whitespace(g.value.charAt(0)))}v(headOrColgroupOrCaption,"headOrColgroupOrCaption");function html4(h,f,m){const g=siblingAfter(
m,f);return!g||g.type!=="comment"}v(html4,"html4");function body(h,f,m){const g=siblingAfter(m,f);return!g||g.type!=="comment"}v(body,"body");function p(h,f,m){const g=siblingAfter(m,f);return g?g.type===
"element"&&(g.tagName==="address"||g.tagName==="article"||g.tagName==="aside"||g.tagName==="blockquote"||g.tagName==="details"||g.tagName==="div"||g.tagName==="dl"||g.tagName==="fieldset"||g.tagName===
"figcaption"||g.tagName==="figure"||g.tagName==="footer"||g.tagName==="form"||g.tagName==="h1"||g.tagName==="h2"||g.tagName==="h3"||g.tagName==="h4"||g.tagName==="h5"||g.tagName==="h6"||g.tagName==="h\
eader"||g.tagName==="hgroup"||g.tagName==="hr"||g.tagName==="main"||g.tagName==="menu"||g.tagName==="nav"||g.tagName==="ol"||g.tagName==="p"||g.tagName==="pre"||g.tagName==="section"||g.tagName==="tab\
le"||g.tagName==="ul"):!m||!(m.type==="element"&&(m.tagName==="a"||m.tagName==="audio"||m.tagName==="del"||m.tagName==="ins"||m.tagName==="map"||m.tagName==="noscript"||m.tagName==="video"||m.tagName.
includes("-")))}v(p,"p");function li(h,f,m){const g=siblingAfter(m,f);return!g||g.type==="element"&&g.tagName==="li"}v(li,"li");function dt(h,f,m){const g=siblingAfter(m,f);return!!(g&&g.type==="eleme\
nt"&&(g.tagName==="dt"||g.tagName==="dd"))}v(dt,"dt");function dd(h,f,m){const g=siblingAfter(m,f);return!g||g.type==="element"&&(g.tagName==="dt"||g.tagName==="dd")}v(dd,"dd");function rubyElement(h,f,m){
const g=siblingAfter(m,f);return!g||g.type==="element"&&(g.tagName==="rp"||g.tagName==="rt")}v(rubyElement,"rubyElement");function optgroup(h,f,m){const g=siblingAfter(m,f);return!g||g.type==="element"&&
g.tagName==="optgroup"}v(optgroup,"optgroup");function option(h,f,m){const g=siblingAfter(m,f);return!g||g.type==="element"&&(g.tagName==="option"||g.tagName==="optgroup")}v(option,"option");function thead(h,f,m){
const g=siblingAfter(m,f);return!!(g&&g.type==="element"&&(g.tagName==="tbody"||g.tagName==="tfoot"))}v(thead,"thead");function tbody(h,f,m){const g=siblingAfter(m,f);return!g||g.type==="element"&&(g.
tagName==="tbody"||g.tagName==="tfoot")}v(tbody,"tbody");function tfoot(h,f,m){return!siblingAfter(m,f)}v(tfoot,"tfoot");function tr(h,f,m){const g=siblingAfter(m,f);return!g||g.type==="element"&&g.tagName===
"tr"}v(tr,"tr");function cells(h,f,m){const g=siblingAfter(m,f);return!g||g.type==="element"&&(g.tagName==="td"||g.tagName==="th")}v(cells,"cells");var opening=omission({body:body2,colgroup,head,html:html5,
tbody:tbody2});function html5(h){const f=siblingAfter(h,-1);return!f||f.type!=="comment"}v(html5,"html5");function head(h){const f=new Set;for(const g of h.children)if(g.type==="element"&&(g.tagName===
"base"||g.tagName==="title")){if(f.has(g.tagName))return!1;f.add(g.tagName)}const m=h.children[0];return!m||m.type==="element"}v(head,"head");function body2(h){const f=siblingAfter(h,-1,!0);return!f||
f.type!=="comment"&&!(f.type==="text"&&whitespace(f.value.charAt(0)))&&!(f.type==="element"&&(f.tagName==="meta"||f.tagName==="link"||f.tagName==="script"||f.tagName==="style"||f.tagName==="template"))}
v(body2,"body2");function colgroup(h,f,m){const g=siblingBefore(m,f);if(m&&g&&g.type==="element"&&g.tagName==="colgroup"&&closing(g,m.children.indexOf(g),m))return!1;const y=siblingAfter(h,-1,!0);return!!(y&&
y.type==="element"&&y.tagName==="col")}v(colgroup,"colgroup");function tbody2(h,f,m){const g=siblingBefore(m,f);if(m&&g&&g.type==="element"&&(g.tagName==="thead"||g.tagName==="tbody")&&closing(g,m.children.
indexOf(g),m))return!1;const y=siblingAfter(h,-1);return!!(y&&y.type==="element"&&y.tagName==="tr")}v(tbody2,"tbody2");var constants={name:[[`	
\f\r &/=>`.split(""),`	
\f\r "&'/=>\``.split("")],[`\0	
\f\r "&'/<=>`.split(""),`\0	
\f\r "&'/<=>\``.split("")]],unquoted:[[`	
\f\r &>`.split(""),`\0	
\f\r "&'<=>\``.split("")],[`\0	
\f\r "&'<=>\``.split(""),`\0	
\f\r "&'<=>\``.split("")]],single:[["&'".split(""),"\"&'`".split("")],["\0&'".split(""),"\0\"&'`".split("")]],double:[['"&'.split(""),"\"&'`".split("")],['\0"&'.split(""),"\0\"&'`".split("")]]},htmlIntegrationPoints=new Set(
["desc","foreignObject","title"]);function element2(h,f,m,g){const{schema:y}=g,b=y.space==="svg"?!1:g.settings.omitOptionalTags;let k=y.space==="svg"?g.settings.closeEmptyElements:g.settings.voids.includes(
h.tagName.toLowerCase());const w=[];y.space==="html"&&h.tagName==="svg"&&(g.schema=svg2);const x=serializeAttributes(g,h.properties);g.schema.space==="svg"&&htmlIntegrationPoints.has(h.tagName)&&(g.schema=
html3);const S=g.all(y.space==="html"&&h.tagName==="template"?h.content:h);if(g.schema=y,S&&(k=!1),x||!b||!opening(h,f,m)){if(w.push("<",h.tagName,x?" "+x:""),k&&(y.space==="svg"||g.settings.closeSelfClosing)){
const A=x.charAt(x.length-1);(!g.settings.tightSelfClosing||A==="/"||A&&A!=='"'&&A!=="'")&&w.push(" "),w.push("/")}w.push(">")}return w.push(S),!k&&(!b||!closing(h,f,m))&&w.push("</"+h.tagName+">"),w.
join("")}v(element2,"element2");function serializeAttributes(h,f){const m=[];let g=-1,y;if(f){for(y in f)if(f[y]!==null&&f[y]!==void 0){const b=serializeAttribute(h,y,f[y]);b&&m.push(b)}}for(;++g<m.length;){
const b=h.settings.tightAttributes?m[g].charAt(m[g].length-1):void 0;g!==m.length-1&&b!=='"'&&b!=="'"&&(m[g]+=" ")}return m.join("")}v(serializeAttributes,"serializeAttributes");function serializeAttribute(h,f,m){
const g=find(h.schema,f),y=h.settings.allowParseErrors&&h.schema.space==="html"?0:1,b=h.settings.allowDangerousCharacters?0:1;if(g.overloadedBoolean&&(m===g.attribute||m==="")?m=!0:(g.boolean||g.overloadedBoolean)&&
(typeof m!="string"||m===g.attribute||m==="")&&(m=!!m),m==null||m===!1||typeof m=="number"&&Number.isNaN(m))return"";const k=stringifyEntities(g.attribute,Object.assign({},h.settings.characterReferences,
{subset:constants.name[y][b]}));if(m===!0||(m=Array.isArray(m)?(g.commaSeparated?stringify:stringify2)(m,{padLeft:!h.settings.tightCommaSeparatedLists}):String(m),h.settings.collapseEmptyAttributes&&!m))
return k;let w;if(h.settings.preferUnquoted&&(w=stringifyEntities(m,Object.assign({},h.settings.characterReferences,{attribute:!0,subset:constants.unquoted[y][b]}))),w!==m){let{quote:x}=h;h.settings.quoteSmart&&
ccount(m,x)>ccount(m,h.alternative)&&(x=h.alternative),w=x+stringifyEntities(m,Object.assign({},h.settings.characterReferences,{subset:(x==="'"?constants.single:constants.double)[y][b],attribute:!0}))+
x}return k+(w&&"="+w)}v(serializeAttribute,"serializeAttribute");var textEntitySubset=["<","&"];function text5(h,f,m,g){return m&&m.type==="element"&&(m.tagName==="script"||m.tagName==="style")?h.value:
stringifyEntities(h.value,Object.assign({},g.settings.characterReferences,{subset:textEntitySubset}))}v(text5,"text5");function raw(h,f,m,g){return g.settings.allowDangerousHtml?h.value:text5(h,f,m,g)}
v(raw,"raw");function root3(h,f,m,g){return g.all(h)}v(root3,"root3");var handle=zwitch("type",{invalid,unknown,handlers:{comment:comment2,doctype:doctype2,element:element2,raw,root:root3,text:text5}});
function invalid(h){throw new Error("Expected node, not `"+h+"`")}v(invalid,"invalid");function unknown(h){const f=h;throw new Error("Cannot compile unknown node `"+f.type+"`")}v(unknown,"unknown");var emptyOptions3={},
emptyCharacterReferences={},emptyChildren2=[];function toHtml(h,f){const m=f||emptyOptions3,g=m.quote||'"';if(g!=='"'&&g!=="'")throw new Error("Invalid quote `"+g+"`, expected `'` or `\"`");const y=g===
'"'?"'":'"';return{one:one2,all:all2,settings:{omitOptionalTags:m.omitOptionalTags||!1,allowParseErrors:m.allowParseErrors||!1,allowDangerousCharacters:m.allowDangerousCharacters||!1,quoteSmart:m.quoteSmart||
!1,preferUnquoted:m.preferUnquoted||!1,tightAttributes:m.tightAttributes||!1,upperDoctype:m.upperDoctype||!1,tightDoctype:m.tightDoctype||!1,bogusComments:m.bogusComments||!1,tightCommaSeparatedLists:m.
tightCommaSeparatedLists||!1,tightSelfClosing:m.tightSelfClosing||!1,collapseEmptyAttributes:m.collapseEmptyAttributes||!1,allowDangerousHtml:m.allowDangerousHtml||!1,voids:m.voids||htmlVoidElements,characterReferences:m.
characterReferences||emptyCharacterReferences,closeSelfClosing:m.closeSelfClosing||!1,closeEmptyElements:m.closeEmptyElements||!1},schema:m.space==="svg"?svg2:html3,quote:g,alternative:y}.one(Array.isArray(
h)?{type:"root",children:h}:h,void 0,void 0)}v(toHtml,"toHtml");function one2(h,f,m){return handle(h,f,m,this)}v(one2,"one2");function all2(h){const f=[],m=h&&h.children||emptyChildren2;let g=-1;for(;++g<
m.length;)f[g]=this.one(m[g],g,h);return f.join("")}v(all2,"all2");var emptyOptions4={};function remarkHtml(h){const f=this,{handlers:m,sanitize:g,...y}=h||emptyOptions4;let b=!1,k;typeof g=="boolean"?
b=!g:g&&(k=g),f.compiler=w;function w(x,S){const A=toHast(x,{handlers:m,allowDangerousHtml:b}),_=b?A:sanitize(A,k),E=toHtml(_,{...y,allowDangerousHtml:b});return S.extname&&(S.extname=".html"),x&&x.type===
"root"&&E&&/[^\r\n]/.test(E.charAt(E.length-1))?E+`
`:E}v(w,"compiler2")}v(remarkHtml,"remarkHtml");var allowedSchemes=["https","mailto","tel","sms"];function linkFault({url:h,children:f}){const m=f.every(y=>y.type==="text"&&y.value.trim()==="");if(h===
"")return missingAddress;if(m)return missingText;const g=unsafeAddress(h);return g&&{code:"unsafe-link",...g}}v(linkFault,"linkFault");var writeBoth=["Write both: [the text](/address).","Skriv begge d\
ele: [teksten](/adresse).",{onPage:{en:"Delete it, and make the link again with Link above the text.",da:"Slet det, og lav linket igen med Link over teksten."}}],missingAddress=(0,U.explain)("The link\
 has no address.","Linket har ingen adresse.",...writeBoth),missingText=(0,U.explain)("The link has no text.","Linket har ingen tekst.",...writeBoth);function unsafeAddress(h){const f=withoutFirstFact(
h);if(/^(?:\{\{|%7B%7B).*?(?:\}\}|%7D%7D)/.test(f))return notAnAddress;const[,m="",g=""]=/^([a-z][a-z0-9+.-]*):(.*)$/is.exec(f)??[],y=m.toLowerCase();if(y!==""){if(!ge.withoutCredentials.test(f)&&y===
"https")return withCredentials;if(!allowedSchemes.some(b=>b===y))return{message:{en:`Links that start with ${y}: are not allowed.`,da:`Links, der begynder med ${y}:, er ikke tilladt.`},hint:hintFor(y,
g)};if(!isComplete(y,g))return{message:{en:`${h} is not a complete address.`,da:`${h} er ikke en fuldst\xE6ndig adresse.`},hint:y==="https"?(0,te.didYouMean)((0,ge.withPlainHost)(h)??`https://${g.replace(
/^[/\s]+/,"")}`,wholeAddress):wholeAddress}}}v(unsafeAddress,"unsafeAddress");var withCredentials=(0,U.explain)("The link has a user name or password before the host, so it may not lead where it seems\
 to.","Linket har et brugernavn eller en adgangskode foran dom\xE6net, s\xE5 det kan f\xF8re et andet sted hen, end det ser ud til.","Remove everything before the @, and the @ itself.","Slet alt, hvad\
 der st\xE5r f\xF8r @, og selve @."),wholeAddress={en:"Write the whole address, e.g. https://www.example.org, mailto:info@example.org or tel:+4512345678.",da:"Skriv hele adressen, f.eks. https://www.e\
xample.org, mailto:info@example.org eller tel:+4512345678."},mailboxes=new RegExp(`^[^@\\s?,]+@${ge.host}(?:,[^@\\s?,]+@${ge.host})*(?=\\?|$)`);function isComplete(h,f){const m=v(g=>f.replace(/(\{\{|%7B%7B).*?(\}\}|%7D%7D)/g,
g),"filled");switch(h){case"https":return ge.addressOfHost.test(`https:${f}`)&&URL.canParse(`https:${m("fact.example")}`);case"mailto":return mailboxes.test(/@/.test(f)?m("fact.example"):m("fact@fact.\
example"));default:{const[g=""]=m("123").split(/[?;&]/);return/^\+?(?:[\d().-]|%20)+$/.test(g)&&g.replaceAll("%20","").replace(/\D/g,"").length>=3}}}v(isComplete,"isComplete");function withoutFirstFact(h){
return h.replace(/^(?:\{\{|%7B%7B)link\..*?(?:\}\}|%7D%7D)/,"https://fact.example")}v(withoutFirstFact,"withoutFirstFact");var notAnAddress=(0,U.explain)("If a link begins with a fact, the fact must b\
e an address.","Begynder et link med en oplysning, skal den v\xE6re en adresse.","The names of such facts begin with link, e.g. {{link.email}}.","Navnene p\xE5 den slags oplysninger begynder med link, f.\
eks. {{link.email}}.",{onPage:{en:"Click on the link, and choose a page or write an address with Link above the text.",da:"Klik p\xE5 linket, og v\xE6lg en side, eller skriv en adresse, med Link over tekste\
n."}});function hintFor(h,f){if(h==="http")return(0,te.hintToWrite)(`https:${f}`);if(h==="file"||h.length===1)return{en:"This is a file on your own computer, which nobody else can open; put it on the \
web first.",da:"Dette er en fil p\xE5 din egen computer, som ingen andre kan \xE5bne; l\xE6g den f\xF8rst p\xE5 nettet."};const m=(0,te.nearest)(h,allowedSchemes);return m?(0,te.didYouMean)(`${m}:${f}`,
beginnings):beginnings}v(hintFor,"hintFor");var beginnings={en:"Links start with /, #, https://, mailto:, tel: or sms:.",da:"Links begynder med /, #, https://, mailto:, tel: eller sms:."},allowed={strip:[
"script","style"],tagNames:["p","h2","h3","h4","h5","h6","ul","ol","li","strong","em","a","blockquote","br","hr","code","pre"],attributes:{a:["href","title"],"*":["id"],ol:["start"]},protocols:{href:[
...allowedSchemes]},clobber:[]},processor=remark().use(remarkHtml,{sanitize:allowed}).freeze(),suppressionComment=/<!--\s*kilde-(?:tillad|allow):(?<reason>(?:(?!-->|<!--)[\s\S])*)-->/g,inYaml=/(?<=^|\s)# *kilde-(?:tillad|allow):(?<reason>.*)$/gm;
function suppressionsIn(h){const f=[],m=h.split(`
`),g=placesIn(h);return{value:[...h.matchAll(inYaml),...h.matchAll(suppressionComment)].flatMap(k=>{const{0:w,index:x,groups:S}=k,A=g(x,w.length),_=S?.reason?.trim()??"";if(_===""){const D=(0,U.problemAt)(
A,"allowance",noReason);return f.push({...D,severity:"warning"}),[]}const E=coveredLine(m,A,g(x+w.length)),C=w.startsWith("#")?lastBelow(E,m):E;return[{place:A,from:E,to:C,reason:_}]}),problems:f}}v(suppressionsIn,
"suppressionsIn");var noReason=(0,U.explain)("The comment gives no reason, so it has no effect.","Kommentaren har ingen begrundelse, s\xE5 den virker ikke.","Write the reason after the colon.","Skriv \
begrundelsen efter kolonet.");function coveredLine(h,f,m){const g=(h[f.line-1]??"").slice(0,f.column-1),y=(h[m.line-1]??"").slice(m.column-1);if(g.trim()!==""||y.trim()!=="")return m.line;const b=h.findIndex(
(k,w)=>w>=m.line&&k.trim()!==""&&!/^\s*(#|<!--) *kilde-/.test(k));return b<0?m.line:b+1}v(coveredLine,"coveredLine");function lastBelow(h,f){const m=(f[h-1]??"").search(/\S/),g=f.slice(h),y=g.findIndex(
b=>{const k=b.search(/\S/);return k>=0&&k<=m});return h+(y<0?g.length:y)}v(lastBelow,"lastBelow");var invisibleSpaces="\\u00A0\\u2007\\u202F\\u200B-\\u200D\\u2060\\uFEFF",pattern=new RegExp(`[${invisibleSpaces}\
]`,"g"),names={en:"invisible character",da:"usynligt tegn"};function reveal(h){return(0,U.worded)(f=>h.replaceAll(pattern,`[${names[f]}]`))}v(reveal,"reveal");var literalMarkup=[{pattern:/\]\s*\((?=[/#]|https?:|mailto:|tel:|sms:|\{\{)|\((?=[/#]|https?:|mailto:|tel:|\{\{link\.)(?<=\[[^[\]]{0,300}\()|\)\[(?=[/#]|https?:|mailto:|tel:)/,
...(0,U.explain)("This looks like a link, but visitors would see it as plain text.","Dette ligner et link, men bliver vist som almindelig tekst.","Write [the text](/address): the text between [ and ],\
 directly followed by the address between ( and ).","Skriv [teksten](/adresse): teksten mellem [ og ], og lige efter den adressen mellem ( og ).",{onPage:{en:"Delete the brackets and the address, sele\
ct the words, and choose the address with Link above the text.",da:"Slet parenteserne og adressen, mark\xE9r ordene, og v\xE6lg adressen med Link over teksten."}})},{pattern:new RegExp(`^#{1,6}(?:[${invisibleSpaces}\
]|(?=[^\\s#\\d]))`,"m"),...(0,U.withOnPage)((0,U.explain)("This looks like a heading, but there is no space after its #.","Dette ligner en overskrift, men der er intet mellemrum efter #.","Write ## Th\
e heading, with an ordinary space.","Skriv ## Overskriften, med et almindeligt mellemrum."),(0,U.explain)("This looks like a heading, but visitors would see the character.","Dette ligner en overskrift\
, men bes\xF8gende ville se tegnet.","Delete the character, and make a heading with the button above the text.","Slet tegnet, og lav en overskrift med knappen over teksten."))},{pattern:new RegExp(`^(\
?:[\u2022\u2023\u25E6\u25AA\u25CF\xB7]|[\u2013\u2014](?= .*\\n[\u2013\u2014] )|-(?:[${invisibleSpaces}]|(?=\\p{L})))`,"mu"),...(0,U.explain)("This character does not make a list; the lines would run t\
ogether.","Dette tegn giver ikke en liste; linjerne ville l\xF8be ud i \xE9t.","Begin each line with a hyphen and an ordinary space.","Begynd hver linje med bindestreg og et almindeligt mellemrum.",{onPage:{
en:"Delete the character, and make a list with the button above the text.",da:"Slet tegnet, og lav en liste med knappen over teksten."}})},{pattern:/\*\*|__/,...(0,U.explain)("These characters don't m\
ake the text bold; visitors would see them.","Disse tegn g\xF8r ikke teksten fed; de ville blive vist.","Write **the text**: two asterisks on each side, with no space inside them.","Skriv **teksten**:\
 to stjerner p\xE5 hver side og intet mellemrum inden for dem.",{onPage:{en:"Delete them, select the words, and make them bold with the button above the text.",da:"Slet dem, mark\xE9r ordene, og g\xF8r dem \
fede med knappen over teksten."}})},{pattern:/\[\^[^\]]+\]|~~[^~]+~~|^[^\S\n]*\|.*\|[^\S\n]*$|^\[[ xX]?\]\s/m,...(0,U.explain)("Texts have no footnotes, tables, checkboxes or strikethrough; visitors w\
ould see the characters.","Tekster har ingen fodnoter, tabeller, afkrydsningsfelter eller overstregede ord; tegnene ville blive vist.","Delete the characters, and write it as ordinary text or as a lis\
t.","Slet tegnene, og skriv det som almindelig tekst eller som en liste.",{onPage:{en:"Write it as ordinary text, or make a list with the button above the text.",da:"Skriv det som almindelig tekst, el\
ler lav en liste med knappen over teksten."}})},{pattern:/\uFFFD/,...(0,U.explain)("This is the code of a character that no page can show.","Dette er koden for et tegn, som ingen side kan vise.","Dele\
te it.","Slet det.")}];function checkMarkdown(h,f){const m=f.includes("&"),g=[];let y;return b(h),g;function b(w){k(w,...faultsOf(w,f)),m&&k(w,...spelledOutIn(w,f)),w.type==="heading"&&(k(w,...levelFaults(
w,y)),y=w.depth),"children"in w&&w.children.forEach(b)}v(b,"visit4");function k(w,...x){for(const S of x)g.push({...stretchOf(w),...S})}v(k,"report")}v(checkMarkdown,"checkMarkdown");function faultsOf(h,f){
switch(h.type){case"html":return htmlFaults(h.value);case"definition":return[linkDefinition];case"text":return literalMarkup.flatMap(({pattern:m,message:g,hint:y})=>{const b=m.exec(h.value);if(!b)return[];
const k=startOf(h)+b.index,w=Math.max(1,b[0].length);return[{start:k,length:w,message:g,hint:y}]});case"link":{const m=linkFault(h);return m?[m.code?{...urlStretch(h,f),...m}:m]:[]}case"code":return codeFaults(
h);case"image":return altFaults(h);default:return[]}}v(faultsOf,"faultsOf");function htmlFaults(h){const f=h.replaceAll(suppressionComment,"").trim();return f===""||/^<\/[^<>]*>$/.test(f)?[]:[f.startsWith(
"<!--")?htmlComment:htmlTag]}v(htmlFaults,"htmlFaults");function spelledOutIn(h,f){const m=["value"in h?h.value:"","url"in h?h.url:"","alt"in h?h.alt:"","title"in h?h.title:""],g=findSpelledOut(m.join(
`
`),f);return g===void 0?[]:[{code:"control-character",...explainInvisible(g)}]}v(spelledOutIn,"spelledOutIn");function codeFaults({value:h,position:f}){const{start:m,end:g}=f??{},y=m&&g?g.line-m.line+
1:0,b=h.split(`
`).length,k=y===b,w=y<b+2||g?.column===1;return k||w?[codeByAccident]:[]}v(codeFaults,"codeFaults");function altFaults({alt:h}){return/^\s*([\w-]+\.(svg|png|jpe?g|webp|avif|gif)\s*)?$/i.test(h??"")?[missingAlt]:
[]}v(altFaults,"altFaults");function levelFaults({depth:h},f){return h===1?[pageTitle]:f!==void 0&&f>1&&h>f+1?[skippedLevel(h,f)]:[]}v(levelFaults,"levelFaults");var linkDefinition={code:"html-in-mark\
down",...(0,U.withOnPage)((0,U.explain)("Reference links are not supported: write the address in the link itself.","Linkets adresse skal st\xE5 i selve linket, ikke l\xE6ngere nede i teksten.","Write \
[the text](the address).","Skriv [teksten](adressen)."),(0,U.explain)("The address of a link is written further down in the text, where it has no effect.","Et links adresse st\xE5r l\xE6ngere nede i teksten\
, hvor den ikke virker.","Delete it, select the words of the link, and choose the address with Link above the text.","Slet den, mark\xE9r linkets ord, og v\xE6lg adressen med Link over teksten."))},htmlComment={
code:"html-in-markdown",...(0,U.withOnPage)((0,U.explain)("Comments are only used to suppress warnings.","Kommentarer bruges kun til at sl\xE5 advarsler fra.","Delete it, or write <!-- kilde-allow: th\
e reason -->.","Slet den, eller skriv <!-- kilde-tillad: grunden -->."),(0,U.explain)("This comment has no effect.","Kommentaren har ingen virkning.","Delete it.","Slet den."))},htmlTag={code:"html-in\
-markdown",...(0,U.explain)("HTML is not allowed in texts.","HTML er ikke tilladt i tekster.","Write it as Markdown: **bold**, *emphasis*, [link](/about), - list.","Skriv det som Markdown: **fed**, *k\
ursiv*, [link](/about), - liste.",{onPage:{en:"Delete it, and use the buttons above the text, e.g. for bold words or a list.",da:"Slet det, og brug knapperne over teksten, f.eks. til fed skrift eller \
en liste."}})},codeByAccident=(0,U.withOnPage)((0,U.explain)("This becomes program code: it begins with four spaces or a tab, or is below a line ``` or ~~~.","Dette bliver til programkode: Det begynde\
r med fire mellemrum eller et tabulatortegn, eller det st\xE5r under en linje med ``` eller ~~~.","Delete these characters: a line begins at the margin.","Slet de tegn: En linje begynder helt ude ved \
margenen."),(0,U.explain)("Visitors would see this part as program code.","Bes\xF8gende ville se denne del som programkode.","Delete it, and write it as ordinary text.","Slet den, og skriv den som alm\
indelig tekst.")),missingAlt={code:"missing-alt",...(0,U.explain)("The picture has no alternative text, or only its file name.","Billedet mangler en beskrivelse til dem, der ikke kan se det, eller har\
 kun sit filnavn.","Write what it shows between the brackets: ![A quiet room](room.svg).","Skriv mellem de kantede parenteser, hvad det viser: ![Et stille rum](room.svg).",{onPage:{en:"Click on the pi\
cture, and write what it shows.",da:"Klik p\xE5 billedet, og skriv, hvad det viser."}})},chooseSize={en:"Choose another size above the text.",da:"V\xE6lg en anden st\xF8rrelse over teksten."},pageTitle={
code:"heading-level",...(0,U.withOnPage)((0,U.explain)("A heading with one # is the title of the page, and the page already has one.","En overskrift med \xE9t # er sidens titel, og den har siden allerede\
.","Start with ## here.","Begynd med ## her."),(0,U.explain)("This heading is as large as the title of the page, and the page already has one.","Overskriften er s\xE5 stor som sidens titel, og den har si\
den allerede.",chooseSize.en,chooseSize.da))};function skippedLevel(h,f){return{code:"heading-level",...(0,U.withOnPage)((0,U.explain)(`This heading has ${h} #, the one above it ${f}: a level is missi\
ng.`,`Overskriften har ${h} #, den foreg\xE5ende ${f}: Der er sprunget et niveau over.`,`Write it with ${f+1} #.`,`Skriv den med ${f+1} #.`),(0,U.explain)("This heading is more than one size smaller t\
han the one above it.","Overskriften er mere end \xE9t trin mindre end den foreg\xE5ende.",chooseSize.en,chooseSize.da))}}v(skippedLevel,"skippedLevel");function renderMarkdown(h,f,m){const{locate:g}=f,
y=v(P=>({value:{body:ue.emptyBody,findings:joinFindings([])},problems:problemsFor([P],g,"broken-markdown")}),"tooComplex2"),b=readPlainMarkdown(h),k=b?void 0:complexityFault(h);if(k)return y(k);const w=b??
processor.parse(h),x=depthFault(w);if(x)return y(x);const S=checkMarkdown(w,h),A=findInText(visibleMarkdown(w,h),f),_=createPlaceholders(h),{problems:E,...C}=extractParts(w,{text:h,idPrefix:m,locate:g,
placeholders:_}),D=_.replace(C.words.replace(/\s{2,}|[^\S ]/g," ").trim());return{value:{body:{...C,html:_.replace(processor.stringify(w)),words:D,length:(0,ue.asWritten)(D).split(" ").length},findings:A},
problems:[...problemsFor(S,g,"broken-markdown"),...E]}}v(renderMarkdown,"renderMarkdown");function checkPlainText(h,f){return/[&<*[]/.test(h)?[...h.matchAll(markup)].flatMap(({0:m,index:g,groups:y})=>{
const b=explainMarkup(m,y??{},h.slice(0,g));if(!b)return[];const k=f(g,m.length);return[{...(0,U.problemAt)(k,"broken-markdown",b),severity:"warning"}]}):[]}v(checkPlainText,"checkPlainText");var markup=/(?<reference>&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)|(?<tag><\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--.{0,200}?-->)|(?<bold>\*\*(?<words>[^\s*][^*]*)\*\*)|(?<link>\[(?<label>[^[\]]+)\]\((?:\/|#|https?:|mailto:|tel:|\{\{)[^()\s]*\))/gis;
function explainMarkup(h,{reference:f,tag:m,words:g,label:y=""},b){if(f!==void 0)return explainReference(f);const k=h.replace(/\s+/g," ").slice(0,60);return m!==void 0?(0,U.explain)(`HTML is not allow\
ed in texts; visitors would see ${k}.`,`HTML er ikke tilladt i tekster; bes\xF8gende ville se ${k}.`,"Delete it.","Slet det.",{replacement:/^<br/i.test(m)&&!/\s$/.test(b)?" ":"",otherwise:{en:"Delete \
it.",da:"Slet det."}}):{message:{en:"Markdown is not allowed in this field; visitors would see the characters.",da:"Markdown er ikke tilladt i dette felt; bes\xF8gende ville se tegnene.",onPage:{en:"F\
ormatting is not possible here; visitors would see the characters.",da:"Formatering er ikke mulig her; bes\xF8gende ville se tegnene."}},hint:(0,te.hintToWrite)(g??y)}}v(explainMarkup,"explainMarkup");
function explainReference(h){const f=decode3(h.replace(/amp;(?=.)/gi,""));return f===void 0?void 0:{message:{en:`${h} is HTML code; visitors would see it as it is.`,da:`${h} er HTML-kode; bes\xF8gende vi\
lle se den, som den st\xE5r her.`},hint:hintFor2(f)}}v(explainReference,"explainReference");function hintFor2(h){return/\s/.test(h)?{en:"Write a space.",da:"Skriv et mellemrum.",replacement:h==="\xA0"?
h:" "}:/[\u200B-\u200F\u00AD\uFFFD\p{Cc}]/u.test(h)?{en:"Delete it.",da:"Slet det.",replacement:""}:/["']/.test(h)?{en:"Write the character itself: the site's quotation marks, or \u2019 for an apostrophe.",
da:"Skriv selve tegnet: hjemmesidens anf\xF8rselstegn eller \u2019 som apostrof."}:(0,te.hintToWrite)(h,{en:`Write ${h}, and put the whole text in quotes.`,da:`Skriv ${h}, og s\xE6t hele teksten i citati\
onstegn.`,onPage:{en:`Write ${h}.`,da:`Skriv ${h}.`}})}v(hintFor2,"hintFor2");function decode3(h){const[f]=processor.parse(`x${h}x`).children,[m]=f?.type==="paragraph"?f.children:[],g=m?.type==="text"?
m.value.slice(1,-1):void 0;return g===h?void 0:g}v(decode3,"decode3");var exactDigits=15;function readNumbers(h,f){const m=withPlainSigns(h).trim();return[...new Set(f.flatMap(g=>readIn(m,notationOf(g))))]}
v(readNumbers,"readNumbers");function spellNumber(h,f){return writeAll(h,f,"auto")}v(spellNumber,"spellNumber");function writeAll(h,f,m){return new Intl.NumberFormat(f,{useGrouping:m,maximumFractionDigits:20}).
format(h)}v(writeAll,"writeAll");function notationOf(h){const f=new Intl.NumberFormat(h,{useGrouping:"always"}),m=f.formatToParts(12345678e-1),g=v(y=>withPlainSigns(m.find(({type:b})=>b===y)?.value??""),
"sign");return{group:g("group"),decimal:g("decimal"),grouped:v(y=>withPlainSigns(f.format(Number(y))),"grouped")}}v(notationOf,"notationOf");function readIn(h,{group:f,decimal:m,grouped:g}){const[,y="",
b=""]=/^(-?)(\d.*)$/.exec(h)??[],[k="",w="0",...x]=b.split(m),S=/^--?$/.test(w)?"0":w,A=/^[\d ]+$/.test(k)?k.replaceAll(" ",f):k,_=A.replaceAll(f,""),E=x.length===0&&/^\d+$/.test(S)&&/^(0|[1-9]\d*)$/.
test(_)&&`${_}${S.replace(/0+$/,"")}`.length<=exactDigits&&(A===_||A===g(_)),C=+`${y}${_}.${S}`;return!E||Object.is(C,-0)?[]:S.length===3&&/^[1-9]\d{0,2}$/.test(_)&&A===_?[+`${y}${_}${S}`,C]:[C]}v(readIn,
"readIn");function withPlainSigns(h){return h.replace(/[！-～]/g,f=>String.fromCharCode(f.charCodeAt(0)-65248)).replace(/[\u2212\u2013\u2014]/g,"-").replaceAll("\u2019","'").replace(/\s/g," ")}v(withPlainSigns,
"withPlainSigns");function correctionFor(h,f,{locales:m,corrections:g}){if(isNo(h)&&f(void 0))return{en:"Delete the line where it doesn't apply.",da:"Slet linjen, hvis det ikke g\xE6lder.",onPage:{en:"\
Leave it empty where it doesn't apply.",da:"Lad det v\xE6re tomt, hvis det ikke g\xE6lder."}};if(typeof h=="string"&&f("~ ~"))return;const y=candidatesFor(h,m,g).filter(f),b=y.filter(k=>typeof k=="num\
ber");return y.reduceRight((k,w)=>{const x=b.includes(Number(w))?b.filter(S=>S!==w):[];return{...(0,te.didYouMean)(writtenInYaml(w),k),...x.length>0?{others:x.map(String),onPage:whichOne}:{onPage:(0,U.worded)(
S=>(0,te.question)(spoken(w,S))[S])}}},void 0)}v(correctionFor,"correctionFor");var whichOne={en:"It can be read in more than one way. Which one do you mean?",da:"Det kan l\xE6ses p\xE5 flere m\xE5der. Hvad me\
ner du?"};function spoken(h,f){const m=U.messageTags[f];if(typeof h=="number")return spellNumber(h,m);const g=String(h);return/^([01]\d|2[0-3]):[0-5]\d$/.test(g)?(0,ge.clockFormat)(m)(g):g}v(spoken,"s\
poken");function isNo(h){return h===!1||typeof h=="string"&&/^(no|nej|off|falsk)$/i.test(h)}v(isNo,"isNo");function candidatesFor(h,f,m){if(typeof h=="number"||typeof h=="boolean")return[String(h),...m(
String(h))];if(h===null)return[[]];if(typeof h!="string")return[];if(/^(lukket|closed|ingen|none)$/i.test(h))return[[]];const g=h.replace(new RegExp(`[${invisibleSpaces}]`,"g"),y=>/\s/.test(y)&&y!=="\uFEFF"?
" ":"").replace(/^[\s"'“”„»«‘’]+|[\s"'“”„»«‘’]+$/g,"");return[g,...booleans(g),...numbers(g,f),...days(g,f),...times(g),...m(g),g.replace(/\D/g,""),...addresses(g,f),...names2(
g),initials(g),...lists(g)].filter(y=>y!==h)}v(candidatesFor,"candidatesFor");function booleans(h){return/^(yes|ja|on|sand|sandt|true)$/i.test(h)?[!0]:/^(no|nej|off|falsk|false)$/i.test(h)?[!1]:[]}v(booleans,
"booleans");function numbers(h,f){const m=h.replace(new RegExp("^\\p{L}{2,3}\\.?\\s*|\\s*(\\p{L}{2,3}\\.?|,-|%)$","giu"),""),g=readNumbers(m,f);if(g.length>0)return g;const y=m.replace(/[. ](?=\d{3}(\D|$))/g,
"").replace(",",".");return/^\d+(\.\d+)?$/.test(y)?[Number(y)]:[]}v(numbers,"numbers");function days(h,f){const[,m,g="",y]=/^(?:(\d{1,2})[./ –-]+)?([a-zæøå]+|\d{1,2})[./ –-]+(\d{4})$/i.exec(h)??
[],[,b,k="",w]=/^(\d{4})[-./–](\d{1,2})(?:[-./–](\d{1,2})(?:[T ].*)?)?$/.exec(h)??[],x=b??y;if(x===void 0)return[];const S=b?k:g,A=/^\d/.test(S)?S:String((0,ge.monthOf)(S,f)??""),_=`${x}-${padded(
A)}`,E=b?w:m;return E?[`${_}-${padded(E)}`,_]:[_]}v(days,"days");function times(h){const[,f,m="00"]=/^(?:kl\.?\s*)?(\d{1,2})(?:[.:](\d{2}))?$/i.exec(h)??[];return f?[`${padded(f)}:${m}`]:[]}v(times,"t\
imes");function padded(h){return h.padStart(2,"0")}v(padded,"padded");function addresses(h,f){const m=h.replace(/^(https?:)?\/*/i,""),g=h.replace(/^mailto:/i,"").replace(/\s*(\(at\)|\(a\)|@)\s*/i,"@").
replace(/,(?=[a-z]+$)/i,".");if(h.includes("*"))return[];if(/^[a-z][a-z0-9+.-]*:/i.test(h))return[`https://${m}`,g,...plainHost(`https://${m}`)];const b=`/${h.replace(/[?#].*|\.(html?|php|aspx?)$/gi,"").
split("/").map(te.slugify).filter(Boolean).join("/")}`,k=/^[\w-]+(\.[\w-]+)+(\/|$)/.test(m)?[`https://${m}`]:[],[,...w]=f,x=w.map(S=>`/${S}${b}`);return[...k,h.replace(/\/+$/,""),g,b,...x]}v(addresses,
"addresses");function plainHost(h){const f=(0,ge.withPlainHost)(h);return f===void 0?[]:[f,f.replace(/^(https:\/\/[^/?#]*).*/s,"$1")]}v(plainHost,"plainHost");function names2(h){const f=h.replaceAll("\
\\","/").split("media/").at(-1)??"";if(/^[a-z]+:|@/i.test(h))return[];const m=f.split("/").at(-1)?.replace(/\.(yaml|yml|md)$/i,"")??"",y=/^\{\{\s*[\w-]+\.([\w-]+)\s*\}\}$/.exec(h)?.[1]??m,b=/^\d/.test(
h)?[]:[(0,te.slugify)(y)],k=f.replace(/\s+/g,"-");return[f,k,y,...b,h.toUpperCase()]}v(names2,"names2");function lists(h){const f=h.split(/\s*,\s*/);return f.length>1||/^\S+$/.test(h)?[f]:[]}v(lists,"\
lists");function initials(h){return(new RegExp("^\\p{Lu}{2,3}$","u").test(h)?[...h]:h.split(/\s+/)).map(f=>`${f.charAt(0).toUpperCase()}.`).join(" ")}v(initials,"initials");function writtenInYaml(h){if(Array.
isArray(h))return`[${h.join(", ")}]`;const f=String(h);return typeof h!="string"||/^\d{4}-\d\d(-\d\d)?$/.test(f)||!/^[\d+]|^(true|false)$|: | #/.test(f)?f:JSON.stringify(f)}v(writtenInYaml,"writtenInY\
aml");function expected(h){const f=(0,te.readDemand)(h.message);if(f)return f;switch(h.code){case"invalid_type":return typeNames[h.expected]??somethingElse;case"invalid_value":return choice(h.values.map(
String));case"invalid_union":return choice(optionsOf(h));case"too_small":return h.origin==="string"?typeNames.string??somethingElse:h.origin==="array"?{en:`a list of at least ${h.minimum}`,da:`en list\
e med mindst ${h.minimum} punkt`}:{en:`at least ${h.minimum}`,da:`mindst ${h.minimum}`};case"too_big":return{en:`at most ${h.maximum}`,da:`h\xF8jst ${h.maximum}`};default:return somethingElse}}v(expected,
"expected");var somethingElse={en:"something else",da:"noget andet"},typeNames={string:{en:"text",da:"en tekst"},number:{en:"a number",da:"et tal"},int:{en:"a whole number",da:"et helt tal"},boolean:{
en:"true or false",da:"true eller false",onPage:{en:"yes or no",da:"ja eller nej"}},array:{en:"a list: lines that start with a hyphen",da:"en liste: linjer, der begynder med bindestreg",onPage:{en:"a \
list",da:"en liste"}},object:{en:"a group of fields, each on an indented line of its own",da:"en gruppe felter, hvert p\xE5 sin egen indrykkede linje",onPage:{en:"a group of fields",da:"en gruppe felt\
er"}},record:{en:"a group of names with their values, each on an indented line of its own",da:"en gruppe navne med hver sin v\xE6rdi, hvert p\xE5 sin egen indrykkede linje",onPage:{en:"a group of fiel\
ds",da:"en gruppe felter"}}};function choice(h){return{...(0,U.worded)(f=>(0,ge.formatChoice)(h,U.messageTags[f])),onPage:te.oneOfTheChoices}}v(choice,"choice");function optionsOf(h){return h.code==="\
invalid_union"&&"options"in h&&Array.isArray(h.options)?h.options.map(String):[]}v(optionsOf,"optionsOf");function issuesIn(h,f){const{error:m}=h.safeParse(f,withoutCompiling);return m?issuesOf(m):[]}
v(issuesIn,"issuesIn");function issuesOf({issues:h}){return h.flatMap(f=>flatten(f,[]))}v(issuesOf,"issuesOf");var withoutCompiling={jitless:!0};function flatten(h,f){const m={...h,path:[...f,...h.path]};
if(h.code!=="invalid_union"||h.errors.length===0)return[m];const g=v(b=>b.filter(({path:k})=>k.length<=1).length,"ownFields"),[y]=h.errors.filter(b=>!b.some(({code:k,path:w})=>k==="invalid_type"&&w.length===
0)).sort((b,k)=>g(b)-g(k)||b.length-k.length);return y?y.flatMap(b=>flatten(b,m.path)):[m]}v(flatten,"flatten");function firstPerPath(h){const f=new Set;return h.filter(m=>{const g=`${m.code==="unreco\
gnized_keys"} ${(0,oe.pathKey)(m.path)}`,y=!f.has(g);return f.add(g),y})}v(firstPerPath,"firstPerPath");function misplacedFields(h,f,m){const g=h.filter(({path:y})=>(0,oe.valueAt)(f,y)===void 0);return h.
flatMap(y=>{if(y.code!=="unrecognized_keys"||y.keys.length>1)return[];const b=y.path,k=[...b,...y.keys],w=(0,oe.keyPlace)(m,k),x=String(k.at(-1)),S=(0,oe.pathKey)([...b.slice(0,-1),x]),A=g.find(D=>b.length>
0&&(0,oe.pathKey)(D.path)===S),_=g.find(D=>D.path.length===k.length+1&&D.path.at(-1)===k.at(-1)&&(0,oe.isWithin)(D.path,b)),E=A??_;if(!E)return[];const C=A?tooFarIn(x,String(b.at(-1))):tooFarOut(x,String(
E.path.at(-2)));return[{parts:[y,E],problem:(0,U.problemAt)(w,"unknown-field",C)}]})}v(misplacedFields,"misplacedFields");function tooFarIn(h,f){return(0,U.explain)(`${h} belongs beside ${f}, but is i\
n it.`,`Feltet ${h} h\xF8rer til ved siden af ${f}, men st\xE5r inde i det.`,`Begin the line in the same column as ${f}.`,`Begynd linjen i samme kolonne som ${f}.`)}v(tooFarIn,"tooFarIn");function tooFarOut(h,f){
return(0,U.explain)(`${h} belongs in ${f}, but is beside it.`,`Feltet ${h} h\xF8rer til i ${f}, men st\xE5r ved siden af.`,`Put the line below ${f}, and begin it with two more spaces.`,`S\xE6t linjen und\
er ${f}, og begynd den med to mellemrum mere.`)}v(tooFarOut,"tooFarOut");function describe(h){if(h==null||h==="")return{en:"empty",da:"har intet indhold"};if(Array.isArray(h))return h.length===0?{en:"\
an empty list",da:"er en tom liste"}:{en:"a list",da:"er en liste"};if(typeof h=="object")return{en:"a group of fields",da:"er en gruppe felter"};if(typeof h!="string")return{en:String(h),da:`er ${h}`};
const f=h.length>60?`${h.slice(0,57)}\u2026`:h,{en:m,da:g}=reveal(f);return{en:`\u201C${m}\u201D`,da:`er \xBB${g}\xAB`}}v(describe,"describe");function readableName(h,f){const m=h.at(-1);if(m===void 0)
return{en:"this file",da:"filen"};const g=h.slice(0,-1);if(typeof m=="number"){const y={en:`item ${m+1}`,da:`punkt ${m+1}`},b=readableName(g,f);return g.length===0?y:{en:`${y.en} of ${b.en}`,da:`${y.da}\
 i ${b.da}`}}if(f.includes(String(m))&&g.length>0){const y=readableName(g,f);return(0,U.worded)(b=>`${y[b]} (${String(m)})`)}return(0,U.worded)(()=>String(m))}v(readableName,"readableName");function sentenceStart(h,f){
const{en:m,da:g}=readableName(h,f),y=/^(this file|filen|item |punkt )/;return{en:y.test(m)?(0,ge.capitalize)(m):m,da:y.test(g)?(0,ge.capitalize)(g):`Feltet ${g}`}}v(sentenceStart,"sentenceStart");function validate(h){
const f=h.schema.safeParse(h.value,withoutCompiling);if(f.success)return sound(f.data);const m=firstPerPath(issuesOf(f.error)),g=misplacedFields(m,h.value,h.places),y=withoutMisspelt(m,h).filter(k=>!g.
some(({parts:w})=>w.includes(k))),b=y.length<=maxCorrections;return{value:void 0,problems:[...g.map(({problem:k})=>k),...y.flatMap(k=>problemsOf2(k,{...h,triesRemedies:b}))]}}v(validate,"validate");var maxCorrections=100;
function withoutMisspelt(h,{schema:f,value:m}){const g=new Set(h.flatMap(y=>{if(y.code!=="unrecognized_keys")return[];const b=fieldsAt(f,y.path,m);return y.keys.map(k=>(0,oe.pathKey)([...y.path,(0,te.nearest)(
k,b)??""]))}));return h.filter(y=>(0,oe.valueAt)(m,y.path)!==void 0||!g.has((0,oe.pathKey)(y.path)))}v(withoutMisspelt,"withoutMisspelt");var anotherName={en:"another name",da:"et andet navn"};function problemsOf2(h,f){
if(h.code==="unrecognized_keys")return h.keys.map(w=>unknownField([...h.path,w],f));const{places:m,value:g}=f,y=(0,oe.valueAt)(g,h.path);if(h.code==="invalid_key"){const[w]=h.issues,x=(w&&(0,te.readDemand)(
w.message))??anotherName,S=String(h.path.at(-1));return[(0,U.problemAt)((0,oe.keyPlace)(m,h.path),"invalid-field",{message:{en:`The name \u201C${S}\u201D must be ${(0,te.withFullStop)(x.en)}`,da:`I st\
edet for navnet \xBB${S}\xAB skal der st\xE5 ${(0,te.withFullStop)(x.da)}`},hint:(0,te.slugify)(S)===""?void 0:(0,te.didYouMean)((0,te.slugify)(S))})]}if(y===void 0&&h.path.length>0){const w=h.path.slice(
0,-1),x=Object.keys(Object((0,oe.valueAt)(g,w))),S=String(h.path.at(-1)),A=h.code==="invalid_union"?(0,te.nearest)(S,x):void 0;return A===void 0?[missingField(h,f)]:[unknownField([...w,A],f,[S])]}const b=sentenceStart(
h.path,f.locales),k=requiredOf(h,f);return[(0,U.problemAt)((0,oe.nearestPlace)(m,h.path),"invalid-field",{message:{en:`${b.en} is ${describe(y).en}; it must be ${(0,te.withFullStop)(k.en)}`,da:`${b.da}\
 ${describe(y).da}; der skal st\xE5 ${(0,te.withFullStop)(k.da)}`,onPage:(0,te.mustBe)(k.onPage??k)},hint:hintFor3(h,y,f)})]}v(problemsOf2,"problemsOf2");function requiredOf(h,{schema:f,value:m}){const g=expected(
h),y=h.code==="invalid_type"&&h.expected==="object"&&!(0,te.readDemand)(h.message)?fieldsAt(f,h.path,m).filter(x=>x!=="sample"):[];if(y.length===0||h.path.length===0)return g;const b=y.join(", "),{en:k,
da:w}=g;return{...g,en:`${k}: ${b}`,da:`${w}: ${b}`}}v(requiredOf,"requiredOf");function unknownField(h,{schema:f,value:m,places:g,locales:y},b=fieldsAt(f,h.slice(0,-1),m)){const k=h.slice(0,-1),w=String(
h.at(-1)),x=Object.keys(Object((0,oe.valueAt)(m,k))),S=(0,te.nearest)(w,x.filter(E=>E!==w&&b.includes(E))),A=b.filter(E=>!x.includes(E)&&E!=="sample"),_=readableName(k,y);return(0,U.problemAt)((0,oe.keyPlace)(
g,h),"unknown-field",{message:{en:`${w} is not a field of ${_.en}.`,da:`Der er intet felt ${w} i ${_.da}.`,onPage:{en:"A field that is filled in here doesn't belong to the type you chose.",da:"Et felt\
, der er udfyldt her, h\xF8rer ikke til den valgte type."}},hint:{...S===void 0?(0,te.suggest)(w,A)??deleteOrMove:{en:`${S} already exists; delete this line.`,da:`${S} findes allerede; slet denne linj\
e.`},onPage:{en:"Undo the last change, or choose the type that it was before.",da:"Fortryd den seneste \xE6ndring, eller v\xE6lg den type, det var f\xF8r."}}})}v(unknownField,"unknownField");var deleteOrMove={
en:"Delete it, or move it to the field it belongs in.",da:"Slet det, eller flyt det hen i det felt, hvor det h\xF8rer hjemme."};function missingField(h,f){const{places:m,locales:g}=f,y=h.path.slice(0,
-1),b=String(h.path.at(-1)),k=sentenceStart(y,g),w=(0,oe.nearestPlace)(m,h.path);if(g.includes(b)){const{en:E,da:C}=(0,U.languageName)(b),D=isSwallowed(b,(0,oe.valueAt)(f.value,y))?(0,U.explain)(`${k.
en} has no ${E} text.`,`${k.da} har ingen ${C} tekst.`,`The text beside it goes on with ${b}: \u2013 begin that line in the same column as the other language.`,`Teksten ved siden af forts\xE6tter med ${b}\
: \u2013 begynd den linje i samme kolonne som det andet sprog.`):(0,U.explain)(`${k.en} has no ${E} text.`,`${k.da} har ingen ${C} tekst.`,`Add a line ${b}: with the text in ${E}, in the same column a\
s the other language; between { and }, write a comma and then ${b}:.`,`Tilf\xF8j en linje, der begynder med ${b}: og har teksten p\xE5 ${C}, i samme kolonne som det andet sprog; mellem { og } skriver \
du et komma og s\xE5 ${b}:.`),T=(0,U.explain)(`The text in ${E} is missing.`,`Teksten p\xE5 ${C} mangler.`,`Write it in ${E}.`,`Skriv den p\xE5 ${C}.`);return(0,U.problemAt)(w,"missing-translation",(0,U.withOnPage)(
D,T))}const x=requiredOf(h,f),S=(0,te.mustBe)(x.onPage??x),A=(0,U.explain)(`${k.en} has no ${b}.`,`${k.da} mangler feltet ${b}.`,`Add ${b}, which must be ${(0,te.withFullStop)(x.en)}`,`Tilf\xF8j ${b};\
 der skal st\xE5 ${(0,te.withFullStop)(x.da)}`),_=(0,U.explain)(`<${b}> is missing here.`,`Her mangler <${b}>.`,S.en,S.da);return(0,U.problemAt)(w,"missing-field",(0,U.withOnPage)(A,_))}v(missingField,
"missingField");function isSwallowed(h,f){return Object.values(Object(f)).some(m=>typeof m=="string"&&` ${m}`.includes(` ${h}: `))}v(isSwallowed,"isSwallowed");function hintFor3(h,f,m){const g=h.code===
"invalid_value"?h.values.map(String):optionsOf(h),y=typeof f=="string"?(0,te.nearest)(f,g):void 0;return y!==void 0?(0,te.didYouMean)(y):m.triesRemedies?correctionFor(f,b=>fits(b,h.path,m),m):void 0}v(
hintFor3,"hintFor3");function fits(h,f,{schema:m,value:g}){return!issuesIn(m,(0,oe.replaced)(g,f,h)).some(y=>(0,oe.isWithin)(y.path,f))}v(fits,"fits");var unreadFile={data:void 0,raw:void 0,body:void 0,
places:{},citations:[],references:[],texts:[],figures:[],lintFindings:[]};function readData({schema:h,fieldLanguages:f={}},m,g,y){const{value:b,places:k}=g,w=(0,te.localesOf)(y),x=validate({schema:h,value:b,
places:k,locales:w,corrections:v(_=>y.corrections?.(_)??[],"corrections")}),S=citationsIn(g),A=readTexts(x.value,g,y,_=>_.reduce((E,C)=>w.find(D=>D===C)??f[String(C)]??E,m));return{value:{data:A.data,
raw:b,body:void 0,places:k,citations:S.value,references:A.references,texts:A.texts,...joinFindings(A.findings)},problems:[...x.problems,...S.problems,...A.problems,...repeatedNames(A.references,k)]}}v(
readData,"readData");function citationsIn(h){const f=[...(0,oe.valuesWithin)(h.value)].flatMap(([m,g])=>typeof g=="string"&&/[{}]|\[\[/.test(g)?[splitCitations(g,h.locatorAt(m))]:[]);return{value:f.flatMap(
({parts:m})=>citationsOf(m)),problems:f.flatMap(({problems:m})=>m)}}v(citationsIn,"citationsIn");function citationsOf(h){return h.filter(f=>typeof f=="object"&&"fact"in f)}v(citationsOf,"citationsOf");
function readTexts(h,f,m,g){const y=[],b=[],k=[],w=[];return{data:changeData(h,(S,A)=>{if((0,te.isReference)(S)){const D=g(A),T=D===void 0?(0,te.localesOf)(m):[D];k.push({reference:S,path:A,locales:T})}
if(typeof S=="string"&&f.hasScalar(A)&&b.push(...checkPlainText(S,f.locatorAt(A))),!(0,ue.isText)(S)&&!(0,ue.isProse)(S))return;const _={locale:g(A)??(0,te.defaultLocale)(m),site:m,locate:f.locatorAt(
A),isUnquoted:f.isUnquoted(A)};if((0,ue.isText)(S))return y.push(findInText(visibleWords(S.source),_)),b.push(...checkPlainText(S.source,_.locate)),{...S,parts:splitCitations(S.source,_.locate).parts};
const E=renderMarkdown(S.source,_),{body:C}=E.value;return y.push(E.value.findings),b.push(...E.problems),w.push({locale:_.locale,body:C}),{...S,body:C}}),findings:y,problems:b,references:k,texts:w}}v(
readTexts,"readTexts");function repeatedNames(h,f){const m=h.filter(({path:y})=>typeof y.at(-1)=="number");return[...(0,U.groupBy)(m,({reference:y,path:b})=>[y.name,(0,oe.pointer)(b.slice(0,-1))].join()).
values()].flatMap(([,...y])=>y.map(({path:b,reference:{name:k}})=>(0,U.problemAt)((0,oe.nearestPlace)(f,b),"duplicate-id",{message:{en:`${k} appears twice in this list.`,da:`${k} st\xE5r to gange i liste\
n.`,onPage:{en:"This is in the list twice.",da:"Det samme st\xE5r to gange i listen."}},hint:{en:"Delete one of the two.",da:"Slet det ene."}})))}v(repeatedNames,"repeatedNames");var import_gray_matter=(0,U.__toESM)(
require_gray_matter(),1),asWritten2={parse:v(h=>({written:h}),"parse"),stringify:v(()=>"","stringify")},options2={language:"yaml",engines:{yaml:asWritten2}},closingLine=/\n---[ \t]*(\n|$)/;function splitFrontMatter(h){
const f=wrongOpening(h)??wrongClosing(h);return f?{value:void 0,problems:problemsFor([f],placesIn(h),"unclosed-front-matter")}:sound(split(h))}v(splitFrontMatter,"splitFrontMatter");function split(h){
if(!h.startsWith("---"))return{matter:"",body:h,bodyStart:0};const{matter:f,content:m}=(0,import_gray_matter.default)(h,options2),g=h.length-m.length;return{matter:f||`
`,body:m,bodyStart:g}}v(split,"split");function wrongOpening(h){const f=Math.max(0,h.search(/\S/)),m=lineAt(h,f).text.trim(),g=h.slice(f+m.length).trimStart(),y=m==="---"&&f===0;return(m.startsWith("-\
--")||/^[-–—_=]+$/.test(m)&&startsWithField(g)||startsWithField(m)&&/\S\n---[ \t]*(\n|$)/.test(h))&&!y?{start:f,length:m.length,...(0,U.explain)("Above the fields at the top of the file there must\
 be a line with three hyphens, the very first of the file.","Over felterne \xF8verst i filen skal der st\xE5 en linje med tre bindestreger, som filens allerf\xF8rste.","Make --- the first line of the \
file, with nothing before or after it.","Lad filens f\xF8rste linje v\xE6re --- uden noget foran eller bagved.")}:void 0}v(wrongOpening,"wrongOpening");function startsWithField(h){return/^[\w-]+:(\s|$)/.
test(h)}v(startsWithField,"startsWithField");function wrongClosing(h){if(!h.startsWith("---"))return;const f=/\n(---.*|[-–—_=]{2,}[ \t]*(?=\n|$))/d.exec(h);if(f?.[1]?.trimEnd()==="---")return;const m=closingLine.
test(h)?f:/\n[ \t]*([-–—_=]+|---.*)[ \t]*(?=\n|$)/d.exec(h),[g,y]=m?.indices?.[1]??[0,3];return{start:g,length:y-g,...(0,U.explain)("Below the fields at the top of the file there must be a line wi\
th three hyphens and nothing else.","Under felterne \xF8verst i filen skal der st\xE5 en linje med tre bindestreger og ikke andet.","Write --- on a line of its own below the last field.","Skriv --- p\xE5\
 en linje for sig under det sidste felt.")}}v(wrongClosing,"wrongClosing");function isAnimated(h){const f=Buffer.from(h.buffer,h.byteOffset,h.byteLength),m=f.toString("latin1",0,64);return m.startsWith(
"GIF8")?[...f.toString("latin1").matchAll(/!\xF9.{5}\0[,!]/gs)].length>1:m.startsWith("PNG",1)?f.subarray(0,f.indexOf("IDAT")).includes("acTL"):m.startsWith("WEBPVP8X",8)?((f[20]??0)&2)!==0:m.startsWith(
"ftyp",4)&&m.includes("avis")}v(isAnimated,"isAnimated");var decoder=new TextDecoder,toUTF8String=v((h,f=0,m=h.length)=>decoder.decode(h.slice(f,m)),"toUTF8String"),toHexString=v((h,f=0,m=h.length)=>h.
slice(f,m).reduce((g,y)=>g+`0${y.toString(16)}`.slice(-2),""),"toHexString"),getView=v((h,f)=>new DataView(h.buffer,h.byteOffset+f),"getView"),readInt16LE=v((h,f=0)=>getView(h,f).getInt16(0,!0),"readI\
nt16LE"),readUInt16BE=v((h,f=0)=>getView(h,f).getUint16(0,!1),"readUInt16BE"),readUInt16LE=v((h,f=0)=>getView(h,f).getUint16(0,!0),"readUInt16LE"),readUInt24LE=v((h,f=0)=>{const m=getView(h,f);return m.
getUint16(0,!0)+(m.getUint8(2)<<16)},"readUInt24LE"),readInt32LE=v((h,f=0)=>getView(h,f).getInt32(0,!0),"readInt32LE"),readUInt32BE=v((h,f=0)=>getView(h,f).getUint32(0,!1),"readUInt32BE"),readUInt32LE=v(
(h,f=0)=>getView(h,f).getUint32(0,!0),"readUInt32LE"),methods={readUInt16BE,readUInt16LE,readUInt32BE,readUInt32LE};function readUInt(h,f,m=0,g=!1){const b=`readUInt${f}${g?"BE":"LE"}`;return methods[b](
h,m)}v(readUInt,"readUInt");var BOX_HEADER_SIZE=8;function readBox(h,f,m,g,y){if(h.length-g<BOX_HEADER_SIZE)return;const b=f.getUint32(m+g,!1);if(!(h.length-g<b))return{offset:g,size:b,matches:f.getUint32(
m+4+g,!1)===y}}v(readBox,"readBox");var boxViews=new WeakMap;function getBoxView(h){let f=boxViews.get(h.buffer);return f||(f=new DataView(h.buffer),boxViews.set(h.buffer,f)),f}v(getBoxView,"getBoxVie\
w");function findBox(h,f,m){const g=getBoxView(h),y=f.charCodeAt(0)<<24|f.charCodeAt(1)<<16|f.charCodeAt(2)<<8|f.charCodeAt(3),b=h.byteOffset;let k=m;for(;k<h.length&&!(h.length-k<4);){if(g.getUint32(
b+k,!1)<BOX_HEADER_SIZE){k+=BOX_HEADER_SIZE;continue}const w=readBox(h,g,b,k,y);if(!w)break;if(w.matches)return{name:f,offset:w.offset,size:w.size};k+=w.size}}v(findBox,"findBox");var BMP={validate:v(
h=>toUTF8String(h,0,2)==="BM","validate"),calculate:v(h=>({height:Math.abs(readInt32LE(h,22)),width:readUInt32LE(h,18)}),"calculate")},TYPE_ICON=1,SIZE_HEADER=6,SIZE_IMAGE_ENTRY=16;function getSizeFromOffset(h,f){
const m=h[f];return m===0?256:m}v(getSizeFromOffset,"getSizeFromOffset");function getImageSize(h,f){const m=SIZE_HEADER+f*SIZE_IMAGE_ENTRY;return{height:getSizeFromOffset(h,m+1),width:getSizeFromOffset(
h,m)}}v(getImageSize,"getImageSize");var ICO={validate(h){const f=readUInt16LE(h,0),m=readUInt16LE(h,4);return f!==0||m===0?!1:readUInt16LE(h,2)===TYPE_ICON},calculate(h){const f=readUInt16LE(h,4);if(SIZE_HEADER+
f*SIZE_IMAGE_ENTRY>h.length)throw new TypeError("Invalid ICO");const m=getImageSize(h,0);if(f===1)return m;const g=[];for(let y=0;y<f;y+=1)g.push(getImageSize(h,y));return{width:m.width,height:m.height,
images:g}}},TYPE_CURSOR=2,CUR={validate(h){const f=readUInt16LE(h,0),m=readUInt16LE(h,4);return f!==0||m===0?!1:readUInt16LE(h,2)===TYPE_CURSOR},calculate:v(h=>ICO.calculate(h),"calculate")},DDS={validate:v(
h=>readUInt32LE(h,0)===542327876,"validate"),calculate:v(h=>({height:readUInt32LE(h,12),width:readUInt32LE(h,16)}),"calculate")},gifRegexp=/^GIF8[79]a/,GIF={validate:v(h=>gifRegexp.test(toUTF8String(h,
0,6)),"validate"),calculate:v(h=>({height:readUInt16LE(h,8),width:readUInt16LE(h,6)}),"calculate")},brandMap={avif:"avif",mif1:"heif",msf1:"heif",heic:"heic",heix:"heic",hevc:"heic",hevx:"heic"},HEIF={
validate(h){if(toUTF8String(h,4,8)!=="ftyp")return!1;const m=findBox(h,"ftyp",0);return m?toUTF8String(h,m.offset+8,m.offset+12)in brandMap:!1},calculate(h){const f=findBox(h,"meta",0),m=f&&findBox(h,
"iprp",f.offset+12),g=m&&findBox(h,"ipco",m.offset+8);if(!g)throw new TypeError("Invalid HEIF, no ipco box found");const y=toUTF8String(h,8,12),b=[];let k=g.offset+8;for(;k<g.offset+g.size;){const w=findBox(
h,"ispe",k);if(!w)break;if(w.size<20)throw new TypeError("Invalid HEIF");const x=readUInt32BE(h,w.offset+12),S=readUInt32BE(h,w.offset+16),A=findBox(h,"clap",k);let _=x;const E=S;if(A&&A.size>=16&&A.offset<
g.offset+g.size){const D=readUInt32BE(h,A.offset+12);_=x-D}b.push({height:E,width:_});const C=w.offset+w.size;if(C<=k)throw new TypeError("Invalid HEIF");k=C}if(b.length===0)throw new TypeError("Inval\
id HEIF, no sizes found");return{width:b[0].width,height:b[0].height,type:y,...b.length>1?{images:b}:{}}}},SIZE_HEADER2=8,FILE_LENGTH_OFFSET=4,ENTRY_LENGTH_OFFSET=4,ICON_TYPE_SIZE={ICON:32,"ICN#":32,"\
icm#":16,icm4:16,icm8:16,"ics#":16,ics4:16,ics8:16,is32:16,s8mk:16,icp4:16,icl4:32,icl8:32,il32:32,l8mk:32,icp5:32,ic11:32,ich4:48,ich8:48,ih32:48,h8mk:48,icp6:64,ic12:32,it32:128,t8mk:128,ic07:128,ic08:256,
ic13:256,ic09:512,ic14:512,ic10:1024};function readImageHeader(h,f){const m=f+ENTRY_LENGTH_OFFSET;if(m+4>h.length)throw new TypeError("Invalid ICNS");return[toUTF8String(h,f,m),readUInt32BE(h,m)]}v(readImageHeader,
"readImageHeader");function getImageSize2(h){const f=ICON_TYPE_SIZE[h];return{width:f,height:f,type:h}}v(getImageSize2,"getImageSize2");var ICNS={validate:v(h=>toUTF8String(h,0,4)==="icns","validate"),
calculate(h){const f=h.length,m=readUInt32BE(h,FILE_LENGTH_OFFSET);let g=SIZE_HEADER2;const y=[];for(;g<m&&g<f;){const b=readImageHeader(h,g),k=b[1];if(k<8)throw new TypeError("Invalid ICNS");const w=getImageSize2(
b[0]);y.push(w),g+=k}if(y.length===0)throw new TypeError("Invalid ICNS, no sizes found");return{width:y[0].width,height:y[0].height,...y.length>1?{images:y}:{}}}},J2C={validate:v(h=>readUInt32BE(h,0)===
4283432785,"validate"),calculate:v(h=>({height:readUInt32BE(h,12),width:readUInt32BE(h,8)}),"calculate")},JP2={validate(h){if(toUTF8String(h,4,8)!=="jP  ")return!1;const m=findBox(h,"ftyp",0);return m?
toUTF8String(h,m.offset+8,m.offset+12)==="jp2 ":!1},calculate(h){const f=findBox(h,"jp2h",0),m=f&&findBox(h,"ihdr",f.offset+8);if(m)return{height:readUInt32BE(h,m.offset+8),width:readUInt32BE(h,m.offset+
12)};throw new TypeError("Unsupported JPEG 2000 format")}},EXIF_MARKER="45786966",APP1_DATA_SIZE_BYTES=2,EXIF_HEADER_BYTES=6,TIFF_BYTE_ALIGN_BYTES=2,BIG_ENDIAN_BYTE_ALIGN="4d4d",LITTLE_ENDIAN_BYTE_ALIGN="\
4949",IDF_ENTRY_BYTES=12,NUM_DIRECTORY_ENTRIES_BYTES=2;function isEXIF(h){return toHexString(h,2,6)===EXIF_MARKER}v(isEXIF,"isEXIF");function extractSize(h,f){return{height:readUInt16BE(h,f),width:readUInt16BE(
h,f+2)}}v(extractSize,"extractSize");function extractOrientation(h,f){const g=EXIF_HEADER_BYTES+8,y=readUInt(h,16,g,f);for(let b=0;b<y;b++){const k=g+NUM_DIRECTORY_ENTRIES_BYTES+b*IDF_ENTRY_BYTES,w=k+
IDF_ENTRY_BYTES;if(k>h.length)return;const x=h.slice(k,w);if(readUInt(x,16,0,f)===274)return readUInt(x,16,2,f)!==3||readUInt(x,32,4,f)!==1?void 0:readUInt(x,16,8,f)}}v(extractOrientation,"extractOrie\
ntation");function validateExifBlock(h,f){const m=h.slice(APP1_DATA_SIZE_BYTES,f),g=toHexString(m,EXIF_HEADER_BYTES,EXIF_HEADER_BYTES+TIFF_BYTE_ALIGN_BYTES),y=g===BIG_ENDIAN_BYTE_ALIGN;if(y||g===LITTLE_ENDIAN_BYTE_ALIGN)
return extractOrientation(m,y)}v(validateExifBlock,"validateExifBlock");function validateInput(h,f){if(f>h.length)throw new TypeError("Corrupt JPG, exceeded buffer limits")}v(validateInput,"validateIn\
put");var JPG={validate:v(h=>toHexString(h,0,2)==="ffd8","validate"),calculate(h){let f=h.slice(4),m,g;for(;f.length;){const y=readUInt16BE(f,0);if(validateInput(f,y),f[y]!==255){f=f.subarray(1);continue}
if(isEXIF(f)&&(m=validateExifBlock(f,y)),g=f[y+1],g===192||g===193||g===194){const b=extractSize(f,y+5);return m?{height:b.height,orientation:m,width:b.width}:b}f=f.subarray(y+2)}throw new TypeError("\
Invalid JPG, no size found")}},BitReader=class{static{v(this,"BitReader")}input;endianness;byteOffset=2;bitOffset=0;constructor(h,f){this.input=h,this.endianness=f}getBits(h=1){let f=0,m=0;for(;m<h;){
if(this.byteOffset>=this.input.length)throw new Error("Reached end of input");const g=this.input[this.byteOffset],y=8-this.bitOffset,b=Math.min(h-m,y);if(this.endianness==="little-endian"){const k=(1<<
b)-1,w=g>>this.bitOffset&k;f|=w<<m}else{const k=(1<<b)-1<<8-this.bitOffset-b,w=(g&k)>>8-this.bitOffset-b;f=f<<b|w}m+=b,this.bitOffset+=b,this.bitOffset===8&&(this.byteOffset++,this.bitOffset=0)}return f}};
function calculateImageDimension(h,f){if(f)return 8*(1+h.getBits(5));const m=h.getBits(2),g=[9,13,18,30][m];return 1+h.getBits(g)}v(calculateImageDimension,"calculateImageDimension");function calculateImageWidth(h,f,m,g){
if(f&&m===0)return 8*(1+h.getBits(5));if(m===0)return calculateImageDimension(h,!1);const y=[1,1.2,4/3,1.5,16/9,5/4,2];return Math.floor(g*y[m-1])}v(calculateImageWidth,"calculateImageWidth");var JXLStream={
validate:v(h=>toHexString(h,0,2)==="ff0a","validate"),calculate(h){const f=new BitReader(h,"little-endian"),m=f.getBits(1)===1,g=calculateImageDimension(f,m),y=f.getBits(3);return{width:calculateImageWidth(
f,m,y,g),height:g}}};function extractCodestream(h){const f=findBox(h,"jxlc",0);if(f)return h.subarray(f.offset+8,f.offset+f.size);const m=extractPartialStreams(h);if(m.length>0)return concatenateCodestreams(
m)}v(extractCodestream,"extractCodestream");function extractPartialStreams(h){const f=[];let m=0;for(;m<h.length;){const g=findBox(h,"jxlp",m);if(!g)break;if(g.size<12)throw new TypeError("Invalid JXL");
f.push(h.slice(g.offset+12,g.offset+g.size)),m=g.offset+g.size}return f}v(extractPartialStreams,"extractPartialStreams");function concatenateCodestreams(h){const f=h.reduce((y,b)=>y+b.length,0),m=new Uint8Array(
Math.min(16,f));let g=0;for(const y of h){if(g>=m.length)break;const b=Math.min(y.length,m.length-g);m.set(y.subarray(0,b),g),g+=b}return m}v(concatenateCodestreams,"concatenateCodestreams");var JXL={
validate:v(h=>{if(toUTF8String(h,4,8)!=="JXL ")return!1;const m=findBox(h,"ftyp",0);return m?toUTF8String(h,m.offset+8,m.offset+12)==="jxl ":!1},"validate"),calculate(h){const f=extractCodestream(h);if(f)
return JXLStream.calculate(f);throw new TypeError("Invalid JXL")}},KTX={validate:v(h=>{const f=toUTF8String(h,1,7);return["KTX 11","KTX 20"].includes(f)},"validate"),calculate:v(h=>{const f=h[5]===49?
"ktx":"ktx2",m=f==="ktx"?36:20;return{height:readUInt32LE(h,m+4),width:readUInt32LE(h,m),type:f}},"calculate")},pngSignature=`PNG\r

`,pngImageHeaderChunkName="IHDR",pngFriedChunkName="CgBI",PNG={validate(h){if(pngSignature===toUTF8String(h,1,8)){let f=toUTF8String(h,12,16);if(f===pngFriedChunkName&&(f=toUTF8String(h,28,32)),f!==pngImageHeaderChunkName)
throw new TypeError("Invalid PNG");return!0}return!1},calculate(h){return toUTF8String(h,12,16)===pngFriedChunkName?{height:readUInt32BE(h,36),width:readUInt32BE(h,32)}:{height:readUInt32BE(h,20),width:readUInt32BE(
h,16)}}},PNMTypes={P1:"pbm/ascii",P2:"pgm/ascii",P3:"ppm/ascii",P4:"pbm",P5:"pgm",P6:"ppm",P7:"pam",PF:"pfm"},HEADER_SCAN_LIMIT=64,PAM_HEADER_LIMIT=256,isWhitespace=v(h=>h===32||h===9||h===10||h===13,
"isWhitespace"),isEndOfLine=v(h=>h===10||h===13,"isEndOfLine"),handlers2={default:v(h=>{const f=Math.min(h.length,HEADER_SCAN_LIMIT),m=[];let g="",y=!1;for(let b=2;b<f&&m.length<2;b++){const k=h[b];y?
y=!isEndOfLine(k):k===35?y=!0:isWhitespace(k)?g&&(m.push(g),g=""):g+=String.fromCharCode(k)}if(g&&m.length<2&&m.push(g),m.length<2)throw new TypeError("Invalid PNM");return{width:Number.parseInt(m[0],
10),height:Number.parseInt(m[1],10)}},"default"),pam:v(h=>{const f=toUTF8String(h,0,Math.min(h.length,PAM_HEADER_LIMIT)),m={};for(const g of f.split(/[\r\n]+/)){if(g.length>16||g.charCodeAt(0)>128)continue;
const[y,b]=g.split(" ");if(y&&b&&(m[y.toLowerCase()]=Number.parseInt(b,10)),m.height&&m.width)break}if(m.height&&m.width)return{height:m.height,width:m.width};throw new TypeError("Invalid PAM")},"pam")},
PNM={validate:v(h=>toUTF8String(h,0,2)in PNMTypes,"validate"),calculate(h){const f=toUTF8String(h,0,2),m=PNMTypes[f];return(handlers2[m]||handlers2.default)(h)}},PSD={validate:v(h=>toUTF8String(h,0,4)===
"8BPS","validate"),calculate:v(h=>({height:readUInt32BE(h,14),width:readUInt32BE(h,18)}),"calculate")},svgReg=/<svg\s([^>"']|"[^"]*"|'[^']*')*>/,extractorRegExps={height:/\sheight=(['"])([^%]+?)\1/,root:svgReg,
viewbox:/\sviewBox=(['"])(.+?)\1/i,width:/\swidth=(['"])([^%]+?)\1/},INCH_CM=2.54,units={in:96,cm:96/INCH_CM,em:16,ex:8,m:96/INCH_CM*100,mm:96/INCH_CM/10,pc:96/72/12,pt:96/72,px:1},unitsReg=new RegExp(
`^([0-9.]+(?:e\\d+)?)(${Object.keys(units).join("|")})?$`);function parseLength(h){const f=unitsReg.exec(h);if(f)return Math.round(Number(f[1])*(units[f[2]]||1))}v(parseLength,"parseLength");function parseViewbox(h){
const f=h.split(" ");return{height:parseLength(f[3]),width:parseLength(f[2])}}v(parseViewbox,"parseViewbox");function parseAttributes(h){const f=h.match(extractorRegExps.width),m=h.match(extractorRegExps.
height),g=h.match(extractorRegExps.viewbox);return{height:m&&parseLength(m[2]),viewbox:g&&parseViewbox(g[2]),width:f&&parseLength(f[2])}}v(parseAttributes,"parseAttributes");function calculateByDimensions(h){
return{height:h.height,width:h.width}}v(calculateByDimensions,"calculateByDimensions");function calculateByViewbox(h,f){const m=f.width/f.height;return h.width?{height:Math.floor(h.width/m),width:h.width}:
h.height?{height:h.height,width:Math.floor(h.height*m)}:{height:f.height,width:f.width}}v(calculateByViewbox,"calculateByViewbox");var SVG={validate:v(h=>svgReg.test(toUTF8String(h,0,1e3)),"validate"),
calculate(h){const f=toUTF8String(h).match(extractorRegExps.root);if(f){const m=parseAttributes(f[0]);if(m.width&&m.height)return calculateByDimensions(m);if(m.viewbox)return calculateByViewbox(m,m.viewbox)}
throw new TypeError("Invalid SVG")}},TGA={validate(h){return readUInt16LE(h,0)===0&&readUInt16LE(h,4)===0},calculate(h){return{height:readUInt16LE(h,14),width:readUInt16LE(h,12)}}},CONSTANTS={TAG:{WIDTH:256,
HEIGHT:257,COMPRESSION:259},TYPE:{SHORT:3,LONG:4,LONG8:16},ENTRY_SIZE:{STANDARD:12,BIG:20},COUNT_SIZE:{STANDARD:2,BIG:8}};function readIFD(h,{isBigEndian:f,isBigTiff:m}){const g=new DataView(h.buffer,
h.byteOffset),y=!f,b=m?Number(g.getBigUint64(8,y)):g.getUint32(4,y),k=m?CONSTANTS.COUNT_SIZE.BIG:CONSTANTS.COUNT_SIZE.STANDARD;return h.slice(b+k)}v(readIFD,"readIFD");function readTagValue(h,f,m,g){switch(f){case CONSTANTS.
TYPE.SHORT:return h.getUint16(m,g);case CONSTANTS.TYPE.LONG:return h.getUint32(m,g);case CONSTANTS.TYPE.LONG8:{const y=Number(h.getBigUint64(m,g));if(y>Number.MAX_SAFE_INTEGER)throw new TypeError("Val\
ue too large");return y}default:return 0}}v(readTagValue,"readTagValue");function extractTags(h,{isBigEndian:f,isBigTiff:m}){const g={},y=m?CONSTANTS.ENTRY_SIZE.BIG:CONSTANTS.ENTRY_SIZE.STANDARD,b=m?12:
8,k=new DataView(h.buffer,h.byteOffset),w=!f;for(let x=0;x+y<h.length;x+=y){const S=k.getUint16(x,w),A=k.getUint16(x+2,w),_=m?Number(k.getBigUint64(x+4,w)):k.getUint32(x+4,w);if(S===0)break;_===1&&(A===
CONSTANTS.TYPE.SHORT||A===CONSTANTS.TYPE.LONG||m&&A===CONSTANTS.TYPE.LONG8)&&(g[S]=readTagValue(k,A,x+b,w))}return g}v(extractTags,"extractTags");function determineFormat(h){const m=toUTF8String(h,0,2)===
"MM",y=new DataView(h.buffer,h.byteOffset).getUint16(2,!m);return{isBigEndian:m,isBigTiff:y===43}}v(determineFormat,"determineFormat");function validateBigTIFFHeader(h,f){const m=new DataView(h.buffer,
h.byteOffset),g=!f,y=m.getUint16(4,g),b=m.getUint16(6,g);if(y!==8||b!==0)throw new TypeError("Invalid BigTIFF header")}v(validateBigTIFFHeader,"validateBigTIFFHeader");var signatures=new Set(["49492a0\
0","4d4d002a","49492b00","4d4d002b"]),TIFF={validate:v(h=>{const f=toHexString(h,0,4);return signatures.has(f)},"validate"),calculate(h){const f=determineFormat(h);f.isBigTiff&&validateBigTIFFHeader(h,
f.isBigEndian);const m=readIFD(h,f),g=extractTags(m,f),y={height:g[CONSTANTS.TAG.HEIGHT],width:g[CONSTANTS.TAG.WIDTH],type:f.isBigTiff?"bigtiff":"tiff"};if(g[CONSTANTS.TAG.COMPRESSION]&&(y.compression=
g[CONSTANTS.TAG.COMPRESSION]),!y.width||!y.height)throw new TypeError("Invalid Tiff. Missing tags");return y}};function calculateExtended(h){return{height:1+readUInt24LE(h,7),width:1+readUInt24LE(h,4)}}
v(calculateExtended,"calculateExtended");function calculateLossless(h){return{height:1+((h[4]&15)<<10|h[3]<<2|(h[2]&192)>>6),width:1+((h[2]&63)<<8|h[1])}}v(calculateLossless,"calculateLossless");function calculateLossy(h){
return{height:readInt16LE(h,8)&16383,width:readInt16LE(h,6)&16383}}v(calculateLossy,"calculateLossy");var WEBP={validate(h){const f=toUTF8String(h,0,4)==="RIFF",m=toUTF8String(h,8,12)==="WEBP",g=toUTF8String(
h,12,15)==="VP8";return f&&m&&g},calculate(h){const f=toUTF8String(h,12,16),m=h.slice(20,30);if(f==="VP8X"){const y=m[0],b=(y&192)===0,k=(y&1)===0;if(b&&k)return calculateExtended(m);throw new TypeError(
"Invalid WebP")}if(f==="VP8 "&&m[0]!==47)return calculateLossy(m);const g=toHexString(m,3,6);if(f==="VP8L"&&g!=="9d012a")return calculateLossless(m);throw new TypeError("Invalid WebP")}},typeHandlers=new Map(
[["bmp",BMP],["cur",CUR],["dds",DDS],["gif",GIF],["heif",HEIF],["icns",ICNS],["ico",ICO],["j2c",J2C],["jp2",JP2],["jpg",JPG],["jxl",JXL],["jxl-stream",JXLStream],["ktx",KTX],["png",PNG],["pnm",PNM],["\
psd",PSD],["svg",SVG],["tga",TGA],["tiff",TIFF],["webp",WEBP]]),types=Array.from(typeHandlers.keys()),firstBytes=new Map([[0,["cur","heif","ico","jp2","jxl","tga"]],[56,["psd"]],[60,["svg"]],[66,["bmp"]],
[68,["dds"]],[71,["gif"]],[73,["tiff"]],[77,["tiff"]],[80,["pnm"]],[82,["webp"]],[105,["icns"]],[137,["png"]],[171,["ktx"]],[255,["j2c","jpg","jxl-stream"]]]);function detector(h){const f=h[0],m=firstBytes.
get(f),g=v(y=>typeHandlers.get(y)?.validate(h),"predicate");return m?.find(g)||types.find(g)}v(detector,"detector");var globalOptions={disabledTypes:[]};function imageSize(h){const f=detector(h);if(typeof f<
"u"){if(globalOptions.disabledTypes.indexOf(f)>-1)throw new TypeError(`disabled file type: ${f}`);const m=typeHandlers.get(f)?.calculate(h);if(m!==void 0){if(m.type=m.type??f,m.images&&m.images.length>
1){const g=m.images.reduce((y,b)=>b.width*b.height>y.width*y.height?b:y,m.images[0]);m.width=g.width,m.height=g.height}return m}}throw new TypeError(`unsupported file type: ${f}`)}v(imageSize,"imageSi\
ze");function sizeOf(h){try{return imageSize(h)}catch{return}}v(sizeOf,"sizeOf");var needed={"":/^(ftyp|moov|mdat|moof|mfra|sidx|ssix|styp|pdin|prft|emsg)$/,moov:/^(mvhd|trak|mvex|iods)$/,trak:/^(tkhd|edts|mdia|tref|tapt|trgr)$/,
mdia:/^(mdhd|hdlr|minf|elng)$/,moof:/^(mfhd|traf)$/,traf:/^(tfhd|trun|tfdt|sbgp|sgpd|subs|saiz|saio|senc|sdtp)$/};function cleanBoxes(h){const f=Uint8Array.from(h),m=new DataView(f.buffer);let g;return y(
0,f.length,""),{bytes:f,problem:g};function y(S,A,_){for(let E=S;E+8<=A;){const C=x(E+4),{head:D,size:T}=b(E,A),P=Math.min(A,E+T);needed[_]?.test(C)?C in needed?y(E+D,P,C):w(C,E+D,P):k(E,D,P),E=Math.max(
P,E+8)}}v(y,"visit4");function b(S,A){const _=m.getUint32(S);return _===0?{head:8,size:A-S}:_!==1||S+16>A?{head:8,size:Math.max(8,_)}:{head:16,size:Math.max(16,Number(m.getBigUint64(S+8)))}}v(b,"exten\
t");function k(S,A,_){f.set(new TextEncoder().encode("free"),S+4),f.fill(0,Math.min(_,S+A),_)}v(k,"empty4");function w(S,A,_){/^(mvhd|tkhd|mdhd)$/.test(S)&&f.fill(0,A+4,Math.min(_,A+(f[A]?20:12))),S===
"hdlr"&&x(A+8)==="meta"&&(g=metadataExplanation)}v(w,"cleanBox");function x(S){return Buffer.from(f.subarray(S,S+4)).toString("latin1")}v(x,"nameAt")}v(cleanBoxes,"cleanBoxes");function hasBoxes(h){const f=Buffer.
from(h.subarray(4,8)).toString("latin1");return/^(ftyp|moov|mdat|wide|free|skip|pnot|styp)$/.test(f)}v(hasBoxes,"hasBoxes");var metadataExplanation=(0,U.explain)("The video contains metadata from the \
camera, such as where it was recorded.","Filmen indeholder metadata fra kameraet, for eksempel om hvor den er optaget.","Export it again without metadata (and without GPS), and put the new file here.",
"Eksport\xE9r den igen uden metadata (og uden GPS), og l\xE6g den nye fil her."),namespaces={svg:"http://www.w3.org/2000/svg",xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/names\
pace",html:"http://www.w3.org/1999/xhtml",math:"http://www.w3.org/1998/Math/MathML"},elements=words(`
	svg g defs symbol use switch view title desc style
	path rect circle ellipse line polyline polygon text tspan textPath image
	linearGradient radialGradient stop pattern clipPath mask marker
	filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
	feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
	feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`),plainAttributes=words("id class lang role type media title systemLanguage requiredExtensions requiredFeatures version baseProfile zoomAndPan"),drawingAttributes=words(`
	viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points pathLength
	gradientTransform patternTransform gradientUnits spreadMethod offset patternUnits patternContentUnits
	clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient
	filterUnits primitiveUnits filterRes in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias
	targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant kernelUnitLength scale xChannelSelector
	yChannelSelector azimuth elevation stdDeviation tableValues slope intercept amplitude exponent radius
	specularConstant specularExponent pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed
	stitchTiles z rotate lengthAdjust textLength startOffset method spacing side
`),properties2=words(`
	alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
	color-profile color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity
	fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style
	font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning
	letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode
	opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
	stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align
	text-anchor text-decoration text-overflow text-rendering transform transform-box transform-origin unicode-bidi
	vector-effect visibility white-space word-spacing writing-mode
`),styleProperties=words(`
	background background-color background-image background-position background-repeat background-size color-scheme
	font-feature-settings font-kerning font-optical-sizing font-synthesis font-variation-settings
	font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric
	font-variant-position hyphens overflow-wrap print-color-adjust quotes tab-size text-decoration-color
	text-decoration-line text-decoration-style text-decoration-thickness text-indent text-orientation text-transform
	text-underline-offset text-underline-position user-select word-break
`),referringProperties=words("fill stroke filter mask clip-path marker marker-start marker-mid marker-end"),movingProperties=/^(-\w+-)?(animation|transition)/,refusedProperties=/^(backdrop-filter|cx|cy|d|height|mask-.*|offset.*|perspective.*|r|rotate|rx|ry|scale|text-shadow|transform-style|translate|width|x|y|zoom|-webkit-(mask.*|filter|transform.*|clip-path|box-reflect|text-.*))$/,
groupingRules=words("media supports layer"),fontDescriptors=words("font-family src font-weight font-style font-stretch font-display unicode-range"),functions=words(`
	rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk
	calc min max clamp var env abs sign round mod rem sin cos tan
	linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
	repeating-conic-gradient
	matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
	rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
	blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
	circle ellipse inset polygon path rect xywh format
	not is where lang dir nth-child nth-last-child nth-of-type nth-last-of-type selector
`);function words(h){return new Set(h.trim().split(/\s+/))}v(words,"words");var ParseError=class extends Error{static{v(this,"ParseError")}sourceStart;sourceEnd;parserState;constructor(h,f,m,g){super(
h),this.name="ParseError",this.sourceStart=f,this.sourceEnd=m,this.parserState=g}},ParseErrorWithToken=class extends ParseError{static{v(this,"ParseErrorWithToken")}token;constructor(h,f,m,g,y){super(
h,f,m,g),this.token=y}},e={UnexpectedNewLineInString:"Unexpected newline while consuming a string token.",UnexpectedEOFInString:"Unexpected EOF while consuming a string token.",UnexpectedEOFInComment:"\
Unexpected EOF while consuming a comment.",UnexpectedEOFInURL:"Unexpected EOF while consuming a url token.",UnexpectedEOFInEscapedCodePoint:"Unexpected EOF while consuming an escaped code point.",UnexpectedCharacterInURL:"\
Unexpected character while consuming a url token.",InvalidEscapeSequenceInURL:"Invalid escape sequence while consuming a url token.",InvalidEscapeSequenceAfterBackslash:'Invalid escape sequence after \
"\\"'},n=typeof globalThis<"u"&&"structuredClone"in globalThis,t=13,o=45,r=10,i=43,c=65533,s=92,u,a,d;function isHexDigitCodePoint(h){return h>=48&&h<=57||h>=97&&h<=102||h>=65&&h<=70}v(isHexDigitCodePoint,
"isHexDigitCodePoint");function isIdentStartCodePoint(h){return h>=97&&h<=122||h>=65&&h<=90||h===95||isNonASCII_IdentCodePoint(h)}v(isIdentStartCodePoint,"isIdentStartCodePoint");function isNonASCII_IdentCodePoint(h){
return h<183?h===0:h===183||h===8204||h===8205||h===8255||h===8256||h===8204||192<=h&&h<=214||216<=h&&h<=246||248<=h&&h<=893||895<=h&&h<=8191||8304<=h&&h<=8591||11264<=h&&h<=12271||12289<=h&&h<=55295||
63744<=h&&h<=64975||65008<=h&&h<=65533||h===0||h>=55296&&h<=57343||h>=65536}v(isNonASCII_IdentCodePoint,"isNonASCII_IdentCodePoint");function isNonPrintableCodePoint(h){return h===11||h===127||0<=h&&h<=
8||14<=h&&h<=31}v(isNonPrintableCodePoint,"isNonPrintableCodePoint");function isNewLine(h){return h===r||h===t||h===12}v(isNewLine,"isNewLine");function isWhitespace2(h){return h===32||h===r||h===9||h===
t||h===12}v(isWhitespace2,"isWhitespace2");function isSurrogate(h){return h>=55296&&h<=57343}v(isSurrogate,"isSurrogate");function tokenize(h,f){const m=tokenizer(h,f),g=[];for(;!m.endOfFile();)g.push(
m.nextToken());return g.push(m.nextToken()),g}v(tokenize,"tokenize");function tokenizer(h,f){const m=h.css.valueOf(),g=h.unicodeRangesAllowed??!1;let y=0,b=0,k=-1,w=!1;const x=f?.onParseError??noop;function S(){
const B=y;for(;;){const H=m.charCodeAt(y);if(H>=65&&H<=90||H>=97&&H<=122||H>=48&&H<=57||H===o||H===95){y+=1;continue}const Z=m.codePointAt(y)??-1;if(Z===0||Z>=55296&&Z<=57343||Z===s&&!isNewLine(m.codePointAt(
y+1)??-1)||!isNonASCII_IdentCodePoint(Z))break;y+=+(Z>65535)+1}const M=m.codePointAt(y)??-1;if(M!==0&&!(M>=55296&&M<=57343)&&(M!==s||isNewLine(m.codePointAt(y+1)??-1)))return w=!0,k=y-1,m.slice(B,y);w=
!1,y=B,k=-1;let j="";for(;;){const H=m.codePointAt(y)??-1;if(H===0||isSurrogate(H))j+=String.fromCharCode(c),y+=+(H>65535)+1,k=y-1;else if(H>=65&&H<=90||H>=97&&H<=122||H>=48&&H<=57||H===o||H===95||isNonASCII_IdentCodePoint(
H))j+=H>65535?String.fromCodePoint(H):String.fromCharCode(H),y+=+(H>65535)+1,k=y-1;else{if(m.codePointAt(y)!==s||isNewLine(m.codePointAt(y+1)??-1))return j;y+=1,k=y-1,j+=String.fromCodePoint(A())}}}v(
S,"consumeIdentSequence");function A(){const B=m.codePointAt(y);if(B===void 0)return x(new ParseError(e.UnexpectedEOFInEscapedCodePoint,b,k,["4.3.7. Consume an escaped code point","Unexpected EOF"])),
c;if(y+=+(B>65535)+1,k=y-1,isHexDigitCodePoint(B)){const M=[B];let j;for(;(j=m.codePointAt(y))!==void 0&&isHexDigitCodePoint(j)&&M.length<6;)M.push(j),y+=1,k=y-1;isWhitespace2(m.codePointAt(y)??-1)&&(m.
codePointAt(y)===t&&m.codePointAt(y+1)===r&&(y+=1),y+=1,k=y-1);const H=parseInt(String.fromCodePoint(...M),16);return H===0||isSurrogate(H)||H>1114111?c:H}return B===0||isSurrogate(B)?c:B}v(A,"consume\
EscapedCodePoint");function _(){for(;;){const B=m.codePointAt(y);if(B===void 0)return;if(B===41)return y+=1,void(k=y-1);B!==s||isNewLine(m.codePointAt(y+1)??-1)?(y+=1,k=y-1):(y+=1,k=y-1,A())}}v(_,"con\
sumeBadURL");function E(){for(y+=2,k=y-1;;){const B=m.codePointAt(y);if(B===void 0){const M=[u.Comment,m.slice(b,k+1),b,k,void 0];return x(new ParseErrorWithToken(e.UnexpectedEOFInComment,b,k,["4.3.2.\
 Consume comments","Unexpected EOF"],M)),M}if(y+=1,k=y-1,B===42&&m.codePointAt(y)!==void 0&&m.codePointAt(y)===47){y+=1,k=y-1;break}}return[u.Comment,m.slice(b,k+1),b,k,void 0]}v(E,"consumeComment");function C(){
let B="";const M=m.codePointAt(y);for(y+=1,k=y-1;;){const j=m.charCodeAt(y);if(y>=m.length){const H=[u.String,m.slice(b,k+1),b,k,{value:B}];return x(new ParseErrorWithToken(e.UnexpectedEOFInString,b,k,
["4.3.5. Consume a string token","Unexpected EOF"],H)),H}if(y+=1,k=y-1,isNewLine(j)){y-=1,k=y-1;const H=[u.BadString,m.slice(b,k+1),b,k,void 0];return x(new ParseErrorWithToken(e.UnexpectedNewLineInString,
b,m.codePointAt(y)===t&&m.codePointAt(y+1)===r?k+2:k+1,["4.3.5. Consume a string token","Unexpected newline"],H)),H}if(j===M)return[u.String,m.slice(b,k+1),b,k,{value:B}];if(j!==s)if(j!==0)if(j<128)B+=
String.fromCharCode(j);else{if(j>=55296&&j<=57343){const H=m.codePointAt(y-1)??-1;H>=65536?(B+=String.fromCodePoint(H),y+=1,k=y-1):B+=String.fromCharCode(c);continue}B+=String.fromCharCode(j)}else B+=
String.fromCharCode(c);else{if(m.codePointAt(y)===void 0)continue;if(isNewLine(m.codePointAt(y)??-1)){m.codePointAt(y)===t&&m.codePointAt(y+1)===r&&(y+=1),y+=1,k=y-1;continue}B+=String.fromCodePoint(A())}}}
v(C,"consumeStringToken");function D(){y+=2,k=y-1;const B=[],M=[];let j;for(;(j=m.codePointAt(y))!==void 0&&B.length<6&&isHexDigitCodePoint(j);)B.push(j),y+=1,k=y-1;for(;(j=m.codePointAt(y))!==void 0&&
B.length<6&&j===63;)M.length===0&&M.push(...B),B.push(48),M.push(70),y+=1,k=y-1;if(!M.length&&m.codePointAt(y)===o&&isHexDigitCodePoint(m.codePointAt(y+1)??-1))for(y+=1,k=y-1;(j=m.codePointAt(y))!==void 0&&
M.length<6&&isHexDigitCodePoint(j);)M.push(j),y+=1,k=y-1;if(!M.length){const G=parseInt(String.fromCodePoint(...B),16);return[u.UnicodeRange,m.slice(b,k+1),b,k,{startOfRange:G,endOfRange:G}]}const H=parseInt(
String.fromCodePoint(...B),16),Z=parseInt(String.fromCodePoint(...M),16);return[u.UnicodeRange,m.slice(b,k+1),b,k,{startOfRange:H,endOfRange:Z}]}v(D,"consumeUnicodeRangeToken");function T(){for(;isWhitespace2(
m.codePointAt(y)??-1);)y+=1,k=y-1;let B="";for(;;){if(m.codePointAt(y)===void 0){const j=[u.URL,m.slice(b,k+1),b,k,{value:B}];return x(new ParseErrorWithToken(e.UnexpectedEOFInURL,b,k,["4.3.6. Consume\
 a url token","Unexpected EOF"],j)),j}if(m.codePointAt(y)===41)return y+=1,k=y-1,[u.URL,m.slice(b,k+1),b,k,{value:B}];if(isWhitespace2(m.codePointAt(y)??-1)){for(y+=1,k=y-1;isWhitespace2(m.codePointAt(
y)??-1);)y+=1,k=y-1;if(m.codePointAt(y)===void 0){const j=[u.URL,m.slice(b,k+1),b,k,{value:B}];return x(new ParseErrorWithToken(e.UnexpectedEOFInURL,b,k,["4.3.6. Consume a url token","Consume as much \
whitespace as possible","Unexpected EOF"],j)),j}return m.codePointAt(y)===41?(y+=1,k=y-1,[u.URL,m.slice(b,k+1),b,k,{value:B}]):(_(),[u.BadURL,m.slice(b,k+1),b,k,void 0])}const M=m.codePointAt(y);if(M===
34||M===39||M===40||isNonPrintableCodePoint(M??-1)){_();const j=[u.BadURL,m.slice(b,k+1),b,k,void 0];return x(new ParseErrorWithToken(e.UnexpectedCharacterInURL,b,k,["4.3.6. Consume a url token",`Unex\
pected U+0022 QUOTATION MARK ("), U+0027 APOSTROPHE ('), U+0028 LEFT PARENTHESIS (() or non-printable code point`],j)),j}if(M===s){if(M===s&&!isNewLine(m.codePointAt(y+1)??-1)){y+=1,k=y-1,B+=String.fromCodePoint(
A());continue}_();const j=[u.BadURL,m.slice(b,k+1),b,k,void 0];return x(new ParseErrorWithToken(e.InvalidEscapeSequenceInURL,b,k,["4.3.6. Consume a url token","U+005C REVERSE SOLIDUS (\\)","The input \
stream does not start with a valid escape sequence"],j)),j}M===0||isSurrogate(M??-1)?(B+=String.fromCharCode(c),y+=1,k=y-1):(B+=String.fromCodePoint(M??c),y+=+((M??-1)>65535)+1,k=y-1)}}v(T,"consumeUrl\
Token");function P(){let B;{const K=m.charCodeAt(y);K===o?B="-":K===i&&(B="+")}let M=a.Integer;const j=m.charCodeAt(y);j!==i&&j!==o||(y+=1);let H=m.charCodeAt(y);for(;H>=48&&H<=57;)y+=1,H=m.charCodeAt(
y);if(m.charCodeAt(y)===46&&m.charCodeAt(y+1)>=48&&m.charCodeAt(y+1)<=57)for(y+=2,M=a.Number,H=m.charCodeAt(y);H>=48&&H<=57;)y+=1,H=m.charCodeAt(y);const Z=m.charCodeAt(y);if(Z===101||Z===69){const K=m.
charCodeAt(y+1);if(K>=48&&K<=57)for(y+=2,M=a.Number,H=m.charCodeAt(y);H>=48&&H<=57;)y+=1,H=m.charCodeAt(y);else if((K===o||K===i)&&m.charCodeAt(y+2)>=48&&m.charCodeAt(y+2)<=57)for(y+=3,M=a.Number,H=m.
charCodeAt(y);H>=48&&H<=57;)y+=1,H=m.charCodeAt(y)}k=y-1;const G=parseFloat(m.slice(b,k+1));if(L()){const K=S();return[u.Dimension,m.slice(b,k+1),b,k,{value:G,signCharacter:B,type:M,unit:K}]}return m.
charCodeAt(y)===37?(y+=1,k=y-1,[u.Percentage,m.slice(b,k+1),b,k,{value:G,signCharacter:B}]):[u.Number,m.slice(b,k+1),b,k,{value:G,signCharacter:B,type:M}]}v(P,"consumeNumericToken");function O(){const B=S();
if(m.charCodeAt(y)!==40)return[u.Ident,w?B:m.slice(b,k+1),b,k,{value:B}];if(!(B.length!==3||B.charCodeAt(0)!==117&&B.charCodeAt(0)!==85||B.charCodeAt(1)!==114&&B.charCodeAt(1)!==82||B.charCodeAt(2)!==
108&&B.charCodeAt(2)!==76)){y+=1,k=y-1;let M=0;for(;isWhitespace2(m.charCodeAt(y));)M+=1,y+=1,k=y-1;const j=m.charCodeAt(y);return j===34||j===39?(M>0&&(y-=M,k=y-1),[u.Function,m.slice(b,k+1),b,k,{value:B}]):
T()}return y+=1,k=y-1,[u.Function,m.slice(b,k+1),b,k,{value:B}]}v(O,"consumeIdentLikeToken");function I(){y+=1,k=y-1;const B=m.charCodeAt(y);if(B>=65&&B<=90||B>=97&&B<=122||B>=48&&B<=57||B===o||B===95||
isNonASCII_IdentCodePoint(B)||B===s&&!isNewLine(m.codePointAt(y+1)??-1)){let M=d.Unrestricted;L()&&(M=d.ID);const j=S();return[u.Hash,m.slice(b,k+1),b,k,{value:j,type:M}]}return[u.Delim,"#",b,k,{value:"\
#"}]}v(I,"consumeHashToken");function F(){if(y+=1,k=y-1,L()){const B=S();return[u.AtKeyword,m.slice(b,k+1),b,k,{value:B}]}return[u.Delim,"@",b,k,{value:"@"}]}v(F,"consumeAtKeywordToken");function q(){
y+=1,k=y-1;const B=[u.Delim,"\\",b,k,{value:"\\"}];return x(new ParseErrorWithToken(e.InvalidEscapeSequenceAfterBackslash,b,k,["4.3.1. Consume a token","U+005C REVERSE SOLIDUS (\\)","The input stream \
does not start with a valid escape sequence"],B)),B}v(q,"consumeInvalidEscapeToken");function L(B){const M=B===void 0?m.charCodeAt(y):B;return M===o?m.charCodeAt(y+1)===o||!!isIdentStartCodePoint(m.charCodeAt(
y+1))||m.charCodeAt(y+1)===s&&!isNewLine(m.charCodeAt(y+2)):!!isIdentStartCodePoint(M)||m.charCodeAt(y)===s&&!isNewLine(m.charCodeAt(y+1))}v(L,"checkIfThreeCodePointsWouldStartAnIdentSequence");function N(B){
return B===i||B===o?m.charCodeAt(y+1)>=48&&m.charCodeAt(y+1)<=57||m.charCodeAt(y+1)===46&&m.charCodeAt(y+2)>=48&&m.charCodeAt(y+2)<=57:B===46?m.charCodeAt(y+1)>=48&&m.charCodeAt(y+1)<=57:B>=48&&B<=57}
return v(N,"checkIfThreeCodePointsWouldStartANumber"),{nextToken:v(function(){if(b=y,k=-1,y>=m.length)return[u.EOF,"",-1,-1,void 0];const M=m.charCodeAt(y);if(M===47&&m.charCodeAt(y+1)===42)return E();
if(g&&(M===117||M===85)&&m.codePointAt(y+1)===i&&(m.codePointAt(y+2)===63||isHexDigitCodePoint(m.codePointAt(y+2)??-1)))return D();if(isIdentStartCodePoint(M))return O();if((j=M)>=48&&j<=57)return P();
switch(M){case 44:return y+=1,k=y-1,[u.Comma,",",b,k,void 0];case 58:return y+=1,k=y-1,[u.Colon,":",b,k,void 0];case 59:return y+=1,k=y-1,[u.Semicolon,";",b,k,void 0];case 40:return y+=1,k=y-1,[u.OpenParen,
"(",b,k,void 0];case 41:return y+=1,k=y-1,[u.CloseParen,")",b,k,void 0];case 91:return y+=1,k=y-1,[u.OpenSquare,"[",b,k,void 0];case 93:return y+=1,k=y-1,[u.CloseSquare,"]",b,k,void 0];case 123:return y+=
1,k=y-1,[u.OpenCurly,"{",b,k,void 0];case 125:return y+=1,k=y-1,[u.CloseCurly,"}",b,k,void 0];case 39:case 34:return C();case 35:return I();case i:case 46:return N(M)?P():(y+=1,k=y-1,[u.Delim,m[b],b,k,
{value:m[b]}]);case r:case t:case 12:case 9:case 32:{let H=m.charCodeAt(y);for(;H===32||H===r||H===9||H===t||H===12;)y+=1,H=m.charCodeAt(y);k=y-1}return[u.Whitespace,m.slice(b,k+1),b,k,void 0];case o:
return N(M)?P():m.charCodeAt(y+1)===o&&m.charCodeAt(y+2)===62?(y+=3,k=y-1,[u.CDC,"-->",b,k,void 0]):L(M)?O():(y+=1,k=y-1,[u.Delim,"-",b,k,{value:"-"}]);case 60:return m.charCodeAt(y+1)===33&&m.charCodeAt(
y+2)===o&&m.charCodeAt(y+3)===o?(y+=4,k=y-1,[u.CDO,"<!--",b,k,void 0]):(y+=1,k=y-1,[u.Delim,"<",b,k,{value:"<"}]);case 64:return F();case s:return M!==s||isNewLine(m.charCodeAt(y+1))?q():O();default:return y+=
1,k=y-1,[u.Delim,m[b],b,k,{value:m[b]}]}var j},"nextToken"),endOfFile:v(function(){return y>=m.length},"endOfFile")}}v(tokenizer,"tokenizer");function noop(){}v(noop,"noop"),(function(h){h.Comment="co\
mment",h.AtKeyword="at-keyword-token",h.BadString="bad-string-token",h.BadURL="bad-url-token",h.CDC="CDC-token",h.CDO="CDO-token",h.Colon="colon-token",h.Comma="comma-token",h.Delim="delim-token",h.Dimension=
"dimension-token",h.EOF="EOF-token",h.Function="function-token",h.Hash="hash-token",h.Ident="ident-token",h.Number="number-token",h.Percentage="percentage-token",h.Semicolon="semicolon-token",h.String=
"string-token",h.URL="url-token",h.Whitespace="whitespace-token",h.OpenParen="(-token",h.CloseParen=")-token",h.OpenSquare="[-token",h.CloseSquare="]-token",h.OpenCurly="{-token",h.CloseCurly="}-token",
h.UnicodeRange="unicode-range-token"})(u||(u={})),(function(h){h.Integer="integer",h.Number="number"})(a||(a={})),(function(h){h.Unrestricted="unrestricted",h.ID="id"})(d||(d={}));var l=Object.values(
u);function isTokenAtKeyword(h){return!!h&&h[0]===u.AtKeyword}v(isTokenAtKeyword,"isTokenAtKeyword");function isTokenBadString(h){return!!h&&h[0]===u.BadString}v(isTokenBadString,"isTokenBadString");function isTokenBadURL(h){
return!!h&&h[0]===u.BadURL}v(isTokenBadURL,"isTokenBadURL");function isTokenComment(h){return!!h&&h[0]===u.Comment}v(isTokenComment,"isTokenComment");function isTokenFunction(h){return!!h&&h[0]===u.Function}
v(isTokenFunction,"isTokenFunction");function isTokenHash(h){return!!h&&h[0]===u.Hash}v(isTokenHash,"isTokenHash");function isTokenIdent(h){return!!h&&h[0]===u.Ident}v(isTokenIdent,"isTokenIdent");function isTokenString(h){
return!!h&&h[0]===u.String}v(isTokenString,"isTokenString");function isTokenURL(h){return!!h&&h[0]===u.URL}v(isTokenURL,"isTokenURL");function isTokenWhitespace(h){return!!h&&h[0]===u.Whitespace}v(isTokenWhitespace,
"isTokenWhitespace");var exportAgain=["Delete it, or export the drawing again as a plain SVG (in Inkscape: Save As, Plain SVG).","Slet det, eller eksport\xE9r tegningen igen som almindelig SVG (i Inkscap\
e: Gem som, almindelig SVG)."],notAllowed={script:(0,U.explain)("The drawing contains a script; scripts are not allowed in drawings.","Tegningen indeholder et script, og det er ikke tilladt.",...exportAgain),
page:(0,U.explain)("The drawing contains a piece of a web page, which is not allowed in drawings.","Tegningen indeholder et stykke af en webside, og det er ikke tilladt.","Export the drawing without i\
t: in draw.io without \u201CFormatted Text\u201D (on the tab Text), in Figma without background blur, elsewhere with its texts converted to outlines; or export it as a PNG.","Eksport\xE9r den igen uden d\
et: i draw.io uden \xBBFormateret tekst\xAB (p\xE5 fanen Tekst), i Figma uden baggrundssl\xF8ring, ellers med teksterne lavet om til kurver; eller eksport\xE9r den som PNG."),link:(0,U.explain)("The d\
rawing contains a link; links are not allowed in drawings.","Tegningen indeholder et link, og det er ikke tilladt.","Remove the link in the drawing program, and write it in the text beside the picture\
.","Fjern linket i tegneprogrammet, og skriv det i teksten ved siden af billedet."),font:(0,U.explain)("The drawing contains a font that browsers can't use here.","Tegningen indeholder en skrifttype, \
som browsere ikke kan bruge her.","Convert its texts to outlines (paths) in the drawing program, and export it again; from Excalidraw, export it as a PNG.","Lav dens tekster om til kurver (outlines) i\
 tegneprogrammet, og eksport\xE9r den igen; fra Excalidraw: Eksport\xE9r den som PNG."),flow:(0,U.explain)("The drawing contains flowed text, which browsers don't show.","Tegningen indeholder flydende\
 tekst, som browsere ikke viser.","In Inkscape, choose Text, Convert to Text (or Path, Object to Path), and save it again as a plain SVG.","V\xE6lg i Inkscape Tekst, Konvert\xE9r til tekst (eller Kurve, Obj\
ekt til kurve), og gem den igen som almindelig SVG."),doctype:(0,U.explain)("The document type of the drawing (<!DOCTYPE) declares more than short names, which could change the meaning of its text.","\
Tegningens dokumenttype (<!DOCTYPE) fastl\xE6gger andet end korte navne, og det kan \xE6ndre betydningen af teksten i den.","Delete it, from <!DOCTYPE to the closing >, or export the drawing again as \
a plain SVG (in Illustrator: File, Export, Export As, SVG).","Slet den, fra <!DOCTYPE til det afsluttende >, eller eksport\xE9r tegningen igen som almindelig SVG (i Illustrator: Filer, Eksporter, Eksport\
er som, SVG)."),styleSheet:(0,U.explain)("The drawing loads a style sheet from another file, which is not allowed.","Tegningen henter et typografiark fra en anden fil, og det er ikke tilladt.","Export\
 it again with its styles inside the file, or as attributes.","Eksport\xE9r den igen med stilen i selve tegningen eller som attributter."),picture:(0,U.explain)("The drawing contains a photo that can'\
t be published within it: only PNG and JPEG can, of at most 500 kB in all.","Tegningen indeholder et foto, som ikke kan udgives som en del af den: Det kan kun PNG og JPEG p\xE5 i alt h\xF8jst 500 kB.",
"Export the whole drawing as a PNG or JPEG instead (in Canva: Share, Download, PNG); or take the picture out of it, and export it again.","Eksport\xE9r i stedet hele tegningen som PNG eller JPEG (i Canva\
: Del, Download, PNG); eller fjern billedet fra den, og eksport\xE9r den igen."),moving:(0,U.explain)("The drawing moves, which visitors can't stop.","Tegningen bev\xE6ger sig, og det kan de bes\xF8gende ik\
ke standse.","Export it without animation, or use a video (.mp4 or .webm) where the page can show one.","Eksport\xE9r den uden animation, eller brug en film (.mp4 eller .webm), hvor siden kan vise en."),
slow:(0,U.explain)("The drawing takes browsers longer than three seconds to draw; most of that time is for this part of it.","Det tager browsere mere end tre sekunder at tegne tegningen; det meste af \
tiden g\xE5r med denne del af den.","Use fewer or smaller blurs, shadows, masks, dashes and repeated parts, or export the drawing as a PNG.","Brug f\xE6rre eller mindre sl\xF8ringer, skygger, masker, stiple\
de linjer og gentagelser, eller eksport\xE9r tegningen som PNG."),circle:(0,U.explain)("This part of the drawing is made of itself, so browsers don't draw it.","Denne del af tegningen best\xE5r af sig se\
lv, s\xE5 browsere tegner den ikke.",...exportAgain),unreadableStyle:(0,U.explain)("The style can't be read here: an address, a bracket or a text in quotes is not closed.","Stilen kan ikke l\xE6ses her: \
En adresse, en parentes eller en tekst i citationstegn er ikke afsluttet.",...exportAgain),styleElement:(0,U.explain)("There is an element within <style>, where only text is allowed.","Der er et eleme\
nt i <style>, hvor der kun m\xE5 v\xE6re tekst.",...exportAgain),size:(0,U.explain)("The drawing has too many parts or levels, which takes browsers a long time to draw.","Tegningen har for mange dele \
eller niveauer, og det tager browsere lang tid at tegne dem.","Simplify it in the drawing program, or export it as a PNG.","G\xF8r den enklere i tegneprogrammet, eller eksport\xE9r den som PNG."),notWellFormed:(0,U.explain)(
"The drawing can't be read from here on: it is not well-formed XML.","Herfra kan tegningen ikke l\xE6ses: Den er ikke velformet XML.","Export it again from the program it was drawn in, as a plain SVG \
(in Inkscape: Save as, Plain SVG).","Eksport\xE9r den igen fra det program, den er tegnet i, som almindelig SVG (i Inkscape: Gem som, Almindelig SVG)."),noNamespace:(0,U.explain)("Browsers don't recog\
nise this as a drawing: the namespace is missing.","Browsere opfatter ikke dette som en tegning: Navnerummet mangler.",'Begin it with <svg xmlns="http://www.w3.org/2000/svg" \u2026>.','Begynd den med \
<svg xmlns="http://www.w3.org/2000/svg" \u2026>.'),notUtf8:(0,U.explain)("A character here is not saved as UTF-8.","Et tegn her er ikke gemt som UTF-8.","Export the drawing again with the encoding UTF\
-8.","Eksport\xE9r tegningen igen med tegnkodningen UTF-8."),noDrawing:(0,U.explain)("This is not a drawing: an SVG file begins with <svg>.","Dette er ikke en tegning: En SVG-fil begynder med <svg>.",
"Export it again from the program it was drawn in.","Eksport\xE9r den igen fra det program, den er tegnet i.")};function forbiddenStyle(h){return(0,U.explain)(`The style uses ${shorten(h)}, which is n\
ot allowed in drawings.`,`Stilen bruger ${shorten(h)}, og det er ikke tilladt i tegninger.`,"Delete it, or export the drawing again with styles as attributes (\u201Cpresentation attributes\u201D).","S\
let det, eller eksport\xE9r tegningen igen med stil som attributter (\xBBpresentation attributes\xAB).")}v(forbiddenStyle,"forbiddenStyle");function explainOutside(h){return(0,U.explain)(`The drawing \
refers to \u201C${shorten(h)}\u201D, which is not part of it.`,`Tegningen henviser til \xBB${shorten(h)}\xAB, som ikke er en del af den.`,"A drawing may only refer to its own parts, e.g. #name; put wh\
at it needs into the drawing itself.","En tegning m\xE5 kun henvise til sine egne dele, f.eks. #navn; l\xE6g det, den skal bruge, ind i selve tegningen.")}v(explainOutside,"explainOutside");function unknownElement(h){
return(0,U.explain)(`<${shorten(h)}> is not allowed in drawings.`,`<${shorten(h)}> er ikke tilladt i tegninger.`,...exportAgain)}v(unknownElement,"unknownElement");function unknownAttribute(h){return(0,U.explain)(
`The attribute ${shorten(h)} is not allowed in drawings.`,`Attributten ${shorten(h)} er ikke tilladt i tegninger.`,...exportAgain)}v(unknownAttribute,"unknownAttribute");function shorten(h){return h.length>
60?`${h.slice(0,60)}\u2026`:h}v(shorten,"shorten");var maxLength=1e6,maxDepth2=30;function readTokens(h,f){if(h.length>maxLength)return f.push({start:0,length:1,...notAllowed.size}),[];const m=tokenize(
{css:h}),g=[],y=m.find(S=>{if(/^[)\]}]$/.test(S[1])&&g.pop()!==S[1])return!0;const _=closers.get(S[0]);return _&&g.push(_),g.length>maxDepth2||isTokenBadURL(S)||isTokenBadString(S)}),{size:b,unreadableStyle:k}=notAllowed,
w=y??(g.length>0?m.at(-1):void 0);if(!w)return m.slice(0,-1);const x=g.length>maxDepth2?b:k;return f.push({start:w[2],length:1,...x}),[]}v(readTokens,"readTokens");var closers=new Map([[u.Function,")"],
[u.OpenParen,")"],[u.OpenSquare,"]"],[u.OpenCurly,"}"]]);function rulesOf(h){const f=[],m=h.filter(([g])=>g!==u.CDO&&g!==u.CDC);for(let g=0;g<m.length;){const y=m[g];if(!y||isSpace(y)){g++;continue}const b=isTokenAtKeyword(
y),k=b?g+1:g,w=b?/^[{;]$/:/^\{$/,x=findEnd(m,k,C=>w.test(C[1])),S=trim(m.slice(k,x)),A=m[x]?.[1]==="{",_=A?findEnd(m,x+1,C=>C[1]==="}"):x,E=A?m.slice(x+1,_):void 0;f.push({at:b?y:void 0,prelude:S,block:E}),
g=_+1}return f}v(rulesOf,"rulesOf");function declarationsOf(h){return splitAt(h,f=>f[1]===";").flatMap(f=>{const[m,...g]=trim(f),y=g.findIndex(k=>!isSpace(k));if(!m||!isTokenIdent(m)||g[y]?.[1]!==":")
return[];const b=m[4].value;return[{property:b.startsWith("--")?b:b.toLowerCase(),token:m,value:trim(g.slice(y+1))}]})}v(declarationsOf,"declarationsOf");function splitAt(h,f){const m=[];for(let g=0;g<
h.length;){const y=findEnd(h,g,f);m.push(h.slice(g,y)),g=y+1}return m}v(splitAt,"splitAt");function findEnd(h,f,m){let g=0;for(let y=f;y<h.length;y++){const b=h[y];if(!b||g===0&&m(b))return y;closers.
has(b[0])?g++:/^[)\]}]$/.test(b[1])&&g--}return h.length}v(findEnd,"findEnd");function print(h){return h.map(f=>isTokenComment(f)?"/**/":f[1]).join("")}v(print,"print");function trim(h){const f=h.findIndex(
g=>!isSpace(g)),m=h.findLastIndex(g=>!isSpace(g));return f<0?[]:h.slice(f,m+1)}v(trim,"trim");function isSpace(h){return isTokenWhitespace(h)||isTokenComment(h)}v(isSpace,"isSpace");function selectorOf(h){
const m=splitAt(h,b=>isSpace(b)||/^[>+~]$/.test(b[1])).findLast(b=>b.length>0)??[],[g=[]]=splitAt(m,b=>/[([]$/.test(b[1])),y=g.flatMap((b,k)=>{const w=g[k-1]?.[1];return isTokenHash(b)?`#${b[4].value}`:
!isTokenIdent(b)||w===":"?[]:w==="."?`.${b[4].value}`:b[4].value});return y.find(b=>b.startsWith("#"))??y.find(b=>b.startsWith("."))??y.at(-1)??"*"}v(selectorOf,"selectorOf");var address2=/^data:([\w/+.-]+)(?:;charset=[\w-]+)?;base64,/i;
function read(h){const[f,m]=address2.exec(h)??[];if(f===void 0||m===void 0)return;const g=Buffer.from(h.slice(f.length),"base64");return{type:m.toLowerCase(),bytes:g}}v(read,"read");function readPicture(h){
const f=read(h)?.bytes;if(!f)return;const m=f.toString("latin1",1,4)==="PNG",g=m?cleanPng(f):cleanJpeg(f),y=g&&sizeOf(f);if(!(!y||(y.orientation??1)!==1))return{address:`data:image/${m?"png":"jpeg"};b\
ase64,${g.toString("base64")}`,pixels:y.width*y.height}}v(readPicture,"readPicture");var pngChunks=/^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT)$/;function cleanPng(h){const f=[h.subarray(0,8)];
for(let m=8;m+12<=h.length;){const g=h.toString("latin1",m+4,m+8),y=m+12+h.readUInt32BE(m);if(y>h.length)return;if(pngChunks.test(g)&&f.push(h.subarray(m,y)),g==="IEND")return Buffer.concat(f);m=y}}v(
cleanPng,"cleanPng");function cleanJpeg(h){if(h.toString("latin1",0,2)!=="\xFF\xD8")return;const f=[h.subarray(0,2)];for(let m=2;m+4<=h.length;){const g=h.readUInt16BE(m);let y=m+2+h.readUInt16BE(m+2);
if(g<65472||y>h.length)return;if(g===startOfScan&&(y=endOfScan(h,y)),isJpegNeeded(g,h.toString("latin1",m+4,m+16))&&f.push(h.subarray(m,y)),h.toString("latin1",y,y+2)==="\xFF\xD9")return Buffer.concat(
[...f,h.subarray(y,y+2)]);m=y}}v(cleanJpeg,"cleanJpeg");var startOfScan=65498;function endOfScan(h,f){for(let m=h.indexOf(255,f);m>=0;){const g=h[m+1]??0;if(g!==0&&(g<208||g>215))return m;m=h.indexOf(
255,m+2)}return h.length}v(endOfScan,"endOfScan");function isJpegNeeded(h,f){return h===65504?f.startsWith("JFIF\0"):h===65506?f==="ICC_PROFILE\0":h===65518?f.startsWith("Adobe"):h<65504}v(isJpegNeeded,
"isJpegNeeded");function isFont(h){const m=read(h)?.bytes?.toString("latin1",0,4)??"";return["wOF2","wOFF","OTTO","\0\0\0"].includes(m)}v(isFont,"isFont");var maxGroups=4;function isFragment(h){return/^#[^\s"'()<>\\]+$/.
test(h)}v(isFragment,"isFragment");function idOf(h){try{return decodeURIComponent(h.slice(1))}catch{return h.slice(1)}}v(idOf,"idOf");function readStyleSheet(h,f){const m=[];return{css:y(readTokens(h,
f),0),rules:m};function y(w,x){return rulesOf(w).map(A=>A.at?k(A,A.at,x):b(A)).join("")}function b({prelude:w,block:x}){x||f.push(faultOn(w[0],notAllowed.unreadableStyle));const{value:S}=readValue("",
w,f),A=readBlock2(x??[],"*",f),_=splitAt(w,([,E])=>E===",");return m.push({selectors:_.map(selectorOf),declarations:A}),`${S}{${printDeclarations(A)}}
`}function k({prelude:w,block:x},S,A){const _=isTokenAtKeyword(S)?S[4].value.toLowerCase():"";if(_==="charset")return"";if(_==="font-face"&&x)return`@font-face{${readFont(x,f)}}
`;if(!groupingRules.has(_)||A>=maxGroups){const T=/^(-\w+-)?keyframes$/.test(_)?notAllowed.moving:forbiddenStyle(`@${_}`);return f.push(faultOn(S,T)),""}const{value:E}=readValue("",w,f),C=x?`{
${y(x,A+1)}}`:";";return`@${_} ${E}${C}
`}}v(readStyleSheet,"readStyleSheet");function printDeclarations(h){return h.map(({property:f,value:m})=>`${f}:${m}`).join(";")}v(printDeclarations,"printDeclarations");function readFont(h,f){const m=declarationsOf(
h).filter(({property:g})=>fontDescriptors.has(g));return printDeclarations(m.map(({property:g,value:y})=>readValue(g,y,f)))}v(readFont,"readFont");function readBlock2(h,f,m){const g=h.find(([,y])=>y===
"{");return g?(m.push(faultOn(g,forbiddenStyle("{ }"))),[]):declarationsOf(h).flatMap(({property:y,token:b,value:k})=>{const w=propertyProblem(y,k,f);if(w&&m.push(faultOn(b,w)),w||!isKept(y))return[];
const x=y.startsWith("--")?print([b]):y;return readValue(x,k,m)})}v(readBlock2,"readBlock2");function isKept(h){return h.startsWith("--")||properties2.has(h)||styleProperties.has(h)}v(isKept,"isKept");
function propertyProblem(h,f,m){if(movingProperties.test(h))return notAllowed.moving;if(m==="svg"&&/^(width|height)$/.test(h))return;if(!isKept(h)&&refusedProperties.test(h))return forbiddenStyle(h);const g=h.
startsWith("--")||h==="filter",y=f.some(b=>isTokenFunction(b)&&b[4].value.toLowerCase()==="var");return g&&y?forbiddenStyle("var()"):void 0}v(propertyProblem,"propertyProblem");function readValue(h,f,m){
const g=[];for(const[y,b]of f.entries()){const k=addressOf(f,y),w=k===void 0?functionProblem(b):addressProblem(h,k);w?m.push(faultOn(b,w)):k!==void 0&&g.push(idOf(k))}return{property:h,value:print(f),
references:g}}v(readValue,"readValue");function functionProblem(h){if(!isTokenFunction(h))return;const f=h[4].value.toLowerCase();return functions.has(f)?void 0:forbiddenStyle(`${f}()`)}v(functionProblem,
"functionProblem");function addressProblem(h,f){return h==="src"?isFont(f)?void 0:notAllowed.font:isFragment(f)?referringProperties.has(h)?void 0:forbiddenStyle(`url(${f})`):explainOutside(f)}v(addressProblem,
"addressProblem");function addressOf(h,f){const m=h[f];if(!m)return;if(isTokenURL(m))return m[4].value;if(!isTokenFunction(m)||m[4].value.toLowerCase()!=="url")return;const[g,y]=h.slice(f+1,f+5).filter(
b=>!isSpace(b));return g&&isTokenString(g)&&y?.[1]===")"?g[4].value:""}v(addressOf,"addressOf");function faultOn(h,f){const[,m=" ",g=0]=h??[];return{start:g,length:m.length,...f}}v(faultOn,"faultOn");
function readAttributes(h,f,m){const g=f.some(({name:y})=>y==="href");return f.flatMap(y=>{const{name:b,local:k,start:w}=y;if(g&&k==="href"&&b!=="href")return[];const x=readAttribute(h,y)??[];if("name"in
x)return x;for(const{message:S,hint:A}of x)m.push({start:w,length:b.length,message:S,hint:A});return[]})}v(readAttributes,"readAttributes");function readAttribute(h,f){const{uri:m,local:g,name:y,value:b}=f;
if(m===namespaces.xlink&&g==="href")return readAddress(h,b);if(m===namespaces.xml)return/^(lang|space)$/.test(g)?published(y,b):[unknownAttribute(y)];if(m!=="")return;if(/^on/i.test(y))return[notAllowed.
script];const k=y==="style"||properties2.has(y)||drawingAttributes.has(y),w=plainAttributes.has(y)||y.startsWith("aria-");if(y!=="href"&&!k&&!w)return;const[x]=invisibleIn(b);return x?[x]:y==="href"?readAddress(
h,b):k?readStyle(h,y,b):published(y,b)}v(readAttribute,"readAttribute");function readStyle(h,f,m){const g=[];if(f==="style"){const b=readTokens(m,g),k=readBlock2(b,h,g),w=printDeclarations(k);return g.
length>0?g:{name:f,value:w,declarations:k}}if(!/[(\\@]|\/\*/.test(m))return published(f,m);const y=readValue(f,readTokens(m,g),g);return g.length>0?g:published(f,y.value,y.references)}v(readStyle,"rea\
dStyle");function readAddress(h,f){const m=f.trim();if(h==="image"||h==="feImage"){const g=h==="image"?readPicture(m):void 0;return g?{...published("href",g.address),pixels:g.pixels}:[notAllowed.picture]}
return isFragment(m)?published("href",m,[idOf(m)]):[explainOutside(m)]}v(readAddress,"readAddress");function published(h,f,m=[]){return{name:h,value:f,declarations:[{property:h,value:f,references:m}]}}
v(published,"published");function attributeOf({attributes:h},f){return h.find(m=>m.name===f)?.value}v(attributeOf,"attributeOf");function printDrawing(h){const f=[];return m(h,` xmlns="${namespaces.svg}\
"`),`${f.join("")}
`;function m({name:g,attributes:y,children:b},k){f.push(`<${g}${k}`);for(const w of y)f.push(` ${w.name}="${escapeValue(w.value)}"`);if(b.length===0){f.push("/>");return}f.push(">");for(const w of b)typeof w==
"string"?f.push(escapeText(w)):m(w,"");f.push(`</${g}>`)}v(m,"print2")}v(printDrawing,"printDrawing");function escapeText(h){return h.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt\
;")}v(escapeText,"escapeText");function escapeValue(h){return h.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll('"',"&quot;").replaceAll(/[\t\n\r]/g,f=>`&#${f.charCodeAt(0)};`)}v(escapeValue,
"escapeValue");function multiply(h,f){const[m,g,y,b,k,w]=h,[x,S,A,_,E,C]=f;return[m*x+y*S,g*x+b*S,m*A+y*_,g*A+b*_,m*E+y*C+k,g*E+b*C+w]}v(multiply,"multiply");function boxAround(h){const[[f,m]=[0,0]]=h,
g=[f,m,f,m];for(const[y,b]of h)g[0]=Math.min(g[0],y),g[1]=Math.min(g[1],b),g[2]=Math.max(g[2],y),g[3]=Math.max(g[3],b);return g}v(boxAround,"boxAround");function moveBox([h,f,m,g,y,b],k){return boxAround(
cornersOf(k).map(([w,x])=>[h*w+m*x+y,f*w+g*x+b]))}v(moveBox,"moveBox");function cornersOf([h,f,m,g]){return[[h,f],[m,f],[m,g],[h,g]]}v(cornersOf,"cornersOf");function clipBox(h,[f,m,g,y]){const b=v(w=>Math.
min(Math.max(w,f),g),"across"),k=v(w=>Math.min(Math.max(w,m),y),"down");return[b(h[0]),k(h[1]),b(h[2]),k(h[3])]}v(clipBox,"clipBox");function growBox([h,f,m,g],y){return[h-y,f-y,m+y,g+y]}v(growBox,"gr\
owBox");function joinBoxes(h,f){return h&&f?boxAround([...cornersOf(h),...cornersOf(f)]):h??f}v(joinBoxes,"joinBoxes");function share([h,f,m,g]){return(m-h)*(g-f)/1e6}v(share,"share");var number2=/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
function numbersIn(h){return(h.match(number2)??[]).map(Number)}v(numbersIn,"numbersIn");function plainNumber(h){const m=/^\s*[-+]?[\d.]+(e[-+]?\d+)?(px)?\s*$/i.test(h)?Number.parseFloat(h):Number.NaN;
return Number.isFinite(m)?m:Number.NaN}v(plainNumber,"plainNumber");var step=/[\s,]*([a-z]+)\s*\(([^()]*)\)\s*/iy;function parseTransform(h){const{length:f}=h.trimEnd();let m=[1,0,0,1,0,0];for(step.lastIndex=
0;step.lastIndex<f;){const[,g="",y=""]=step.exec(h)??[],b=/^[-+\d.e,\s]*$/i.test(y)?stepOf(g,numbersIn(y)):void 0;if(!b)return;m=multiply(m,b)}return m}v(parseTransform,"parseTransform");function stepOf(h,f){
const[m=0,g,y=0,b=0,k=0,w=0]=f;switch(`${h} ${f.length}`){case"matrix 6":return[m,g??0,y,b,k,w];case"translate 1":case"translate 2":return[1,0,0,1,m,g??0];case"scale 1":case"scale 2":return[m,0,0,g??m,
0,0];case"rotate 1":case"rotate 3":{const x=m*Math.PI/180,[S,A,_,E]=[Math.cos(x),Math.sin(x),g??0,y],C=[_-_*S+E*A,E-_*A-E*S];return[S,A,-A,S,...C]}default:return}}v(stepOf,"stepOf");var plainBrush={matrix:void 0,
clip:[0,0,0,0],paints:new Set,markers:new Set,isStroked:!1,strokeWidth:1,dash:Number.POSITIVE_INFINITY,fontSize:16},canvasPixels=1e6,unsized=1e3;function canvasOf(h){const f=v(P=>attributeOf(h,P)??"",
"attribute"),m=numbersIn(f("viewBox")),g=m.length===4&&!m.slice(2).some(P=>P<=0),y=["width","height"].map(f),[b=0,k=0,w=0,x=0]=g?m:[0,0,...y.map(plainNumber)],S=/none|slice/.test(f("preserveAspectRati\
o"));if(!(w>0&&x>0)||S)return{...plainBrush,clip:[0,0,unsized,unsized]};const A=Math.sqrt(canvasPixels/(w*x)),[_=0,E=0]=y.map(Number.parseFloat),C=_>0&&E>0?_/E:w/x,D=Math.max(0,(C*x-w)*A),T=Math.max(0,
(w/C-x)*A);return{...plainBrush,matrix:[A,0,0,A,-b*A,-k*A],clip:[-D,-T,w*A+D,x*A+T]}}v(canvasOf,"canvasOf");function inherit({declared:h},f){if(h.size===0)return f;const m=v(k=>(h.get(k)??[]).map(({value:w})=>w),
"texts"),g=v((...k)=>k.flatMap(w=>(h.get(w)??[]).flatMap(({references:x})=>x)),"ids"),y=[...m("font-size"),...m("font")],b=["marker","marker-start","marker-mid","marker-end"];return{...f,matrix:transformed(
h,f.matrix),paints:united(f.paints,g("fill","stroke")),markers:united(f.markers,g(...b)),isStroked:f.isStroked||m("stroke").some(k=>k.trim()!=="none"),strokeWidth:maximum(m("stroke-width").map(lengthOf))??
f.strokeWidth,fontSize:maximum(y.map(lengthOf))??f.fontSize,dash:m("stroke-dasharray").map(dashOf).reduce((k,w)=>Math.min(k,w),f.dash)}}v(inherit,"inherit");var unknownStretch=1e3;function stretch({matrix:h}){
return h?Math.hypot(...h.slice(0,4)):unknownStretch}v(stretch,"stretch");function transformed(h,f){const[m,...g]=h.get("transform")??[];if(!m)return f;const b=g.length===0&&!h.has("transform-origin")&&
!h.has("transform-box")?parseTransform(m.value):void 0;return f&&b&&multiply(f,b)}v(transformed,"transformed");function united(h,f){return f.length===0?h:new Set([...h,...f])}v(united,"united");function maximum(h){
return h.length>0?h.reduce((f,m)=>Math.max(f,m)):void 0}v(maximum,"maximum");var length=new RegExp(`(${number2.source})([a-z%]*)`,"gi");function lengthOf(h){const f=[...h.matchAll(length)].map(([,m,g=""])=>/^(px|pt)?$/i.
test(g)?Number(m)*1.3333333333333333:Number(m)*40);return(/[-(]/.test(h)?void 0:maximum(f))??100}v(lengthOf,"lengthOf");function dashOf(h){const f=h.trim();if(/^(none|inherit)?$/.test(f))return Number.
POSITIVE_INFINITY;if(/[%(]|[a-z]/i.test(f.replaceAll(/px|(?<=\d)e(?=[-+\d])/gi,"")))return .1;const m=numbersIn(f),g=m.reduce((y,b)=>y+b,0);return g>0?2*g/m.length:Number.POSITIVE_INFINITY}v(dashOf,"d\
ashOf");function createStyles(h){const f=new Map;for(const{selectors:m,declarations:g}of h)for(const y of g.length>0?m:[])f.set(y,(f.get(y)??new Set).add(g));return m=>{const{attributes:g,children:y}=m,
b=f.size>0?keysOf(m):[],w=[...new Set([...b].flatMap(S=>[...f.get(S)??[]]))].flat(),x=g.flatMap(({declarations:S})=>S);return{declared:(0,U.groupBy)([...w,...x],({property:S})=>S),size:sizeOf2(g)+sizeOf2(
y)+sizeOf2(w)}}}v(createStyles,"createStyles");function sizeOf2(h){let f=2*h.length;for(const m of h)typeof m!="string"&&"value"in m&&(f+=m.value.length);return f}v(sizeOf2,"sizeOf2");function keysOf(h){
const f=v(g=>attributeOf(h,g)??"","value"),m=f("class").split(/\s+/).filter(Boolean);return new Set(["*",h.name,`#${f("id").trim()}`,...m.map(g=>`.${g}`)])}v(keysOf,"keysOf");function outlineOf(h){const f=v(
m=>plainNumber(attributeOf(h,m)??"0"),"read2");switch(h.name){case"rect":case"image":{const[m,g]=[f("x"),f("y")];return corners([m,g,m+f("width"),g+f("height")])}case"circle":case"ellipse":{const[m,g,
y]=[f("cx"),f("cy"),f("r")],b=y+(f("rx")===0?f("ry"):f("rx")),k=y+(f("ry")===0?f("rx"):f("ry"));return corners([m-b,g-k,m+b,g+k])}case"line":return corners([f("x1"),f("y1"),f("x2"),f("y2")]);case"path":
return along(pathPoints(attributeOf(h,"d")??""));default:return along(pairs(numbersIn(attributeOf(h,"points")??"")))}}v(outlineOf,"outlineOf");function corners(h){return h.some(Number.isNaN)?void 0:along(
cornersOf(h))}v(corners,"corners");function pairs(h){return Array.from({length:Math.floor(h.length/2)},(f,m)=>[h[2*m]??0,h[2*m+1]??0])}v(pairs,"pairs");function along(h){let f=0,m=h.at(-1);for(const g of h)
m&&(f+=Math.hypot(g[0]-m[0],g[1]-m[1])),m=g;return{box:boxAround(h),length:f,points:h.length}}v(along,"along");var counts=new Map(Object.entries({M:2,L:2,H:1,V:1,C:6,S:4,Q:4,T:2,A:7}));function pathPoints(h){
const f=[];let m=[0,0],g=m;for(const[,y="",b=""]of h.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)){const k=y.toUpperCase(),w=k==="A"?arcNumbers(b):numbersIn(b),x=counts.get(k)??Number.POSITIVE_INFINITY;
for(let S=0;S+x<=w.length;S+=x){const A=y===k?[0,0]:m,_=w.slice(S,S+x);f.push(...segmentPoints(k,_,A,m,f.at(-2))),m=f.at(-1)??m,k==="M"&&S===0&&(g=m)}k==="Z"&&(m=g,f.push(m))}return f}v(pathPoints,"pa\
thPoints");function segmentPoints(h,f,[m,g],y,b=y){const[k,w]=y,[x=0,S=0]=f;if(h==="H")return[[x+m,w]];if(h==="V")return[[k,x+g]];const A=pairs(h==="A"?f.slice(5):f).map(([D,T])=>[D+m,T+g]);if(/[ST]/.
test(h))return[[2*k-b[0],2*w-b[1]],...A];if(h!=="A")return A;const[_=y]=A,C=2*Math.max(Math.abs(x),Math.abs(S))+Math.hypot(_[0]-k,_[1]-w);return[[k-C,w-C],[k+C,w+C],_]}v(segmentPoints,"segmentPoints");
function arcNumbers(h){const f=[];for(let m=0;m<h.length;){const y=f.length%7===3||f.length%7===4?flag:plain;y.lastIndex=m;const b=y.exec(h);if(!b)break;f.push(Number(b[1])),m=y.lastIndex}return f}v(arcNumbers,
"arcNumbers");var flag=/[\s,]*([01])/y,plain=new RegExp(`[\\s,]*(${number2.source})`,"iy"),patience=3e3,maxDepth3=600;function createRun(h,f){const m=new Map;let g=patience,y=0,b;const k=new Set,w=new Map(
h.toReversed().map(C=>[attributeOf(C,"id"),C])),x=v(()=>g<0||b!==void 0,"isOver");return{find:v(C=>w.get(C),"find"),styleOf:remembered(createStyles(h.flatMap(({rules:C=[]})=>C))),outlineOf:remembered(
outlineOf),left:v(()=>g,"left"),spend:S,isOver:x,enter:A,follow:_,fault:E,drawReferred:f};function S(C,D){g=Number.isFinite(D)?g-Math.max(0,D):-1,m.set(C,(m.get(C)??0)+D)}function A(C,D){if(y>maxDepth3&&
(b??=[C,notAllowed.size]),x())return;y++;const T=D();return y--,T}function _(C,D){k.has(C)&&(b??=[C,notAllowed.circle]),k.add(C);const T=A(C,D);return k.delete(C),T}function E(C){if(!x())return;let D=C;
for(const[I,F]of m)F>(m.get(D)??0)&&(D=I);const[{start:T,name:P},O]=b??[D,notAllowed.slow];return{start:T,length:1+P.length,...O}}}v(createRun,"createRun");function remembered(h){const f=new Map;return m=>{
const g=f.get(m)??h(m);return f.set(m,g),g}}v(remembered,"remembered");function targetsOf(h,f,m){return(h.styleOf(f).declared.get(m)??[]).flatMap(({references:y})=>y.flatMap(b=>h.find(b)??[]))}v(targetsOf,
"targetsOf");function isShape({name:h}){return/^(path|rect|circle|ellipse|line|polyline|polygon|image)$/.test(h)}v(isShape,"isShape");var elementCost=.03,readingCost=5e-5,costs={layer:8,mask:17,clip:.5,
function:400};function drawEffects(h,f,m,g){const{declared:y}=h.styleOf(f),b=clipBox(g,m.clip);(y.has("mix-blend-mode")||y.has("opacity")&&!isShape(f))&&h.spend(f,costs.layer*share(b));for(const{references:k,
value:w}of y.get("filter")??[]){const x=(w.match(/[a-z]\(/gi)??[]).length,S=Math.max(0,x-k.length);h.spend(f,S*costs.function*share(m.clip))}for(const k of targetsOf(h,f,"filter"))drawFilter(h,k,g,m);
for(const k of["mask","clip-path"])for(const w of targetsOf(h,f,k)){const x=k==="mask"?costs.mask:costs.clip;h.spend(w,x*share(b));const S=hasOwnUnits(w)?void 0:m.matrix;h.drawReferred(w,{...m,matrix:S,
clip:b})}}v(drawEffects,"drawEffects");function hasOwnUnits(h){return["maskContentUnits","clipPathUnits","primitiveUnits"].some(f=>attributeOf(h,f)==="objectBoundingBox")}v(hasOwnUnits,"hasOwnUnits");
function drawFilter(h,f,m,g){const y=clipBox(regionOf(f,m,g),g.clip),b=hasOwnUnits(f)?unknownStretch:stretch(g);for(const k of f.children)typeof k!="string"&&h.spend(k,elementCost+sizeOf2(k.attributes)*
readingCost+primitiveCost(k,b)*share(y))}v(drawFilter,"drawFilter");function regionOf(h,f,m){const g=attributeOf(h,"filterUnits")==="userSpaceOnUse",y=v((E,C)=>{const D=attributeOf(h,E)??C;return D.includes(
"%")?g?Number.NaN:plainNumber(D.replace("%",""))/100:plainNumber(D)},"side"),[b,k]=[y("x","-10%"),y("y","-10%")],w=b+y("width","120%"),x=k+y("height","120%"),S=[b,k,w,x];if(S.some(Number.isNaN))return m.
clip;if(g)return m.matrix?moveBox(m.matrix,S):m.clip;const A=Math.max(f[2]-f[0],f[3]-f[1]),_=Math.max(...S.map(E=>Math.abs(E-.5)));return growBox(f,Math.max(0,_-.5)*A)}v(regionOf,"regionOf");function primitiveCost(h,f){
const m=v(k=>numbersIn(attributeOf(h,k)??""),"numbers2"),[g=2,y=g]=m("stdDeviation"),b=Math.min(500,100+4*Math.max(g,y)*f);switch(h.name){case"feGaussianBlur":return b;case"feDropShadow":return 100+b;case"\
feMorphology":{const[k=0,w=0]=m("radius");return 500+35*Math.max(k,w)*f}case"feConvolveMatrix":{const[k=3,w=k]=m("order");return 40*k*w}case"feMerge":return 40*h.children.length;case"feDiffuseLighting":case"\
feSpecularLighting":case"feTile":return 475;case"feDisplacementMap":case"feTurbulence":return 100;default:return 55}}v(primitiveCost,"primitiveCost");var costs2={fill:.4,gradient:12,outline:3e-4,line:1e-4,
lineWidth:3e-6,dash:.02,letter:.005,picture:2e-5};function drawShape(h,f,m){const g=h.outlineOf(f),y=m.matrix&&g&&moveBox(m.matrix,g.box),b=m.isStroked?m.strokeWidth*stretch(m):0,k=y?growBox(y,2*b):m.
clip,w=clipBox(k,m.clip);g&&drawLine(h,f,g,b,m),h.spend(f,costs2.fill*share(w));const[x=0]=f.attributes.flatMap(S=>S.pixels??[]);h.spend(f,costs2.picture*x),drawPaints(h,w,m);for(const S of m.markers)
drawMarker(h,S,g?.points??0,m);return k}v(drawShape,"drawShape");function drawLine(h,f,m,g,y){const{length:b}=m,k=y.matrix?stretch(y):fitting(m.box,y.clip),w=b*k;if(h.spend(f,costs2.outline*w),!y.isStroked)
return;const x=Math.min(g,1e3);h.spend(f,w*(costs2.line+costs2.lineWidth*x));const S=plainNumber(attributeOf(f,"pathLength")??"")||0;h.spend(f,costs2.dash*Math.max(b,S)/y.dash)}v(drawLine,"drawLine");
function fitting(h,f){const m=v(([g,y,b,k])=>Math.max(b-g,k-y),"sideOf");return m(h)>0?m(f)/m(h):0}v(fitting,"fitting");function drawPaints(h,f,m){for(const g of m.paints){const y=h.find(g);y&&drawPaint(
h,y,f,m)}}v(drawPaints,"drawPaints");function drawPaint(h,f,m,g){if(h.isOver())return;h.spend(f,costs2.gradient*share(m)+elementCost);const y={...g,matrix:void 0,clip:m};h.drawReferred(f,y),h.follow(f,
()=>{for(const b of targetsOf(h,f,"href"))drawPaint(h,b,m,g)})}v(drawPaint,"drawPaint");function drawMarker(h,f,m,g){const y=h.find(f);if(!y||h.isOver())return;const b=h.left();h.drawReferred(y,{...g,
matrix:void 0}),h.spend(y,(b-h.left())*Math.max(0,m-1))}v(drawMarker,"drawMarker");function drawText(h,f,m,g){const y=m.replaceAll(/\s+/g," ").length,b=g.fontSize*stretch(g),k=Math.min(share(g.clip),b*
b/1e6);h.spend(f,m.length*readingCost),h.spend(f,y*(costs2.letter+costs2.fill*k)),drawPaints(h,g.clip,g)}v(drawText,"drawText");var selectorCost=15e-6,textElementCost=.1,referredTo=/^(defs|symbol|linearGradient|radialGradient|pattern|clipPath|mask|marker|filter|style|title|desc|view)$/;
function findSlowPart(h){const f=flatten2(h),m=createRun(f,(b,k)=>drawReferred(m,b,k)),y=f.flatMap(({rules:b=[]})=>b).flatMap(b=>b.selectors).filter(b=>!/^[#.]/.test(b));return m.spend(h,y.length*f.length*
selectorCost),drawContent(m,h,begin(m,h,canvasOf(h))),m.fault(h)}v(findSlowPart,"findSlowPart");function drawReferred(h,f,m){if(h.isOver())return;h.spend(f,elementCost);const{matrix:g,clip:y}=m;h.follow(
f,()=>{const b=begin(h,f,{...plainBrush,matrix:g,clip:y});drawContent(h,f,b),drawEffects(h,f,b,y)})}v(drawReferred,"drawReferred");function begin(h,f,m){const g=h.styleOf(f),{paints:y,markers:b}=m,k=g.
size+2*(y.size+b.size);return h.spend(f,k*readingCost),inherit(g,m)}v(begin,"begin");function draw(h,f,m){return h.enter(f,()=>{const g=/^(tspan|textPath)$/.test(f.name);h.spend(f,g?textElementCost:elementCost);
const y=f.name==="svg",b=begin(h,f,y?moved(f,m):m),k=isShape(f)?drawShape(h,f,b):drawContent(h,f,b);return k&&drawEffects(h,f,b,k),k})}v(draw,"draw");function drawContent(h,f,m){let g;for(const b of f.
children){if(h.isOver())return;typeof b!="string"?referredTo.test(b.name)||(g=joinBoxes(g,draw(h,b,m))):/^(text|tspan|textPath)$/.test(f.name)&&(drawText(h,f,b,m),g=m.clip)}if(f.name!=="use")return g;
const y=moved(f,m);for(const b of targetsOf(h,f,"href"))g=joinBoxes(g,drawUsed(h,b,y));return g}v(drawContent,"drawContent");function drawUsed(h,f,m){return h.follow(f,()=>f.name!=="symbol"?draw(h,f,m):
(h.spend(f,elementCost),drawContent(h,f,begin(h,f,moved(f,m)))))}v(drawUsed,"drawUsed");function moved(h,f){const[m=0,g=0]=["x","y"].map(w=>plainNumber(attributeOf(h,w)??"0")),b=attributeOf(h,"viewBox")===
void 0&&!Number.isNaN(m+g)?[1,0,0,1,m,g]:void 0,{matrix:k}=f;return{...f,matrix:k&&b&&multiply(k,b)}}v(moved,"moved");function flatten2(h){const f=h.children.filter(m=>typeof m!="string");return[h,...f.
flatMap(flatten2)]}v(flatten2,"flatten2");var import_saxes=(0,U.__toESM)(require_saxes(),1),limits={value:300,expanded:1e5},quoted=`(?:"[^"]*"|'[^']*')`,declaration=new RegExp(`^\\s+[\\w:.-]+(?:\\s+(?:PU\
BLIC\\s+${quoted}\\s*${quoted}?|SYSTEM\\s+${quoted}))?\\s*(?:\\[([^\\]]*)\\]\\s*)?$`),entity=/\s*<!ENTITY\s+([A-Za-z_][\w.-]*)\s+("[^"<&%]*"|'[^'<&%]*')\s*>/y;function plainEntities(h,f){const m=declaration.
exec(h);if(!m)return;const g=(m[1]??"").trimEnd(),y=new Map;for(entity.lastIndex=0;entity.lastIndex<g.length;){const[,x,S]=entity.exec(g)??[];if(x===void 0||S===void 0||/^(amp|lt|gt|quot|apos)$/.test(
x))return;y.has(x)||y.set(x,S.slice(1,-1))}const b=[...y.values()],k=f.matchAll(/&([A-Za-z_][\w.-]*);/g);let w=0;for(const[,x=""]of k)w+=y.get(x)?.length??0;return w>limits.expanded||b.some(x=>x.length>
limits.value)?void 0:Object.fromEntries(y)}v(plainEntities,"plainEntities");var maxDepth4=200,maxParts=2e5,chunkSize=4096;function parseXml(h){const f=new import_saxes.SaxesParser({xmlns:!0,position:!1,
forceXMLVersion:!0,defaultXMLVersion:"1.0"}),m=[],g={parser:f,text:h,faults:m,next:0,isStopped:!1};f.on("error",()=>{const y=Math.max(0,f.position-1);stop(g,{start:y,length:1,...notAllowed.notWellFormed})}),
readDeclarations(g),readElements(g);for(let y=0;y<h.length&&!g.isStopped;y+=chunkSize)f.write(h.slice(y,y+chunkSize));return g.isStopped||f.close(),{root:g.isStopped?void 0:g.root,faults:m}}v(parseXml,
"parseXml");function stop(h,f){h.isStopped||h.faults.push(f),h.isStopped=!0}v(stop,"stop");function readDeclarations(h){const{parser:f,text:m,faults:g}=h;f.on("doctype",y=>{const{length:b}="<!DOCTYPE",
k=m.lastIndexOf("<!DOCTYPE",f.position),w=plainEntities(y,m);w?Object.assign(f.ENTITIES,w):stop(h,{start:k,length:b,...notAllowed.doctype}),h.next=f.position}),f.on("processinginstruction",({target:y})=>{
const{length:b}="<?xml-stylesheet",k=m.lastIndexOf("<?",f.position);/^xml-stylesheet$/i.test(y)&&!h.isStopped&&g.push({start:k,length:b,...notAllowed.styleSheet}),h.next=f.position}),f.on("comment",()=>{
h.next=f.position})}v(readDeclarations,"readDeclarations");var attributeForm=/(?<=\s)[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*')/g;function readElements(h){const{parser:f,text:m}=h,g=[],y=v(k=>g.at(-1)?.children.
push(k),"put");let b=0;f.on("opentag",({uri:k,local:w,name:x,...S})=>{if(h.next=f.position,h.isStopped)return;const A=m.lastIndexOf("<",f.position-1),E=[...m.slice(A,f.position).matchAll(attributeForm)],
C=Object.values(S.attributes).map((T,P)=>({...T,start:A+(E[P]?.index??0)})),D={uri:k,local:w,name:x,start:A,attributes:C,children:[]};y(D),g.push(D),h.root??=D,b+=1+C.length,(b>maxParts||g.length>maxDepth4)&&
stop(h,{start:A,length:1,...notAllowed.size})}),f.on("closetag",()=>{h.next=f.position,g.pop()}),f.on("text",k=>y({text:k,start:h.next})),f.on("cdata",k=>{y({text:k,start:h.next+9}),h.next=f.position})}
v(readElements,"readElements");var maxEmbedded=67e4;function readDrawing(h){const{root:f,faults:m}=parseXml(h),g=[],y=f&&k(f,void 0);if(!y||m.length>0)return{written:"",faults:firstOfEach(m)};const b=[
tooMuch(g),findSlowPart(y)];return{written:printDrawing(y),faults:b.filter(A=>A!==void 0)};function k(A,_){if(isUndrawn(A))return;const E=elementProblem(A,_);if(E){S(A.start,E,1+A.name.length);return}
const{local:C,start:D}=A,T=readAttributes(C,A.attributes,m);for(const{pixels:P,value:O}of T)P!==void 0&&g.push({start:D,length:O.length});return C==="style"?{name:C,start:D,attributes:T,...x(A)}:{name:C,
start:D,attributes:T,children:w(A)}}function w(A){return childrenOf2(A).flatMap(_=>{if(!("text"in _))return k(_,A)??[];const[E]=invisibleIn(_.text);return E&&S(_.start,E),_.text})}function x({start:A,
children:_}){const E=[];for(const F of _)"text"in F?E.push(F):S(F.start,notAllowed.styleElement,1+F.name.length);const C=E.map(F=>F.text).join(""),D=E.flatMap(F=>Array.from({length:F.text.length},(q,L)=>F.
start+L)),T=[],{css:P,rules:O}=readStyleSheet(C,T);P.includes("base64,")&&g.push({start:A,length:P.length});const[I]=invisibleIn(C);I&&T.push(I);for(const F of T)m.push({...F,start:D[Math.max(0,F.start)]??
A});return{children:[P],rules:O}}function S(A,_,E=1){m.push({..._,start:A,length:E})}}v(readDrawing,"readDrawing");function firstOfEach(h){const f=new Map;for(const m of h.toSorted((g,y)=>g.start-y.start))
f.has(m.message.en)||f.set(m.message.en,m);return[...f.values()]}v(firstOfEach,"firstOfEach");function isUndrawn({uri:h,local:f,attributes:m}){if(h!==namespaces.svg)return h!==""&&h!==namespaces.html&&
h!==namespaces.math;const g=m.find(({name:y})=>y==="requiredExtensions");return f==="metadata"||g!==void 0&&g.value.trim()!==""&&!/\.w3\.org\//.test(g.value)}v(isUndrawn,"isUndrawn");function elementProblem({
uri:h,local:f,name:m},g){if(!(g&&h===namespaces.svg&&elements.has(f)))return/^(script|handler|listener)$/i.test(f)?notAllowed.script:!g&&f==="svg"&&h===""?notAllowed.noNamespace:!g&&(f!=="svg"||h!==namespaces.
svg)?notAllowed.noDrawing:/^foreignobject$/i.test(f)||h!==namespaces.svg?notAllowed.page:f==="a"?notAllowed.link:/^(animate|set$|discard$|mpath$)/.test(f)?notAllowed.moving:/^(font|glyph|altGlyph|missing-glyph|[hv]kern)/.
test(f)?notAllowed.font:f.startsWith("flow")?notAllowed.flow:elements.has(f)?void 0:unknownElement(m)}v(elementProblem,"elementProblem");function tooMuch(h){const[f]=h.toSorted((g,y)=>y.length-g.length),
m=h.reduce((g,y)=>g+y.length,0);return f&&m>maxEmbedded?{start:f.start,length:1,...notAllowed.picture}:void 0}v(tooMuch,"tooMuch");function childrenOf2({local:h,children:f}){if(h!=="switch")return f;const[
m,g]=f.filter(isDrawn),y=m?.local==="foreignObject"&&g!==void 0&&(g.local==="image"||wordsOf(g)===wordsOf(m));return f.filter(b=>!isDrawn(b)||!/^(foreignObject|a)$/.test(b.local)||b===m&&!y)}v(childrenOf2,
"childrenOf2");function isDrawn(h){return!("text"in h)&&h.uri===namespaces.svg}v(isDrawn,"isDrawn");function wordsOf({children:h}){return h.map(f=>"text"in f?f.text.replaceAll(/\s+/g,""):wordsOf(f)).join(
"")}v(wordsOf,"wordsOf");var segment=408125543,information=357149030,empty3=236,needed2={file:new Set([440786851,segment]),segment:new Set([290298740,information,374648427,475249515,524531317,231,163,
160,171,167]),information:new Set([2807729,17545,19840,22337])};function isWebm(h){return Buffer.from(h.subarray(0,4)).toString("hex")==="1a45dfa3"}v(isWebm,"isWebm");function cleanWebm(h){const f=Uint8Array.
from(h);return m(0,f.length,"file"),f;function m(y,b,k){for(let w=y;w<b;){const x=readNumber(f,w,"whole"),S=x&&readNumber(f,w+x.length,"value");if(!x||!S)return;const A=w+x.length+S.length,_=S.isUnknown?
A:Math.min(b,A+S.value),E=x.value===segment&&k==="file",C=E&&S.isUnknown?b:_;needed2[k].has(x.value)?E?m(A,C,"segment"):x.value===information&&m(A,C,"information"):g(w,_),w=C}}v(m,"visit4");function g(y,b){
const k=b-y;f.fill(0,y,b),f[y]=empty3,k-2<127?f[y+1]=128|k-2:(f[y+1]=1,new DataView(f.buffer).setUint32(y+5,k-9))}v(g,"clear")}v(cleanWebm,"cleanWebm");function readNumber(h,f,m){const g=h[f];if(!g)return;
const y=Math.clz32(g)-23;if(f+y>h.length)return;const b=m==="whole"?255:255>>y;let k=g&b,w=k===b;for(const x of h.subarray(f+1,f+y))k=k*256+x,w&&=x===255;return{value:k,length:y,isUnknown:w}}v(readNumber,
"readNumber");function sanitizeMedia(h,f){if(h.endsWith(".svg"))return sanitizeDrawing(f);if(!/\.(mp4|webm)$/.test(h))return{bytes:f,faults:[],text:""};if(isWebm(f))return{bytes:cleanWebm(f),faults:[],
text:""};const{bytes:m,problem:g}=hasBoxes(f)?cleanBoxes(f):{bytes:f,problem:noFilm},y=g?[{start:0,length:0,...g}]:[];return{bytes:m,faults:y,text:""}}v(sanitizeMedia,"sanitizeMedia");var noFilm=(0,U.explain)(
"The video can't be read; it may be damaged, or have the wrong extension.","Filmen kan ikke l\xE6ses; m\xE5ske er den beskadiget, eller filendelsen er forkert.","Export it again as MP4 or WebM, and pu\
t the new file here.","Eksport\xE9r den igen som MP4 eller WebM, og l\xE6g den nye fil her.");function sanitizeDrawing(h){const f=new TextDecoder().decode(h).replaceAll(/\r\n?/g,`
`),m=f.search(/[\uFFFD\0]/);if(m>=0)return{bytes:h,faults:[{start:m,length:1,...notAllowed.notUtf8}],text:f};const{written:g,faults:y}=readDrawing(f);return{bytes:new TextEncoder().encode(g),faults:y,
text:f}}v(sanitizeDrawing,"sanitizeDrawing");var pictures=/\.(svg|png|jpe?g|gif|webp|avif)$/,videos=/\.(mp4|webm)$/,rasters={jpg:"jpeg",png:"png",webp:"webp",avif:"avif",gif:"png"},maxNameLength=200,firstRotated=5;
function parseMedia({path:h,bytes:f,digest:m,isUnread:g},y){const b={kind:"media",file:h,id:y,source:{path:h,digest:m},digest:m,width:0,height:0,raster:void 0};if(g)return sound(b);const k=y.toLowerCase();
if(!videos.test(k)&&!pictures.test(k))return invalid2(b,unknownFormat);if(!isAddress(y)||k.split(".").at(-1)!==y.split(".").at(-1))return sound({...b,meant:addressable(y)});if(y.endsWith(".svg")||videos.
test(y))return sentAsIs(b,f);if(isAnimated(f))return invalid2(b,animated);const w=sizeOf(f),x=rasters[w?.type??""];if(!w||!x)return invalid2(b,unreadable);const{width:S,height:A,orientation:_=1}=w;return S*
A>ue.maxPixels?invalid2(b,tooLarge(S,A)):sound({...b,..._<firstRotated?{width:S,height:A}:{width:A,height:S},raster:x})}v(parseMedia,"parseMedia");function sentAsIs(h,f){const{bytes:m,faults:g,text:y}=sanitizeMedia(
h.id,f),b={...h,digest:(0,U.digestOf)(m)};if(g.length>0)return{value:b,problems:problemsFor(g,placesIn(y),"invalid-image")};if(videos.test(h.id))return sound(b);const k=sizeOf(m);return k?sound({...b,
width:k.width,height:k.height}):invalid2(h,unreadable)}v(sentAsIs,"sentAsIs");function invalid2(h,f){const m=(0,U.problemAt)(U.fileStart,"invalid-image",f);return{value:h,problems:[m]}}v(invalid2,"inv\
alid2");var unknownFormat=(0,U.explain)("Browsers can't show this kind of file.","Browsere kan ikke vise denne slags filer.","Save a picture as .svg, .png, .jpg, .webp, .avif or .gif, a video as .mp4 \
or .webm; other files don't belong here.","Gem et billede som .svg, .png, .jpg, .webp, .avif eller .gif, en video som .mp4 eller .webm; andre filer h\xF8rer ikke til her."),unreadable=(0,U.explain)("T\
he picture can't be read; it may be damaged, or have the wrong extension.","Billedet kan ikke l\xE6ses; m\xE5ske er det beskadiget, eller filendelsen er forkert.","Open it in an image program, save it\
 again under this name, and put the new file here.","\xC5bn det i et billedprogram, gem det igen under dette navn, og l\xE6g den nye fil her.",{onPage:{en:"Open it in an image program, save it again, \
and choose the new file.",da:"\xC5bn det i et billedprogram, gem det igen, og v\xE6lg den nye fil."}}),animated=(0,U.explain)("The picture is an animation, which visitors can't stop.","Billedet er en \
animation, som de bes\xF8gende ikke kan standse.","Use a still picture, or a video (.mp4 or .webm) where the page can show one.","Brug et billede, der st\xE5r stille, eller en film (.mp4 eller .webm), hv\
or siden kan vise en.");function tooLarge(h,f){return(0,U.explain)(`The picture is ${h} \xD7 ${f} pixels, ${Math.round(h*f/1e6)} million in all; a picture may have at most ${ue.maxPixels/1e6} million.`,
`Billedet er p\xE5 ${h} \xD7 ${f} pixels, i alt ${Math.round(h*f/1e6)} millioner; et billede m\xE5 h\xF8jst have ${ue.maxPixels/1e6} millioner.`,"Export it at a smaller size: pages show at most 1600 p\
ixels in width.","Gem det i en mindre st\xF8rrelse: Siderne viser h\xF8jst 1600 pixels i bredden.")}v(tooLarge,"tooLarge");function isAddress(h){return/^[\w-]+(\/[\w-]+)*\.\w+$/.test(h)&&h.length<=maxNameLength}
v(isAddress,"isAddress");function addressable(h){const[,f="",m=""]=/^(.*?)(\.\w+)?$/s.exec(h)??[],g=m.toLowerCase();return isAddress(`${f}${g}`)?`${f}${g}`:`${f.split("/").map(te.slugify).filter(Boolean).
join("/").slice(0,maxNameLength-g.length)||"picture"}${g}`}v(addressable,"addressable");var import_handlebars=(0,U.__toESM)(require_lib(),1);function parseTemplate(h,f){const{path:m,digest:g}=h,{value:y,
problems:b}=decode(h),k=y===void 0?void 0:complexity(y)??compileError(y);return{value:{kind:"template",file:m,id:f,source:{path:m,digest:g}},problems:k?problemsFor([k],placesIn(y??""),"template-syntax"):
b}}v(parseTemplate,"parseTemplate");var maxLength2=500,maxDepth5=50;function complexity(h){let f=0;for(let m=h.indexOf("{{");m>=0;m=h.indexOf("{{",m)){const g=h.startsWith("{{!",m),y=h.indexOf("}}",m),
b=h.slice(m,Math.min(y<0?h.length:y,m+maxLength2+1));if(/^\{\{~?(?:[#^]\S|else\s+\w)/.test(b)?f++:/^\{\{~?\//.test(b)&&f--,b.length>maxLength2&&!g||f>maxDepth5)return{start:m,length:2,...tooComplex};m+=
Math.max(2,b.length)}}v(complexity,"complexity");var tooComplex=(0,U.explain)(`Between two braces there are at most ${maxLength2} characters, and at most ${maxDepth5} blocks are within each other.`,`M\
ellem dobbelte kr\xF8llede parenteser m\xE5 der h\xF8jst st\xE5 ${maxLength2} tegn, og h\xF8jst ${maxDepth5} blokke m\xE5 st\xE5 inden i hinanden.`,"Look for {{ without }}, and for a block such as {{#\
each}} without its {{/each}}.","Se efter {{ uden }} og efter en blok som {{#each}} uden {{/each}}.");function compileError(h){try{import_handlebars.default.precompile(h,{knownHelpersOnly:!0});return}catch(f){
const{message:m}=f,[,g,y]=/^(?:Parse|Lexical) error on line (\d+)|- (\d+):\d+$/.exec(m)??[],b=h.split(`
`),k=Number(g??y??1)-1;return{start:startOfLine(b,k),length:b[k]?.length??0,...(0,U.explain)("Handlebars can't read this template from this line on.","Handlebars kan ikke l\xE6se skabelonen fra denne lin\
je.","Look for {{ without }}, a block such as {{#each}} without its {{/each}}, and a misspelt name after #.","Se efter {{ uden }}, en blok som {{#each}} uden {{/each}} og et navn efter #, der er stave\
t forkert.")}}}v(compileError,"compileError");var maxReread=2e6,few=10;function tryHints(h,f,{before:m,check:g}){let y=0;return h.map(x=>{const{hint:S,...A}=x,_=S&&b(S,x);return _?{...A,hint:_}:A});function b({
otherwise:x,...S},A){const{others:_,...E}=S;if(E.replacement===void 0)return E;if(!k(E.replacement,A))return x&&b(x,A);const C=_?.filter(D=>k(D,A));if(!(C&&y>maxReread))return{...E,...C&&{others:C}}}function k(x,S){
const A=y<maxReread;return y+=f.length*Math.max(1,m.length/few),A&&w(g(replaceAt(f,S,x)),S)}function w(x,S){const A=m.filter(_=>_!==S).map(problemKey);return x.map(problemKey).every(_=>{const E=A.indexOf(
_);return E>=0&&A.splice(E,1),E>=0})}}v(tryHints,"tryHints");function replaceAt(h,{line:f,column:m,length:g},y){const b=h.split(`
`),k=b[f-1]??"";return b[f-1]=k.slice(0,m-1)+y+k.slice(m-1+g),b.join(`
`)}v(replaceAt,"replaceAt");function problemKey({line:h,code:f,message:m}){return`${h} ${f} ${m.en}`}v(problemKey,"problemKey");var ALIAS=Symbol.for("yaml.alias"),DOC=Symbol.for("yaml.document"),MAP2=Symbol.
for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.for("yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.for("yaml.node.type"),isAlias=v(h=>!!h&&typeof h=="object"&&h[NODE_TYPE]===ALIAS,
"isAlias"),isDocument=v(h=>!!h&&typeof h=="object"&&h[NODE_TYPE]===DOC,"isDocument"),isMap=v(h=>!!h&&typeof h=="object"&&h[NODE_TYPE]===MAP2,"isMap"),isPair=v(h=>!!h&&typeof h=="object"&&h[NODE_TYPE]===
PAIR,"isPair"),isScalar=v(h=>!!h&&typeof h=="object"&&h[NODE_TYPE]===SCALAR,"isScalar"),isSeq=v(h=>!!h&&typeof h=="object"&&h[NODE_TYPE]===SEQ,"isSeq");function isCollection(h){if(h&&typeof h=="object")
switch(h[NODE_TYPE]){case MAP2:case SEQ:return!0}return!1}v(isCollection,"isCollection");function isNode(h){if(h&&typeof h=="object")switch(h[NODE_TYPE]){case ALIAS:case MAP2:case SCALAR:case SEQ:return!0}
return!1}v(isNode,"isNode");var hasAnchor=v(h=>(isScalar(h)||isCollection(h))&&!!h.anchor,"hasAnchor"),BREAK=Symbol("break visit"),SKIP2=Symbol("skip children"),REMOVE=Symbol("remove node");function visit2(h,f){
const m=initVisitor(f);isDocument(h)?visit_(null,h.contents,m,Object.freeze([h]))===REMOVE&&(h.contents=null):visit_(null,h,m,Object.freeze([]))}v(visit2,"visit2"),visit2.BREAK=BREAK,visit2.SKIP=SKIP2,
visit2.REMOVE=REMOVE;function visit_(h,f,m,g){const y=callVisitor(h,f,m,g);if(isNode(y)||isPair(y))return replaceNode(h,g,y),visit_(h,y,m,g);if(typeof y!="symbol"){if(isCollection(f)){g=Object.freeze(
g.concat(f));for(let b=0;b<f.items.length;++b){const k=visit_(b,f.items[b],m,g);if(typeof k=="number")b=k-1;else{if(k===BREAK)return BREAK;k===REMOVE&&(f.items.splice(b,1),b-=1)}}}else if(isPair(f)){g=
Object.freeze(g.concat(f));const b=visit_("key",f.key,m,g);if(b===BREAK)return BREAK;b===REMOVE&&(f.key=null);const k=visit_("value",f.value,m,g);if(k===BREAK)return BREAK;k===REMOVE&&(f.value=null)}}
return y}v(visit_,"visit_");async function visitAsync(h,f){const m=initVisitor(f);isDocument(h)?await visitAsync_(null,h.contents,m,Object.freeze([h]))===REMOVE&&(h.contents=null):await visitAsync_(null,
h,m,Object.freeze([]))}v(visitAsync,"visitAsync"),visitAsync.BREAK=BREAK,visitAsync.SKIP=SKIP2,visitAsync.REMOVE=REMOVE;async function visitAsync_(h,f,m,g){const y=await callVisitor(h,f,m,g);if(isNode(
y)||isPair(y))return replaceNode(h,g,y),visitAsync_(h,y,m,g);if(typeof y!="symbol"){if(isCollection(f)){g=Object.freeze(g.concat(f));for(let b=0;b<f.items.length;++b){const k=await visitAsync_(b,f.items[b],
m,g);if(typeof k=="number")b=k-1;else{if(k===BREAK)return BREAK;k===REMOVE&&(f.items.splice(b,1),b-=1)}}}else if(isPair(f)){g=Object.freeze(g.concat(f));const b=await visitAsync_("key",f.key,m,g);if(b===
BREAK)return BREAK;b===REMOVE&&(f.key=null);const k=await visitAsync_("value",f.value,m,g);if(k===BREAK)return BREAK;k===REMOVE&&(f.value=null)}}return y}v(visitAsync_,"visitAsync_");function initVisitor(h){
return typeof h=="object"&&(h.Collection||h.Node||h.Value)?Object.assign({Alias:h.Node,Map:h.Node,Scalar:h.Node,Seq:h.Node},h.Value&&{Map:h.Value,Scalar:h.Value,Seq:h.Value},h.Collection&&{Map:h.Collection,
Seq:h.Collection},h):h}v(initVisitor,"initVisitor");function callVisitor(h,f,m,g){if(typeof m=="function")return m(h,f,g);if(isMap(f))return m.Map?.(h,f,g);if(isSeq(f))return m.Seq?.(h,f,g);if(isPair(
f))return m.Pair?.(h,f,g);if(isScalar(f))return m.Scalar?.(h,f,g);if(isAlias(f))return m.Alias?.(h,f,g)}v(callVisitor,"callVisitor");function replaceNode(h,f,m){const g=f[f.length-1];if(isCollection(g))
g.items[h]=m;else if(isPair(g))h==="key"?g.key=m:g.value=m;else if(isDocument(g))g.contents=m;else{const y=isAlias(g)?"alias":"scalar";throw new Error(`Cannot replace node with ${y} parent`)}}v(replaceNode,
"replaceNode");var escapeChars={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=v(h=>h.replace(/[!,[\]{}]/g,f=>escapeChars[f]),"escapeTagName"),Directives=class Fe{static{v(
this,"_Directives")}constructor(f,m){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},Fe.defaultYaml,f),this.tags=Object.assign({},Fe.defaultTags,m)}clone(){const f=new Fe(this.yaml,this.tags);
return f.docStart=this.docStart,f}atDocument(){const f=new Fe(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:Fe.
defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},Fe.defaultTags);break}return f}add(f,m){this.atNextDocument&&(this.yaml={explicit:Fe.defaultYaml.explicit,version:"1.1"},this.tags=Object.
assign({},Fe.defaultTags),this.atNextDocument=!1);const g=f.trim().split(/[ \t]+/),y=g.shift();switch(y){case"%TAG":{if(g.length!==2&&(m(0,"%TAG directive should contain exactly two parts"),g.length<2))
return!1;const[b,k]=g;return this.tags[b]=k,!0}case"%YAML":{if(this.yaml.explicit=!0,g.length!==1)return m(0,"%YAML directive should contain exactly one part"),!1;const[b]=g;if(b==="1.1"||b==="1.2")return this.
yaml.version=b,!0;{const k=/^\d+\.\d+$/.test(b);return m(6,`Unsupported YAML version ${b}`,k),!1}}default:return m(0,`Unknown directive ${y}`,!0),!1}}tagName(f,m){if(f==="!")return"!";if(f[0]!=="!")return m(
`Not a valid tag: ${f}`),null;if(f[1]==="<"){const k=f.slice(2,-1);return k==="!"||k==="!!"?(m(`Verbatim tags aren't resolved, so ${f} is invalid.`),null):(f[f.length-1]!==">"&&m("Verbatim tags must e\
nd with a >"),k)}const[,g,y]=f.match(/^(.*!)([^!]*)$/s);y||m(`The ${f} tag has no suffix`);const b=this.tags[g];if(b)try{return b+decodeURIComponent(y)}catch(k){return m(String(k)),null}return g==="!"?
f:(m(`Could not resolve tag: ${f}`),null)}tagString(f){for(const[m,g]of Object.entries(this.tags))if(f.startsWith(g))return m+escapeTagName(f.substring(g.length));return f[0]==="!"?f:`!<${f}>`}toString(f){
const m=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],g=Object.entries(this.tags);let y;if(f&&g.length>0&&isNode(f.contents)){const b={};visit2(f.contents,(k,w)=>{isNode(w)&&w.tag&&(b[w.
tag]=!0)}),y=Object.keys(b)}else y=[];for(const[b,k]of g)b==="!!"&&k==="tag:yaml.org,2002:"||(!f||y.some(w=>w.startsWith(k)))&&m.push(`%TAG ${b} ${k}`);return m.join(`
`)}};Directives.defaultYaml={explicit:!1,version:"1.2"},Directives.defaultTags={"!!":"tag:yaml.org,2002:"};function anchorIsValid(h){if(/[\x00-\x19\s,[\]{}]/.test(h)){const m=`Anchor must not contain \
whitespace or control characters: ${JSON.stringify(h)}`;throw new Error(m)}return!0}v(anchorIsValid,"anchorIsValid");function anchorNames(h){const f=new Set;return visit2(h,{Value(m,g){g.anchor&&f.add(
g.anchor)}}),f}v(anchorNames,"anchorNames");function findNewAnchor(h,f){for(let m=1;;++m){const g=`${h}${m}`;if(!f.has(g))return g}}v(findNewAnchor,"findNewAnchor");function createNodeAnchors(h,f){const m=[],
g=new Map;let y=null;return{onAnchor:v(b=>{m.push(b),y??(y=anchorNames(h));const k=findNewAnchor(f,y);return y.add(k),k},"onAnchor"),setAnchors:v(()=>{for(const b of m){const k=g.get(b);if(typeof k=="\
object"&&k.anchor&&(isScalar(k.node)||isCollection(k.node)))k.node.anchor=k.anchor;else{const w=new Error("Failed to resolve repeated object (this should not happen)");throw w.source=b,w}}},"setAnchor\
s"),sourceObjects:g}}v(createNodeAnchors,"createNodeAnchors");function applyReviver(h,f,m,g){if(g&&typeof g=="object")if(Array.isArray(g))for(let y=0,b=g.length;y<b;++y){const k=g[y],w=applyReviver(h,
g,String(y),k);w===void 0?delete g[y]:w!==k&&(g[y]=w)}else if(g instanceof Map)for(const y of Array.from(g.keys())){const b=g.get(y),k=applyReviver(h,g,y,b);k===void 0?g.delete(y):k!==b&&g.set(y,k)}else if(g instanceof
Set)for(const y of Array.from(g)){const b=applyReviver(h,g,y,y);b===void 0?g.delete(y):b!==y&&(g.delete(y),g.add(b))}else for(const[y,b]of Object.entries(g)){const k=applyReviver(h,g,y,b);k===void 0?delete g[y]:
k!==b&&(g[y]=k)}return h.call(f,m,g)}v(applyReviver,"applyReviver");function toJS(h,f,m){if(Array.isArray(h))return h.map((g,y)=>toJS(g,String(y),m));if(h&&typeof h.toJSON=="function"){if(!m||!hasAnchor(
h))return h.toJSON(f,m);const g={aliasCount:0,count:1,res:void 0};m.anchors.set(h,g),m.onCreate=b=>{g.res=b,delete m.onCreate};const y=h.toJSON(f,m);return m.onCreate&&m.onCreate(y),y}return typeof h==
"bigint"&&!m?.keep?Number(h):h}v(toJS,"toJS");var NodeBase=class{static{v(this,"NodeBase")}constructor(h){Object.defineProperty(this,NODE_TYPE,{value:h})}clone(){const h=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return this.range&&(h.range=this.range.slice()),h}toJS(h,{mapAsMap:f,maxAliasCount:m,onAnchor:g,reviver:y}={}){if(!isDocument(h))throw new TypeError("A do\
cument argument is required");const b={anchors:new Map,doc:h,keep:!0,mapAsMap:f===!0,mapKeyWarned:!1,maxAliasCount:typeof m=="number"?m:100},k=toJS(this,"",b);if(typeof g=="function")for(const{count:w,
res:x}of b.anchors.values())g(x,w);return typeof y=="function"?applyReviver(y,{"":k},"",k):k}},Alias=class extends NodeBase{static{v(this,"Alias")}constructor(h){super(ALIAS),this.source=h,Object.defineProperty(
this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(h,f){if(f?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let m;f?.aliasResolveCache?m=f.aliasResolveCache:
(m=[],visit2(h,{Node:v((y,b)=>{(isAlias(b)||hasAnchor(b))&&m.push(b)},"Node")}),f&&(f.aliasResolveCache=m));let g;for(const y of m){if(y===this)break;y.anchor===this.source&&(g=y)}if(g&&f){const{anchors:y,
doc:b,maxAliasCount:k}=f;let w=y.get(g);if(w||(toJS(g,null,f),w=y.get(g)),w?.res===void 0){const x="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(x)}if(k>=0&&(w.count+=
1,w.aliasCount===0&&(w.aliasCount=getAliasCount(b,g,y)),w.count*w.aliasCount>k)){const x="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(x)}}return g}toJSON(h,f){
if(!f)return{source:this.source};const m=this.resolve(f.doc,f);if(!m){const g=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(g)}return f.anchors.
get(m).res}toString(h,f,m){const g=`*${this.source}`;if(h){if(anchorIsValid(this.source),h.options.verifyAliasOrder&&!h.anchors.has(this.source)){const y=`Unresolved alias (the anchor must be set befo\
re the alias): ${this.source}`;throw new Error(y)}if(h.implicitKey)return`${g} `}return g}};function getAliasCount(h,f,m){if(isAlias(f)){const g=f.resolve(h),y=m&&g&&m.get(g);return y?y.count*y.aliasCount:
0}else if(isCollection(f)){let g=0;for(const y of f.items){const b=getAliasCount(h,y,m);b>g&&(g=b)}return g}else if(isPair(f)){const g=getAliasCount(h,f.key,m),y=getAliasCount(h,f.value,m);return Math.
max(g,y)}return 1}v(getAliasCount,"getAliasCount");var isScalarValue=v(h=>!h||typeof h!="function"&&typeof h!="object","isScalarValue"),Scalar=class extends NodeBase{static{v(this,"Scalar")}constructor(h){
super(SCALAR),this.value=h}toJSON(h,f){return f?.keep?this.value:toJS(this.value,h,f)}toString(){return String(this.value)}};Scalar.BLOCK_FOLDED="BLOCK_FOLDED",Scalar.BLOCK_LITERAL="BLOCK_LITERAL",Scalar.
PLAIN="PLAIN",Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE",Scalar.QUOTE_SINGLE="QUOTE_SINGLE";var defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(h,f,m){if(f){const g=m.filter(b=>b.tag===f),y=g.find(
b=>!b.format)??g[0];if(!y)throw new Error(`Tag ${f} not found`);return y}return m.find(g=>g.identify?.(h)&&!g.format)}v(findTagObject,"findTagObject");function createNode(h,f,m){if(isDocument(h)&&(h=h.
contents),isNode(h))return h;if(isPair(h)){const _=m.schema[MAP2].createNode?.(m.schema,null,m);return _.items.push(h),_}(h instanceof String||h instanceof Number||h instanceof Boolean||typeof BigInt<
"u"&&h instanceof BigInt)&&(h=h.valueOf());const{aliasDuplicateObjects:g,onAnchor:y,onTagObj:b,schema:k,sourceObjects:w}=m;let x;if(g&&h&&typeof h=="object"){if(x=w.get(h),x)return x.anchor??(x.anchor=
y(h)),new Alias(x.anchor);x={anchor:null,node:null},w.set(h,x)}f?.startsWith("!!")&&(f=defaultTagPrefix+f.slice(2));let S=findTagObject(h,f,k.tags);if(!S){if(h&&typeof h.toJSON=="function"&&(h=h.toJSON()),
!h||typeof h!="object"){const _=new Scalar(h);return x&&(x.node=_),_}S=h instanceof Map?k[MAP2]:Symbol.iterator in Object(h)?k[SEQ]:k[MAP2]}b&&(b(S),delete m.onTagObj);const A=S?.createNode?S.createNode(
m.schema,h,m):typeof S?.nodeClass?.from=="function"?S.nodeClass.from(m.schema,h,m):new Scalar(h);return f?A.tag=f:S.default||(A.tag=S.tag),x&&(x.node=A),A}v(createNode,"createNode");function collectionFromPath(h,f,m){
let g=m;for(let y=f.length-1;y>=0;--y){const b=f[y];if(typeof b=="number"&&Number.isInteger(b)&&b>=0){const k=[];k[b]=g,g=k}else g=new Map([[b,g]])}return createNode(g,void 0,{aliasDuplicateObjects:!1,
keepUndefined:!1,onAnchor:v(()=>{throw new Error("This should not happen, please report a bug.")},"onAnchor"),schema:h,sourceObjects:new Map})}v(collectionFromPath,"collectionFromPath");var isEmptyPath=v(
h=>h==null||typeof h=="object"&&!!h[Symbol.iterator]().next().done,"isEmptyPath"),Collection=class extends NodeBase{static{v(this,"Collection")}constructor(h,f){super(h),Object.defineProperty(this,"sc\
hema",{value:f,configurable:!0,enumerable:!1,writable:!0})}clone(h){const f=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return h&&(f.schema=h),f.items=f.items.map(
m=>isNode(m)||isPair(m)?m.clone(h):m),this.range&&(f.range=this.range.slice()),f}addIn(h,f){if(isEmptyPath(h))this.add(f);else{const[m,...g]=h,y=this.get(m,!0);if(isCollection(y))y.addIn(g,f);else if(y===
void 0&&this.schema)this.set(m,collectionFromPath(this.schema,g,f));else throw new Error(`Expected YAML collection at ${m}. Remaining path: ${g}`)}}deleteIn(h){const[f,...m]=h;if(m.length===0)return this.
delete(f);const g=this.get(f,!0);if(isCollection(g))return g.deleteIn(m);throw new Error(`Expected YAML collection at ${f}. Remaining path: ${m}`)}getIn(h,f){const[m,...g]=h,y=this.get(m,!0);return g.
length===0?!f&&isScalar(y)?y.value:y:isCollection(y)?y.getIn(g,f):void 0}hasAllNullValues(h){return this.items.every(f=>{if(!isPair(f))return!1;const m=f.value;return m==null||h&&isScalar(m)&&m.value==
null&&!m.commentBefore&&!m.comment&&!m.tag})}hasIn(h){const[f,...m]=h;if(m.length===0)return this.has(f);const g=this.get(f,!0);return isCollection(g)?g.hasIn(m):!1}setIn(h,f){const[m,...g]=h;if(g.length===
0)this.set(m,f);else{const y=this.get(m,!0);if(isCollection(y))y.setIn(g,f);else if(y===void 0&&this.schema)this.set(m,collectionFromPath(this.schema,g,f));else throw new Error(`Expected YAML collecti\
on at ${m}. Remaining path: ${g}`)}}},stringifyComment=v(h=>h.replace(/^(?!$)(?: $)?/gm,"#"),"stringifyComment");function indentComment(h,f){return/^\n+$/.test(h)?h.substring(1):f?h.replace(/^(?! *$)/gm,
f):h}v(indentComment,"indentComment");var lineComment=v((h,f,m)=>h.endsWith(`
`)?indentComment(m,f):m.includes(`
`)?`
`+indentComment(m,f):(h.endsWith(" ")?"":" ")+m,"lineComment"),FOLD_FLOW="flow",FOLD_BLOCK="block",FOLD_QUOTED="quoted";function foldFlowLines(h,f,m="flow",{indentAtStart:g,lineWidth:y=80,minContentWidth:b=20,
onFold:k,onOverflow:w}={}){if(!y||y<0)return h;y<b&&(b=0);const x=Math.max(1+b,1+y-f.length);if(h.length<=x)return h;const S=[],A={};let _=y-f.length;typeof g=="number"&&(g>y-Math.max(2,b)?S.push(0):_=
y-g);let E,C,D=!1,T=-1,P=-1,O=-1;m===FOLD_BLOCK&&(T=consumeMoreIndentedLines(h,T,f.length),T!==-1&&(_=T+x));for(let F;F=h[T+=1];){if(m===FOLD_QUOTED&&F==="\\"){switch(P=T,h[T+1]){case"x":T+=3;break;case"\
u":T+=5;break;case"U":T+=9;break;default:T+=1}O=T}if(F===`
`)m===FOLD_BLOCK&&(T=consumeMoreIndentedLines(h,T,f.length)),_=T+f.length+x,E=void 0;else{if(F===" "&&C&&C!==" "&&C!==`
`&&C!=="	"){const q=h[T+1];q&&q!==" "&&q!==`
`&&q!=="	"&&(E=T)}if(T>=_)if(E)S.push(E),_=E+x,E=void 0;else if(m===FOLD_QUOTED){for(;C===" "||C==="	";)C=F,F=h[T+=1],D=!0;const q=T>O+1?T-2:P-1;if(A[q])return h;S.push(q),A[q]=!0,_=q+x,E=void 0}else D=
!0}C=F}if(D&&w&&w(),S.length===0)return h;k&&k();let I=h.slice(0,S[0]);for(let F=0;F<S.length;++F){const q=S[F],L=S[F+1]||h.length;q===0?I=`
${f}${h.slice(0,L)}`:(m===FOLD_QUOTED&&A[q]&&(I+=`${h[q]}\\`),I+=`
${f}${h.slice(q+1,L)}`)}return I}v(foldFlowLines,"foldFlowLines");function consumeMoreIndentedLines(h,f,m){let g=f,y=f+1,b=h[y];for(;b===" "||b==="	";)if(f<y+m)b=h[++f];else{do b=h[++f];while(b&&b!==`\

`);g=f,y=f+1,b=h[y]}return g}v(consumeMoreIndentedLines,"consumeMoreIndentedLines");var getFoldOptions=v((h,f)=>({indentAtStart:f?h.indent.length:h.indentAtStart,lineWidth:h.options.lineWidth,minContentWidth:h.
options.minContentWidth}),"getFoldOptions"),containsDocumentMarker=v(h=>/^(%|---|\.\.\.)/m.test(h),"containsDocumentMarker");function lineLengthOverLimit(h,f,m){if(!f||f<0)return!1;const g=f-m,y=h.length;
if(y<=g)return!1;for(let b=0,k=0;b<y;++b)if(h[b]===`
`){if(b-k>g)return!0;if(k=b+1,y-k<=g)return!1}return!0}v(lineLengthOverLimit,"lineLengthOverLimit");function doubleQuotedString(h,f){const m=JSON.stringify(h);if(f.options.doubleQuotedAsJSON)return m;
const{implicitKey:g}=f,y=f.options.doubleQuotedMinMultiLineLength,b=f.indent||(containsDocumentMarker(h)?"  ":"");let k="",w=0;for(let x=0,S=m[x];S;S=m[++x])if(S===" "&&m[x+1]==="\\"&&m[x+2]==="n"&&(k+=
m.slice(w,x)+"\\ ",x+=1,w=x,S="\\"),S==="\\")switch(m[x+1]){case"u":{k+=m.slice(w,x);const A=m.substr(x+2,4);switch(A){case"0000":k+="\\0";break;case"0007":k+="\\a";break;case"000b":k+="\\v";break;case"\
001b":k+="\\e";break;case"0085":k+="\\N";break;case"00a0":k+="\\_";break;case"2028":k+="\\L";break;case"2029":k+="\\P";break;default:A.substr(0,2)==="00"?k+="\\x"+A.substr(2):k+=m.substr(x,6)}x+=5,w=x+
1}break;case"n":if(g||m[x+2]==='"'||m.length<y)x+=1;else{for(k+=m.slice(w,x)+`

`;m[x+2]==="\\"&&m[x+3]==="n"&&m[x+4]!=='"';)k+=`
`,x+=2;k+=b,m[x+2]===" "&&(k+="\\"),x+=1,w=x+1}break;default:x+=1}return k=w?k+m.slice(w):m,g?k:foldFlowLines(k,b,FOLD_QUOTED,getFoldOptions(f,!1))}v(doubleQuotedString,"doubleQuotedString");function singleQuotedString(h,f){
if(f.options.singleQuote===!1||f.implicitKey&&h.includes(`
`)||/[ \t]\n|\n[ \t]/.test(h))return doubleQuotedString(h,f);const m=f.indent||(containsDocumentMarker(h)?"  ":""),g="'"+h.replace(/'/g,"''").replace(/\n+/g,`$&
${m}`)+"'";return f.implicitKey?g:foldFlowLines(g,m,FOLD_FLOW,getFoldOptions(f,!1))}v(singleQuotedString,"singleQuotedString");function quotedString(h,f){const{singleQuote:m}=f.options;let g;if(m===!1)
g=doubleQuotedString;else{const y=h.includes('"'),b=h.includes("'");y&&!b?g=singleQuotedString:b&&!y?g=doubleQuotedString:g=m?singleQuotedString:doubleQuotedString}return g(h,f)}v(quotedString,"quoted\
String");var blockEndNewlines;try{blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment:h,type:f,value:m},g,y,b){const{blockQuote:k,commentString:w,lineWidth:x}=g.options;if(!k||/\n[\t ]+$/.test(m))return quotedString(
m,g);const S=g.indent||(g.forceBlockIndent||containsDocumentMarker(m)?"  ":""),A=k==="literal"?!0:k==="folded"||f===Scalar.BLOCK_FOLDED?!1:f===Scalar.BLOCK_LITERAL?!0:!lineLengthOverLimit(m,x,S.length);
if(!m)return A?`|
`:`>
`;let _,E;for(E=m.length;E>0;--E){const L=m[E-1];if(L!==`
`&&L!=="	"&&L!==" ")break}let C=m.substring(E);const D=C.indexOf(`
`);D===-1?_="-":m===C||D!==C.length-1?(_="+",b&&b()):_="",C&&(m=m.slice(0,-C.length),C[C.length-1]===`
`&&(C=C.slice(0,-1)),C=C.replace(blockEndNewlines,`$&${S}`));let T=!1,P,O=-1;for(P=0;P<m.length;++P){const L=m[P];if(L===" ")T=!0;else if(L===`
`)O=P;else break}let I=m.substring(0,O<P?O+1:P);I&&(m=m.substring(I.length),I=I.replace(/\n+/g,`$&${S}`));let q=(T?S?"2":"1":"")+_;if(h&&(q+=" "+w(h.replace(/ ?[\r\n]+/g," ")),y&&y()),!A){const L=m.replace(
/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${S}`);let N=!1;const B=getFoldOptions(g,!0);k!=="folded"&&f!==Scalar.BLOCK_FOLDED&&(B.onOverflow=()=>{N=!0});const M=foldFlowLines(
`${I}${L}${C}`,S,FOLD_BLOCK,B);if(!N)return`>${q}
${S}${M}`}return m=m.replace(/\n+/g,`$&${S}`),`|${q}
${S}${I}${m}${C}`}v(blockString,"blockString");function plainString(h,f,m,g){const{type:y,value:b}=h,{actualString:k,implicitKey:w,indent:x,indentStep:S,inFlow:A}=f;if(w&&b.includes(`
`)||A&&/[[\]{},]/.test(b))return quotedString(b,f);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(b))return w||A||!b.includes(`
`)?quotedString(b,f):blockString(h,f,m,g);if(!w&&!A&&y!==Scalar.PLAIN&&b.includes(`
`))return blockString(h,f,m,g);if(containsDocumentMarker(b)){if(x==="")return f.forceBlockIndent=!0,blockString(h,f,m,g);if(w&&x===S)return quotedString(b,f)}const _=b.replace(/\n+/g,`$&
${x}`);if(k){const E=v(T=>T.default&&T.tag!=="tag:yaml.org,2002:str"&&T.test?.test(_),"test"),{compat:C,tags:D}=f.doc.schema;if(D.some(E)||C?.some(E))return quotedString(b,f)}return w?_:foldFlowLines(
_,x,FOLD_FLOW,getFoldOptions(f,!1))}v(plainString,"plainString");function stringifyString(h,f,m,g){const{implicitKey:y,inFlow:b}=f,k=typeof h.value=="string"?h:Object.assign({},h,{value:String(h.value)});
let{type:w}=h;w!==Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(k.value)&&(w=Scalar.QUOTE_DOUBLE);const x=v(A=>{switch(A){case Scalar.BLOCK_FOLDED:case Scalar.BLOCK_LITERAL:
return y||b?quotedString(k.value,f):blockString(k,f,m,g);case Scalar.QUOTE_DOUBLE:return doubleQuotedString(k.value,f);case Scalar.QUOTE_SINGLE:return singleQuotedString(k.value,f);case Scalar.PLAIN:return plainString(
k,f,m,g);default:return null}},"_stringify");let S=x(w);if(S===null){const{defaultKeyType:A,defaultStringType:_}=f.options,E=y&&A||_;if(S=x(E),S===null)throw new Error(`Unsupported default string type\
 ${E}`)}return S}v(stringifyString,"stringifyString");function createStringifyContext(h,f){const m=Object.assign({blockQuote:!0,commentString:stringifyComment,defaultKeyType:null,defaultStringType:"PL\
AIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},h.schema.toStringOptions,f);let g;switch(m.collectionStyle){case"block":g=!1;break;case"flow":g=!0;break;default:g=null}return{anchors:new Set,doc:h,
flowCollectionPadding:m.flowCollectionPadding?" ":"",indent:"",indentStep:typeof m.indent=="number"?" ".repeat(m.indent):"  ",inFlow:g,options:m}}v(createStringifyContext,"createStringifyContext");function getTagObject(h,f){
if(f.tag){const y=h.filter(b=>b.tag===f.tag);if(y.length>0)return y.find(b=>b.format===f.format)??y[0]}let m,g;if(isScalar(f)){g=f.value;let y=h.filter(b=>b.identify?.(g));if(y.length>1){const b=y.filter(
k=>k.test);b.length>0&&(y=b)}m=y.find(b=>b.format===f.format)??y.find(b=>!b.format)}else g=f,m=h.find(y=>y.nodeClass&&g instanceof y.nodeClass);if(!m){const y=g?.constructor?.name??(g===null?"null":typeof g);
throw new Error(`Tag not resolved for ${y} value`)}return m}v(getTagObject,"getTagObject");function stringifyProps(h,f,{anchors:m,doc:g}){if(!g.directives)return"";const y=[],b=(isScalar(h)||isCollection(
h))&&h.anchor;b&&anchorIsValid(b)&&(m.add(b),y.push(`&${b}`));const k=h.tag??(f.default?null:f.tag);return k&&y.push(g.directives.tagString(k)),y.join(" ")}v(stringifyProps,"stringifyProps");function stringify3(h,f,m,g){
if(isPair(h))return h.toString(f,m,g);if(isAlias(h)){if(f.doc.directives)return h.toString(f);if(f.resolvedAliases?.has(h))throw new TypeError("Cannot stringify circular structure without alias nodes");
f.resolvedAliases?f.resolvedAliases.add(h):f.resolvedAliases=new Set([h]),h=h.resolve(f.doc)}let y;const b=isNode(h)?h:f.doc.createNode(h,{onTagObj:v(x=>y=x,"onTagObj")});y??(y=getTagObject(f.doc.schema.
tags,b));const k=stringifyProps(b,y,f);k.length>0&&(f.indentAtStart=(f.indentAtStart??0)+k.length+1);const w=typeof y.stringify=="function"?y.stringify(b,f,m,g):isScalar(b)?stringifyString(b,f,m,g):b.
toString(f,m,g);return k?isScalar(b)||w[0]==="{"||w[0]==="["?`${k} ${w}`:`${k}
${f.indent}${w}`:w}v(stringify3,"stringify3");function stringifyPair({key:h,value:f},m,g,y){const{allNullValues:b,doc:k,indent:w,indentStep:x,options:{commentString:S,indentSeq:A,simpleKeys:_}}=m;let E=isNode(
h)&&h.comment||null;if(_){if(E)throw new Error("With simple keys, key nodes cannot have comments");if(isCollection(h)||!isNode(h)&&typeof h=="object"){const B="With simple keys, collection cannot be u\
sed as a key value";throw new Error(B)}}let C=!_&&(!h||E&&f==null&&!m.inFlow||isCollection(h)||(isScalar(h)?h.type===Scalar.BLOCK_FOLDED||h.type===Scalar.BLOCK_LITERAL:typeof h=="object"));m=Object.assign(
{},m,{allNullValues:!1,implicitKey:!C&&(_||!b),indent:w+x});let D=!1,T=!1,P=stringify3(h,m,()=>D=!0,()=>T=!0);if(!C&&!m.inFlow&&P.length>1024){if(_)throw new Error("With simple keys, single line scala\
r must not span more than 1024 characters");C=!0}if(m.inFlow){if(b||f==null)return D&&g&&g(),P===""?"?":C?`? ${P}`:P}else if(b&&!_||f==null&&C)return P=`? ${P}`,E&&!D?P+=lineComment(P,m.indent,S(E)):T&&
y&&y(),P;D&&(E=null),C?(E&&(P+=lineComment(P,m.indent,S(E))),P=`? ${P}
${w}:`):(P=`${P}:`,E&&(P+=lineComment(P,m.indent,S(E))));let O,I,F;isNode(f)?(O=!!f.spaceBefore,I=f.commentBefore,F=f.comment):(O=!1,I=null,F=null,f&&typeof f=="object"&&(f=k.createNode(f))),m.implicitKey=
!1,!C&&!E&&isScalar(f)&&(m.indentAtStart=P.length+1),T=!1,!A&&x.length>=2&&!m.inFlow&&!C&&isSeq(f)&&!f.flow&&!f.tag&&!f.anchor&&(m.indent=m.indent.substring(2));let q=!1;const L=stringify3(f,m,()=>q=!0,
()=>T=!0);let N=" ";if(E||O||I){if(N=O?`
`:"",I){const B=S(I);N+=`
${indentComment(B,m.indent)}`}L===""&&!m.inFlow?N===`
`&&F&&(N=`

`):N+=`
${m.indent}`}else if(!C&&isCollection(f)){const B=L[0],M=L.indexOf(`
`),j=M!==-1,H=m.inFlow??f.flow??f.items.length===0;if(j||!H){let Z=!1;if(j&&(B==="&"||B==="!")){let G=L.indexOf(" ");B==="&"&&G!==-1&&G<M&&L[G+1]==="!"&&(G=L.indexOf(" ",G+1)),(G===-1||M<G)&&(Z=!0)}Z||
(N=`
${m.indent}`)}}else(L===""||L[0]===`
`)&&(N="");return P+=N+L,m.inFlow?q&&g&&g():F&&!q?P+=lineComment(P,m.indent,S(F)):T&&y&&y(),P}v(stringifyPair,"stringifyPair");function warn(h,f){(h==="debug"||h==="warn")&&console.warn(f)}v(warn,"war\
n");var MERGE_KEY="<<",merge2={identify:v(h=>h===MERGE_KEY||typeof h=="symbol"&&h.description===MERGE_KEY,"identify"),default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:v(()=>Object.assign(
new Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),"resolve"),stringify:v(()=>MERGE_KEY,"stringify")},isMergeKey=v((h,f)=>(merge2.identify(f)||isScalar(f)&&(!f.type||f.type===Scalar.PLAIN)&&merge2.
identify(f.value))&&h?.doc.schema.tags.some(m=>m.tag===merge2.tag&&m.default),"isMergeKey");function addMergeToJSMap(h,f,m){const g=resolveAliasValue(h,m);if(isSeq(g))for(const y of g.items)mergeValue(
h,f,y);else if(Array.isArray(g))for(const y of g)mergeValue(h,f,y);else mergeValue(h,f,g)}v(addMergeToJSMap,"addMergeToJSMap");function mergeValue(h,f,m){const g=resolveAliasValue(h,m);if(!isMap(g))throw new Error(
"Merge sources must be maps or map aliases");const y=g.toJSON(null,h,Map);for(const[b,k]of y)f instanceof Map?f.has(b)||f.set(b,k):f instanceof Set?f.add(b):Object.prototype.hasOwnProperty.call(f,b)||
Object.defineProperty(f,b,{value:k,writable:!0,enumerable:!0,configurable:!0});return f}v(mergeValue,"mergeValue");function resolveAliasValue(h,f){return h&&isAlias(f)?f.resolve(h.doc,h):f}v(resolveAliasValue,
"resolveAliasValue");function addPairToJSMap(h,f,{key:m,value:g}){if(isNode(m)&&m.addToJSMap)m.addToJSMap(h,f,g);else if(isMergeKey(h,m))addMergeToJSMap(h,f,g);else{const y=toJS(m,"",h);if(f instanceof
Map)f.set(y,toJS(g,y,h));else if(f instanceof Set)f.add(y);else{const b=stringifyKey(m,y,h),k=toJS(g,b,h);b in f?Object.defineProperty(f,b,{value:k,writable:!0,enumerable:!0,configurable:!0}):f[b]=k}}
return f}v(addPairToJSMap,"addPairToJSMap");function stringifyKey(h,f,m){if(f===null)return"";if(typeof f!="object")return String(f);if(isNode(h)&&m?.doc){const g=createStringifyContext(m.doc,{});g.anchors=
new Set;for(const b of m.anchors.keys())g.anchors.add(b.anchor);g.inFlow=!0,g.inStringifyKey=!0;const y=h.toString(g);if(!m.mapKeyWarned){let b=JSON.stringify(y);b.length>40&&(b=b.substring(0,36)+'...\
"'),warn(m.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${b}. Set mapAsMap: true to use object keys.`),m.mapKeyWarned=!0}return y}return JSON.stringify(
f)}v(stringifyKey,"stringifyKey");function createPair(h,f,m){const g=createNode(h,void 0,m),y=createNode(f,void 0,m);return new Pair(g,y)}v(createPair,"createPair");var Pair=class St{static{v(this,"_P\
air")}constructor(f,m=null){Object.defineProperty(this,NODE_TYPE,{value:PAIR}),this.key=f,this.value=m}clone(f){let{key:m,value:g}=this;return isNode(m)&&(m=m.clone(f)),isNode(g)&&(g=g.clone(f)),new St(
m,g)}toJSON(f,m){const g=m?.mapAsMap?new Map:{};return addPairToJSMap(m,g,this)}toString(f,m,g){return f?.doc?stringifyPair(this,f,m,g):JSON.stringify(this)}};function stringifyCollection(h,f,m){return(f.
inFlow??h.flow?stringifyFlowCollection:stringifyBlockCollection)(h,f,m)}v(stringifyCollection,"stringifyCollection");function stringifyBlockCollection({comment:h,items:f},m,{blockItemPrefix:g,flowChars:y,
itemIndent:b,onChompKeep:k,onComment:w}){const{indent:x,options:{commentString:S}}=m,A=Object.assign({},m,{indent:b,type:null});let _=!1;const E=[];for(let D=0;D<f.length;++D){const T=f[D];let P=null;
if(isNode(T))!_&&T.spaceBefore&&E.push(""),addCommentBefore(m,E,T.commentBefore,_),T.comment&&(P=T.comment);else if(isPair(T)){const I=isNode(T.key)?T.key:null;I&&(!_&&I.spaceBefore&&E.push(""),addCommentBefore(
m,E,I.commentBefore,_))}_=!1;let O=stringify3(T,A,()=>P=null,()=>_=!0);P&&(O+=lineComment(O,b,S(P))),_&&P&&(_=!1),E.push(g+O)}let C;if(E.length===0)C=y.start+y.end;else{C=E[0];for(let D=1;D<E.length;++D){
const T=E[D];C+=T?`
${x}${T}`:`
`}}return h?(C+=`
`+indentComment(S(h),x),w&&w()):_&&k&&k(),C}v(stringifyBlockCollection,"stringifyBlockCollection");function stringifyFlowCollection({items:h},f,{flowChars:m,itemIndent:g}){const{indent:y,indentStep:b,
flowCollectionPadding:k,options:{commentString:w}}=f;g+=b;const x=Object.assign({},f,{indent:g,inFlow:!0,type:null});let S=!1,A=0;const _=[];for(let D=0;D<h.length;++D){const T=h[D];let P=null;if(isNode(
T))T.spaceBefore&&_.push(""),addCommentBefore(f,_,T.commentBefore,!1),T.comment&&(P=T.comment);else if(isPair(T)){const I=isNode(T.key)?T.key:null;I&&(I.spaceBefore&&_.push(""),addCommentBefore(f,_,I.
commentBefore,!1),I.comment&&(S=!0));const F=isNode(T.value)?T.value:null;F?(F.comment&&(P=F.comment),F.commentBefore&&(S=!0)):T.value==null&&I?.comment&&(P=I.comment)}P&&(S=!0);let O=stringify3(T,x,()=>P=
null);S||(S=_.length>A||O.includes(`
`)),D<h.length-1?O+=",":f.options.trailingComma&&(f.options.lineWidth>0&&(S||(S=_.reduce((I,F)=>I+F.length+2,2)+(O.length+2)>f.options.lineWidth)),S&&(O+=",")),P&&(O+=lineComment(O,g,w(P))),_.push(O),
A=_.length}const{start:E,end:C}=m;if(_.length===0)return E+C;if(!S){const D=_.reduce((T,P)=>T+P.length+2,2);S=f.options.lineWidth>0&&D>f.options.lineWidth}if(S){let D=E;for(const T of _)D+=T?`
${b}${y}${T}`:`
`;return`${D}
${y}${C}`}else return`${E}${k}${_.join(" ")}${k}${C}`}v(stringifyFlowCollection,"stringifyFlowCollection");function addCommentBefore({indent:h,options:{commentString:f}},m,g,y){if(g&&y&&(g=g.replace(/^\n+/,
"")),g){const b=indentComment(f(g),h);m.push(b.trimStart())}}v(addCommentBefore,"addCommentBefore");function findPair(h,f){const m=isScalar(f)?f.value:f;for(const g of h)if(isPair(g)&&(g.key===f||g.key===
m||isScalar(g.key)&&g.key.value===m))return g}v(findPair,"findPair");var YAMLMap=class extends Collection{static{v(this,"YAMLMap")}static get tagName(){return"tag:yaml.org,2002:map"}constructor(h){super(
MAP2,h),this.items=[]}static from(h,f,m){const{keepUndefined:g,replacer:y}=m,b=new this(h),k=v((w,x)=>{if(typeof y=="function")x=y.call(f,w,x);else if(Array.isArray(y)&&!y.includes(w))return;(x!==void 0||
g)&&b.items.push(createPair(w,x,m))},"add");if(f instanceof Map)for(const[w,x]of f)k(w,x);else if(f&&typeof f=="object")for(const w of Object.keys(f))k(w,f[w]);return typeof h.sortMapEntries=="functio\
n"&&b.items.sort(h.sortMapEntries),b}add(h,f){let m;isPair(h)?m=h:!h||typeof h!="object"||!("key"in h)?m=new Pair(h,h?.value):m=new Pair(h.key,h.value);const g=findPair(this.items,m.key),y=this.schema?.
sortMapEntries;if(g){if(!f)throw new Error(`Key ${m.key} already set`);isScalar(g.value)&&isScalarValue(m.value)?g.value.value=m.value:g.value=m.value}else if(y){const b=this.items.findIndex(k=>y(m,k)<
0);b===-1?this.items.push(m):this.items.splice(b,0,m)}else this.items.push(m)}delete(h){const f=findPair(this.items,h);return f?this.items.splice(this.items.indexOf(f),1).length>0:!1}get(h,f){const g=findPair(
this.items,h)?.value;return(!f&&isScalar(g)?g.value:g)??void 0}has(h){return!!findPair(this.items,h)}set(h,f){this.add(new Pair(h,f),!0)}toJSON(h,f,m){const g=m?new m:f?.mapAsMap?new Map:{};f?.onCreate&&
f.onCreate(g);for(const y of this.items)addPairToJSMap(f,g,y);return g}toString(h,f,m){if(!h)return JSON.stringify(this);for(const g of this.items)if(!isPair(g))throw new Error(`Map items must all be \
pairs; found ${JSON.stringify(g)} instead`);return!h.allNullValues&&this.hasAllNullValues(!1)&&(h=Object.assign({},h,{allNullValues:!0})),stringifyCollection(this,h,{blockItemPrefix:"",flowChars:{start:"\
{",end:"}"},itemIndent:h.indent||"",onChompKeep:m,onComment:f})}},map={collection:"map",default:!0,nodeClass:YAMLMap,tag:"tag:yaml.org,2002:map",resolve(h,f){return isMap(h)||f("Expected a mapping for\
 this tag"),h},createNode:v((h,f,m)=>YAMLMap.from(h,f,m),"createNode")},YAMLSeq=class extends Collection{static{v(this,"YAMLSeq")}static get tagName(){return"tag:yaml.org,2002:seq"}constructor(h){super(
SEQ,h),this.items=[]}add(h){this.items.push(h)}delete(h){const f=asItemIndex(h);return typeof f!="number"?!1:this.items.splice(f,1).length>0}get(h,f){const m=asItemIndex(h);if(typeof m!="number")return;
const g=this.items[m];return!f&&isScalar(g)?g.value:g}has(h){const f=asItemIndex(h);return typeof f=="number"&&f<this.items.length}set(h,f){const m=asItemIndex(h);if(typeof m!="number")throw new Error(
`Expected a valid index, not ${h}.`);const g=this.items[m];isScalar(g)&&isScalarValue(f)?g.value=f:this.items[m]=f}toJSON(h,f){const m=[];f?.onCreate&&f.onCreate(m);let g=0;for(const y of this.items)m.
push(toJS(y,String(g++),f));return m}toString(h,f,m){return h?stringifyCollection(this,h,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(h.indent||"")+"  ",onChompKeep:m,onComment:f}):
JSON.stringify(this)}static from(h,f,m){const{replacer:g}=m,y=new this(h);if(f&&Symbol.iterator in Object(f)){let b=0;for(let k of f){if(typeof g=="function"){const w=f instanceof Set?k:String(b++);k=
g.call(f,w,k)}y.items.push(createNode(k,void 0,m))}}return y}};function asItemIndex(h){let f=isScalar(h)?h.value:h;return f&&typeof f=="string"&&(f=Number(f)),typeof f=="number"&&Number.isInteger(f)&&
f>=0?f:null}v(asItemIndex,"asItemIndex");var seq={collection:"seq",default:!0,nodeClass:YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(h,f){return isSeq(h)||f("Expected a sequence for this tag"),h},createNode:v(
(h,f,m)=>YAMLSeq.from(h,f,m),"createNode")},string3={identify:v(h=>typeof h=="string","identify"),default:!0,tag:"tag:yaml.org,2002:str",resolve:v(h=>h,"resolve"),stringify(h,f,m,g){return f=Object.assign(
{actualString:!0},f),stringifyString(h,f,m,g)}},nullTag={identify:v(h=>h==null,"identify"),createNode:v(()=>new Scalar(null),"createNode"),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:v(()=>new Scalar(null),"resolve"),stringify:v(({source:h},f)=>typeof h=="string"&&nullTag.test.test(h)?h:f.options.nullStr,"stringify")},boolTag={identify:v(h=>typeof h=="boolean","identify"),
default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:v(h=>new Scalar(h[0]==="t"||h[0]==="T"),"resolve"),stringify({source:h,value:f},m){if(h&&boolTag.test.test(h)){
const g=h[0]==="t"||h[0]==="T";if(f===g)return h}return f?m.options.trueStr:m.options.falseStr}};function stringifyNumber({format:h,minFractionDigits:f,tag:m,value:g}){if(typeof g=="bigint")return String(
g);const y=typeof g=="number"?g:Number(g);if(!isFinite(y))return isNaN(y)?".nan":y<0?"-.inf":".inf";let b=Object.is(g,-0)?"-0":JSON.stringify(g);if(!h&&f&&(!m||m==="tag:yaml.org,2002:float")&&/^-?\d/.
test(b)&&!b.includes("e")){let k=b.indexOf(".");k<0&&(k=b.length,b+=".");let w=f-(b.length-k-1);for(;w-- >0;)b+="0"}return b}v(stringifyNumber,"stringifyNumber");var floatNaN={identify:v(h=>typeof h==
"number","identify"),default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:v(h=>h.slice(-3).toLowerCase()==="nan"?NaN:h[0]==="-"?Number.NEGATIVE_INFINITY:
Number.POSITIVE_INFINITY,"resolve"),stringify:stringifyNumber},floatExp={identify:v(h=>typeof h=="number","identify"),default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:v(h=>parseFloat(h),"resolve"),stringify(h){const f=Number(h.value);return isFinite(f)?f.toExponential():stringifyNumber(h)}},float={identify:v(h=>typeof h=="number","identify"),default:!0,tag:"\
tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(h){const f=new Scalar(parseFloat(h)),m=h.indexOf(".");return m!==-1&&h[h.length-1]==="0"&&(f.minFractionDigits=h.length-m-1),
f},stringify:stringifyNumber},intIdentify=v(h=>typeof h=="bigint"||Number.isInteger(h),"intIdentify"),intResolve=v((h,f,m,{intAsBigInt:g})=>g?BigInt(h):parseInt(h.substring(f),m),"intResolve");function intStringify(h,f,m){
const{value:g}=h;return intIdentify(g)&&g>=0?m+g.toString(f):stringifyNumber(h)}v(intStringify,"intStringify");var intOct={identify:v(h=>intIdentify(h)&&h>=0,"identify"),default:!0,tag:"tag:yaml.org,2\
002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:v((h,f,m)=>intResolve(h,2,8,m),"resolve"),stringify:v(h=>intStringify(h,8,"0o"),"stringify")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,200\
2:int",test:/^[-+]?[0-9]+$/,resolve:v((h,f,m)=>intResolve(h,0,10,m),"resolve"),stringify:stringifyNumber},intHex={identify:v(h=>intIdentify(h)&&h>=0,"identify"),default:!0,tag:"tag:yaml.org,2002:int",
format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:v((h,f,m)=>intResolve(h,2,16,m),"resolve"),stringify:v(h=>intStringify(h,16,"0x"),"stringify")},schema=[map,seq,string3,nullTag,boolTag,intOct,int,intHex,floatNaN,
floatExp,float];function intIdentify2(h){return typeof h=="bigint"||Number.isInteger(h)}v(intIdentify2,"intIdentify2");var stringifyJSON=v(({value:h})=>JSON.stringify(h),"stringifyJSON"),jsonScalars=[
{identify:v(h=>typeof h=="string","identify"),default:!0,tag:"tag:yaml.org,2002:str",resolve:v(h=>h,"resolve"),stringify:stringifyJSON},{identify:v(h=>h==null,"identify"),createNode:v(()=>new Scalar(null),
"createNode"),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:v(()=>null,"resolve"),stringify:stringifyJSON},{identify:v(h=>typeof h=="boolean","identify"),default:!0,tag:"tag:yaml.org,2\
002:bool",test:/^true$|^false$/,resolve:v(h=>h==="true","resolve"),stringify:stringifyJSON},{identify:intIdentify2,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:v((h,f,{intAsBigInt:m})=>m?
BigInt(h):parseInt(h,10),"resolve"),stringify:v(({value:h})=>intIdentify2(h)?h.toString():JSON.stringify(h),"stringify")},{identify:v(h=>typeof h=="number","identify"),default:!0,tag:"tag:yaml.org,200\
2:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:v(h=>parseFloat(h),"resolve"),stringify:stringifyJSON}],jsonError={default:!0,tag:"",test:/^/,resolve(h,f){return f(`Unre\
solved plain scalar ${JSON.stringify(h)}`),h}},schema2=[map,seq].concat(jsonScalars,jsonError),binary={identify:v(h=>h instanceof Uint8Array,"identify"),default:!1,tag:"tag:yaml.org,2002:binary",resolve(h,f){
if(typeof atob=="function"){const m=atob(h.replace(/[\n\r]/g,"")),g=new Uint8Array(m.length);for(let y=0;y<m.length;++y)g[y]=m.charCodeAt(y);return g}else return f("This environment does not support r\
eading binary tags; either Buffer or atob is required"),h},stringify({comment:h,type:f,value:m},g,y,b){if(!m)return"";const k=m;let w;if(typeof btoa=="function"){let x="";for(let S=0;S<k.length;++S)x+=
String.fromCharCode(k[S]);w=btoa(x)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(f??(f=Scalar.BLOCK_LITERAL),f!==Scalar.QUOTE_DOUBLE){
const x=Math.max(g.options.lineWidth-g.indent.length,g.options.minContentWidth),S=Math.ceil(w.length/x),A=new Array(S);for(let _=0,E=0;_<S;++_,E+=x)A[_]=w.substr(E,x);w=A.join(f===Scalar.BLOCK_LITERAL?
`
`:" ")}return stringifyString({comment:h,type:f,value:w},g,y,b)}};function resolvePairs(h,f){if(isSeq(h))for(let m=0;m<h.items.length;++m){let g=h.items[m];if(!isPair(g)){if(isMap(g)){g.items.length>1&&
f("Each pair must have its own sequence indicator");const y=g.items[0]||new Pair(new Scalar(null));if(g.commentBefore&&(y.key.commentBefore=y.key.commentBefore?`${g.commentBefore}
${y.key.commentBefore}`:g.commentBefore),g.comment){const b=y.value??y.key;b.comment=b.comment?`${g.comment}
${b.comment}`:g.comment}g=y}h.items[m]=isPair(g)?g:new Pair(g)}}else f("Expected a sequence for this tag");return h}v(resolvePairs,"resolvePairs");function createPairs(h,f,m){const{replacer:g}=m,y=new YAMLSeq(
h);y.tag="tag:yaml.org,2002:pairs";let b=0;if(f&&Symbol.iterator in Object(f))for(let k of f){typeof g=="function"&&(k=g.call(f,String(b++),k));let w,x;if(Array.isArray(k))if(k.length===2)w=k[0],x=k[1];else
throw new TypeError(`Expected [key, value] tuple: ${k}`);else if(k&&k instanceof Object){const S=Object.keys(k);if(S.length===1)w=S[0],x=k[w];else throw new TypeError(`Expected tuple with one key, not\
 ${S.length} keys`)}else w=k;y.items.push(createPair(w,x,m))}return y}v(createPairs,"createPairs");var pairs2={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs},
YAMLOMap=class Et extends YAMLSeq{static{v(this,"_YAMLOMap")}constructor(){super(),this.add=YAMLMap.prototype.add.bind(this),this.delete=YAMLMap.prototype.delete.bind(this),this.get=YAMLMap.prototype.
get.bind(this),this.has=YAMLMap.prototype.has.bind(this),this.set=YAMLMap.prototype.set.bind(this),this.tag=Et.tag}toJSON(f,m){if(!m)return super.toJSON(f);const g=new Map;m?.onCreate&&m.onCreate(g);for(const y of this.
items){let b,k;if(isPair(y)?(b=toJS(y.key,"",m),k=toJS(y.value,b,m)):b=toJS(y,"",m),g.has(b))throw new Error("Ordered maps must not include duplicate keys");g.set(b,k)}return g}static from(f,m,g){const y=createPairs(
f,m,g),b=new this;return b.items=y.items,b}};YAMLOMap.tag="tag:yaml.org,2002:omap";var omap={collection:"seq",identify:v(h=>h instanceof Map,"identify"),nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org\
,2002:omap",resolve(h,f){const m=resolvePairs(h,f),g=[];for(const{key:y}of m.items)isScalar(y)&&(g.includes(y.value)?f(`Ordered maps must not include duplicate keys: ${y.value}`):g.push(y.value));return Object.
assign(new YAMLOMap,m)},createNode:v((h,f,m)=>YAMLOMap.from(h,f,m),"createNode")};function boolStringify({value:h,source:f},m){return f&&(h?trueTag:falseTag).test.test(f)?f:h?m.options.trueStr:m.options.
falseStr}v(boolStringify,"boolStringify");var trueTag={identify:v(h=>h===!0,"identify"),default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:v(()=>new Scalar(
!0),"resolve"),stringify:boolStringify},falseTag={identify:v(h=>h===!1,"identify"),default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:v(()=>new Scalar(
!1),"resolve"),stringify:boolStringify},floatNaN2={identify:v(h=>typeof h=="number","identify"),default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:v(
h=>h.slice(-3).toLowerCase()==="nan"?NaN:h[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,"resolve"),stringify:stringifyNumber},floatExp2={identify:v(h=>typeof h=="number","identify"),default:!0,
tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:v(h=>parseFloat(h.replace(/_/g,"")),"resolve"),stringify(h){const f=Number(h.value);return isFinite(
f)?f.toExponential():stringifyNumber(h)}},float2={identify:v(h=>typeof h=="number","identify"),default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(h){const f=new Scalar(
parseFloat(h.replace(/_/g,""))),m=h.indexOf(".");if(m!==-1){const g=h.substring(m+1).replace(/_/g,"");g[g.length-1]==="0"&&(f.minFractionDigits=g.length)}return f},stringify:stringifyNumber},intIdentify3=v(
h=>typeof h=="bigint"||Number.isInteger(h),"intIdentify3");function intResolve2(h,f,m,{intAsBigInt:g}){const y=h[0];if((y==="-"||y==="+")&&(f+=1),h=h.substring(f).replace(/_/g,""),g){switch(m){case 2:
h=`0b${h}`;break;case 8:h=`0o${h}`;break;case 16:h=`0x${h}`;break}const k=BigInt(h);return y==="-"?BigInt(-1)*k:k}const b=parseInt(h,m);return y==="-"?-1*b:b}v(intResolve2,"intResolve2");function intStringify2(h,f,m){
const{value:g}=h;if(intIdentify3(g)){const y=g.toString(f);return g<0?"-"+m+y.substr(1):m+y}return stringifyNumber(h)}v(intStringify2,"intStringify2");var intBin={identify:intIdentify3,default:!0,tag:"\
tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:v((h,f,m)=>intResolve2(h,2,2,m),"resolve"),stringify:v(h=>intStringify2(h,2,"0b"),"stringify")},intOct2={identify:intIdentify3,default:!0,
tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:v((h,f,m)=>intResolve2(h,1,8,m),"resolve"),stringify:v(h=>intStringify2(h,8,"0"),"stringify")},int2={identify:intIdentify3,default:!0,
tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:v((h,f,m)=>intResolve2(h,0,10,m),"resolve"),stringify:stringifyNumber},intHex2={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:i\
nt",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:v((h,f,m)=>intResolve2(h,2,16,m),"resolve"),stringify:v(h=>intStringify2(h,16,"0x"),"stringify")},YAMLSet=class At extends YAMLMap{static{v(this,
"_YAMLSet")}constructor(f){super(f),this.tag=At.tag}add(f){let m;isPair(f)?m=f:f&&typeof f=="object"&&"key"in f&&"value"in f&&f.value===null?m=new Pair(f.key,null):m=new Pair(f,null),findPair(this.items,
m.key)||this.items.push(m)}get(f,m){const g=findPair(this.items,f);return!m&&isPair(g)?isScalar(g.key)?g.key.value:g.key:g}set(f,m){if(typeof m!="boolean")throw new Error(`Expected boolean value for s\
et(key, value) in a YAML set, not ${typeof m}`);const g=findPair(this.items,f);g&&!m?this.items.splice(this.items.indexOf(g),1):!g&&m&&this.items.push(new Pair(f))}toJSON(f,m){return super.toJSON(f,m,
Set)}toString(f,m,g){if(!f)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},f,{allNullValues:!0}),m,g);throw new Error("Set items must all have null valu\
es")}static from(f,m,g){const{replacer:y}=g,b=new this(f);if(m&&Symbol.iterator in Object(m))for(let k of m)typeof y=="function"&&(k=y.call(m,k,k)),b.items.push(createPair(k,null,g));return b}};YAMLSet.
tag="tag:yaml.org,2002:set";var set={collection:"map",identify:v(h=>h instanceof Set,"identify"),nodeClass:YAMLSet,default:!1,tag:"tag:yaml.org,2002:set",createNode:v((h,f,m)=>YAMLSet.from(h,f,m),"cre\
ateNode"),resolve(h,f){if(isMap(h)){if(h.hasAllNullValues(!0))return Object.assign(new YAMLSet,h);f("Set items must all have null values")}else f("Expected a mapping for this tag");return h}};function parseSexagesimal(h,f){
const m=h[0],g=m==="-"||m==="+"?h.substring(1):h,y=v(k=>f?BigInt(k):Number(k),"num"),b=g.replace(/_/g,"").split(":").reduce((k,w)=>k*y(60)+y(w),y(0));return m==="-"?y(-1)*b:b}v(parseSexagesimal,"parse\
Sexagesimal");function stringifySexagesimal(h){let{value:f}=h,m=v(k=>k,"num");if(typeof f=="bigint")m=v(k=>BigInt(k),"num");else if(isNaN(f)||!isFinite(f))return stringifyNumber(h);let g="";f<0&&(g="-",
f*=m(-1));const y=m(60),b=[f%y];return f<60?b.unshift(0):(f=(f-b[0])/y,b.unshift(f%y),f>=60&&(f=(f-b[0])/y,b.unshift(f))),g+b.map(k=>String(k).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}v(stringifySexagesimal,
"stringifySexagesimal");var intTime={identify:v(h=>typeof h=="bigint"||Number.isInteger(h),"identify"),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:v((h,f,{intAsBigInt:m})=>parseSexagesimal(h,m),"resolve"),stringify:stringifySexagesimal},floatTime={identify:v(h=>typeof h=="number","identify"),default:!0,tag:"tag:yaml.org,2002:float",format:"\
TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:v(h=>parseSexagesimal(h,!1),"resolve"),stringify:stringifySexagesimal},timestamp={identify:v(h=>h instanceof Date,"identify"),default:!0,
tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(h){const f=h.match(timestamp.test);if(!f)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,m,g,y,b,k,w]=f.map(Number),x=f[7]?Number((f[7]+"00").substr(1,3)):0;let S=Date.
UTC(m,g-1,y,b||0,k||0,w||0,x);const A=f[8];if(A&&A!=="Z"){let _=parseSexagesimal(A,!1);Math.abs(_)<30&&(_*=60),S-=6e4*_}return new Date(S)},stringify:v(({value:h})=>h?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??"","stringify")},schema3=[map,seq,string3,nullTag,trueTag,falseTag,intBin,intOct2,int2,intHex2,floatNaN2,floatExp2,float2,binary,merge2,omap,pairs2,set,intTime,floatTime,timestamp],schemas=new Map(
[["core",schema],["failsafe",[map,seq,string3]],["json",schema2],["yaml11",schema3],["yaml-1.1",schema3]]),tagsByName={binary,bool:boolTag,float,floatExp,floatNaN,floatTime,int,intHex,intOct,intTime,map,
merge:merge2,null:nullTag,omap,pairs:pairs2,seq,set,timestamp},coreKnownTags={"tag:yaml.org,2002:binary":binary,"tag:yaml.org,2002:merge":merge2,"tag:yaml.org,2002:omap":omap,"tag:yaml.org,2002:pairs":pairs2,
"tag:yaml.org,2002:set":set,"tag:yaml.org,2002:timestamp":timestamp};function getTags(h,f,m){const g=schemas.get(f);if(g&&!h)return m&&!g.includes(merge2)?g.concat(merge2):g.slice();let y=g;if(!y)if(Array.
isArray(h))y=[];else{const b=Array.from(schemas.keys()).filter(k=>k!=="yaml11").map(k=>JSON.stringify(k)).join(", ");throw new Error(`Unknown schema "${f}"; use one of ${b} or define customTags array`)}
if(Array.isArray(h))for(const b of h)y=y.concat(b);else typeof h=="function"&&(y=h(y.slice()));return m&&(y=y.concat(merge2)),y.reduce((b,k)=>{const w=typeof k=="string"?tagsByName[k]:k;if(!w){const x=JSON.
stringify(k),S=Object.keys(tagsByName).map(A=>JSON.stringify(A)).join(", ");throw new Error(`Unknown custom tag ${x}; use one of ${S}`)}return b.includes(w)||b.push(w),b},[])}v(getTags,"getTags");var sortMapEntriesByKey=v(
(h,f)=>h.key<f.key?-1:h.key>f.key?1:0,"sortMapEntriesByKey"),Schema2=class Ct{static{v(this,"_Schema")}constructor({compat:f,customTags:m,merge:g,resolveKnownTags:y,schema:b,sortMapEntries:k,toStringDefaults:w}){
this.compat=Array.isArray(f)?getTags(f,"compat"):f?getTags(null,f):null,this.name=typeof b=="string"&&b||"core",this.knownTags=y?coreKnownTags:{},this.tags=getTags(m,this.name,g),this.toStringOptions=
w??null,Object.defineProperty(this,MAP2,{value:map}),Object.defineProperty(this,SCALAR,{value:string3}),Object.defineProperty(this,SEQ,{value:seq}),this.sortMapEntries=typeof k=="function"?k:k===!0?sortMapEntriesByKey:
null}clone(){const f=Object.create(Ct.prototype,Object.getOwnPropertyDescriptors(this));return f.tags=this.tags.slice(),f}};function stringifyDocument(h,f){const m=[];let g=f.directives===!0;if(f.directives!==
!1&&h.directives){const x=h.directives.toString(h);x?(m.push(x),g=!0):h.directives.docStart&&(g=!0)}g&&m.push("---");const y=createStringifyContext(h,f),{commentString:b}=y.options;if(h.commentBefore){
m.length!==1&&m.unshift("");const x=b(h.commentBefore);m.unshift(indentComment(x,""))}let k=!1,w=null;if(h.contents){if(isNode(h.contents)){if(h.contents.spaceBefore&&g&&m.push(""),h.contents.commentBefore){
const A=b(h.contents.commentBefore);m.push(indentComment(A,""))}y.forceBlockIndent=!!h.comment,w=h.contents.comment}const x=w?void 0:()=>k=!0;let S=stringify3(h.contents,y,()=>w=null,x);w&&(S+=lineComment(
S,"",b(w))),(S[0]==="|"||S[0]===">")&&m[m.length-1]==="---"?m[m.length-1]=`--- ${S}`:m.push(S)}else m.push(stringify3(h.contents,y));if(h.directives?.docEnd)if(h.comment){const x=b(h.comment);x.includes(
`
`)?(m.push("..."),m.push(indentComment(x,""))):m.push(`... ${x}`)}else m.push("...");else{let x=h.comment;x&&k&&(x=x.replace(/^\n+/,"")),x&&((!k||w)&&m[m.length-1]!==""&&m.push(""),m.push(indentComment(
b(x),"")))}return m.join(`
`)+`
`}v(stringifyDocument,"stringifyDocument");var Document=class _t{static{v(this,"_Document")}constructor(f,m,g){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(
this,NODE_TYPE,{value:DOC});let y=null;typeof m=="function"||Array.isArray(m)?y=m:g===void 0&&m&&(g=m,m=void 0);const b=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,
strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},g);this.options=b;let{version:k}=b;g?._directives?(this.directives=g._directives.atDocument(),this.directives.yaml.explicit&&(k=this.directives.yaml.
version)):this.directives=new Directives({version:k}),this.setSchema(k,g),this.contents=f===void 0?null:this.createNode(f,y,g)}clone(){const f=Object.create(_t.prototype,{[NODE_TYPE]:{value:DOC}});return f.
commentBefore=this.commentBefore,f.comment=this.comment,f.errors=this.errors.slice(),f.warnings=this.warnings.slice(),f.options=Object.assign({},this.options),this.directives&&(f.directives=this.directives.
clone()),f.schema=this.schema.clone(),f.contents=isNode(this.contents)?this.contents.clone(f.schema):this.contents,this.range&&(f.range=this.range.slice()),f}add(f){assertCollection(this.contents)&&this.
contents.add(f)}addIn(f,m){assertCollection(this.contents)&&this.contents.addIn(f,m)}createAlias(f,m){if(!f.anchor){const g=anchorNames(this);f.anchor=!m||g.has(m)?findNewAnchor(m||"a",g):m}return new Alias(
f.anchor)}createNode(f,m,g){let y;if(typeof m=="function")f=m.call({"":f},"",f),y=m;else if(Array.isArray(m)){const P=v(I=>typeof I=="number"||I instanceof String||I instanceof Number,"keyToStr"),O=m.
filter(P).map(String);O.length>0&&(m=m.concat(O)),y=m}else g===void 0&&m&&(g=m,m=void 0);const{aliasDuplicateObjects:b,anchorPrefix:k,flow:w,keepUndefined:x,onTagObj:S,tag:A}=g??{},{onAnchor:_,setAnchors:E,
sourceObjects:C}=createNodeAnchors(this,k||"a"),D={aliasDuplicateObjects:b??!0,keepUndefined:x??!1,onAnchor:_,onTagObj:S,replacer:y,schema:this.schema,sourceObjects:C},T=createNode(f,A,D);return w&&isCollection(
T)&&(T.flow=!0),E(),T}createPair(f,m,g={}){const y=this.createNode(f,null,g),b=this.createNode(m,null,g);return new Pair(y,b)}delete(f){return assertCollection(this.contents)?this.contents.delete(f):!1}deleteIn(f){
return isEmptyPath(f)?this.contents==null?!1:(this.contents=null,!0):assertCollection(this.contents)?this.contents.deleteIn(f):!1}get(f,m){return isCollection(this.contents)?this.contents.get(f,m):void 0}getIn(f,m){
return isEmptyPath(f)?!m&&isScalar(this.contents)?this.contents.value:this.contents:isCollection(this.contents)?this.contents.getIn(f,m):void 0}has(f){return isCollection(this.contents)?this.contents.
has(f):!1}hasIn(f){return isEmptyPath(f)?this.contents!==void 0:isCollection(this.contents)?this.contents.hasIn(f):!1}set(f,m){this.contents==null?this.contents=collectionFromPath(this.schema,[f],m):assertCollection(
this.contents)&&this.contents.set(f,m)}setIn(f,m){isEmptyPath(f)?this.contents=m:this.contents==null?this.contents=collectionFromPath(this.schema,Array.from(f),m):assertCollection(this.contents)&&this.
contents.setIn(f,m)}setSchema(f,m={}){typeof f=="number"&&(f=String(f));let g;switch(f){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Directives({version:"1.1"}),g={
resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=f:this.directives=new Directives({version:f}),g={resolveKnownTags:!0,schema:"core"};break;case null:
this.directives&&delete this.directives,g=null;break;default:{const y=JSON.stringify(f);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${y}`)}}if(m.schema instanceof Object)
this.schema=m.schema;else if(g)this.schema=new Schema2(Object.assign(g,m));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:f,jsonArg:m,mapAsMap:g,
maxAliasCount:y,onAnchor:b,reviver:k}={}){const w={anchors:new Map,doc:this,keep:!f,mapAsMap:g===!0,mapKeyWarned:!1,maxAliasCount:typeof y=="number"?y:100},x=toJS(this.contents,m??"",w);if(typeof b=="\
function")for(const{count:S,res:A}of w.anchors.values())b(A,S);return typeof k=="function"?applyReviver(k,{"":x},"",x):x}toJSON(f,m){return this.toJS({json:!0,jsonArg:f,mapAsMap:!1,onAnchor:m})}toString(f={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in f&&(!Number.isInteger(f.indent)||Number(f.indent)<=0)){const m=JSON.stringify(f.indent);throw new Error(
`"indent" option must be a positive integer, not ${m}`)}return stringifyDocument(this,f)}};function assertCollection(h){if(isCollection(h))return!0;throw new Error("Expected a YAML collection as docum\
ent contents")}v(assertCollection,"assertCollection");var YAMLError=class extends Error{static{v(this,"YAMLError")}constructor(h,f,m,g){super(),this.name=h,this.code=m,this.message=g,this.pos=f}},YAMLParseError=class extends YAMLError{static{
v(this,"YAMLParseError")}constructor(h,f,m){super("YAMLParseError",h,f,m)}},YAMLWarning=class extends YAMLError{static{v(this,"YAMLWarning")}constructor(h,f,m){super("YAMLWarning",h,f,m)}},prettifyError=v(
(h,f)=>m=>{if(m.pos[0]===-1)return;m.linePos=m.pos.map(w=>f.linePos(w));const{line:g,col:y}=m.linePos[0];m.message+=` at line ${g}, column ${y}`;let b=y-1,k=h.substring(f.lineStarts[g-1],f.lineStarts[g]).
replace(/[\n\r]+$/,"");if(b>=60&&k.length>80){const w=Math.min(b-39,k.length-79);k="\u2026"+k.substring(w),b-=w-1}if(k.length>80&&(k=k.substring(0,79)+"\u2026"),g>1&&/^ *$/.test(k.substring(0,b))){let w=h.
substring(f.lineStarts[g-2],f.lineStarts[g-1]);w.length>80&&(w=w.substring(0,79)+`\u2026
`),k=w+k}if(/[^ ]/.test(k)){let w=1;const x=m.linePos[1];x?.line===g&&x.col>y&&(w=Math.max(1,Math.min(x.col-y,80-b)));const S=" ".repeat(b)+"^".repeat(w);m.message+=`:

${k}
${S}
`}},"prettifyError");function resolveProps(h,{flow:f,indicator:m,next:g,offset:y,onError:b,parentIndent:k,startOnNewline:w}){let x=!1,S=w,A=w,_="",E="",C=!1,D=!1,T=null,P=null,O=null,I=null,F=null,q=null,
L=null;for(const M of h)switch(D&&(M.type!=="space"&&M.type!=="newline"&&M.type!=="comma"&&b(M.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),D=!1),T&&(S&&
M.type!=="comment"&&M.type!=="newline"&&b(T,"TAB_AS_INDENT","Tabs are not allowed as indentation"),T=null),M.type){case"space":!f&&(m!=="doc-start"||g?.type!=="flow-collection")&&M.source.includes("	")&&
(T=M),A=!0;break;case"comment":{A||b(M,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const j=M.source.substring(1)||" ";_?_+=E+j:_=j,E="",S=!1;break}case"new\
line":S?_?_+=M.source:(!q||m!=="seq-item-ind")&&(x=!0):E+=M.source,S=!0,C=!0,(P||O)&&(I=M),A=!0;break;case"anchor":P&&b(M,"MULTIPLE_ANCHORS","A node can have at most one anchor"),M.source.endsWith(":")&&
b(M.offset+M.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),P=M,L??(L=M.offset),S=!1,A=!1,D=!0;break;case"tag":{O&&b(M,"MULTIPLE_TAGS","A node can have at most one tag"),O=M,L??(L=M.
offset),S=!1,A=!1,D=!0;break}case m:(P||O)&&b(M,"BAD_PROP_ORDER",`Anchors and tags must be after the ${M.source} indicator`),q&&b(M,"UNEXPECTED_TOKEN",`Unexpected ${M.source} in ${f??"collection"}`),q=
M,S=m==="seq-item-ind"||m==="explicit-key-ind",A=!1;break;case"comma":if(f){F&&b(M,"UNEXPECTED_TOKEN",`Unexpected , in ${f}`),F=M,S=!1,A=!1;break}default:b(M,"UNEXPECTED_TOKEN",`Unexpected ${M.type} t\
oken`),S=!1,A=!1}const N=h[h.length-1],B=N?N.offset+N.source.length:y;return D&&g&&g.type!=="space"&&g.type!=="newline"&&g.type!=="comma"&&(g.type!=="scalar"||g.source!=="")&&b(g.offset,"MISSING_CHAR",
"Tags and anchors must be separated from the next token by white space"),T&&(S&&T.indent<=k||g?.type==="block-map"||g?.type==="block-seq")&&b(T,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{
comma:F,found:q,spaceBefore:x,comment:_,hasNewline:C,anchor:P,tag:O,newlineAfterProp:I,end:B,start:L??B}}v(resolveProps,"resolveProps");function containsNewline(h){if(!h)return null;switch(h.type){case"\
alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(h.source.includes(`
`))return!0;if(h.end){for(const f of h.end)if(f.type==="newline")return!0}return!1;case"flow-collection":for(const f of h.items){for(const m of f.start)if(m.type==="newline")return!0;if(f.sep){for(const m of f.
sep)if(m.type==="newline")return!0}if(containsNewline(f.key)||containsNewline(f.value))return!0}return!1;default:return!0}}v(containsNewline,"containsNewline");function flowIndentCheck(h,f,m){if(f?.type===
"flow-collection"){const g=f.end[0];g.indent===h&&(g.source==="]"||g.source==="}")&&containsNewline(f)&&m(g,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}v(flowIndentCheck,
"flowIndentCheck");function mapIncludes(h,f,m){const{uniqueKeys:g}=h.options;if(g===!1)return!1;const y=typeof g=="function"?g:(b,k)=>b===k||isScalar(b)&&isScalar(k)&&b.value===k.value;return f.some(b=>y(
b.key,m))}v(mapIncludes,"mapIncludes");var startColMsg="All mapping items must start at the same column";function resolveBlockMap({composeNode:h,composeEmptyNode:f},m,g,y,b){const k=b?.nodeClass??YAMLMap,
w=new k(m.schema);m.atRoot&&(m.atRoot=!1);let x=g.offset,S=null;for(const A of g.items){const{start:_,key:E,sep:C,value:D}=A,T=resolveProps(_,{indicator:"explicit-key-ind",next:E??C?.[0],offset:x,onError:y,
parentIndent:g.indent,startOnNewline:!0}),P=!T.found;if(P){if(E&&(E.type==="block-seq"?y(x,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in E&&E.indent!==g.
indent&&y(x,"BAD_INDENT",startColMsg)),!T.anchor&&!T.tag&&!C){S=T.end,T.comment&&(w.comment?w.comment+=`
`+T.comment:w.comment=T.comment);continue}(T.newlineAfterProp||containsNewline(E))&&y(E??_[_.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else T.found?.indent!==g.indent&&
y(x,"BAD_INDENT",startColMsg);m.atKey=!0;const O=T.end,I=E?h(m,E,T,y):f(m,O,_,null,T,y);m.schema.compat&&flowIndentCheck(g.indent,E,y),m.atKey=!1,mapIncludes(m,w.items,I)&&y(O,"DUPLICATE_KEY","Map key\
s must be unique");const F=resolveProps(C??[],{indicator:"map-value-ind",next:D,offset:I.range[2],onError:y,parentIndent:g.indent,startOnNewline:!E||E.type==="block-scalar"});if(x=F.end,F.found){P&&(D?.
type==="block-map"&&!F.hasNewline&&y(x,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),m.options.strict&&T.start<F.found.offset-1024&&y(I.range,"KEY_OVER_1024_CHARS","Th\
e : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const q=D?h(m,D,F,y):f(m,x,C,null,F,y);m.schema.compat&&flowIndentCheck(g.indent,D,y),x=q.range[2];const L=new Pair(
I,q);m.options.keepSourceTokens&&(L.srcToken=A),w.items.push(L)}else{P&&y(I.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),F.comment&&(I.comment?I.comment+=`
`+F.comment:I.comment=F.comment);const q=new Pair(I);m.options.keepSourceTokens&&(q.srcToken=A),w.items.push(q)}}return S&&S<x&&y(S,"IMPOSSIBLE","Map comment with trailing content"),w.range=[g.offset,
x,S??x],w}v(resolveBlockMap,"resolveBlockMap");function resolveBlockSeq({composeNode:h,composeEmptyNode:f},m,g,y,b){const k=b?.nodeClass??YAMLSeq,w=new k(m.schema);m.atRoot&&(m.atRoot=!1),m.atKey&&(m.
atKey=!1);let x=g.offset,S=null;for(const{start:A,value:_}of g.items){const E=resolveProps(A,{indicator:"seq-item-ind",next:_,offset:x,onError:y,parentIndent:g.indent,startOnNewline:!0});if(!E.found)if(E.
anchor||E.tag||_)_?.type==="block-seq"?y(E.end,"BAD_INDENT","All sequence items must start at the same column"):y(x,"MISSING_CHAR","Sequence item without - indicator");else{S=E.end,E.comment&&(w.comment=
E.comment);continue}const C=_?h(m,_,E,y):f(m,E.end,A,null,E,y);m.schema.compat&&flowIndentCheck(g.indent,_,y),x=C.range[2],w.items.push(C)}return w.range=[g.offset,x,S??x],w}v(resolveBlockSeq,"resolve\
BlockSeq");function resolveEnd(h,f,m,g){let y="";if(h){let b=!1,k="";for(const w of h){const{source:x,type:S}=w;switch(S){case"space":b=!0;break;case"comment":{m&&!b&&g(w,"MISSING_CHAR","Comments must\
 be separated from other tokens by white space characters");const A=x.substring(1)||" ";y?y+=k+A:y=A,k="";break}case"newline":y&&(k+=x),b=!0;break;default:g(w,"UNEXPECTED_TOKEN",`Unexpected ${S} at no\
de end`)}f+=x.length}}return{comment:y,offset:f}}v(resolveEnd,"resolveEnd");var blockMsg="Block collections are not allowed within flow collections",isBlock=v(h=>h&&(h.type==="block-map"||h.type==="bl\
ock-seq"),"isBlock");function resolveFlowCollection({composeNode:h,composeEmptyNode:f},m,g,y,b){const k=g.start.source==="{",w=k?"flow map":"flow sequence",x=b?.nodeClass??(k?YAMLMap:YAMLSeq),S=new x(
m.schema);S.flow=!0;const A=m.atRoot;A&&(m.atRoot=!1),m.atKey&&(m.atKey=!1);let _=g.offset+g.start.source.length;for(let P=0;P<g.items.length;++P){const O=g.items[P],{start:I,key:F,sep:q,value:L}=O,N=resolveProps(
I,{flow:w,indicator:"explicit-key-ind",next:F??q?.[0],offset:_,onError:y,parentIndent:g.indent,startOnNewline:!1});if(!N.found){if(!N.anchor&&!N.tag&&!q&&!L){P===0&&N.comma?y(N.comma,"UNEXPECTED_TOKEN",
`Unexpected , in ${w}`):P<g.items.length-1&&y(N.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${w}`),N.comment&&(S.comment?S.comment+=`
`+N.comment:S.comment=N.comment),_=N.end;continue}!k&&m.options.strict&&containsNewline(F)&&y(F,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(P===0)N.
comma&&y(N.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${w}`);else if(N.comma||y(N.start,"MISSING_CHAR",`Missing , between ${w} items`),N.comment){let B="";e:for(const M of I)switch(M.type){case"comma":case"\
space":break;case"comment":B=M.source.substring(1);break e;default:break e}if(B){let M=S.items[S.items.length-1];isPair(M)&&(M=M.value??M.key),M.comment?M.comment+=`
`+B:M.comment=B,N.comment=N.comment.substring(B.length+1)}}if(!k&&!q&&!N.found){const B=L?h(m,L,N,y):f(m,N.end,q,null,N,y);S.items.push(B),_=B.range[2],isBlock(L)&&y(B.range,"BLOCK_IN_FLOW",blockMsg)}else{
m.atKey=!0;const B=N.end,M=F?h(m,F,N,y):f(m,B,I,null,N,y);isBlock(F)&&y(M.range,"BLOCK_IN_FLOW",blockMsg),m.atKey=!1;const j=resolveProps(q??[],{flow:w,indicator:"map-value-ind",next:L,offset:M.range[2],
onError:y,parentIndent:g.indent,startOnNewline:!1});if(j.found){if(!k&&!N.found&&m.options.strict){if(q)for(const G of q){if(G===j.found)break;if(G.type==="newline"){y(G,"MULTILINE_IMPLICIT_KEY","Impl\
icit keys of flow sequence pairs need to be on a single line");break}}N.start<j.found.offset-1024&&y(j.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an imp\
licit flow sequence key")}}else L&&("source"in L&&L.source?.[0]===":"?y(L,"MISSING_CHAR",`Missing space after : in ${w}`):y(j.start,"MISSING_CHAR",`Missing , or : between ${w} items`));const H=L?h(m,L,
j,y):j.found?f(m,j.end,q,null,j,y):null;H?isBlock(L)&&y(H.range,"BLOCK_IN_FLOW",blockMsg):j.comment&&(M.comment?M.comment+=`
`+j.comment:M.comment=j.comment);const Z=new Pair(M,H);if(m.options.keepSourceTokens&&(Z.srcToken=O),k){const G=S;mapIncludes(m,G.items,M)&&y(B,"DUPLICATE_KEY","Map keys must be unique"),G.items.push(
Z)}else{const G=new YAMLMap(m.schema);G.flow=!0,G.items.push(Z);const K=(H??M).range;G.range=[M.range[0],K[1],K[2]],S.items.push(G)}_=H?H.range[2]:j.end}}const E=k?"}":"]",[C,...D]=g.end;let T=_;if(C?.
source===E)T=C.offset+C.source.length;else{const P=w[0].toUpperCase()+w.substring(1),O=A?`${P} must end with a ${E}`:`${P} in block collection must be sufficiently indented and end with a ${E}`;y(_,A?
"MISSING_CHAR":"BAD_INDENT",O),C&&C.source.length!==1&&D.unshift(C)}if(D.length>0){const P=resolveEnd(D,T,m.options.strict,y);P.comment&&(S.comment?S.comment+=`
`+P.comment:S.comment=P.comment),S.range=[g.offset,T,P.offset]}else S.range=[g.offset,T,T];return S}v(resolveFlowCollection,"resolveFlowCollection");function resolveCollection(h,f,m,g,y,b){const k=m.type===
"block-map"?resolveBlockMap(h,f,m,g,b):m.type==="block-seq"?resolveBlockSeq(h,f,m,g,b):resolveFlowCollection(h,f,m,g,b),w=k.constructor;return y==="!"||y===w.tagName?(k.tag=w.tagName,k):(y&&(k.tag=y),
k)}v(resolveCollection,"resolveCollection");function composeCollection(h,f,m,g,y){const b=g.tag,k=b?f.directives.tagName(b.source,E=>y(b,"TAG_RESOLVE_FAILED",E)):null;if(m.type==="block-seq"){const{anchor:E,
newlineAfterProp:C}=g,D=E&&b?E.offset>b.offset?E:b:E??b;D&&(!C||C.offset<D.offset)&&y(D,"MISSING_CHAR","Missing newline after block sequence props")}const w=m.type==="block-map"?"map":m.type==="block-\
seq"?"seq":m.start.source==="{"?"map":"seq";if(!b||!k||k==="!"||k===YAMLMap.tagName&&w==="map"||k===YAMLSeq.tagName&&w==="seq")return resolveCollection(h,f,m,y,k);let x=f.schema.tags.find(E=>E.tag===k&&
E.collection===w);if(!x){const E=f.schema.knownTags[k];if(E?.collection===w)f.schema.tags.push(Object.assign({},E,{default:!1})),x=E;else return E?y(b,"BAD_COLLECTION_TYPE",`${E.tag} used for ${w} col\
lection, but expects ${E.collection??"scalar"}`,!0):y(b,"TAG_RESOLVE_FAILED",`Unresolved tag: ${k}`,!0),resolveCollection(h,f,m,y,k)}const S=resolveCollection(h,f,m,y,k,x),A=x.resolve?.(S,E=>y(b,"TAG_\
RESOLVE_FAILED",E),f.options)??S,_=isNode(A)?A:new Scalar(A);return _.range=S.range,_.tag=k,x?.format&&(_.format=x.format),_}v(composeCollection,"composeCollection");function resolveBlockScalar(h,f,m){
const g=f.offset,y=parseBlockScalarHeader(f,h.options.strict,m);if(!y)return{value:"",type:null,comment:"",range:[g,g,g]};const b=y.mode===">"?Scalar.BLOCK_FOLDED:Scalar.BLOCK_LITERAL,k=f.source?splitLines(
f.source):[];let w=k.length;for(let T=k.length-1;T>=0;--T){const P=k[T][1];if(P===""||P==="\r")w=T;else break}if(w===0){const T=y.chomp==="+"&&k.length>0?`
`.repeat(Math.max(1,k.length-1)):"";let P=g+y.length;return f.source&&(P+=f.source.length),{value:T,type:b,comment:y.comment,range:[g,P,P]}}let x=f.indent+y.indent,S=f.offset+y.length,A=0;for(let T=0;T<
w;++T){const[P,O]=k[T];if(O===""||O==="\r")y.indent===0&&P.length>x&&(x=P.length);else{P.length<x&&m(S+P.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explici\
t indentation indicator"),y.indent===0&&(x=P.length),A=T,x===0&&!h.atRoot&&m(S,"BAD_INDENT","Block scalar values in collections must be indented");break}S+=P.length+O.length+1}for(let T=k.length-1;T>=
w;--T)k[T][0].length>x&&(w=T+1);let _="",E="",C=!1;for(let T=0;T<A;++T)_+=k[T][0].slice(x)+`
`;for(let T=A;T<w;++T){let[P,O]=k[T];S+=P.length+O.length+1;const I=O[O.length-1]==="\r";if(I&&(O=O.slice(0,-1)),O&&P.length<x){const q=`Block scalar lines must not be less indented than their ${y.indent?
"explicit indentation indicator":"first line"}`;m(S-O.length-(I?2:1),"BAD_INDENT",q),P=""}b===Scalar.BLOCK_LITERAL?(_+=E+P.slice(x)+O,E=`
`):P.length>x||O[0]==="	"?(E===" "?E=`
`:!C&&E===`
`&&(E=`

`),_+=E+P.slice(x)+O,E=`
`,C=!0):O===""?E===`
`?_+=`
`:E=`
`:(_+=E+O,E=" ",C=!1)}switch(y.chomp){case"-":break;case"+":for(let T=w;T<k.length;++T)_+=`
`+k[T][0].slice(x);_[_.length-1]!==`
`&&(_+=`
`);break;default:_+=`
`}const D=g+y.length+f.source.length;return{value:_,type:b,comment:y.comment,range:[g,D,D]}}v(resolveBlockScalar,"resolveBlockScalar");function parseBlockScalarHeader({offset:h,props:f},m,g){if(f[0].type!==
"block-scalar-header")return g(f[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:y}=f[0],b=y[0];let k=0,w="",x=-1;for(let E=1;E<y.length;++E){const C=y[E];if(!w&&(C==="-"||C==="+"))
w=C;else{const D=Number(C);!k&&D?k=D:x===-1&&(x=h+E)}}x!==-1&&g(x,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${y}`);let S=!1,A="",_=y.length;for(let E=1;E<f.length;++E){const C=f[E];
switch(C.type){case"space":S=!0;case"newline":_+=C.source.length;break;case"comment":m&&!S&&g(C,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),_+=C.source.length,
A=C.source.substring(1);break;case"error":g(C,"UNEXPECTED_TOKEN",C.message),_+=C.source.length;break;default:{const D=`Unexpected token in block scalar header: ${C.type}`;g(C,"UNEXPECTED_TOKEN",D);const T=C.
source;T&&typeof T=="string"&&(_+=T.length)}}}return{mode:b,indent:k,chomp:w,comment:A,length:_}}v(parseBlockScalarHeader,"parseBlockScalarHeader");function splitLines(h){const f=h.split(/\n( *)/),m=f[0],
g=m.match(/^( *)/),b=[g?.[1]?[g[1],m.slice(g[1].length)]:["",m]];for(let k=1;k<f.length;k+=2)b.push([f[k],f[k+1]]);return b}v(splitLines,"splitLines");function resolveFlowScalar(h,f,m){const{offset:g,
type:y,source:b,end:k}=h;let w,x;const S=v((E,C,D)=>m(g+E,C,D),"_onError");switch(y){case"scalar":w=Scalar.PLAIN,x=plainValue(b,S);break;case"single-quoted-scalar":w=Scalar.QUOTE_SINGLE,x=singleQuotedValue(
b,S);break;case"double-quoted-scalar":w=Scalar.QUOTE_DOUBLE,x=doubleQuotedValue(b,S);break;default:return m(h,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${y}`),{value:"",type:null,comment:"",
range:[g,g+b.length,g+b.length]}}const A=g+b.length,_=resolveEnd(k,A,f,m);return{value:x,type:w,comment:_.comment,range:[g,A,_.offset]}}v(resolveFlowScalar,"resolveFlowScalar");function plainValue(h,f){
let m="";switch(h[0]){case"	":m="a tab character";break;case",":m="flow indicator character ,";break;case"%":m="directive indicator character %";break;case"|":case">":{m=`block scalar indicator ${h[0]}`;
break}case"@":case"`":{m=`reserved character ${h[0]}`;break}}return m&&f(0,"BAD_SCALAR_START",`Plain value cannot start with ${m}`),unfoldLines(h)}v(plainValue,"plainValue");function singleQuotedValue(h,f){
return(h[h.length-1]!=="'"||h.length===1)&&f(h.length,"MISSING_CHAR","Missing closing 'quote"),unfoldLines(h.slice(1,-1)).replace(/''/g,"'")}v(singleQuotedValue,"singleQuotedValue");function unfoldLines(h){
const f=/(.*?)\r?\n/sy;let m=f.exec(h);if(!m)return h;let g,y;try{g=new RegExp("(?<![ 	])[ 	]+$"),y=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{g=/[ \t]+$/,y=/^[ \t]+|[ \t]+$/g}let b=m[1].replace(g,
""),k=" ",w=f.lastIndex;for(;m=f.exec(h);){const S=m[1].replace(y,"");S===""?k===`
`?b+=k:k=`
`:(b+=k+S,k=" "),w=f.lastIndex}const x=/[ \t]*(.*)/sy;return x.lastIndex=w,m=x.exec(h),b+k+(m?.[1]??"")}v(unfoldLines,"unfoldLines");function doubleQuotedValue(h,f){let m="";for(let g=1;g<h.length-1;++g){
const y=h[g];if(!(y==="\r"&&h[g+1]===`
`))if(y===`
`){const{fold:b,offset:k}=foldNewline(h,g);m+=b,g=k}else if(y==="\\"){let b=h[++g];const k=escapeCodes[b];if(k)m+=k;else if(b===`
`)for(b=h[g+1];b===" "||b==="	";)b=h[++g+1];else if(b==="\r"&&h[g+1]===`
`)for(b=h[++g+1];b===" "||b==="	";)b=h[++g+1];else if(b==="x"||b==="u"||b==="U"){const w=b==="x"?2:b==="u"?4:8;m+=parseCharCode(h,g+1,w,f),g+=w}else{const w=h.substr(g-1,2);f(g-1,"BAD_DQ_ESCAPE",`Inva\
lid escape sequence ${w}`),m+=w}}else if(y===" "||y==="	"){const b=g;let k=h[g+1];for(;k===" "||k==="	";)k=h[++g+1];k!==`
`&&!(k==="\r"&&h[g+2]===`
`)&&(m+=g>b?h.slice(b,g+1):y)}else m+=y}return(h[h.length-1]!=='"'||h.length===1)&&f(h.length,"MISSING_CHAR",'Missing closing "quote'),m}v(doubleQuotedValue,"doubleQuotedValue");function foldNewline(h,f){
let m="",g=h[f+1];for(;(g===" "||g==="	"||g===`
`||g==="\r")&&!(g==="\r"&&h[f+2]!==`
`);)g===`
`&&(m+=`
`),f+=1,g=h[f+1];return m||(m=" "),{fold:m,offset:f}}v(foldNewline,"foldNewline");var escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(h,f,m,g){const y=h.substr(f,m),k=y.length===m&&/^[0-9a-fA-F]+$/.test(y)?
parseInt(y,16):NaN;try{return String.fromCodePoint(k)}catch{const w=h.substr(f-2,m+2);return g(f-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${w}`),w}}v(parseCharCode,"parseCharCode");function composeScalar(h,f,m,g){
const{value:y,type:b,comment:k,range:w}=f.type==="block-scalar"?resolveBlockScalar(h,f,g):resolveFlowScalar(f,h.options.strict,g),x=m?h.directives.tagName(m.source,_=>g(m,"TAG_RESOLVE_FAILED",_)):null;
let S;h.options.stringKeys&&h.atKey?S=h.schema[SCALAR]:x?S=findScalarTagByName(h.schema,y,x,m,g):f.type==="scalar"?S=findScalarTagByTest(h,y,f,g):S=h.schema[SCALAR];let A;try{const _=S.resolve(y,E=>g(
m??f,"TAG_RESOLVE_FAILED",E),h.options);A=isScalar(_)?_:new Scalar(_)}catch(_){const E=_ instanceof Error?_.message:String(_);g(m??f,"TAG_RESOLVE_FAILED",E),A=new Scalar(y)}return A.range=w,A.source=y,
b&&(A.type=b),x&&(A.tag=x),S.format&&(A.format=S.format),k&&(A.comment=k),A}v(composeScalar,"composeScalar");function findScalarTagByName(h,f,m,g,y){if(m==="!")return h[SCALAR];const b=[];for(const w of h.
tags)if(!w.collection&&w.tag===m)if(w.default&&w.test)b.push(w);else return w;for(const w of b)if(w.test?.test(f))return w;const k=h.knownTags[m];return k&&!k.collection?(h.tags.push(Object.assign({},
k,{default:!1,test:void 0})),k):(y(g,"TAG_RESOLVE_FAILED",`Unresolved tag: ${m}`,m!=="tag:yaml.org,2002:str"),h[SCALAR])}v(findScalarTagByName,"findScalarTagByName");function findScalarTagByTest({atKey:h,
directives:f,schema:m},g,y,b){const k=m.tags.find(w=>(w.default===!0||h&&w.default==="key")&&w.test?.test(g))||m[SCALAR];if(m.compat){const w=m.compat.find(x=>x.default&&x.test?.test(g))??m[SCALAR];if(k.
tag!==w.tag){const x=f.tagString(k.tag),S=f.tagString(w.tag),A=`Value may be parsed as either ${x} or ${S}`;b(y,"TAG_RESOLVE_FAILED",A,!0)}}return k}v(findScalarTagByTest,"findScalarTagByTest");function emptyScalarPosition(h,f,m){
if(f){m??(m=f.length);for(let g=m-1;g>=0;--g){let y=f[g];switch(y.type){case"space":case"comment":case"newline":h-=y.source.length;continue}for(y=f[++g];y?.type==="space";)h+=y.source.length,y=f[++g];
break}}return h}v(emptyScalarPosition,"emptyScalarPosition");var CN={composeNode,composeEmptyNode};function composeNode(h,f,m,g){const y=h.atKey,{spaceBefore:b,comment:k,anchor:w,tag:x}=m;let S,A=!0;switch(f.
type){case"alias":S=composeAlias(h,f,g),(w||x)&&g(f,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-s\
calar":S=composeScalar(h,f,x,g),w&&(S.anchor=w.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{S=composeCollection(CN,h,f,m,g),w&&(S.anchor=w.source.substring(1))}catch(_){
const E=_ instanceof Error?_.message:String(_);g(f,"RESOURCE_EXHAUSTION",E)}break;default:{const _=f.type==="error"?f.message:`Unsupported token (type: ${f.type})`;g(f,"UNEXPECTED_TOKEN",_),A=!1}}return S??
(S=composeEmptyNode(h,f.offset,void 0,null,m,g)),w&&S.anchor===""&&g(w,"BAD_ALIAS","Anchor cannot be an empty string"),y&&h.options.stringKeys&&(!isScalar(S)||typeof S.value!="string"||S.tag&&S.tag!==
"tag:yaml.org,2002:str")&&g(x??f,"NON_STRING_KEY","With stringKeys, all keys must be strings"),b&&(S.spaceBefore=!0),k&&(f.type==="scalar"&&f.source===""?S.comment=k:S.commentBefore=k),h.options.keepSourceTokens&&
A&&(S.srcToken=f),S}v(composeNode,"composeNode");function composeEmptyNode(h,f,m,g,{spaceBefore:y,comment:b,anchor:k,tag:w,end:x},S){const A={type:"scalar",offset:emptyScalarPosition(f,m,g),indent:-1,
source:""},_=composeScalar(h,A,w,S);return k&&(_.anchor=k.source.substring(1),_.anchor===""&&S(k,"BAD_ALIAS","Anchor cannot be an empty string")),y&&(_.spaceBefore=!0),b&&(_.comment=b,_.range[2]=x),_}
v(composeEmptyNode,"composeEmptyNode");function composeAlias({options:h},{offset:f,source:m,end:g},y){const b=new Alias(m.substring(1));b.source===""&&y(f,"BAD_ALIAS","Alias cannot be an empty string"),
b.source.endsWith(":")&&y(f+m.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const k=f+m.length,w=resolveEnd(g,k,h.strict,y);return b.range=[f,k,w.offset],w.comment&&(b.comment=w.comment),b}
v(composeAlias,"composeAlias");function composeDoc(h,f,{offset:m,start:g,value:y,end:b},k){const w=Object.assign({_directives:f},h),x=new Document(void 0,w),S={atKey:!1,atRoot:!0,directives:x.directives,
options:x.options,schema:x.schema},A=resolveProps(g,{indicator:"doc-start",next:y??b?.[0],offset:m,onError:k,parentIndent:0,startOnNewline:!0});A.found&&(x.directives.docStart=!0,y&&(y.type==="block-m\
ap"||y.type==="block-seq")&&!A.hasNewline&&k(A.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),x.contents=y?composeNode(S,y,A,k):composeEmptyNode(S,A.end,g,
null,A,k);const _=x.contents.range[2],E=resolveEnd(b,_,!1,k);return E.comment&&(x.comment=E.comment),x.range=[m,_,E.offset],x}v(composeDoc,"composeDoc");function getErrorPos(h){if(typeof h=="number")return[
h,h+1];if(Array.isArray(h))return h.length===2?h:[h[0],h[1]];const{offset:f,source:m}=h;return[f,f+(typeof m=="string"?m.length:1)]}v(getErrorPos,"getErrorPos");function parsePrelude(h){let f="",m=!1,
g=!1;for(let y=0;y<h.length;++y){const b=h[y];switch(b[0]){case"#":f+=(f===""?"":g?`

`:`
`)+(b.substring(1)||" "),m=!0,g=!1;break;case"%":h[y+1]?.[0]!=="#"&&(y+=1),m=!1;break;default:m||(g=!0),m=!1}}return{comment:f,afterEmptyLine:g}}v(parsePrelude,"parsePrelude");var Composer=class{static{
v(this,"Composer")}constructor(h={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(f,m,g,y)=>{const b=getErrorPos(f);y?this.warnings.push(new YAMLWarning(
b,m,g)):this.errors.push(new YAMLParseError(b,m,g))},this.directives=new Directives({version:h.version||"1.2"}),this.options=h}decorate(h,f){const{comment:m,afterEmptyLine:g}=parsePrelude(this.prelude);
if(m){const y=h.contents;if(f)h.comment=h.comment?`${h.comment}
${m}`:m;else if(g||h.directives.docStart||!y)h.commentBefore=m;else if(isCollection(y)&&!y.flow&&y.items.length>0){let b=y.items[0];isPair(b)&&(b=b.key);const k=b.commentBefore;b.commentBefore=k?`${m}\

${k}`:m}else{const b=y.commentBefore;y.commentBefore=b?`${m}
${b}`:m}}if(f){for(let y=0;y<this.errors.length;++y)h.errors.push(this.errors[y]);for(let y=0;y<this.warnings.length;++y)h.warnings.push(this.warnings[y])}else h.errors=this.errors,h.warnings=this.warnings;
this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(h,f=!1,m=-1){
for(const g of h)yield*this.next(g);yield*this.end(f,m)}*next(h){switch(h.type){case"directive":this.directives.add(h.source,(f,m,g)=>{const y=getErrorPos(h);y[0]+=f,this.onError(y,"BAD_DIRECTIVE",m,g)}),
this.prelude.push(h.source),this.atDirectives=!0;break;case"document":{const f=composeDoc(this.options,this.directives,h,this.onError);this.atDirectives&&!f.directives.docStart&&this.onError(h,"MISSIN\
G_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(f,!1),this.doc&&(yield this.doc),this.doc=f,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"\
newline":this.prelude.push(h.source);break;case"error":{const f=h.source?`${h.message}: ${JSON.stringify(h.source)}`:h.message,m=new YAMLParseError(getErrorPos(h),"UNEXPECTED_TOKEN",f);this.atDirectives||
!this.doc?this.errors.push(m):this.doc.errors.push(m);break}case"doc-end":{if(!this.doc){const m="Unexpected doc-end without preceding document";this.errors.push(new YAMLParseError(getErrorPos(h),"UNE\
XPECTED_TOKEN",m));break}this.doc.directives.docEnd=!0;const f=resolveEnd(h.end,h.offset+h.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),f.comment){const m=this.doc.
comment;this.doc.comment=m?`${m}
${f.comment}`:f.comment}this.doc.range[2]=f.offset;break}default:this.errors.push(new YAMLParseError(getErrorPos(h),"UNEXPECTED_TOKEN",`Unsupported token ${h.type}`))}}*end(h=!1,f=-1){if(this.doc)this.
decorate(this.doc,!0),yield this.doc,this.doc=null;else if(h){const m=Object.assign({_directives:this.directives},this.options),g=new Document(void 0,m);this.atDirectives&&this.onError(f,"MISSING_CHAR",
"Missing directives-end indicator line"),g.range=[0,f,f],this.decorate(g,!1),yield g}}},cst_exports={};(0,U.__export)(cst_exports,{BOM:v(()=>BOM,"BOM"),DOCUMENT:v(()=>DOCUMENT,"DOCUMENT"),FLOW_END:v(()=>FLOW_END,
"FLOW_END"),SCALAR:v(()=>SCALAR2,"SCALAR"),createScalarToken:v(()=>createScalarToken,"createScalarToken"),isCollection:v(()=>isCollection2,"isCollection"),isScalar:v(()=>isScalar2,"isScalar"),prettyToken:v(
()=>prettyToken,"prettyToken"),resolveAsScalar:v(()=>resolveAsScalar,"resolveAsScalar"),setScalarValue:v(()=>setScalarValue,"setScalarValue"),stringify:v(()=>stringify4,"stringify"),tokenType:v(()=>tokenType,
"tokenType"),visit:v(()=>visit3,"visit")});function resolveAsScalar(h,f=!0,m){if(h){const g=v((y,b,k)=>{const w=typeof y=="number"?y:Array.isArray(y)?y[0]:y.offset;if(m)m(w,b,k);else throw new YAMLParseError(
[w,w+1],b,k)},"_onError");switch(h.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return resolveFlowScalar(h,f,g);case"block-scalar":return resolveBlockScalar({options:{strict:f}},
h,g)}}return null}v(resolveAsScalar,"resolveAsScalar");function createScalarToken(h,f){const{implicitKey:m=!1,indent:g,inFlow:y=!1,offset:b=-1,type:k="PLAIN"}=f,w=stringifyString({type:k,value:h},{implicitKey:m,
indent:g>0?" ".repeat(g):"",inFlow:y,options:{blockQuote:!0,lineWidth:-1}}),x=f.end??[{type:"newline",offset:-1,indent:g,source:`
`}];switch(w[0]){case"|":case">":{const S=w.indexOf(`
`),A=w.substring(0,S),_=w.substring(S+1)+`
`,E=[{type:"block-scalar-header",offset:b,indent:g,source:A}];return addEndtoBlockProps(E,x)||E.push({type:"newline",offset:-1,indent:g,source:`
`}),{type:"block-scalar",offset:b,indent:g,props:E,source:_}}case'"':return{type:"double-quoted-scalar",offset:b,indent:g,source:w,end:x};case"'":return{type:"single-quoted-scalar",offset:b,indent:g,source:w,
end:x};default:return{type:"scalar",offset:b,indent:g,source:w,end:x}}}v(createScalarToken,"createScalarToken");function setScalarValue(h,f,m={}){let{afterKey:g=!1,implicitKey:y=!1,inFlow:b=!1,type:k}=m,
w="indent"in h?h.indent:null;if(g&&typeof w=="number"&&(w+=2),!k)switch(h.type){case"single-quoted-scalar":k="QUOTE_SINGLE";break;case"double-quoted-scalar":k="QUOTE_DOUBLE";break;case"block-scalar":{
const S=h.props[0];if(S.type!=="block-scalar-header")throw new Error("Invalid block scalar header");k=S.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:k="PLAIN"}const x=stringifyString({
type:k,value:f},{implicitKey:y||w===null,indent:w!==null&&w>0?" ".repeat(w):"",inFlow:b,options:{blockQuote:!0,lineWidth:-1}});switch(x[0]){case"|":case">":setBlockScalarValue(h,x);break;case'"':setFlowScalarValue(
h,x,"double-quoted-scalar");break;case"'":setFlowScalarValue(h,x,"single-quoted-scalar");break;default:setFlowScalarValue(h,x,"scalar")}}v(setScalarValue,"setScalarValue");function setBlockScalarValue(h,f){
const m=f.indexOf(`
`),g=f.substring(0,m),y=f.substring(m+1)+`
`;if(h.type==="block-scalar"){const b=h.props[0];if(b.type!=="block-scalar-header")throw new Error("Invalid block scalar header");b.source=g,h.source=y}else{const{offset:b}=h,k="indent"in h?h.indent:-1,
w=[{type:"block-scalar-header",offset:b,indent:k,source:g}];addEndtoBlockProps(w,"end"in h?h.end:void 0)||w.push({type:"newline",offset:-1,indent:k,source:`
`});for(const x of Object.keys(h))x!=="type"&&x!=="offset"&&delete h[x];Object.assign(h,{type:"block-scalar",indent:k,props:w,source:y})}}v(setBlockScalarValue,"setBlockScalarValue");function addEndtoBlockProps(h,f){
if(f)for(const m of f)switch(m.type){case"space":case"comment":h.push(m);break;case"newline":return h.push(m),!0}return!1}v(addEndtoBlockProps,"addEndtoBlockProps");function setFlowScalarValue(h,f,m){
switch(h.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":h.type=m,h.source=f;break;case"block-scalar":{const g=h.props.slice(1);let y=f.length;h.props[0].type==="block-scalar-\
header"&&(y-=h.props[0].source.length);for(const b of g)b.offset+=y;delete h.props,Object.assign(h,{type:m,source:f,end:g});break}case"block-map":case"block-seq":{const y={type:"newline",offset:h.offset+
f.length,indent:h.indent,source:`
`};delete h.items,Object.assign(h,{type:m,source:f,end:[y]});break}default:{const g="indent"in h?h.indent:-1,y="end"in h&&Array.isArray(h.end)?h.end.filter(b=>b.type==="space"||b.type==="comment"||b.type===
"newline"):[];for(const b of Object.keys(h))b!=="type"&&b!=="offset"&&delete h[b];Object.assign(h,{type:m,indent:g,source:f,end:y})}}}v(setFlowScalarValue,"setFlowScalarValue");var stringify4=v(h=>"ty\
pe"in h?stringifyToken(h):stringifyItem(h),"stringify4");function stringifyToken(h){switch(h.type){case"block-scalar":{let f="";for(const m of h.props)f+=stringifyToken(m);return f+h.source}case"block\
-map":case"block-seq":{let f="";for(const m of h.items)f+=stringifyItem(m);return f}case"flow-collection":{let f=h.start.source;for(const m of h.items)f+=stringifyItem(m);for(const m of h.end)f+=m.source;
return f}case"document":{let f=stringifyItem(h);if(h.end)for(const m of h.end)f+=m.source;return f}default:{let f=h.source;if("end"in h&&h.end)for(const m of h.end)f+=m.source;return f}}}v(stringifyToken,
"stringifyToken");function stringifyItem({start:h,key:f,sep:m,value:g}){let y="";for(const b of h)y+=b.source;if(f&&(y+=stringifyToken(f)),m)for(const b of m)y+=b.source;return g&&(y+=stringifyToken(g)),
y}v(stringifyItem,"stringifyItem");var BREAK2=Symbol("break visit"),SKIP3=Symbol("skip children"),REMOVE2=Symbol("remove item");function visit3(h,f){"type"in h&&h.type==="document"&&(h={start:h.start,
value:h.value}),_visit(Object.freeze([]),h,f)}v(visit3,"visit3"),visit3.BREAK=BREAK2,visit3.SKIP=SKIP3,visit3.REMOVE=REMOVE2,visit3.itemAtPath=(h,f)=>{let m=h;for(const[g,y]of f){const b=m?.[g];if(b&&
"items"in b)m=b.items[y];else return}return m},visit3.parentCollection=(h,f)=>{const m=visit3.itemAtPath(h,f.slice(0,-1)),g=f[f.length-1][0],y=m?.[g];if(y&&"items"in y)return y;throw new Error("Parent\
 collection not found")};function _visit(h,f,m){let g=m(f,h);if(typeof g=="symbol")return g;for(const y of["key","value"]){const b=f[y];if(b&&"items"in b){for(let k=0;k<b.items.length;++k){const w=_visit(
Object.freeze(h.concat([[y,k]])),b.items[k],m);if(typeof w=="number")k=w-1;else{if(w===BREAK2)return BREAK2;w===REMOVE2&&(b.items.splice(k,1),k-=1)}}typeof g=="function"&&y==="key"&&(g=g(f,h))}}return typeof g==
"function"?g(f,h):g}v(_visit,"_visit");var BOM="\uFEFF",DOCUMENT="",FLOW_END="",SCALAR2="",isCollection2=v(h=>!!h&&"items"in h,"isCollection2"),isScalar2=v(h=>!!h&&(h.type==="scalar"||h.type==="sin\
gle-quoted-scalar"||h.type==="double-quoted-scalar"||h.type==="block-scalar"),"isScalar2");function prettyToken(h){switch(h){case BOM:return"<BOM>";case DOCUMENT:return"<DOC>";case FLOW_END:return"<FL\
OW_END>";case SCALAR2:return"<SCALAR>";default:return JSON.stringify(h)}}v(prettyToken,"prettyToken");function tokenType(h){switch(h){case BOM:return"byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:
return"flow-error-end";case SCALAR2:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"\
]":return"flow-seq-end";case",":return"comma"}switch(h[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"\
tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}v(tokenType,"tokenType");function isEmpty(h){switch(h){case void 0:case"\
 ":case`
`:case"\r":case"	":return!0;default:return!1}}v(isEmpty,"isEmpty");var hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?\
:@&=+$_.!~*'()"),flowIndicatorChars=new Set(",[]{}"),invalidAnchorChars=new Set(` ,[]{}
\r	`),isNotAnchorChar=v(h=>!h||invalidAnchorChars.has(h),"isNotAnchorChar"),Lexer=class{static{v(this,"Lexer")}constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(h,f=!1){if(h){if(typeof h!="string")throw TypeError("source is not a string");
this.buffer=this.buffer?this.buffer+h:h,this.lineEndPos=null}this.atEnd=!f;let m=this.next??"stream";for(;m&&(f||this.hasChars(1));)m=yield*this.parseNext(m)}atLineEnd(){let h=this.pos,f=this.buffer[h];
for(;f===" "||f==="	";)f=this.buffer[++h];return!f||f==="#"||f===`
`?!0:f==="\r"?this.buffer[h+1]===`
`:!1}charAt(h){return this.buffer[this.pos+h]}continueScalar(h){let f=this.buffer[h];if(this.indentNext>0){let m=0;for(;f===" ";)f=this.buffer[++m+h];if(f==="\r"){const g=this.buffer[m+h+1];if(g===`
`||!g&&!this.atEnd)return h+m+1}return f===`
`||m>=this.indentNext||!f&&!this.atEnd?h+m:-1}if(f==="-"||f==="."){const m=this.buffer.substr(h,3);if((m==="---"||m==="...")&&isEmpty(this.buffer[h+3]))return-1}return h}getLine(){let h=this.lineEndPos;
return(typeof h!="number"||h!==-1&&h<this.pos)&&(h=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=h),h===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[h-1]==="\r"&&(h-=1),this.buffer.substring(this.pos,h))}hasChars(h){return this.pos+h<=this.buffer.length}setNext(h){
return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=h,null}peek(h){return this.buffer.substr(this.pos,h)}*parseNext(h){switch(h){case"stream":return yield*this.
parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"\
quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let h=this.getLine();
if(h===null)return this.setNext("stream");if(h[0]===BOM&&(yield*this.pushCount(1),h=h.substring(1)),h[0]==="%"){let f=h.length,m=h.indexOf("#");for(;m!==-1;){const y=h[m-1];if(y===" "||y==="	"){f=m-1;
break}else m=h.indexOf("#",m+1)}for(;;){const y=h[f-1];if(y===" "||y==="	")f-=1;else break}const g=(yield*this.pushCount(f))+(yield*this.pushSpaces(!0));return yield*this.pushCount(h.length-g),this.pushNewline(),
"stream"}if(this.atLineEnd()){const f=yield*this.pushSpaces(!0);return yield*this.pushCount(h.length-f),yield*this.pushNewline(),"stream"}return yield DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){
const h=this.charAt(0);if(!h&&!this.atEnd)return this.setNext("line-start");if(h==="-"||h==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const f=this.peek(3);if((f==="---"||
f==="...")&&isEmpty(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,f==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.
indentValue&&!isEmpty(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[h,f]=this.peek(2);if(!f&&!this.atEnd)return this.setNext("block-start");
if((h==="-"||h==="?"||h===":")&&isEmpty(f)){const m=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=m,"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(!0);const h=this.getLine();if(h===null)return this.setNext("doc");let f=yield*this.pushIndicators();switch(h[f]){case"#":yield*this.pushCount(h.length-f);case void 0:return yield*this.
pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.
pushUntil(isNotAnchorChar),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return f+=yield*this.parseBlockScalarHeader(),f+=yield*this.pushSpaces(!0),yield*this.pushCount(h.
length-f),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let h,f,m=-1;do h=yield*this.pushNewline(),h>0?(f=yield*this.pushSpaces(
!1),this.indentValue=m=f):f=0,f+=yield*this.pushSpaces(!0);while(h+f>0);const g=this.getLine();if(g===null)return this.setNext("flow");if((m!==-1&&m<this.indentNext&&g[0]!=="#"||m===0&&(g.startsWith("\
---")||g.startsWith("..."))&&isEmpty(g[3]))&&!(m===this.indentNext-1&&this.flowLevel===1&&(g[0]==="]"||g[0]==="}")))return this.flowLevel=0,yield FLOW_END,yield*this.parseLineStart();let y=0;for(;g[y]===
",";)y+=yield*this.pushCount(1),y+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(y+=yield*this.pushIndicators(),g[y]){case void 0:return"flow";case"#":return yield*this.pushCount(g.length-y),"flow";case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":
return yield*this.pushUntil(isNotAnchorChar),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const b=this.charAt(1);if(this.flowKey||isEmpty(b)||b===",")return this.
flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const h=this.charAt(0);let f=this.buffer.indexOf(
h,this.pos+1);if(h==="'")for(;f!==-1&&this.buffer[f+1]==="'";)f=this.buffer.indexOf("'",f+2);else for(;f!==-1;){let y=0;for(;this.buffer[f-1-y]==="\\";)y+=1;if(y%2===0)break;f=this.buffer.indexOf('"',
f+1)}const m=this.buffer.substring(0,f);let g=m.indexOf(`
`,this.pos);if(g!==-1){for(;g!==-1;){const y=this.continueScalar(g+1);if(y===-1)break;g=m.indexOf(`
`,y)}g!==-1&&(f=g-(m[g-1]==="\r"?2:1))}if(f===-1){if(!this.atEnd)return this.setNext("quoted-scalar");f=this.buffer.length}return yield*this.pushToIndex(f+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){
this.blockScalarIndent=-1,this.blockScalarKeep=!1;let h=this.pos;for(;;){const f=this.buffer[++h];if(f==="+")this.blockScalarKeep=!0;else if(f>"0"&&f<="9")this.blockScalarIndent=Number(f)-1;else if(f!==
"-")break}return yield*this.pushUntil(f=>isEmpty(f)||f==="#")}*parseBlockScalar(){let h=this.pos-1,f=0,m;e:for(let y=this.pos;m=this.buffer[y];++y)switch(m){case" ":f+=1;break;case`
`:h=y,f=0;break;case"\r":{const b=this.buffer[y+1];if(!b&&!this.atEnd)return this.setNext("block-scalar");if(b===`
`)break}default:break e}if(!m&&!this.atEnd)return this.setNext("block-scalar");if(f>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=f:this.indentNext=this.blockScalarIndent+(this.indentNext===
0?1:this.indentNext);do{const y=this.continueScalar(h+1);if(y===-1)break;h=this.buffer.indexOf(`
`,y)}while(h!==-1);if(h===-1){if(!this.atEnd)return this.setNext("block-scalar");h=this.buffer.length}}let g=h+1;for(m=this.buffer[g];m===" ";)m=this.buffer[++g];if(m==="	"){for(;m==="	"||m===" "||m===
"\r"||m===`
`;)m=this.buffer[++g];h=g-1}else if(!this.blockScalarKeep)do{let y=h-1,b=this.buffer[y];b==="\r"&&(b=this.buffer[--y]);const k=y;for(;b===" ";)b=this.buffer[--y];if(b===`
`&&y>=this.pos&&y+1+f>k)h=y;else break}while(!0);return yield SCALAR2,yield*this.pushToIndex(h+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const h=this.flowLevel>0;let f=this.pos-1,m=this.pos-
1,g;for(;g=this.buffer[++m];)if(g===":"){const y=this.buffer[m+1];if(isEmpty(y)||h&&flowIndicatorChars.has(y))break;f=m}else if(isEmpty(g)){let y=this.buffer[m+1];if(g==="\r"&&(y===`
`?(m+=1,g=`
`,y=this.buffer[m+1]):f=m),y==="#"||h&&flowIndicatorChars.has(y))break;if(g===`
`){const b=this.continueScalar(m+1);if(b===-1)break;m=Math.max(m,b-2)}}else{if(h&&flowIndicatorChars.has(g))break;f=m}return!g&&!this.atEnd?this.setNext("plain-scalar"):(yield SCALAR2,yield*this.pushToIndex(
f+1,!0),h?"flow":"doc")}*pushCount(h){return h>0?(yield this.buffer.substr(this.pos,h),this.pos+=h,h):0}*pushToIndex(h,f){const m=this.buffer.slice(this.pos,h);return m?(yield m,this.pos+=m.length,m.length):
(f&&(yield""),0)}*pushIndicators(){let h=0;e:for(;;){switch(this.charAt(0)){case"!":h+=yield*this.pushTag(),h+=yield*this.pushSpaces(!0);continue e;case"&":h+=yield*this.pushUntil(isNotAnchorChar),h+=
yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{const f=this.flowLevel>0,m=this.charAt(1);if(isEmpty(m)||f&&flowIndicatorChars.has(m)){f?this.flowKey&&(this.flowKey=!1):this.indentNext=this.
indentValue+1,h+=yield*this.pushCount(1),h+=yield*this.pushSpaces(!0);continue e}}}break e}return h}*pushTag(){if(this.charAt(1)==="<"){let h=this.pos+2,f=this.buffer[h];for(;!isEmpty(f)&&f!==">";)f=this.
buffer[++h];return yield*this.pushToIndex(f===">"?h+1:h,!1)}else{let h=this.pos+1,f=this.buffer[h];for(;f;)if(tagChars.has(f))f=this.buffer[++h];else if(f==="%"&&hexDigits.has(this.buffer[h+1])&&hexDigits.
has(this.buffer[h+2]))f=this.buffer[h+=3];else break;return yield*this.pushToIndex(h,!1)}}*pushNewline(){const h=this.buffer[this.pos];return h===`
`?yield*this.pushCount(1):h==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(h){let f=this.pos-1,m;do m=this.buffer[++f];while(m===" "||h&&m==="	");const g=f-this.pos;return g>0&&(yield this.buffer.substr(this.pos,g),this.pos=f),g}*pushUntil(h){
let f=this.pos,m=this.buffer[f];for(;!h(m);)m=this.buffer[++f];return yield*this.pushToIndex(f,!1)}},LineCounter=class{static{v(this,"LineCounter")}constructor(){this.lineStarts=[],this.addNewLine=h=>this.
lineStarts.push(h),this.linePos=h=>{let f=0,m=this.lineStarts.length;for(;f<m;){const y=f+m>>1;this.lineStarts[y]<h?f=y+1:m=y}if(this.lineStarts[f]===h)return{line:f+1,col:1};if(f===0)return{line:0,col:h};
const g=this.lineStarts[f-1];return{line:f,col:h-g+1}}}};function includesToken(h,f){for(let m=0;m<h.length;++m)if(h[m].type===f)return!0;return!1}v(includesToken,"includesToken");function findNonEmptyIndex(h){
for(let f=0;f<h.length;++f)switch(h[f].type){case"space":case"comment":case"newline":break;default:return f}return-1}v(findNonEmptyIndex,"findNonEmptyIndex");function isFlowToken(h){switch(h?.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}v(isFlowToken,"isFlowToken");function getPrevProps(h){switch(h.type){case"doc\
ument":return h.start;case"block-map":{const f=h.items[h.items.length-1];return f.sep??f.start}case"block-seq":return h.items[h.items.length-1].start;default:return[]}}v(getPrevProps,"getPrevProps");function getFirstKeyStartProps(h){
if(h.length===0)return[];let f=h.length;e:for(;--f>=0;)switch(h[f].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;h[++f]?.type==="space";)
;return h.splice(f,h.length)}v(getFirstKeyStartProps,"getFirstKeyStartProps");function arrayPushArray(h,f){if(f.length<1e5)Array.prototype.push.apply(h,f);else for(let m=0;m<f.length;++m)h.push(f[m])}
v(arrayPushArray,"arrayPushArray");function fixFlowSeqItems(h){if(h.start.type==="flow-seq-start")for(const f of h.items)f.sep&&!f.value&&!includesToken(f.start,"explicit-key-ind")&&!includesToken(f.sep,
"map-value-ind")&&(f.key&&(f.value=f.key),delete f.key,isFlowToken(f.value)?f.value.end?arrayPushArray(f.value.end,f.sep):f.value.end=f.sep:arrayPushArray(f.start,f.sep),delete f.sep)}v(fixFlowSeqItems,
"fixFlowSeqItems");var Parser=class{static{v(this,"Parser")}constructor(h){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.
lexer=new Lexer,this.onNewLine=h}*parse(h,f=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const m of this.lexer.lex(h,f))yield*this.next(m);f||(yield*this.end())}*next(h){if(this.source=h,
this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=h.length;return}const f=tokenType(h);if(f)if(f==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=f,yield*this.
step(),f){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+h.length);break;case"space":this.atNewLine&&h[0]===" "&&(this.indent+=h.length);break;case"explicit-k\
ey-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=h.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=h.length}else{const m=`No\
t a YAML token: ${h}`;yield*this.pop({type:"error",offset:this.offset,message:m,source:h}),this.offset+=h.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,
offset:this.offset,indent:this.indent,source:this.source}}*step(){const h=this.peek(1);if(this.type==="doc-end"&&h?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"\
doc-end",offset:this.offset,source:this.source});return}if(!h)return yield*this.stream();switch(h.type){case"document":return yield*this.document(h);case"alias":case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":return yield*this.scalar(h);case"block-scalar":return yield*this.blockScalar(h);case"block-map":return yield*this.blockMap(h);case"block-seq":return yield*this.blockSequence(h);case"\
flow-collection":return yield*this.flowCollection(h);case"doc-end":return yield*this.documentEnd(h)}yield*this.pop()}peek(h){return this.stack[this.stack.length-h]}*pop(h){const f=h??this.stack.pop();
if(!f)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield f;else{const m=this.peek(1);switch(f.type==="block-scalar"?f.indent="in\
dent"in m?m.indent:0:f.type==="flow-collection"&&m.type==="document"&&(f.indent=0),f.type==="flow-collection"&&fixFlowSeqItems(f),m.type){case"document":m.value=f;break;case"block-scalar":m.props.push(
f);break;case"block-map":{const g=m.items[m.items.length-1];if(g.value){m.items.push({start:[],key:f,sep:[]}),this.onKeyLine=!0;return}else if(g.sep)g.value=f;else{Object.assign(g,{key:f,sep:[]}),this.
onKeyLine=!g.explicitKey;return}break}case"block-seq":{const g=m.items[m.items.length-1];g.value?m.items.push({start:[],value:f}):g.value=f;break}case"flow-collection":{const g=m.items[m.items.length-
1];!g||g.value?m.items.push({start:[],key:f,sep:[]}):g.sep?g.value=f:Object.assign(g,{key:f,sep:[]});return}default:yield*this.pop(),yield*this.pop(f)}if((m.type==="document"||m.type==="block-map"||m.
type==="block-seq")&&(f.type==="block-map"||f.type==="block-seq")){const g=f.items[f.items.length-1];g&&!g.sep&&!g.value&&g.start.length>0&&findNonEmptyIndex(g.start)===-1&&(f.indent===0||g.start.every(
y=>y.type!=="comment"||y.indent<f.indent))&&(m.type==="document"?m.end=g.start:m.items.push({start:g.start}),f.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"direct\
ive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const h={type:"document",
offset:this.offset,start:[]};this.type==="doc-start"&&h.start.push(this.sourceToken),this.stack.push(h);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML str\
eam`,source:this.source}}*document(h){if(h.value)return yield*this.lineEnd(h);switch(this.type){case"doc-start":{findNonEmptyIndex(h.start)!==-1?(yield*this.pop(),yield*this.step()):h.start.push(this.
sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":h.start.push(this.sourceToken);return}const f=this.startBlockValue(h);f?this.stack.push(f):yield{type:"error",offset:this.
offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(h){if(this.type==="map-value-ind"){const f=getPrevProps(this.peek(2)),m=getFirstKeyStartProps(f);let g;h.end?
(g=h.end,g.push(this.sourceToken),delete h.end):g=[this.sourceToken];const y={type:"block-map",offset:h.offset,indent:h.indent,items:[{start:m,key:h,sep:g}]};this.onKeyLine=!0,this.stack[this.stack.length-
1]=y}else yield*this.lineEnd(h)}*blockScalar(h){switch(this.type){case"space":case"comment":case"newline":h.props.push(this.sourceToken);return;case"scalar":if(h.source=this.source,this.atNewLine=!0,this.
indent=0,this.onNewLine){let f=this.source.indexOf(`
`)+1;for(;f!==0;)this.onNewLine(this.offset+f),f=this.source.indexOf(`
`,f)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(h){const f=h.items[h.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,f.value){const m="end"in f.
value?f.value.end:void 0;(Array.isArray(m)?m[m.length-1]:void 0)?.type==="comment"?m?.push(this.sourceToken):h.items.push({start:[this.sourceToken]})}else f.sep?f.sep.push(this.sourceToken):f.start.push(
this.sourceToken);return;case"space":case"comment":if(f.value)h.items.push({start:[this.sourceToken]});else if(f.sep)f.sep.push(this.sourceToken);else{if(this.atIndentedComment(f.start,h.indent)){const g=h.
items[h.items.length-2]?.value?.end;if(Array.isArray(g)){arrayPushArray(g,f.start),g.push(this.sourceToken),h.items.pop();return}}f.start.push(this.sourceToken)}return}if(this.indent>=h.indent){const m=!this.
onKeyLine&&this.indent===h.indent,g=m&&(f.sep||f.explicitKey)&&this.type!=="seq-item-ind";let y=[];if(g&&f.sep&&!f.value){const b=[];for(let k=0;k<f.sep.length;++k){const w=f.sep[k];switch(w.type){case"\
newline":b.push(k);break;case"space":break;case"comment":w.indent>h.indent&&(b.length=0);break;default:b.length=0}}b.length>=2&&(y=f.sep.splice(b[1]))}switch(this.type){case"anchor":case"tag":g||f.value?
(y.push(this.sourceToken),h.items.push({start:y}),this.onKeyLine=!0):f.sep?f.sep.push(this.sourceToken):f.start.push(this.sourceToken);return;case"explicit-key-ind":!f.sep&&!f.explicitKey?(f.start.push(
this.sourceToken),f.explicitKey=!0):g||f.value?(y.push(this.sourceToken),h.items.push({start:y,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[
this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(f.explicitKey)if(f.sep)if(f.value)h.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(f.
sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:y,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(f.key)&&!includesToken(f.sep,"newli\
ne")){const b=getFirstKeyStartProps(f.start),k=f.key,w=f.sep;w.push(this.sourceToken),delete f.key,delete f.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:b,
key:k,sep:w}]})}else y.length>0?f.sep=f.sep.concat(y,this.sourceToken):f.sep.push(this.sourceToken);else if(includesToken(f.start,"newline"))Object.assign(f,{key:null,sep:[this.sourceToken]});else{const b=getFirstKeyStartProps(
f.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:b,key:null,sep:[this.sourceToken]}]})}else f.sep?f.value||g?h.items.push({start:y,key:null,sep:[this.sourceToken]}):
includesToken(f.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):f.sep.push(this.sourceToken):Object.assign(
f,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const b=this.flowScalar(this.type);g||f.value?(h.items.push(
{start:y,key:b,sep:[]}),this.onKeyLine=!0):f.sep?this.stack.push(b):(Object.assign(f,{key:b,sep:[]}),this.onKeyLine=!0);return}default:{const b=this.startBlockValue(h);if(b){if(b.type==="block-seq"){if(!f.
explicitKey&&f.sep&&!includesToken(f.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else m&&h.items.
push({start:y});this.stack.push(b);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(h){const f=h.items[h.items.length-1];switch(this.type){case"newline":if(f.value){const m="end"in f.value?
f.value.end:void 0;(Array.isArray(m)?m[m.length-1]:void 0)?.type==="comment"?m?.push(this.sourceToken):h.items.push({start:[this.sourceToken]})}else f.start.push(this.sourceToken);return;case"space":case"\
comment":if(f.value)h.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(f.start,h.indent)){const g=h.items[h.items.length-2]?.value?.end;if(Array.isArray(g)){arrayPushArray(g,f.start),
g.push(this.sourceToken),h.items.pop();return}}f.start.push(this.sourceToken)}return;case"anchor":case"tag":if(f.value||this.indent<=h.indent)break;f.start.push(this.sourceToken);return;case"seq-item-\
ind":if(this.indent!==h.indent)break;f.value||includesToken(f.start,"seq-item-ind")?h.items.push({start:[this.sourceToken]}):f.start.push(this.sourceToken);return}if(this.indent>h.indent){const m=this.
startBlockValue(h);if(m){this.stack.push(m);return}}yield*this.pop(),yield*this.step()}*flowCollection(h){const f=h.items[h.items.length-1];if(this.type==="flow-error-end"){let m;do yield*this.pop(),m=
this.peek(1);while(m?.type==="flow-collection")}else if(h.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!f||f.sep?h.items.push({start:[this.sourceToken]}):f.start.push(this.sourceToken);
return;case"map-value-ind":!f||f.value?h.items.push({start:[],key:null,sep:[this.sourceToken]}):f.sep?f.sep.push(this.sourceToken):Object.assign(f,{key:null,sep:[this.sourceToken]});return;case"space":case"\
comment":case"newline":case"anchor":case"tag":!f||f.value?h.items.push({start:[this.sourceToken]}):f.sep?f.sep.push(this.sourceToken):f.start.push(this.sourceToken);return;case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":{const g=this.flowScalar(this.type);!f||f.value?h.items.push({start:[],key:g,sep:[]}):f.sep?this.stack.push(g):Object.assign(f,{key:g,sep:[]});return}case"\
flow-map-end":case"flow-seq-end":h.end.push(this.sourceToken);return}const m=this.startBlockValue(h);m?this.stack.push(m):(yield*this.pop(),yield*this.step())}else{const m=this.peek(2);if(m.type==="bl\
ock-map"&&(this.type==="map-value-ind"&&m.indent===h.indent||this.type==="newline"&&!m.items[m.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&m.type!=="fl\
ow-collection"){const g=getPrevProps(m),y=getFirstKeyStartProps(g);fixFlowSeqItems(h);const b=h.end.splice(1,h.end.length);b.push(this.sourceToken);const k={type:"block-map",offset:h.offset,indent:h.indent,
items:[{start:y,key:h,sep:b}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=k}else yield*this.lineEnd(h)}}flowScalar(h){if(this.onNewLine){let f=this.source.indexOf(`
`)+1;for(;f!==0;)this.onNewLine(this.offset+f),f=this.source.indexOf(`
`,f)+1}return{type:h,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(h){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.
flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"\
flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"\
explicit-key-ind":{this.onKeyLine=!0;const f=getPrevProps(h),m=getFirstKeyStartProps(f);return m.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:m,explicitKey:!0}]}}case"\
map-value-ind":{this.onKeyLine=!0;const f=getPrevProps(h),m=getFirstKeyStartProps(f);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:m,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(h,f){
return this.type!=="comment"||this.indent<=f?!1:h.every(m=>m.type==="newline"||m.type==="space")}*documentEnd(h){this.type!=="doc-mode"&&(h.end?h.end.push(this.sourceToken):h.end=[this.sourceToken],this.
type==="newline"&&(yield*this.pop()))}*lineEnd(h){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();
break;case"newline":this.onKeyLine=!1;default:h.end?h.end.push(this.sourceToken):h.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function parseOptions(h){const f=h.prettyErrors!==
!1;return{lineCounter:h.lineCounter||f&&new LineCounter||null,prettyErrors:f}}v(parseOptions,"parseOptions");function parseDocument(h,f={}){const{lineCounter:m,prettyErrors:g}=parseOptions(f),y=new Parser(
m?.addNewLine),b=new Composer(f);let k=null;for(const w of b.compose(y.parse(h),!0,h.length))if(!k)k=w;else if(k.options.logLevel!=="silent"){k.errors.push(new YAMLParseError(w.range.slice(0,2),"MULTI\
PLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return g&&m&&(k.errors.forEach(prettifyError(h,m)),k.warnings.forEach(prettifyError(h,m))),k}v(parseDocument,
"parseDocument");function locateAll(h,f,m){const g={};return y(h.contents,(0,oe.pointer)([])),g;function y(k,w){if(isNode(k)&&(g[w]=b(k.range),isSeq(k)&&k.items.forEach((x,S)=>{y(x,w+(0,oe.pointer)([S]))}),
!!isMap(k)))for(const{key:x,value:S}of k.items){if(!isScalar(x))continue;const A=String(x.value),_=w+(0,oe.pointer)([A]);g[w+(0,oe.pathKey)([A])]=b(x.range),g[_]=b(x.range),y(S,_)}}v(y,"visit4");function b(k){
const[w=0,x=w]=k??[],{line:S,column:A,length:_}=m(w,x-w),E=f.slice(w,w+_).replace(/[ \t]+$/,"");return[S,A,E.length]}v(b,"placeOf")}v(locateAll,"locateAll");function alignScalar(h,f){const m=[];let g=/^[|>]/.
test(h)?h.indexOf(`
`)+1:0,y=!1;for(const b of f.split("")){const k=/\s/.test(b);if(k&&y){g+=escapeAt(h,g),m.push(Math.max(0,g-1));continue}const w=k?nextSpace(h,g):h.indexOf(b,g);w>=0&&(g=w),m.push(g),g+=k&&escapeAt(h,g)||
1,y=k}return m}v(alignScalar,"alignScalar");function nextSpace(h,f){const m=h.slice(f).search(h.startsWith('"')?/\s|\\[nrt_]/:/\s/);return m<0?-1:f+m}v(nextSpace,"nextSpace");function escapeAt(h,f){return h.
startsWith('"')&&/^\\[nrt_]/.test(h.slice(f,f+2))?2:0}v(escapeAt,"escapeAt");function slipOn(h,f){return firstOf(slips,h)??onLine(f,misplacedSpace,explainInvisibleSpace)}v(slipOn,"slipOn");function firstOf(h,f){
for(const m of h){const g=onLine(f,...m);if(g)return g}}v(firstOf,"firstOf");var valueStart=/(?:^\s*|[[{,]\s*|- )(?:[\w-]+:\s+)?/;function valueThat(h){return new RegExp(`${valueStart.source}(${h.source}\
)`,"d")}v(valueThat,"valueThat");var misplacedSpace=new RegExp(`^(?: *(?:- +)?(?:[\\w-]+: *|-)?)([${invisibleSpaces}]+)`,"d"),tabIndent=(0,U.explain)("The line is indented with a tab, which YAML doesn\
't allow.","Linjen er rykket ind med et tabulatortegn, og det tillader YAML ikke.","Use spaces, two for each level.","Brug mellemrum, to for hvert niveau."),colonInText=(0,U.explain)("The text contain\
s a colon, so YAML reads its beginning as a field name.","Teksten indeholder et kolon, s\xE5 YAML opfatter begyndelsen som navnet p\xE5 et felt.",'Put the whole text in quotes: title: "Nyt: vi \xE5bner".\
 If it holds several fields, write each on a line of its own.','S\xE6t hele teksten i citationstegn: title: "Nyt: vi \xE5bner". Er det flere felter, s\xE5 skriv hvert p\xE5 sin egen linje.'),commaMissing=(0,U.explain)(
"A comma is missing here.","Her mangler et komma.","Write a comma here.","Skriv et komma her.",{replacement:", ",otherwise:{en:"Write a comma between the two.",da:"Skriv et komma mellem de to."}}),slips=[
[/^\s*([–—•*]\s+|[–—-](?=[\w-]+:(?:\s|$)))/d,(0,U.explain)("An item of a list begins with a hyphen and a space.","Et punkt p\xE5 en liste begynder med en bindestreg og et mellemrum.","Write \
a hyphen and a space here.","Skriv en bindestreg og et mellemrum her.",{replacement:"- "})],[valueThat(/[“”„‟][^“”„‟]*[“”‟]?/),explainCurlyQuotes],[valueThat(/\{\{[^}]*\}*|\[[^\]]*\]\([^)]*\)?|[*&!@`%][^\s,}\]]*/),
quotesNeeded],[/^ *(\t+)/d,tabIndent],[misplacedSpace,explainInvisibleSpace],[/[[{,]\s*(,)/d,(0,U.explain)("There is nothing before this comma.","Der st\xE5r ikke noget f\xF8r dette komma.","Delete th\
e comma.","Slet kommaet.")],[/^\s*(?:- )?[\w-]+:\s+(-)\s/d,(0,U.explain)("A list begins on the line below the name of its field.","En liste begynder p\xE5 linjen under feltets navn.","Begin the list o\
n the next line; if this is a text, put the whole text in quotes.","Begynd listen p\xE5 n\xE6ste linje; er det en tekst, s\xE5 s\xE6t hele teksten i citationstegn.")],[/^\s*(?:- )?[\w-]+:\s+([>|][-+]?)\s+[^#\s]/d,
(0,U.explain)("After this character, the text begins on the next line.","Efter dette tegn begynder teksten f\xF8rst p\xE5 n\xE6ste linje.","Leave the character here, and move the text to the next line\
, two spaces further in than its field.","Lad tegnet st\xE5, og flyt teksten ned p\xE5 n\xE6ste linje, to mellemrum l\xE6ngere inde end dens felt.")]];function quotesNeeded(h){const f=/^\{\{|^./.exec(
h)?.[0],m=/^[*&!]/.test(h);return(0,U.explain)(`A text that starts with ${f} must be in quotes, or YAML reads it as something else.`,`En tekst, der begynder med ${f}, skal st\xE5 i citationstegn; ellers \
opfatter YAML den som noget andet.`,`Put the whole text in quotes: "${h} \u2026".${m?" If it is no text, write the value itself: anchors, aliases and tags are not used here.":""}`,`S\xE6t hele teksten i \
citationstegn: "${h} \u2026".${m?" Er det ingen tekst, s\xE5 skriv selve v\xE6rdien: Ankre, aliaser og tags bruges ikke her.":""}`)}v(quotesNeeded,"quotesNeeded");function explainCurlyQuotes(h){const f=h.
slice(1).replace(/[“”‟]$/,""),m=`"${f.replaceAll('"','\\"')}"`;return(0,U.explain)("YAML doesn't know this curly quotation mark; visitors would see it.","YAML kender ikke dette krumme citationst\
egn; bes\xF8gende ville se det.",`Write ${m} with straight ones; if visitors are to see the curly ones, put straight ones around them.`,`Skriv ${m} med lige citationstegn; skal de krumme kunne ses, s\xE5\
 s\xE6t lige omkring dem.`,{replacement:m,otherwise:{en:`Write ${f} without quotation marks.`,da:`Skriv ${f} uden citationstegn.`,replacement:f,otherwise:{en:'Write straight ones, " and "; if visitors\
 are to see the curly ones, put straight ones around them.',da:'Skriv lige citationstegn, " og "; skal de krumme kunne ses, s\xE5 s\xE6t lige omkring dem.'}}})}v(explainCurlyQuotes,"explainCurlyQuotes");
function explainInvisibleSpace(h){return(0,U.explain)("There is an invisible character here that is not an ordinary space (often a no-break space from another program).","Her st\xE5r et usynligt tegn, so\
m ikke er et almindeligt mellemrum (ofte et h\xE5rdt mellemrum fra et andet program).","Type an ordinary space instead.","Skriv et almindeligt mellemrum i stedet.",{replacement:" ".repeat(h.length),otherwise:{
en:"Delete it.",da:"Slet det.",replacement:"",otherwise:{en:"Delete it, and type a space where one belongs.",da:"Slet det, og skriv et mellemrum, hvis der skal v\xE6re et."}}})}v(explainInvisibleSpace,
"explainInvisibleSpace");function colonSlipOn(h){return firstOf(colonSlips,h)??noField(h)}v(colonSlipOn,"colonSlipOn");var lineStart="^(?:\\s*-)?",braceOrComma="[{,]";function valueAfter(h,f){return new RegExp(
`(?:${h})\\s*[\\w-]+:\\s+${f}`,"d")}v(valueAfter,"valueAfter");var colonSlips=[[valueAfter(braceOrComma,`[^"'\\s{[(][^"'{}[\\],]*?(\\s*[;/|]\\s*|\\s+)[a-z]{2}:\\s`),commaMissing],[valueAfter(braceOrComma,
`([^"'|>\\s{[][^"',{}[\\]]*:(?:\\s[^,}]*|$))`),colonInText],[valueAfter(lineStart,`([^"'|>\\s{[][^"']*:(?:\\s.*|$))`),colonInText]];function noField(h){const[,f,m="",g=""]=/^\s*(?:- +)?([\w-]+)(\s*=\s*|:|\s+|$)(.*)$/.
exec(h.text)??[],y=h.text.trim();if(!(/[:=]/.test(m)&&/^[[{"']/.test(g))&&/:(\s|$)|^[-"'[{#>|?]|^$/.test(y.replace(/^- +/,"")))return;const w=/^(?!["']).*( .*){3}/.test(g)&&/^\s*$/.test(m)||!f?"title:\
 \u2026":`${f}: ${g||"\u2026"}`;return/[:=]/.test(m)?onLine(h,/([:=])/d,noSpaceAfterColon(w)):onLine(h,/^\s*(?:- +)?(.*\S)/d,(0,U.explain)("This line has no colon, so YAML can't tell which field it be\
longs to.","Linjen har intet kolon, s\xE5 YAML kan ikke se, hvilket felt den h\xF8rer til.",`A field is written ${w}; a text that continues from the line above is indented further than its field.`,`Et\
 felt skrives ${w}; en tekst, der forts\xE6tter fra linjen over, skal rykkes l\xE6ngere ind end sit felt.`))}v(noField,"noField");function noSpaceAfterColon(h){return(0,U.explain)("The name of a field\
 is followed by a colon and a space.","Efter navnet p\xE5 et felt skal der st\xE5 et kolon og et mellemrum.",`Write ${h}`,`Skriv ${h}`,{replacement:": ",otherwise:{en:"Write a colon and a space.",da:"\
Skriv et kolon og et mellemrum."}})}v(noSpaceAfterColon,"noSpaceAfterColon");var outOfLine=(0,U.explain)("The line doesn't fit in with the lines around it.","Linjen passer ikke sammen med linjerne omk\
ring den.","Lines that belong together start in the same column; a field name ends with a colon and a space.","Linjer, der h\xF8rer sammen, begynder i samme kolonne; et feltnavn slutter med kolon og mell\
emrum.");function outOfPlace(h,f){const m=lineAt(h,h.search(/^[ \t]*[^\s#]/m)),g=m.text.startsWith(" ")?m:f,y=indentation(g.text),[b=""]=y===0?/^[\w-]+/.exec(g.text)??[]:[];return{start:g.start,length:Math.
max(1,y,b.length),message:outOfLine.message,hint:indentationHint(h,y,b)}}v(outOfPlace,"outOfPlace");function indentationHint(h,f,m){const g=h.split(`
`).flatMap(y=>[y,y.replace("-"," ")]).map(indentation);return[...new Set([0,...g])].filter(y=>y!==f).sort((y,b)=>Math.abs(y-f)-Math.abs(b-f)).slice(0,6).reduceRight((y,b)=>({...beginWith(b),replacement:"\
 ".repeat(b)+m,otherwise:y}),outOfLine.hint)}v(indentationHint,"indentationHint");function beginWith(h){return h===0?{en:"Begin it at the margin, without spaces.",da:"Begynd den helt ude ved margenen,\
 uden mellemrum."}:{en:`Begin it with ${h} ${h===1?"space":"spaces"}.`,da:`Begynd den med ${h} mellemrum.`}}v(beginWith,"beginWith");function explainDeeper(h,f){const m=lineAt(h,f.start+f.text.length+
1);if(!(indentation(m.text)<=indentation(f.text)))return/^\s*[\w-]+:(\s|$)/.test(m.text)?outOfPlace(h,m):colonBelow(m,h)}v(explainDeeper,"explainDeeper");function colonBelow(h,f){const m=onLine(h,/(:)(?:\s|$)/d,
{...colonInText,hint:{en:"Put the whole text in quotes, or begin it with >- on the field's own line.",da:"S\xE6t hele teksten i citationstegn, eller begynd den med >- p\xE5 feltets egen linje."}}),g=lineAt(
f,h.start+h.text.length+1),y=g.start>h.start&&indentation(g.text)>=indentation(h.text);return m??(y?colonBelow(g,f):void 0)}v(colonBelow,"colonBelow");function indentation(h){return h.length-h.trimStart().
length}v(indentation,"indentation");function unclosedQuote(h){for(const f of h.text.matchAll(new RegExp(`${valueStart.source}(["'])`,"dg"))){const[,m=""]=f,[g=0]=f.indices?.[1]??[],y=m==='"'?/"(?:[^"\\]|\\.)*"/y:
/'(?:[^']|'')*'/y;y.lastIndex=g;const[b]=y.exec(h.text)??[],k=h.start+g;if(b===void 0||/[[{,]\s*[\w-]+:\s+.$/.test(b))return{start:k,length:1,...quoteLeftOpen(m)};const w={start:k+b.length,text:h.text.
slice(g+b.length)},x=h.text.slice(0,g),S=/^(?:\s*-)?\s*[\w-]+:\s+$/.test(x),A=S?/^\s*([^\s#].*)$/d:/^\s*([^\s,}\]#].*)$/d,_=/[[{][^\]}]*$/.test(x)?/^(\s*;?\s*)(?:["']|[\w-]+:\s)/d:/^(\s*;?\s*)["']/d,E=firstOf(
[[_,commaMissing],...S?[listWithoutBrackets]:[],[A,textGoesOn(m)]],w);if(E)return E}}v(unclosedQuote,"unclosedQuote");function quoteLeftOpen(h='"'){return(0,U.explain)("The quotation mark opened here \
is never closed.","Her begynder et citationstegn, som aldrig bliver lukket.",`Close it at the end of the text; for a ${h} inside the text, write ${escaped(h)}.`,`Luk det, hvor teksten slutter; skal de\
r st\xE5 ${h} inde i teksten, s\xE5 skriv ${escaped(h)}.`)}v(quoteLeftOpen,"quoteLeftOpen");var listWithoutBrackets=[/^\s*(,\s*["'].*)$/d,(0,U.explain)("There is more after this text. If it is a list,\
 put brackets around it.","Der st\xE5r mere efter teksten. Er det en liste, skal den have kantede parenteser om sig.","Put the list between [ and ]; if it is one text, put the whole text in quotes.","\
S\xE6t listen mellem [ og ]; er det \xE9n tekst, s\xE5 s\xE6t hele teksten i citationstegn.")];function textGoesOn(h){return(0,U.explain)("There is more text after the closing quotation mark.","Tekste\
n forts\xE6tter efter det sidste citationstegn.",`Put the whole text in quotes, and write ${escaped(h)} for a ${h} inside it.`,`S\xE6t hele teksten i citationstegn, og skriv ${escaped(h)} for et ${h} \
inde i den.`)}v(textGoesOn,"textGoesOn");function escaped(h){return h==='"'?'\\"':"''"}v(escaped,"escaped");function findDirective(h){const[,f="",m]=/^((?:[ \t]*(?:#.*)?\n)*)(%.*)/.exec(h)??[];return m===
void 0?void 0:{start:f.length,length:m.length,...quotesNeeded(m)}}v(findDirective,"findDirective");function explainSyntax(h,f,m){const g=lineAt(m,h.pos[0]),y=lineAt(m,Math.max(0,g.start-1)),b=openAbove(
f,g,isQuoted);if(b!==void 0)return{start:b,length:1,...quoteLeftOpen(m[b])};const k=unclosedQuote(g)??slipOn(g,y);if(k)return k;const w=openAbove(f,g,isInBrackets);return w!==void 0?{start:w,length:1,
...bracketLeftOpen(m[w])}:(h.code==="BLOCK_AS_IMPLICIT_KEY"?explainDeeper(m,g):void 0)??colonSlipOn(g)??byCode(h,m,g)}v(explainSyntax,"explainSyntax");var isQuoted=v(h=>isScalar(h)&&/^QUOTE/.test(h.type??
""),"isQuoted"),isInBrackets=v(h=>isCollection(h)&&h.flow===!0,"isInBrackets");function openAbove(h,f,m){let g;return visit2(h,{Node(y,b){const[k=0,w=0]=b.range??[];k<f.start&&w>=f.start&&m(b)&&(g=k)}}),
g}v(openAbove,"openAbove");function bracketLeftOpen(h="["){const f=h==="["?"]":"}";return(0,U.explain)(`The ${h} opened here is never closed.`,`Her begynder en ${h}, som aldrig bliver lukket.`,`Close \
it with ${f} at the end of the line.`,`Luk den med ${f} sidst p\xE5 linjen.`)}v(bracketLeftOpen,"bracketLeftOpen");function byCode({code:h,pos:[f,m]},g,y){const b=g.slice(f),k=invisible2.exec(b)?.[0];
if(k!==void 0)return{start:f,length:k.length,...explainInvisibleSpace(k)};const w=h==="UNEXPECTED_TOKEN"&&b.startsWith(",")?commaTooMany:explanations[h]??unreadable2,x=/^\s*[\w-]+:(\s|$)/.test(y.text)&&
f<=y.start+y.text.search(/\S/);if(w===outOfLine||x&&w===unreadable2)return outOfPlace(g,y);const[S=""]=/^[\w-]*/.exec(b)??[];return{start:f,length:Math.max(1,m-f,S.length),...w}}v(byCode,"byCode");var invisible2=new RegExp(
`^[${invisibleSpaces}]+`),unreadable2=(0,U.explain)("This can't be read as YAML from here on.","Herfra kan dette ikke l\xE6ses som YAML.","Look in this line and the one above it for a missing quotatio\
n mark, colon, space or bracket.","Se i denne linje og den foreg\xE5ende efter et citationstegn, et kolon, et mellemrum eller en parentes, der mangler."),commaTooMany=(0,U.explain)("This comma is one \
too many.","Her er et komma for meget.","Delete the comma.","Slet kommaet."),nestedTooDeeply=(0,U.explain)("This is nested too deeply.","Her er for mange niveauer inden i hinanden.","Remove some of th\
e brackets or of the indentation.","Fjern nogle af parenteserne eller noget af indrykningen."),explanations={BAD_INDENT:outOfLine,BLOCK_IN_FLOW:outOfLine,MULTILINE_IMPLICIT_KEY:outOfLine,TAB_AS_INDENT:tabIndent,
MULTIPLE_DOCS:(0,U.explain)("A line --- or ... ends what is above it, and nothing may follow.","En linje --- eller ... afslutter det, der st\xE5r over den, og s\xE5 m\xE5 der ikke komme mere.","Delete\
 the line with --- or ...","Slet linjen med --- eller ..."),BAD_DQ_ESCAPE:(0,U.explain)("A backslash in double quotes has a special meaning.","En omvendt skr\xE5streg i dobbelte citationstegn har en s\xE6rl\
ig betydning.","Write two of them, or use single quotes.","Skriv to af dem, eller brug enkelte citationstegn.")},maxDepth6=40;function composeYaml(h,f){const m=tokensOf(h);if(!Array.isArray(m))return m;
const g=m.find(({type:x})=>x==="error"),y=m.filter(x=>x.type!=="error"||x===g),b=new Composer(f).compose(y,!0,h.length),[k,w]=[...b];if(!k)throw new Error("A composer makes a document of any text.");if(w){
const[x,S]=w.range;k.errors.push(new YAMLParseError([x,S],"MULTIPLE_DOCS",""))}return k}v(composeYaml,"composeYaml");function tokensOf(h){const f=new Parser,m=[];for(const g of new Lexer().lex(h)){m.push(
...f.next(g));const y=f.stack[maxDepth6+2];if(y&&"items"in y)return{start:y.offset,length:1,...nestedTooDeeply}}return[...m,...f.end()]}v(tokensOf,"tokensOf");function findPitfalls(h,f){const m=[];return visit2(
h,{Node(g,y){const b=specialMeaning(y,f)??(isScalar(y)?misreadText(y,f):void 0);b&&m.push(b),isMap(y)&&m.push(...cutByCommas(y,f)),y===h.contents&&m.push(...gluedField(y))},Pair(g,{key:y,value:b}){const k=invalidKey(
y);k?m.push(k):b===null&&m.push(...gluedField(y))}}),m}v(findPitfalls,"findPitfalls");function repeatedFields(h,f){const m=[];return visit2(h,{Map(g,{items:y},b){const k=y.map(({key:E})=>String(E)),w=y.
find((E,C)=>k.indexOf(k[C]??"")<C),x=String(w?.key),S=y[k.indexOf(x)],A=startOf2(w?.key);if(A===void 0||w?.key===null||x==="")return;const{line:_}=placeAt2(f,startOf2(S?.key)??0);m.push(repeated(x,A,_,
isSeq(b.at(-1))))}}),m}v(repeatedFields,"repeatedFields");function startOf2(h){return isScalar(h)?h.range?.[0]:void 0}v(startOf2,"startOf2");function repeated(h,f,m,g){const[y,b]=g?["If a new item beg\
ins here, write a hyphen and a space before it. Otherwise delete","Begynder der et nyt punkt her, s\xE5 skriv en bindestreg og et mellemrum foran. Slet ellers"]:["Delete","Slet"];return{start:f,length:h.
length,...(0,U.explain)(`The field ${h} is already in line ${m}.`,`Feltet ${h} st\xE5r allerede i linje ${m}.`,`${y} one of the two, in line ${m} or here, with everything that belongs to it, or correc\
t its name.`,`${b} det ene, i linje ${m} eller her, med alt, hvad der h\xF8rer til, eller ret dets navn.`)}}v(repeated,"repeated");function specialMeaning(h,f){const m=!isAlias(h)&&h.anchor!==void 0;if(!isAlias(
h)&&!m&&h.tag===void 0)return;const[g=0,y=g]=h.range??[];properties3.lastIndex=g;const[,b=""]=properties3.exec(f)??[],k=g-b.length,[w=""]=/^\S*/.exec(f.slice(k,y))??[];return{start:k,length:w.length,...quotesNeeded(
w)}}v(specialMeaning,"specialMeaning");var properties3=/(?<=((?:[&!][^\s,[\]{}]*\s+)*[&!][^\s,[\]{}]*\s*))/y;function misreadText({type:h,value:f,range:m},g){const[y=0,b=y]=m??[],k=g.slice(y,b);if(h===
"PLAIN")return cutByComment(f,b,g)??(/^[“”„‟][^“”„‟]*[“”‟]$/.test(k)?{start:y,length:k.length,...explainCurlyQuotes(k)}:void 0);const w=h==="QUOTE_DOUBLE"?findSpelledOut(String(f),
g):void 0;return w===void 0?void 0:{start:y,length:k.length,message:explainInvisible(w).message,hint:{en:"Delete the code that begins with the backslash.",da:"Slet den kode, der begynder med en omvend\
t skr\xE5streg."}}}v(misreadText,"misreadText");function cutByComment(h,f,m){if(typeof h!="string"&&h!==null)return;const g=lineAt(m,f),y={start:f,text:m.slice(f,g.start+g.text.length)};return onLine(
y,h===null?commentAfterColon:commentAfterText,cutOff)}v(cutByComment,"cutByComment");var commentAfterText=/^\s+(?!# *kilde-(?:tillad|allow):)(#.*)$/d,commentAfterColon=/^\s*(?!# *kilde-(?:tillad|allow):)(#.*)$/d,
cutOff=(0,U.explain)("YAML reads everything after # as a comment, so it is not shown.","YAML opfatter alt efter # som en kommentar, s\xE5 det bliver ikke vist.","Put the whole text in quotes if # is p\
art of it; otherwise move the comment to a line of its own.","S\xE6t hele teksten i citationstegn, hvis # h\xF8rer med; flyt ellers kommentaren til en linje for sig.");function cutByCommas(h,f){return h.
flow?h.items.flatMap((m,g)=>{const y=h.items[g+1];if(isBare(m)||!y||!isBare(y))return[];if(!isScalar(m.value)||typeof m.value.value!="string")return[];const b=h.items.slice(g+1),k=b.findIndex(C=>!isBare(
C)),w=b.at((k<0?b.length:k)-1),[x=0,S=0]=m.value.range??[],A=f.indexOf(",",S),[,_=S]=isScalar(w?.key)?w.key.range??[]:[],E=`${String(m.key)}: ${JSON.stringify(f.slice(x,_))}`;return[{start:A,length:1,
...(0,U.explain)("The text ends at this comma: between braces, a text with a comma in it must be in quotes.","Teksten slutter ved dette komma: Mellem kr\xF8llede parenteser skal en tekst med komma st\xE5 i \
citationstegn.",`Write ${E}`,`Skriv ${E}`)}]}):[]}v(cutByCommas,"cutByCommas");function gluedField(h){if(!isScalar(h)||h.type!=="PLAIN")return[];const[,f,m]=/^([\w-]+):(\S.*)$/.exec(String(h.value))??
[];return f===void 0?[]:[{start:(h.range?.[0]??0)+f.length,length:1,...noSpaceAfterColon(`${f}: ${m}`)}]}v(gluedField,"gluedField");function isBare(h){return isPair(h)&&h.value===null}v(isBare,"isBare");
var invisible3=new RegExp(`[${invisibleSpaces}]`);function isReserved(h){return String(h)in Object.prototype&&h!=="constructor"}v(isReserved,"isReserved");function invalidKey(h){if(!isScalar(h))return;
const[f=0,m=f]=h.range??[],g=String(h.value??"");if(g===""||isReserved(g))return{start:f,length:Math.max(1,m-f),...(0,U.explain)(g?`${g} can't be the name of anything.`:"There is no name before this c\
olon.",g?`Intet kan hedde ${g}.`:"Der st\xE5r intet navn foran dette kolon.","Write the name of the field, or delete the line.","Skriv feltets navn, eller slet linjen.")};const y=String(h.value).search(
invisible3);return y<0?void 0:{start:f+y,length:1,...explainInvisibleSpace(" ")}}v(invalidKey,"invalidKey");function parseYaml(h){const f=placesIn(h),m=composeSound(h,options3);if(!isDocument(m))return{
value:void 0,problems:problemsFor(m,f,"yaml-syntax")};const g=new Map;return sound({value:m.toJS(),places:locateAll(m,h,f),isUnquoted:v(y=>b=>{const k=m.getIn(y,!0);return isScalar(k)&&k.type==="PLAIN"&&
(b===0||isWithinBraces(m,y))},"isUnquoted"),hasScalar:v(y=>isScalar(m.getIn(y,!0)),"hasScalar"),locatorAt:v(y=>{const b=(0,oe.pointer)(y),k=g.get(b)??scalarLocator(m,y,h,f);return g.set(b,k),k},"locat\
orAt")})}v(parseYaml,"parseYaml");var options3={stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"error"};function parseWithTokens(h){const f=composeSound(h,{...options3,keepSourceTokens:!0});return isDocument(
f)?{document:f,value:f.toJS()}:void 0}v(parseWithTokens,"parseWithTokens");function composeSound(h,f){const m=findDirective(h);if(m)return[m];const g=composeYaml(h,f);if(!isDocument(g))return[g];const[
y]=g.errors;if(y)return[explainSyntax(y,g,h)];const b=repeatedFields(g,h),k=b.length>0?b:findPitfalls(g,h);return k.length>0?k:(restoreUnusualNumbers(g),g)}v(composeSound,"composeSound");function restoreUnusualNumbers(h){
visit2(h,{Scalar(f,m){typeof m.value=="number"&&String(m.value)!==m.source&&(m.value=m.source)}})}v(restoreUnusualNumbers,"restoreUnusualNumbers");function isWithinBraces(h,f){return f.some((m,g)=>{const y=h.
getIn(f.slice(0,g),!0);return isCollection(y)&&y.flow===!0})}v(isWithinBraces,"isWithinBraces");function scalarLocator(h,f,m,g){const y=h.getIn(f,!0);if(!isScalar(y)||!y.range)throw new Error(`No scal\
ar at ${f.join("/")}`);const[b,k]=y.range;let w;return(x,S)=>(w??=alignScalar(m.slice(b,k),String(y.value)),g(b+(w[x]??0),S))}v(scalarLocator,"scalarLocator");function parse4(h,f){const{value:m,problems:g}=parseFile(
h,f),y=g.map(x=>({file:h.path,...x}));if(y.every(({hint:x})=>x?.replacement===void 0))return{value:m,diagnostics:y};const b=v(x=>{const S=new TextEncoder().encode(x),A=parseFile({...h,bytes:S},f);return[
...A.problems,...lintFindingsOf(A.value)]},"check"),k=new TextDecoder().decode(h.bytes).replace(/\r\n?/g,`
`),w=[...y,...lintFindingsOf(m)];return{value:m,diagnostics:tryHints(y,k,{before:w,check:b})}}v(parse4,"parse4");function lintFindingsOf(h){return"lintFindings"in h?h.lintFindings:[]}v(lintFindingsOf,
"lintFindingsOf");function parseFile(h,f){if(h.isUnread&&h.path.endsWith("/"))return sound({kind:"unknown",file:h.path,meant:void 0});const[m="",...g]=h.path.split("/"),y=g.join("/");if(m==="templates")
return parseTemplate(h,y);if(g[0]==="media")return parseMedia(h,g.slice(1).join("/"));const b=(0,Ie.parseContentPath)(y,f);if(!b)return unknown2(h.path,y,f);const{value:k,problems:w}=decode(h);if(k===
void 0)return{value:entryOf(b,h,unreadFile),problems:w};const x=b.format==="md"?parseMarkdownFile(b,k,f):parseYamlFile(b,k,f),S=suppressionsIn(k),A=[...x.problems,...S.problems];return{value:{...entryOf(
b,h,x.value),suppressions:S.value},problems:[...A,...invisibleInFile(k,A),...lintFile(k,f)]}}v(parseFile,"parseFile");function invisibleInFile(h,f){const m=new Set(f.map(({line:y})=>y));return problemsFor(
[...invisibleIn(h)],placesIn(h),"control-character").filter(({line:y})=>!m.has(y)&&m.add(y))}v(invisibleInFile,"invisibleInFile");function unknown2(h,f,m){const g=(0,Ie.correctedPath)(f,m);if(g)return sound(
{kind:"unknown",file:h,meant:`content/${g}`});const y=(0,Ie.locationHint)(f,m);return{value:{kind:"unknown",file:h,meant:void 0},problems:[(0,U.problemAt)(U.fileStart,"unknown-file",{message:{en:"This\
 file is not part of the content.",da:"Filen h\xF8rer ikke til nogen del af indholdet."},hint:y})]}}v(unknown2,"unknown2");function entryOf({collection:h,id:f,part:m,locale:g},{path:y,digest:b},k){return{
kind:k.data===void 0?"unsound":"content",collection:h.name,id:f,part:m,locale:g,file:y,digest:b,period:periodOf(h,k.data),suppressions:[],...k,lintFindings:k.lintFindings.map(w=>({file:y,...w}))}}v(entryOf,
"entryOf");function periodOf({hasPeriod:h},f){if(!h)return{};const{from:m,until:g}=f??{};return{from:m,until:g}}v(periodOf,"periodOf");function parseYamlFile({collection:h,locale:f},m,g){const{value:y,
problems:b}=parseYaml(m);return y?readData(h,f,y,g):{value:unreadFile,problems:b}}v(parseYamlFile,"parseYamlFile");function withoutFields(h,f){const m=requiredFields(h.collection.schema);if(m.length===
0)return parseYamlFile(h,"{}",f);const g=(0,U.explain)(`The front matter with ${(0,ge.formatList)(m,U.messageTags.en)} is missing.`,`\xD8verst i filen mangler felterne ${(0,ge.formatList)(m,U.messageTags.
da)}.`,"Begin the file with a line ---, then a line for each field, e.g. title: \u2026, then another line ---.","Begynd filen med en linje ---, s\xE5 en linje for hvert felt, f.eks. title: \u2026, og s\xE5 en li\
nje --- igen.");return{value:unreadFile,problems:[(0,U.problemAt)(U.fileStart,"missing-field",g)]}}v(withoutFields,"withoutFields");function parseMarkdownFile(h,f,m){const{value:g,problems:y}=splitFrontMatter(
f);if(!g)return{value:unreadFile,problems:y};const{matter:b,body:k,bodyStart:w}=g,x=b.trim()===""?withoutFields(h,m):parseYamlFile(h,b,m),S=placesIn(f),A=renderMarkdown(k,{locale:h.locale??(0,te.defaultLocale)(
m),site:m,locate:v((C,D)=>S(w+C,D),"locate")},h.collection.sharesPage?`${h.id}-`:""),{findings:_,body:E}=A.value;return{value:{...x.value,...joinFindings([x.value,_]),citations:[...x.value.citations,...citationsOf(
E.html)],body:E},problems:[...x.problems,...A.problems,...k.trim()===""?problemsFor([emptyFile],S,"empty-file"):[]]}}v(parseMarkdownFile,"parseMarkdownFile");function wordsOf2(h){return(0,ue.isProse)(
h)?(0,ue.asWritten)(h.body.words)||h.source.trim():(0,ue.isText)(h)?h.source.trim():typeof h=="string"?h.trim():""}v(wordsOf2,"wordsOf2");function copiedInData(h,f){const{file:m}=h,g=[...(0,oe.valuesWithin)(
h.data)].flatMap(([y,b])=>(0,ue.isLocalized)(b)?[{path:y,values:b.values}]:[]);return inPairs((0,te.localesOf)(f),(y,b)=>{const k=g.map(({path:C,values:D})=>({place:(0,oe.placeAt)(h,[...C,y]),here:wordsOf2(
D[y]),there:wordsOf2(D[b])})),w={file:m,locale:y,of:m,ofLocale:b},x=k.filter(({here:C,there:D})=>C===D),S=k.filter(({here:C})=>wordsIn(C)>0&&!isLong(C)),A=S.filter(({here:C,there:D})=>C===D),[_]=A,E={
same:A.length,all:S.length};return[...x.filter(({here:C})=>isLong(C)).map(({place:C})=>({...w,place:C})),..._&&E.same>=3&&E.same>E.all/2?[{...w,place:_.place,short:E}]:[]]})}v(copiedInData,"copiedInDa\
ta");function copiedFiles(h,f){return[...(0,U.groupBy)(h.filter(({locale:g})=>g!==void 0),({collection:g,id:y,part:b})=>`${g}/${y}/${b}`).values()].flatMap(g=>inPairs((0,te.localesOf)(f),(y,b)=>{const[
k,w]=[y,b].map(S=>g.find(A=>A.locale===S));if(!k||!w)return[];const x={file:k.file,locale:y,of:w.file,ofLocale:b};return copiedPlaces(k,w,f).map(S=>({...x,place:S}))}))}v(copiedFiles,"copiedFiles");function copiedPlaces(h,f,m){
const[g,y]=[h,f].map(w=>(0,ue.asWritten)(w.body?.words??[]));if(g&&g===y&&isLong(g))return[U.fileStart];const{sameInAllLanguages:b=[]}=(0,oe.collectionNamed)(m,h.collection)?.route??{},k=new Map(textsIn(
f).map(({path:w,words:x})=>[(0,oe.pointer)(w),x]));return textsIn(h).filter(({path:w})=>!b.includes(String(w[0]))).filter(({path:w,words:x})=>isLong(x)&&k.get((0,oe.pointer)(w))===x).map(({path:w})=>(0,oe.placeAt)(
h,w))}v(copiedPlaces,"copiedPlaces");function textsIn(h){return[...(0,oe.valuesWithin)(h.data)].filter(([,f])=>(0,ue.isText)(f)||(0,ue.isProse)(f)).map(([f,m])=>({path:f,words:wordsOf2(m)}))}v(textsIn,
"textsIn");function inPairs(h,f){return h.flatMap((m,g)=>{const y=h.slice(0,g).flatMap(k=>f(m,k));return[...(0,U.groupBy)(y,({short:k,place:w})=>k?"short":`${w.line}:${w.column}`).values()].flatMap(([
k])=>k??[])})}v(inPairs,"inPairs");function isLong(h){return wordsIn(h)>=4}v(isLong,"isLong");function wordsIn(h){return h.replace(/\{\{.*?\}\}|https?:\/\/\S+/g," ").match(new RegExp("[\\p{Script=Han}\\\
p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]{2}|\\p{L}{2,}","gu"))?.length??0}v(wordsIn,"wordsIn");/*! Bundled license information:

is-extendable/index.js:
  (*!
   * is-extendable <https://github.com/jonschlinkert/is-extendable>
   *
   * Copyright (c) 2015, Jon Schlinkert.
   * Licensed under the MIT License.
   *)

strip-bom-string/index.js:
  (*!
   * strip-bom-string <https://github.com/jonschlinkert/strip-bom-string>
   *
   * Copyright (c) 2015, 2017, Jon Schlinkert.
   * Released under the MIT License.
   *)

xmlchars/xml/1.0/ed5.js:
  (**
   * Character classes and associated utilities for the 5th edition of XML 1.0.
   *
   * @author Louis-Dominique Dubeau
   * @license MIT
   * @copyright Louis-Dominique Dubeau
   *)

xmlchars/xml/1.1/ed2.js:
  (**
   * Character classes and associated utilities for the 2nd edition of XML 1.1.
   *
   * @author Louis-Dominique Dubeau
   * @license MIT
   * @copyright Louis-Dominique Dubeau
   *)

xmlchars/xmlns/1.0/ed3.js:
  (**
   * Character class utilities for XML NS 1.0 edition 3.
   *
   * @author Louis-Dominique Dubeau
   * @license MIT
   * @copyright Louis-Dominique Dubeau
   *)
*/0&&(module.exports={Document,Lexer,Scalar,bodyWith,changeData,childrenOf,copiedFiles,copiedInData,cst_exports,dataAt,decode,fieldsAt,isAnimated,isMap,isPair,isScalar,isSeq,isWebm,othersThan,parse,parseDocument,
parseWithTokens,placeAt,replacedInData,require_lib,reveal,sanitizeMedia,spellNumber,splitFrontMatter,textWith,visit,wordsOf});
