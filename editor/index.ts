export { openEditorInBrowser } from "./open-browser.ts";
export {
	type EditorOptions,
	type RunningEditor,
	startEditor,
} from "./start.ts";
