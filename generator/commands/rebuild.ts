import { build } from "../build.ts";
import type { UnloadedSite } from "../bundle/open-definition.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import {
	type Checked,
	isError,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import { type LaunchList, launchList, notReady } from "../link/launch.ts";
import { parse } from "../parse/index.ts";
import { withProgress } from "../terminal/terminal.ts";
import type { Source } from "../types.ts";
import type { BuildSummary, Manifest } from "../write/manifest.ts";
import { type Answer, exitCodes, refusal } from "./shared/answer.ts";
import type { BuildOptions } from "./shared/options.ts";
import { failed, nothingWritten, printDiagnostics } from "./shared/project.ts";

/** The site, its sources and output folder, the manifest of the last build, and the key of this one. */
type Task = {
	readonly site: UnloadedSite;
	readonly output: string;
	readonly sources: Checked<Source[]>;
	readonly manifest: Manifest;
	readonly key: string;
};

/** Builds a site and writes it; returns its summary, or a refusal after printing the diagnostics. */
export async function rebuild(
	options: BuildOptions,
	{ site: { load }, output, sources, manifest, key }: Task,
): Promise<BuildSummary | Answer> {
	const { root, date, code, compress } = options;
	const site = await load();
	const entries = () =>
		sources.value.map((source) => parse(source, site).value);
	const unready = options.launch && whyNotReady(launchList(entries(), site));
	if (unready) return refusal(exitCodes.contentErrors, unready);
	const memo = openProjectMemo(root, code);
	const compressed = compress && { compressed: true as const };
	const project = { site, root, output, date, code, sources, ...compressed };
	const built = await withProgress(options.lang, (progress) =>
		build(project, memo, progress, { manifest, key }),
	);
	memo.save();
	const { diagnostics, unwritten, summary } = built;
	if (!diagnostics.some(isError) && !unwritten) return summary;
	printDiagnostics(built, options);
	return unwritten
		? refusal(exitCodes.contentErrors, notWritten(unwritten, options.output))
		: failed(built, nothingWritten);
}

function whyNotReady({ samples, blocking }: LaunchList): Wording | undefined {
	if (samples.length + blocking === 0) return undefined;
	const { en, da } = notReady(samples.length, blocking);
	return {
		en: `${en} kilde check --launch lists them. Nothing was written.`,
		da: `${da} kilde check --launch viser dem. Der er ikke skrevet noget.`,
	};
}

function notWritten(reason: Wording, output: string): Wording {
	return {
		en: `The site could not be written to ${output}: ${reason.en}. The previous site is unchanged.`,
		da: `Hjemmesiden kunne ikke skrives i ${output}: ${reason.da}. Den forrige hjemmeside er ikke ændret.`,
	};
}
