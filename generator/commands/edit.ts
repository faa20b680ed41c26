import { randomBytes } from "node:crypto";
import { currentProcess } from "../terminal/terminal.ts";
import { type DevOptions, keyVariable, serve, serverInputs } from "./dev.ts";
import { option } from "./shared/arguments.ts";
import { defineSiteCommand } from "./shared/define-command.ts";

/** `kilde edit`: serves the site as `kilde dev` does, and it can be edited in the browser, which it opens. */
export const command = defineSiteCommand<
	DevOptions & { readonly open: boolean }
>(
	{
		en: "edit the site in the browser: click what you see; writes to content/ when you save",
		da: "ret hjemmesiden i browseren: klik på det, du ser; der bliver skrevet i content/, når du gemmer",
	},
	[
		...serverInputs,
		option("--no-open", {
			en: "print the address without opening the browser",
			da: "vis kun adressen, uden at åbne browseren",
		}),
	],
	(options) => {
		const key =
			currentProcess().environment[keyVariable] ??
			randomBytes(24).toString("base64url");
		return serve(options, { key, opens: options.open });
	},
);
