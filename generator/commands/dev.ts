import { randomBytes } from "node:crypto";
import { createAccess } from "../dev/access.ts";
import { endpoints } from "../dev/endpoints.ts";
import type { Edit } from "../dev/index.ts";
import { openBrowser } from "../dev/open-browser.ts";
import { runDevServer } from "../dev/run.ts";
import { supervise } from "../dev/supervise.ts";
import { editorPage } from "../edit/editor-page.ts";
import { createEditing } from "../edit/index.ts";
import {
	currentProcess,
	endSignal,
	paintFor,
	print,
	printError,
} from "../terminal/terminal.ts";
import { type Answer, answer, exitCodes } from "./answer.ts";
import type { DevOptions, EditOptions } from "./options.ts";
import { openProject } from "./project.ts";

/** The environment variable that is set in the process of the server; the process that the user started supervises it. */
const workerVariable = "KILDE_DEV_WORKER";

/** The same for the key of the editor: it stays what it is when the server starts again. */
const keyVariable = "KILDE_EDIT_KEY";

/** `kilde dev`: serves the site and updates it after every change, until the process ends. */
export function runDev(options: DevOptions): Promise<Answer> {
	return serve(options, undefined);
}

/** `kilde edit`: the same, and the site can be edited in the browser, which it opens. */
export function runEdit(options: EditOptions): Promise<Answer> {
	const key =
		currentProcess().environment[keyVariable] ??
		randomBytes(24).toString("base64url");
	return serve(options, { key, opens: options.open });
}

/** Serves the site; with a key, whoever has it can edit. */
async function serve(
	options: DevOptions,
	editor: { readonly key: string; readonly opens: boolean } | undefined,
): Promise<Answer> {
	const { lang, date, port, format, site, code } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const { root } = project;
	const stop = endSignal();
	const own = currentProcess();
	const session = own.started.toString(36);
	const edit: Edit | undefined = editor && {
		access: createAccess(editor.key),
		address: `${endpoints.enter}#${editor.key}`,
		page: editorPage(lang),
		create: (rebuild) =>
			createEditing({
				root,
				rebuild,
				session,
				language: lang,
				environment: own.environment,
			}),
	};
	const server = {
		site,
		root,
		date,
		port,
		format,
		code,
		edit,
		reach: options.host ? "network" : "machine",
		session,
		language: lang,
		colour: paintFor(format),
	} as const;
	if (own.environment[workerVariable])
		try {
			await runDevServer(server, stop, {
				print,
				printError,
				ready: own.tellParent,
			});
		} finally {
			own.leaveParent();
		}
	else {
		const isRefused = await supervise(
			{
				file: own.file,
				argv: own.argv,
				environment: {
					...own.environment,
					[workerVariable]: "1",
					...(editor && { [keyVariable]: editor.key }),
				},
				definition: ["site.ts", ...(site.code.definition ?? [])],
				report: (wording) => printError(wording[lang]),
				refusal: exitCodes.wrongUsage,
				onReady: (ready) => {
					if (editor?.opens)
						openBrowser(`http://localhost:${ready}${edit?.address}`);
				},
			},
			stop,
		);
		if (isRefused) return { ...answer(""), code: exitCodes.wrongUsage };
	}
	return answer("");
}
