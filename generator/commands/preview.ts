import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { servingMessage } from "../dev/messages.ts";
import { type Wording, worded } from "../diagnostics/diagnostic.ts";
import { preview } from "../host/preview.ts";
import { endSignal, print } from "../terminal/terminal.ts";
import { type Answer, answer, exitCodes, refusal } from "./answer.ts";
import type { PreviewOptions } from "./options.ts";

/** `kilde preview`: serves the built site as a host would, until the process ends. */
export async function runPreview(options: PreviewOptions): Promise<Answer> {
	const { lang, port: requested } = options;
	const output = resolve(options.root, options.output);
	if (!existsSync(join(output, "index.html")))
		return refusal(exitCodes.contentErrors, noSite(options.output), lang);
	await preview({ output, port: requested }, endSignal(), (port) => {
		const what = worded(() => options.output);
		print(servingMessage(what, { port, wanted: requested })[lang]);
	});
	return answer("");
}

function noSite(output: string): Wording {
	return {
		en: `There is no site in ${output} yet. Run kilde build first.`,
		da: `Der er endnu ikke nogen hjemmeside i ${output}. Kør først kilde build.`,
	};
}
