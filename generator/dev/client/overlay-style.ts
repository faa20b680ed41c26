/** The style sheet of the overlay; its host inherits nothing from the page. */
export const style = `
:host { all: initial; }
dialog {
	box-sizing: border-box;
	inline-size: min(60rem, 100vw - 2rem);
	max-block-size: calc(100dvh - 2rem);
	padding: 1.25rem 1.5rem;
	overflow: auto;
	border: 0;
	border-block-start: 6px solid #e5484d;
	border-radius: 6px;
	background: #1b1b1f;
	color: #f2f2f4;
	font: 16px/1.5 system-ui, sans-serif;
	color-scheme: dark;
}
dialog::backdrop { background: rgb(0 0 0 / 45%); }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1rem; }
h2 { margin: 0; font-size: 1.25rem; }
ol { margin: 0; padding: 0; list-style: none; }
li { margin-block-start: 1.25rem; }
a { color: #8ab8ff; font-family: ui-monospace, monospace; font-size: 0.875rem; overflow-wrap: anywhere; }
pre { margin: 0.35rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.5 ui-monospace, monospace; }
code { display: block; overflow-x: auto; white-space: pre; font: inherit; }
button { padding: 0.5em 1em; border: 1px solid #8b8b94; border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer; }
@media (pointer: coarse) { button { min-block-size: 44px; } }
:focus-visible { outline: 2px solid #8ab8ff; outline-offset: 2px; }
`;
