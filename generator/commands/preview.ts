import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Option } from "commander";
import { formatAddresses } from "../dev/messages.ts";
import { servePreview } from "../host/preview.ts";
import { formatOverdueBuild } from "../link/next-change.ts";
import { createEndSignal } from "../terminal/terminal.ts";
import { readNextChangeDate } from "../write/record.ts";
import { createAnswer, createRefusal } from "./shared/answers.ts";
import { defineProjectCommand } from "./shared/define-command.ts";
import { createPortOption, root } from "./shared/inputs.ts";

type PreviewOptions = { readonly output: string; readonly port: number };

/** `kilde preview`: serves the built site as a host would, until the process ends. */
export const command = defineProjectCommand<PreviewOptions>(
	"serve the built site as a web host would",
	[
		root,
		new Option("-o, --output <folder>", "the site's folder").default("output"),
		createPortOption(5000),
	],
	async ({ root, terminal, output: folder, port: wanted }, { timeZone }) => {
		const output = resolve(root, folder);
		if (!existsSync(join(output, "index.html")))
			return createRefusal(
				`There is no site in ${folder} yet. Run kilde build first.`,
			);
		const next = readNextChangeDate(output);
		if (next !== undefined && next <= terminal.getToday(timeZone))
			terminal.writeOutput(`${formatOverdueBuild(folder, next)}\n`);
		await servePreview(output, wanted, createEndSignal(), (port) =>
			terminal.writeOutput(formatAddresses(folder, { port, wanted })),
		);
		return createAnswer("");
	},
);
