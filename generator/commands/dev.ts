import { Option } from "commander";
import { getSiteFolder } from "../bundle/site-folder.ts";
import { endpoints } from "../dev/endpoints.ts";
import type { EditorSetup } from "../dev/index.ts";
import { openEditorInBrowser } from "../dev/open-browser.ts";
import { runDevServer } from "../dev/run.ts";
import { createAccessControl } from "../dev/serving/access.ts";
import { runSupervised } from "../dev/supervise.ts";
import type { Format } from "../diagnostics/report.ts";
import { editorPage } from "../edit/editor-page.ts";
import { createEditing } from "../edit/index.ts";
import { listNetworkAddresses } from "../host/listen.ts";
import {
	createEndSignal,
	getColouring,
	getProcess,
	getToday,
	printError,
} from "../terminal/terminal.ts";
import { type Answer, createAnswer } from "./shared/answers.ts";
import {
	defineSiteCommand,
	type Engine,
	type SiteOptions,
} from "./shared/define-command.ts";
import {
	createPortOption,
	type Input,
	problemFormat,
	project,
} from "./shared/inputs.ts";

/** The options of a server; `host` serves the site to the whole network. */
export type DevOptions = {
	readonly port: number;
	readonly host?: true;
	readonly format: Format;
};

/** The inputs of a server. */
export const serverInputs: readonly Input[] = [
	...project,
	problemFormat,
	new Option(
		"--host",
		"also serve phones and other devices on the same network",
	),
	createPortOption(4000),
];

/** `kilde dev`: serves the site and updates it after every change, until the process ends. */
export const command = defineSiteCommand<DevOptions>(
	"serve the site and update it as you edit",
	serverInputs,
	(options, { engine }) => serveSite(options, engine),
);

/** The environment variable that is set in the process of the server; the process that the user started supervises it. */
const workerVariable = "KILDE_DEV_WORKER";

/** The environment variable for the key of the editor, which stays the same when the server restarts. */
export const keyVariable = "KILDE_EDIT_KEY";

/** The options of the editor: its access key, whether to open a browser, and the language of labels. */
type EditorOptions = {
	readonly key: string;
	readonly opens: boolean;
	readonly language: string;
};

/** Serves the site, also for editing if there are options of the editor. */
export async function serveSite(
	options: SiteOptions & DevOptions,
	engine: Engine,
	editor?: EditorOptions,
): Promise<Answer> {
	const isWorker = getProcess().environment[workerVariable] !== undefined;
	if (!isWorker) return superviseServer(options.root, engine, editor);
	const own = getProcess();
	const stop = createEndSignal();
	stop.addEventListener("abort", own.leaveParent);
	try {
		const server = toServerOptions(options, engine, editor);
		await runDevServer(server, stop, own.tellParent);
	} finally {
		own.leaveParent();
	}
	return createAnswer("");
}

function toServerOptions(
	options: SiteOptions & DevOptions,
	engine: Engine,
	editor: EditorOptions | undefined,
) {
	const { root, lang: language, site } = options;
	const begun = getToday(site.timeZone);
	const { environment, started } = getProcess();
	const session = started.toString(36);
	const edit: EditorSetup | undefined = editor && {
		access: createAccessControl(editor.key),
		address: `${endpoints.editor}#${editor.key}`,
		page: (pages, key) => editorPage(language, pages, key, site.editorLook),
		create: (rebuild) =>
			createEditing({
				root,
				rebuild,
				session,
				language: editor.language,
				environment,
				network: options.host ? listNetworkAddresses() : [],
			}),
	};
	return {
		...options,
		// A day that was asked for stays.
		date: () =>
			options.date === begun ? getToday(site.timeZone) : options.date,
		edit,
		reach: options.host ? "network" : "machine",
		session,
		language,
		colour: getColouring(options.format),
		// The editor depends on the definition in many places, so a change of it restarts this process
		open: edit ? undefined : engine.open,
	} as const;
}

/** Runs this command again in a child process, which is the server. */
async function superviseServer(
	root: string,
	engine: Engine,
	editor: EditorOptions | undefined,
): Promise<Answer> {
	const { file, argv, environment } = getProcess();
	let opening: ReturnType<typeof openEditorInBrowser>;
	const ended = await runSupervised(
		{
			file,
			argv,
			environment: {
				...environment,
				[workerVariable]: "1",
				...(editor && { [keyVariable]: editor.key }),
			},
			folder: getSiteFolder(root),
			definition: async () => {
				const opened = editor && (await engine.open(root));
				return opened && "files" in opened ? opened.files : undefined;
			},
			report: printError,
			onReady: (ready) => {
				if (editor?.opens)
					opening = openEditorInBrowser(root, ready, editor.key);
			},
		},
		createEndSignal(),
	);
	opening?.forget();
	return { ...createAnswer(""), code: ended === "refused" ? 1 : 0 };
}
