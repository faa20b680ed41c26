import type { SourceMapPayload } from "node:module";
import {
	createCodeWarning,
	getErrorMessage,
	getFileStart,
	isCalledByReact,
	locateStack,
	type SourceMaps,
} from "../bundle/code-errors.ts";
import { checkRendering, selectSamplePages } from "../bundle/rendering.ts";
import { type Diagnostic, getProblemKey } from "../diagnostics/diagnostic.ts";
import {
	type BuildOutcome,
	type FinishedBuild,
	isErrorFree,
} from "./builder.ts";
import type { BrowserError } from "./client/report-errors.ts";

/**
 * Collects the warnings about a site's code that are found once it is shown: by rendering its pages with checks, and by the
 * browser. They hold until the code changes. `onChange` is called after each new one.
 */
export function createCodeWarningStore(onChange: () => void) {
	/** The digest of the code that they are about. */
	let digest: string | undefined;
	let notes: readonly Diagnostic[] = [];

	function add(found: readonly Diagnostic[], outcome: FinishedBuild): void {
		const keyOf = (each: Diagnostic) =>
			`${each.file}:${each.line} ${getProblemKey(each)}`;
		const known = new Set(notes.map(keyOf));
		const isNew = (each: Diagnostic) => !known.has(keyOf(each));
		const added = found.filter(isNew);
		if (added.length === 0 || outcome.value.bundle.digest !== digest) return;
		notes = [...notes, ...added];
		onChange();
	}

	return {
		/** Renders a page of each view with checks, if the code has changed since. */
		async check(outcome: BuildOutcome): Promise<void> {
			if (!isErrorFree(outcome) || outcome.value.bundle.digest === digest)
				return;
			const { pages, bundle } = outcome.value;
			digest = bundle.digest;
			notes = [];
			try {
				add(
					await checkRendering(selectSamplePages(pages), outcome.value),
					outcome,
				);
			} catch (error) {
				const file = getFileStart(bundle.code.folder, "frame.tsx");
				add([createCodeWarning(file, getErrorMessage(error))], outcome);
			}
		},
		/** Must be called after a change of the code: a check that is running may have read some of it before, some after. */
		forget() {
			digest = undefined;
			notes = [];
		},
		/** Adds an error that the browser reported of a page. */
		addBrowserError(error: BrowserError, outcome: BuildOutcome): void {
			if (isErrorFree(outcome)) add(toBrowserWarnings(error, outcome), outcome);
		},
		/** The outcome of a build with the warnings about its code. */
		addTo(outcome: BuildOutcome): BuildOutcome {
			return notes.length > 0 &&
				isErrorFree(outcome) &&
				outcome.value.bundle.digest === digest
				? { ...outcome, diagnostics: [...outcome.diagnostics, ...notes] }
				: outcome;
		},
	};
}

/** Reports exceptions and React's warnings. Other console messages are ignored: the site may write them on purpose. */
function toBrowserWarnings(
	{ message, stack, path, isConsole }: BrowserError,
	{ value: { bundle, pages } }: FinishedBuild,
): Diagnostic[] {
	const { folder, views } = bundle.code;
	// Converts the URLs of scripts to paths relative to the sources.
	const local = stack.replaceAll(/(?<![\w.])\/assets\//g, `${folder}assets/`);
	// Only the maps that are needed are parsed: that of React has megabytes.
	const maps: SourceMaps = new Map(
		[...bundle.code.maps]
			.filter(([script]) => local.includes(script))
			.map(([script, map]): [string, SourceMapPayload] => [
				script,
				JSON.parse(map),
			]),
	);
	if (isConsole && !isCalledByReact(local, maps)) return [];
	const page = pages.find((each) => each.path === path);
	const view = page?.kind === "view" ? views.get(page.view) : undefined;
	const location =
		locateStack(local, folder, maps) ??
		getFileStart(folder, view ?? "frame.tsx");
	return [
		createCodeWarning(location, `${message} (in the browser, on ${path})`),
	];
}
