import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { Option } from "commander";
import { formatAddresses } from "../dev/messages.ts";
import { listNetworkAddresses } from "../host/listen.ts";
import { toMessageLanguage } from "../languages/message-language.ts";
import { createEndSignal } from "../terminal/terminal.ts";
import { type DevOptions, serverInputs, toServerOptions } from "./dev.ts";
import { command as inviteCommand } from "./invite.ts";
import { createAnswer, createRefusal } from "./shared/answers.ts";
import {
	type CommandSetup,
	defineSiteCommand,
} from "./shared/define-command.ts";
import {
	type HostedInputs,
	hostedInputs,
	readHostedEditor,
} from "./shared/hosted-inputs.ts";

/**
 * Collects garbage more often: each build of an edit leaves much, and an editor runs for days. By default V8 lets the heap
 * grow to several times its contents.
 */
function limitGarbage(): void {
	setFlagsFromString("--heap-growing-percent=50");
	setFlagsFromString("--semi-space-growth-factor=1");
}

type EditOptions = DevOptions & HostedInputs & { readonly open: boolean };

function isModuleMissing(error: unknown): boolean {
	return /^(ERR_)?MODULE_NOT_FOUND$/.test(String(Object(error).code));
}

/** The environment variable for the key of the editor, which is then the same after a restart. */
const keyVariable = "KILDE_EDIT_KEY";

/** `kilde edit`, and `kilde edit invite`. */
export const command: CommandSetup = async (parent, context) => {
	parent.enablePositionalOptions();
	await editCommand(parent, context);
	await inviteCommand(parent.command("invite"), context);
};

/**
 * Serves the site as `kilde dev` does, and it can be edited in the browser, which it opens; or at a public address, where people
 * sign in.
 */
const editCommand = defineSiteCommand<EditOptions>(
	"edit the site in the browser: click what you see; writes to content/ at once",
	[
		...serverInputs,
		new Option("--no-open", "print the address without opening the browser"),
		...hostedInputs,
	],
	async (asked, { engine }) => {
		const { terminal } = asked;
		const { environment } = terminal;
		const read = readHostedEditor(asked, environment);
		if ("refusal" in read) return createRefusal(read.refusal);
		const { hosted } = read;
		const { startEditor } = await engine.loadEditor();
		// The editor is for the owner of the site, whatever language the computer has.
		const language = asked.askedLang ?? asked.site.editorLanguage;
		const key =
			environment[keyVariable] ?? randomBytes(24).toString("base64url");
		const network = asked.host ? listNetworkAddresses() : [];
		const options = { ...asked, lang: toMessageLanguage(language) };
		const stop = createEndSignal();
		limitGarbage();
		// The first build may take a moment.
		const starting = terminal.withProgress((progress) =>
			startEditor({
				...toServerOptions(options, engine),
				...{ progress, key, hosted, language, environment, network },
				onFailure: terminal.writeError,
			}),
		);
		const editor = await starting.catch((error) => {
			if (hosted && isModuleMissing(error)) return undefined;
			throw error;
		});
		if (!editor)
			return createRefusal(
				"Signing in needs a package that is optional otherwise: npm install @simplewebauthn/server",
			);
		const { port, address: path } = editor;
		terminal.writeOutput(
			hosted
				? `The site can be edited at ${hosted.origins.editor} by those who sign in there.\n`
				: `${formatAddresses("The site", { port, wanted: asked.port, network, path })}Anyone with this address can edit the site while this is running.\n`,
		);
		const opening = asked.open && !hosted ? editor.openInBrowser() : undefined;
		if (!stop.aborted) await once(stop, "abort");
		opening?.forget();
		await editor.close();
		return createAnswer("");
	},
);
