import { Option } from "commander";
import { siteFolder } from "../bundle/site-folder.ts";
import { endpoints } from "../dev/endpoints.ts";
import type { Edit } from "../dev/index.ts";
import { networkAddresses } from "../dev/listen.ts";
import { openInBrowser } from "../dev/open-browser.ts";
import { runDevServer } from "../dev/run.ts";
import { createAccess } from "../dev/serving/access.ts";
import { supervise } from "../dev/supervise.ts";
import type { LanguageCode } from "../diagnostics/language.ts";
import { editorPage } from "../edit/editor-page.ts";
import { createEditing } from "../edit/index.ts";
import {
	currentProcess,
	endSignal,
	paintFor,
	printError,
	today,
} from "../terminal/terminal.ts";
import { type Answer, answer } from "./shared/answer.ts";
import {
	type Input,
	port,
	problemFormat,
	project,
} from "./shared/arguments.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { Engine, Options } from "./shared/options.ts";

/** The options of a server; `host` serves the site to the whole network. */
export type DevOptions = Options & {
	readonly port: number;
	readonly host?: true;
};

/** The inputs of a server. */
export const serverInputs: readonly Input[] = [
	...project,
	problemFormat,
	new Option(
		"--host",
		"also serve phones and other devices on the same network",
	),
	port(4000),
];

/** `kilde dev`: serves the site and updates it after every change, until the process ends. */
export const command = defineSiteCommand<DevOptions>(
	"serve the site and update it as you edit",
	serverInputs,
	(options, { engine }) => serve(options, engine),
);

/** The environment variable that is set in the process of the server; the process that the user started supervises it. */
const workerVariable = "KILDE_DEV_WORKER";

/** The same for the key of the editor: it stays what it is when the server starts again. */
export const keyVariable = "KILDE_EDIT_KEY";

/** Serves the site; with a key, whoever has it can edit. */
export async function serve(
	options: DevOptions,
	engine: Engine,
	editor?: {
		readonly key: string;
		readonly opens: boolean;
		/** Of the site's words in it. */
		readonly language: LanguageCode;
	},
): Promise<Answer> {
	const { root, lang, site } = options;
	const begun = today(site.timeZone);
	const stop = endSignal();
	const own = currentProcess();
	const session = own.started.toString(36);
	const edit: Edit | undefined = editor && {
		access: createAccess(editor.key),
		address: `${endpoints.editor}#${editor.key}`,
		page: (pages, key) => editorPage(lang, pages, key, site.editorLook),
		create: (rebuild) =>
			createEditing({
				root,
				rebuild,
				session,
				language: editor.language,
				environment: own.environment,
				network: options.host ? networkAddresses() : [],
			}),
	};
	const server = {
		...options,
		// A day that was asked for stays.
		date: () => (options.date === begun ? today(site.timeZone) : options.date),
		edit,
		reach: options.host ? "network" : "machine",
		session,
		language: lang,
		colour: paintFor(options.format),
		// What is edited depends on the definition in many places: then the process begins again.
		open: edit ? undefined : engine.open,
	} as const;
	if (own.environment[workerVariable]) {
		stop.addEventListener("abort", own.leaveParent);
		try {
			await runDevServer(server, stop, own.tellParent);
		} finally {
			own.leaveParent();
		}
	} else {
		let opening: ReturnType<typeof openInBrowser>;
		const isRefused = await supervise(
			{
				file: own.file,
				argv: own.argv,
				environment: {
					...own.environment,
					[workerVariable]: "1",
					...(editor && { [keyVariable]: editor.key }),
				},
				folder: siteFolder(root),
				definition: async () => {
					const opened = editor && (await engine.open(root));
					return opened && "files" in opened ? opened.files : undefined;
				},
				report: (wording) => printError(wording[lang]),
				refusals: [1],
				onReady: (ready) => {
					if (editor?.opens) opening = openInBrowser(root, ready, editor.key);
				},
			},
			stop,
		);
		opening?.forget();
		if (isRefused) return { ...answer(""), code: 1 };
	}
	return answer("");
}
