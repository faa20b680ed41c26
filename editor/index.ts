import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import {
	type BuildOutcome,
	type DevServer,
	type DevServerOptions,
	engineFolder,
	formatReport,
	getFirstPagesPort,
	getHeaders,
	getScript,
	getSiteFolder,
	listenOnFreePort,
	type ReportOptions,
	readCommittedFile,
	type SiteDefinition,
	sendRefusal,
	setHeaders,
	startDevServer,
	toMessageLanguage,
	toOutputPath,
} from "kilde/tools";
import { type Access, createAccess, getOriginAtPort } from "./access.ts";
import { countChanges } from "./changes/count.ts";
import { findMediaFile } from "./content/media.ts";
import type { Editor } from "./editor.ts";
import { renderEditorPage } from "./editor-page.ts";
import { createEditor } from "./editor-state.ts";
import { endpoints } from "./endpoints.ts";
import type { Handler } from "./handlers/define-handler.ts";
import { handlers } from "./handlers/index.ts";
import { importMedia } from "./handlers/values.ts";
import { openEditorInBrowser } from "./open-browser.ts";
import { markTexts } from "./origins/marks.ts";
import { createEditorServer, withoutKey } from "./server.ts";

/** The options of `kilde edit`. */
export type EditorOptions = Omit<DevServerOptions, "reporter" | "plugin"> &
	Omit<ReportOptions, "language"> & {
		/** The key that grants access. */
		readonly key: string;
		/** The language of labels: a language of messages, or one that the site has labels for. */
		readonly language: string;
		/** The environment in which git runs. */
		readonly environment: NodeJS.ProcessEnv;
		/** The addresses of this machine on its networks, if other devices may edit. */
		readonly network: readonly string[];
		/** Receives the errors of the site's code. */
		readonly onFailure: (text: string) => void;
	};

/** A running editor. */
export type RunningEditor = {
	readonly port: number;
	readonly pagesPort: number;
	/** The path and fragment, with the key, of the editor's address. */
	readonly address: string;
	/** Opens the editor in the default browser; undefined if that fails. */
	openInBrowser(): { forget(): void } | undefined;
	close(): Promise<void>;
};

/**
 * ★ Starts the editor of a project: the dev server for the pages, with marks in their texts, and a server of its own for the
 * editor around them.
 */
export async function startEditor(
	options: EditorOptions,
): Promise<RunningEditor> {
	const { key, root, site, port: wanted, reach } = options;
	const language = toMessageLanguage(options.language);
	const access = createAccess(key);
	const ports = { editor: 0, pages: 0 };
	let dev: DevServer | undefined;
	let editor: ReturnType<typeof createEditor> | undefined;
	let onReady = () => {};
	const ready = new Promise<void>((resolve) => {
		onReady = resolve;
	});
	const getEditor = async () => {
		await ready;
		if (!editor) throw new Error("The editor has not started.");
		return editor;
	};
	const findFile = (address: string) => {
		const latest = dev?.latest();
		return latest && !(latest instanceof Error)
			? findMediaFile(address, latest.value)
			: undefined;
	};
	const { server, pushState } = createEditorServer({
		access,
		renderPage: (pages, pageKey) =>
			renderEditorPage({
				language,
				pages,
				key: pageKey,
				look: site.editorLook,
			}),
		script: await getScript("editor", scripts.editor),
		font: readEditorFont(site, root),
		getPagesPort: () => ports.pages,
		findFile: (address) => dev?.findFile(address) ?? findFile(address),
		answer: async (name, body) =>
			answer((await getEditor()).editor, name, body),
		upload: async (name, bytes) => {
			const { editor } = await getEditor();
			return editor.exclusively(() => importMedia(editor, name, bytes));
		},
		getState: async () => (await getEditor()).getState(),
		onError: (error) => options.onFailure(formatError(error)),
	});
	ports.editor = await listenOnFreePort(server, wanted, reach);
	try {
		dev = await startDevServer({
			...options,
			port: getFirstPagesPort(wanted, ports.editor),
			reporter: createReporter(options),
			plugin: {
				mark: markTexts,
				pageScript: await getScript("editedPage", scripts.page),
				admit: createAdmission(access, ports),
				findFile,
				readCommitted: (path) => readCommittedFile(root, path),
				onBuild: () => editor?.onBuild(),
			},
		});
	} catch (error) {
		server.close();
		throw error;
	}
	const started = dev;
	ports.pages = started.port;
	editor = createEditor({ ...options, push: pushState, countChanges }, started);
	editor.onBuild();
	onReady();
	return {
		port: ports.editor,
		pagesPort: ports.pages,
		address: `${endpoints.editor}#${key}`,
		openInBrowser: () => openEditorInBrowser(root, ports.editor, key),
		async close() {
			server.close();
			server.closeAllConnections();
			await started.close();
		},
	};
}

/** The modules of the scripts for browsers. */
export const scripts = {
	editor: new URL("../editor/client/main.tsx", engineFolder),
	page: new URL("../editor/in-page/index.ts", engineFolder),
};

/** Answers a request; undefined if there is no such request, or if what is asked doesn't fit its schema. */
async function answer(
	editor: Editor,
	name: string,
	body: unknown,
): Promise<unknown> {
	if (!Object.hasOwn(handlers, name)) return undefined;
	const { schema, handle, isEdit } = handlers[
		name as keyof typeof handlers
	] as unknown as Handler<unknown>;
	const asked = schema.safeParse(body);
	if (!asked.success) return undefined;
	const work = () => handle(editor, asked.data);
	return isEdit ? editor.exclusively(work) : work();
}

/** Creates the function that admits requests to the pages: only the editor may frame them. */
function createAdmission(access: Access, ports: { readonly editor: number }) {
	return (request: IncomingMessage, response: ServerResponse, path: string) => {
		const editor = getOriginAtPort(request, ports.editor);
		const mayRead = access.mayRead(request, ports.editor);
		const file = mayRead ? toOutputPath(path) : "";
		// X-Frame-Options can't name the editor, which has another origin.
		const { "X-Frame-Options": _, ...headers } = getHeaders(`/${file}`);
		setHeaders(response, {
			"Content-Security-Policy": `frame-ancestors ${editor}`,
			"Origin-Agent-Cluster": "?1",
			...headers,
		});
		if (mayRead) return { "data-editor": editor };
		sendRefusal(response, 403, withoutKey);
		return undefined;
	};
}

/** Creates the reporter of the dev server: the editor shows problems itself, and the terminal the errors of code. */
function createReporter({ onFailure, ...options }: EditorOptions) {
	const style = { ...options, language: toMessageLanguage(options.language) };
	return {
		reportOf: (outcome: BuildOutcome) => formatReport(outcome, style),
		onFailure: ({ text }: { readonly text: string }) => onFailure(text),
	};
}

/** Reads the font that the site defines for its editor; undefined if it defines none. */
function readEditorFont(
	{ editorLook }: SiteDefinition,
	root: string,
): Uint8Array | undefined {
	const file = editorLook?.font?.file;
	return file === undefined
		? undefined
		: readFileSync(join(getSiteFolder(root), file));
}

function formatError(error: unknown): string {
	return error instanceof Error ? (error.stack ?? error.message) : `${error}`;
}
