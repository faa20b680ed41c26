/** The style of the editor, in the colours and the font of its look: quiet, so that the site is what one sees. */
export const style = `
:root {
	color-scheme: light dark;
	--dim: color-mix(in srgb, var(--ink) 72%, var(--paper));
	--shade: color-mix(in srgb, var(--ink) 6%, var(--paper));
	--line: color-mix(in srgb, var(--ink) 17%, var(--paper));
	--edge: color-mix(in srgb, var(--ink) 58%, var(--paper));
	--tint: color-mix(in srgb, var(--accent) 11%, var(--paper));
	--bad: light-dark(#b3261e, #ff9d94);
	--bad-tint: light-dark(#fdecea, #442220);
	--good-tint: light-dark(#e3f3e5, #1e3a25);
	font: 16px/1.5 system-ui, sans-serif;
	color: var(--ink);
	background: var(--paper);
}
* { box-sizing: border-box; }
body { margin: 0; }
#editor {
	display: grid;
	grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
	height: 100dvh;
}
h2, h3, p, ul, ol { margin: 0; }
h2, .where strong { font-family: var(--font); font-weight: var(--heading-weight); }
h2 { font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
h3 { font-size: 1rem; line-height: 1.4; }
h4 { margin: 0; font-size: .875rem; }
button, .button, select, input, textarea {
	font: inherit;
	color: inherit;
	background: var(--paper);
	border: 1px solid var(--edge);
	border-radius: .5rem;
	min-height: 2.5rem;
	padding: .375rem .75rem;
}
button, .button, select, summary { cursor: pointer; }
button { white-space: nowrap; }
button:has(> svg) { display: inline-flex; align-items: center; justify-content: center; gap: .5rem; }
button svg { flex: none; }
.button { display: block; text-align: center; }
button:hover, .button:hover { background: var(--shade); }
button.quiet { border-color: transparent; }
button:is(:disabled, [aria-disabled=true]) { color: var(--dim); border-color: var(--line); cursor: default; }
button.quiet:is(:disabled, [aria-disabled=true]) { border-color: transparent; opacity: .65; }
button.next { border-color: var(--accent); color: var(--accent); font-weight: 600; }
button.main { background: var(--accent); color: var(--on-accent); border-color: var(--accent); font-weight: 600; }
button.main:hover { filter: brightness(1.08); }
button.main:is(:disabled, [aria-disabled=true]) { background: var(--shade); color: var(--dim); border-color: var(--line); font-weight: normal; filter: none; }
button[aria-expanded=true], button[aria-current=true] { background: var(--tint); color: var(--accent); }
.icon { width: 2.5rem; padding: 0; }
.mirrored svg { transform: scaleX(-1); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h2:focus-visible { outline: none; }
input:not([type=checkbox]), textarea, select { width: 100%; }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; min-height: 0; margin: 0; accent-color: var(--accent); }
[aria-invalid=true], [aria-invalid=true]:focus-visible { border-color: var(--bad); outline-color: var(--bad); }
header { grid-column: 1 / -1; display: flex; align-items: center; gap: .25rem .75rem; position: relative; min-height: 3.75rem; padding: .375rem 1rem; border-bottom: 1px solid var(--line); }
.group { display: flex; align-items: center; gap: .25rem; }
.where { flex: none; display: grid; max-width: 16rem; margin-inline-end: .5rem; line-height: 1.25; }
.where > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.where strong { font-size: 1.125rem; }
.where span { font-size: .8125rem; color: var(--dim); }
.ways { gap: .75rem; margin-inline: auto; }
.standing { flex: 0 1 auto; min-width: 8rem; max-width: 22rem; }
.said { font-size: .875rem; line-height: 1.3; color: var(--dim); text-align: end; text-wrap: balance; }
/* What takes more than two lines lies over the page, which stays where it is. */
.said.long { position: absolute; pointer-events: none; max-height: none; z-index: 3; inset: calc(100% + .75rem) 0 auto; width: fit-content; max-width: min(36rem, 100vw - 2rem); margin-inline: auto; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--paper); box-shadow: 0 .5rem 2rem rgb(0 0 0 / 22%); font-size: .9375rem; text-align: start; color: var(--ink); }
.said.long.bad { border-color: var(--bad); }
.bad, .said.long.bad { color: var(--bad); }
button.bad { border-color: var(--bad); font-weight: 600; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.switch { display: flex; gap: 2px; padding: 3px; border-radius: .75rem; background: var(--shade); }
.switch button { min-height: 2.125rem; border-color: transparent; background: none; color: var(--dim); }
.switch button[aria-pressed=true] { background: var(--paper); color: var(--accent); border-color: var(--line); box-shadow: 0 1px 2px rgb(0 0 0 / 12%); }
main { position: relative; container-type: size; min-width: 0; min-height: 0; overflow: hidden; background: color-mix(in srgb, var(--ink) 12%, var(--paper)); }
main:focus-visible { outline-offset: -3px; }
.refused { padding: 2rem; max-width: 40rem; }
/* As wide as the device, and as high as there is room without a panel; where the panel leaves less, it is made smaller. */
iframe {
	--width: 100vw;
	--beside: 0rem;
	position: absolute;
	inset-block-start: var(--beside);
	inset-inline-start: max(var(--beside), (100cqw - var(--width)) / 2);
	width: var(--width);
	height: 100%;
	scale: min(1, tan(atan2(100cqw - 2 * var(--beside), var(--width))));
	transform-origin: 0 0;
	border: 0;
	background: #fff;
}
main:has(+ aside) iframe, iframe:not([data-device=screen]) { --beside: 1rem; border-radius: .75rem; box-shadow: 0 0 0 1px var(--line), 0 .25rem 1.5rem rgb(0 0 0 / 14%); }
iframe:not([data-device=screen]) { height: calc(100% - 2rem); }
iframe[data-device=phone] { --width: 390px; }
iframe[data-device=tablet] { --width: 768px; }
aside { width: clamp(24rem, 30vw, 32rem); overflow: auto; border-inline-start: 1px solid var(--line); scroll-padding: 4rem 1rem; }
.ways-out { position: sticky; inset-block-start: 0; z-index: 1; display: flex; padding: .25rem .5rem; background: var(--paper); }
.ways-out button { color: var(--dim); }
.close { margin-inline-start: auto; }
.panel { display: grid; gap: 1.25rem; align-content: start; padding: 0 1.25rem 1.5rem; }
.welcome { position: fixed; z-index: 2; inset: auto auto 1.5rem 1.5rem; display: grid; gap: 1rem; justify-items: start; width: min(24rem, 100vw - 3rem); padding: 1.5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--paper); box-shadow: 0 .5rem 2rem rgb(0 0 0 / 22%); }
.first-steps { display: grid; gap: .5rem; padding-inline-start: 1.25rem; }
.first-steps ::marker { color: var(--accent); font-weight: 600; }
.keys { display: grid; gap: .5rem; margin: 0; }
.keys div { display: grid; grid-template-columns: 9rem 1fr; }
.keys dd { margin: 0; color: var(--dim); }
.qr-code { display: block; width: 15rem; margin-block-start: .75rem; border-radius: .5rem; background: #fff; fill: #000; }
.value { display: grid; gap: 1.75rem; }
.field, .one-value, form, form label, .keeping, .todos, .list-item { display: grid; gap: .5rem; }
.field { gap: .75rem; }
[data-kind=switch] { grid-template-columns: auto minmax(0, 1fr); }
[data-kind=switch] .languages { order: -1; }
[data-kind=switch]:has(.language) { grid-template-columns: minmax(0, 1fr); }
[data-kind=switch]:has(.language) .languages { order: 0; display: flex; flex-wrap: wrap; gap: .5rem 2rem; }
[data-kind=switch] .one-value:has(.language) { grid-template-columns: auto auto; align-items: center; }
[data-kind=switch] .language { order: 1; font-weight: normal; }
[data-kind=switch] .messages { order: 2; grid-column: 1 / -1; }
[data-kind=switch] .messages:empty { display: none; }
/* The tool of a single line is beside the name of its language, and shows while the line is in use. */
.language + div > .text-editor:has(> .line) .toolbar { margin-block-start: -2.25rem; }
.text-editor:has(> .line) .toolbar { opacity: 0; }
.one-value:is(:hover, :focus-within) .toolbar { opacity: 1; }
form { gap: 1rem; }
.languages { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); align-items: start; }
[data-kind=markdown] .languages { grid-template-columns: minmax(0, 1fr); }
.language { font-size: .875rem; font-weight: 600; }
.language::first-letter { text-transform: uppercase; }
.name, .help, .place, .hint, .optional { color: var(--dim); font-size: .875rem; }
.name, .place { overflow-wrap: anywhere; }
.hint { display: block; }
.optional { font-weight: normal; margin-inline-start: .5rem; }
.above { display: flex; flex-wrap: wrap; gap: 0 .25rem; padding: 0; margin-block: -.25rem -1.25rem; margin-inline: -.25rem; list-style: none; color: var(--dim); font-size: .875rem; }
.above li { display: flex; align-items: center; min-width: 0; }
.above li + li::before { content: "›"; }
.above button { min-height: 2rem; padding: .125rem .25rem; white-space: normal; text-align: start; overflow-wrap: anywhere; text-decoration: underline; text-underline-offset: .2em; }
.number { display: flex; gap: .75rem; align-items: center; }
.number input { max-width: 10rem; font-variant-numeric: tabular-nums; }
.messages { padding: 0; list-style: none; display: grid; gap: .5rem; }
.messages li { padding: .625rem .75rem; border-inline-start: 4px solid var(--edge); border-radius: .25rem; background: var(--shade); overflow-wrap: anywhere; }
.messages .error { border-color: var(--bad); background: var(--bad-tint); }
.messages .error strong { color: var(--bad); }
.messages .hint { color: inherit; }
.messages button { margin-block-start: .5rem; margin-inline-end: .5rem; }
.panel > [role=status]:empty { margin-block-end: -1.25rem; }
details { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; overflow-wrap: anywhere; }
summary::marker { color: var(--dim); font-size: .75em; }
summary { padding-block: .375rem; min-height: 2.25rem; border-radius: .25rem; }
.usage { background: var(--shade); border-radius: .5rem; padding: .375rem .75rem; }
.usage .rows { max-height: 15rem; overflow: auto; }
.rows { padding: 0; list-style: none; border-block-start: 1px solid var(--line); }
.rows li { border-block-end: 1px solid var(--line); }
.rows button, .rows p { width: 100%; text-align: start; white-space: normal; overflow-wrap: anywhere; background: none; border-color: transparent; border-radius: .25rem; padding: .5rem; }
.rows button:hover { background: var(--shade); }
.rows button[aria-current=true] { background: var(--tint); font-weight: 600; }
.rows .heading { font-weight: 600; }
.rows .hint { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.period { display: grid; gap: .75rem; padding: .75rem; border-radius: .5rem; background: var(--shade); }
.movable li { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; background: var(--paper); }
.movable .handle { width: 2.5rem; padding: 0; text-align: center; color: var(--dim); cursor: grab; touch-action: none; }
.movable .moved { position: relative; z-index: 1; box-shadow: 0 2px 12px rgb(0 0 0 / 25%); }
.moved .handle { cursor: grabbing; }
@media (prefers-reduced-motion: no-preference) { .movable:has(.moved) li:not(.moved) { transition: transform .15s; } }
.form-rows { display: grid; border-block-start: 1px solid var(--line); }
.form-rows > fieldset { display: grid; grid-template-columns: 5rem minmax(0, 1fr); gap: .25rem .75rem; padding-block: .75rem; border-block-end: 1px solid var(--line); }
.form-rows legend { float: inline-start; font-weight: 600; padding: .5rem 0; }
.cells { display: grid; gap: .5rem; }
.cell { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem; }
.cell button { padding-inline: .375rem; }
.cell input:not([type=checkbox]) { width: 4rem; padding-inline: .25rem; text-align: center; font-variant-numeric: tabular-nums; }
.cell input:placeholder-shown { border-style: dashed; }
.hidden-now { margin-inline-start: .5rem; padding: .0625rem .5rem; border-radius: 1rem; background: var(--shade); color: var(--dim); font-size: .8125rem; font-weight: normal; white-space: nowrap; }
.panel details + h3 { margin-block-start: 1.25rem; }
.media { display: grid; gap: 1rem .5rem; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); padding: .5rem 0; list-style: none; }
.media li { display: grid; gap: .25rem; align-content: start; font-size: .875rem; line-height: 1.3; overflow-wrap: anywhere; }
.media :is(img, video) { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; background: var(--shade); border-radius: .375rem; }
mark { background: light-dark(#ffe9a8, #5a4a12); color: inherit; }
.one-value > .picture { display: grid; gap: .5rem; padding: .75rem; border: 2px dashed var(--line); border-radius: .5rem; }
.one-value > .picture.over { border-color: var(--accent); background: var(--tint); }
.one-value > .picture :is(img, video) { width: 100%; max-height: 12rem; object-fit: contain; background: var(--shade); border-radius: .25rem; }
/* The picture is shown once: where its point is set. */
[data-kind=picture]:has(+ [data-kind=focus] .point) .picture > img { display: none; }
.focus { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.point { position: relative; justify-self: start; max-width: 100%; cursor: crosshair; }
.point img { display: block; max-width: 100%; max-height: 20rem; border-radius: .25rem; }
.ring { position: absolute; width: 2rem; height: 2rem; margin: -1rem; border: 3px solid #fff; border-radius: 50%; box-shadow: 0 0 0 2px #000, inset 0 0 0 1px #000; pointer-events: none; }
.sliders label { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr) 3rem; gap: .5rem; align-items: center; font-size: .875rem; }
.sliders input { accent-color: var(--accent); padding: 0; }
.sliders output { text-align: end; font-variant-numeric: tabular-nums; }
.crops { display: grid; grid-template-columns: 1.905fr 1fr .75fr; gap: .5rem; }
.crops figure { margin: 0; }
.crops img { display: block; width: 100%; object-fit: cover; border-radius: .25rem; }
.field > .modes { flex-wrap: wrap; gap: 2px; margin: 0; justify-self: start; }
.thumbnails { display: grid; gap: .75rem .5rem; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); padding-block: .5rem; }
.thumbnails label { position: relative; display: grid; gap: .25rem; align-content: start; padding: .375rem; border: 2px solid transparent; border-radius: .5rem; font-size: .875rem; line-height: 1.3; overflow-wrap: anywhere; cursor: pointer; }
.thumbnails label:hover { background: var(--shade); }
.thumbnails label:has(:checked) { border-color: var(--accent); background: var(--tint); }
.thumbnails label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.one-value > .picture .thumbnails :is(img, video) { aspect-ratio: 4 / 3; object-fit: cover; }
.describe { padding: .75rem; border-radius: .5rem; background: var(--tint); font-weight: 600; }
.visually-hidden { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; margin: 0; clip-path: inset(50%); overflow: hidden; white-space: nowrap; }
.visually-hidden:focus-visible + .button { outline: 3px solid var(--accent); outline-offset: 2px; }
.list-item { padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
.buttons { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
.adding { flex-basis: 100%; }
.confirm { flex-basis: 100%; border: 2px solid var(--bad); border-radius: .5rem; padding: 1rem; display: grid; gap: .75rem; }
.changes { padding: 0; list-style: none; display: grid; gap: .75rem; }
.changes > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 .5rem; align-items: start; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
.changes > li > p { font-weight: 600; overflow-wrap: anywhere; align-self: center; }
.changes > li > details { grid-column: 1 / -1; }
.changes ul { padding-inline-start: 1.25rem; }
.changes .buttons button { white-space: normal; text-align: start; overflow-wrap: anywhere; }
.earlier ul { padding: 0; list-style: none; }
.earlier li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 .5rem; align-items: center; padding-block: .25rem; border-block-end: 1px solid var(--line); }
.earlier h4 { font-size: .875rem; }
.earlier .hint { display: block; }
.filter { display: grid; gap: .5rem; }
.filter label { display: flex; align-items: center; gap: .5rem; min-height: 2.5rem; }
.detail summary { color: var(--dim); font-size: .875rem; }
.keeping { gap: 1rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
.unsaved { margin-inline-start: .5rem; color: var(--bad); font-weight: normal; }
dialog.conflicts { width: min(60rem, 100vw - 2rem); max-height: calc(100dvh - 2rem); overflow: auto; padding: 1.5rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--paper); color: var(--ink); }
.conflicts[open] { display: grid; gap: 1rem; }
dialog::backdrop { background: rgb(0 0 0 / 45%); }
.conflicts .quiet { justify-self: end; border-color: var(--line); }
.versions { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
.versions > * { display: grid; gap: .5rem; align-content: start; }
.versions > label { padding: .75rem; border: 2px solid var(--line); border-radius: .5rem; cursor: pointer; }
.versions > label:hover { background: var(--shade); }
.versions > label:has(:checked) { border-color: var(--accent); }
.versions > label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.side { display: flex; align-items: center; gap: .5rem; font-size: .875rem; font-weight: 600; }
.conflicts input[type=radio] { width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0; accent-color: var(--accent); }
.conflicts :is(.here, .disk) { max-height: 18rem; overflow: auto; padding: .5rem .75rem; border-radius: .25rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.conflicts .disk { background: var(--shade); }
.conflicts .here { background: var(--tint); }
.conflicts section { display: grid; gap: .75rem; }
.conflicts .choices { position: sticky; inset-block-end: -1.5rem; margin: 0 -1.5rem -1.5rem; padding: 1rem 1.5rem; background: var(--paper); border-block-start: 1px solid var(--line); }
.choices .quiet { margin-inline-start: auto; }
.outcome { display: grid; gap: .5rem; padding: .75rem; border-radius: .5rem; background: var(--shade); }
.outcome ul { padding-inline-start: 1.25rem; }
.decide { position: fixed; inset: auto 1rem 1rem auto; }
pre { margin: 0; padding: .5rem .75rem; border-radius: .25rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, monospace; }
pre span { display: block; }
.changes pre { padding: 0; }
.changes pre span { padding: .25rem .5rem; }
.disk { background: var(--bad-tint); }
.here { background: var(--good-tint); }
del { color: var(--bad); }
ins { font-weight: 600; text-decoration: none; }
@media (max-width: 80rem) {
	.standing { max-width: 14rem; }
	.said { font-size: .8125rem; }
	.where span { display: none; }
	.tools button, .modes button { flex-direction: column; gap: 0; padding: .125rem .375rem; font-size: .75rem; line-height: 1.25; }
}
@media (max-width: 64rem) {
	header { flex-wrap: wrap; gap: .25rem .5rem; padding: .25rem .75rem; }
	.ways { margin-inline: 0; }
	.steps { margin-inline-start: auto; }
	.standing { flex: 1 1 calc(100% - 20rem); min-width: 7rem; max-width: none; }
	.said { max-height: 2.75rem; overflow: clip; text-align: start; line-height: 1.1; }
}
@media (max-width: 56rem) {
	.devices { display: none; }
	/* The panel lies over the page, which stays as it is. */
	#editor { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); }
	aside { position: fixed; inset: auto 0 0; z-index: 1; width: auto; height: 55dvh; border-inline-start: 0; border-radius: 1rem 1rem 0 0; border-block-start: 1px solid var(--line); background: var(--paper); box-shadow: 0 -2px 16px rgb(0 0 0 / 20%); }
	main:has(+ aside) iframe, iframe:not([data-device=screen]) { --beside: 0rem; --width: 100vw; height: 100%; border-radius: 0; box-shadow: none; }
	.panel { padding-inline: 1rem; }
}
@media (max-width: 36rem) {
	header { padding: .25rem .5rem; gap: .125rem .25rem; }
	.where { display: none; }
	.group { gap: .125rem; }
	.switch { padding: 0; }
	.last:has(.bad) button { padding-inline: .5rem; }
	.last:has(.bad) svg { display: none; }
	.welcome { inset: auto .75rem .75rem; width: auto; }
}
@media (max-width: 23rem) {
	header { gap: .125rem; padding-inline: .25rem; }
	.switch button span { display: none; }
	.tools button, .modes button { padding-inline: .1875rem; }
}
/* A finger needs more room than a mouse. */
@media (pointer: coarse) {
	button, .button, select, summary, input:not([type=checkbox]), .switch button { min-height: 2.75rem; }
	.switch button { min-width: 2.75rem; }
	.icon, .movable .handle { width: 2.75rem; }
	.above button { min-height: 2.25rem; }
}
@media (max-width: 23rem) {
	.steps .icon { width: 2.25rem; }
	.modes button { min-width: 2.25rem; }
}
@media (forced-colors: active) {
	.switch button[aria-pressed=true], button[aria-expanded=true], button[aria-current=true] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
	button:is(:disabled, [aria-disabled=true]) { color: GrayText; opacity: 1; }
	aside { border: 1px solid CanvasText; }
	.thumbnails label:has(:checked) { border: 4px solid Highlight; }
}
@media print { header, aside, .welcome { display: none; } }
`;
