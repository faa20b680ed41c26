import { randomBytes } from "node:crypto";
import { Option } from "commander";
import { toMessageLanguage } from "../languages/message-language.ts";
import { getProcess } from "../terminal/terminal.ts";
import {
	type DevOptions,
	keyVariable,
	serverInputs,
	serveSite,
} from "./dev.ts";
import { defineSiteCommand } from "./shared/define-command.ts";

type EditOptions = DevOptions & { readonly open: boolean };

/** `kilde edit`: serves the site as `kilde dev` does, and it can be edited in the browser, which it opens. */
export const command = defineSiteCommand<EditOptions>(
	"edit the site in the browser: click what you see; writes to content/ when you save",
	[
		...serverInputs,
		new Option("--no-open", "print the address without opening the browser"),
	],
	(asked, { engine }) => {
		// The editor is for the owner of the site, whatever language the computer has.
		const language = asked.askedLang ?? asked.site.editorLanguage;
		const options = { ...asked, lang: toMessageLanguage(language) };
		const key =
			getProcess().environment[keyVariable] ??
			randomBytes(24).toString("base64url");
		return serveSite(options, engine, { key, opens: options.open, language });
	},
);
