import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Option } from "commander";
import { servingMessage } from "../dev/messages.ts";
import { worded } from "../diagnostics/diagnostic.ts";
import { preview } from "../host/preview.ts";
import { overdueInWords } from "../i18n/next-change.ts";
import { endSignal, print, today } from "../terminal/terminal.ts";
import { nextChangeOf } from "../write/checksums.ts";
import { answer, refusal } from "./shared/answer.ts";
import { port, root } from "./shared/arguments.ts";
import { defineProjectCommand } from "./shared/define-command.ts";

type PreviewOptions = {
	readonly root: string;
	readonly output: string;
	readonly port: number;
};

/** `kilde preview`: serves the built site as a host would, until the process ends. */
export const command = defineProjectCommand<PreviewOptions>(
	"serve the built site as a web host would",
	[
		root,
		new Option("-o, --output <folder>", "the site's folder").default("output"),
		port(5000),
	],
	async ({ root, output: folder, port: wanted }, { timeZone }) => {
		const output = resolve(root, folder);
		if (!existsSync(join(output, "index.html"))) return refusal(noSite(folder));
		const next = nextChangeOf(output);
		if (next !== undefined && next <= today(timeZone))
			print(`${overdueInWords(folder, next)}\n`);
		await preview(output, wanted, endSignal(), (port) => {
			const what = worded(() => folder);
			print(servingMessage(what, { port, wanted }).en);
		});
		return answer("");
	},
);

function noSite(output: string): string {
	return `There is no site in ${output} yet. Run kilde build first.`;
}
