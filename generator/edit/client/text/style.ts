/** The style sheet of text editors; its colours are those of the style sheet of the whole editor. */
export const textEditorStyle = `
.text-editor {
	border: 1px solid var(--edge);
	border-radius: 6px;
	background: var(--paper);
}
.text-editor button { min-inline-size: 2rem; min-block-size: 2rem; padding: 0 0.5rem; border: 1px solid transparent; border-radius: 4px; background: none; cursor: pointer; }
.text-editor button:hover { background: var(--tint); }
.text-editor button[aria-pressed="true"] { border-color: var(--accent); background: var(--tint); color: var(--accent); }
.text-editor button[aria-disabled="true"] { color: var(--dim); cursor: default; opacity: 0.7; }
.text-editor :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
/* Below the ways out of the panel, which stay in sight, too. */
.text-editor .toolbar { position: sticky; inset-block-start: 3rem; z-index: 1; display: flex; flex-wrap: wrap; gap: 1px; padding: 3px; border-block-end: 1px solid var(--line); border-radius: 6px 6px 0 0; background: var(--paper); }
.text-editor .toolbar button { gap: 0.375rem; min-inline-size: 2.125rem; min-block-size: 2.125rem; padding: 0 0.375rem; font-size: 0.875rem; }
.text-editor .toolbar .bold { font-size: 1.0625rem; font-weight: 700; }
.text-editor .toolbar .italic { font-style: italic; font-family: serif; font-size: 1.1875rem; }
/* Nothing but the text of a single line has a frame: its one tool is not to outweigh it. */
.text-editor:has(> .line) { border: 0; background: none; }
.text-editor:has(> .line) .toolbar { position: static; justify-content: flex-end; padding: 0; border: 0; background: none; }
.text-editor:has(> .line) .toolbar button { color: var(--dim); }
.text-editor > .line { border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); }
.text-editor .text { position: relative; min-block-size: 2.5rem; padding: 0.5rem 0.75rem; overflow-wrap: anywhere; white-space: break-spaces; font-variant-ligatures: none; outline-offset: -2px; }
.text-editor .text.markdown { min-block-size: 8rem; border-radius: 0 0 6px 6px; font-family: var(--font); font-size: 1.0625rem; }
.text-editor .text :is(h2, h3, h4, h5, h6) { font-family: var(--font); font-weight: var(--heading-weight); }
.text-editor .text > :first-child { margin-block-start: 0; }
.text-editor .text > :last-child { margin-block-end: 0; }
.text-editor .text :is(p, ul, ol, blockquote, pre) { margin-block: 0.5em; }
.text-editor .text li > p { margin-block: 0.15em; }
.text-editor .text.line p { margin: 0; }
.text-editor .text :is(h1, h2, h3, h4, h5, h6) { margin-block: 0.75em 0.25em; line-height: 1.25; }
.text-editor .text h2 { font-size: 1.4em; }
.text-editor .text h3 { font-size: 1.2em; }
.text-editor .text :is(h4, h5, h6) { font-size: 1em; }
.text-editor .text blockquote { margin-inline: 0; padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--edge); }
.text-editor .text a { color: var(--accent); }
.text-editor .text img { max-inline-size: 100%; max-block-size: 16rem; vertical-align: middle; }
.text-editor .text pre { padding: 0.5rem; border: 1px dashed var(--edge); color: var(--dim); font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
.text-editor .fact, .text-editor .picture { padding: 0.05em 0.35em; border: 1px solid var(--accent); border-radius: 4px; background: var(--tint); color: var(--ink); cursor: pointer; }
.text-editor .fact.unknown { border: 2px dashed var(--bad); color: var(--bad); background: none; }
.text-editor .ProseMirror-selectednode { outline: 2px solid var(--accent); outline-offset: 1px; }
.text-editor .ProseMirror-hideselection *::selection { background: transparent; }
.text-editor img.ProseMirror-separator { display: inline; inline-size: 0; block-size: 0; margin: 0; border: 0; }
.text-editor dialog { inline-size: min(32rem, 100vw - 2rem); max-block-size: calc(100dvh - 2rem); overflow: hidden auto; padding: 1rem 1.25rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); color: var(--ink); }
.text-editor dialog h2 { margin: 0 0 1.5rem; font-size: 1.2rem; }
.text-editor dialog label span { display: block; margin-block: 0.5rem 0.25rem; }
.text-editor dialog input { inline-size: 100%; min-block-size: 2.25rem; padding: 0.25rem 0.5rem; border: 1px solid var(--edge); border-radius: 4px; background: var(--paper); }
.text-editor dialog input[aria-invalid="true"] { border-color: var(--bad); }
.text-editor dialog p { margin: 0.5rem 0 0; }
.text-editor dialog p:empty { margin: 0; }
.text-editor .problem { color: var(--bad); }
.text-editor > .problem { margin: 0.25rem 0.75rem; }
.text-editor > .problem:empty { margin: 0; }
.text-editor dialog [role=listbox] { max-block-size: min(16rem, 40dvh); margin: 0.5rem 0 0; overflow: auto; border: 1px solid var(--edge); border-radius: 4px; }
.text-editor dialog [role=option] { overflow-wrap: anywhere; display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; min-block-size: 2rem; padding: 0.25rem 0.5rem; cursor: pointer; }
.text-editor dialog [role=option] small { color: var(--dim); }
.text-editor dialog [role=option]:is(:hover, [aria-selected="true"]) { background: var(--tint); }
.text-editor dialog [role=option][aria-selected="true"] { outline: 2px solid var(--accent); outline-offset: -2px; }
.text-editor dialog .buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 1rem; }
.text-editor dialog button { border-color: var(--edge); }
.text-editor dialog button.primary { border-color: var(--accent); background: var(--accent); color: var(--paper); }
@media (pointer: coarse) {
	.text-editor .toolbar button { min-inline-size: 2.75rem; min-block-size: 2.75rem; }
}
@media (forced-colors: active) {
	.text-editor button[aria-pressed="true"], .text-editor dialog [role=option][aria-selected="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; border-color: Highlight; }
	.text-editor button[aria-disabled="true"] { color: GrayText; opacity: 1; }
	.text-editor dialog [role=option][aria-selected="true"] small { color: inherit; }
}
`;
