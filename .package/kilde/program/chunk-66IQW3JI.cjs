var Ec=Object.create;var Ue=Object.defineProperty;var Cc=Object.getOwnPropertyDescriptor;var Dc=Object.getOwnPropertyNames;var Tc=Object.getPrototypeOf,Lc=Object.prototype.hasOwnProperty;var i=(e,t)=>Ue(e,"name",{value:t,configurable:!0});var Rc=(e,t)=>{for(var n in t)Ue(e,n,{get:t[n],enumerable:!0})},Mr=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Dc(t))!Lc.call(e,o)&&o!==n&&Ue(e,o,{get:()=>t[o],enumerable:!(r=
Cc(t,o))||r.enumerable});return e};var jc=(e,t,n)=>(n=e!=null?Ec(Tc(e)):{},Mr(t||!e||!e.__esModule?Ue(n,"default",{value:e,enumerable:!0}):n,e)),Vc=e=>Mr(Ue({},"__esModule",{value:!0}),e);var Gm={};Rc(Gm,{array:()=>Xt,base64:()=>pc,boolean:()=>Tr,checked:()=>Sc,choices:()=>dc,core_exports:()=>Er,count:()=>wc,custom:()=>mc,date:()=>jr,defaultLocale:()=>rc,demand:()=>V,didYouMean:()=>Gt,
explanationIn:()=>cc,field:()=>ut,filmReference:()=>Nc,focus:()=>Ac,globalRegistry:()=>te,hintToWrite:()=>Or,id:()=>_c,insertFact:()=>tc,int:()=>Ve,isOfKind:()=>Vr,isReference:()=>Pc,isWords:()=>uc,iso_exports:()=>Ht,
json:()=>vc,kindOf:()=>Ie,knownPath:()=>zc,listed:()=>Kt,literal:()=>Rr,localesOf:()=>nc,mediaTarget:()=>ft,month:()=>yc,mustBe:()=>oc,nameAndHelp:()=>ac,nearest:()=>Jt,oneOfTheChoices:()=>Nr,optional:()=>qt,
partOf:()=>lc,path:()=>Ic,percent:()=>$c,question:()=>Wt,readDemand:()=>ic,record:()=>Lr,reference:()=>Oc,safeParse:()=>Dr,sample:()=>Zc,size:()=>fc,slug:()=>gc,slugify:()=>Ar,strictObject:()=>hc,string:()=>_e,
suggest:()=>Zr,suggestFile:()=>Qu,suggestRename:()=>ec,time:()=>bc,toJSONSchema:()=>Cr,union:()=>ct,unit:()=>Pr,webAddress:()=>kc,withFullStop:()=>at,wordsOf:()=>sc,written:()=>fe});module.exports=Vc(
Gm);var Fe=require("./chunk-64KPL6JH.cjs"),oe=require("./chunk-FM7PMZKE.cjs"),Sr=jc(require("any-ascii")),Fc=(0,oe.__commonJS)({"node_modules/fastest-levenshtein/mod.js"(e){"use strict";e.__esModule=!0,e.
distance=e.closest=void 0;var t=new Uint32Array(65536),n=i(function(a,u){for(var c=a.length,f=u.length,l=1<<c-1,d=-1,h=0,m=c,p=c;p--;)t[a.charCodeAt(p)]|=1<<p;for(p=0;p<f;p++){var _=t[u.charCodeAt(p)],
$=_|h;_|=(_&d)+d^d,h|=~(_|d),d&=_,h&l&&m++,d&l&&m--,h=h<<1|1,d=d<<1|~($|h),h&=$}for(p=c;p--;)t[a.charCodeAt(p)]=0;return m},"myers_32"),r=i(function(a,u){for(var c=u.length,f=a.length,l=[],d=[],h=Math.
ceil(c/32),m=Math.ceil(f/32),p=0;p<h;p++)d[p]=-1,l[p]=0;for(var _=0;_<m-1;_++){for(var $=0,b=-1,w=_*32,I=Math.min(32,f)+w,z=w;z<I;z++)t[a.charCodeAt(z)]|=1<<z;for(var p=0;p<c;p++){var P=t[u.charCodeAt(
p)],A=d[p/32|0]>>>p&1,D=l[p/32|0]>>>p&1,ne=P|$,le=((P|D)&b)+b^b|P|D,M=$|~(le|b),W=b&le;M>>>31^A&&(d[p/32|0]^=1<<p),W>>>31^D&&(l[p/32|0]^=1<<p),M=M<<1|A,W=W<<1|D,b=W|~(ne|M),$=M&ne}for(var z=w;z<I;z++)
t[a.charCodeAt(z)]=0}for(var Me=0,de=-1,lt=_*32,Fr=Math.min(32,f-lt)+lt,z=lt;z<Fr;z++)t[a.charCodeAt(z)]|=1<<z;for(var Yt=f,p=0;p<c;p++){var P=t[u.charCodeAt(p)],A=d[p/32|0]>>>p&1,D=l[p/32|0]>>>p&1,ne=P|
Me,le=((P|D)&de)+de^de|P|D,M=Me|~(le|de),W=de&le;Yt+=M>>>f-1&1,Yt-=W>>>f-1&1,M>>>31^A&&(d[p/32|0]^=1<<p),W>>>31^D&&(l[p/32|0]^=1<<p),M=M<<1|A,W=W<<1|D,de=W|~(ne|M),Me=M&ne}for(var z=lt;z<Fr;z++)t[a.charCodeAt(
z)]=0;return Yt},"myers_x"),o=i(function(a,u){if(a.length<u.length){var c=u;u=a,a=c}return u.length===0?a.length:a.length<=32?n(a,u):r(a,u)},"distance2");e.distance=o;var s=i(function(a,u){for(var c=1/0,
f=0,l=0;l<u.length;l++){var d=o(a,u[l]);d<c&&(c=d,f=l)}return u[f]},"closest");e.closest=s}});function Ar(e){const t=e.toLowerCase().normalize("NFC").replaceAll("\xE6","ae").replaceAll("\xF8","oe").replaceAll(
"\xE5","aa"),n=t.replace(new RegExp("(?!\\p{ASCII})[\\p{L}\\p{M}\\p{N}]","gu"),r=>(0,Sr.default)(r).replace(/['`]/g,""));return Ur(n)||Ur((0,Sr.default)(t))}i(Ar,"slugify");function Ur(e){return e.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"")}i(Ur,"hyphened");var Br=(0,oe.__toESM)(Fc(),1);function Jt(e,t){const n=xr(e),r=Jr(e),[o,s]=[...new Set(t)].filter(u=>xr(u)===n).map(u=>{const c=Jr(u),
f=e===u?0:Mc(r,c),l=f===1/0?(0,Br.distance)(r.join(""),c.join("")):f;return{candidate:u,slips:f,letters:l}}).sort((u,c)=>u.letters-c.letters);return!o||o.slips===1/0?void 0:!s||s.letters>o.slips&&s.letters>=
2*o.slips?o.candidate:void 0}i(Jt,"nearest");function Mc(e,t){const[n,r]=[e.join(""),t.join("")];if(n===""||r==="")return 1/0;if(n===r)return .5;if(e.length!==t.length)return Wr(n,r);const o=Kr(e,t),s=Kr(
e.toSorted(),t.toSorted())+1;return Gr(Math.min(o,s),r)}i(Mc,"slipsBetween");function xr(e){return(e.match(/\d+/g)??[]).sort().join(" ")}i(xr,"figuresOf");function Jr(e){return Ar(e.replace(/([a-zæøå])([A-ZÆØÅ])/g,
"$1 $2")).split("-")}i(Jr,"wordsOf");function Kr(e,t){return e.reduce((n,r,o)=>n+Wr(r,t[o]??""),0)}i(Kr,"misspellings");function Wr(e,t){const n=(0,Br.distance)(e,t);return Gr(n===2&&Uc(e,t)?1:n,t)}i(
Wr,"misspelling");function Uc(e,t){const n=[...e].findIndex((s,a)=>s!==t[a]),[r="",o=""]=e.slice(n);return`${e.slice(0,n)}${o}${r}${e.slice(n+2)}`===t}i(Uc,"isTransposed");function Gr(e,t){const n=Math.
min(3,Math.max(1,Math.floor(t.length/4)));return e<=n?e:1/0}i(Gr,"within");function Zr(e,t){const n=Jt(e,t);return n===void 0?Kt(t):Gt(n)}i(Zr,"suggest");function Kt(e){if(e.length===0||e.length>24)return;
const t=[...e].sort().join(", ");return{en:`There ${e.length===1?"is":"are"}: ${t}.`,da:`Der findes: ${t}.`}}i(Kt,"listed");function Qu(e,t){const n=e.replaceAll("\\","/").toLowerCase(),r=i(f=>n===f||
n.endsWith(`/${f}`),"isAt"),o=t.filter(f=>r(f.toLowerCase())),s=Xr.test(n)?qr:qr.test(n)?Xr:/^$/,a=t.filter(f=>!s.test(f)&&r(f.toLowerCase().replace(Hr,Hr.exec(n)?.[0]??""))),[u,c]=o.length>0?o:a;return u===
void 0||c!==void 0?Zr(e,t):Gt(u)}i(Qu,"suggestFile");var Xr=/\.(mp4|webm)$/i,qr=/\.(svg|png|jpe?g|gif|webp|avif|heic|tiff?|bmp)$/i,Hr=/\.[a-z0-9]+$/i;function ec(e,t){const n=Jt(e,t);return n===void 0?
Kt(t):Wt(n)}i(ec,"suggestRename");var tc={en:"Delete it, and insert the fact with + Fact.",da:"Slet det, og inds\xE6t oplysningen med + Oplysning."};function Wt(e){return{en:`Did you mean ${e}?`,da:`M\
ente du ${e}?`}}i(Wt,"question");function Gt(e,t){return Or(e,t,Wt(e))}i(Gt,"didYouMean");function Or(e,t,n={en:`Write ${e}.`,da:`Skriv ${e}.`}){return{...n,replacement:e,...t&&{otherwise:t}}}i(Or,"hi\
ntToWrite");function nc({languages:e}){return e.map(({code:t})=>t)}i(nc,"localesOf");function rc({languages:e}){const[t]=e;if(!t)throw new Error("The site has no language.");return t.code}i(rc,"defaul\
tLocale");function V(e){return JSON.stringify(e)}i(V,"demand");function ic(e){return e.startsWith("{")?JSON.parse(e):void 0}i(ic,"readDemand");var Nr={en:"one of the choices",da:"noget af det, der kan\
 v\xE6lges"};function oc({en:e,da:t}){return{en:`It must be ${at(e)}`,da:`Der skal st\xE5 ${at(t)}`}}i(oc,"mustBe");function at(e){return/[.…]$/.test(e)?e:`${e}.`}i(at,"withFullStop");function ut(e,t){
return e.meta({words:t})}i(ut,"field");function sc({words:e}){return typeof e=="function"?e():e}i(sc,"wordsOf2");function ac(e,t){if(!e)return{name:"",help:""};const{example:n,help:r}=e,o=[n===void 0?
"":Yr(n,t),r?.[t]??""];return{name:e[t],help:o.filter(Boolean).map(Fe.capitalize).join(" ")}}i(ac,"nameAndHelp");function uc({kind:e}){return e==="text"||e==="label"||e==="prose"}i(uc,"isWords");function cc(e,t){
const{example:n,inFile:r=e.help}=e,o=e[t],s=r?.[t];return n!==void 0?[`${o}, ${Yr(n,t)}`,s].filter(Boolean).join(" "):s===void 0?`${o}.`:new RegExp("^\\p{Lu}","u").test(s)?`${o}. ${s}`:`${o}: ${s}`}i(
cc,"explanationIn");function Yr(e,t){return at(`${t==="en"?"e.g.":"f.eks."} ${e}`)}i(Yr,"forExample");function Pr(e){return{unit:e}}i(Pr,"unit");function fc(e){return{size:e}}i(fc,"size");function lc(e){
return{partOf:e}}i(lc,"partOf");function dc(e){return{choices:e}}i(dc,"choices");function Ie(e){return{kind:e}}i(Ie,"kindOf");var Er={};(0,oe.__export)(Er,{$ZodAny:i(()=>Dl,"$ZodAny"),$ZodArray:i(()=>is,
"$ZodArray"),$ZodAsyncError:i(()=>ce,"$ZodAsyncError"),$ZodBase64:i(()=>Go,"$ZodBase64"),$ZodBase64URL:i(()=>Xo,"$ZodBase64URL"),$ZodBigInt:i(()=>Qo,"$ZodBigInt"),$ZodBigIntFormat:i(()=>Pl,"$ZodBigInt\
Format"),$ZodBoolean:i(()=>Jn,"$ZodBoolean"),$ZodCIDRv4:i(()=>Ko,"$ZodCIDRv4"),$ZodCIDRv6:i(()=>Wo,"$ZodCIDRv6"),$ZodCUID:i(()=>To,"$ZodCUID"),$ZodCUID2:i(()=>Lo,"$ZodCUID2"),$ZodCatch:i(()=>Cs,"$ZodC\
atch"),$ZodCheck:i(()=>L,"$ZodCheck"),$ZodCheckBigIntFormat:i(()=>uo,"$ZodCheckBigIntFormat"),$ZodCheckEndsWith:i(()=>yo,"$ZodCheckEndsWith"),$ZodCheckGreaterThan:i(()=>Nn,"$ZodCheckGreaterThan"),$ZodCheckIncludes:i(
()=>$o,"$ZodCheckIncludes"),$ZodCheckLengthEquals:i(()=>mo,"$ZodCheckLengthEquals"),$ZodCheckLessThan:i(()=>On,"$ZodCheckLessThan"),$ZodCheckLowerCase:i(()=>_o,"$ZodCheckLowerCase"),$ZodCheckMaxLength:i(
()=>po,"$ZodCheckMaxLength"),$ZodCheckMaxSize:i(()=>co,"$ZodCheckMaxSize"),$ZodCheckMimeType:i(()=>zo,"$ZodCheckMimeType"),$ZodCheckMinLength:i(()=>ho,"$ZodCheckMinLength"),$ZodCheckMinSize:i(()=>fo,"\
$ZodCheckMinSize"),$ZodCheckMultipleOf:i(()=>so,"$ZodCheckMultipleOf"),$ZodCheckNumberFormat:i(()=>ao,"$ZodCheckNumberFormat"),$ZodCheckOverwrite:i(()=>Io,"$ZodCheckOverwrite"),$ZodCheckProperties:i(()=>ko,
"$ZodCheckProperties"),$ZodCheckProperty:i(()=>bo,"$ZodCheckProperty"),$ZodCheckRegex:i(()=>vo,"$ZodCheckRegex"),$ZodCheckSizeEquals:i(()=>lo,"$ZodCheckSizeEquals"),$ZodCheckStartsWith:i(()=>wo,"$ZodC\
heckStartsWith"),$ZodCheckStringFormat:i(()=>He,"$ZodCheckStringFormat"),$ZodCheckUpperCase:i(()=>go,"$ZodCheckUpperCase"),$ZodCodec:i(()=>Ds,"$ZodCodec"),$ZodCreditCard:i(()=>Al,"$ZodCreditCard"),$ZodCustom:i(
()=>js,"$ZodCustom"),$ZodCustomStringFormat:i(()=>Nl,"$ZodCustomStringFormat"),$ZodCyclicError:i(()=>Fs,"$ZodCyclicError"),$ZodDate:i(()=>Ll,"$ZodDate"),$ZodDefault:i(()=>As,"$ZodDefault"),$ZodDiscriminatedUnion:i(
()=>Bl,"$ZodDiscriminatedUnion"),$ZodE164:i(()=>qo,"$ZodE164"),$ZodEmail:i(()=>No,"$ZodEmail"),$ZodEmoji:i(()=>Co,"$ZodEmoji"),$ZodEncodeError:i(()=>bt,"$ZodEncodeError"),$ZodEnum:i(()=>ys,"$ZodEnum"),
$ZodError:i(()=>$i,"$ZodError"),$ZodExactOptional:i(()=>Is,"$ZodExactOptional"),$ZodFile:i(()=>Kl,"$ZodFile"),$ZodFunction:i(()=>Yl,"$ZodFunction"),$ZodGUID:i(()=>Zo,"$ZodGUID"),$ZodIBAN:i(()=>Ol,"$Zo\
dIBAN"),$ZodIPv4:i(()=>xo,"$ZodIPv4"),$ZodIPv6:i(()=>Jo,"$ZodIPv6"),$ZodISODate:i(()=>Mo,"$ZodISODate"),$ZodISODateTime:i(()=>Fo,"$ZodISODateTime"),$ZodISODuration:i(()=>Bo,"$ZodISODuration"),$ZodISOTime:i(
()=>Uo,"$ZodISOTime"),$ZodIntersection:i(()=>ds,"$ZodIntersection"),$ZodJWT:i(()=>Ho,"$ZodJWT"),$ZodKSUID:i(()=>Vo,"$ZodKSUID"),$ZodLazy:i(()=>Rs,"$ZodLazy"),$ZodLiteral:i(()=>bs,"$ZodLiteral"),$ZodMAC:i(
()=>zl,"$ZodMAC"),$ZodMap:i(()=>xl,"$ZodMap"),$ZodNaN:i(()=>Gl,"$ZodNaN"),$ZodNanoID:i(()=>Do,"$ZodNanoID"),$ZodNever:i(()=>ns,"$ZodNever"),$ZodNonOptional:i(()=>Ns,"$ZodNonOptional"),$ZodNull:i(()=>es,
"$ZodNull"),$ZodNullable:i(()=>Ss,"$ZodNullable"),$ZodNumber:i(()=>xn,"$ZodNumber"),$ZodNumberFormat:i(()=>Yo,"$ZodNumberFormat"),$ZodObject:i(()=>as,"$ZodObject"),$ZodObjectJIT:i(()=>us,"$ZodObjectJI\
T"),$ZodOptional:i(()=>Wn,"$ZodOptional"),$ZodPipe:i(()=>Gn,"$ZodPipe"),$ZodPrefault:i(()=>Os,"$ZodPrefault"),$ZodPreprocess:i(()=>Xl,"$ZodPreprocess"),$ZodPromise:i(()=>Ql,"$ZodPromise"),$ZodReadonly:i(
()=>Ts,"$ZodReadonly"),$ZodRealError:i(()=>X,"$ZodRealError"),$ZodRecord:i(()=>gs,"$ZodRecord"),$ZodRegistry:i(()=>Gs,"$ZodRegistry"),$ZodSet:i(()=>Jl,"$ZodSet"),$ZodString:i(()=>Ye,"$ZodString"),$ZodStringFormat:i(
()=>E,"$ZodStringFormat"),$ZodSuccess:i(()=>Wl,"$ZodSuccess"),$ZodSymbol:i(()=>El,"$ZodSymbol"),$ZodTemplateLiteral:i(()=>Hl,"$ZodTemplateLiteral"),$ZodTransform:i(()=>ks,"$ZodTransform"),$ZodTuple:i(
()=>hs,"$ZodTuple"),$ZodType:i(()=>S,"$ZodType"),$ZodULID:i(()=>Ro,"$ZodULID"),$ZodURL:i(()=>Eo,"$ZodURL"),$ZodUUID:i(()=>Oo,"$ZodUUID"),$ZodUndefined:i(()=>Cl,"$ZodUndefined"),$ZodUnion:i(()=>Pt,"$Zo\
dUnion"),$ZodUnknown:i(()=>ts,"$ZodUnknown"),$ZodVoid:i(()=>Tl,"$ZodVoid"),$ZodXID:i(()=>jo,"$ZodXID"),$ZodXor:i(()=>Ml,"$ZodXor"),$brand:i(()=>Sf,"$brand"),$constructor:i(()=>v,"$constructor"),$input:i(
()=>od,"$input"),$output:i(()=>id,"$output"),Doc:i(()=>Pn,"Doc"),INVALID:i(()=>q,"INVALID"),JSONSchema:i(()=>Ch,"JSONSchema"),JSONSchemaGenerator:i(()=>Eh,"JSONSchemaGenerator"),NEVER:i(()=>zf,"NEVER"),
TimePrecision:i(()=>fp,"TimePrecision"),URL_BAD_FORMAT:i(()=>Cn,"URL_BAD_FORMAT"),URL_UNPARSEABLE:i(()=>Qe,"URL_UNPARSEABLE"),ZodCompileAsyncError:i(()=>we,"ZodCompileAsyncError"),ZodCompileUnsupportedError:i(
()=>N,"ZodCompileUnsupportedError"),_any:i(()=>kp,"_any"),_array:i(()=>Ba,"_array"),_base64:i(()=>sr,"_base64"),_base64url:i(()=>ka,"_base64url"),_bigint:i(()=>_p,"_bigint"),_boolean:i(()=>Za,"_boolea\
n"),_catch:i(()=>nh,"_catch"),_check:i(()=>Wa,"_check"),_cidrv4:i(()=>ya,"_cidrv4"),_cidrv6:i(()=>ba,"_cidrv6"),_coercedBigint:i(()=>gp,"_coercedBigint"),_coercedBoolean:i(()=>vp,"_coercedBoolean"),_coercedDate:i(
()=>Sp,"_coercedDate"),_coercedNumber:i(()=>lp,"_coercedNumber"),_coercedString:i(()=>sp,"_coercedString"),_creditCard:i(()=>up,"_creditCard"),_cuid:i(()=>ha,"_cuid"),_cuid2:i(()=>ma,"_cuid2"),_custom:i(
()=>xa,"_custom"),_date:i(()=>Ip,"_date"),_decode:i(()=>vn,"_decode"),_decodeAsync:i(()=>gn,"_decodeAsync"),_default:i(()=>Qp,"_default"),_discriminatedUnion:i(()=>Fp,"_discriminatedUnion"),_e164:i(()=>za,
"_e164"),_email:i(()=>sa,"_email"),_emoji:i(()=>da,"_emoji"),_encode:i(()=>mn,"_encode"),_encodeAsync:i(()=>_n,"_encodeAsync"),_endsWith:i(()=>Ra,"_endsWith"),_enum:i(()=>Kp,"_enum"),_file:i(()=>Xp,"_\
file"),_float32:i(()=>dp,"_float32"),_float64:i(()=>pp,"_float64"),_gt:i(()=>Mt,"_gt"),_gte:i(()=>Ce,"_gte"),_guid:i(()=>aa,"_guid"),_iban:i(()=>cp,"_iban"),_includes:i(()=>Ta,"_includes"),_int:i(()=>Aa,
"_int"),_int32:i(()=>hp,"_int32"),_int64:i(()=>$p,"_int64"),_intersection:i(()=>Mp,"_intersection"),_ipv4:i(()=>$a,"_ipv4"),_ipv6:i(()=>wa,"_ipv6"),_isoDate:i(()=>ur,"_isoDate"),_isoDateTime:i(()=>ar,
"_isoDateTime"),_isoDuration:i(()=>fr,"_isoDuration"),_isoTime:i(()=>cr,"_isoTime"),_jwt:i(()=>Ia,"_jwt"),_ksuid:i(()=>ga,"_ksuid"),_lazy:i(()=>sh,"_lazy"),_length:i(()=>pr,"_length"),_literal:i(()=>Gp,
"_literal"),_lowercase:i(()=>Ca,"_lowercase"),_lt:i(()=>Ft,"_lt"),_lte:i(()=>Ee,"_lte"),_mac:i(()=>ap,"_mac"),_map:i(()=>xp,"_map"),_max:i(()=>Ee,"_max"),_maxLength:i(()=>dr,"_maxLength"),_maxSize:i(()=>Ep,
"_maxSize"),_mime:i(()=>Rp,"_mime"),_min:i(()=>Ce,"_min"),_minLength:i(()=>rt,"_minLength"),_minSize:i(()=>Cp,"_minSize"),_multipleOf:i(()=>lr,"_multipleOf"),_nan:i(()=>Ap,"_nan"),_nanoid:i(()=>pa,"_n\
anoid"),_nativeEnum:i(()=>Wp,"_nativeEnum"),_negative:i(()=>Op,"_negative"),_never:i(()=>Pa,"_never"),_nonnegative:i(()=>Pp,"_nonnegative"),_nonoptional:i(()=>eh,"_nonoptional"),_nonpositive:i(()=>Np,
"_nonpositive"),_normalize:i(()=>ja,"_normalize"),_null:i(()=>Oa,"_null"),_nullable:i(()=>Yp,"_nullable"),_number:i(()=>Sa,"_number"),_optional:i(()=>Hp,"_optional"),_overwrite:i(()=>ze,"_overwrite"),
_parse:i(()=>Je,"_parse"),_parseAsync:i(()=>Ke,"_parseAsync"),_pipe:i(()=>rh,"_pipe"),_positive:i(()=>Zp,"_positive"),_promise:i(()=>ah,"_promise"),_properties:i(()=>Lp,"_properties"),_property:i(()=>Tp,
"_property"),_readonly:i(()=>ih,"_readonly"),_record:i(()=>Bp,"_record"),_refine:i(()=>Ja,"_refine"),_regex:i(()=>Ea,"_regex"),_safeDecode:i(()=>wn,"_safeDecode"),_safeDecodeAsync:i(()=>bn,"_safeDecod\
eAsync"),_safeEncode:i(()=>$n,"_safeEncode"),_safeEncodeAsync:i(()=>yn,"_safeEncodeAsync"),_safeParse:i(()=>We,"_safeParse"),_safeParseAsync:i(()=>Ge,"_safeParseAsync"),_set:i(()=>Jp,"_set"),_size:i(()=>Dp,
"_size"),_slugify:i(()=>Ua,"_slugify"),_startsWith:i(()=>La,"_startsWith"),_string:i(()=>oa,"_string"),_stringFormat:i(()=>lh,"_stringFormat"),_stringbool:i(()=>fh,"_stringbool"),_success:i(()=>th,"_s\
uccess"),_superRefine:i(()=>Ka,"_superRefine"),_symbol:i(()=>yp,"_symbol"),_templateLiteral:i(()=>oh,"_templateLiteral"),_toLowerCase:i(()=>Fa,"_toLowerCase"),_toUpperCase:i(()=>Ma,"_toUpperCase"),_transform:i(
()=>qp,"_transform"),_trim:i(()=>Va,"_trim"),_tuple:i(()=>Up,"_tuple"),_uint32:i(()=>mp,"_uint32"),_uint64:i(()=>wp,"_uint64"),_ulid:i(()=>va,"_ulid"),_undefined:i(()=>bp,"_undefined"),_union:i(()=>jp,
"_union"),_unknown:i(()=>Na,"_unknown"),_uppercase:i(()=>Da,"_uppercase"),_url:i(()=>or,"_url"),_uuid:i(()=>ua,"_uuid"),_uuidv4:i(()=>ca,"_uuidv4"),_uuidv6:i(()=>fa,"_uuidv6"),_uuidv7:i(()=>la,"_uuidv\
7"),_void:i(()=>zp,"_void"),_xid:i(()=>_a,"_xid"),_xor:i(()=>Vp,"_xor"),base64Charset:i(()=>Vn,"base64Charset"),base64urlCharset:i(()=>Ot,"base64urlCharset"),canParseURL:i(()=>Dn,"canParseURL"),clone:i(
()=>ie,"clone"),compile:i(()=>ad,"compile"),compileFn:i(()=>jt,"compileFn"),config:i(()=>K,"config"),createStandardJSONSchemaMethod:i(()=>ot,"createStandardJSONSchemaMethod"),createToJSONSchemaMethod:i(
()=>Qa,"createToJSONSchemaMethod"),decode:i(()=>Vf,"decode"),decodeAsync:i(()=>Mf,"decodeAsync"),describe:i(()=>uh,"describe"),encode:i(()=>jf,"encode"),encodeAsync:i(()=>Ff,"encodeAsync"),extractDefs:i(
()=>Te,"extractDefs"),finalize:i(()=>Le,"finalize"),flattenError:i(()=>wi,"flattenError"),formatError:i(()=>yi,"formatError"),getDiscriminatedOption:i(()=>Ul,"getDiscriminatedOption"),globalConfig:i(()=>B,
"globalConfig"),globalRegistry:i(()=>te,"globalRegistry"),handleUnrepresentable:i(()=>F,"handleUnrepresentable"),initializeContext:i(()=>De,"initializeContext"),isBackEdge:i(()=>Qn,"isBackEdge"),isRecursiveSchema:i(
()=>Yn,"isRecursiveSchema"),isValidBase64:i(()=>Zt,"isValidBase64"),isValidBase64URL:i(()=>Fn,"isValidBase64URL"),isValidCIDRv6:i(()=>jn,"isValidCIDRv6"),isValidCreditCard:i(()=>Mn,"isValidCreditCard"),
isValidIBAN:i(()=>Un,"isValidIBAN"),isValidIPv6:i(()=>At,"isValidIPv6"),isValidJWT:i(()=>Bn,"isValidJWT"),locales:i(()=>Js,"locales"),memoizer:i(()=>xs,"memoizer"),mergeValues:i(()=>et,"mergeValues"),
meta:i(()=>ch,"meta"),parse:i(()=>pn,"parse"),parseAsync:i(()=>hn,"parseAsync"),parseURLObject:i(()=>Po,"parseURLObject"),prettifyError:i(()=>Ef,"prettifyError"),process:i(()=>C,"process"),processSchema:i(
()=>C,"processSchema"),regexes:i(()=>Si,"regexes"),registry:i(()=>Xs,"registry"),safeDecode:i(()=>Bf,"safeDecode"),safeDecodeAsync:i(()=>Jf,"safeDecodeAsync"),safeEncode:i(()=>Uf,"safeEncode"),safeEncodeAsync:i(
()=>xf,"safeEncodeAsync"),safeParse:i(()=>Cf,"safeParse"),safeParseAsync:i(()=>Df,"safeParseAsync"),standardProps:i(()=>En,"standardProps"),stripTabAndNewline:i(()=>St,"stripTabAndNewline"),toDotPath:i(
()=>bi,"toDotPath"),toJSONSchema:i(()=>Cr,"toJSONSchema"),toZod:i(()=>Qr,"toZod"),treeifyError:i(()=>Pf,"treeifyError"),urlHostnameOk:i(()=>Ln,"urlHostnameOk"),urlProtocolOk:i(()=>Rn,"urlProtocolOk"),
util:i(()=>O,"util"),validate:i(()=>zi,"validate"),validateAsync:i(()=>Ii,"validateAsync"),validateURL:i(()=>Tn,"validateURL"),version:i(()=>So,"version"),withParser:i(()=>Hs,"withParser")});var O={};
(0,oe.__export)(O,{BIGINT_FORMAT_RANGES:i(()=>an,"BIGINT_FORMAT_RANGES"),CONSTANT_CATCH:i(()=>fn,"CONSTANT_CATCH"),Class:i(()=>gf,"Class"),NUMBER_FORMAT_RANGES:i(()=>sn,"NUMBER_FORMAT_RANGES"),aborted:i(
()=>J,"aborted"),allowsEval:i(()=>oi,"allowsEval"),assert:i(()=>Wc,"assert"),assertEqual:i(()=>Bc,"assertEqual"),assertIs:i(()=>Jc,"assertIs"),assertNever:i(()=>Kc,"assertNever"),assertNotEqual:i(()=>xc,
"assertNotEqual"),assignProp:i(()=>re,"assignProp"),attachSchema:i(()=>gt,"attachSchema"),base64ToUint8Array:i(()=>li,"base64ToUint8Array"),base64urlToUint8Array:i(()=>hf,"base64urlToUint8Array"),cached:i(
()=>Be,"cached"),captureStackTrace:i(()=>nn,"captureStackTrace"),cleanEnum:i(()=>pf,"cleanEnum"),cleanRegex:i(()=>pe,"cleanRegex"),clone:i(()=>ie,"clone"),cloneDef:i(()=>Hc,"cloneDef"),codePointLength:i(
()=>xe,"codePointLength"),constantCatch:i(()=>hi,"constantCatch"),createTransparentProxy:i(()=>rf,"createTransparentProxy"),defineLazy:i(()=>ti,"defineLazy"),defineLazyInternal:i(()=>Z,"defineLazyInte\
rnal"),derived:i(()=>$f,"derived"),esc:i(()=>G,"esc"),escapeRegex:i(()=>ue,"escapeRegex"),explicitlyAborted:i(()=>ci,"explicitlyAborted"),extend:i(()=>af,"extend"),finalizeIssue:i(()=>Q,"finalizeIssue"),
floatSafeRemainder:i(()=>tn,"floatSafeRemainder"),getElementAtPath:i(()=>Yc,"getElementAtPath"),getEnumValues:i(()=>dt,"getEnumValues"),getLengthableOrigin:i(()=>wt,"getLengthableOrigin"),getParsedType:i(
()=>nf,"getParsedType"),getSizableOrigin:i(()=>$t,"getSizableOrigin"),hexToUint8Array:i(()=>vf,"hexToUint8Array"),hide:i(()=>un,"hide"),installLazyProp:i(()=>kf,"installLazyProp"),isObject:i(()=>Se,"i\
sObject"),isPlainObject:i(()=>he,"isPlainObject"),issue:i(()=>yt,"issue"),joinValues:i(()=>Qt,"joinValues"),jsonStringifyReplacer:i(()=>pt,"jsonStringifyReplacer"),members:i(()=>pi,"members"),merge:i(
()=>cf,"merge"),mergeDefs:i(()=>ae,"mergeDefs"),normalizeParams:i(()=>g,"normalizeParams"),nullish:i(()=>en,"nullish"),numKeys:i(()=>tf,"numKeys"),objectClone:i(()=>Xc,"objectClone"),omit:i(()=>sf,"om\
it"),optionalKeys:i(()=>ai,"optionalKeys"),own:i(()=>$e,"own"),parsedType:i(()=>fi,"parsedType"),partial:i(()=>ff,"partial"),pick:i(()=>of,"pick"),prefixIssues:i(()=>Y,"prefixIssues"),primitiveTypes:i(
()=>si,"primitiveTypes"),promiseAllObject:i(()=>Qc,"promiseAllObject"),propertyKeyTypes:i(()=>mt,"propertyKeyTypes"),randomString:i(()=>ef,"randomString"),rawShape:i(()=>ht,"rawShape"),required:i(()=>lf,
"required"),safeExtend:i(()=>uf,"safeExtend"),shallowClone:i(()=>rn,"shallowClone"),sizeCaps:i(()=>_t,"sizeCaps"),slugify:i(()=>ii,"slugify"),stringifyPrimitive:i(()=>on,"stringifyPrimitive"),toZod:i(
()=>Qr,"toZod"),uint8ArrayToBase64:i(()=>di,"uint8ArrayToBase64"),uint8ArrayToBase64url:i(()=>mf,"uint8ArrayToBase64url"),uint8ArrayToHex:i(()=>_f,"uint8ArrayToHex"),unwrapMessage:i(()=>Ae,"unwrapMess\
age")});function Bc(e){return e}i(Bc,"assertEqual");function xc(e){return e}i(xc,"assertNotEqual");function Qr(){return e=>e}i(Qr,"toZod");function Jc(e){}i(Jc,"assertIs");function Kc(e){throw new Error(
"Unexpected value in exhaustive check")}i(Kc,"assertNever");function Wc(e){}i(Wc,"assert");function dt(e){const t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,o])=>t.
indexOf(+r)===-1).map(([r,o])=>o)}i(dt,"getEnumValues");function Qt(e,t="|"){return e.map(n=>on(n)).join(t)}i(Qt,"joinValues");function pt(e,t){return typeof t=="bigint"?t.toString():t}i(pt,"jsonStrin\
gifyReplacer");var Gc=class{static{i(this,"Cached")}constructor(e){this._getter=e,this._value=void 0}get value(){const e=this._getter;return e!==void 0&&(this._value=e(),this._getter=void 0),this._value}};
function Be(e){return new Gc(e)}i(Be,"cached");function en(e){return e==null}i(en,"nullish");function pe(e){const t=e.startsWith("^")?1:0,n=e.endsWith("$")?e.length-1:e.length;return e.slice(t,n)}i(pe,
"cleanRegex");function tn(e,t){const n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.abs(n-r)<o?0:n-r}i(tn,"floatSafeRemainder");var ei=Symbol("evaluating");function ti(e,t,n){
let r;Object.defineProperty(e,t,{get(){if(r!==ei)return r===void 0&&(r=ei,r=n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}i(ti,"defineLazy");function Xc(e){return Object.create(
Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}i(Xc,"objectClone");function re(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}i(re,"assignProp");function ht(e){
const t=Object.getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}i(ht,"rawShape");function se(e){return ht(e._zod.def)??e._zod.def.shape}i(se,"sourceShape");function ni(e,t,n){Object.
defineProperty(e,t,{get(){const r=n();return re(this,t,r),r},enumerable:!0,configurable:!0})}i(ni,"deferProp");function ri(e,t,n){t in e?re(e,t,n):e[t]=n}i(ri,"putProp");function ge(e,t,n,r){const o=se(
t);for(const s of n){const a=Object.getOwnPropertyDescriptor(o,s);a.enumerable&&(a.get?ni(e,s,()=>{const u=t._zod.def.shape[s];return r?r(u,s):u}):ri(e,s,r?r(a.value,s):a.value))}}i(ge,"mirrorShape");
function qc(e,t){for(const n of Reflect.ownKeys(t)){const r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&(r.get?ni(e,n,()=>t[n]):ri(e,n,r.value))}}i(qc,"mirrorProps");function ae(...e){const t={};
for(const n of e){const r=Object.getOwnPropertyDescriptors(n);Object.assign(t,r)}return Object.defineProperties({},t)}i(ae,"mergeDefs");function Hc(e){return ae(e._zod.def)}i(Hc,"cloneDef");function Yc(e,t){
return t?t.reduce((n,r)=>n?.[r],e):e}i(Yc,"getElementAtPath");function Qc(e){const t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{const o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}
i(Qc,"promiseAllObject");function ef(e=10){const t="abcdefghijklmnopqrstuvwxyz";let n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}i(ef,"randomString");function G(e){return JSON.
stringify(e)}i(G,"esc");function ii(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}i(ii,"slugify2");var nn="captureStackTrace"in Error?Error.captureStackTrace:
(...e)=>{};function Se(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}i(Se,"isObject");var oi=Be(()=>{if(B.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;
try{const e=Function;return new e(""),!0}catch{return!1}});function he(e){if(Se(e)===!1)return!1;const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const n=t.prototype;return!(Se(n)===
!1||Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}i(he,"isPlainObject");function rn(e){return he(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(
e):e}i(rn,"shallowClone");function tf(e){let t=0;for(const n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}i(tf,"numKeys");var nf=i(e=>{const t=typeof e;switch(t){case"undefined":return"\
undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"\
symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},"getParsedType"),mt=new Set(
["string","number","symbol"]),si=new Set(["string","number","bigint","boolean","symbol","undefined"]);function ue(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}i(ue,"escapeRegex");function ie(e,t,n){
const r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&(r._zod.parent=e),r}i(ie,"clone");function g(e){const t=e;if(!t)return{};if(typeof t=="string")return{error:i(()=>t,"error")};if(t?.message!==
void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:i(()=>t.error,"error")}:
t}i(g,"normalizeParams");function rf(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.
has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,r)},defineProperty(n,r,o){return t??(t=e()),Reflect.defineProperty(t,r,o)}})}i(rf,"createTransparentProxy");function on(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
i(on,"stringifyPrimitive");function ai(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}i(ai,"optionalKeys");var sn={safeint:[Number.MIN_SAFE_INTEGER,Number.
MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},an={int64:[BigInt("-9223372036\
854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function of(e,t){const n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on\
 object schemas containing refinements");const s={};return ge(s,e,vt(e,t)),ie(e,ae(n,{shape:s,checks:[]}))}i(of,"pick");function vt(e,t){const n=se(e),r=[];for(const o of Reflect.ownKeys(t)){if(!Object.
getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}i(vt,"maskedKeys");function sf(e,t){const n=e._zod.def,r=n.checks;if(r&&r.length>
0)throw new Error(".omit() cannot be used on object schemas containing refinements");const s=new Set(vt(e,t)),a={};return ge(a,e,Reflect.ownKeys(se(e)).filter(u=>!s.has(u))),ie(e,ae(n,{shape:a,checks:[]}))}
i(sf,"omit");function af(e,t){if(!he(t))throw new Error("Invalid input to extend: expected a plain object");const n=e._zod.def.checks;if(n&&n.length>0){const o=se(e);for(const s of Reflect.ownKeys(t))
if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return ie(e,ae(e._zod.def,{shape:ui(e,t)}))}
i(af,"extend");function ui(e,t){const n={};return ge(n,e,Reflect.ownKeys(se(e))),qc(n,t),n}i(ui,"extended");function uf(e,t){if(!he(t))throw new Error("Invalid input to safeExtend: expected a plain ob\
ject");return ie(e,ae(e._zod.def,{shape:ui(e,t)}))}i(uf,"safeExtend");function cf(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use \
`.extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const n={};ge(n,e,Reflect.ownKeys(se(e))),ge(
n,t,Reflect.ownKeys(se(t)));const r=ae(e._zod.def,{shape:n,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]});return ie(e,r)}i(cf,"merge");function ff(e,t,n,r="partial"){const s=t.
_zod.def.checks;if(s&&s.length>0)throw new Error(`.${r}() cannot be used on object schemas containing refinements`);const u=n?new Set(vt(t,n)):void 0,c={};return ge(c,t,Reflect.ownKeys(se(t)),e&&((f,l)=>u&&
!u.has(l)?f:new e({type:"optional",innerType:f}))),ie(t,ae(t._zod.def,{shape:c,checks:[]}))}i(ff,"partial");function lf(e,t,n){const r=n?new Set(vt(t,n)):void 0,o={};return ge(o,t,Reflect.ownKeys(se(t)),
(s,a)=>r&&!r.has(a)?s:new e({type:"nonoptional",innerType:s})),ie(t,ae(t._zod.def,{shape:o}))}i(lf,"required");function J(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.
continue!==!0)return!0;return!1}i(J,"aborted");function ci(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}i(ci,"explicitlyAborted");
function Y(e,t){return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}i(Y,"prefixIssues");function Ae(e){return typeof e=="string"?e:e?.message}i(Ae,"unwrapMessage");function _t(e){
const t=[];for(const n of e??[]){const r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;const o=r.maximum??r.length??r.size;o>=0&&t.push([o,n])}return t}i(_t,"sizeCaps");function gt(e,t,n){
var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}i(gt,"attachSchema");function Q(e,t,n){var r;const o=e.inst?._zod?.traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=
e.inst):e.schema=e.inst);const s=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,a=e.message?e.message:Ae(e.inst?._zod.def?.error?.(e))??Ae(s?.(e))??Ae(t?.error?.(e))??Ae(n.customError?.(e))??Ae(n.
localeError?.(e))??"Invalid input",u={};for(const c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(u[c]=e[c]);return u.path??(u.path=[]),u.message=a,t?.reportInput&&
(u.input=e.input),u}i(Q,"finalizeIssue");function $t(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}i($t,"getSizableOrigin");var df=/[\uD800-\uDBFF]/;function xe(e){
const t=e.length;if(!df.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}i(xe,"codePointLength");function wt(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}i(wt,"getLengthableOrigin");function fi(e){const t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)
return"null";if(Array.isArray(e))return"array";const n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.constructor.name}}return t}i(fi,"parsedType");function yt(...e){
const[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}i(yt,"issue");function pf(e){return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(
t=>t[1])}i(pf,"cleanEnum");function li(e){const t=atob(e),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}i(li,"base64ToUint8Array");function di(e){let t="";for(let n=0;n<
e.length;n++)t+=String.fromCharCode(e[n]);return btoa(t)}i(di,"uint8ArrayToBase64");function hf(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return li(t+n)}i(hf,"bas\
e64urlToUint8Array");function mf(e){return di(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}i(mf,"uint8ArrayToBase64url");function vf(e){const t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error(
"Invalid hex string length");const n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}i(vf,"hexToUint8Array");function _f(e){return Array.from(
e).map(t=>t.toString(16).padStart(2,"0")).join("")}i(_f,"uint8ArrayToHex");var gf=class{static{i(this,"Class")}constructor(...e){}};function pi(e,t){for(const n in t){const r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):wf(e,n,r.value)}}i(pi,"members");function $e(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:r,value:n}),
n}i($e,"own");function un(e,t,n){return $e(e,t,n,!1)}i(un,"hide");function $f(e,t){for(const n in e){const r=e[n];Object.defineProperty(t,n,{configurable:!0,enumerable:!0,get(){return $e(this,n,r(this))},
set(o){$e(this,n,o)}})}return t}i($f,"derived");function wf(e,t,n){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?n:$e(this,t,n.bind(this))},set(r){$e(this,t,r)}})}i(wf,"defineBoun\
d");function yf(e,t){const n=Object.getPrototypeOf(e);return t in n?void 0:n}i(yf,"claim");var cn,me=!1,bf={configurable:!0,get(){me=!0}};function Z(e,t,n){const r=Object.getPrototypeOf(e._zod);if(t in
r&&cn!==e._zod){cn=void 0;return}cn=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,bf);const o=me;me=!1;try{const s=n(this);return me?delete this[t]:Object.defineProperty(
this,t,{configurable:!0,writable:!0,value:s}),me=me||o,s}catch(s){throw delete this[t],me=me||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}i(Z,"defineLazyInterna\
l");function kf(e,t,n,r){const o=yf(e,t);o&&Object.defineProperty(o,t,{configurable:!0,get(){const s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=
n(this),Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}i(kf,"installLazyProp");var fn="~constantCatch";function hi(e){
const t=i(()=>e,"fn");return t[fn]=!0,t}i(hi,"constantCatch");var mi,zf=Object.freeze({status:"aborted"}),ln={value:void 0,enumerable:!1},vi="captureStackTrace"in Error?Error:null;function If(e){const t=vi;
if(t){const n=t.stackTraceLimit;if(typeof n=="number"){try{t.stackTraceLimit=0}catch{return vi=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}i(If,"newError");function v(e,t,n,r){
const o={};function s(h){this.def=h,this.constr=d,this.traits=new Set}i(s,"Internals"),s.prototype=o;const a=n,u=a&&new WeakSet;function c(h,m){if(h._zod){if(h._zod.traits.has(e))return}else{ln.value=
new s(m);try{Object.defineProperty(h,"_zod",ln)}finally{ln.value=void 0}}if(h._zod.traits.add(e),t(h,m),u){const _=Object.getPrototypeOf(h),$=h._zod.constr.prototype;let b=_;for(;b&&b!==$;)b=Object.getPrototypeOf(
b);const w=b??_;u.has(w)||(u.add(w),pi(w,a))}const p=d.prototype;for(const _ in p)Object.prototype.hasOwnProperty.call(p,_)&&(_ in h||(h[_]=p[_].bind(h)))}i(c,"init");const f=r?.Parent??Object;class l extends f{static{
i(this,"Definition")}}Object.defineProperty(l,"name",{value:e});function d(h){const m=r?.Parent?If(l):this;c(m,h);const p=m._zod.deferred;if(p){for(const $ of p)$();m._zod.deferred=void 0}const _=globalThis.
__zod_globalConfig?.postProcessor;return _&&_(m),m}return i(d,"_"),Object.defineProperty(d,"init",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:i(h=>r?.Parent&&h instanceof r.Parent?!0:
h?._zod?.traits?.has(e),"value")}),Object.defineProperty(d,"name",{value:e}),d}i(v,"$constructor");var Sf=Symbol("zod_brand"),ce=class extends Error{static{i(this,"$ZodAsyncError")}constructor(){super(
"Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},bt=class extends Error{static{i(this,"$ZodEncodeError")}constructor(e){super(`Encountered unidirectional transform during \
encode: ${e}`),this.name="ZodEncodeError"}};(mi=globalThis).__zod_globalConfig??(mi.__zod_globalConfig={});var B=globalThis.__zod_globalConfig;function K(e){return e&&Object.assign(B,e),B}i(K,"config");
function Af(){const e=this._zod;return e.message??(e.message=JSON.stringify(e.def,pt,2)),e.message}i(Af,"_getMessage");function Zf(e){this._zod.message=e}i(Zf,"_setMessage");var Of={get:Af,set:Zf,enumerable:!0,
configurable:!0},dn={value:void 0,enumerable:!1},_i=new WeakSet([Object.prototype,Error.prototype]),gi=i((e,t)=>{e.name="$ZodError",dn.value=t,Object.defineProperty(e,"issues",dn),dn.value=void 0,Object.
defineProperty(e,"message",Of);const n=Object.getPrototypeOf(e);_i.has(n)||(_i.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){const r=i(()=>this.message,"value");return Object.
defineProperty(this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},"initializer"),$i=v("$ZodError",gi),X=v(
"$ZodError",gi,void 0,{Parent:Error});function Nf(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):
e[t]=n()),e[t]}i(Nf,"node");function wi(e,t=n=>n.message){const n={},r=[];for(const o of e.issues)o.path.length>0?Nf(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}i(wi,
"flattenError");function yi(e,t=n=>n.message){const n={_errors:[]},r=i((o,s=[])=>{for(const a of o.issues)if(a.code==="invalid_union"&&a.errors.length)a.errors.map(u=>r({issues:u},[...s,...a.path]));else if(a.
code==="invalid_key")r({issues:a.issues},[...s,...a.path]);else if(a.code==="invalid_element")r({issues:a.issues},[...s,...a.path]);else{const u=[...s,...a.path];if(u.length===0)n._errors.push(t(a));else{
let c=n,f=0;for(;f<u.length;){const l=u[f],d=f===u.length-1;if(l==="_errors"){d&&c._errors.push(t(a)),f++;continue}Object.prototype.hasOwnProperty.call(c,l)||Object.defineProperty(c,l,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});const h=c[l];d&&h._errors.push(t(a)),c=h,f++}}}},"processError");return r(e),n}i(yi,"formatError");function Pf(e,t=n=>n.message){const n={errors:[]},r=i((o,s=[])=>{
var a;for(const u of o.issues)if(u.code==="invalid_union"&&u.errors.length)u.errors.map(c=>r({issues:c},[...s,...u.path]));else if(u.code==="invalid_key")r({issues:u.issues},[...s,...u.path]);else if(u.
code==="invalid_element")r({issues:u.issues},[...s,...u.path]);else{const c=[...s,...u.path];if(c.length===0){n.errors.push(t(u));continue}let f=n,l=0;for(;l<c.length;){const d=c[l],h=l===c.length-1;typeof d==
"string"?(f.properties??(f.properties={}),Object.prototype.hasOwnProperty.call(f.properties,d)||Object.defineProperty(f.properties,d,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),f=f.
properties[d]):(f.items??(f.items=[]),(a=f.items)[d]??(a[d]={errors:[]}),f=f.items[d]),h&&f.errors.push(t(u)),l++}}},"processError");return r(e),n}i(Pf,"treeifyError");function bi(e){const t=[],n=e.map(
r=>typeof r=="object"?r.key:r);for(const r of n)typeof r=="number"?t.push(`[${r}]`):typeof r=="symbol"?t.push(`[${JSON.stringify(String(r))}]`):/[^\w$]/.test(r)?t.push(`[${JSON.stringify(r)}]`):(t.length&&
t.push("."),t.push(r));return t.join("")}i(bi,"toDotPath");function Ef(e){const t=[],n=[...e.issues].sort((r,o)=>(r.path??[]).length-(o.path??[]).length);for(const r of n)t.push(`\u2716 ${r.message}`),
r.path?.length&&t.push(`  \u2192 at ${bi(r.path)}`);return t.join(`
`)}i(Ef,"prettifyError");function kt(e,t){return{callee:t?.callee??e,Err:t?.Err}}i(kt,"finalizeParams");var Je=i(e=>{const t=i((n,r,o,s)=>{const a=o?{...o,async:!1}:{async:!1},u=n._zod.run({value:r,issues:[]},
a);if(u instanceof Promise)throw new ce;if(u.issues.length){const c=new(s?.Err??e)(u.issues.map(f=>Q(f,a,K())));throw nn(c,s?.callee??t),c}return u.value},"fn");return t},"_parse"),pn=Je(X),Ke=i(e=>{const t=i(
async(n,r,o,s)=>{const a=o?{...o,async:!0}:{async:!0};let u=n._zod.run({value:r,issues:[]},a);if(u instanceof Promise&&(u=await u),u.issues.length){const c=new(s?.Err??e)(u.issues.map(f=>Q(f,a,K())));
throw nn(c,s?.callee??t),c}return u.value},"fn");return t},"_parseAsync"),hn=Ke(X),We=i(e=>(t,n,r)=>{const o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new ce;
return s.issues.length?ki(e,s.issues,o):{success:!0,data:s.value}},"_safeParse"),Cf=We(X);function ki(e,t,n){let r;return{success:!1,get error(){return r||(r=new e(t.map(o=>Q(o,n,K()))),t=void 0,n=void 0),
r},set error(o){r=o,t=void 0,n=void 0}}}i(ki,"failure");var Ge=i(e=>async(t,n,r)=>{const o=r?{...r,async:!0}:{async:!0};let s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),
s.issues.length?ki(e,s.issues,o):{success:!0,data:s.value}},"_safeParseAsync"),Df=Ge(X),Tf=Symbol.for("zod.compile.invalid"),Lf=Symbol.for("zod.compile.fallback"),zi=i(((e,t,n)=>{const r=e._zod.bag.validator;
if(r!==void 0){if(r(t)!==Tf)return!0;if(r.definite===!0&&n===void 0)return!1}return Rf(e,t,n)}),"validate");function Rf(e,t,n){const r=n?{...n,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},o=e._zod.
bag.fallbackRun;let s;if(o?(r[Lf]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof Promise)throw new ce;return s.issues.length===0}i(Rf,"validateFallback");var Ii=i(async(e,t,n)=>{
const r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};let o=e._zod.run({value:t,issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},"validateAsync"),mn=i(e=>{const t=Je(
e),n=i((r,o,s,a)=>{const u=s?{...s,direction:"backward"}:{direction:"backward"};return t(r,o,u,kt(n,a))},"fn");return n},"_encode"),jf=mn(X),vn=i(e=>{const t=Je(e),n=i((r,o,s,a)=>t(r,o,s,kt(n,a)),"fn");
return n},"_decode"),Vf=vn(X),_n=i(e=>{const t=Ke(e),n=i(async(r,o,s,a)=>{const u=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,u,kt(n,a))},"fn");return n},"_encodeAsync"),Ff=_n(
X),gn=i(e=>{const t=Ke(e),n=i(async(r,o,s,a)=>await t(r,o,s,kt(n,a)),"fn");return n},"_decodeAsync"),Mf=gn(X),$n=i(e=>(t,n,r)=>{const o=r?{...r,direction:"backward"}:{direction:"backward"};return We(e)(
t,n,o)},"_safeEncode"),Uf=$n(X),wn=i(e=>(t,n,r)=>We(e)(t,n,r),"_safeDecode"),Bf=wn(X),yn=i(e=>async(t,n,r)=>{const o=r?{...r,direction:"backward"}:{direction:"backward"};return Ge(e)(t,n,o)},"_safeEnc\
odeAsync"),xf=yn(X),bn=i(e=>async(t,n,r)=>Ge(e)(t,n,r),"_safeDecodeAsync"),Jf=bn(X),Si={};(0,oe.__export)(Si,{anyString:i(()=>Yi,"anyString"),base64:i(()=>xi,"base64"),base64url:i(()=>Ji,"base64url"),
bigint:i(()=>eo,"bigint"),boolean:i(()=>to,"boolean"),browserEmail:i(()=>Qf,"browserEmail"),cidrv4:i(()=>Ui,"cidrv4"),cidrv6:i(()=>Bi,"cidrv6"),creditCard:i(()=>kn,"creditCard"),cuid:i(()=>Ai,"cuid"),
cuid2:i(()=>Zi,"cuid2"),currencyCode:i(()=>rl,"currencyCode"),date:i(()=>Xi,"date"),datetime:i(()=>Hi,"datetime"),domain:i(()=>nl,"domain"),duration:i(()=>Di,"duration"),e164:i(()=>Wi,"e164"),email:i(
()=>Li,"email"),emoji:i(()=>ji,"emoji"),extendedDuration:i(()=>Kf,"extendedDuration"),guid:i(()=>Ti,"guid"),hex:i(()=>ol,"hex"),hostname:i(()=>tl,"hostname"),html5Email:i(()=>qf,"html5Email"),httpProtocol:i(
()=>Ki,"httpProtocol"),iban:i(()=>zn,"iban"),idnEmail:i(()=>Yf,"idnEmail"),integer:i(()=>Sn,"integer"),ipv4:i(()=>Vi,"ipv4"),ipv6:i(()=>Fi,"ipv6"),ksuid:i(()=>Pi,"ksuid"),lowercase:i(()=>io,"lowercase"),
mac:i(()=>Mi,"mac"),md5_base64:i(()=>al,"md5_base64"),md5_base64url:i(()=>ul,"md5_base64url"),md5_hex:i(()=>sl,"md5_hex"),nanoid:i(()=>Ei,"nanoid"),nanoidOfLength:i(()=>Ci,"nanoidOfLength"),null:i(()=>no,
"null"),number:i(()=>Oe,"number"),rfc5322Email:i(()=>Hf,"rfc5322Email"),sha1_base64:i(()=>fl,"sha1_base64"),sha1_base64url:i(()=>ll,"sha1_base64url"),sha1_hex:i(()=>cl,"sha1_hex"),sha256_base64:i(()=>pl,
"sha256_base64"),sha256_base64url:i(()=>hl,"sha256_base64url"),sha256_hex:i(()=>dl,"sha256_hex"),sha384_base64:i(()=>vl,"sha384_base64"),sha384_base64url:i(()=>_l,"sha384_base64url"),sha384_hex:i(()=>ml,
"sha384_hex"),sha512_base64:i(()=>$l,"sha512_base64"),sha512_base64url:i(()=>wl,"sha512_base64url"),sha512_hex:i(()=>gl,"sha512_hex"),string:i(()=>Qi,"string"),time:i(()=>qi,"time"),ulid:i(()=>Oi,"uli\
d"),undefined:i(()=>ro,"undefined"),unicodeEmail:i(()=>Ri,"unicodeEmail"),uppercase:i(()=>oo,"uppercase"),uuid:i(()=>Ze,"uuid"),uuid4:i(()=>Wf,"uuid4"),uuid6:i(()=>Gf,"uuid6"),uuid7:i(()=>Xf,"uuid7"),
xid:i(()=>Ni,"xid")});var Ai=/^[cC][0-9a-z]{6,}$/,Zi=/^[0-9a-z]+$/,Oi=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Ni=/^[0-9a-vA-V]{20}$/,Pi=/^[A-Za-z0-9]{27}$/,Ei=/^[a-zA-Z0-9_-]{21}$/;function Ci(e){
return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}i(Ci,"nanoidOfLength");var Di=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,Kf=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Ti=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Ze=i(e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):
/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,"uuid"),Wf=Ze(4),Gf=Ze(6),Xf=Ze(
7),Li=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,qf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Hf=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,Ri=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,Yf=Ri,Qf=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
el="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function ji(){return new RegExp(el,"u")}i(ji,"emoji");var Vi=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Fi=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Mi=i(e=>{const t=ue(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0-9a-f]{2}$`)},"mac"),Ui=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Bi=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
xi=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Ji=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,tl=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
nl=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,Ki=/^https?$/,Wi=/^\+[1-9]\d{6,14}$/,kn=/^\d(?:[ -]?\d){11,18}$/,rl=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
zn=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Gi="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11\
)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function il(e){return new RegExp(`^${e}$`)}i(il,"anchor");var Xi=il(Gi);function In(e){const t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision==
"number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}i(In,"timeSource");function qi(e){
return new RegExp(`^${In(e)}$`)}i(qi,"time");function Hi(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const n=`${In({precision:e.precision,seconds:!0})}(?:${t.join("|")})`,r=e.
local?`${n}|${In({precision:e.precision})}`:n;return new RegExp(`^${Gi}T(?:${r})$`)}i(Hi,"datetime");var Yi=/^[\s\S]{0,}$/,Qi=i(e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";
return new RegExp(`^${t}$`)},"string"),eo=/^-?\d+n?$/,Sn=/^-?\d+$/,Oe=/^-?\d+(?:\.\d+)?$/,to=/^(?:true|false)$/i,no=/^null$/i,ro=/^undefined$/i,io=/^[^A-Z]*$/,oo=/^[^a-z]*$/,ol=/^[0-9a-fA-F]*$/;function Xe(e,t){
return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}i(Xe,"fixedBase64");function qe(e){return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}i(qe,"fixedBase64url");var sl=/^[0-9a-fA-F]{32}$/,al=Xe(22,"=="),ul=qe(22),
cl=/^[0-9a-fA-F]{40}$/,fl=Xe(27,"="),ll=qe(27),dl=/^[0-9a-fA-F]{64}$/,pl=Xe(43,"="),hl=qe(43),ml=/^[0-9a-fA-F]{96}$/,vl=Xe(64,""),_l=qe(64),gl=/^[0-9a-fA-F]{128}$/,$l=Xe(86,"=="),wl=qe(86),L=v("$ZodCh\
eck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])}),An=i(e=>{const t=e.value;return!en(t)&&t.size!==void 0},"_whenHasSize"),Zn=i(e=>{const t=e.value;return!en(t)&&
t.length!==void 0},"_whenHasLength"),zt={number:"number",bigint:"bigint",object:"date"},On=v("$ZodCheckLessThan",(e,t)=>{L.init(e,t);const n=zt[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.
value:r.value<t.value)||r.issues.push({origin:zt[typeof r.value]??n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
Nn=v("$ZodCheckGreaterThan",(e,t)=>{L.init(e,t);const n=zt[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.issues.push({origin:zt[typeof r.value]??n,code:"too_small",
minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),so=v("$ZodCheckMultipleOf",(e,t)=>{L.init(e,t),e._zod.check=n=>{if(typeof n.
value!=typeof t.value)throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):tn(n.value,t.value)===0)||n.issues.
push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),ao=v("$ZodCheckNumberFormat",(e,t)=>{L.init(e,t),t.format=t.format||"float64";const n=t.format?.
includes("int"),r=n?"int":"number",[o,s]=sn[t.format];e._zod.check=a=>{const u=a.value;if(n){if(!Number.isInteger(u)){a.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:u,
inst:e});return}if(!Number.isSafeInteger(u)){u>0?a.issues.push({input:u,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,
continue:!t.abort}):a.issues.push({input:u,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}
u<o&&a.issues.push({origin:"number",input:u,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),u>s&&a.issues.push({origin:"number",input:u,code:"too_big",maximum:s,inclusive:!0,inst:e,
continue:!t.abort})}}),uo=v("$ZodCheckBigIntFormat",(e,t)=>{L.init(e,t);const[n,r]=an[t.format];e._zod.check=o=>{const s=o.value;s<n&&o.issues.push({origin:"bigint",input:s,code:"too_small",minimum:n,
inclusive:!0,inst:e,continue:!t.abort}),s>r&&o.issues.push({origin:"bigint",input:s,code:"too_big",maximum:r,inclusive:!0,inst:e,continue:!t.abort})}}),co=v("$ZodCheckMaxSize",(e,t)=>{var n;L.init(e,t),
(n=e._zod.def).when??(n.when=An),e._zod.check=r=>{const o=r.value;o.size<=t.maximum||r.issues.push({origin:$t(o),code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),fo=v(
"$ZodCheckMinSize",(e,t)=>{var n;L.init(e,t),(n=e._zod.def).when??(n.when=An),e._zod.check=r=>{const o=r.value;o.size>=t.minimum||r.issues.push({origin:$t(o),code:"too_small",minimum:t.minimum,inclusive:!0,
input:o,inst:e,continue:!t.abort})}}),lo=v("$ZodCheckSizeEquals",(e,t)=>{var n;L.init(e,t),(n=e._zod.def).when??(n.when=An),e._zod.check=r=>{const o=r.value,s=o.size;if(s===t.size)return;const a=s>t.size;
r.issues.push({origin:$t(o),...a?{code:"too_big",maximum:t.size}:{code:"too_small",minimum:t.size},inclusive:!0,exact:!0,input:r.value,inst:e,continue:!t.abort})}}),po=v("$ZodCheckMaxLength",(e,t)=>{var n;
L.init(e,t),(n=e._zod.def).when??(n.when=Zn),e._zod.check=r=>{const o=r.value,s=o.length;if((typeof o=="string"&&s>t.maximum?xe(o):s)<=t.maximum)return;const u=wt(o);r.issues.push({origin:u,code:"too_\
big",maximum:t.maximum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),ho=v("$ZodCheckMinLength",(e,t)=>{var n;L.init(e,t),(n=e._zod.def).when??(n.when=Zn),e._zod.check=r=>{const o=r.value,s=o.length;
if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?xe(o):s)>=t.minimum)return;const u=wt(o);r.issues.push({origin:u,code:"too_small",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),
mo=v("$ZodCheckLengthEquals",(e,t)=>{var n;L.init(e,t),(n=e._zod.def).when??(n.when=Zn),e._zod.check=r=>{const o=r.value,s=o.length,a=typeof o=="string"&&s>=t.length&&s<=t.length*2?xe(o):s;if(a===t.length)
return;const u=wt(o),c=a>t.length;r.issues.push({origin:u,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:r.value,inst:e,continue:!t.abort})}}),He=v(
"$ZodCheckStringFormat",(e,t)=>{var n,r;L.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.
format,input:o.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),vo=v("$ZodCheckRegex",(e,t)=>{He.init(e,t),e._zod.check=n=>{t.pattern.
lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),_o=v("$ZodCheckLowerC\
ase",(e,t)=>{t.pattern??(t.pattern=io),He.init(e,t)}),go=v("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=oo),He.init(e,t)}),$o=v("$ZodCheckIncludes",(e,t)=>{L.init(e,t);const n=ue(t.includes),r=new RegExp(
typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.
includes,input:o.value,inst:e,continue:!t.abort})}}),wo=v("$ZodCheckStartsWith",(e,t)=>{L.init(e,t);const n=new RegExp(`^${ue(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),yo=v("$ZodCheckEndsWith",(e,t)=>{L.init(e,t);const n=new RegExp(
`.*${ue(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,
continue:!t.abort})}});function It(e,t,n){e.issues.length&&t.issues.push(...Y(n,e.issues))}i(It,"handleCheckPropertyResult");var bo=v("$ZodCheckProperty",(e,t)=>{L.init(e,t),e._zod.check=n=>{const r=t.
schema._zod.run({value:n.value[t.property],issues:[]},{});if(r instanceof Promise)return r.then(o=>It(o,n,t.property));It(r,n,t.property)}}),ko=v("$ZodCheckProperties",(e,t)=>{L.init(e,t),un(e,Symbol.
iterator,function*(){yield e});let n;e._zod.check=r=>{if(r.value==null){r.issues.push({expected:"object",code:"invalid_type",input:r.value,inst:e});return}n??(n=Reflect.ownKeys(t.shape).map(a=>[a,t.shape[a]]));
const o=r.value;let s;for(const[a,u]of n){const c=u._zod.run({value:o[a],issues:[]},{});c instanceof Promise?(s??(s=[]),s.push(c.then(f=>It(f,r,a)))):It(c,r,a)}if(s)return Promise.all(s).then(()=>{})}}),
zo=v("$ZodCheckMimeType",(e,t)=>{L.init(e,t);const n=new Set(t.mime);e._zod.check=r=>{n.has(r.value.type)||r.issues.push({code:"invalid_value",values:t.mime,input:r.value.type,inst:e,continue:!t.abort})}}),
Io=v("$ZodCheckOverwrite",(e,t)=>{L.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}}),Pn=class{static{i(this,"Doc")}constructor(e=[],t={}){this.content=[],this.indent=0,this.args=e,this.closed=t}indented(e){
this.indent+=1;try{e(this)}finally{this.indent-=1}}write(e){if(typeof e=="function"){e(this,{execution:"sync"}),e(this,{execution:"async"});return}const n=e.split(`
`).filter(s=>s),r=Math.min(...n.map(s=>s.length-s.trimStart().length)),o=n.map(s=>s.slice(r)).map(s=>" ".repeat(this.indent*2)+s);for(const s of o)this.content.push(s)}compile(){const e=Function,t=this?.
content??[""];return new e(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {
${t.join(`
`)}
};`)(...Object.values(this.closed))}},So={major:4,minor:6,patch:7},S=v("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=So;const r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(const s of o)for(const a of s._zod.onattach)a(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.
parse});else{const s=i((u,c,f)=>{if(u.memo)return u;let l=J(u),d;for(const h of c){if(h._zod.def.when){if(ci(u)||!h._zod.def.when(u))continue}else if(l)continue;const m=u.issues.length,p=h._zod.check(
u);if(p instanceof Promise&&f?.async===!1)throw new ce;if(d||p instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await p,u.issues.length!==m&&(gt(u.issues,m,e),l||(l=J(u,m)))});else{if(u.issues.
length===m)continue;gt(u.issues,m,e),l||(l=J(u,m))}}return d?d.then(()=>u):u},"runChecks"),a=i((u,c,f)=>{if(J(u))return u.aborted=!0,u;const l=s(c,o,f);if(l instanceof Promise){if(f.async===!1)throw new ce;
return l.then(d=>e._zod.parse(d,f))}return e._zod.parse(l,f)},"handleCanaryResult");e._zod.run=(u,c)=>{if(c.skipChecks)return e._zod.parse(u,c);if(c.direction==="backward"){const l=e._zod.parse({value:u.
value,issues:[]},{...c,skipChecks:!0});return l instanceof Promise?l.then(d=>a(d,u,c)):a(l,u,c)}const f=e._zod.parse(u,c);if(f instanceof Promise){if(c.async===!1)throw new ce;return f.then(l=>s(l,o,c))}
return s(f,o,c)}}},{get"~standard"(){return un(this,"~standard",En(this))},set"~standard"(e){$e(this,"~standard",e)}}),Ao=i((e,t)=>e.issues.length?{issues:e.issues.map(n=>Q(n,t,K()))}:{value:e.value},
"toStandardResult");async function yl(e,t){const n={async:!0};return Ao(await e._zod.run({value:t,issues:[]},n),n)}i(yl,"validateAsync2");function En(e){return{validate:i(t=>{const n={async:!1};try{const r=e.
_zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))return Ao(r,n)}catch{}return yl(e,t)},"validate"),vendor:"zod",version:1}}i(En,"standardProps");var Ye=v("$ZodString",(e,t)=>{S.init(e,t),e._zod.
pattern=t.pattern??Yi,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid_type",input:n.value,inst:e}),n}}),
E=v("$ZodStringFormat",(e,t)=>{He.init(e,t),Ye.init(e,t)}),Zo=v("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=Ti),E.init(e,t)}),Oo=v("$ZodUUID",(e,t)=>{if(t.version){const r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,
v7:7,v8:8}[t.version];if(r===void 0)throw new Error(`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Ze(r))}else t.pattern??(t.pattern=Ze());E.init(e,t)}),No=v("$ZodEmail",(e,t)=>{t.pattern??
(t.pattern=Li),E.init(e,t)}),Cn=1,Qe=2;function Dn(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),!0)}catch{return!1}}i(Dn,"canParseURL");function Tn(e,t){return!("\
normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Dn(e)||Qe:Po(e,t)}i(Tn,"validateURL");function Po(e,t){if(!t.normalize&&t.protocol?.source===Ki.source&&!/^https?:\/\//i.test(e))return Cn;try{if(typeof URL<
"u"){const n=URL;if(typeof n.parse=="function")return n.parse(e)??Qe}return new URL(e)}catch{return Qe}}i(Po,"parseURLObject");var bl=/[\t\n\r]/g;function St(e){return e.replace(bl,"")}i(St,"stripTabA\
ndNewline");function Ln(e,t){return t.lastIndex=0,t.test(e.hostname)}i(Ln,"urlHostnameOk");function Rn(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}i(Rn,
"urlProtocolOk");var Eo=v("$ZodURL",(e,t)=>{E.init(e,t),e._zod.check=n=>{try{const r=n.value.trim(),o=Tn(r,t);if(o===Cn){n.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:n.
value,inst:e,continue:!t.abort});return}if(o===Qe){n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort});return}if(o===!0){n.value=St(r);return}t.hostname&&!Ln(o,t.
hostname)&&n.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!Rn(o,t.protocol)&&n.issues.push({code:"\
invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=t.normalize?o.href:St(r);return}catch{n.issues.push({code:"invalid_forma\
t",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),Co=v("$ZodEmoji",(e,t)=>{t.pattern??(t.pattern=ji()),E.init(e,t)}),Do=v("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||
t.length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?Ei:Ci(t.length)),E.init(e,t)}),To=v("$ZodCUID",(e,t)=>{t.pattern??(t.pattern=Ai),E.init(e,t)}),
Lo=v("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=Zi),E.init(e,t)}),Ro=v("$ZodULID",(e,t)=>{t.pattern??(t.pattern=Oi),E.init(e,t)}),jo=v("$ZodXID",(e,t)=>{t.pattern??(t.pattern=Ni),E.init(e,t)}),Vo=v("$Z\
odKSUID",(e,t)=>{t.pattern??(t.pattern=Pi),E.init(e,t)}),Fo=v("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=Hi(t)),E.init(e,t)}),Mo=v("$ZodISODate",(e,t)=>{t.pattern??(t.pattern=Xi),E.init(e,t)}),Uo=v(
"$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=qi(t)),E.init(e,t)}),Bo=v("$ZodISODuration",(e,t)=>{t.pattern??(t.pattern=Di),E.init(e,t)}),xo=v("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Vi),E.init(e,t)}),
kl=/^[0-9a-fA-F:.]+$/;function At(e){return kl.test(e)?Dn(`http://[${e}]`):!1}i(At,"isValidIPv6");var Jo=v("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=Fi),E.init(e,t),e._zod.check=n=>{At(n.value)||n.issues.
push({code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}}),zl=v("$ZodMAC",(e,t)=>{t.pattern??(t.pattern=Mi(t.delimiter)),E.init(e,t)}),Ko=v("$ZodCIDRv4",(e,t)=>{t.pattern??(t.
pattern=Ui),E.init(e,t)});function jn(e){const t=e.split("/");if(t.length!==2)return!1;const[n,r]=t;if(!r)return!1;const o=Number(r);return`${o}`!==r||o<0||o>128?!1:At(n)}i(jn,"isValidCIDRv6");var Wo=v(
"$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Bi),E.init(e,t),e._zod.check=n=>{jn(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function Zt(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}i(Zt,"isValidBase64");var Vn=/^[0-9a-zA-Z+/]*={0,2}$/,Go=v("$ZodBase64",(e,t)=>{t.pattern??(t.pattern=
Vn),E.init(e,t),e._zod.check=n=>{Zt(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.value,inst:e,continue:!t.abort})}}),Ot=/^[A-Za-z0-9_-]*$/;function Fn(e){if(!Ot.test(e))return!1;
const t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(Math.ceil(t.length/4)*4,"=");return Zt(n)}i(Fn,"isValidBase64URL");var Xo=v("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=Ot),E.init(e,t),e._zod.
check=n=>{Fn(n.value)||n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),qo=v("$ZodE164",(e,t)=>{t.pattern??(t.pattern=Wi),E.init(e,t)}),Il=/[- ]/g;function Sl(e){
let t=e.length,n=1,r=0;for(;t;){const o=e.charCodeAt(--t)-48;n^=1,r+=n?[0,2,4,6,8,1,3,5,7,9][o]:o}return r%10===0}i(Sl,"isLuhnAlgo");function Mn(e){return kn.test(e)?Sl(e.replace(Il,"")):!1}i(Mn,"isVa\
lidCreditCard");var Al=v("$ZodCreditCard",(e,t)=>{t.pattern??(t.pattern=kn),E.init(e,t),e._zod.check=n=>{Mn(n.value)||n.issues.push({code:"invalid_format",format:"credit_card",input:n.value,inst:e,continue:!t.
abort})}});function Zl(e){let t=0;const n=e.length;for(let r=4;r<n;r++){const o=e.charCodeAt(r);t=(o>=65?t*100+(o-55):t*10+(o-48))%97}for(let r=0;r<4;r++){const o=e.charCodeAt(r);t=(o>=65?t*100+(o-55):
t*10+(o-48))%97}return t===1}i(Zl,"isIso7064Mod97");function Un(e){return zn.test(e)?Zl(e):!1}i(Un,"isValidIBAN");var Ol=v("$ZodIBAN",(e,t)=>{t.pattern??(t.pattern=zn),E.init(e,t),e._zod.check=n=>{Un(
n.value)||n.issues.push({code:"invalid_format",format:"iban",input:n.value,inst:e,continue:!t.abort})}});function Bn(e,t=null){try{const n=e.split(".");if(n.length!==3)return!1;const[r]=n;if(!r)return!1;
const o=JSON.parse(atob(r));return!("typ"in o&&o?.typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}i(Bn,"isValidJWT");var Ho=v("$ZodJWT",(e,t)=>{E.init(e,t),e._zod.check=n=>{Bn(n.value,
t.alg)||n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}}),Nl=v("$ZodCustomStringFormat",(e,t)=>{E.init(e,t),e._zod.check=n=>{t.fn(n.value)||n.issues.push({code:"\
invalid_format",format:t.format,input:n.value,inst:e,continue:!t.abort})}}),xn=v("$ZodNumber",(e,t)=>{S.init(e,t),e._zod.pattern=Oe,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}
const o=n.value;if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;const s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:String(o):void 0;return n.issues.push({expected:"\
number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),Yo=v("$ZodNumberFormat",(e,t)=>{ao.init(e,t),xn.init(e,t)}),Jn=v("$ZodBoolean",(e,t)=>{S.init(e,t),e._zod.pattern=to,e._zod.parse=
(n,r)=>{if(t.coerce)try{n.value=!!n.value}catch{}const o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}}),Qo=v("$ZodBigInt",(e,t)=>{S.init(
e,t),e._zod.pattern=eo,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=BigInt(n.value)}catch{}return typeof n.value=="bigint"||n.issues.push({expected:"bigint",code:"invalid_type",input:n.value,inst:e}),
n}}),Pl=v("$ZodBigIntFormat",(e,t)=>{uo.init(e,t),Qo.init(e,t)}),El=v("$ZodSymbol",(e,t)=>{S.init(e,t),e._zod.parse=(n,r)=>{const o=n.value;return typeof o=="symbol"||n.issues.push({expected:"symbol",
code:"invalid_type",input:o,inst:e}),n}}),Cl=v("$ZodUndefined",(e,t)=>{S.init(e,t),e._zod.pattern=ro,e._zod.values=new Set([void 0]),e._zod.parse=(n,r)=>{const o=n.value;return typeof o>"u"||n.issues.
push({expected:"undefined",code:"invalid_type",input:o,inst:e}),n}}),es=v("$ZodNull",(e,t)=>{S.init(e,t),e._zod.pattern=no,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{const o=n.value;return o===
null||n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}}),Dl=v("$ZodAny",(e,t)=>{S.init(e,t),e._zod.parse=n=>n}),ts=v("$ZodUnknown",(e,t)=>{S.init(e,t),e._zod.parse=n=>n}),ns=v("$\
ZodNever",(e,t)=>{S.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"never",code:"invalid_type",input:n.value,inst:e}),n)}),Tl=v("$ZodVoid",(e,t)=>{S.init(e,t),e._zod.parse=(n,r)=>{const o=n.value;
return typeof o>"u"||n.issues.push({expected:"void",code:"invalid_type",input:o,inst:e}),n}}),Ll=v("$ZodDate",(e,t)=>{S.init(e,t),e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=new Date(n.value)}catch{}
const o=n.value,s=o instanceof Date;return s&&!Number.isNaN(o.getTime())||n.issues.push({expected:"date",code:"invalid_type",input:o,...s?{received:"Invalid Date"}:{},inst:e}),n}});function Kn(e,t){const n=_t(
e._zod.def.checks);if(!n.length)return;const r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,a)=>{const u=t(s.value);if(u>r&&!a?.skipChecks&&a?.direction!=="backward"){for(const[c,f]of _t(
e._zod.def.checks))if(u>c&&f._zod.def.when(s)){const l=s.issues.length;return f._zod.check(s),s.issues[l].continue=!1,gt(s.issues,l,e),s}}return o(s,a)}}i(Kn,"capSize");var Rl=i(e=>Array.isArray(e)?e.
length:-1,"arraySize"),jl=i(e=>e instanceof Map?e.size:-1,"mapSize"),Vl=i(e=>e instanceof Set?e.size:-1,"setSize");function rs(e,t,n){e.issues.length&&t.issues.push(...Y(n,e.issues)),t.value[n]=e.value}
i(rs,"handleArrayResult");var is=v("$ZodArray",(e,t)=>{S.init(e,t);const n=B.memoizer;n?.attach(e),e._zod.parse=(r,o)=>{const s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"\
invalid_type",input:s,inst:e}),r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);const a=[],u=o?.abortEarly;for(let c=0;c<s.length;c++){const f=s[c],l=t.element._zod.run({value:f,issues:[]},o);
if(l instanceof Promise)a.push(l.then(d=>rs(d,r,c)));else if(rs(l,r,c),u&&l.issues.length!==0&&J(l))break}return a.length?Promise.all(a).then(()=>r):r},Kn(e,Rl)});function Nt(e,t,n,r,o,s){const a=n in
r,u=s==="optional";if(!(!a&&u&&o==="optional")){if(e.issues.length){if(o!==void 0&&u&&!a)return;t.issues.push(...Y(n,e.issues))}if(!a&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",expected:"\
nonoptional",input:void 0,path:[n]});return}e.value===void 0?(a||o==="defaulted"&&!u)&&(t.value[n]=void 0):t.value[n]=e.value}}i(Nt,"handlePropertyResult");var Fl=[];function os(e){const t=Object.keys(
e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:Fl,o=r.length?[...t,...r]:t;for(const a of o)if(!e.shape?.[a]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(
a)}": expected a Zod schema`);const s=ai(e.shape);return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}i(os,"normalizeDef");function ss(e,t,n,r,o,s,a){const u=[],
c=o.keySet,f=o.catchall._zod,l=f.def.type,d=f.optin,h=f.optout;let m=0;for(const p in t){if(a&&n.issues.length!==m){if(J(n,m))break;m=n.issues.length}if(c.has(p))continue;if(p==="__proto__"){l==="neve\
r"&&u.push(p);continue}if(l==="never"){u.push(p);continue}const _=f.run({value:t[p],issues:[]},r);_ instanceof Promise?e.push(_.then($=>Nt($,n,p,t,d,h))):Nt(_,n,p,t,d,h)}return u.length&&n.issues.push(
{code:"unrecognized_keys",keys:u,input:t,inst:s,continue:!0}),e.length?Promise.all(e).then(()=>n):n}i(ss,"handleCatchall");var as=v("$ZodObject",(e,t)=>{S.init(e,t);const n=Object.getOwnPropertyDescriptor(
t,"shape"),r=n?.get?n.get.raw:t.shape??{};if(r){const f=i(()=>{const l={...r};return Object.defineProperty(t,"shape",{value:l}),f.raw=l,l},"get");f.raw=r,Object.defineProperty(t,"shape",{get:f})}const o=Be(
()=>os(t));Z(e,"propValues",f=>{const l=f.def.shape,d={};for(const h in l){const m=l[h]._zod;if(m.values){Object.prototype.hasOwnProperty.call(d,h)||re(d,h,new Set);for(const p of m.values)d[h].add(p);
m.optin!==void 0&&d[h].add(void 0)}}return d});const s=Se,a=t.catchall;let u;const c=B.memoizer;c?.attach(e),e._zod.parse=(f,l)=>{u??(u=o.value);const d=f.value;if(!s(d))return f.issues.push({expected:"\
object",code:"invalid_type",input:d,inst:e}),f;f.value=c?c.alloc(e,f,{},l):{};const h=[],m=u.shape,p=l?.abortEarly;let _=f.issues.length;for(const $ of u.allKeys){if(p&&f.issues.length!==_){if(J(f,_))
break;_=f.issues.length}if($==="__proto__")continue;const b=m[$],w=b._zod.optin,I=b._zod.optout,z=b._zod.run({value:d[$],issues:[]},l);z instanceof Promise?h.push(z.then(P=>Nt(P,f,$,d,w,I))):Nt(z,f,$,
d,w,I)}return a?ss(h,d,f,l,o.value,e,p===!0):h.length?Promise.all(h).then(()=>f):f}}),us=v("$ZodObjectJIT",(e,t)=>{as.init(e,t);const n=e._zod.parse,r=Be(()=>os(t)),o=B.memoizer,s=i(m=>{const p=r.value,
_=p.symbolKeys,$=new Pn(["payload","ctx"],{shape:m,inst:e,memo:o,syms:_}),b=i(P=>`shape[${P}]._zod.run({ value: input[${P}], issues: [] }, ctx)`,"parseStr"),w=i((P,A)=>`
          let ${P}_ab = false;
          for (let i = 0; i < ${P}.issues.length; i++) {
            const iss = ${P}.issues[i];
            iss.path = iss.path ? [${A}, ...iss.path] : [${A}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${P}_ab = true;
          }
          if (${P}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`,"prefixStr");$.write("const input = payload.value;");const I=Object.create(null);let z=0;for(const P of p.allKeys)I[P]=`key_${z++}`;$.write(o?"const newResult = memo.alloc(inst, payload, \
{}, ctx);":"const newResult = {};");for(const P of p.allKeys){if(P==="__proto__")continue;const A=I[P],D=typeof P=="symbol"?`syms[${_.indexOf(P)}]`:G(P),ne=`${D} in input`,le=m[P],M=le?._zod?.optin,W=M!==
void 0,Me=le?._zod?.optout==="optional";if($.write(`const ${A} = ${b(D)};`),W&&Me){const de=M==="optional"?`${A}_present`:`${A}.value !== undefined || ${A}_present`;$.write(`
        const ${A}_present = ${ne};
        if (!${A}.issues.length || ${A}_present) {
          if (${A}.issues.length) {${w(A,D)}
          }

          if (${de}) {
            newResult[${D}] = ${A}.value;
          }
        }

      `)}else W?($.write(`
        if (${A}.issues.length) {${w(A,D)}
        }
      `),M==="defaulted"?$.write(`newResult[${D}] = ${A}.value;`):$.write(`
        if (${A}.value !== undefined || ${ne}) {
          newResult[${D}] = ${A}.value;
        }
      `)):$.write(`
        const ${A}_present = ${ne};
        if (${A}.issues.length) {${w(A,D)}
        }
        if (!${A}_present && !${A}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${D}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${A}_present) {
          newResult[${D}] = ${A}.value;
        }

      `)}return $.write("payload.value = newResult;"),$.write("return payload;"),$.compile()},"generateFastpass");let a;const u=Se,c=!B.jitless,l=c&&oi.value,d=t.catchall;let h;e._zod.parse=(m,p)=>{h??
(h=r.value);const _=m.value;return u(_)?c&&l&&p?.async===!1&&p.jitless!==!0?(a||(a=s(t.shape)),m=a(m,p),d?ss([],_,m,p,h,e,p?.abortEarly===!0):m):n(m,p):(m.issues.push({expected:"object",code:"invalid_\
type",input:_,inst:e}),m)}});function cs(e,t,n,r){for(const s of e)if(s.issues.length===0)return t.value=s.value,t;const o=e.filter(s=>!J(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push(
{code:"invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(a=>Q(a,r,K())))}),t)}i(cs,"handleUnionResults");var Pt=v("$ZodUnion",(e,t)=>{S.init(e,t),Z(e,"optin",r=>r.def.options.some(o=>o.
_zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),Z(e,"optout",r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),Z(e,"values",
r=>{if(r.def.options.every(o=>o._zod.values))return new Set(r.def.options.flatMap(o=>Array.from(o._zod.values)))}),Z(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){const o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>pe(s.source)).join("|")})$`)}});const n=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(r,o)=>{if(n)return n(r,o);let s=!1;const a=[];for(const u of t.
options){const c=u._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)a.push(c),s=!0;else{if(c.issues.length===0)return c;a.push(c)}}return s?Promise.all(a).then(u=>cs(u,r,e,o)):cs(a,r,e,o)}});
function fs(e,t,n,r){const o=[];for(let s=0;s<e.length;s++)e[s].issues.length===0&&o.push(s);return o.length===1?(t.value=e[o[0]].value,t):(o.length===0?t.issues.push({code:"invalid_union",input:t.value,
inst:n,errors:e.map(s=>s.issues.map(a=>Q(a,r,K())))}):t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:[],inclusive:!1,matches:o}),t)}i(fs,"handleExclusiveUnionResults");var Ml=v("$ZodX\
or",(e,t)=>{Pt.init(e,t),t.inclusive=!1;const n=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(r,o)=>{if(n)return n(r,o);let s=!1;const a=[];for(const u of t.options){const c=u._zod.run(
{value:r.value,issues:[]},o);c instanceof Promise?(a.push(c),s=!0):a.push(c)}return s?Promise.all(a).then(u=>fs(u,r,e,o)):fs(a,r,e,o)}});function Ul(e,t){const n=e._zod;let r=n.bag.optionsMap;r||(r=ls(
n.def),n.bag.optionsMap=r);const o=r.get(t);if(o===null)throw new Error(`Ambiguous discriminator value "${String(t)}"`);return o}i(Ul,"getDiscriminatedOption");function ls(e){const t=new Map;for(const n of e.
options){const r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);for(const o of r)if(t.has(o)){if(o!==void 0)
throw new Error(`Duplicate discriminator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}i(ls,"discriminatorMap");var Bl=v("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Pt.init(e,t);const n=e.
_zod.parse;Z(e,"propValues",o=>{const s={};let a=0;for(const u of o.def.options){const c=u._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(`Invalid discriminated union option at index\
 "${o.def.options.indexOf(u)}"`);c[o.def.discriminator]?.has(void 0)&&a++;for(const[f,l]of Object.entries(c)){Object.prototype.hasOwnProperty.call(s,f)||re(s,f,new Set);for(const d of l)s[f].add(d)}}return!o.
def.unionFallback&&a>1&&s[o.def.discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{const a=ht(o._zod.def);if(a&&!Object.prototype.hasOwnProperty.call(a,t.discriminator))throw new Error(`Inva\
lid discriminated union option at index "${s}"`)});const r=Be(()=>ls(t));e._zod.parse=(o,s)=>{const a=o.value;if(!Se(a))return o.issues.push({code:"invalid_type",expected:"object",input:a,inst:e}),o;const u=a?.[t.
discriminator],c=r.value.get(u);return c&&(u!==void 0||s.direction!=="backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"N\
o matching discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(f=>r.value.get(f)!==null),input:a,path:[t.discriminator],inst:e}),o)}}),ds=v("$ZodIntersection",(e,t)=>{
S.init(e,t),e._zod.parse=(n,r)=>{const o=n.value,s=t.left._zod.run({value:o,issues:[]},r),a=t.right._zod.run({value:o,issues:[]},r);return s instanceof Promise||a instanceof Promise?Promise.all([s,a]).
then(([c,f])=>ps(n,c,f)):ps(n,s,a)}});function et(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(he(e)&&he(t)){const n=Object.keys(t),
r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(const s of r){if(s==="__proto__")continue;const a=et(e[s],t[s]);
if(!a.valid)return{valid:!1,mergeErrorPath:[s,...a.mergeErrorPath]};o[s]=a.data}return{valid:!0,data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};
const n=[];for(let r=0;r<e.length;r++){const o=e[r],s=t[r],a=et(o,s);if(!a.valid)return{valid:!1,mergeErrorPath:[r,...a.mergeErrorPath]};n.push(a.data)}return{valid:!0,data:n}}return{valid:!1,mergeErrorPath:[]}}
i(et,"mergeValues");function ps(e,t,n){const r=new Map;let o;const s=new Map,a=i((f,l)=>{let d;if(f.code==="unrecognized_keys"&&!f.path?.length)o??(o=f),d=f.keys;else if(f.code==="invalid_key"&&f.origin===
"record"&&f.path?.length===1){const h=String(f.path[0]);s.has(h)||s.set(h,f),d=[h]}else return!1;for(const h of d)r.has(h)||r.set(h,{}),r.get(h)[l]=!0;return!0},"collect");for(const f of t.issues)a(f,
"l")||e.issues.push(f);for(const f of n.issues)a(f,"r")||e.issues.push(f);const u=[...r].filter(([,f])=>f.l&&f.r).map(([f])=>f);if(u.length){const f=o?u.filter(l=>o.keys.includes(l)):[];f.length&&e.issues.
push({...o,keys:f});for(const l of u)!f.includes(l)&&s.has(l)&&e.issues.push(s.get(l))}const c=et(t.value,n.value);if(!c.valid){if(J(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.
stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}i(ps,"handleIntersectionResults");var hs=v("$ZodTuple",(e,t)=>{S.init(e,t);const n=t.items,r=B.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{const a=o.
value;if(!Array.isArray(a))return o.issues.push({input:a,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];const u=[],c=ms(n,"optin"),f=ms(n,"optout");if(!t.rest){if(a.length<
c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:a,inst:e,origin:"array"}),o;a.length>n.length&&o.issues.push({code:"too_big",maximum:n.length,inclusive:!0,input:a,inst:e,origin:"\
array"})}const l=new Array(n.length),d=t.rest?s?.abortEarly:void 0;let h=!1;for(let m=0;m<n.length;m++){const p=n[m]._zod.run({value:a[m],issues:[]},s);p instanceof Promise?u.push(p.then(_=>{l[m]=_})):
(l[m]=p,d&&!h&&p.issues.length&&(h=J(p)))}if(t.rest&&!h){let m=n.length-1;const p=a.slice(n.length);let _=o.issues.length;for(const $ of p){if(d&&o.issues.length!==_){if(J(o,_))break;_=o.issues.length}
m++;const b=t.rest._zod.run({value:$,issues:[]},s);b instanceof Promise?u.push(b.then(w=>vs(w,o,m))):vs(b,o,m)}}return u.length?Promise.all(u).then(()=>_s(l,o,n,a,f)):_s(l,o,n,a,f)}});function ms(e,t){
for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}i(ms,"getTupleOptStart");function vs(e,t,n){e.issues.length&&t.issues.push(...Y(
n,e.issues)),t.value[n]=e.value}i(vs,"handleTupleResult");function _s(e,t,n,r,o){for(let s=0;s<n.length;s++){const a=e[s],u=s<r.length;if(!u&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}
if(a.issues.length){if(!u&&s>=o){t.value.length=s;break}t.issues.push(...Y(s,a.issues))}t.value[s]=a.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout==="optional"&&t.value[s]===void 0);s--)
t.value.length=s;return t}i(_s,"handleTupleResults");var gs=v("$ZodRecord",(e,t)=>{S.init(e,t);const n=B.memoizer;n?.attach(e),e._zod.parse=(r,o)=>{const s=r.value;if(!he(s))return r.issues.push({expected:"\
record",code:"invalid_type",input:s,inst:e}),r;const a=[],u=t.keyType._zod.values;if(u&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};const c=new Set;for(const l of u)if(typeof l=="string"||typeof l=="nu\
mber"||typeof l=="symbol"){if(c.add(typeof l=="number"?l.toString():l),l==="__proto__")continue;const d=t.keyType._zod.run({value:l,issues:[]},o);if(d instanceof Promise)throw new Error("Async schemas\
 not supported in object keys currently");if(d.issues.length){r.issues.push({code:"invalid_key",origin:"record",issues:d.issues.map(p=>Q(p,o,K())),input:l,path:[l],inst:e});continue}const h=d.value;if(h===
"__proto__")continue;const m=t.valueType._zod.run({value:s[l],issues:[]},o);m instanceof Promise?a.push(m.then(p=>{p.issues.length&&r.issues.push(...Y(l,p.issues)),r.value[h]=p.value})):(m.issues.length&&
r.issues.push(...Y(l,m.issues)),r.value[h]=m.value)}let f;for(const l in s)if(!c.has(l))if(t.mode==="loose"){if(l==="__proto__")continue;r.value[l]=s[l]}else f=f??[],f.push(l);f&&f.length>0&&r.issues.
push({code:"unrecognized_keys",input:s,inst:e,keys:f,continue:!0})}else{r.value=n?n.alloc(e,r,{},o):{};let c;for(const f of Reflect.ownKeys(s)){if(f==="__proto__"||!Object.prototype.propertyIsEnumerable.
call(s,f))continue;let l=t.keyType._zod.run({value:f,issues:[]},o);if(l instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof f=="string"&&Oe.test(f)&&l.
issues.length){const p=t.keyType._zod.run({value:Number(f),issues:[]},o);if(p instanceof Promise)throw new Error("Async schemas not supported in object keys currently");p.issues.length===0&&(l=p)}if(l.
issues.length){t.mode==="loose"?r.value[f]=s[f]:u?(c=c??[],c.push(f)):r.issues.push({code:"invalid_key",origin:"record",issues:l.issues.map(p=>Q(p,o,K())),input:f,path:[f],inst:e});continue}const h=l.
value;if(h==="__proto__")continue;const m=t.valueType._zod.run({value:s[f],issues:[]},o);m instanceof Promise?a.push(m.then(p=>{p.issues.length&&r.issues.push(...Y(f,p.issues)),r.value[h]=p.value})):(m.
issues.length&&r.issues.push(...Y(f,m.issues)),r.value[h]=m.value)}c&&c.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return a.length?Promise.all(a).then(()=>r):
r}}),xl=v("$ZodMap",(e,t)=>{S.init(e,t);const n=B.memoizer;n?.attach(e),e._zod.parse=(r,o)=>{const s=r.value;if(!(s instanceof Map))return r.issues.push({expected:"map",code:"invalid_type",input:s,inst:e}),
r;const a=[];r.value=n?n.alloc(e,r,new Map,o):new Map;const u=o?.abortEarly;let c=r.issues.length;for(const[f,l]of s){if(u&&r.issues.length!==c){if(J(r,c))break;c=r.issues.length}const d=t.keyType._zod.
run({value:f,issues:[]},o),h=t.valueType._zod.run({value:l,issues:[]},o);d instanceof Promise||h instanceof Promise?a.push(Promise.all([d,h]).then(([m,p])=>{$s(m,p,r,f,s,e,o)})):$s(d,h,r,f,s,e,o)}return a.
length?Promise.all(a).then(()=>r):r},Kn(e,jl)});function $s(e,t,n,r,o,s,a){e.issues.length&&(mt.has(typeof r)?n.issues.push(...Y(r,e.issues)):n.issues.push({code:"invalid_key",origin:"map",input:o,inst:s,
issues:e.issues.map(u=>Q(u,a,K()))})),t.issues.length&&(mt.has(typeof r)?n.issues.push(...Y(r,t.issues)):n.issues.push({origin:"map",code:"invalid_element",input:o,inst:s,key:r,issues:t.issues.map(u=>Q(
u,a,K()))})),n.value.set(e.value,t.value)}i($s,"handleMapResult");var Jl=v("$ZodSet",(e,t)=>{S.init(e,t);const n=B.memoizer;n?.attach(e),e._zod.parse=(r,o)=>{const s=r.value;if(!(s instanceof Set))return r.
issues.push({input:s,inst:e,expected:"set",code:"invalid_type"}),r;const a=[];r.value=n?n.alloc(e,r,new Set,o):new Set;const u=o?.abortEarly;let c=r.issues.length;for(const f of s){if(u&&r.issues.length!==
c){if(J(r,c))break;c=r.issues.length}const l=t.valueType._zod.run({value:f,issues:[]},o);l instanceof Promise?a.push(l.then(d=>ws(d,r))):ws(l,r)}return a.length?Promise.all(a).then(()=>r):r},Kn(e,Vl)});
function ws(e,t){e.issues.length&&t.issues.push(...e.issues),t.value.add(e.value)}i(ws,"handleSetResult");var ys=v("$ZodEnum",(e,t)=>{S.init(e,t);const n=dt(t.entries),r=new Set(n);e._zod.values=r,Z(e,
"pattern",o=>{const s=dt(o.def.entries).filter(a=>mt.has(typeof a));return new RegExp(s.length?`^(${s.map(a=>ue(a.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{const a=o.value;return r.
has(a)||o.issues.push({code:"invalid_value",values:n,input:a,inst:e}),o}}),bs=v("$ZodLiteral",(e,t)=>{S.init(e,t);const n=new Set(t.values);e._zod.values=n,Z(e,"pattern",r=>{const o=r.def.values;return new RegExp(
o.length?`^(${o.map(s=>typeof s=="string"?ue(s):s?ue(s.toString()):String(s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{const s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.
values,input:s,inst:e}),r}}),Kl=v("$ZodFile",(e,t)=>{S.init(e,t),e._zod.parse=(n,r)=>{const o=n.value;return o instanceof File||n.issues.push({expected:"file",code:"invalid_type",input:o,inst:e}),n}}),
ks=v("$ZodTransform",(e,t)=>{S.init(e,t),e._zod.optin="optional",B.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")throw new bt(e.constructor.name);const o=t.transform(n.value,n);if(r.
async)return(o instanceof Promise?o:Promise.resolve(o)).then(a=>(n.value=a,n));if(o instanceof Promise)throw new ce;return n.value=o,n}});function zs(e,t){return e.value=t.issues.length?void 0:t.value,
e}i(zs,"handleOptionalResult");var Wn=v("$ZodOptional",(e,t)=>{S.init(e,t),Z(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",Z(e,"values",n=>{const r=n.
def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),Z(e,"pattern",n=>{const r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${pe(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.
value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;const o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>zs(n,s)):zs(n,o)}return t.innerType._zod.
run(n,r)}}),Is=v("$ZodExactOptional",(e,t)=>{Wn.init(e,t),Z(e,"values",n=>n.def.innerType._zod.values),Z(e,"pattern",n=>n.def.innerType._zod.pattern),e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),Ss=v(
"$ZodNullable",(e,t)=>{S.init(e,t),Z(e,"optin",n=>n.def.innerType._zod.optin),Z(e,"optout",n=>n.def.innerType._zod.optout),Z(e,"pattern",n=>{const r=n.def.innerType._zod.pattern;return r?new RegExp(`^\
(${pe(r.source)}|null)$`):void 0}),Z(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType._zod.run(n,r)}),As=v(
"$ZodDefault",(e,t)=>{S.init(e,t),e._zod.optin="defaulted",Z(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)
return n.value=t.defaultValue,n;const o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(s=>Zs(s,t)):Zs(o,t)}});function Zs(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}i(Zs,"h\
andleDefaultResult");var Os=v("$ZodPrefault",(e,t)=>{S.init(e,t),e._zod.optin="defaulted",Z(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction==="backward"||n.value===void 0&&
(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),Ns=v("$ZodNonOptional",(e,t)=>{S.init(e,t),Z(e,"values",n=>{const r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),
e._zod.parse=(n,r)=>{const o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(s=>Ps(s,e)):Ps(o,e)}});function Ps(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"invalid\
_type",expected:"nonoptional",input:e.value,inst:t}),e}i(Ps,"handleNonOptionalResult");var Wl=v("$ZodSuccess",(e,t)=>{S.init(e,t),e._zod.parse=(n,r)=>{if(r.direction==="backward")throw new bt("ZodSucc\
ess");const o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(s=>(n.value=s.issues.length===0,n)):(n.value=o.issues.length===0,n)}});function Es(e,t,n,r){return t.issues.length?(e.value=n.
catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>Q(o,r,K()))},input:e.value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}i(Es,"handleCatchResult");var Cs=v("$ZodCatch",(e,t)=>{S.init(e,t),
Z(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),Z(e,"optout",n=>n.def.innerType._zod.optout),Z(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.direction===
"backward")return t.innerType._zod.run(n,r);const o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>Es(n,s,t,r)):Es(n,o,t,r)}}),Gl=v("$ZodNaN",(e,t)=>{S.init(e,
t),e._zod.parse=(n,r)=>((typeof n.value!="number"||!Number.isNaN(n.value))&&n.issues.push({input:n.value,inst:e,expected:"nan",code:"invalid_type"}),n)}),Gn=v("$ZodPipe",(e,t)=>{S.init(e,t),Z(e,"value\
s",n=>n.def.in._zod.values),Z(e,"optin",n=>n.def.in._zod.optin),Z(e,"optout",n=>n.def.out._zod.optout),Z(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){const s=t.
out._zod.run(n,r);return s instanceof Promise?s.then(a=>Et(a,t.in,r)):Et(s,t.in,r)}const o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>Et(s,t.out,r)):Et(o,t.out,r)}});function Et(e,t,n){return e.
issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}i(Et,"handlePipeResult");var Ds=v("$ZodCodec",(e,t)=>{S.init(e,t),Z(e,"values",n=>n.def.in._zod.
values),Z(e,"optin",n=>n.def.in._zod.optin),Z(e,"optout",n=>n.def.out._zod.optout),Z(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if((r.direction||"forward")==="forward"){const s=t.
in._zod.run(n,r);return s instanceof Promise?s.then(a=>Ct(a,t,r)):Ct(s,t,r)}else{const s=t.out._zod.run(n,r);return s instanceof Promise?s.then(a=>Ct(a,t,r)):Ct(s,t,r)}}});function Ct(e,t,n){if(e.issues.
length)return e.aborted=!0,e;if((n.direction||"forward")==="forward"){const o=t.transform(e.value,e);return o instanceof Promise?o.then(s=>Dt(e,s,t.out,n)):Dt(e,o,t.out,n)}else{const o=t.reverseTransform(
e.value,e);return o instanceof Promise?o.then(s=>Dt(e,s,t.in,n)):Dt(e,o,t.in,n)}}i(Ct,"handleCodecAResult");function Dt(e,t,n,r){return e.issues.length?(e.aborted=!0,e):n._zod.run({value:t,issues:e.issues},
r)}i(Dt,"handleCodecTxResult");var Xl=v("$ZodPreprocess",(e,t)=>{Gn.init(e,t)}),Ts=v("$ZodReadonly",(e,t)=>{S.init(e,t),Z(e,"propValues",n=>n.def.innerType._zod.propValues),Z(e,"values",n=>n.def.innerType.
_zod.values),Z(e,"optin",n=>n.def.innerType?._zod?.optin),Z(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")return t.innerType._zod.run(n,r);const o=t.innerType.
_zod.run(n,r);return o instanceof Promise?o.then(Ls):Ls(o)}});function Ls(e){return e.memo||(e.value=Object.freeze(e.value)),e}i(Ls,"handleReadonlyResult");function ql(e){const t=e._zod.def;let n=t.pattern,
r=!!t.format?.includes("int"),o,s;for(const u of t.checks??[]){const c=u._zod.def;c.pattern&&(n=c.pattern),r||(r=!!c.format?.includes("int"));const f=c.minimum??c.length,l=c.maximum??c.length;f!==void 0&&
(o===void 0||f>o)&&(o=f),l!==void 0&&(s===void 0||l<s)&&(s=l)}if(n)return n.source;if(o!==void 0&&s!==void 0&&o>s)return"(?!)";if(o!==void 0||s!==void 0)return Qi({minimum:o,maximum:s}).source;const a=e.
_zod.pattern;return(r&&a===Oe?Sn:a)?.source}i(ql,"leafPattern");function Xn(e){const t=e._zod.def,n=e._zod.pattern?.source,r=t.innerType??e._zod.innerType;if(r){const o=r._zod.pattern?.source,s=Xn(r);
return n&&o&&s&&s!==o?n.replace(pe(o),()=>pe(s)):n}if(t.options){const o=t.options.map(Xn);if(o.every(Boolean))return`^(${o.map(s=>pe(s)).join("|")})$`}return ql(e)}i(Xn,"partPattern");var Hl=v("$ZodT\
emplateLiteral",(e,t)=>{S.init(e,t);const n=[];for(const r of t.parts)if(typeof r=="object"&&r!==null){const o=Xn(r);if(!o)throw new Error(`Invalid template literal part, no pattern found: ${[...r._zod.
traits].shift()}`);n.push(pe(o))}else if(r===null||si.has(typeof r))n.push(ue(`${r}`));else throw new Error(`Invalid template literal part: ${r}`);e._zod.pattern=new RegExp(`^${n.join("")}$`),e._zod.parse=
(r,o)=>typeof r.value!="string"?(r.issues.push({input:r.value,inst:e,expected:"string",code:"invalid_type"}),r):(e._zod.pattern.lastIndex=0,e._zod.pattern.test(r.value)||r.issues.push({input:r.value,inst:e,
code:"invalid_format",format:t.format??"template_literal",pattern:e._zod.pattern.source}),r)}),Yl=v("$ZodFunction",(e,t)=>(S.init(e,t),Object.defineProperty(e,"_def",{value:t}),e._zod.def=t,e.implement=
n=>{if(typeof n!="function")throw new Error("implement() must be called with a function");return Object.defineProperty(function(...r){const o=e._def.input?pn(e._def.input,r):r,s=Reflect.apply(n,this,o);
return e._def.output?pn(e._def.output,s):s},"_zod",{value:e._zod,enumerable:!1})},e.implementAsync=n=>{if(typeof n!="function")throw new Error("implementAsync() must be called with a function");return Object.
defineProperty(async function(...r){const o=e._def.input?await hn(e._def.input,r):r,s=await Reflect.apply(n,this,o);return e._def.output?await hn(e._def.output,s):s},"_zod",{value:e._zod,enumerable:!1})},
e._zod.parse=(n,r)=>typeof n.value!="function"?(n.issues.push({code:"invalid_type",expected:"function",input:n.value,inst:e}),n):(e._def.output&&e._def.output._zod.def.type==="promise"?n.value=e.implementAsync(
n.value):n.value=e.implement(n.value),n),e.input=(...n)=>{const r=e.constructor;return Array.isArray(n[0])?new r({type:"function",input:new hs({type:"tuple",items:n[0],rest:n[1]}),output:e._def.output}):
new r({type:"function",input:n[0],output:e._def.output})},e.output=n=>{const r=e.constructor;return new r({type:"function",input:e._def.input,output:n})},e)),Ql=v("$ZodPromise",(e,t)=>{S.init(e,t),e._zod.
parse=(n,r)=>Promise.resolve(n.value).then(o=>t.innerType._zod.run({value:o,issues:[]},r))}),Rs=v("$ZodLazy",(e,t)=>{S.init(e,t),ti(e._zod,"innerType",()=>{const n=t;return n._cachedInner||(n._cachedInner=
t.getter()),n._cachedInner}),Z(e,"pattern",n=>n.innerType?._zod?.pattern),Z(e,"propValues",n=>n.innerType?._zod?.propValues),Z(e,"optin",n=>n.innerType?._zod?.optin??void 0),Z(e,"optout",n=>n.innerType?.
_zod?.optout??void 0),e._zod.parse=(n,r)=>e._zod.innerType._zod.run(n,r)}),js=v("$ZodCustom",(e,t)=>{L.init(e,t),S.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{const r=n.value,o=t.fn(r);if(o instanceof
Promise)return o.then(s=>Vs(s,n,r,e));Vs(o,n,r,e)}});function Vs(e,t,n,r){if(!e){const o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&(o.params=
r._zod.def.params),t.issues.push(yt(o))}}i(Vs,"handleRefineResult");var Fs=class extends Error{static{i(this,"$ZodCyclicError")}constructor(){super("Cannot parse a reference cycle that closes through \
a transform"),this.name="ZodCyclicError"}},qn="~memo",Ms=[];function Us(e){return e!==null&&typeof e=="object"}i(Us,"isRef");function Hn(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}i(
Hn,"cloneIssues");var Bs=new WeakMap,Ne=0,Tt=1,tt=2;function nt(e,t,n){const r=Bs.get(e);if(r!==void 0)return r?tt:Ne;if(t.has(e))return tt;t.add(e);let o=Ne;const s=i(l=>{if(o!==tt&&l?._zod){const d=nt(
l,t,n);d>o&&(o=d)}},"check"),a=i((l,d)=>{let h=Ne;for(const m of Reflect.ownKeys(l)){const p=Object.getOwnPropertyDescriptor(l,m);if(d&&!p.enumerable)continue;const _=p.get?Tt:p.value?._zod?nt(p.value,
t,n):Ne;_>h&&(h=_)}return h},"shape"),u=i(l=>{l>o&&(o=l)},"merge2"),c=e._zod.def,f=c.type;switch(f){case"object":{const l=ht(c);u(l?a(l,!0):Tt),s(c.catchall);break}case"array":s(c.element);break;case"\
tuple":for(const l of c.items)s(l);s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(const l of c.options)s(l);break;case"intersec\
tion":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.
in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"lazy":{const l=c._cachedInner??(n?e._zod.innerType:void 0);u(l?nt(l,t,!1):Tt);break}case"template_literal":case"string":case"number":case"\
int":case"boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"cus\
tom":break;default:for(const l in c){const d=Object.getOwnPropertyDescriptor(c,l);if(!d||d.get)continue;const h=d.value;if(!(!h||typeof h!="object")){if(h._zod)s(h);else if(Array.isArray(h))for(const m of h)
s(m)}}}return t.delete(e),ed(e,o)}i(nt,"isRecursive");function ed(e,t){return t!==Tt&&Bs.set(e,t===tt),t}i(ed,"settle");function Yn(e){return nt(e,new Set,!0)!==Ne}i(Yn,"isRecursiveSchema");function td(e,t){
let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}i(td,"bucketFor");var Lt,Rt=[],nd={alloc(e,t,n){const r=Lt;if(!r)return n;Lt=void 0;const o={value:n,issues:null};return r.set(t.value,
o),Rt.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{const n=e._zod.parse,r=i((o,s)=>{if(s.direction!=="backward"&&Qn(s,o.value))throw new Fs;return n(o,s)},"\
wrapped");e._zod.parse=r,e._zod.run===n&&(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{const a=e._zod.parse,u=i((c,f)=>{if(n===void 0){
const b=nt(e,new Set,!1);if(b===Ne)return e._zod.parse=a,e._zod.run===u&&(e._zod.run=a),a(c,f);b===tt||r?n=!0:r=!0}const l=c.value;if(!Us(l))return a(c,f);let d=f[qn];d||(d={buckets:new WeakMap,backEdges:void 0},
f[qn]=d);let h;o===f?h=s:(h=td(d,e),o=f,s=h);const m=h.get(l);if(m)return c.value=m.value,m.issues?m.issues.length&&c.issues.push(...Hn(m.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(m.value)),c;Lt=h;const p=Rt.length,_=a(c,f);Lt=void 0;const $=Rt.length>p?Rt.pop():void 0;return _ instanceof Promise?_.then(b=>($&&($.issues=b.issues.length?Hn(b.issues):Ms),b)):($&&($.issues=_.issues.
length?Hn(_.issues):Ms),_)},"wrapped");e._zod.parse=u,e._zod.run===a&&(e._zod.run=u)})}};function xs(){return nd}i(xs,"memoizer");function Qn(e,t){const n=e[qn]?.backEdges;return n!==void 0&&Us(t)&&n.
has(t)}i(Qn,"isBackEdge");var Js={};(0,oe.__export)(Js,{en:i(()=>Ks,"en")});var rd=i(()=>{const e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"\
to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}i(t,"getSizing");const n={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"\
UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO du\
ration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",
e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,a){return s==="number"&&typeof a=="number"&&
!Number.isFinite(a)?String(a):r[s]??s}return i(o,"getTypeName"),s=>{switch(s.code){case"invalid_type":{const a=o(s.expected),u=fi(s.input),c=o(u,s.input);return`Invalid input: expected ${a}, received ${c}`}case"\
invalid_value":return s.values.length===1?`Invalid input: expected ${on(s.values[0])}`:`Invalid option: expected one of ${Qt(s.values,"|")}`;case"too_big":{const a=s.exact?"exactly ":s.inclusive?"<=":
"<",u=t(s.origin);return u?`Too big: expected ${s.origin??"value"} to have ${a}${s.maximum.toString()} ${u.unit??"elements"}`:`Too big: expected ${s.origin??"value"} to be ${a}${s.maximum.toString()}`}case"\
too_small":{const a=s.exact?"exactly ":s.inclusive?">=":">",u=t(s.origin);return u?`Too small: expected ${s.origin} to have ${a}${s.minimum.toString()} ${u.unit}`:`Too small: expected ${s.origin} to b\
e ${a}${s.minimum.toString()}`}case"invalid_format":{const a=s;return a.format==="starts_with"?`Invalid string: must start with "${a.prefix}"`:a.format==="ends_with"?`Invalid string: must end with "${a.
suffix}"`:a.format==="includes"?`Invalid string: must include "${a.includes}"`:a.format==="regex"?`Invalid string: must match pattern ${a.pattern}`:`Invalid ${n[a.format]??s.format}`}case"not_multiple\
_of":return`Invalid number: must be a multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${Qt(s.keys,", ")}`;case"invalid_key":return`Invalid key in ${s.
origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value. Expected ${s.options.map(u=>`'${u}'`).join(" | ")}`:s.inclusive===!1?"Invalid \
input: more than one option matched":"Invalid input";case"invalid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}},"error");function Ks(){return{localeError:rd()}}i(Ks,"e\
n_default");var Ws,id=Symbol("ZodOutput"),od=Symbol("ZodInput"),Gs=class{static{i(this,"$ZodRegistry")}constructor(){this._map=new WeakMap,this._idmap=new Map}add(e,...t){const n=t[0];return this._map.
set(e,n),n&&typeof n=="object"&&"id"in n&&this._idmap.set(n.id,e),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(e){const t=this._map.get(e);return t&&typeof t=="object"&&"i\
d"in t&&this._idmap.delete(t.id),this._map.delete(e),this}get(e){const t=e._zod.parent;if(t){const n={...this.get(t)??{}};delete n.id;const r={...n,...this._map.get(e)};return Object.keys(r).length?r:
void 0}return this._map.get(e)}has(e){return this._map.has(e)}};function Xs(){return new Gs}i(Xs,"registry"),(Ws=globalThis).__zod_globalRegistry??(Ws.__zod_globalRegistry=Xs());var te=globalThis.__zod_globalRegistry,
q=Symbol.for("zod.compile.invalid"),qs=Symbol.for("zod.compile.fallback"),we=class extends Error{static{i(this,"ZodCompileAsyncError")}constructor(e="z.compile does not support async refinements, tran\
sforms, or checks"){super(e),this.name="ZodCompileAsyncError"}},N=class extends Error{static{i(this,"ZodCompileUnsupportedError")}constructor(e,t=!0){super(`z.compile does not support ${e}; this schem\
a must use the runtime parser`),this.name="ZodCompileUnsupportedError",this.islandable=t}};function sd(e,t){try{return jt(e,{assertOnly:!0})}catch{return t}}i(sd,"compileValidator");function ad(e,t){try{
const n=jt(e),r=Hs(e,n);return r._zod.bag.validator=sd(e,n),r}catch(n){if(t?.strict)throw n;return e}}i(ad,"compile");function Hs(e,t){if(Yn(e))throw new N("a schema whose subtree contains a reference\
 cycle");const n=ie(e),r=e._zod.run,o=r.__originalRun??r,s=i((a,u)=>{if(u?.async||u?.direction==="backward"||u?.skipChecks||u?.[qs]||u&&Qn(u,a.value))return o(a,u);const c=t(a.value);return c!==q?(a.value=
c,a):(u&&(u[qs]=!0),o(a,u))},"wrapped");return s.__originalRun=o,n._zod.bag.fallbackRun=o,n._zod.bag.validator=t,n._zod.run=s,r.__originalRun||ud(n,e,t),n}i(Hs,"withParser");function ud(e,t,n){const r=e,
o=t;if(typeof o.safeParse=="function"){const s=o.safeParse;r.safeParse=(a,u)=>{const c=n(a);return c!==q?{success:!0,data:c}:s(a,u)}}if(typeof o.parse=="function"){const s=o.parse;r.parse=(a,u)=>{const c=n(
a);return c!==q?c:s(a,u)}}}i(ud,"installCompiledUserMethods");function jt(e,t){let n=!0;try{n=Yn(e)}catch{}if(n)throw new N("a schema whose subtree contains a reference cycle");const r={constants:new Map,
constantCounter:0,varCounter:0,definite:!0},o=new Pn(["input"]),s=R(o,r,e,"input",!t?.assertOnly);o.write(s===null?"return true;":`return ${s};`);const a=["INVALID",...r.constants.keys()],u=[q,...r.constants.
values()],c=o.content.join(`
`),f=t?.debug?a.length>0?`// Constants: ${a.join(", ")}
${c}`:c:"",l=Function,d=`return (input) => {
${c}
}`;let h;try{h=new l(...a,d)(...u)}catch(m){throw new N(`this schema (generated code failed to evaluate: ${m.message})`)}return t?.debug&&(h.code=f),h.definite=r.definite,h}i(jt,"compileFn");function k(e,t){
for(const[r,o]of e.constants)if(o===t)return r;const n=`c${e.constantCounter++}`;return e.constants.set(n,t),n}i(k,"addConstant");function ye(e,t){return e.definite=!1,k(e,t)}i(ye,"addUserConstant");function y(e){
return`v${e.varCounter++}`}i(y,"newVar");function cd(e,t){const n=e._zod.run({value:t,issues:[]},{});if(n&&typeof n.then=="function")return q;const r=n;return r.issues.length===0?r.value:q}i(cd,"runti\
meRun");function U(e,t,n,r,o=!0){const s=e.content.length,a=t.constants.size,u=t.constantCounter,c=t.varCounter;try{return R(e,t,n,r,o)}catch(f){if(!(f instanceof N)||!f.islandable)throw f;if(e.content.
length=s,t.constants.size>a){const l=Array.from(t.constants.keys()).slice(a);for(const d of l)t.constants.delete(d)}return t.constantCounter=u,t.varCounter=c,fd(e,t,n,r)}}i(U,"compileChild");function fd(e,t,n,r){
t.definite=!1;const o=k(t,n),s=k(t,cd),a=y(t);return e.write(`const ${a} = ${s}(${o}, ${r});`),e.write(`if (${a} === INVALID) return INVALID;`),a}i(fd,"emitRuntimeIsland");var ld=new Set(["max_size","\
min_size","size_equals","max_length","min_length","length_equals"]);function dd(e,t,n,r){const o=n._zod.def.checks;if(!o||o.length===0)return r;let s=r;for(const a of o){const u=a._zod.def;if(u.when&&
!ld.has(u.check))throw new N('check with a custom "when" condition');switch(u.check){case"greater_than":pd(e,t,u,s);break;case"less_than":hd(e,t,u,s);break;case"multiple_of":md(e,t,u,s);break;case"num\
ber_format":Qs(e,u,s);break;case"min_length":{const c=ve(u.minimum,"min_length"),f=er(e,t,s,`${s}.length >= ${c} && ${s}.length < ${u.minimum*2}`);e.write(`if (${f} < ${c}) return INVALID;`);break}case"\
max_length":{const c=ve(u.maximum,"max_length"),f=er(e,t,s,`${s}.length > ${c}`);e.write(`if (${f} > ${c}) return INVALID;`);break}case"length_equals":{const c=ve(u.length,"length_equals"),f=er(e,t,s,
`${s}.length >= ${c} && ${s}.length <= ${u.length*2}`);e.write(`if (${f} !== ${c}) return INVALID;`);break}case"min_size":e.write(`if (${s}.size < ${ve(u.minimum,"min_size")}) return INVALID;`);break;case"\
max_size":e.write(`if (${s}.size > ${ve(u.maximum,"max_size")}) return INVALID;`);break;case"size_equals":e.write(`if (${s}.size !== ${ve(u.size,"size_equals")}) return INVALID;`);break;case"string_fo\
rmat":s=ea(e,t,u,s);break;case"custom":s=yd(e,t,a,s);break;case"bigint_format":vd(e,u,s);break;case"mime_type":_d(e,t,u,s);break;case"property":$d(e,t,u,s);break;case"properties":gd(e,t,u,s);break;case"\
overwrite":{const c=y(t);wd(e,t,a,s,c),s=c;break}default:throw new N(`check type ${u.check}`)}}return s}i(dd,"generateChecks");function er(e,t,n,r){const o=k(t,xe),s=y(t);return e.write(`const ${s} = \
typeof ${n} === "string" && ${r} ? ${o}(${n}) : ${n}.length;`),s}i(er,"codePointLengthVar");function ve(e,t){if(typeof e!="number"||!Number.isFinite(e))throw new N(`${t} bound of type ${typeof e}`);return`${e}`}
i(ve,"numericOperand");function Ys(e,t){if(typeof t=="bigint")return`${t}n`;if(typeof t=="number"){if(Number.isNaN(t))throw new N("comparison check with NaN bound");return`${t}`}if(t instanceof Date){
if(Number.isNaN(t.getTime()))throw new N("comparison check with Invalid Date bound");return k(e,t)}throw new N(`comparison check bound of type ${typeof t}`)}i(Ys,"comparisonOperand");function pd(e,t,n,r){
const o=n.inclusive?"<":"<=";e.write(`if (${r} ${o} ${Ys(t,n.value)}) return INVALID;`)}i(pd,"generateGreaterThanCheck");function hd(e,t,n,r){const o=n.inclusive?">":">=";e.write(`if (${r} ${o} ${Ys(t,
n.value)}) return INVALID;`)}i(hd,"generateLessThanCheck");function md(e,t,n,r){if(typeof n.value=="bigint"){if(n.value===BigInt(0))throw new N("multiple_of check with a zero divisor");e.write(`if (${r}\
 % ${n.value}n !== 0n) return INVALID;`)}else{const o=k(t,tn);e.write(`if (${o}(${r}, ${ve(n.value,"multiple_of")}) !== 0) return INVALID;`)}}i(md,"generateMultipleOfCheck");function Qs(e,t,n){const r=t.
format;switch(r){case"safeint":e.write(`if (!Number.isSafeInteger(${n})) return INVALID;`);break;case"int32":e.write(`if (!Number.isInteger(${n}) || ${n} < -2147483648 || ${n} > 2147483647) return INV\
ALID;`);break;case"uint32":e.write(`if (!Number.isInteger(${n}) || ${n} < 0 || ${n} > 4294967295) return INVALID;`);break;case"float32":e.write(`if (!Number.isFinite(${n}) || ${n} < -3.402823466385288\
6e38 || ${n} > 3.4028234663852886e38) return INVALID;`);break;case"float64":e.write(`if (!Number.isFinite(${n})) return INVALID;`);break;default:throw new N(`number format ${r}`)}}i(Qs,"generateNumber\
FormatCheck");function vd(e,t,n){const r=t.format;if(r)switch(r){case"int64":e.write(`if (${n} < -9223372036854775808n || ${n} > 9223372036854775807n) return INVALID;`);break;case"uint64":e.write(`if \
(${n} < 0n || ${n} > 18446744073709551615n) return INVALID;`);break;default:throw new N(`bigint format ${r}`)}}i(vd,"generateBigIntFormatCheck");function _d(e,t,n,r){const o=n.mime;if(o&&o.length>0){const s=k(
t,new Set(o));e.write(`if (!${s}.has(${r}.type)) return INVALID;`)}}i(_d,"generateMimeTypeCheck");function gd(e,t,n,r){if(n.when)throw new N('check with a custom "when" condition');e.write(`if (${r} =\
= null) return INVALID;`);const o=n.shape;for(const s of Reflect.ownKeys(o)){const a=typeof s=="symbol"?k(t,s):G(s),u=y(t);e.write(`const ${u} = ${r}[${a}];`),U(e,t,o[s],u,!1)}}i(gd,"generatePropertie\
sChecks");function $d(e,t,n,r){const o=`${r}[${JSON.stringify(n.property)}]`;R(e,t,n.schema,o)}i($d,"generatePropertyCheck");function wd(e,t,n,r,o){const s=n._zod.def.tx;if(!s)throw new N("overwrite c\
heck without a transform function");if(ke(s))throw new we("z.compile: async overwrite transforms are not supported");const a=k(t,s);e.write(`const ${o} = ${a}(${r});`)}i(wd,"generateOverwriteCheck");function tr(){
throw new ce}i(tr,"throwAsync");function nr(e){this.issues.push(e)}i(nr,"pushIssue");function yd(e,t,n,r){const o=n._zod.def;if(o.fn){if(ke(o.fn))throw new we("z.compile: async .refine() predicates ar\
e not supported");const s=ye(t,o.fn),a=k(t,tr),u=y(t);return e.write(`const ${u} = ${s}(${r});`),e.write(`if (${u} instanceof Promise) ${a}();`),e.write(`if (!${u}) return INVALID;`),r}if(n._zod.check){
if(ke(n._zod.check))throw new we("z.compile: async .superRefine() / check functions are not supported");const s=n._zod.check,u=ye(t,i(f=>{const l={value:f,issues:[],addIssue:nr};return s(l)instanceof Promise&&
tr(),l.issues.length===0?l.value:q},"helperFn")),c=y(t);return e.write(`const ${c} = ${u}(${r});`),e.write(`if (${c} === INVALID) return INVALID;`),c}throw new N("custom check without a predicate or c\
heck function")}i(yd,"generateCustomRefineCheck");var bd=new Set(["cidrv4","cuid","cuid2","date","datetime","duration","e164","email","emoji","ends_with","guid","includes","ipv4","ksuid","lowercase","\
mac","nanoid","regex","starts_with","time","ulid","uppercase","uuid","xid"]);function ea(e,t,n,r,o=!0){const s=n.format;if(s==="base64"){const f=k(t,Zt);return e.write(`if (!${f}(${r})) return INVALID\
;`),r}if(s==="base64url"){const f=k(t,Fn);return e.write(`if (!${f}(${r})) return INVALID;`),r}if(s==="jwt"){const f=k(t,Bn),l=k(t,n.alg??null);return e.write(`if (!${f}(${r}, ${l})) return INVALID;`),
r}if(s==="ipv6"){const f=k(t,At);return e.write(`if (!${f}(${r})) return INVALID;`),r}if(s==="cidrv6"){const f=k(t,jn);return e.write(`if (!${f}(${r})) return INVALID;`),r}if(s==="credit_card"){const f=k(
t,Mn);return e.write(`if (!${f}(${r})) return INVALID;`),r}if(s==="iban"){const f=k(t,Un);return e.write(`if (!${f}(${r})) return INVALID;`),r}const a=n;if(s==="url"||s==="httpurl"||a.normalize||a.hostname!==
void 0||a.protocol!==void 0){const f=k(t,Tn),l=k(t,n),d=y(t),h=y(t);if(e.write(`const ${d} = ${r}.trim();`),e.write(`const ${h} = ${f}(${d}, ${l});`),e.write(`if (typeof ${h} === "number") return INVA\
LID;`),a.hostname!==void 0){const _=k(t,Ln);e.write(`if (!${_}(${h}, ${l}.hostname)) return INVALID;`)}if(a.protocol!==void 0){const _=k(t,Rn);e.write(`if (!${_}(${h}, ${l}.protocol)) return INVALID;`)}
if(!o)return null;const m=y(t),p=a.normalize?`${h}.href`:`${k(t,St)}(${d})`;return e.write(`const ${m} = ${p};`),m}const u=n.fn;if(u){if(ke(u))throw new N(`async string format ${s}`);const f=k(t,u);return e.
write(`if (!${f}(${r})) return INVALID;`),r}if(bd.has(s)&&n.pattern){const f=k(t,n.pattern);return e.write(`${f}.lastIndex = 0;`),e.write(`if (!${f}.test(${r})) return INVALID;`),r}const c=n.format;switch(c){case"\
regex":throw new N("regex format without a pattern");case"lowercase":e.write(`if (${r} !== ${r}.toLowerCase()) return INVALID;`);break;case"uppercase":e.write(`if (${r} !== ${r}.toUpperCase()) return \
INVALID;`);break;case"includes":e.write(`if (!${r}.includes(${G(n.includes)})) return INVALID;`);break;case"starts_with":{const f=n.prefix;e.write(`if (${r}.slice(0, ${f.length}) !== ${G(f)}) return I\
NVALID;`);break}case"ends_with":{const f=n.suffix;e.write(`if (${r}.slice(-${f.length}) !== ${G(f)}) return INVALID;`);break}default:throw new N(`string format ${c}`)}return r}i(ea,"generateStringForm\
atCheck");function R(e,t,n,r,o=!0){const s=n._zod.def,a=s.type;if(s.coerce)throw new N(`coercion (z.coerce.${a}())`);const u=o||!!s.checks?.length;let c;switch(a){case"string":c=kd(e,t,n,r,u);break;case"\
number":c=zd(e,n,r);break;case"boolean":c=Id(e,r);break;case"bigint":c=Sd(e,n,r);break;case"symbol":c=Ad(e,r);break;case"undefined":c=Zd(e,r);break;case"null":c=Od(e,r);break;case"any":case"unknown":c=
r;break;case"never":e.write("return INVALID;"),c=r;break;case"void":c=Nd(e,r);break;case"nan":c=Pd(e,r);break;case"date":c=Ed(e,r);break;case"object":c=Cd(e,t,n,r,u);break;case"optional":c=Dd(e,t,n,r,
u);break;case"nullable":c=Rd(e,t,n,r,u);break;case"array":c=jd(e,t,n,r,u);break;case"literal":c=Vd(e,t,n,r);break;case"enum":c=Fd(e,t,n,r);break;case"readonly":{const f=na(e,t,n,r),l=y(t);e.write(`con\
st ${l} = Object.freeze(${f});`),c=l;break}case"success":na(e,t,n,r),c="true";break;case"default":case"prefault":c=Md(e,t,n,r);break;case"nonoptional":c=Ud(e,t,n,r);break;case"tuple":c=Bd(e,t,n,r);break;case"\
union":c=xd(e,t,n,r);break;case"intersection":c=Wd(e,t,n,r);break;case"record":c=Gd(e,t,n,r);break;case"map":c=qd(e,t,n,r);break;case"set":c=Hd(e,t,n,r);break;case"file":c=Yd(e,r);break;case"template_\
literal":c=Qd(e,t,n,r);break;case"lazy":c=ep(e,t,n,r);break;case"pipe":c=tp(e,t,n,r);break;case"custom":c=np(e,t,n,r);break;case"transform":c=op(e,t,n,r);break;case"catch":c=ip(e,t,n,r);break;default:
throw new N(`schema type ${a}`)}return c===null?null:dd(e,t,n,c)}i(R,"generateCheck");function kd(e,t,n,r,o=!0){e.write(`if (typeof ${r} !== "string") return INVALID;`);const s=n._zod.def;return s.format===
void 0?r:ea(e,t,s,r,o)}i(kd,"generateStringCheck");function zd(e,t,n){e.write(`if (typeof ${n} !== "number" || !Number.isFinite(${n})) return INVALID;`);const r=t._zod.def;return r.check==="number_for\
mat"&&r.format&&Qs(e,{format:r.format},n),n}i(zd,"generateNumberCheck");function Id(e,t){return e.write(`if (typeof ${t} !== "boolean") return INVALID;`),t}i(Id,"generateBooleanCheck");function Sd(e,t,n){
e.write(`if (typeof ${n} !== "bigint") return INVALID;`);const r=t._zod.def;if(r.format)switch(r.format){case"int64":e.write(`if (${n} < -9223372036854775808n || ${n} > 9223372036854775807n) return IN\
VALID;`);break;case"uint64":e.write(`if (${n} < 0n || ${n} > 18446744073709551615n) return INVALID;`);break}return n}i(Sd,"generateBigIntCheck");function Ad(e,t){return e.write(`if (typeof ${t} !== "s\
ymbol") return INVALID;`),t}i(Ad,"generateSymbolCheck");function Zd(e,t){return e.write(`if (${t} !== undefined) return INVALID;`),t}i(Zd,"generateUndefinedCheck");function Od(e,t){return e.write(`if \
(${t} !== null) return INVALID;`),t}i(Od,"generateNullCheck");function Nd(e,t){return e.write(`if (${t} !== undefined) return INVALID;`),t}i(Nd,"generateVoidCheck");function Pd(e,t){return e.write(`if\
 (typeof ${t} !== "number" || !Number.isNaN(${t})) return INVALID;`),t}i(Pd,"generateNaNCheck");function Ed(e,t){return e.write(`if (!(${t} instanceof Date) || Number.isNaN(${t}.getTime())) return INV\
ALID;`),t}i(Ed,"generateDateCheck");function Cd(e,t,n,r,o=!0){const s=n._zod.def;e.write(`if (typeof ${r} !== "object" || ${r} === null || Array.isArray(${r})) return INVALID;`);const a=s.shape,u=Object.
keys(a),c=Object.getOwnPropertySymbols(a),f=c.length?[...u,...c]:u,l=i(w=>typeof w=="symbol"?k(t,w):G(w),"keyExpr"),d=i(w=>typeof w=="symbol"?`[${l(w)}]`:G(w),"propKey"),h=a;if(u.includes("__proto__"))
throw new N('object shape key "__proto__"');const m=new Map;for(const w of f){const I=h[w],z=l(w),P=y(t);if(e.write(`const ${P} = ${r}[${z}];`),I._zod.optin!==void 0){const A=y(t);e.write(`let ${A} = \
(() => {`),e.indented(D=>{const ne=U(D,t,I,P);D.write(`return ${ne};`)}),e.write("})();"),I._zod.optout==="optional"?(e.write(`if (${A} === INVALID) {`),e.indented(D=>{D.write(`if (${z} in ${r}) retur\
n INVALID;`),D.write(`${A} = undefined;`)}),e.write("}")):e.write(`if (${A} === INVALID) return INVALID;`),m.set(w,A)}else{Ld(I)&&e.write(`if (!(${z} in ${r})) return INVALID;`);const A=U(e,t,I,P,o);A!==
null&&m.set(w,A)}}const p=s.catchall;let _="none";if(p){const w=p._zod.def.type;if(w==="never"){const I=u.map(z=>`k !== ${G(z)}`).join(" && ")||"true";e.write(`for (const k in ${r}) {`),e.indented(z=>{
z.write(`if (${I}) return INVALID;`)}),e.write("}")}else(w==="unknown"||w==="any")&&!p._zod.def.checks?.length?_="passthrough":_="schema"}const $=y(t),b=f.some(w=>ta(h[w])||rr(h[w]));if(!o){if(_==="sc\
hema"){const w=u.length>0?k(t,new Set(u)):null;e.write(`for (const k in ${r}) {`),e.indented(I=>{I.write('if (k === "__proto__") continue;'),w&&I.write(`if (${w}.has(k)) continue;`);const z=y(t);I.write(
`const ${z} = ${r}[k];`),U(I,t,p,z,!1)}),e.write("}")}return null}if(b){e.write(`const ${$} = {};`);for(const w of f){const I=l(w),z=m.get(w);rr(h[w])?e.write(`if (${I} in ${r}) ${$}[${I}] = ${z};`):ta(
h[w])?e.write(`if (${z} !== undefined || ${I} in ${r}) ${$}[${I}] = ${z};`):e.write(`${$}[${I}] = ${z};`)}}else{const w=f.map(I=>`${d(I)}: ${m.get(I)}`).join(", ");e.write(`const ${$} = { ${w} };`)}if(_!==
"none"){const w=u.length>0?k(t,new Set(u)):null;e.write(`for (const k in ${r}) {`),e.indented(I=>{if(I.write('if (k === "__proto__") continue;'),w&&I.write(`if (${w}.has(k)) continue;`),_==="passthrou\
gh")I.write(`${$}[k] = ${r}[k];`);else{const z=y(t);I.write(`const ${z} = ${r}[k];`);const P=U(I,t,p,z);I.write(`${$}[k] = ${P};`)}}),e.write("}")}return $}i(Cd,"generateObjectCheck");function Dd(e,t,n,r,o=!0){
const s=n._zod.def;if(Td(n))return R(e,t,s.innerType,r,o);if(s.innerType._zod.optin==="defaulted"){const u=y(t),c=y(t);return e.write(`let ${u};`),e.write(`if (${r} === undefined) {`),e.indented(f=>{f.
write(`const ${c} = (() => {`),f.indented(l=>{const d=R(l,t,s.innerType,r);l.write(`return ${d};`)}),f.write("})();"),f.write(`if (${c} !== INVALID) ${u} = ${c};`)}),e.write("} else {"),e.indented(f=>{
const l=R(f,t,s.innerType,r);f.write(`${u} = ${l};`)}),e.write("}"),u}const a=o?y(t):null;return a&&e.write(`let ${a};`),e.write(`if (${r} !== undefined) {`),e.indented(u=>{const c=R(u,t,s.innerType,r,
o);a&&c!==null&&u.write(`${a} = ${c};`)}),e.write("}"),a}i(Dd,"generateOptionalCheck");function Td(e){return e._zod.traits?.has("$ZodExactOptional")===!0}i(Td,"isExactOptional");function Ld(e){return e.
_zod.optin===void 0&&be(e)}i(Ld,"requiresPresenceCheck");function be(e){if(e._zod.def.coerce)return!0;const t=e._zod.def;switch(t.type){case"any":case"unknown":case"undefined":case"void":case"default":case"\
prefault":case"transform":case"custom":case"lazy":return!0;case"string":case"number":case"boolean":case"bigint":case"symbol":case"null":case"never":case"nan":case"date":case"object":case"array":case"t\
uple":case"record":case"map":case"set":case"file":case"template_literal":return!1;case"nonoptional":return t.innerType?be(t.innerType):!1;case"literal":return!!t.values?.includes(void 0);case"enum":return!!e.
_zod.values?.has(void 0);case"optional":case"nullable":case"readonly":case"success":return t.innerType?be(t.innerType):!0;case"catch":return!0;case"union":return t.options?t.options.some(be):!0;case"i\
ntersection":return!t.left||!t.right?!0:be(t.left)&&be(t.right);case"pipe":return t.in?be(t.in):!0;default:return!0}}i(be,"fastPathAcceptsAbsence");function rr(e){return e._zod.optin==="optional"&&e._zod.
optout==="optional"}i(rr,"dropsWhenAbsent");function ta(e){return(e._zod.optin!=="defaulted"||e._zod.optout==="optional")&&Pe(e)}i(ta,"mayOmitUndefined");function Pe(e){const t=e._zod.def;switch(t.type){case"\
string":case"number":case"boolean":case"bigint":case"symbol":case"null":case"nan":case"date":case"object":case"array":case"tuple":case"record":case"map":case"set":case"file":case"template_literal":case"\
never":case"success":return!1;case"literal":return!!t.values?.includes(void 0);case"enum":return!!e._zod.values?.has(void 0);case"optional":return!0;case"nullable":case"readonly":case"nonoptional":return t.
innerType?Pe(t.innerType):!0;case"union":return t.options?t.options.some(Pe):!0;case"intersection":return!t.left||!t.right||Pe(t.left)||Pe(t.right);case"pipe":return t.out?Pe(t.out):!0;default:return!0}}
i(Pe,"mayOutputUndefined");function Rd(e,t,n,r,o=!0){const s=n._zod.def,a=o?y(t):null;return a&&e.write(`let ${a} = null;`),e.write(`if (${r} !== null) {`),e.indented(u=>{const c=R(u,t,s.innerType,r,o);
a&&c!==null&&u.write(`${a} = ${c};`)}),e.write("}"),a}i(Rd,"generateNullableCheck");function ir(e,t,n){for(const[r,o]of _t(t._zod.def.checks))e.write(`if (${n} > ${ve(r,o._zod.def.check)}) return INVA\
LID;`)}i(ir,"generateSizeGate");function jd(e,t,n,r,o=!0){const s=n._zod.def;e.write(`if (!Array.isArray(${r})) return INVALID;`),ir(e,n,`${r}.length`);const a=o?y(t):null,u=y(t),c=y(t);return a&&e.write(
`const ${a} = new Array(${r}.length);`),e.write(`for (let ${u} = 0; ${u} < ${r}.length; ${u}++) {`),e.indented(f=>{f.write(`const ${c} = ${r}[${u}];`);const l=U(f,t,s.element,c,o);a&&l!==null&&f.write(
`${a}[${u}] = ${l};`)}),e.write("}"),a}i(jd,"generateArrayCheck");function Vd(e,t,n,r){const s=n._zod.def.values;if(s.length!==1){const u=k(t,new Set(s));return e.write(`if (!${u}.has(${r})) return IN\
VALID;`),r}const a=s[0];if(typeof a=="number"&&Number.isNaN(a)){const u=k(t,new Set(s));return e.write(`if (!${u}.has(${r})) return INVALID;`),r}if(typeof a=="string")e.write(`if (${r} !== ${G(a)}) re\
turn INVALID;`);else if(typeof a=="number"||typeof a=="boolean")e.write(`if (${r} !== ${a}) return INVALID;`);else if(a===null)e.write(`if (${r} !== null) return INVALID;`);else if(a===void 0)e.write(
`if (${r} !== undefined) return INVALID;`);else if(typeof a=="bigint")e.write(`if (${r} !== ${a}n) return INVALID;`);else throw new N(`literal type ${typeof a}`);return r}i(Vd,"generateLiteralCheck");
function Fd(e,t,n,r){const o=n._zod.values;if(!o)throw new N("enum schema without enumerated values");const s=k(t,o);return e.write(`if (!${s}.has(${r})) return INVALID;`),r}i(Fd,"generateEnumCheck");
function na(e,t,n,r){const o=n._zod.def;return R(e,t,o.innerType,r)}i(na,"generateWrapperCheck");function Md(e,t,n,r){const o=n._zod.def,a=Object.getOwnPropertyDescriptor(n._zod.def,"defaultValue")?()=>n.
_zod.def.defaultValue:void 0;if(n._zod.def.type==="prefault"){if(!a)return R(e,t,o.innerType,r);const c=k(t,a),f=y(t);return e.write(`let ${f} = ${r};`),e.write(`if (${r} === undefined) ${f} = ${c}();`),
R(e,t,o.innerType,f)}const u=y(t);if(a){const c=k(t,a),f=k(t,rn);e.write(`let ${u};`),e.write(`if (${r} === undefined) {`),e.indented(l=>{l.write(`${u} = ${f}(${c}());`)}),e.write("} else {"),e.indented(
l=>{const d=R(l,t,o.innerType,r);l.write(`${u} = ${d} === undefined ? ${f}(${c}()) : ${d};`)}),e.write("}")}else e.write(`let ${u};`),e.write(`if (${r} !== undefined) {`),e.indented(c=>{const f=R(c,t,
o.innerType,r);c.write(`${u} = ${f};`)}),e.write("}");return u}i(Md,"generateDefaultCheck");function Ud(e,t,n,r){const o=n._zod.def,s=R(e,t,o.innerType,r),a=y(t);return e.write(`const ${a} = ${s};`),e.
write(`if (${a} === undefined) return INVALID;`),a}i(Ud,"generateNonOptionalCheck");function Bd(e,t,n,r){const o=n._zod.def,s=o.items,a=o.rest;e.write(`if (!Array.isArray(${r})) return INVALID;`);const u=ra(
s,"optin"),c=ra(s,"optout");a?e.write(`if (${r}.length < ${u}) return INVALID;`):e.write(`if (${r}.length < ${u} || ${r}.length > ${s.length}) return INVALID;`);const f=y(t);e.write(`const ${f} = [];`);
for(let l=0;l<s.length;l++){const d=s[l];if(l>=c)e.write(`if (${f}.length === ${l}) {`),e.indented(h=>{h.write(`if (${l} < ${r}.length) {`),h.indented(m=>{const p=y(t);m.write(`const ${p} = ${r}[${l}]\
;`);const _=U(m,t,d,p);m.write(`${f}[${l}] = ${_};`)}),h.write("} else {"),h.indented(m=>{if(rr(d)){m.write(`${f}.length = ${l};`);return}const p=y(t),_=y(t);m.write(`const ${p} = undefined;`),m.write(
`const ${_} = (() => {`),m.indented($=>{const b=U($,t,d,p);$.write(`return ${b};`)}),m.write("})();"),m.write(`if (${_} === INVALID || ${_} === undefined) ${f}.length = ${l};`),m.write(`else ${f}[${l}\
] = ${_};`)}),h.write("}")}),e.write("}");else{const h=y(t);e.write(`const ${h} = ${r}[${l}];`);const m=U(e,t,d,h);e.write(`${f}[${l}] = ${m};`)}}if(a){const l=y(t),d=y(t);e.write(`for (let ${l} = ${s.
length}; ${l} < ${r}.length; ${l}++) {`),e.indented(h=>{h.write(`const ${d} = ${r}[${l}];`);const m=U(h,t,a,d);h.write(`${f}[${l}] = ${m};`)}),e.write("}")}return f}i(Bd,"generateTupleCheck");function ra(e,t){
for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}i(ra,"getTupleOptStart2");function xd(e,t,n,r){const o=n._zod.def,s=o.options;
if(o.discriminator)return Jd(e,t,o,r);if(o.inclusive===!1)throw new N("exclusive unions (z.xor)");if(s.length===0)return e.write("return INVALID;"),r;if(s.length===1)return R(e,t,s[0],r);if(s.every(c=>c.
_zod.def.type==="literal"&&!c._zod.def.checks?.length)){const c=new Set(s.flatMap(l=>l._zod.def.values)),f=k(t,c);return e.write(`if (!${f}.has(${r})) return INVALID;`),r}const u=y(t);e.write(`let ${u}\
;`);for(let c=0;c<s.length;c++){const f=s[c];c===0?e.write(`${u} = (() => {`):e.write(`if (${u} === INVALID) ${u} = (() => {`),e.indented(l=>{const d=R(l,t,f,r);l.write(`return ${d};`)}),e.write("})()\
;")}return e.write(`if (${u} === INVALID) return INVALID;`),u}i(xd,"generateUnionCheck");function Jd(e,t,n,r){if(n.unionFallback)throw new N("discriminated union with unionFallback");if(n.options.length===
0)return e.write("return INVALID;"),r;const o=y(t),s=y(t);e.write(`const ${o} = ${r}?.[${G(n.discriminator)}];`),e.write(`let ${s};`);let a=!0;const u=new Set;for(const c of n.options){const f=c._zod.
propValues?.[n.discriminator];if(!f||f.size===0)throw new N("discriminated union option without static discriminator values");for(const h of f){if(u.has(h))throw new N(`duplicate discriminator value ${String(
h)}`);u.add(h)}const l=Array.from(f,h=>Kd(t,o,h)),d=a?"if":"else if";e.write(`${d} (${l.join(" || ")}) {`),e.indented(h=>{const m=R(h,t,c,r);h.write(`${s} = ${m};`)}),e.write("}"),a=!1}return e.write(
"else { return INVALID; }"),s}i(Jd,"generateDiscriminatedUnionCheck");function Kd(e,t,n){if(typeof n=="string")return`${t} === ${G(n)}`;if(typeof n=="number")return Number.isNaN(n)?`Number.isNaN(${t})`:
`${t} === ${n}`;if(typeof n=="boolean")return`${t} === ${n}`;if(n===null)return`${t} === null`;if(n===void 0)return`${t} === undefined`;if(typeof n=="bigint")return`${t} === ${n}n`;if(typeof n=="symbo\
l"){const r=k(e,n);return`${t} === ${r}`}throw new N(`literal discriminator value ${String(n)}`)}i(Kd,"literalEquality");function Wd(e,t,n,r){const o=n._zod.def;t.definite=!1;const s=U(e,t,o.left,r),a=U(
e,t,o.right,r),u=k(t,et),c=y(t);return e.write(`const ${c} = ${u}(${s}, ${a});`),e.write(`if (!${c}.valid) return INVALID;`),`${c}.data`}i(Wd,"generateIntersectionCheck");function Gd(e,t,n,r){const o=n.
_zod.def,s=k(t,he);e.write(`if (!${s}(${r})) return INVALID;`);const a=y(t),u=y(t),c=y(t);e.write(`const ${a} = {};`);const f=o,l=f.partial?void 0:o.keyType._zod.values;if(l){const m=[];for(const _ of l){
if(!(typeof _=="string"||typeof _=="number"||typeof _=="symbol"))throw new N(`record key value ${String(_)}`);const $=typeof _=="number"?_.toString():_;if($==="__proto__")throw new N('record key "__pr\
oto__"');m.push($);const b=k(t,_),w=R(e,t,o.keyType,b),I=y(t);e.write(`const ${I} = ${r}[${Xd(t,$)}];`);const z=U(e,t,o.valueType,I);e.write(`${a}[${w}] = ${z};`)}const p=k(t,new Set(m));return e.write(
`for (const ${u} in ${r}) {`),e.indented(_=>{_.write(`if (${p}.has(${u})) continue;`),f.mode==="loose"?_.write(`if (${u} !== "__proto__") ${a}[${u}] = ${r}[${u}];`):_.write("return INVALID;")}),e.write(
"}"),a}const d=o.keyType._zod.def;if(!(d.type==="string"&&d.format===void 0&&!d.coerce&&(d.checks?.length??0)===0)){const m=o.mode==="loose",p=jt(o.keyType);p.definite===!1&&(t.definite=!1);const _=k(
t,p),$=k(t,Oe),b=y(t);return ia(e,t,r,u,w=>{w.write(`let ${b} = ${_}(${u});`),w.write(`if (${b} === INVALID && typeof ${u} === "string" && ${$}.test(${u})) ${b} = ${_}(Number(${u}));`),m?w.write(`if (${b}\
 === INVALID) { ${a}[${u}] = ${r}[${u}]; continue; }`):w.write(`if (${b} === INVALID) return INVALID;`),w.write(`if (${b} === "__proto__") continue;`);const I=y(t);w.write(`const ${I} = ${r}[${u}];`);
const z=U(w,t,o.valueType,I);w.write(`${a}[${b}] = ${z};`)}),a}return ia(e,t,r,u,m=>{m.write(`const ${c} = ${r}[${u}];`);const p=U(m,t,o.valueType,c);m.write(`${a}[${u}] = ${p};`)},"return INVALID;"),
a}i(Gd,"generateRecordCheck");function ia(e,t,n,r,o,s){const a=k(t,Object.prototype.propertyIsEnumerable),u=y(t),c=y(t),f=y(t);e.write(`const ${u} = Object.getOwnPropertySymbols(${n});`),e.write(`cons\
t ${c} = Object.getOwnPropertyNames(${n});`),e.write(`for (let ${f} = 0; ${f} < ${c}.length; ${f}++) {`),e.indented(l=>{l.write(`const ${r} = ${c}[${f}];`),l.write(`if (${r} === "__proto__" || !${a}.c\
all(${n}, ${r})) continue;`),o(l)}),e.write("}"),e.write(`for (let ${f} = 0; ${f} < ${u}.length; ${f}++) {`),e.indented(l=>{l.write(`const ${r} = ${u}[${f}];`),l.write(`if (!${a}.call(${n}, ${r})) con\
tinue;`),s?l.write(s):o(l)}),e.write("}")}i(ia,"emitOwnKeys");function Xd(e,t){return typeof t=="string"?G(t):k(e,t)}i(Xd,"literalPropertyKey");function qd(e,t,n,r){const o=n._zod.def;e.write(`if (!(${r}\
 instanceof Map)) return INVALID;`),ir(e,n,`${r}.size`);const s=y(t),a=y(t),u=y(t);return e.write(`const ${s} = new Map();`),e.write(`for (const [${a}, ${u}] of ${r}) {`),e.indented(c=>{const f=R(c,t,
o.keyType,a),l=R(c,t,o.valueType,u);c.write(`${s}.set(${f}, ${l});`)}),e.write("}"),s}i(qd,"generateMapCheck");function Hd(e,t,n,r){const o=n._zod.def;e.write(`if (!(${r} instanceof Set)) return INVAL\
ID;`),ir(e,n,`${r}.size`);const s=y(t),a=y(t);return e.write(`const ${s} = new Set();`),e.write(`for (const ${a} of ${r}) {`),e.indented(u=>{const c=R(u,t,o.valueType,a);u.write(`${s}.add(${c});`)}),e.
write("}"),s}i(Hd,"generateSetCheck");function Yd(e,t){return e.write(`if (!(${t} instanceof File)) return INVALID;`),t}i(Yd,"generateFileCheck");function Qd(e,t,n,r){e.write(`if (typeof ${r} !== "str\
ing") return INVALID;`);const o=n._zod.pattern;if(o){const s=k(t,o);e.write(`${s}.lastIndex = 0;`),e.write(`if (!${s}.test(${r})) return INVALID;`)}return r}i(Qd,"generateTemplateLiteralCheck");function ep(e,t,n,r){
const o=n._zod.def,s=ye(t,o.getter),a=k(t,{parser:null});e.write(`if (!${a}.parser) {`),e.indented(c=>{c.write(`const inner = ${s}();`),c.write(`${a}.parser = function(input) {`),c.indented(f=>{f.write(
"const result = inner._zod.run({ value: input, issues: [] }, {});"),f.write("return result.issues.length === 0 ? result.value : INVALID;")}),c.write("};")}),e.write("}");const u=y(t);return e.write(`c\
onst ${u} = ${a}.parser(${r});`),e.write(`if (${u} === INVALID) return INVALID;`),u}i(ep,"generateLazyCheck");function tp(e,t,n,r){const o=n._zod.def,s=R(e,t,o.in,r);if(o.transform){if(ke(o.transform))
throw new we("z.compile: async transforms in pipes are not supported");const a=o.transform,c=ye(t,i(l=>{const d={value:l,issues:[],addIssue:nr},h=a(l,d);return h instanceof Promise?q:d.issues.length===
0?h:q},"helperFn")),f=y(t);return e.write(`const ${f} = ${c}(${s});`),e.write(`if (${f} === INVALID) return INVALID;`),R(e,t,o.out,f)}else return R(e,t,o.out,s)}i(tp,"generatePipeCheck");function ke(e){
return typeof e=="function"&&(e.constructor.name==="AsyncFunction"||e[Symbol.toStringTag]==="AsyncFunction")}i(ke,"isAsyncFunction");function np(e,t,n,r){const o=n._zod.def;if(o.fn){if(ke(o.fn))throw new we(
"z.compile: async custom predicates are not supported");const s=ye(t,o.fn),a=k(t,tr),u=y(t);e.write(`const ${u} = ${s}(${r});`),e.write(`if (${u} instanceof Promise) ${a}();`),e.write(`if (!${u}) retu\
rn INVALID;`)}else throw new N("custom schema without a predicate function");return r}i(np,"generateCustomCheck");function rp(e,t,n){const r=e._zod.run({value:n,issues:[]},{});if(r&&typeof r.then=="fu\
nction")return q;const o=r;return o.issues.length===0?o.value:t()}i(rp,"runtimeCatch");function ip(e,t,n,r){const o=n._zod.def;if(!o.catchValue[fn])throw new N("catch with a callback (only a constant \
catch value compiles)",!1);const s=y(t);e.write(`let ${s} = (() => {`),e.indented(f=>{const l=U(f,t,o.innerType,r);f.write(`return ${l};`)}),e.write("})();");const a=k(t,o.innerType),u=ye(t,o.catchValue),
c=k(t,rp);return e.write(`if (${s} === INVALID) {`),e.indented(f=>{f.write(`${s} = ${c}(${a}, ${u}, ${r});`),f.write(`if (${s} === INVALID) return INVALID;`)}),e.write("}"),s}i(ip,"generateCatchCheck");
function op(e,t,n,r){const o=n._zod.def;if(o.transform){if(ke(o.transform))throw new we("z.compile: async transforms are not supported");const s=o.transform,u=ye(t,i(f=>{const l={value:f,issues:[],addIssue:nr},
d=s(f,l);return d instanceof Promise?q:l.issues.length===0?d:q},"helperFn")),c=y(t);return e.write(`const ${c} = ${u}(${r});`),e.write(`if (${c} === INVALID) return INVALID;`),c}return r}i(op,"generat\
eTransformCheck");function Vt(e){return e.checks&&(e.checks=[...e.checks]),e}i(Vt,"snapshotChecks");function oa(e,t){return new e(Vt({type:"string",...g(t)}))}i(oa,"_string");function sp(e,t){return new e(
Vt({type:"string",coerce:!0,...g(t)}))}i(sp,"_coercedString");function sa(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...g(t)})}i(sa,"_email");function aa(e,t){return new e(
{type:"string",format:"guid",check:"string_format",abort:!1,...g(t)})}i(aa,"_guid");function ua(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,...g(t)})}i(ua,"_uuid");function ca(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...g(t)})}i(ca,"_uuidv4");function fa(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,
version:"v6",...g(t)})}i(fa,"_uuidv6");function la(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...g(t)})}i(la,"_uuidv7");function or(e,t){return new e({type:"\
string",format:"url",check:"string_format",abort:!1,...g(t)})}i(or,"_url");function da(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...g(t)})}i(da,"_emoji2");function pa(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...g(t)})}i(pa,"_nanoid");function ha(e,t){return new e({type:"string",format:"cuid",check:"string_format",abort:!1,...g(t)})}
i(ha,"_cuid");function ma(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...g(t)})}i(ma,"_cuid2");function va(e,t){return new e({type:"string",format:"ulid",check:"stri\
ng_format",abort:!1,...g(t)})}i(va,"_ulid");function _a(e,t){return new e({type:"string",format:"xid",check:"string_format",abort:!1,...g(t)})}i(_a,"_xid");function ga(e,t){return new e({type:"string",
format:"ksuid",check:"string_format",abort:!1,...g(t)})}i(ga,"_ksuid");function $a(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...g(t)})}i($a,"_ipv4");function wa(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...g(t)})}i(wa,"_ipv6");function ap(e,t){return new e({type:"string",format:"mac",check:"string_format",abort:!1,...g(t)})}i(ap,
"_mac");function ya(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...g(t)})}i(ya,"_cidrv4");function ba(e,t){return new e({type:"string",format:"cidrv6",check:"string\
_format",abort:!1,...g(t)})}i(ba,"_cidrv6");function sr(e,t){return new e({type:"string",format:"base64",check:"string_format",abort:!1,...g(t)})}i(sr,"_base64");function ka(e,t){return new e({type:"s\
tring",format:"base64url",check:"string_format",abort:!1,...g(t)})}i(ka,"_base64url");function za(e,t){return new e({type:"string",format:"e164",check:"string_format",abort:!1,...g(t)})}i(za,"_e164");
function up(e,t){return new e({type:"string",format:"credit_card",check:"string_format",abort:!1,...g(t)})}i(up,"_creditCard");function cp(e,t){return new e({type:"string",format:"iban",check:"string_\
format",abort:!1,...g(t)})}i(cp,"_iban");function Ia(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...g(t)})}i(Ia,"_jwt");var fp={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function ar(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...g(t)})}i(ar,"_isoDateTime");function ur(e,t){return new e({type:"\
string",format:"date",check:"string_format",...g(t)})}i(ur,"_isoDate");function cr(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...g(t)})}i(cr,"_isoTime");function fr(e,t){
return new e({type:"string",format:"duration",check:"string_format",...g(t)})}i(fr,"_isoDuration");function Sa(e,t){return new e(Vt({type:"number",checks:[],...g(t)}))}i(Sa,"_number");function lp(e,t){
return new e(Vt({type:"number",coerce:!0,checks:[],...g(t)}))}i(lp,"_coercedNumber");function Aa(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...g(t)})}i(Aa,"_int");
function dp(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...g(t)})}i(dp,"_float32");function pp(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"\
float64",...g(t)})}i(pp,"_float64");function hp(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...g(t)})}i(hp,"_int32");function mp(e,t){return new e({type:"number",check:"\
number_format",abort:!1,format:"uint32",...g(t)})}i(mp,"_uint32");function Za(e,t){return new e({type:"boolean",...g(t)})}i(Za,"_boolean");function vp(e,t){return new e({type:"boolean",coerce:!0,...g(
t)})}i(vp,"_coercedBoolean");function _p(e,t){return new e({type:"bigint",...g(t)})}i(_p,"_bigint");function gp(e,t){return new e({type:"bigint",coerce:!0,...g(t)})}i(gp,"_coercedBigint");function $p(e,t){
return new e({type:"bigint",check:"bigint_format",abort:!1,format:"int64",...g(t)})}i($p,"_int64");function wp(e,t){return new e({type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...g(t)})}
i(wp,"_uint64");function yp(e,t){return new e({type:"symbol",...g(t)})}i(yp,"_symbol");function bp(e,t){return new e({type:"undefined",...g(t)})}i(bp,"_undefined2");function Oa(e,t){return new e({type:"\
null",...g(t)})}i(Oa,"_null2");function kp(e){return new e({type:"any"})}i(kp,"_any");function Na(e){return new e({type:"unknown"})}i(Na,"_unknown");function Pa(e,t){return new e({type:"never",...g(t)})}
i(Pa,"_never");function zp(e,t){return new e({type:"void",...g(t)})}i(zp,"_void");function Ip(e,t){return new e({type:"date",...g(t)})}i(Ip,"_date");function Sp(e,t){return new e({type:"date",coerce:!0,
...g(t)})}i(Sp,"_coercedDate");function Ap(e,t){return new e({type:"nan",...g(t)})}i(Ap,"_nan");function Ft(e,t){return new On({check:"less_than",...g(t),value:e,inclusive:!1})}i(Ft,"_lt");function Ee(e,t){
return new On({check:"less_than",...g(t),value:e,inclusive:!0})}i(Ee,"_lte");function Mt(e,t){return new Nn({check:"greater_than",...g(t),value:e,inclusive:!1})}i(Mt,"_gt");function Ce(e,t){return new Nn(
{check:"greater_than",...g(t),value:e,inclusive:!0})}i(Ce,"_gte");function Zp(e){return Mt(0,e)}i(Zp,"_positive");function Op(e){return Ft(0,e)}i(Op,"_negative");function Np(e){return Ee(0,e)}i(Np,"_n\
onpositive");function Pp(e){return Ce(0,e)}i(Pp,"_nonnegative");function lr(e,t){return new so({check:"multiple_of",...g(t),value:e})}i(lr,"_multipleOf");function Ep(e,t){return new co({check:"max_siz\
e",...g(t),maximum:e})}i(Ep,"_maxSize");function Cp(e,t){return new fo({check:"min_size",...g(t),minimum:e})}i(Cp,"_minSize");function Dp(e,t){return new lo({check:"size_equals",...g(t),size:e})}i(Dp,
"_size");function dr(e,t){return new po({check:"max_length",...g(t),maximum:e})}i(dr,"_maxLength");function rt(e,t){return new ho({check:"min_length",...g(t),minimum:e})}i(rt,"_minLength");function pr(e,t){
return new mo({check:"length_equals",...g(t),length:e})}i(pr,"_length");function Ea(e,t){return new vo({check:"string_format",format:"regex",...g(t),pattern:e})}i(Ea,"_regex");function Ca(e){return new _o(
{check:"string_format",format:"lowercase",...g(e)})}i(Ca,"_lowercase");function Da(e){return new go({check:"string_format",format:"uppercase",...g(e)})}i(Da,"_uppercase");function Ta(e,t){return new $o(
{check:"string_format",format:"includes",...g(t),includes:e})}i(Ta,"_includes");function La(e,t){return new wo({check:"string_format",format:"starts_with",...g(t),prefix:e})}i(La,"_startsWith");function Ra(e,t){
return new yo({check:"string_format",format:"ends_with",...g(t),suffix:e})}i(Ra,"_endsWith");function Tp(e,t,n){return new bo({check:"property",property:e,schema:t,...g(n)})}i(Tp,"_property");function Lp(e,t){
return new ko({check:"properties",shape:e,...g(t)})}i(Lp,"_properties");function Rp(e,t){return new zo({check:"mime_type",mime:e,...g(t)})}i(Rp,"_mime");function ze(e){return new Io({check:"overwrite",
tx:e})}i(ze,"_overwrite");function ja(e){return ze(t=>t.normalize(e))}i(ja,"_normalize");function Va(){return ze(e=>e.trim())}i(Va,"_trim");function Fa(){return ze(e=>e.toLowerCase())}i(Fa,"_toLowerCa\
se");function Ma(){return ze(e=>e.toUpperCase())}i(Ma,"_toUpperCase");function Ua(){return ze(e=>ii(e))}i(Ua,"_slugify");function Ba(e,t,n){return new e({type:"array",element:t,...g(n)})}i(Ba,"_array");
function jp(e,t,n){return new e({type:"union",options:t,...g(n)})}i(jp,"_union");function Vp(e,t,n){return new e({type:"union",options:t,inclusive:!1,...g(n)})}i(Vp,"_xor");function Fp(e,t,n,r){return new e(
{type:"union",options:n,discriminator:t,...g(r)})}i(Fp,"_discriminatedUnion");function Mp(e,t,n){return new e({type:"intersection",left:t,right:n})}i(Mp,"_intersection");function Up(e,t,n,r){const o=n instanceof
S,s=o?r:n,a=o?n:null;return new e({type:"tuple",items:t,rest:a,...g(s)})}i(Up,"_tuple");function Bp(e,t,n,r){return new e({type:"record",keyType:t,valueType:n,...g(r)})}i(Bp,"_record");function xp(e,t,n,r){
return new e({type:"map",keyType:t,valueType:n,...g(r)})}i(xp,"_map");function Jp(e,t,n){return new e({type:"set",valueType:t,...g(n)})}i(Jp,"_set");function Kp(e,t,n){const r=Array.isArray(t)?Object.
fromEntries(t.map(o=>[o,o])):t;return new e({type:"enum",entries:r,...g(n)})}i(Kp,"_enum");function Wp(e,t,n){return new e({type:"enum",entries:t,...g(n)})}i(Wp,"_nativeEnum");function Gp(e,t,n){return new e(
{type:"literal",values:Array.isArray(t)?t:[t],...g(n)})}i(Gp,"_literal");function Xp(e,t){return new e({type:"file",...g(t)})}i(Xp,"_file");function qp(e,t){return new e({type:"transform",transform:t})}
i(qp,"_transform");function Hp(e,t){return new e({type:"optional",innerType:t})}i(Hp,"_optional");function Yp(e,t){return new e({type:"nullable",innerType:t})}i(Yp,"_nullable");function Qp(e,t,n){return new e(
{type:"default",innerType:t,get defaultValue(){return typeof n=="function"?n():rn(n)}})}i(Qp,"_default");function eh(e,t,n){return new e({type:"nonoptional",innerType:t,...g(n)})}i(eh,"_nonoptional");
function th(e,t){return new e({type:"success",innerType:t})}i(th,"_success");function nh(e,t,n){return new e({type:"catch",innerType:t,catchValue:typeof n=="function"?n:hi(n)})}i(nh,"_catch");function rh(e,t,n){
return new e({type:"pipe",in:t,out:n})}i(rh,"_pipe");function ih(e,t){return new e({type:"readonly",innerType:t})}i(ih,"_readonly");function oh(e,t,n){return new e({type:"template_literal",parts:t,...g(
n)})}i(oh,"_templateLiteral");function sh(e,t){return new e({type:"lazy",getter:t})}i(sh,"_lazy");function ah(e,t){return new e({type:"promise",innerType:t})}i(ah,"_promise");function xa(e,t,n){const r=g(
n);return r.abort??(r.abort=!0),new e({type:"custom",check:"custom",fn:t,...r})}i(xa,"_custom");function Ja(e,t,n){return new e({type:"custom",check:"custom",fn:t,...g(n)})}i(Ja,"_refine");function Ka(e,t){
const n=Wa(r=>(r.addIssue=o=>{if(typeof o=="string")r.issues.push(yt(o,r.value,n._zod.def));else{const s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.inst??(s.
inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(yt(s))}},e(r.value,r)),t);return n}i(Ka,"_superRefine");function Wa(e,t){const n=new L({check:"custom",...g(t)});return n._zod.check=e,
n}i(Wa,"_check");function uh(e){const t=new L({check:"describe"});return t._zod.onattach=[n=>{const r=te.get(n)??{};te.add(n,{...r,description:e})}],t._zod.check=()=>{},t}i(uh,"describe");function ch(e){
const t=new L({check:"meta"});return t._zod.onattach=[n=>{const r=te.get(n)??{};te.add(n,{...r,...e})}],t._zod.check=()=>{},t}i(ch,"meta");function fh(e,t){const n=g(t);let r=n.truthy??["true","1","ye\
s","on","y","enabled"],o=n.falsy??["false","0","no","off","n","disabled"];n.case!=="sensitive"&&(r=r.map(m=>typeof m=="string"?m.toLowerCase():m),o=o.map(m=>typeof m=="string"?m.toLowerCase():m));const s=new Set(
r),a=new Set(o),u=e.Codec??Ds,c=e.Boolean??Jn,f=e.String??Ye,l=new f({type:"string",error:n.error}),d=new c({type:"boolean",error:n.error}),h=new u({type:"pipe",in:l,out:d,transform:i(((m,p)=>{let _=m;
return n.case!=="sensitive"&&(_=_.toLowerCase()),s.has(_)?!0:a.has(_)?!1:(p.issues.push({code:"invalid_value",expected:"stringbool",values:[...s,...a],input:p.value,inst:h,continue:!1}),{})}),"transfo\
rm"),reverseTransform:i(((m,p)=>m===!0?r[0]||"true":o[0]||"false"),"reverseTransform"),error:n.error});return h._zod.bag.truthy=r,h._zod.bag.falsy=o,h._zod.bag.case=n.case??"insensitive",h}i(fh,"_stri\
ngbool");function lh(e,t,n,r={}){const o=g(r),s={check:"string_format",type:"string",format:t,fn:typeof n=="function"?n:u=>n.test(u),...o};return n instanceof RegExp&&(s.pattern=n),new e(s)}i(lh,"_str\
ingFormat");function it(e,...t){for(const n of t)for(const r of Reflect.ownKeys(n))Object.prototype.propertyIsEnumerable.call(n,r)&&re(e,r,n[r]);return e}i(it,"assignProps");function De(e){let t=e?.target??
"draft-2020-12";return t==="draft-4"&&(t="draft-04"),t==="draft-7"&&(t="draft-07"),{processors:e.processors??{},metadataRegistry:e?.metadata??te,target:t,unrepresentable:e?.unrepresentable??"throw",override:e?.
override??(()=>{}),io:e?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:e?.cycles??"ref",reused:e?.reused??"inline",intersections:[],deferred:[],external:e?.
external??void 0}}i(De,"initializeContext");function F(e,t,n,r,o){const s=typeof t.unrepresentable=="function"?t.unrepresentable({zodSchema:e,path:r.path,message:o}):t.unrepresentable;if(s==="any")return!1;
if(s===void 0||s==="throw")throw new Error(o);return Object.assign(n,s),!0}i(F,"handleUnrepresentable");function C(e,t,n={path:[],schemaPath:[]}){var r;const o=e._zod.def,s=t.seen.get(e);if(s)return s.
count++,n.schemaPath.includes(e)&&(s.cycle=n.path),s.schema;const a={schema:{},count:1,cycle:void 0,path:n.path};t.seen.set(e,a),t.sharedDefsExtractedFor=void 0,t.sharedEmitDoneFor=void 0;const u=e._zod.
toJSONSchema?.();if(u)a.schema=u;else{const l={...n,schemaPath:[...n.schemaPath,e],path:n.path};if(e._zod.processJSONSchema)e._zod.processJSONSchema(t,a.schema,l);else{const h=a.schema,m=t.processors[o.
type];if(!m)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${o.type}`);m(e,t,h,l)}const d=e._zod.parent;d&&(a.ref||(a.ref=d),C(d,t,l),t.seen.get(d).isParent=!0)}const c=t.metadataRegistry.
get(e);return c&&it(a.schema,c),t.io==="input"&&x(e)&&(delete a.schema.examples,delete a.schema.default),t.io==="input"&&"_prefault"in a.schema&&((r=a.schema).default??(r.default=a.schema._prefault)),
delete a.schema._prefault,t.seen.get(e).schema}i(C,"processSchema");function Ga(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}i(Ga,"encodeJSONPointerSegment");function Te(e,t){const n=e.seen.get(
t);if(!n)throw new Error("Unprocessed schema. This is a bug in Zod.");if(e.external&&e.sharedDefsExtractedFor===e.external)return;const r=new Map;for(const a of e.seen.entries()){const u=e.metadataRegistry.
get(a[0])?.id;if(u){const c=r.get(u);if(c&&c!==a[0])throw new Error(`Duplicate schema id "${u}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted to\
gether.`);r.set(u,a[0])}}const o=i(a=>{const u=e.target==="draft-2020-12"?"$defs":"definitions";if(e.external){const d=e.external.registry.get(a[0])?.id,h=e.external.uri??(p=>p);if(d)return{ref:h(d)};
const m=a[1].defId??a[1].schema.id??`schema${e.counter++}`;return a[1].defId=m,{defId:m,ref:`${h("__shared")}#/${u}/${Ga(m)}`}}const c="#",f=`${c}/${u}/`;if(a[1]===n&&!a[1].schema.id)return{ref:c};const l=a[1].
schema.id??`__schema${e.counter++}`;return{defId:l,ref:f+Ga(l)}},"makeURI"),s=i(a=>{if(a[1].schema.$ref)return;const u=a[1],{ref:c,defId:f}=o(a);u.def={...u.schema},f&&(u.defId=f);const l=u.schema;for(const d in l)
delete l[d];l.$ref=c},"extractToDef");if(e.cycles==="throw")for(const a of e.seen.entries()){const u=a[1];if(u.cycle)throw new Error(`Cycle detected: #/${u.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(const a of e.seen.entries()){const u=a[1];if(t===a[0]){s(a);continue}if(e.external){const f=e.external.registry.get(
a[0])?.id;if(t!==a[0]&&f){s(a);continue}}if(e.metadataRegistry.get(a[0])?.id){s(a);continue}if(u.cycle){s(a);continue}u.count>1&&e.reused==="ref"&&s(a)}e.external&&(e.sharedDefsExtractedFor=e.external)}
i(Te,"extractDefs");function Xa(e){const t=e.anyOf;if(!Array.isArray(t)||t.length===0||e.type!==void 0)return;const n=[];for(const r of t){if(!r||typeof r!="object")return;Xa(r);const o=Object.keys(r);
if(o.length!==1||o[0]!=="type")return;const s=r.type;for(const a of Array.isArray(s)?s:[s]){if(typeof a!="string")return;n.includes(a)||n.push(a)}}delete e.anyOf,e.type=n.length===1?n[0]:n}i(Xa,"compa\
ctTypeUnion");var qa=new Set(["type","properties","required","additionalProperties"]),Ha=["oneOf","anyOf"];function Ya(e){const t=e.additionalProperties;return t===void 0||t===!1||typeof t!="object"||
t===null?null:Object.keys(t).length?t:null}i(Ya,"undeclaredConstraint");function hr(e){const t=[];for(const s of e){if(typeof s!="object"||s.type!=="object")return null;for(const a in s)if(!qa.has(a))
return null;t.push(s)}const n={},r=new Set;for(const s of t){for(const a in s.properties){if(Object.prototype.hasOwnProperty.call(n,a))continue;const u=[];for(const f of t){const l=f.properties?.[a]??
Ya(f);l!=null&&(u.some(d=>JSON.stringify(d)===JSON.stringify(l))||u.push(l))}const c=u.length===1?u[0]:hr(u)??{allOf:u};re(n,a,c)}for(const a of s.required??[])r.add(a)}const o={type:"object",properties:n};
if(r.size&&(o.required=[...r]),t.every(s=>s.additionalProperties===!1))o.additionalProperties=!1;else{const s=[];for(const a of t){const u=Ya(a);u&&!s.some(c=>JSON.stringify(c)===JSON.stringify(u))&&s.
push(u)}s.length===1?o.additionalProperties=s[0]:s.length>1&&(o.additionalProperties={allOf:s})}return o}i(hr,"foldObjects");function dh(e){const t=e.allOf;if(!Array.isArray(t)||t.length<2)return;for(const o of qa)
if(o in e)return;const n=t.filter(o=>Ha.some(s=>Array.isArray(o[s])));let r=null;if(!n.length)r=hr(t);else{const o=n[0],s=Ha.find(c=>Array.isArray(o[c]));if(Object.keys(o).length!==1)return;const a=t.
filter(c=>c!==o),u=o[s].map(c=>hr([...a,c]));if(u.some(c=>!c))return;r={[s]:u}}r&&(delete e.allOf,it(e,r))}i(dh,"foldIntersection");function Le(e,t){const n=e.seen.get(t);if(!n)throw new Error("Unproc\
essed schema. This is a bug in Zod.");const r=i(u=>{const c=e.seen.get(u);if(c.ref===null)return;const f=c.def??c.schema,l={...f},d=c.ref;if(c.ref=null,d){r(d);const m=e.seen.get(d),p=m.schema;if(p.$ref&&
(e.target==="draft-07"||e.target==="draft-04"||e.target==="openapi-3.0")?(f.allOf=f.allOf??[],f.allOf.push(p)):it(f,p),it(f,l),u._zod.parent===d)for(const $ in f)$==="$ref"||$==="allOf"||$ in l||delete f[$];
if(p.$ref&&m.def)for(const $ in f)$==="$ref"||$==="allOf"||$ in m.def&&JSON.stringify(f[$])===JSON.stringify(m.def[$])&&delete f[$]}const h=u._zod.parent;if(h&&h!==d){r(h);const m=e.seen.get(h);if(m?.
schema.$ref&&(f.$ref=m.schema.$ref,m.def))for(const p in f)p==="$ref"||p==="allOf"||p in m.def&&JSON.stringify(f[p])===JSON.stringify(m.def[p])&&delete f[p]}e.override({zodSchema:u,jsonSchema:f,path:c.
path??[]})},"flattenRef");if(!e.external||e.sharedEmitDoneFor!==e.external){for(const u of[...e.seen.entries()].reverse())r(u[0]);if(e.target!=="openapi-3.0")for(const u of e.seen.entries())Xa(u[1].def??
u[1].schema);for(const u of e.deferred)u();if(e.intersections.length){const u=new Map;for(const c of e.seen.values())for(const f of[c.schema,c.def]){const l=f?.allOf;if(!Array.isArray(l))continue;const d=u.
get(l);d?d.push(f):u.set(l,[f])}for(const c of e.intersections)for(const f of u.get(c)??[])dh(f)}}const o={};if(e.target==="draft-2020-12"?o.$schema="https://json-schema.org/draft/2020-12/schema":e.target===
"draft-07"?o.$schema="http://json-schema.org/draft-07/schema#":e.target==="draft-04"?o.$schema="http://json-schema.org/draft-04/schema#":e.target,e.external?.uri){const u=e.external.registry.get(t)?.id;
if(!u)throw new Error("Schema is missing an `id` property");o.$id=e.external.uri(u)}it(o,n.defId?n.schema:n.def??n.schema);const s=e.metadataRegistry.get(t)?.id;s!==void 0&&o.id===s&&delete o.id;const a=e.
external?.defs??{};if(!e.external||e.sharedEmitDoneFor!==e.external)for(const u of e.seen.entries()){const c=u[1];c.def&&c.defId&&(c.def.id===c.defId&&delete c.def.id,re(a,c.defId,c.def))}e.external&&
(e.sharedEmitDoneFor=e.external),e.external||Object.keys(a).length>0&&(e.target==="draft-2020-12"?o.$defs=a:o.definitions=a);try{const u=JSON.parse(JSON.stringify(o));return Object.defineProperty(u,"~\
standard",{value:{...t["~standard"],jsonSchema:{input:ot(t,"input",e.processors),output:ot(t,"output",e.processors)}},enumerable:!1,writable:!1}),u}catch{throw new Error("Error converting schema to JS\
ON.")}}i(Le,"finalize");function x(e,t){const n=t??{seen:new Set};if(n.seen.has(e))return!1;n.seen.add(e);const r=e._zod.def;if(r.type==="transform")return!0;if(r.type==="array")return x(r.element,n);
if(r.type==="set")return x(r.valueType,n);if(r.type==="lazy")return x(r.getter(),n);if(r.type==="promise"||r.type==="optional"||r.type==="nonoptional"||r.type==="nullable"||r.type==="readonly"||r.type===
"default"||r.type==="prefault"||r.type==="catch")return x(r.innerType,n);if(r.type==="intersection")return x(r.left,n)||x(r.right,n);if(r.type==="record"||r.type==="map")return x(r.keyType,n)||x(r.valueType,
n);if(r.type==="pipe")return e._zod.traits.has("$ZodCodec")?!0:x(r.in,n)||x(r.out,n);if(r.type==="object"){for(const o in r.shape)if(x(r.shape[o],n))return!0;return!1}if(r.type==="union"){for(const o of r.
options)if(x(o,n))return!0;return!1}if(r.type==="tuple"){for(const o of r.items)if(x(o,n))return!0;return!!(r.rest&&x(r.rest,n))}return!1}i(x,"isTransforming");var Qa=i((e,t={})=>n=>{const r=De({...n,
processors:t});return C(e,r),Te(r,e),Le(r,e)},"createToJSONSchemaMethod"),ot=i((e,t,n={})=>r=>{const{libraryOptions:o,target:s}=r??{},a=De({...o??{},target:s,io:t,processors:n});return C(e,a),Te(a,e),
Le(a,e)},"createStandardJSONSchemaMethod"),Re=i((e,t,n)=>{(e[t]===void 0||n>e[t])&&(e[t]=n)},"narrowMin"),je=i((e,t,n)=>{(e[t]===void 0||n<e[t])&&(e[t]=n)},"narrowMax"),eu=i((e,t)=>{Re(e,"minimum",t),
je(e,"maximum",t)},"narrowBoth"),tu=i((e,t)=>{e.multipleOf??(e.multipleOf=[]),e.multipleOf.includes(t)||e.multipleOf.push(t)},"addDivisor"),nu=i((e,t)=>{e.patterns??(e.patterns=new Set),e.patterns.add(
t)},"addPattern"),ru=i((e,t)=>{e.mime=e.mime?e.mime.filter(n=>t.includes(n)):[...t]},"intersectMime"),iu=i((e,t)=>{e.format=t,t.includes("int")&&(e.isInt=!0)},"setFormat"),ou=i((e,t)=>Re(e,"minimum",t.
minimum),"minContributor"),su=i((e,t)=>je(e,"maximum",t.maximum),"maxContributor"),au=i(e=>(t,n)=>{iu(t,n.format);const[r,o]=e[n.format];Re(t,"minimum",r),je(t,"maximum",o)},"formatContributor"),ph={greater_than:i(
(e,t)=>Re(e,t.inclusive?"minimum":"exclusiveMinimum",t.value),"greater_than"),less_than:i((e,t)=>je(e,t.inclusive?"maximum":"exclusiveMaximum",t.value),"less_than"),multiple_of:i((e,t)=>tu(e,t.value),
"multiple_of"),number_format:au(sn),bigint_format:au(an),min_length:ou,max_length:su,length_equals:i((e,t)=>eu(e,t.length),"length_equals"),min_size:ou,max_size:su,size_equals:i((e,t)=>eu(e,t.size),"s\
ize_equals"),string_format:i((e,t)=>{iu(e,t.format),t.pattern&&nu(e,t.pattern),(t.format==="base64"||t.format==="base64url")&&(e.contentEncoding=t.format),(t.local||t.precision===-1)&&(e.laxFormat=!0)},
"string_format"),mime_type:i((e,t)=>ru(e,t.mime),"mime_type")};function H(e){const t={},n=e._zod.def,r=e._zod.traits.has("$ZodCheck")?[e,...n.checks??[]]:n.checks??[];for(const s of r)ph[s._zod.def.check]?.(
t,s._zod.def);const o=e._zod.bag;o.minimum!==void 0&&Re(t,"minimum",o.minimum),o.exclusiveMinimum!==void 0&&Re(t,"exclusiveMinimum",o.exclusiveMinimum),o.maximum!==void 0&&je(t,"maximum",o.maximum),o.
exclusiveMaximum!==void 0&&je(t,"exclusiveMaximum",o.exclusiveMaximum),o.multipleOf!==void 0&&tu(t,o.multipleOf),o.format!==void 0&&(t.format??(t.format=o.format),o.format.includes("int")&&(t.isInt=!0)),
o.mime&&ru(t,o.mime);for(const s of o.patterns??[])nu(t,s);return t}i(H,"aggregateChecks");var hh={guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""},mh=new Map([[Vn,xi],[Ot,
Ji]]),uu=i(e=>mh.get(e)??e,"exactPattern"),cu=i((e,t,n,r)=>{const o=n;o.type="string";const{minimum:s,maximum:a,format:u,patterns:c,contentEncoding:f,laxFormat:l}=H(e);if(typeof s=="number"&&(o.minLength=
s),typeof a=="number"&&(o.maxLength=a),u&&(o.format=hh[u]??u,o.format===""&&delete o.format,(u==="time"||l)&&delete o.format),f&&(o.contentEncoding=f),c&&c.size>0){const d=[...c].map(uu);d.length===1?
o.pattern=d[0].source:d.length>1&&(o.allOf=[...d.map(h=>({...t.target==="draft-07"||t.target==="draft-04"||t.target==="openapi-3.0"?{type:"string"}:{},pattern:h.source}))])}},"stringProcessor"),fu=i((e,t,n,r)=>{
const o=n,{minimum:s,maximum:a,multipleOf:u,exclusiveMaximum:c,exclusiveMinimum:f,isInt:l}=H(e);o.type=l?"integer":"number";const d=typeof f=="number"&&f>=(s??Number.NEGATIVE_INFINITY),h=typeof c=="nu\
mber"&&c<=(a??Number.POSITIVE_INFINITY),m=t.target==="draft-04"||t.target==="openapi-3.0";if(d?m?(o.minimum=f,o.exclusiveMinimum=!0):o.exclusiveMinimum=f:typeof s=="number"&&(o.minimum=s),h?m?(o.maximum=
c,o.exclusiveMaximum=!0):o.exclusiveMaximum=c:typeof a=="number"&&(o.maximum=a),u){const p=new Set;for(const b of u)Number.isFinite(b)&&b!==0?p.add(Math.abs(b)):F(e,t,o,r,`A multipleOf divisor of ${b}\
 cannot be represented in JSON Schema`);const[_,...$]=p;_!==void 0&&(o.multipleOf=_),$.length&&(o.allOf=[...o.allOf??[],...$.map(b=>({multipleOf:b}))])}},"numberProcessor"),lu=i((e,t,n,r)=>{n.type="bo\
olean"},"booleanProcessor"),vh=i((e,t,n,r)=>{F(e,t,n,r,"BigInt cannot be represented in JSON Schema")},"bigintProcessor"),_h=i((e,t,n,r)=>{F(e,t,n,r,"Symbols cannot be represented in JSON Schema")},"s\
ymbolProcessor"),du=i((e,t,n,r)=>{t.target==="openapi-3.0"?(n.type="string",n.nullable=!0,n.enum=[null]):n.type="null"},"nullProcessor"),gh=i((e,t,n,r)=>{F(e,t,n,r,"Undefined cannot be represented in \
JSON Schema")},"undefinedProcessor"),$h=i((e,t,n,r)=>{F(e,t,n,r,"Void cannot be represented in JSON Schema")},"voidProcessor"),pu=i((e,t,n,r)=>{n.not={}},"neverProcessor"),wh=i((e,t,n,r)=>{},"anyProce\
ssor"),hu=i((e,t,n,r)=>{},"unknownProcessor"),yh=i((e,t,n,r)=>{F(e,t,n,r,"Date cannot be represented in JSON Schema")},"dateProcessor"),mu=i((e,t,n,r)=>{const o=e._zod.def,s=dt(o.entries);if(s.length===
0){n.not={};return}s.every(a=>typeof a=="number")&&(n.type="number"),s.every(a=>typeof a=="string")&&(n.type="string"),n.enum=s},"enumProcessor"),vu=i((e,t,n,r)=>{const o=e._zod.def;if(o.values.length===
0){n.not={};return}const s=[];for(const a of o.values)if(a===void 0){if(F(e,t,n,r,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof a=="bigint"){if(F(e,t,n,r,"BigInt li\
terals cannot be represented in JSON Schema"))return;s.push(Number(a))}else s.push(a);if(s.length!==0)if(s.length===1){const a=s[0];n.type=a===null?"null":typeof a,t.target==="draft-04"||t.target==="o\
penapi-3.0"?n.enum=[a]:n.const=a}else s.every(a=>typeof a=="number")&&(n.type="number"),s.every(a=>typeof a=="string")&&(n.type="string"),s.every(a=>typeof a=="boolean")&&(n.type="boolean"),s.every(a=>a===
null)&&(n.type="null"),n.enum=s},"literalProcessor"),bh=i((e,t,n,r)=>{F(e,t,n,r,"NaN cannot be represented in JSON Schema")},"nanProcessor"),kh=i((e,t,n,r)=>{const o=n,s=e._zod.pattern;if(!s)throw new Error(
"Pattern not found in template literal");o.type="string",o.pattern=s.source},"templateLiteralProcessor"),zh=i((e,t,n,r)=>{const o=n;o.type="string",o.format="binary",o.contentEncoding="binary";const{minimum:s,
maximum:a,mime:u}=H(e);s!==void 0&&(o.minLength=s),a!==void 0&&(o.maxLength=a),u&&(u.length===0?o.not={}:u.length===1?o.contentMediaType=u[0]:o.anyOf=u.map(c=>({contentMediaType:c})))},"fileProcessor"),
Ih=i((e,t,n,r)=>{n.type="boolean"},"successProcessor"),_u=i((e,t,n,r)=>{F(e,t,n,r,"Custom types cannot be represented in JSON Schema")},"customProcessor"),Sh=i((e,t,n,r)=>{F(e,t,n,r,"Function types ca\
nnot be represented in JSON Schema")},"functionProcessor"),gu=i((e,t,n,r)=>{F(e,t,n,r,"Transforms cannot be represented in JSON Schema")},"transformProcessor"),Ah=i((e,t,n,r)=>{F(e,t,n,r,"Map cannot b\
e represented in JSON Schema")},"mapProcessor"),Zh=i((e,t,n,r)=>{F(e,t,n,r,"Set cannot be represented in JSON Schema")},"setProcessor"),$u=i((e,t,n,r)=>{const o=n,s=e._zod.def,{minimum:a,maximum:u}=H(
e);typeof a=="number"&&(o.minItems=a),typeof u=="number"&&(o.maxItems=u),o.type="array",o.items=C(s.element,t,{...r,path:[...r.path,"items"]})},"arrayProcessor");function st(e){const t=e._zod.def;return t.
type==="pipe"&&t.in._zod.traits.has("$ZodTransform")?st(t.out):t.type==="catch"?st(t.innerType):e._zod.optin}i(st,"inputOptin");var wu=i((e,t,n,r)=>{const o=n,s=e._zod.def,a=s.shape;if(Object.getOwnPropertySymbols(
a).length&&F(e,t,o,r,"Symbol keys cannot be represented in JSON Schema"))return;o.type="object",o.properties={};for(const f in a)re(o.properties,f,C(a[f],t,{...r,path:[...r.path,"properties",f]}));const c=[];
for(const f of Object.keys(a)){const l=s.shape[f];(t.io==="input"?st(l)===void 0:l._zod.optout===void 0)&&c.push(f)}c.length>0&&(o.required=c),s.catchall?._zod.def.type==="never"?o.additionalProperties=
!1:s.catchall?s.catchall&&(o.additionalProperties=C(s.catchall,t,{...r,path:[...r.path,"additionalProperties"]})):t.io==="output"&&(o.additionalProperties=!1)},"objectProcessor"),yu=i((e,t,n,r)=>{const o=e.
_zod.def,s=o.inclusive===!1,a=o.options.map((u,c)=>C(u,t,{...r,path:[...r.path,s?"oneOf":"anyOf",c]}));s?n.oneOf=a:n.anyOf=a},"unionProcessor"),bu=i((e,t,n,r)=>{const o=e._zod.def,s=C(o.left,t,{...r,path:[
...r.path,"allOf",0]}),a=C(o.right,t,{...r,path:[...r.path,"allOf",1]}),u=i(f=>"allOf"in f&&Object.keys(f).length===1,"isSimpleIntersection"),c=[...u(s)?s.allOf:[s],...u(a)?a.allOf:[a]];n.allOf=c,t.intersections.
push(c)},"intersectionProcessor"),Oh=i((e,t,n,r)=>{const o=n,s=e._zod.def;o.type="array";const a=t.target==="draft-2020-12"?"prefixItems":"items",u=t.target==="draft-2020-12"||t.target==="openapi-3.0"?
"items":"additionalItems",c=s.items.map((_,$)=>C(_,t,{...r,path:[...r.path,a,$]})),f=s.rest?C(s.rest,t,{...r,path:[...r.path,u,...t.target==="openapi-3.0"?[s.items.length]:[]]}):null;let l=s.items.length;
for(;l>0;){const _=s.items[l-1];if(!(t.io==="input"?st(_)!==void 0:_._zod.optout==="optional"))break;l--}const d=s.items.length,h=!s.rest;t.target==="draft-2020-12"?(o.prefixItems=c,h?o.items=!1:f&&(o.
items=f),l>0&&(o.minItems=l),h&&(o.maxItems=d)):t.target==="openapi-3.0"?(o.items={anyOf:c},f&&o.items.anyOf.push(f),l>0&&(o.minItems=l),h&&(o.maxItems=d)):(o.items=c,h?o.additionalItems=!1:f&&(o.additionalItems=
f),l>0&&(o.minItems=l),h&&(o.maxItems=d));const{minimum:m,maximum:p}=H(e);typeof m=="number"&&(o.minItems=m),typeof p=="number"&&(o.maxItems=p)},"tupleProcessor");function mr(e,t,n){if(t.$ref){if(n.has(
t))return t;n.add(t);const p=e.get(t)?.def;if(!p)return t;const _=mr(e,p,n);return _===p?t:_}for(const p of["anyOf","oneOf"]){const _=t[p];if(!Array.isArray(_))continue;const $=_.map(b=>mr(e,b,n));$.some(
(b,w)=>b!==_[w])&&(t={...t,[p]:$})}const r=Array.isArray(t.type)?t.type:[t.type],o=!r.includes("string")&&r.some(p=>p==="number"||p==="integer"),s=t.enum??(t.const!==void 0?[t.const]:void 0);if(!o&&!s?.
some(p=>typeof p=="number"))return t;const{minimum:a,maximum:u,exclusiveMinimum:c,exclusiveMaximum:f,multipleOf:l,format:d,id:h,...m}=t;return m.enum?m.enum=m.enum.map(p=>typeof p=="number"?String(p):
p):typeof m.const=="number"&&(m.const=String(m.const)),o&&(m.type="string",s||(m.pattern=(r.includes("number")?Oe:Sn).source)),m}i(mr,"stringifyKeyNames");var vr=new WeakMap;function Nh(e){const t=new Map;
for(const r of e.seen.values())r.def&&!t.has(r.schema)&&t.set(r.schema,r);const n=new Map;for(const r of vr.get(e)??[]){const o=e.seen.get(r),s=(o?.def??o?.schema)?.propertyNames;if(!s||s===!0||n.has(
s))continue;const a=mr(t,s,new Set);a!==s&&n.set(s,a)}if(n.size)for(const r of e.seen.values())for(const o of[r.schema,r.def]){const s=o&&n.get(o.propertyNames);s&&(o.propertyNames=s)}}i(Nh,"rewriteKe\
yNames");var ku=i((e,t,n,r)=>{const o=n,s=e._zod.def;o.type="object";const a=s.keyType,u=H(a).patterns;if(s.mode==="loose"&&u&&u.size>0){const l=C(s.valueType,t,{...r,path:[...r.path,"patternPropertie\
s","*"]});o.patternProperties={};for(const d of u)re(o.patternProperties,uu(d).source,l)}else{if(t.target==="draft-07"||t.target==="draft-2020-12"){o.propertyNames=C(s.keyType,t,{...r,path:[...r.path,
"propertyNames"]});let l=vr.get(t);l||(l=[],vr.set(t,l),t.deferred.push(()=>Nh(t))),l.push(e)}o.additionalProperties=C(s.valueType,t,{...r,path:[...r.path,"additionalProperties"]})}const c=a._zod.values,
f=t.io==="input"&&st(s.valueType)!==void 0;if(c&&!s.partial&&!f){const l=[...c].filter(d=>typeof d=="string"||typeof d=="number");l.length>0&&(o.required=l.map(String))}},"recordProcessor"),zu=i((e,t,n,r)=>{
const o=e._zod.def,s=C(o.innerType,t,r),a=t.seen.get(e);t.target==="openapi-3.0"?(a.ref=o.innerType,n.nullable=!0):n.anyOf=[s,{type:"null"}]},"nullableProcessor"),Iu=i((e,t,n,r)=>{const o=e._zod.def;C(
o.innerType,t,r);const s=t.seen.get(e);s.ref=o.innerType},"nonoptionalProcessor"),_r=Symbol();function Su(e,t,n,r,o){let s=!1;const a=JSON.stringify(e,(u,c)=>typeof c!="bigint"?c:(s=!0,null));return s?
(F(t,n,r,o,"BigInt defaults cannot be represented in JSON Schema"),_r):JSON.parse(a)}i(Su,"serializeDefaultValue");var Au=i((e,t,n,r)=>{const o=e._zod.def;C(o.innerType,t,r);const s=t.seen.get(e);s.ref=
o.innerType;const a=Su(o.defaultValue,e,t,n,r);a!==_r&&(n.default=a)},"defaultProcessor"),Zu=i((e,t,n,r)=>{const o=e._zod.def;C(o.innerType,t,r);const s=t.seen.get(e);if(s.ref=o.innerType,t.io!=="inpu\
t")return;const a=Su(o.defaultValue,e,t,n,r);a!==_r&&(n._prefault=a)},"prefaultProcessor"),Ou=i((e,t,n,r)=>{const o=e._zod.def;C(o.innerType,t,r);const s=t.seen.get(e);s.ref=o.innerType;let a;try{a=o.
catchValue(void 0)}catch{F(e,t,n,r,"Dynamic catch values are not supported in JSON Schema");return}n.default=a},"catchProcessor"),Nu=i((e,t,n,r)=>{const o=e._zod.def,s=o.in._zod.traits.has("$ZodTransf\
orm"),a=t.io==="input"?s?o.out:o.in:o.out;C(a,t,r);const u=t.seen.get(e);u.ref=a},"pipeProcessor"),Pu=i((e,t,n,r)=>{const o=e._zod.def;C(o.innerType,t,r);const s=t.seen.get(e);s.ref=o.innerType,n.readOnly=
!0},"readonlyProcessor"),Ph=i((e,t,n,r)=>{const o=e._zod.def;C(o.innerType,t,r);const s=t.seen.get(e);s.ref=o.innerType},"promiseProcessor"),gr=i((e,t,n,r)=>{const o=e._zod.def;C(o.innerType,t,r);const s=t.
seen.get(e);s.ref=o.innerType},"optionalProcessor"),Eu=i((e,t,n,r)=>{const o=e._zod.innerType;C(o,t,r);const s=t.seen.get(e);s.ref=o},"lazyProcessor"),$r={string:cu,number:fu,boolean:lu,bigint:vh,symbol:_h,
null:du,undefined:gh,void:$h,never:pu,any:wh,unknown:hu,date:yh,enum:mu,literal:vu,nan:bh,template_literal:kh,file:zh,success:Ih,custom:_u,function:Sh,transform:gu,map:Ah,set:Zh,array:$u,object:wu,union:yu,
intersection:bu,tuple:Oh,record:ku,nullable:zu,nonoptional:Iu,default:Au,prefault:Zu,catch:Ou,pipe:Nu,readonly:Pu,promise:Ph,optional:gr,lazy:Eu};function Cr(e,t){if("_idmap"in e){const r=e,o=De({...t,
processors:$r}),s={};for(const c of r._idmap.entries()){const[f,l]=c;C(l,o)}const a={},u={registry:r,uri:t?.uri,defs:s};o.external=u;for(const c of r._idmap.entries()){const[f,l]=c;Te(o,l),re(a,f,Le(o,
l))}if(Object.keys(s).length>0){const c=o.target==="draft-2020-12"?"$defs":"definitions";a.__shared={[c]:s}}return{schemas:a}}const n=De({...t,processors:$r});return C(e,n),Te(n,e),Le(n,e)}i(Cr,"toJSO\
NSchema");var Eh=class{static{i(this,"JSONSchemaGenerator")}get metadataRegistry(){return this.ctx.metadataRegistry}get target(){return this.ctx.target}get unrepresentable(){return this.ctx.unrepresentable}get override(){
return this.ctx.override}get io(){return this.ctx.io}get counter(){return this.ctx.counter}set counter(e){this.ctx.counter=e}get seen(){return this.ctx.seen}constructor(e){let t=e?.target??"draft-2020\
-12";t==="draft-4"&&(t="draft-04"),t==="draft-7"&&(t="draft-07"),this.ctx=De({processors:$r,target:t,...e?.metadata&&{metadata:e.metadata},...e?.unrepresentable&&{unrepresentable:e.unrepresentable},...e?.
override&&{override:e.override},...e?.io&&{io:e.io}})}process(e,t={path:[],schemaPath:[]}){return C(e,this.ctx,t)}emit(e,t){t&&(t.cycles&&(this.ctx.cycles=t.cycles),t.reused&&(this.ctx.reused=t.reused),
t.external&&(this.ctx.external=t.external)),this.ctx.sharedDefsExtractedFor=void 0,this.ctx.sharedEmitDoneFor=void 0,Te(this.ctx,e);const n=Le(this.ctx,e),{"~standard":r,...o}=n;return o}},Ch={},Cu=new WeakSet(
[Object.prototype,Error.prototype]);function Ut(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){const r=n(this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),
r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0})}})}i(Ut,"_lazyMethod");var Dh=i((e,t)=>{$i.init(e,t),e.name="ZodError";const n=Object.getPrototypeOf(e);Cu.has(n)||(Cu.add(
n),Ut(n,"format",r=>o=>yi(r,o)),Ut(n,"flatten",r=>o=>wi(r,o)),Ut(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,pt,2)}),Ut(n,"addIssues",r=>o=>{r.issues.push(...o),r.message=JSON.
stringify(r.issues,pt,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))},"initializer2"),ee=v("ZodError",Dh,void 0,{Parent:Error}),Th=Je(ee),
Lh=Ke(ee),Dr=We(ee),Rh=Ge(ee),jh=mn(ee),Vh=vn(ee),Fh=_n(ee),Mh=gn(ee),Uh=$n(ee),Bh=wn(ee),xh=yn(ee),Jh=bn(ee);function Kh(){B.localeError||K(Ks())}i(Kh,"_ensureDefaultLocale");function Bt(){B.memoizer||
K({memoizer:xs()})}i(Bt,"_ensureDefaultMemoizer");var T=v("ZodType",(e,t)=>(Kh(),S.init(e,t),e.def=t,e.type=t.type,e),{check(...e){const t=this.def;return this.clone(O.mergeDefs(t,{checks:[...t.checks??
[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return ie(this,e,t)},brand(){return this},register(e,t){
return e.add(this,t),this},refine(e,t){return this.check(Fm(e,t))},superRefine(e,t){return this.check(Mm(e,t))},overwrite(e){return this.check(ze(e))},optional(){return qt(this)},exactOptional(){return Sm(
this)},nullable(){return xu(this)},nullish(){return qt(xu(this))},nonoptional(e){return Em(this,e)},array(){return Xt(this)},or(e){return ct([this,e])},and(e){return ym(this,e)},transform(e){return Ku(
this,Im(e))},default(e){return Om(this,e)},prefault(e){return Pm(this,e)},catch(e){return Dm(this,e)},pipe(e){return Ku(this,e)},readonly(){return Rm(this)},describe(e){const t=this.clone();return te.
add(t,{description:e}),t},meta(...e){if(e.length===0)return te.get(this);const t=this.clone();return te.add(t,e[0]),t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(
null).success},apply(e,...t){return t.length===0?e(this):e(this,...t)},get"~standard"(){return O.hide(this,"~standard",{...En(this),jsonSchema:{input:ot(this,"input"),output:ot(this,"output")}})},set"\
~standard"(e){O.own(this,"~standard",e)},parse:i(function e(t,n){return Th(this,t,n,{callee:e})},"_parse2"),parseAsync:i(async function e(t,n){return await Lh(this,t,n,{callee:e})},"_parseAsync2"),safeParse(e,t){
return Dr(this,e,t)},async safeParseAsync(e,t){return Rh(this,e,t)},get spa(){return this?.safeParseAsync},set spa(e){O.own(this,"spa",e)},validate(e,t){return zi(this,e,t)},validateAsync(e,t){return Ii(
this,e,t)},encode:i(function e(t,n){return jh(this,t,n,{callee:e})},"_encode2"),decode:i(function e(t,n){return Vh(this,t,n,{callee:e})},"_decode2"),encodeAsync:i(async function e(t,n){return await Fh(
this,t,n,{callee:e})},"_encodeAsync2"),decodeAsync:i(async function e(t,n){return await Mh(this,t,n,{callee:e})},"_decodeAsync2"),safeEncode(e,t){return Uh(this,e,t)},safeDecode(e,t){return Bh(this,e,
t)},async safeEncodeAsync(e,t){return xh(this,e,t)},async safeDecodeAsync(e,t){return Jh(this,e,t)},toJSONSchema(e){return Qa(this,{})(e)},get description(){return te.get(this)?.description},get _def(){
return this._zod.def}}),Du=v("_ZodString",(e,t)=>{Ye.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>cu(e,n,r,o)},O.derived({format:i(e=>H(e).format??null,"format"),minLength:i(e=>H(e).minimum??
null,"minLength"),maxLength:i(e=>H(e).maximum??null,"maxLength")},{regex(...e){return this.check(Ea(...e))},includes(...e){return this.check(Ta(...e))},startsWith(...e){return this.check(La(...e))},endsWith(...e){
return this.check(Ra(...e))},min(...e){return this.check(rt(...e))},max(...e){return this.check(dr(...e))},length(...e){return this.check(pr(...e))},nonempty(...e){return this.check(rt(1,...e))},lowercase(e){
return this.check(Ca(e))},uppercase(e){return this.check(Da(e))},trim(){return this.check(Va())},normalize(...e){return this.check(ja(...e))},toLowerCase(){return this.check(Fa())},toUpperCase(){return this.
check(Ma())},slugify(){return this.check(Ua())}})),Wh=v("ZodString",(e,t)=>{Ye.init(e,t),Du.init(e,t)},{email(e){return this.check(sa(Gh,e))},url(e){return this.check(or(Tu,e))},jwt(e){return this.check(
Ia(fm,e))},emoji(e){return this.check(da(Hh,e))},guid(e){return this.check(aa(Xh,e))},uuid(e){return this.check(ua(xt,e))},uuidv4(e){return this.check(ca(xt,e))},uuidv6(e){return this.check(fa(xt,e))},
uuidv7(e){return this.check(la(xt,e))},nanoid(e){return this.check(pa(Yh,e))},cuid(e){return this.check(ha(Qh,e))},cuid2(e){return this.check(ma(em,e))},ulid(e){return this.check(va(tm,e))},base64(e){
return this.check(sr(Lu,e))},base64url(e){return this.check(ka(um,e))},xid(e){return this.check(_a(nm,e))},ksuid(e){return this.check(ga(rm,e))},ipv4(e){return this.check($a(im,e))},ipv6(e){return this.
check(wa(om,e))},cidrv4(e){return this.check(ya(sm,e))},cidrv6(e){return this.check(ba(am,e))},e164(e){return this.check(za(cm,e))},datetime(e){return this.check(ar(wr,e))},date(e){return this.check(ur(
yr,e))},time(e){return this.check(cr(br,e))},duration(e){return this.check(fr(kr,e))}});function _e(e){return oa(Wh,e)}i(_e,"string2");var j=v("ZodStringFormat",(e,t)=>{E.init(e,t),Du.init(e,t)}),wr=v(
"ZodISODateTime",(e,t)=>{Fo.init(e,t),j.init(e,t)}),yr=v("ZodISODate",(e,t)=>{Mo.init(e,t),j.init(e,t)}),br=v("ZodISOTime",(e,t)=>{Uo.init(e,t),j.init(e,t)}),kr=v("ZodISODuration",(e,t)=>{Bo.init(e,t),
j.init(e,t)}),Gh=v("ZodEmail",(e,t)=>{No.init(e,t),j.init(e,t)}),Xh=v("ZodGUID",(e,t)=>{Zo.init(e,t),j.init(e,t)}),xt=v("ZodUUID",(e,t)=>{Oo.init(e,t),j.init(e,t)}),Tu=v("ZodURL",(e,t)=>{Eo.init(e,t),
j.init(e,t)});function qh(e){return or(Tu,e)}i(qh,"url");var Hh=v("ZodEmoji",(e,t)=>{Co.init(e,t),j.init(e,t)}),Yh=v("ZodNanoID",(e,t)=>{Do.init(e,t),j.init(e,t)}),Qh=v("ZodCUID",(e,t)=>{To.init(e,t),
j.init(e,t)}),em=v("ZodCUID2",(e,t)=>{Lo.init(e,t),j.init(e,t)}),tm=v("ZodULID",(e,t)=>{Ro.init(e,t),j.init(e,t)}),nm=v("ZodXID",(e,t)=>{jo.init(e,t),j.init(e,t)}),rm=v("ZodKSUID",(e,t)=>{Vo.init(e,t),
j.init(e,t)}),im=v("ZodIPv4",(e,t)=>{xo.init(e,t),j.init(e,t)}),om=v("ZodIPv6",(e,t)=>{Jo.init(e,t),j.init(e,t)}),sm=v("ZodCIDRv4",(e,t)=>{Ko.init(e,t),j.init(e,t)}),am=v("ZodCIDRv6",(e,t)=>{Wo.init(e,
t),j.init(e,t)}),Lu=v("ZodBase64",(e,t)=>{Go.init(e,t),j.init(e,t)});function pc(e){return sr(Lu,e)}i(pc,"base642");var um=v("ZodBase64URL",(e,t)=>{Xo.init(e,t),j.init(e,t)}),cm=v("ZodE164",(e,t)=>{qo.
init(e,t),j.init(e,t)}),fm=v("ZodJWT",(e,t)=>{Ho.init(e,t),j.init(e,t)}),Ru=v("ZodNumber",(e,t)=>{xn.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>fu(e,n,r,o),e.isFinite=!0},O.derived({minValue:i(
e=>{const{minimum:t,exclusiveMinimum:n}=H(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},"minValue"),maxValue:i(e=>{const{maximum:t,exclusiveMaximum:n}=H(e);return Math.min(
t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},"maxValue"),isInt:i(e=>{const{isInt:t,multipleOf:n}=H(e);return!!t||!!n?.some(Number.isSafeInteger)},"isInt"),format:i(e=>H(e).format??null,"f\
ormat")},{gt(e,t){return this.check(Mt(e,t))},gte(e,t){return this.check(Ce(e,t))},min(e,t){return this.check(Ce(e,t))},lt(e,t){return this.check(Ft(e,t))},lte(e,t){return this.check(Ee(e,t))},max(e,t){
return this.check(Ee(e,t))},int(e){return this.check(Ve(e))},safe(e){return this.check(Ve(e))},positive(e){return this.check(Mt(0,e))},nonnegative(e){return this.check(Ce(0,e))},negative(e){return this.
check(Ft(0,e))},nonpositive(e){return this.check(Ee(0,e))},multipleOf(e,t){return this.check(lr(e,t))},step(e,t){return this.check(lr(e,t))},finite(){return this}}));function ju(e){return Sa(Ru,e)}i(ju,
"number2");var lm=v("ZodNumberFormat",(e,t)=>{Yo.init(e,t),Ru.init(e,t)});function Ve(e){return Aa(lm,e)}i(Ve,"int");var dm=v("ZodBoolean",(e,t)=>{Jn.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>lu(
e,n,r,o)});function Tr(e){return Za(dm,e)}i(Tr,"boolean2");var pm=v("ZodNull",(e,t)=>{es.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>du(e,n,r,o)});function hm(e){return Oa(pm,e)}i(hm,"_nul\
l3");var mm=v("ZodUnknown",(e,t)=>{ts.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>hu(e,n,r,o)});function Vu(){return Na(mm)}i(Vu,"unknown");var vm=v("ZodNever",(e,t)=>{ns.init(e,t),T.init(
e,t),e._zod.processJSONSchema=(n,r,o)=>pu(e,n,r,o)});function Fu(e){return Pa(vm,e)}i(Fu,"never");var _m=v("ZodArray",(e,t)=>{Bt(),is.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>$u(e,n,r,o),
e.element=t.element},{min(e,t){return this.check(rt(e,t))},nonempty(e){return this.check(rt(1,e))},max(e,t){return this.check(dr(e,t))},length(e,t){return this.check(pr(e,t))},unwrap(){return this.element}});
function Xt(e,t){return Ba(_m,e,t)}i(Xt,"array");var gm=v("ZodObject",(e,t)=>{Bt(),us.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>wu(e,n,r,o),O.installLazyProp(e,"shape",n=>n._zod.def.shape,
!1)},{keyof(){return bm(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(O.mergeDefs(this._zod.def,{catchall:e}))},passthrough(){return this.clone(O.mergeDefs(this._zod.def,{catchall:Vu()}))},
loose(){return this.clone(O.mergeDefs(this._zod.def,{catchall:Vu()}))},strict(){return this.clone(O.mergeDefs(this._zod.def,{catchall:Fu()}))},strip(){return this.clone(O.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return O.extend(this,e)},safeExtend(e){return O.safeExtend(this,e)},merge(e){return O.merge(this,e)},pick(e){return O.pick(this,e)},omit(e){return O.omit(this,e)},partial(...e){return O.partial(
Uu,this,e[0])},exactPartial(...e){return O.partial(Bu,this,e[0],"exactPartial")},required(...e){return O.required(Ju,this,e[0])}});function hc(e,t){return new gm({type:"object",shape:e,catchall:Fu(),...O.
normalizeParams(t)})}i(hc,"strictObject");var $m=v("ZodUnion",(e,t)=>{Pt.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>yu(e,n,r,o),e.options=t.options});function ct(e,t){return new $m({type:"\
union",options:e,...O.normalizeParams(t)})}i(ct,"union");var wm=v("ZodIntersection",(e,t)=>{ds.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>bu(e,n,r,o)});function ym(e,t){return new wm({type:"\
intersection",left:e,right:t})}i(ym,"intersection");var Mu=v("ZodRecord",(e,t)=>{Bt(),gs.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>ku(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function Lr(e,t,n){return!t||!t._zod?new Mu({type:"record",keyType:_e(),valueType:e,...O.normalizeParams(t)}):new Mu({type:"record",keyType:e,valueType:t,...O.normalizeParams(n)})}i(Lr,"record");var zr=v(
"ZodEnum",(e,t)=>{ys.init(e,t),T.init(e,t),e._zod.processJSONSchema=(r,o,s)=>mu(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.values];const n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{const s={};
for(const a of r)if(n.has(a))s[a]=t.entries[a];else throw new Error(`Key ${a} not found in enum`);return new zr({...t,checks:[],...O.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{const s={...t.entries};
for(const a of r)if(n.has(a))delete s[a];else throw new Error(`Key ${a} not found in enum`);return new zr({...t,checks:[],...O.normalizeParams(o),entries:s})}});function bm(e,t){const n=Array.isArray(
e)?Object.fromEntries(e.map(r=>[r,r])):e;return new zr({type:"enum",entries:n,...O.normalizeParams(t)})}i(bm,"_enum2");var km=v("ZodLiteral",(e,t)=>{bs.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>vu(
e,n,r,o),e.values=new Set(t.values),Object.defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");return t.values[0]}})});
function Rr(e,t){return new km({type:"literal",values:Array.isArray(e)?e:[e],...O.normalizeParams(t)})}i(Rr,"literal");var zm=v("ZodTransform",(e,t)=>{Bt(),ks.init(e,t),T.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>gu(e,n,r,o),e._zod.parse=(n,r)=>{if(r.direction==="backward")throw new bt(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(O.issue(s,n.value,t));else{const a=s;a.fatal&&
(a.continue=!1),a.code??(a.code="custom"),"input"in a||(a.input=n.value),a.inst??(a.inst=e),n.issues.push(O.issue(a))}};const o=t.transform(n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,
n)):(n.value=o,n)}});function Im(e){return new zm({type:"transform",transform:e})}i(Im,"transform");var Uu=v("ZodOptional",(e,t)=>{Wn.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>gr(e,n,r,o),
e.unwrap=()=>e._zod.def.innerType});function qt(e){return new Uu({type:"optional",innerType:e})}i(qt,"optional");var Bu=v("ZodExactOptional",(e,t)=>{Is.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>gr(
e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Sm(e){return new Bu({type:"optional",innerType:e})}i(Sm,"exactOptional");var Am=v("ZodNullable",(e,t)=>{Ss.init(e,t),T.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>zu(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function xu(e){return new Am({type:"nullable",innerType:e})}i(xu,"nullable");var Zm=v("ZodDefault",(e,t)=>{As.init(e,t),T.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>Au(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function Om(e,t){return new Zm({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():O.shallowClone(
t)}})}i(Om,"_default2");var Nm=v("ZodPrefault",(e,t)=>{Os.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>Zu(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Pm(e,t){return new Nm({type:"\
prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():O.shallowClone(t)}})}i(Pm,"prefault");var Ju=v("ZodNonOptional",(e,t)=>{Ns.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>Iu(
e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Em(e,t){return new Ju({type:"nonoptional",innerType:e,...O.normalizeParams(t)})}i(Em,"nonoptional");var Cm=v("ZodCatch",(e,t)=>{Cs.init(e,t),T.init(
e,t),e._zod.processJSONSchema=(n,r,o)=>Ou(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.removeCatch=e.unwrap});function Dm(e,t){return new Cm({type:"catch",innerType:e,catchValue:typeof t=="function"?t:
O.constantCatch(t)})}i(Dm,"_catch2");var Tm=v("ZodPipe",(e,t)=>{Gn.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>Nu(e,n,r,o),e.in=t.in,e.out=t.out});function Ku(e,t){return new Tm({type:"pip\
e",in:e,out:t})}i(Ku,"pipe");var Lm=v("ZodReadonly",(e,t)=>{Ts.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>Pu(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Rm(e){return new Lm({type:"\
readonly",innerType:e})}i(Rm,"readonly");var jm=v("ZodLazy",(e,t)=>{Rs.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>Eu(e,n,r,o),e.unwrap=()=>e._zod.def.getter()});function Vm(e){return new jm(
{type:"lazy",getter:e})}i(Vm,"lazy");var Wu=v("ZodCustom",(e,t)=>{js.init(e,t),T.init(e,t),e._zod.processJSONSchema=(n,r,o)=>_u(e,n,r,o)});function mc(e,t){return xa(Wu,e??(()=>!0),t)}i(mc,"custom");function Fm(e,t={}){
return Ja(Wu,e,t)}i(Fm,"refine");function Mm(e,t){return Ka(e,t)}i(Mm,"superRefine");function vc(e){const t=Vm(()=>ct([_e(e),ju(),Tr(),hm(),Xt(t),Lr(_e(),t)]));return t}i(vc,"json");var Ht={};(0,oe.__export)(
Ht,{ZodISODate:i(()=>yr,"ZodISODate"),ZodISODateTime:i(()=>wr,"ZodISODateTime"),ZodISODuration:i(()=>kr,"ZodISODuration"),ZodISOTime:i(()=>br,"ZodISOTime"),date:i(()=>Bm,"date"),datetime:i(()=>Um,"dat\
etime"),duration:i(()=>Jm,"duration"),time:i(()=>xm,"time")});function Um(e){return ar(wr,e)}i(Um,"datetime2");function Bm(e){return ur(yr,e)}i(Bm,"date2");function xm(e){return cr(br,e)}i(xm,"time2");
function Jm(e){return fr(kr,e)}i(Jm,"duration2");function fe(e,t){const n=V(t);return _e({error:n}).regex(e,{error:n})}i(fe,"written");var Gu=/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/,_c=fe(Gu,{en:"a name\
 in lower-case letters a\u2013z, digits and single hyphens, e.g. opening-hours",da:"et navn med sm\xE5 bogstaver a\u2013z, cifre og enkelte bindestreger, f.eks. opening-hours"}),gc=fe(/^[a-z0-9]+(-[a-z0-9]+)*$/,
{en:"lower-case letters a\u2013z, digits and single hyphens (write \xE6 as ae, \xF8 as oe, \xE5 as aa), e.g. aabningstilbud-august",da:"sm\xE5 bogstaver a\u2013z, cifre og enkelte bindestreger (skriv \xE6 som ae\
, \xF8 som oe, \xE5 som aa), f.eks. aabningstilbud-august"}).max(100,{error:V({en:"at most 100 characters",da:"h\xF8jst 100 tegn"})}),Xu=V({en:"a number from 1 to 100, e.g. 50",da:"et tal fra 1 til 10\
0, f.eks. 50"}),$c=Ve({error:V({en:"a whole number from 1 to 100, without %, e.g. 50",da:"et helt tal fra 1 til 100, uden %, f.eks. 50",onPage:{en:"a whole number from 1 to 100, e.g. 50",da:"et helt t\
al fra 1 til 100, f.eks. 50"}})}).min(1,{error:Xu}).max(100,{error:Xu}).meta(Pr({en:"%",da:"%"})),wc=Ve({error:V({en:"a whole number, digits only, e.g. 5",da:"et helt tal, kun cifre, f.eks. 5",onPage:{
en:"a whole number, e.g. 5",da:"et helt tal, f.eks. 5"}})}).min(1,{error:V({en:"at least 1",da:"mindst 1"})}).max(1e4,{error:V({en:"at most 10000",da:"h\xF8jst 10000"})}),jr=Ht.date({error:V({en:"a da\
te written as 2025-08-12",da:"en dato skrevet som 2025-08-12"})}),yc=fe(/^\d{4}-(0[1-9]|1[0-2])$/,{en:"a month written as 2025-08",da:"en m\xE5ned skrevet som 2025-08"}).meta(Ie("month")),bc=fe(/^([01]\d|2[0-3]):[0-5]\d$/,
{en:'a time of day in quotes, with two digits for the hour, e.g. "09:30"',da:'et klokkesl\xE6t i citationstegn med to cifre til timen, f.eks. "09:30"',onPage:{en:"a time of day from 00:00 to 23:59, e.\
g. 09:30",da:"et klokkesl\xE6t fra 00:00 til 23:59, f.eks. 09:30"}}).meta(Ie("time")),qu=V({en:"a web address that starts with https://",da:"en webadresse, der begynder med https://"}),kc=qh({protocol:/^https$/,
error:qu}).regex(/^https:\/\/[^/]/,{error:qu}).regex(/^\S+$/,{error:V({en:"a web address without spaces; write %20 for one",da:"en webadresse uden mellemrum; skriv %20 for et mellemrum"})}).regex(Fe.withoutCredentials,
{error:V({en:"a web address without a user name or password before the host (no @ before the first /)",da:"en webadresse uden brugernavn eller adgangskode foran dom\xE6net (intet @ f\xF8r den f\xF8rste /)"})}).
regex(Fe.addressOfHost,{error:V({en:"a web address whose domain has only letters a\u2013z, digits, hyphens and full stops, e.g. https://www.example.org",da:"en webadresse, hvis dom\xE6ne kun har bogstave\
rne a\u2013z, cifre, bindestreger og punktummer, f.eks. https://www.example.org"})}),Hu=/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,Ir={en:"an address on this site: it starts with /, has no / at the end, and o\
therwise only a\u2013z, 0\u20139 and -, e.g. /opening-hours",da:"en adresse p\xE5 hjemmesiden: Den begynder med /, slutter ikke med /, og best\xE5r ellers kun af a\u2013z, 0\u20139 og -, f.eks. /opening-hours"},
zc=_e({error:V(Ir)}).regex(/\S/,{error:V(Ir)}).meta({form:Hu.source,...Ie("address")}),Ic=fe(Hu,Ir).max(200,{error:V({en:"at most 200 characters",da:"h\xF8jst 200 tegn"})}),Km=/^[\w-]+(\/[\w-]+)*\.\w+$/,
Sc=ut(jr.optional(),{en:"Last checked",da:"Sidst gennemg\xE5et",help:{en:"The day somebody last checked these facts.",da:"Den dag, oplysningerne sidst blev gennemg\xE5et."}}),Wm=fe(/^[\w-]+(\/[\w-]+)*\.(mp4|webm)$/,
{en:"the name of a video in content/media that ends in .mp4 or .webm, e.g. hero.mp4",da:"navnet p\xE5 en film i content/media, der ender p\xE5 .mp4 eller .webm, f.eks. hero.mp4",onPage:{en:"a video th\
at ends in .mp4 or .webm",da:"en film, der ender p\xE5 .mp4 eller .webm"}}),Ac=ut(fe(/^-?\d+ -?\d+$/,{en:"two whole numbers with a space between, e.g. 40 60: per cent from the left and from the top",da:"\
to hele tal med et mellemrum imellem, f.eks. 40 60: procent fra venstre og fra toppen",onPage:{en:"a point of the picture: click on it",da:"et punkt p\xE5 billedet: Klik p\xE5 det"}}).regex(/^(?:100|\d\d?) (?:100|\d\d?)$/,
{error:V({en:"a point within the picture: two numbers from 0 to 100, e.g. 40 60",da:"et punkt inden for billedet: to tal fra 0 til 100, f.eks. 40 60",onPage:{en:"a point within the picture: click on i\
t",da:"et punkt inden for billedet: Klik p\xE5 det"}})}).meta(Ie("focus")).optional(),{en:"Focal point",da:"Fokuspunkt",help:{en:"Click on what must always be seen, as a face. It stays in view whereve\
r the picture is cropped.",da:"Klik p\xE5 det, der altid skal kunne ses, f.eks. et ansigt. Det bliver i billedet, uanset hvordan det besk\xE6res."},inFile:{en:"per cent from the left and from the top,\
 e.g. 40 60. This point stays in view wherever the picture is cropped.",da:"procent fra venstre og fra toppen, f.eks. 40 60. Punktet bliver i billedet, uanset hvordan det besk\xE6res."}}),Zc=ut(Rr(!0,
{error:V({en:"true; delete the line when the content is real",da:"true; slet linjen, n\xE5r indholdet er det rigtige"})}).optional(),{en:"Sample",da:"Eksempel",help:{en:"Untick this when the real cont\
ent is written.",da:"Fjern fluebenet, n\xE5r det rigtige indhold er skrevet."},inFile:{en:"true while this is one.",da:"true, s\xE5 l\xE6nge indholdet er det."}});function Vr(e,t){return typeof e=="ob\
ject"&&e!==null&&"kind"in e&&e.kind===t}i(Vr,"isOfKind");var ft="media";function Oc({name:e,expected:t}){const n=V({...t,onPage:Nr}),r=e===ft,o=r?Km:Gu,s=r?/^(?!.*\.(?:mp4|webm)$).*\S/i:/\S/;return ct(
[_e().regex(s,{error:n}),ju()],{error:n}).meta({form:o.source,target:e}).transform(a=>Yu(e,String(a)))}i(Oc,"reference");var Nc=Wm.meta({...Ie("film"),target:ft}).transform(e=>Yu(ft,e));function Yu(e,t){
return{kind:"reference",target:e,name:t}}i(Yu,"referenceTo");function Pc(e){return Vr(e,"reference")&&"target"in e}i(Pc,"isReference");0&&(module.exports={array,base64,boolean,checked,choices,core_exports,count,custom,date,defaultLocale,demand,didYouMean,explanationIn,field,filmReference,focus,globalRegistry,hintToWrite,id,insertFact,
int,isOfKind,isReference,isWords,iso_exports,json,kindOf,knownPath,listed,literal,localesOf,mediaTarget,month,mustBe,nameAndHelp,nearest,oneOfTheChoices,optional,partOf,path,percent,question,readDemand,
record,reference,safeParse,sample,size,slug,slugify,strictObject,string,suggest,suggestFile,suggestRename,time,toJSONSchema,union,unit,webAddress,withFullStop,wordsOf,written});
