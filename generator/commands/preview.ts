import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { servingMessage } from "../dev/messages.ts";
import { type Wording, worded } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { preview } from "../host/preview.ts";
import { overdueInWords } from "../i18n/next-change.ts";
import { endSignal, print, today } from "../terminal/terminal.ts";
import { nextChangeOf } from "../write/checksums.ts";
import { answer, exitCodes, refusal } from "./shared/answer.ts";
import { language, option, port, root } from "./shared/arguments.ts";
import { defineProjectCommand } from "./shared/define-command.ts";

type PreviewOptions = {
	readonly root: string;
	readonly lang: MessageLanguage;
	readonly output: string;
	readonly port: number;
};

/** `kilde preview`: serves the built site as a host would, until the process ends. */
export const command = defineProjectCommand<PreviewOptions>(
	{
		en: "serve the built site as a web host would",
		da: "vis den færdige hjemmeside, som den bliver på et webhotel",
	},
	[
		root,
		language,
		option(
			"-o, --output <folder>",
			{ en: "the site's folder", da: "hjemmesidens mappe" },
			{ standard: "output" },
		),
		port(5000),
	],
	async ({ root, lang, output: folder, port: wanted }, { timeZone }) => {
		const output = resolve(root, folder);
		if (!existsSync(join(output, "index.html")))
			return refusal(exitCodes.contentErrors, noSite(folder));
		const next = nextChangeOf(output);
		if (next !== undefined && next <= today(timeZone))
			print(`${overdueInWords(folder, next)[lang]}\n`);
		await preview(output, wanted, endSignal(), (port) => {
			const what = worded(() => folder);
			print(servingMessage(what, { port, wanted })[lang]);
		});
		return answer("");
	},
);

function noSite(output: string): Wording {
	return {
		en: `There is no site in ${output} yet. Run kilde build first.`,
		da: `Der er endnu ikke nogen hjemmeside i ${output}. Kør først kilde build.`,
	};
}
