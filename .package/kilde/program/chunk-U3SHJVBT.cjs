var T=Object.defineProperty;var B=Object.getOwnPropertyDescriptor;var J=Object.getOwnPropertyNames;var K=Object.prototype.hasOwnProperty;var p=(f,C)=>T(f,"name",{value:C,configurable:!0});var Y=(f,C)=>{for(var y in C)T(f,y,{get:C[y],enumerable:!0})},z=(f,C,y,A)=>{if(C&&typeof C=="object"||typeof C=="function")for(let s of J(C))!K.call(f,s)&&s!==y&&T(f,s,{get:()=>C[s],enumerable:!(A=B(C,
s))||A.enumerable});return f};var Q=f=>z(T({},"__esModule",{value:!0}),f);var it={};Y(it,{Argument:()=>q,Command:()=>M,CommanderError:()=>N,Help:()=>R,InvalidArgumentError:()=>j,Option:()=>L});module.exports=Q(it);var H=require("./chunk-FM7PMZKE.cjs"),P=(0,H.__commonJS)({"node_modules/commander/lib/error.js"(f){var C=class extends Error{static{p(this,"CommanderError2")}constructor(A,s,i){super(i),Error.captureStackTrace(
this,this.constructor),this.name=this.constructor.name,this.code=s,this.exitCode=A,this.nestedError=void 0}},y=class extends C{static{p(this,"InvalidArgumentError2")}constructor(A){super(1,"commander.\
invalidArgument",A),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name}};f.CommanderError=C,f.InvalidArgumentError=y}}),W=(0,H.__commonJS)({"node_modules/commander/lib/argu\
ment.js"(f){var{InvalidArgumentError:C}=P(),y=class{static{p(this,"Argument2")}constructor(s,i){switch(this.description=i||"",this.variadic=!1,this.parseArg=void 0,this.defaultValue=void 0,this.defaultValueDescription=
void 0,this.argChoices=void 0,s[0]){case"<":this.required=!0,this._name=s.slice(1,-1);break;case"[":this.required=!1,this._name=s.slice(1,-1);break;default:this.required=!0,this._name=s;break}this._name.
endsWith("...")&&(this.variadic=!0,this._name=this._name.slice(0,-3))}name(){return this._name}_collectValue(s,i){return i===this.defaultValue||!Array.isArray(i)?[s]:(i.push(s),i)}default(s,i){return this.
defaultValue=s,this.defaultValueDescription=i,this}argParser(s){return this.parseArg=s,this}choices(s){return this.argChoices=s.slice(),this.parseArg=(i,a)=>{if(!this.argChoices.includes(i))throw new C(
`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(i,a):i},this}argRequired(){return this.required=!0,this}argOptional(){return this.required=!1,this}};function A(s){
const i=s.name()+(s.variadic===!0?"...":"");return s.required?"<"+i+">":"["+i+"]"}p(A,"humanReadableArgName"),f.Argument=y,f.humanReadableArgName=A}}),F=(0,H.__commonJS)({"node_modules/commander/lib/h\
elp.js"(f){var{humanReadableArgName:C}=W(),y=class{static{p(this,"Help2")}constructor(){this.helpWidth=void 0,this.minWidthToWrap=40,this.sortSubcommands=!1,this.sortOptions=!1,this.showGlobalOptions=
!1}prepareContext(s){this.helpWidth=this.helpWidth??s.helpWidth??80}visibleCommands(s){const i=s.commands.filter(h=>!h._hidden),a=s._getHelpCommand();return a&&!a._hidden&&i.push(a),this.sortSubcommands&&
i.sort((h,l)=>h.name().localeCompare(l.name())),i}compareOptions(s,i){const a=p(h=>h.short?h.short.replace(/^-/,""):h.long.replace(/^--/,""),"getSortKey");return a(s).localeCompare(a(i))}visibleOptions(s){
const i=s.options.filter(h=>!h.hidden),a=s._getHelpOption();if(a&&!a.hidden){const h=a.short&&s._findOption(a.short),l=a.long&&s._findOption(a.long);!h&&!l?i.push(a):a.long&&!l?i.push(s.createOption(a.
long,a.description)):a.short&&!h&&i.push(s.createOption(a.short,a.description))}return this.sortOptions&&i.sort(this.compareOptions),i}visibleGlobalOptions(s){if(!this.showGlobalOptions)return[];const i=[];
for(let a=s.parent;a;a=a.parent){const h=a.options.filter(l=>!l.hidden);i.push(...h)}return this.sortOptions&&i.sort(this.compareOptions),i}visibleArguments(s){return s._argsDescription&&s.registeredArguments.
forEach(i=>{i.description=i.description||s._argsDescription[i.name()]||""}),s.registeredArguments.find(i=>i.description)?s.registeredArguments:[]}subcommandTerm(s){const i=s.registeredArguments.map(a=>C(
a)).join(" ");return s._name+(s._aliases[0]?"|"+s._aliases[0]:"")+(s.options.length?" [options]":"")+(i?" "+i:"")}optionTerm(s){return s.flags}argumentTerm(s){return s.name()}longestSubcommandTermLength(s,i){
return i.visibleCommands(s).reduce((a,h)=>Math.max(a,this.displayWidth(i.styleSubcommandTerm(i.subcommandTerm(h)))),0)}longestOptionTermLength(s,i){return i.visibleOptions(s).reduce((a,h)=>Math.max(a,
this.displayWidth(i.styleOptionTerm(i.optionTerm(h)))),0)}longestGlobalOptionTermLength(s,i){return i.visibleGlobalOptions(s).reduce((a,h)=>Math.max(a,this.displayWidth(i.styleOptionTerm(i.optionTerm(
h)))),0)}longestArgumentTermLength(s,i){return i.visibleArguments(s).reduce((a,h)=>Math.max(a,this.displayWidth(i.styleArgumentTerm(i.argumentTerm(h)))),0)}commandUsage(s){let i=s._name;s._aliases[0]&&
(i=i+"|"+s._aliases[0]);let a="";for(let h=s.parent;h;h=h.parent)a=h.name()+" "+a;return a+i+" "+s.usage()}commandDescription(s){return s.description()}subcommandDescription(s){return s.summary()||s.description()}optionDescription(s){
const i=[];if(s.argChoices&&i.push(`choices: ${s.argChoices.map(a=>JSON.stringify(a)).join(", ")}`),s.defaultValue!==void 0&&(s.required||s.optional||s.isBoolean()&&typeof s.defaultValue=="boolean")&&
i.push(`default: ${s.defaultValueDescription||JSON.stringify(s.defaultValue)}`),s.presetArg!==void 0&&s.optional&&i.push(`preset: ${JSON.stringify(s.presetArg)}`),s.envVar!==void 0&&i.push(`env: ${s.envVar}`),
i.length>0){const a=`(${i.join(", ")})`;return s.description?`${s.description} ${a}`:a}return s.description}argumentDescription(s){const i=[];if(s.argChoices&&i.push(`choices: ${s.argChoices.map(a=>JSON.
stringify(a)).join(", ")}`),s.defaultValue!==void 0&&i.push(`default: ${s.defaultValueDescription||JSON.stringify(s.defaultValue)}`),i.length>0){const a=`(${i.join(", ")})`;return s.description?`${s.description}\
 ${a}`:a}return s.description}formatItemList(s,i,a){return i.length===0?[]:[a.styleTitle(s),...i,""]}groupItems(s,i,a){const h=new Map;return s.forEach(l=>{const d=a(l);h.has(d)||h.set(d,[])}),i.forEach(
l=>{const d=a(l);h.has(d)||h.set(d,[]),h.get(d).push(l)}),h}formatHelp(s,i){const a=i.padWidth(s,i),h=i.helpWidth??80;function l(E,S){return i.formatItem(E,a,S,i)}p(l,"callFormatItem");let d=[`${i.styleTitle(
"Usage:")} ${i.styleUsage(i.commandUsage(s))}`,""];const v=i.commandDescription(s);v.length>0&&(d=d.concat([i.boxWrap(i.styleCommandDescription(v),h),""]));const O=i.visibleArguments(s).map(E=>l(i.styleArgumentTerm(
i.argumentTerm(E)),i.styleArgumentDescription(i.argumentDescription(E))));if(d=d.concat(this.formatItemList("Arguments:",O,i)),this.groupItems(s.options,i.visibleOptions(s),E=>E.helpGroupHeading??"Opt\
ions:").forEach((E,S)=>{const V=E.map(k=>l(i.styleOptionTerm(i.optionTerm(k)),i.styleOptionDescription(i.optionDescription(k))));d=d.concat(this.formatItemList(S,V,i))}),i.showGlobalOptions){const E=i.
visibleGlobalOptions(s).map(S=>l(i.styleOptionTerm(i.optionTerm(S)),i.styleOptionDescription(i.optionDescription(S))));d=d.concat(this.formatItemList("Global Options:",E,i))}return this.groupItems(s.commands,
i.visibleCommands(s),E=>E.helpGroup()||"Commands:").forEach((E,S)=>{const V=E.map(k=>l(i.styleSubcommandTerm(i.subcommandTerm(k)),i.styleSubcommandDescription(i.subcommandDescription(k))));d=d.concat(
this.formatItemList(S,V,i))}),d.join(`
`)}displayWidth(s){return A(s).length}styleTitle(s){return s}styleUsage(s){return s.split(" ").map(i=>i==="[options]"?this.styleOptionText(i):i==="[command]"?this.styleSubcommandText(i):i[0]==="["||i[0]===
"<"?this.styleArgumentText(i):this.styleCommandText(i)).join(" ")}styleCommandDescription(s){return this.styleDescriptionText(s)}styleOptionDescription(s){return this.styleDescriptionText(s)}styleSubcommandDescription(s){
return this.styleDescriptionText(s)}styleArgumentDescription(s){return this.styleDescriptionText(s)}styleDescriptionText(s){return s}styleOptionTerm(s){return this.styleOptionText(s)}styleSubcommandTerm(s){
return s.split(" ").map(i=>i==="[options]"?this.styleOptionText(i):i[0]==="["||i[0]==="<"?this.styleArgumentText(i):this.styleSubcommandText(i)).join(" ")}styleArgumentTerm(s){return this.styleArgumentText(
s)}styleOptionText(s){return s}styleArgumentText(s){return s}styleSubcommandText(s){return s}styleCommandText(s){return s}padWidth(s,i){return Math.max(i.longestOptionTermLength(s,i),i.longestGlobalOptionTermLength(
s,i),i.longestSubcommandTermLength(s,i),i.longestArgumentTermLength(s,i))}preformatted(s){return/\n[^\S\r\n]/.test(s)}formatItem(s,i,a,h){const d=" ".repeat(2);if(!a)return d+s;const v=s.padEnd(i+s.length-
h.displayWidth(s)),O=2,x=(this.helpWidth??80)-i-O-2;let E;return x<this.minWidthToWrap||h.preformatted(a)?E=a:E=h.boxWrap(a,x).replace(/\n/g,`
`+" ".repeat(i+O)),d+v+" ".repeat(O)+E.replace(/\n/g,`
${d}`)}boxWrap(s,i){if(i<this.minWidthToWrap)return s;const a=s.split(/\r\n|\n/),h=/[\s]*[^\s]+/g,l=[];return a.forEach(d=>{const v=d.match(h);if(v===null){l.push("");return}let O=[v.shift()],$=this.displayWidth(
O[0]);v.forEach(x=>{const E=this.displayWidth(x);if($+E<=i){O.push(x),$+=E;return}l.push(O.join(""));const S=x.trimStart();O=[S],$=this.displayWidth(S)}),l.push(O.join(""))}),l.join(`
`)}};function A(s){const i=/\x1b\[\d*(;\d*)*m/g;return s.replace(i,"")}p(A,"stripColor"),f.Help=y,f.stripColor=A}}),G=(0,H.__commonJS)({"node_modules/commander/lib/option.js"(f){var{InvalidArgumentError:C}=P(),
y=class{static{p(this,"Option2")}constructor(a,h){this.flags=a,this.description=h||"",this.required=a.includes("<"),this.optional=a.includes("["),this.variadic=/\w\.\.\.[>\]]$/.test(a),this.mandatory=
!1;const l=i(a);this.short=l.shortFlag,this.long=l.longFlag,this.negate=!1,this.long&&(this.negate=this.long.startsWith("--no-")),this.defaultValue=void 0,this.defaultValueDescription=void 0,this.presetArg=
void 0,this.envVar=void 0,this.parseArg=void 0,this.hidden=!1,this.argChoices=void 0,this.conflictsWith=[],this.implied=void 0,this.helpGroupHeading=void 0}default(a,h){return this.defaultValue=a,this.
defaultValueDescription=h,this}preset(a){return this.presetArg=a,this}conflicts(a){return this.conflictsWith=this.conflictsWith.concat(a),this}implies(a){let h=a;return typeof a=="string"&&(h={[a]:!0}),
this.implied=Object.assign(this.implied||{},h),this}env(a){return this.envVar=a,this}argParser(a){return this.parseArg=a,this}makeOptionMandatory(a=!0){return this.mandatory=!!a,this}hideHelp(a=!0){return this.
hidden=!!a,this}_collectValue(a,h){return h===this.defaultValue||!Array.isArray(h)?[a]:(h.push(a),h)}choices(a){return this.argChoices=a.slice(),this.parseArg=(h,l)=>{if(!this.argChoices.includes(h))throw new C(
`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(h,l):h},this}name(){return this.long?this.long.replace(/^--/,""):this.short.replace(/^-/,"")}attributeName(){
return this.negate?s(this.name().replace(/^no-/,"")):s(this.name())}helpGroup(a){return this.helpGroupHeading=a,this}is(a){return this.short===a||this.long===a}isBoolean(){return!this.required&&!this.
optional&&!this.negate}},A=class{static{p(this,"DualOptions")}constructor(a){this.positiveOptions=new Map,this.negativeOptions=new Map,this.dualOptions=new Set,a.forEach(h=>{h.negate?this.negativeOptions.
set(h.attributeName(),h):this.positiveOptions.set(h.attributeName(),h)}),this.negativeOptions.forEach((h,l)=>{this.positiveOptions.has(l)&&this.dualOptions.add(l)})}valueFromOption(a,h){const l=h.attributeName();
if(!this.dualOptions.has(l))return!0;const d=this.negativeOptions.get(l).presetArg,v=d!==void 0?d:!1;return h.negate===(v===a)}};function s(a){return a.split("-").reduce((h,l)=>h+l[0].toUpperCase()+l.
slice(1))}p(s,"camelcase");function i(a){let h,l;const d=/^-[^-]$/,v=/^--[^-]/,O=a.split(/[ |,]+/).concat("guard");if(d.test(O[0])&&(h=O.shift()),v.test(O[0])&&(l=O.shift()),!h&&d.test(O[0])&&(h=O.shift()),
!h&&v.test(O[0])&&(h=l,l=O.shift()),O[0].startsWith("-")){const $=O[0],x=`option creation failed due to '${$}' in option flags '${a}'`;throw/^-[^-][^-]/.test($)?new Error(`${x}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`):d.test($)?new Error(`${x}
- too many short flags`):v.test($)?new Error(`${x}
- too many long flags`):new Error(`${x}
- unrecognised flag format`)}if(h===void 0&&l===void 0)throw new Error(`option creation failed due to no flags found in '${a}'.`);return{shortFlag:h,longFlag:l}}p(i,"splitOptionFlags"),f.Option=y,f.DualOptions=
A}}),X=(0,H.__commonJS)({"node_modules/commander/lib/suggestSimilar.js"(f){var C=3;function y(s,i){if(Math.abs(s.length-i.length)>C)return Math.max(s.length,i.length);const a=[];for(let h=0;h<=s.length;h++)
a[h]=[h];for(let h=0;h<=i.length;h++)a[0][h]=h;for(let h=1;h<=i.length;h++)for(let l=1;l<=s.length;l++){let d=1;s[l-1]===i[h-1]?d=0:d=1,a[l][h]=Math.min(a[l-1][h]+1,a[l][h-1]+1,a[l-1][h-1]+d),l>1&&h>1&&
s[l-1]===i[h-2]&&s[l-2]===i[h-1]&&(a[l][h]=Math.min(a[l][h],a[l-2][h-2]+1))}return a[s.length][i.length]}p(y,"editDistance");function A(s,i){if(!i||i.length===0)return"";i=Array.from(new Set(i));const a=s.
startsWith("--");a&&(s=s.slice(2),i=i.map(v=>v.slice(2)));let h=[],l=C;const d=.4;return i.forEach(v=>{if(v.length<=1)return;const O=y(s,v),$=Math.max(s.length,v.length);($-O)/$>d&&(O<l?(l=O,h=[v]):O===
l&&h.push(v))}),h.sort((v,O)=>v.localeCompare(O)),a&&(h=h.map(v=>`--${v}`)),h.length>1?`
(Did you mean one of ${h.join(", ")}?)`:h.length===1?`
(Did you mean ${h[0]}?)`:""}p(A,"suggestSimilar"),f.suggestSimilar=A}}),Z=(0,H.__commonJS)({"node_modules/commander/lib/command.js"(f){var C=(0,H.__require)("node:events").EventEmitter,y=(0,H.__require)(
"node:child_process"),A=(0,H.__require)("node:path"),s=(0,H.__require)("node:fs"),i=(0,H.__require)("node:process"),{Argument:a,humanReadableArgName:h}=W(),{CommanderError:l}=P(),{Help:d,stripColor:v}=F(),
{Option:O,DualOptions:$}=G(),{suggestSimilar:x}=X(),E=class I extends C{static{p(this,"_Command")}constructor(t){super(),this.commands=[],this.options=[],this.parent=null,this._allowUnknownOption=!1,this.
_allowExcessArguments=!1,this.registeredArguments=[],this._args=this.registeredArguments,this.args=[],this.rawArgs=[],this.processedArgs=[],this._scriptPath=null,this._name=t||"",this._optionValues={},
this._optionValueSources={},this._storeOptionsAsProperties=!1,this._actionHandler=null,this._executableHandler=!1,this._executableFile=null,this._executableDir=null,this._defaultCommandName=null,this.
_exitCallback=null,this._aliases=[],this._combineFlagAndOptionalValue=!0,this._description="",this._summary="",this._argsDescription=void 0,this._enablePositionalOptions=!1,this._passThroughOptions=!1,
this._lifeCycleHooks={},this._showHelpAfterError=!1,this._showSuggestionAfterError=!0,this._savedState=null,this._outputConfiguration={writeOut:p(e=>i.stdout.write(e),"writeOut"),writeErr:p(e=>i.stderr.
write(e),"writeErr"),outputError:p((e,r)=>r(e),"outputError"),getOutHelpWidth:p(()=>i.stdout.isTTY?i.stdout.columns:void 0,"getOutHelpWidth"),getErrHelpWidth:p(()=>i.stderr.isTTY?i.stderr.columns:void 0,
"getErrHelpWidth"),getOutHasColors:p(()=>V()??(i.stdout.isTTY&&i.stdout.hasColors?.()),"getOutHasColors"),getErrHasColors:p(()=>V()??(i.stderr.isTTY&&i.stderr.hasColors?.()),"getErrHasColors"),stripColor:p(
e=>v(e),"stripColor")},this._hidden=!1,this._helpOption=void 0,this._addImplicitHelpCommand=void 0,this._helpCommand=void 0,this._helpConfiguration={},this._helpGroupHeading=void 0,this._defaultCommandGroup=
void 0,this._defaultOptionGroup=void 0}copyInheritedSettings(t){return this._outputConfiguration=t._outputConfiguration,this._helpOption=t._helpOption,this._helpCommand=t._helpCommand,this._helpConfiguration=
t._helpConfiguration,this._exitCallback=t._exitCallback,this._storeOptionsAsProperties=t._storeOptionsAsProperties,this._combineFlagAndOptionalValue=t._combineFlagAndOptionalValue,this._allowExcessArguments=
t._allowExcessArguments,this._enablePositionalOptions=t._enablePositionalOptions,this._showHelpAfterError=t._showHelpAfterError,this._showSuggestionAfterError=t._showSuggestionAfterError,this}_getCommandAndAncestors(){
const t=[];for(let e=this;e;e=e.parent)t.push(e);return t}command(t,e,r){let n=e,o=r;typeof n=="object"&&n!==null&&(o=n,n=null),o=o||{};const[,u,m]=t.match(/([^ ]+) *(.*)/),_=this.createCommand(u);return n&&
(_.description(n),_._executableHandler=!0),o.isDefault&&(this._defaultCommandName=_._name),_._hidden=!!(o.noHelp||o.hidden),_._executableFile=o.executableFile||null,m&&_.arguments(m),this._registerCommand(
_),_.parent=this,_.copyInheritedSettings(this),n?this:_}createCommand(t){return new I(t)}createHelp(){return Object.assign(new d,this.configureHelp())}configureHelp(t){return t===void 0?this._helpConfiguration:
(this._helpConfiguration=t,this)}configureOutput(t){return t===void 0?this._outputConfiguration:(this._outputConfiguration={...this._outputConfiguration,...t},this)}showHelpAfterError(t=!0){return typeof t!=
"string"&&(t=!!t),this._showHelpAfterError=t,this}showSuggestionAfterError(t=!0){return this._showSuggestionAfterError=!!t,this}addCommand(t,e){if(!t._name)throw new Error(`Command passed to .addComma\
nd() must have a name
- specify the name in Command constructor or using .name()`);return e=e||{},e.isDefault&&(this._defaultCommandName=t._name),(e.noHelp||e.hidden)&&(t._hidden=!0),this._registerCommand(t),t.parent=this,
t._checkForBrokenPassThrough(),this}createArgument(t,e){return new a(t,e)}argument(t,e,r,n){const o=this.createArgument(t,e);return typeof r=="function"?o.default(n).argParser(r):o.default(r),this.addArgument(
o),this}arguments(t){return t.trim().split(/ +/).forEach(e=>{this.argument(e)}),this}addArgument(t){const e=this.registeredArguments.slice(-1)[0];if(e?.variadic)throw new Error(`only the last argument\
 can be variadic '${e.name()}'`);if(t.required&&t.defaultValue!==void 0&&t.parseArg===void 0)throw new Error(`a default value for a required argument is never used: '${t.name()}'`);return this.registeredArguments.
push(t),this}helpCommand(t,e){if(typeof t=="boolean")return this._addImplicitHelpCommand=t,t&&this._defaultCommandGroup&&this._initCommandGroup(this._getHelpCommand()),this;const r=t??"help [command]",
[,n,o]=r.match(/([^ ]+) *(.*)/),u=e??"display help for command",m=this.createCommand(n);return m.helpOption(!1),o&&m.arguments(o),u&&m.description(u),this._addImplicitHelpCommand=!0,this._helpCommand=
m,(t||e)&&this._initCommandGroup(m),this}addHelpCommand(t,e){return typeof t!="object"?(this.helpCommand(t,e),this):(this._addImplicitHelpCommand=!0,this._helpCommand=t,this._initCommandGroup(t),this)}_getHelpCommand(){
return this._addImplicitHelpCommand??(this.commands.length&&!this._actionHandler&&!this._findCommand("help"))?(this._helpCommand===void 0&&this.helpCommand(void 0,void 0),this._helpCommand):null}hook(t,e){
const r=["preSubcommand","preAction","postAction"];if(!r.includes(t))throw new Error(`Unexpected value for event passed to hook : '${t}'.
Expecting one of '${r.join("', '")}'`);return this._lifeCycleHooks[t]?this._lifeCycleHooks[t].push(e):this._lifeCycleHooks[t]=[e],this}exitOverride(t){return t?this._exitCallback=t:this._exitCallback=
e=>{if(e.code!=="commander.executeSubCommandAsync")throw e},this}_exit(t,e,r){this._exitCallback&&this._exitCallback(new l(t,e,r)),i.exit(t)}action(t){const e=p(r=>{const n=this.registeredArguments.length,
o=r.slice(0,n);return this._storeOptionsAsProperties?o[n]=this:o[n]=this.opts(),o.push(this),t.apply(this,o)},"listener");return this._actionHandler=e,this}createOption(t,e){return new O(t,e)}_callParseArg(t,e,r,n){
try{return t.parseArg(e,r)}catch(o){if(o.code==="commander.invalidArgument"){const u=`${n} ${o.message}`;this.error(u,{exitCode:o.exitCode,code:o.code})}throw o}}_registerOption(t){const e=t.short&&this.
_findOption(t.short)||t.long&&this._findOption(t.long);if(e){const r=t.long&&this._findOption(t.long)?t.long:t.short;throw new Error(`Cannot add option '${t.flags}'${this._name&&` to command '${this._name}\
'`} due to conflicting flag '${r}'
-  already used by option '${e.flags}'`)}this._initOptionGroup(t),this.options.push(t)}_registerCommand(t){const e=p(n=>[n.name()].concat(n.aliases()),"knownBy"),r=e(t).find(n=>this._findCommand(n));if(r){
const n=e(this._findCommand(r)).join("|"),o=e(t).join("|");throw new Error(`cannot add command '${o}' as already have command '${n}'`)}this._initCommandGroup(t),this.commands.push(t)}addOption(t){this.
_registerOption(t);const e=t.name(),r=t.attributeName();if(t.negate){const o=t.long.replace(/^--no-/,"--");this._findOption(o)||this.setOptionValueWithSource(r,t.defaultValue===void 0?!0:t.defaultValue,
"default")}else t.defaultValue!==void 0&&this.setOptionValueWithSource(r,t.defaultValue,"default");const n=p((o,u,m)=>{o==null&&t.presetArg!==void 0&&(o=t.presetArg);const _=this.getOptionValue(r);o!==
null&&t.parseArg?o=this._callParseArg(t,o,_,u):o!==null&&t.variadic&&(o=t._collectValue(o,_)),o==null&&(t.negate?o=!1:t.isBoolean()||t.optional?o=!0:o=""),this.setOptionValueWithSource(r,o,m)},"handle\
OptionValue");return this.on("option:"+e,o=>{const u=`error: option '${t.flags}' argument '${o}' is invalid.`;n(o,u,"cli")}),t.envVar&&this.on("optionEnv:"+e,o=>{const u=`error: option '${t.flags}' va\
lue '${o}' from env '${t.envVar}' is invalid.`;n(o,u,"env")}),this}_optionEx(t,e,r,n,o){if(typeof e=="object"&&e instanceof O)throw new Error("To add an Option object use addOption() instead of option\
() or requiredOption()");const u=this.createOption(e,r);if(u.makeOptionMandatory(!!t.mandatory),typeof n=="function")u.default(o).argParser(n);else if(n instanceof RegExp){const m=n;n=p((_,b)=>{const c=m.
exec(_);return c?c[0]:b},"fn"),u.default(o).argParser(n)}else u.default(n);return this.addOption(u)}option(t,e,r,n){return this._optionEx({},t,e,r,n)}requiredOption(t,e,r,n){return this._optionEx({mandatory:!0},
t,e,r,n)}combineFlagAndOptionalValue(t=!0){return this._combineFlagAndOptionalValue=!!t,this}allowUnknownOption(t=!0){return this._allowUnknownOption=!!t,this}allowExcessArguments(t=!0){return this._allowExcessArguments=
!!t,this}enablePositionalOptions(t=!0){return this._enablePositionalOptions=!!t,this}passThroughOptions(t=!0){return this._passThroughOptions=!!t,this._checkForBrokenPassThrough(),this}_checkForBrokenPassThrough(){
if(this.parent&&this._passThroughOptions&&!this.parent._enablePositionalOptions)throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for pa\
rent command(s)`)}storeOptionsAsProperties(t=!0){if(this.options.length)throw new Error("call .storeOptionsAsProperties() before adding options");if(Object.keys(this._optionValues).length)throw new Error(
"call .storeOptionsAsProperties() before setting option values");return this._storeOptionsAsProperties=!!t,this}getOptionValue(t){return this._storeOptionsAsProperties?this[t]:this._optionValues[t]}setOptionValue(t,e){
return this.setOptionValueWithSource(t,e,void 0)}setOptionValueWithSource(t,e,r){return this._storeOptionsAsProperties?this[t]=e:this._optionValues[t]=e,this._optionValueSources[t]=r,this}getOptionValueSource(t){
return this._optionValueSources[t]}getOptionValueSourceWithGlobals(t){let e;return this._getCommandAndAncestors().forEach(r=>{r.getOptionValueSource(t)!==void 0&&(e=r.getOptionValueSource(t))}),e}_prepareUserArgs(t,e){
if(t!==void 0&&!Array.isArray(t))throw new Error("first parameter to parse must be array or undefined");if(e=e||{},t===void 0&&e.from===void 0){i.versions?.electron&&(e.from="electron");const n=i.execArgv??
[];(n.includes("-e")||n.includes("--eval")||n.includes("-p")||n.includes("--print"))&&(e.from="eval")}t===void 0&&(t=i.argv),this.rawArgs=t.slice();let r;switch(e.from){case void 0:case"node":this._scriptPath=
t[1],r=t.slice(2);break;case"electron":i.defaultApp?(this._scriptPath=t[1],r=t.slice(2)):r=t.slice(1);break;case"user":r=t.slice(0);break;case"eval":r=t.slice(1);break;default:throw new Error(`unexpec\
ted parse option { from: '${e.from}' }`)}return!this._name&&this._scriptPath&&this.nameFromFilename(this._scriptPath),this._name=this._name||"program",r}parse(t,e){this._prepareForParse();const r=this.
_prepareUserArgs(t,e);return this._parseCommand([],r),this}async parseAsync(t,e){this._prepareForParse();const r=this._prepareUserArgs(t,e);return await this._parseCommand([],r),this}_prepareForParse(){
this._savedState===null?this.saveStateBeforeParse():this.restoreStateBeforeParse()}saveStateBeforeParse(){this._savedState={_name:this._name,_optionValues:{...this._optionValues},_optionValueSources:{
...this._optionValueSources}}}restoreStateBeforeParse(){if(this._storeOptionsAsProperties)throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);this._name=this._savedState._name,this._scriptPath=null,this.rawArgs=[],this._optionValues={...this._savedState.
_optionValues},this._optionValueSources={...this._savedState._optionValueSources},this.args=[],this.processedArgs=[]}_checkForMissingExecutable(t,e,r){if(s.existsSync(t))return;const n=e?`searched for\
 local subcommand relative to directory '${e}'`:"no directory for search for local subcommand, use .executableDir() to supply a custom directory",o=`'${t}' does not exist
 - if '${r}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${n}`;throw new Error(o)}_executeSubCommand(t,e){e=e.slice();let r=!1;const n=[".js",".ts",".tsx",".mjs",".cjs"];function o(c,g){const w=A.resolve(c,g);if(s.existsSync(w))return w;if(n.includes(A.extname(
g)))return;const D=n.find(U=>s.existsSync(`${w}${U}`));if(D)return`${w}${D}`}p(o,"findFile"),this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();let u=t._executableFile||`${this.
_name}-${t._name}`,m=this._executableDir||"";if(this._scriptPath){let c;try{c=s.realpathSync(this._scriptPath)}catch{c=this._scriptPath}m=A.resolve(A.dirname(c),m)}if(m){let c=o(m,u);if(!c&&!t._executableFile&&
this._scriptPath){const g=A.basename(this._scriptPath,A.extname(this._scriptPath));g!==this._name&&(c=o(m,`${g}-${t._name}`))}u=c||u}r=n.includes(A.extname(u));let _;i.platform!=="win32"?r?(e.unshift(
u),e=S(i.execArgv).concat(e),_=y.spawn(i.argv[0],e,{stdio:"inherit"})):_=y.spawn(u,e,{stdio:"inherit"}):(this._checkForMissingExecutable(u,m,t._name),e.unshift(u),e=S(i.execArgv).concat(e),_=y.spawn(i.
execPath,e,{stdio:"inherit"})),_.killed||["SIGUSR1","SIGUSR2","SIGTERM","SIGINT","SIGHUP"].forEach(g=>{i.on(g,()=>{_.killed===!1&&_.exitCode===null&&_.kill(g)})});const b=this._exitCallback;_.on("clos\
e",c=>{c=c??1,b?b(new l(c,"commander.executeSubCommandAsync","(close)")):i.exit(c)}),_.on("error",c=>{if(c.code==="ENOENT")this._checkForMissingExecutable(u,m,t._name);else if(c.code==="EACCES")throw new Error(
`'${u}' not executable`);if(!b)i.exit(1);else{const g=new l(1,"commander.executeSubCommandAsync","(error)");g.nestedError=c,b(g)}}),this.runningCommand=_}_dispatchSubcommand(t,e,r){const n=this._findCommand(
t);n||this.help({error:!0}),n._prepareForParse();let o;return o=this._chainOrCallSubCommandHook(o,n,"preSubcommand"),o=this._chainOrCall(o,()=>{if(n._executableHandler)this._executeSubCommand(n,e.concat(
r));else return n._parseCommand(e,r)}),o}_dispatchHelpCommand(t){t||this.help();const e=this._findCommand(t);return e&&!e._executableHandler&&e.help(),this._dispatchSubcommand(t,[],[this._getHelpOption()?.
long??this._getHelpOption()?.short??"--help"])}_checkNumberOfArguments(){this.registeredArguments.forEach((t,e)=>{t.required&&this.args[e]==null&&this.missingArgument(t.name())}),!(this.registeredArguments.
length>0&&this.registeredArguments[this.registeredArguments.length-1].variadic)&&this.args.length>this.registeredArguments.length&&this._excessArguments(this.args)}_processArguments(){const t=p((r,n,o)=>{
let u=n;if(n!==null&&r.parseArg){const m=`error: command-argument value '${n}' is invalid for argument '${r.name()}'.`;u=this._callParseArg(r,n,o,m)}return u},"myParseArg");this._checkNumberOfArguments();
const e=[];this.registeredArguments.forEach((r,n)=>{let o=r.defaultValue;r.variadic?n<this.args.length?(o=this.args.slice(n),r.parseArg&&(o=o.reduce((u,m)=>t(r,m,u),r.defaultValue))):o===void 0&&(o=[]):
n<this.args.length&&(o=this.args[n],r.parseArg&&(o=t(r,o,r.defaultValue))),e[n]=o}),this.processedArgs=e}_chainOrCall(t,e){return t?.then&&typeof t.then=="function"?t.then(()=>e()):e()}_chainOrCallHooks(t,e){
let r=t;const n=[];return this._getCommandAndAncestors().reverse().filter(o=>o._lifeCycleHooks[e]!==void 0).forEach(o=>{o._lifeCycleHooks[e].forEach(u=>{n.push({hookedCommand:o,callback:u})})}),e==="p\
ostAction"&&n.reverse(),n.forEach(o=>{r=this._chainOrCall(r,()=>o.callback(o.hookedCommand,this))}),r}_chainOrCallSubCommandHook(t,e,r){let n=t;return this._lifeCycleHooks[r]!==void 0&&this._lifeCycleHooks[r].
forEach(o=>{n=this._chainOrCall(n,()=>o(this,e))}),n}_parseCommand(t,e){const r=this.parseOptions(e);if(this._parseOptionsEnv(),this._parseOptionsImplied(),t=t.concat(r.operands),e=r.unknown,this.args=
t.concat(e),t&&this._findCommand(t[0]))return this._dispatchSubcommand(t[0],t.slice(1),e);if(this._getHelpCommand()&&t[0]===this._getHelpCommand().name())return this._dispatchHelpCommand(t[1]);if(this.
_defaultCommandName)return this._outputHelpIfRequested(e),this._dispatchSubcommand(this._defaultCommandName,t,e);this.commands.length&&this.args.length===0&&!this._actionHandler&&!this._defaultCommandName&&
this.help({error:!0}),this._outputHelpIfRequested(r.unknown),this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();const n=p(()=>{r.unknown.length>0&&this.unknownOption(r.unknown[0])},
"checkForUnknownOptions"),o=`command:${this.name()}`;if(this._actionHandler){n(),this._processArguments();let u;return u=this._chainOrCallHooks(u,"preAction"),u=this._chainOrCall(u,()=>this._actionHandler(
this.processedArgs)),this.parent&&(u=this._chainOrCall(u,()=>{this.parent.emit(o,t,e)})),u=this._chainOrCallHooks(u,"postAction"),u}if(this.parent?.listenerCount(o))n(),this._processArguments(),this.parent.
emit(o,t,e);else if(t.length){if(this._findCommand("*"))return this._dispatchSubcommand("*",t,e);this.listenerCount("command:*")?this.emit("command:*",t,e):this.commands.length?this.unknownCommand():(n(),
this._processArguments())}else this.commands.length?(n(),this.help({error:!0})):(n(),this._processArguments())}_findCommand(t){if(t)return this.commands.find(e=>e._name===t||e._aliases.includes(t))}_findOption(t){
return this.options.find(e=>e.is(t))}_checkForMissingMandatoryOptions(){this._getCommandAndAncestors().forEach(t=>{t.options.forEach(e=>{e.mandatory&&t.getOptionValue(e.attributeName())===void 0&&t.missingMandatoryOptionValue(
e)})})}_checkForConflictingLocalOptions(){const t=this.options.filter(r=>{const n=r.attributeName();return this.getOptionValue(n)===void 0?!1:this.getOptionValueSource(n)!=="default"});t.filter(r=>r.conflictsWith.
length>0).forEach(r=>{const n=t.find(o=>r.conflictsWith.includes(o.attributeName()));n&&this._conflictingOption(r,n)})}_checkForConflictingOptions(){this._getCommandAndAncestors().forEach(t=>{t._checkForConflictingLocalOptions()})}parseOptions(t){
const e=[],r=[];let n=e;function o(c){return c.length>1&&c[0]==="-"}p(o,"maybeOption");const u=p(c=>/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(c)?!this._getCommandAndAncestors().some(g=>g.options.map(w=>w.short).
some(w=>/^-\d$/.test(w))):!1,"negativeNumberArg");let m=null,_=null,b=0;for(;b<t.length||_;){const c=_??t[b++];if(_=null,c==="--"){n===r&&n.push(c),n.push(...t.slice(b));break}if(m&&(!o(c)||u(c))){this.
emit(`option:${m.name()}`,c);continue}if(m=null,o(c)){const g=this._findOption(c);if(g){if(g.required){const w=t[b++];w===void 0&&this.optionMissingArgument(g),this.emit(`option:${g.name()}`,w)}else if(g.
optional){let w=null;b<t.length&&(!o(t[b])||u(t[b]))&&(w=t[b++]),this.emit(`option:${g.name()}`,w)}else this.emit(`option:${g.name()}`);m=g.variadic?g:null;continue}}if(c.length>2&&c[0]==="-"&&c[1]!==
"-"){const g=this._findOption(`-${c[1]}`);if(g){g.required||g.optional&&this._combineFlagAndOptionalValue?this.emit(`option:${g.name()}`,c.slice(2)):(this.emit(`option:${g.name()}`),_=`-${c.slice(2)}`);
continue}}if(/^--[^=]+=/.test(c)){const g=c.indexOf("="),w=this._findOption(c.slice(0,g));if(w&&(w.required||w.optional)){this.emit(`option:${w.name()}`,c.slice(g+1));continue}}if(n===e&&o(c)&&!(this.
commands.length===0&&u(c))&&(n=r),(this._enablePositionalOptions||this._passThroughOptions)&&e.length===0&&r.length===0){if(this._findCommand(c)){e.push(c),r.push(...t.slice(b));break}else if(this._getHelpCommand()&&
c===this._getHelpCommand().name()){e.push(c,...t.slice(b));break}else if(this._defaultCommandName){r.push(c,...t.slice(b));break}}if(this._passThroughOptions){n.push(c,...t.slice(b));break}n.push(c)}return{
operands:e,unknown:r}}opts(){if(this._storeOptionsAsProperties){const t={},e=this.options.length;for(let r=0;r<e;r++){const n=this.options[r].attributeName();t[n]=n===this._versionOptionName?this._version:
this[n]}return t}return this._optionValues}optsWithGlobals(){return this._getCommandAndAncestors().reduce((t,e)=>Object.assign(t,e.opts()),{})}error(t,e){this._outputConfiguration.outputError(`${t}
`,this._outputConfiguration.writeErr),typeof this._showHelpAfterError=="string"?this._outputConfiguration.writeErr(`${this._showHelpAfterError}
`):this._showHelpAfterError&&(this._outputConfiguration.writeErr(`
`),this.outputHelp({error:!0}));const r=e||{},n=r.exitCode||1,o=r.code||"commander.error";this._exit(n,o,t)}_parseOptionsEnv(){this.options.forEach(t=>{if(t.envVar&&t.envVar in i.env){const e=t.attributeName();
(this.getOptionValue(e)===void 0||["default","config","env"].includes(this.getOptionValueSource(e)))&&(t.required||t.optional?this.emit(`optionEnv:${t.name()}`,i.env[t.envVar]):this.emit(`optionEnv:${t.
name()}`))}})}_parseOptionsImplied(){const t=new $(this.options),e=p(r=>this.getOptionValue(r)!==void 0&&!["default","implied"].includes(this.getOptionValueSource(r)),"hasCustomOptionValue");this.options.
filter(r=>r.implied!==void 0&&e(r.attributeName())&&t.valueFromOption(this.getOptionValue(r.attributeName()),r)).forEach(r=>{Object.keys(r.implied).filter(n=>!e(n)).forEach(n=>{this.setOptionValueWithSource(
n,r.implied[n],"implied")})})}missingArgument(t){const e=`error: missing required argument '${t}'`;this.error(e,{code:"commander.missingArgument"})}optionMissingArgument(t){const e=`error: option '${t.
flags}' argument missing`;this.error(e,{code:"commander.optionMissingArgument"})}missingMandatoryOptionValue(t){const e=`error: required option '${t.flags}' not specified`;this.error(e,{code:"commande\
r.missingMandatoryOptionValue"})}_conflictingOption(t,e){const r=p(u=>{const m=u.attributeName(),_=this.getOptionValue(m),b=this.options.find(g=>g.negate&&m===g.attributeName()),c=this.options.find(g=>!g.
negate&&m===g.attributeName());return b&&(b.presetArg===void 0&&_===!1||b.presetArg!==void 0&&_===b.presetArg)?b:c||u},"findBestOptionFromValue"),n=p(u=>{const m=r(u),_=m.attributeName();return this.getOptionValueSource(
_)==="env"?`environment variable '${m.envVar}'`:`option '${m.flags}'`},"getErrorMessage"),o=`error: ${n(t)} cannot be used with ${n(e)}`;this.error(o,{code:"commander.conflictingOption"})}unknownOption(t){
if(this._allowUnknownOption)return;let e="";if(t.startsWith("--")&&this._showSuggestionAfterError){let n=[],o=this;do{const u=o.createHelp().visibleOptions(o).filter(m=>m.long).map(m=>m.long);n=n.concat(
u),o=o.parent}while(o&&!o._enablePositionalOptions);e=x(t,n)}const r=`error: unknown option '${t}'${e}`;this.error(r,{code:"commander.unknownOption"})}_excessArguments(t){if(this._allowExcessArguments)
return;const e=this.registeredArguments.length,r=e===1?"":"s",o=`error: too many arguments${this.parent?` for '${this.name()}'`:""}. Expected ${e} argument${r} but got ${t.length}.`;this.error(o,{code:"\
commander.excessArguments"})}unknownCommand(){const t=this.args[0];let e="";if(this._showSuggestionAfterError){const n=[];this.createHelp().visibleCommands(this).forEach(o=>{n.push(o.name()),o.alias()&&
n.push(o.alias())}),e=x(t,n)}const r=`error: unknown command '${t}'${e}`;this.error(r,{code:"commander.unknownCommand"})}version(t,e,r){if(t===void 0)return this._version;this._version=t,e=e||"-V, --v\
ersion",r=r||"output the version number";const n=this.createOption(e,r);return this._versionOptionName=n.attributeName(),this._registerOption(n),this.on("option:"+n.name(),()=>{this._outputConfiguration.
writeOut(`${t}
`),this._exit(0,"commander.version",t)}),this}description(t,e){return t===void 0&&e===void 0?this._description:(this._description=t,e&&(this._argsDescription=e),this)}summary(t){return t===void 0?this.
_summary:(this._summary=t,this)}alias(t){if(t===void 0)return this._aliases[0];let e=this;if(this.commands.length!==0&&this.commands[this.commands.length-1]._executableHandler&&(e=this.commands[this.commands.
length-1]),t===e._name)throw new Error("Command alias can't be the same as its name");const r=this.parent?._findCommand(t);if(r){const n=[r.name()].concat(r.aliases()).join("|");throw new Error(`canno\
t add alias '${t}' to command '${this.name()}' as already have command '${n}'`)}return e._aliases.push(t),this}aliases(t){return t===void 0?this._aliases:(t.forEach(e=>this.alias(e)),this)}usage(t){if(t===
void 0){if(this._usage)return this._usage;const e=this.registeredArguments.map(r=>h(r));return[].concat(this.options.length||this._helpOption!==null?"[options]":[],this.commands.length?"[command]":[],
this.registeredArguments.length?e:[]).join(" ")}return this._usage=t,this}name(t){return t===void 0?this._name:(this._name=t,this)}helpGroup(t){return t===void 0?this._helpGroupHeading??"":(this._helpGroupHeading=
t,this)}commandsGroup(t){return t===void 0?this._defaultCommandGroup??"":(this._defaultCommandGroup=t,this)}optionsGroup(t){return t===void 0?this._defaultOptionGroup??"":(this._defaultOptionGroup=t,this)}_initOptionGroup(t){
this._defaultOptionGroup&&!t.helpGroupHeading&&t.helpGroup(this._defaultOptionGroup)}_initCommandGroup(t){this._defaultCommandGroup&&!t.helpGroup()&&t.helpGroup(this._defaultCommandGroup)}nameFromFilename(t){
return this._name=A.basename(t,A.extname(t)),this}executableDir(t){return t===void 0?this._executableDir:(this._executableDir=t,this)}helpInformation(t){const e=this.createHelp(),r=this._getOutputContext(
t);e.prepareContext({error:r.error,helpWidth:r.helpWidth,outputHasColors:r.hasColors});const n=e.formatHelp(this,e);return r.hasColors?n:this._outputConfiguration.stripColor(n)}_getOutputContext(t){t=
t||{};const e=!!t.error;let r,n,o;return e?(r=p(m=>this._outputConfiguration.writeErr(m),"baseWrite"),n=this._outputConfiguration.getErrHasColors(),o=this._outputConfiguration.getErrHelpWidth()):(r=p(
m=>this._outputConfiguration.writeOut(m),"baseWrite"),n=this._outputConfiguration.getOutHasColors(),o=this._outputConfiguration.getOutHelpWidth()),{error:e,write:p(m=>(n||(m=this._outputConfiguration.
stripColor(m)),r(m)),"write"),hasColors:n,helpWidth:o}}outputHelp(t){let e;typeof t=="function"&&(e=t,t=void 0);const r=this._getOutputContext(t),n={error:r.error,write:r.write,command:this};this._getCommandAndAncestors().
reverse().forEach(u=>u.emit("beforeAllHelp",n)),this.emit("beforeHelp",n);let o=this.helpInformation({error:r.error});if(e&&(o=e(o),typeof o!="string"&&!Buffer.isBuffer(o)))throw new Error("outputHelp\
 callback must return a string or a Buffer");r.write(o),this._getHelpOption()?.long&&this.emit(this._getHelpOption().long),this.emit("afterHelp",n),this._getCommandAndAncestors().forEach(u=>u.emit("af\
terAllHelp",n))}helpOption(t,e){return typeof t=="boolean"?(t?(this._helpOption===null&&(this._helpOption=void 0),this._defaultOptionGroup&&this._initOptionGroup(this._getHelpOption())):this._helpOption=
null,this):(this._helpOption=this.createOption(t??"-h, --help",e??"display help for command"),(t||e)&&this._initOptionGroup(this._helpOption),this)}_getHelpOption(){return this._helpOption===void 0&&this.
helpOption(void 0,void 0),this._helpOption}addHelpOption(t){return this._helpOption=t,this._initOptionGroup(t),this}help(t){this.outputHelp(t);let e=Number(i.exitCode??0);e===0&&t&&typeof t!="function"&&
t.error&&(e=1),this._exit(e,"commander.help","(outputHelp)")}addHelpText(t,e){const r=["beforeAll","before","after","afterAll"];if(!r.includes(t))throw new Error(`Unexpected value for position to addH\
elpText.
Expecting one of '${r.join("', '")}'`);const n=`${t}Help`;return this.on(n,o=>{let u;typeof e=="function"?u=e({error:o.error,command:o.command}):u=e,u&&o.write(`${u}
`)}),this}_outputHelpIfRequested(t){const e=this._getHelpOption();e&&t.find(n=>e.is(n))&&(this.outputHelp(),this._exit(0,"commander.helpDisplayed","(outputHelp)"))}};function S(k){return k.map(t=>{if(!t.
startsWith("--inspect"))return t;let e,r="127.0.0.1",n="9229",o;return(o=t.match(/^(--inspect(-brk)?)$/))!==null?e=o[1]:(o=t.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))!==null?(e=o[1],/^\d+$/.test(o[3])?
n=o[3]:r=o[3]):(o=t.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))!==null&&(e=o[1],r=o[3],n=o[4]),e&&n!=="0"?`${e}=${r}:${parseInt(n)+1}`:t})}p(S,"incrementNodeInspectorPort");function V(){if(i.env.
NO_COLOR||i.env.FORCE_COLOR==="0"||i.env.FORCE_COLOR==="false")return!1;if(i.env.FORCE_COLOR||i.env.CLICOLOR_FORCE!==void 0)return!0}p(V,"useColor"),f.Command=E,f.useColor=V}}),tt=(0,H.__commonJS)({"n\
ode_modules/commander/index.js"(f){var{Argument:C}=W(),{Command:y}=Z(),{CommanderError:A,InvalidArgumentError:s}=P(),{Help:i}=F(),{Option:a}=G();f.program=new y,f.createCommand=h=>new y(h),f.createOption=
(h,l)=>new a(h,l),f.createArgument=(h,l)=>new C(h,l),f.Command=y,f.Option=a,f.Argument=C,f.Help=i,f.CommanderError=A,f.InvalidArgumentError=s,f.InvalidOptionArgumentError=s}}),et=(0,H.__toESM)(tt(),1),
{program:rt,createCommand:nt,createArgument:ot,createOption:at,CommanderError:N,InvalidArgumentError:j,InvalidOptionArgumentError:ht,Command:M,Argument:q,Option:L,Help:R}=et.default;0&&(module.exports={Argument,Command,CommanderError,Help,InvalidArgumentError,Option});
