import { randomBytes } from "node:crypto";
import { platform } from "node:os";
import { messageLanguage } from "../diagnostics/language.ts";
import { packageOfEngine } from "../engines/engine-folder.ts";
import { createShortcut } from "../shortcut/index.ts";
import { currentProcess } from "../terminal/terminal.ts";
import { type DevOptions, keyVariable, serve, serverInputs } from "./dev.ts";
import { type Answer, answer, exitCodes, refusal } from "./shared/answer.ts";
import { option } from "./shared/arguments.ts";
import { languageAsked } from "./shared/commander-words.ts";
import { defineSiteCommand } from "./shared/define-command.ts";

type EditOptions = DevOptions & {
	readonly open: boolean;
	readonly shortcut?: true;
};

/** `kilde edit`: serves the site as `kilde dev` does, and it can be edited in the browser, which it opens. */
export const command = defineSiteCommand<EditOptions>(
	{
		en: "edit the site in the browser: click what you see; writes to content/ when you save",
		da: "ret hjemmesiden i browseren ved at klikke på det, du ser; der bliver skrevet i content/, når du gemmer",
	},
	[
		...serverInputs,
		option("--no-open", {
			en: "print the address without opening the browser",
			da: "vis kun adressen, uden at åbne browseren",
		}),
		option("--shortcut", {
			en: "put a file on the desktop that opens the editor with a double click",
			da: "læg en fil på skrivebordet, der åbner redigeringen med et dobbeltklik",
		}),
	],
	(asked, { argv, engine }) => {
		// The editor is for the owner of the site, whatever language the computer has.
		const language = languageAsked(argv) ?? asked.site.editorLanguage;
		const options = { ...asked, lang: messageLanguage(language) };
		if (options.shortcut) return shortcutTo(options);
		const key =
			currentProcess().environment[keyVariable] ??
			randomBytes(24).toString("base64url");
		return serve(options, engine, { key, opens: options.open, language });
	},
);

function shortcutTo({ root, lang }: EditOptions): Answer {
	const { file: command, environment } = currentProcess();
	const target = { root, command, versions: packageOfEngine().engines.node };
	const desktop = { platform: platform(), environment };
	const made = createShortcut(target, desktop, lang);
	if ("refused" in made) return refusal(exitCodes.wrongUsage, made.refused);
	const done = {
		en: `${made.file} opens the editor with a double click.`,
		da: `${made.file} åbner redigeringen med et dobbeltklik.`,
	};
	return answer(`${done[lang]}\n`);
}
