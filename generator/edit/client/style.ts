/** The look of the editor: quiet, so that the site is what one sees. */
export const style = `
:root {
	color-scheme: light dark;
	--ink: light-dark(#1c2226, #eceff1);
	--dim: light-dark(#566068, #a7b1b8);
	--paper: light-dark(#fff, #1a1e21);
	--shade: light-dark(#f2f4f5, #23292d);
	--line: light-dark(#c9d0d4, #454f56);
	--accent: light-dark(#1d5fc4, #8ab8ff);
	--on-accent: light-dark(#fff, #0d1b2e);
	--bad: light-dark(#b3261e, #ff9d94);
	font: 16px/1.5 system-ui, sans-serif;
	color: var(--ink);
	background: var(--paper);
}
* { box-sizing: border-box; }
body { margin: 0; }
#editor { display: grid; grid-template-rows: auto auto 1fr; height: 100dvh; }
h2, h3, h4, p { margin: 0; }
h2 { font-size: 1.15rem; }
h3 { font-size: 1rem; }
h4 { font-size: .9rem; }
button, .button, select, input, textarea {
	font: inherit;
	color: inherit;
	background: var(--paper);
	border: 1px solid var(--line);
	border-radius: .4rem;
	min-height: 2.5rem;
	padding: .25rem .75rem;
}
button, .button, select { cursor: pointer; }
.button { display: inline-block; line-height: 2; }
button:disabled { color: var(--dim); cursor: default; border-style: dashed; }
button[aria-pressed=true], button[aria-current=true] { border-color: var(--accent); box-shadow: inset 0 -3px var(--accent); }
.main:not(:disabled) { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
input:not([type=checkbox]), textarea, select { width: 100%; }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; min-height: 0; }
[aria-invalid=true] { border-color: var(--bad); }
.toolbar { display: flex; flex-wrap: wrap; gap: .4rem; padding: .4rem; border-bottom: 1px solid var(--line); }
.toolbar select { width: auto; }
.toolbar .errors { color: var(--bad); margin-inline-start: auto; }
.count { margin-inline-start: .4rem; padding: 0 .4rem; border-radius: 1rem; background: var(--on-accent); color: var(--accent); }
.said { padding: 0 .75rem; min-height: 1.5rem; font-size: .9rem; background: var(--shade); }
main { display: grid; min-height: 0; }
main.with-panel { grid-template-columns: 1fr minmax(24rem, 30%); }
iframe { width: 100%; height: 100%; border: 0; background: #fff; }
aside { overflow: auto; padding: .75rem; border-inline-start: 1px solid var(--line); display: grid; gap: .75rem; align-content: start; }
.close { justify-self: end; }
.value, .field, .one-value, form, form label { display: grid; gap: .4rem; }
.value { gap: 1rem; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.languages { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.help, .place, .hint, .optional, .language { color: var(--dim); font-size: .875rem; }
.place { overflow-wrap: anywhere; }
.hint { display: block; }
.optional { font-weight: normal; margin-inline-start: .5rem; }
.number { display: flex; gap: .5rem; align-items: center; }
.number input { max-width: 10rem; }
.messages { margin: 0; padding: 0; list-style: none; display: grid; gap: .4rem; }
.messages li { border-inline-start: 4px solid var(--line); padding-inline-start: .6rem; }
.messages .error { border-color: var(--bad); }
.messages .error strong { color: var(--bad); }
.usage { background: var(--shade); border-radius: .4rem; padding: .5rem .75rem; }
.usage ul, .changes, .things, .parts { margin: 0; padding-inline-start: 1.25rem; display: grid; gap: .4rem; }
.things button, .parts button { text-align: start; width: 100%; }
mark { background: light-dark(#ffe9a8, #5a4a12); color: inherit; }
.picture { display: grid; gap: .5rem; padding: .5rem; border: 1px dashed var(--line); border-radius: .4rem; }
.picture.over { border-color: var(--accent); }
.picture img { max-width: 100%; max-height: 14rem; object-fit: contain; }
.visually-hidden { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; clip-path: inset(50%); overflow: hidden; }
.visually-hidden:focus-visible { position: static; width: auto; height: auto; clip-path: none; }
.list-item { display: grid; gap: .5rem; border-top: 1px solid var(--line); padding-top: .75rem; }
.buttons { display: flex; flex-wrap: wrap; gap: .4rem; }
.confirm, .conflicts section { border: 2px solid var(--bad); border-radius: .4rem; padding: .75rem; display: grid; gap: .5rem; }
.conflicts { position: fixed; inset: auto 1rem 1rem; max-height: 70dvh; overflow: auto; background: var(--paper); }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
pre span { display: block; padding: .25rem .5rem; }
.disk { background: light-dark(#fbe4e2, #4a2522); }
.here { background: light-dark(#e0f2e3, #1f3d26); }
.unsaved { margin-inline-start: .5rem; color: var(--bad); }
@media (max-width: 45rem) {
	main.with-panel { grid-template-columns: 1fr; grid-template-rows: 1fr minmax(40%, auto); }
	main.with-panel aside { border-inline-start: 0; border-top: 2px solid var(--line); max-height: 60dvh; }
	.toolbar { flex-wrap: nowrap; overflow-x: auto; }
	.toolbar > * { flex: none; }
}
`;
