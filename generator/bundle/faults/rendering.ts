import { createMemo } from "../../cache/memo.ts";
import { mistakeIn } from "../../diagnostics/code-fault.ts";
import type { Diagnostic, Wording } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import type { Model } from "../../link/model.ts";
import { demandAllowed } from "../../render/blocked.ts";
import { missingValueIn } from "../../render/no-value.ts";
import type { Page, Source } from "../../types.ts";
import type { Bundle } from "../index.ts";
import { explainingServer } from "../site-server.ts";
import { placed } from "./code.ts";
import { demandCode } from "./left-out.ts";
import { withLines } from "./places.ts";
import { placeOfError, type SourceMaps } from "./stack.ts";
import { thrownFault } from "./thrown.ts";

type ViewPage = Extract<Page, { kind: "view" }>;

/** A page whose code throws an error while it is rendered. */
type Failure = { readonly page: ViewPage; readonly error: unknown };

/**
 * Reports why some of these pages of a site can't be rendered, once for each place in the code: they throw an error or show
 * a value that is missing. `thrown` is what one of them threw; it is rethrown if it is not the site's.
 */
export async function renderingFaults(
	thrown: unknown,
	pages: readonly Page[],
	{
		bundle,
		sources,
		model,
	}: {
		bundle: Bundle;
		sources: readonly Source[];
		model: Pick<Model, "origin"> | undefined;
	},
): Promise<Diagnostic[]> {
	const { load, maps } = await explainingServer(bundle.code.folder);
	const views = pages.filter((page) => page.kind === "view");
	const memo = createMemo();
	const explained = failuresOf(views, (page) => {
		const code = bundle.pageCode(page, bundle.policy?.(page));
		const { renderPage } = memo.once("server", "", load);
		const html = renderPage(page, code);
		demandCode(html, code);
		if (missingValueIn(html, sources) === undefined) return;
		const { renderPage: watched, watchValues } = load();
		watchValues?.();
		watched(page, code);
	});
	// What is left are pages with what their policy blocks, or whose code was changed meanwhile, or shows a missing value
	// without an element.
	const others = failuresOf(views, (page) => {
		const policy = bundle.policy?.(page);
		const html = bundle.renderPage(page, policy);
		const shown = missingValueIn(html, sources);
		if (shown !== undefined) throw missingValue(shown);
		if (policy && model)
			demandAllowed(html, { path: page.path, policy, ...model });
	}).filter(({ page }) => !explained.some((each) => each.page === page));
	if (explained.length + others.length === 0) throw thrown;
	const faults = [
		...faultsOf(explained, bundle, maps),
		...faultsOf(others, bundle, new Map()),
	];
	return withLines(faults, bundle.code.folder);
}

function missingValue(shown: string): Error {
	const wording: Wording = {
		en: `it shows “${shown}”, where a value is missing`,
		da: `Den viser »${shown}«, hvor en værdi mangler`,
	};
	return Object.assign(new Error(wording.en), { wording });
}

function failuresOf(
	pages: readonly ViewPage[],
	render: (page: ViewPage) => void,
): Failure[] {
	return pages.flatMap((page) => {
		try {
			render(page);
			return [];
		} catch (error) {
			return [{ page, error }];
		}
	});
}

function faultsOf(
	failures: readonly Failure[],
	{ code: { folder, views } }: Bundle,
	maps: SourceMaps,
): Diagnostic[] {
	const [mistake] = failures.flatMap(({ error }) => mistakeIn(error) ?? []);
	const placedOnes = failures
		.filter(({ error }) => !mistakeIn(error))
		.map((each) => {
			const inView = { path: views?.get(each.page.view) ?? "server.tsx" };
			return { ...each, at: placeOfError(each.error, folder, maps) ?? inView };
		});
	const together = groupBy(placedOnes, ({ at, error }) => {
		const { path, line, column } = { line: 0, column: 0, ...at };
		return `${path}:${line}:${column} ${error}`;
	});
	return [
		...placed(mistake ? [mistake] : [], folder),
		...[...together.values()].flatMap(([first, ...others]) =>
			first
				? thrownFault(first.error, first.at, folder, {
						prevents: notRendered(first.page.path, others.length),
						names: namesIn(first.page),
						note: unseenByCheck,
					})
				: [],
		),
	];
}

function notRendered(path: string, others: number): Wording {
	if (others === 0)
		return {
			en: `The page ${path} can't be made`,
			da: `Siden ${path} kan ikke laves`,
		};
	return {
		en: `The page ${path} and ${others} ${others === 1 ? "other" : "others"} can't be made`,
		da: `Siden ${path} og ${others} ${others === 1 ? "anden" : "andre"} kan ikke laves`,
	};
}

const unseenByCheck: Wording = {
	en: "kilde check does not see this: it renders no pages.",
	da: "kilde check kan ikke se det: Den laver ingen sider.",
};

/** All names of values that the code of a page is given. */
function namesIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	return [
		...new Set([
			...(Array.isArray(value) ? [] : Object.keys(value)),
			...Object.values(value).flatMap(namesIn),
		]),
	];
}
