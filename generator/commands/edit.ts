import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { Option } from "commander";
import { formatAddresses } from "../dev/messages.ts";
import { listNetworkAddresses } from "../host/listen.ts";
import { toMessageLanguage } from "../languages/message-language.ts";
import { createEndSignal } from "../terminal/terminal.ts";
import { type DevOptions, serverInputs, toServerOptions } from "./dev.ts";
import { createAnswer } from "./shared/answers.ts";
import { defineSiteCommand } from "./shared/define-command.ts";

/**
 * Collects garbage more often: each build of an edit leaves much, and an editor runs for days. By default V8 lets the heap
 * grow to several times its contents.
 */
function limitGarbage(): void {
	setFlagsFromString("--heap-growing-percent=50");
	setFlagsFromString("--semi-space-growth-factor=1");
}

type EditOptions = DevOptions & { readonly open: boolean };

/** The environment variable for the key of the editor, which is then the same after a restart. */
const keyVariable = "KILDE_EDIT_KEY";

/** `kilde edit`: serves the site as `kilde dev` does, and it can be edited in the browser, which it opens. */
export const command = defineSiteCommand<EditOptions>(
	"edit the site in the browser: click what you see; writes to content/ at once",
	[
		...serverInputs,
		new Option("--no-open", "print the address without opening the browser"),
	],
	async (asked, { engine }) => {
		const { startEditor } = await engine.loadEditor();
		// The editor is for the owner of the site, whatever language the computer has.
		const language = asked.askedLang ?? asked.site.editorLanguage;
		const { terminal } = asked;
		const { environment } = terminal;
		const key =
			environment[keyVariable] ?? randomBytes(24).toString("base64url");
		const network = asked.host ? listNetworkAddresses() : [];
		const options = { ...asked, lang: toMessageLanguage(language) };
		const stop = createEndSignal();
		limitGarbage();
		// The first build may take a moment.
		const editor = await terminal.withProgress((progress) =>
			startEditor({
				...toServerOptions(options, engine),
				progress,
				key,
				language,
				environment,
				network,
				onFailure: terminal.writeError,
			}),
		);
		const { port, address: path } = editor;
		const wanted = asked.port;
		terminal.writeOutput(
			formatAddresses("The site", { port, wanted, network, path }),
		);
		terminal.writeOutput(
			"Anyone with this address can edit the site while this is running.\n",
		);
		const opening = asked.open ? editor.openInBrowser() : undefined;
		if (!stop.aborted) await once(stop, "abort");
		opening?.forget();
		await editor.close();
		return createAnswer("");
	},
);
