import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Option } from "commander";
import { formatAddresses } from "../dev/messages.ts";
import { preview } from "../host/preview.ts";
import { formatOverdueBuild } from "../link/next-change.ts";
import { createEndSignal, getToday, print } from "../terminal/terminal.ts";
import { readNextChange } from "../write/record.ts";
import { answer, refuse } from "./shared/answers.ts";
import { defineProjectCommand } from "./shared/define-command.ts";
import { port, root } from "./shared/inputs.ts";

type PreviewOptions = { readonly output: string; readonly port: number };

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
		if (!existsSync(join(output, "index.html")))
			return refuse(
				`There is no site in ${folder} yet. Run kilde build first.`,
			);
		const next = readNextChange(output);
		if (next !== undefined && next <= getToday(timeZone))
			print(`${formatOverdueBuild(folder, next)}\n`);
		await preview(output, wanted, createEndSignal(), (port) =>
			print(formatAddresses(folder, { port, wanted })),
		);
		return answer("");
	},
);
