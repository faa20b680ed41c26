import { build } from "../build.ts";
import type { UnloadedSite } from "../bundle/open-definition.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import { type Checked, isError } from "../diagnostics/diagnostic.ts";
import {
	formatOpenTasks,
	type LaunchTasks,
	listLaunchTasks,
} from "../link/launch.ts";
import { parse } from "../parse/index.ts";
import type { Source } from "../types.ts";
import type { BuildRecord, BuildSummary } from "../write/record.ts";
import {
	type Answer,
	createRefusal,
	nothingWritten,
	printAndRefuse,
	printDiagnostics,
} from "./shared/answers.ts";

import type { ProjectOptions } from "./shared/define-command.ts";

/** The options of `kilde build`; `output` is a folder within the project. */
export type BuildOptions = ProjectOptions & {
	readonly output: string;
	readonly launch?: true;
	readonly compress?: true;
};

/** The site, its sources and output folder, the record of the last build, and the key of this one. */
type RebuildTask = {
	readonly site: UnloadedSite;
	readonly output: string;
	readonly sources: Checked<Source[]>;
	readonly record: BuildRecord;
	readonly key: string;
};

/** Builds a site and writes it; returns its summary, or a refusal after printing the diagnostics. */
export async function rebuild(
	options: BuildOptions,
	{ site: { load }, output, sources, record, key }: RebuildTask,
): Promise<BuildSummary | Answer> {
	const { root, date, code, compress } = options;
	const site = await load();
	const entries = () =>
		sources.value.map((source) => parse(source, site).value);
	const unready =
		options.launch && explainLaunchObstacle(listLaunchTasks(entries(), site));
	if (unready) return createRefusal(unready);
	const memo = openProjectMemo(root, code);
	const compressed = compress && { compressed: true as const };
	const project = { site, root, output, date, code, sources, ...compressed };
	const built = await options.terminal.withProgress((progress) =>
		build(project, memo, progress, { record, key }),
	);
	memo.save();
	const { diagnostics, unwritten, summary } = built;
	if (!diagnostics.some(isError) && !unwritten) return summary;
	if (!unwritten) return printAndRefuse(built, options, nothingWritten);
	printDiagnostics(built, options);
	return createRefusal(
		`The site could not be written to ${options.output}: ${unwritten}. The previous site is unchanged.`,
	);
}

/** Explains why a site can't be launched yet; undefined if it can. */
function explainLaunchObstacle({
	samples,
	blocking,
}: LaunchTasks): string | undefined {
	if (samples.length + blocking === 0) return undefined;
	return `${formatOpenTasks(samples.length, blocking)} kilde check --launch lists them. ${nothingWritten}`;
}
