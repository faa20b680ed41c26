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
	refusals,
	type SiteDefinition,
	sendRefusal,
	setHeaders,
	startDevServer,
	toMessageLanguage,
	toOutputPath,
} from "kilde/tools";
import { type Access, createKeyAccess } from "./access.ts";
import { countChanges } from "./changes/count.ts";
import { findMediaFile } from "./content/media.ts";
import type { Editor } from "./editor.ts";
import { renderEditorPage } from "./editor-page.ts";
import { createEditor } from "./editor-state.ts";
import { endpoints } from "./endpoints.ts";
import type { Handler } from "./handlers/define-handler.ts";
import { handlers } from "./handlers/index.ts";
import { importMedia } from "./handlers/values.ts";
import { createHostedAccess, type HostedOptions } from "./hosted/index.ts";
import { signedOut } from "./hosted/messages.ts";
import { renderSignInPage } from "./hosted/sign-in-page.ts";
import { openEditorInBrowser } from "./open-browser.ts";
import { markTexts } from "./origins/marks.ts";
import { createEditorServer, withoutKey } from "./server.ts";

/** The options of `kilde edit`. */
export type EditorOptions = Omit<DevServerOptions, "reporter" | "plugin"> &
	Omit<ReportOptions, "language"> & {
		/** The key that grants access, on one's own machine. */
		readonly key: string;
		/** Instead of the key, where the editor is at a public address: its origins, and how people sign in. */
		readonly hosted?: HostedOptions | undefined;
		/** The language of labels: a language of messages, or one that the site has labels for. */
		readonly language: string;
		/** The environment in which git runs. */
		readonly environment: NodeJS.ProcessEnv;
		/** The addresses of this machine on its networks, if other devices may edit. */
		readonly network: readonly string[];
		/** Receives the errors of the site's code. */
		readonly onFailure: (text: string) => void;
	};

export { openPeople } from "./hosted/index.ts";

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
	const { key, root, site, port: wanted, reach, hosted } = options;
	const language = toMessageLanguage(options.language);
	const ports = { editor: 0, pages: 0 };
	const access = hosted
		? await createHostedAccess(root, hosted, options.onFailure)
		: createKeyAccess(key, ports);
	let dev: DevServer | undefined;
	let editing: ReturnType<typeof createEditor> | undefined;
	let onReady = () => {};
	const ready = new Promise<void>((resolve) => {
		onReady = resolve;
	});
	const getEditing = async () => {
		await ready;
		if (!editing) throw new Error("The editor has not started.");
		return editing;
	};
	const findFile = (address: string) => {
		const latest = dev?.latest();
		return latest && !(latest instanceof Error)
			? findMediaFile(address, latest.value)
			: undefined;
	};
	const { server, pushState } = createEditorServer({
		access,
		renderPage: (opened) =>
			renderEditorPage({ ...opened, language, look: site.editorLook }),
		renderSignIn: () => renderSignInPage(language, site.editorLook),
		script: await getScript("editor", scripts.editor),
		signInScript: hosted ? await getScript("signIn", scripts.signIn) : "",
		font: readEditorFont(site, root),
		findFile: (address) => dev?.findFile(address) ?? findFile(address),
		answer: async (name, body, person) =>
			answer((await getEditing()).getEditor(person), name, body),
		upload: async (name, bytes, person) => {
			const editor = (await getEditing()).getEditor(person);
			return editor.exclusively(() => importMedia(editor, name, bytes));
		},
		getState: async () => (await getEditing()).getState,
		onError: (error) => options.onFailure(formatError(error)),
	});
	const isPortFixed = hosted !== undefined;
	ports.editor = await listenOnFreePort(server, wanted, reach, isPortFixed);
	try {
		dev = await startDevServer({
			...{ ...options, isPortFixed },
			port: getFirstPagesPort(wanted, ports.editor),
			reporter: createReporter(options),
			plugin: {
				mark: markTexts,
				pageScript: await getScript("editedPage", scripts.page),
				admit: createAdmission(access),
				findFile,
				readCommitted: (path) => readCommittedFile(root, path),
				onBuild: () => editing?.onBuild(),
			},
		});
	} catch (error) {
		server.close();
		throw error;
	}
	const started = dev;
	ports.pages = started.port;
	const created = createEditor(
		{ ...options, push: pushState, countChanges },
		started,
	);
	editing = created;
	created.onBuild();
	onReady();
	return {
		port: ports.editor,
		pagesPort: ports.pages,
		address: `${endpoints.editor}#${key}`,
		openInBrowser: () => openEditorInBrowser(root, ports.editor, key),
		async close() {
			server.close();
			// Wait until running edits are written and published.
			await created.settle();
			server.closeAllConnections();
			await started.close();
		},
	};
}

/** The modules of the scripts for browsers. */
export const scripts = {
	editor: new URL("../editor/client/main.tsx", engineFolder),
	page: new URL("../editor/in-page/index.ts", engineFolder),
	signIn: new URL("../editor/client/sign-in/sign-in.ts", engineFolder),
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
function createAdmission(access: Access) {
	return (request: IncomingMessage, response: ServerResponse, path: string) => {
		if (path === endpoints.health) return void response.end("ok\n");
		const origins = access.getOrigins(request);
		if (!origins) return sendRefusal(response, 403, refusals.unknownHost);
		if (access.answerPages?.(path, request, response)) return undefined;
		const { editor } = origins;
		const mayRead = access.mayReadPages(request);
		const file = mayRead ? toOutputPath(path) : "";
		// X-Frame-Options can't name the editor, which has another origin.
		const { "X-Frame-Options": _, ...headers } = getHeaders(`/${file}`);
		setHeaders(response, {
			"Content-Security-Policy": `frame-ancestors ${editor}`,
			"Origin-Agent-Cluster": "?1",
			...headers,
		});
		if (mayRead) return { "data-editor": editor };
		return sendRefusal(response, 403, access.grant ? withoutKey : signedOut);
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
