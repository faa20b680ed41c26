import { type Built, makeWith } from "../build.ts";
import { type Bundle, keptBundle, withoutPolicy } from "../bundle/index.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import type { SiteDefinition } from "../definition.ts";
import { type Checked, isError } from "../diagnostics/diagnostic.ts";
import { read, readAgain } from "../read/index.ts";
import type { Source } from "../types.ts";
import { outputFile } from "../url.ts";
import { contentOf, renderedOnce } from "../write/content.ts";
import { isSameReading } from "./reading.ts";

/** What became of a build: a site or mistakes, or what was thrown where code is wrong. */
export type Outcome = Checked<Built> | Error;

/** Makes a site again and again, and remembers all that stays the same. */
export type Maker = {
	/** Makes it; of what was read before, only these files have changed. */
	make(changed: readonly string[]): Promise<Outcome>;
	/** The site's code has changed. */
	forgetCode(): void;
	/** Any file may have changed. */
	forgetSources(): void;
};

/** A maker of the site of a project on a day; without the digest of the generator's code nothing is kept for the next. */
export function createMaker({
	site,
	root,
	date,
	code,
}: {
	readonly site: SiteDefinition;
	readonly root: string;
	readonly date: string;
	readonly code?: string | undefined;
}): Maker {
	const memo = openProjectMemo(root, code);
	let bundle: Promise<Bundle> | undefined;
	let sources: Checked<Source[]> | undefined;
	/** The last good site, and what it was made of: of the same would come the same. */
	let good: { sources: Checked<Source[]>; outcome: Checked<Built> } | undefined;

	async function make(changed: readonly string[]): Promise<Outcome> {
		bundle ??= keptBundle(site, code).then(withoutPolicy);
		sources = sources ? readAgain(root, sources, changed) : read(root);
		const inputs = { site, root, date, bundle: await bundle, sources };
		const isSameCode = good?.outcome.value.bundle === inputs.bundle;
		if (good && isSameCode && isSameReading(good.sources, sources))
			return good.outcome;
		const made = await makeWith(inputs, memo);
		const artifacts = renderedOnce(made.value.artifacts, memo);
		const outcome = { ...made, value: { ...made.value, artifacts } };
		if (!isGood(outcome)) return outcome;
		if (!isSameCode) prove(outcome.value);
		// For the next start; what is parsed from here on is little.
		if (!good) memo.keep();
		good = { sources: inputs.sources, outcome };
		return outcome;
	}

	return {
		make: (changed) => make(changed).catch(toError),
		forgetCode() {
			bundle = undefined;
		},
		forgetSources() {
			sources = undefined;
		},
	};
}

/** Whether there is a site to be shown. */
export function isGood(outcome: Outcome): outcome is Checked<Built> {
	return !(outcome instanceof Error) && !outcome.diagnostics.some(isError);
}

/** Pages are rendered as they are asked for; of new code, one of each view at once, so that what it throws is heard of. */
function prove({ pages, artifacts }: Built): void {
	const ofViews = new Map(
		pages.flatMap((page) =>
			page.kind === "view" ? [[page.view, outputFile(page.path)]] : [],
		),
	);
	const paths = new Set(ofViews.values());
	for (const artifact of artifacts)
		if (paths.has(artifact.path)) contentOf(artifact);
}

function toError(error: unknown): Error {
	return error instanceof Error ? error : new Error(String(error));
}
