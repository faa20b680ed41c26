import type { CompiledSite } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import { isHiddenFromVisitors } from "../host/files.ts";
import { findRedirectPageAddress } from "../host/redirects.ts";
import type { Locale } from "../languages/languages.ts";
import type { Model } from "../link/model.ts";
import { getLocaleByPrefix, toPageAddress } from "../text/url.ts";
import type { Artifact } from "../types.ts";
import {
	getContent,
	getContentKey,
	memoizeRendering,
} from "../write/artifact-content.ts";
import { findChangedFacts } from "./changed-facts.ts";
import { findChanges, type TextChange } from "./changes.ts";
import { listPageExtracts, type PageExtract } from "./extract.ts";

/** A change, and the path and the language of its page. */
export type PlacedChange = TextChange & {
	readonly page: string;
	readonly language: Locale;
};

/** A site to compare: its files, redirects and facts. */
export type SiteVersion = Pick<CompiledSite, "artifacts"> & {
	readonly model: Pick<Model, "facts" | "redirects">;
};

/** The differences between the pages that two sites have in common. */
export type Comparison = {
	readonly changes: readonly PlacedChange[];
	/** The paths of files that changed for search engines, feed readers and scripts only. */
	readonly forMachines: readonly string[];
};

/** Compares the files that both sites have, one by one. Rendered pages are kept in the memo. */
export function compareCommonFiles(
	before: SiteVersion,
	after: SiteVersion,
	memo: Memo,
): Comparison {
	const locales = [...before.model.facts.keys()];
	const facts = new Map(
		locales.map((locale) => [
			locale,
			findChangedFacts(
				before.model.facts.get(locale) ?? new Map(),
				after.model.facts.get(locale) ?? new Map(),
			),
		]),
	);
	const others = getComparedFiles(after);
	const compared = [...getComparedFiles(before)].map(
		([path, file]): Comparison => {
			const other = others.get(path);
			const language = getLocaleByPrefix(path, locales);
			const changedFacts = facts.get(language);
			if (!other || !changedFacts) return unchanged;
			// Equal keys mean equal bytes, without rendering.
			if (getContentKey(file) === getContentKey(other)) return unchanged;
			const [old = [], next = []] = memoizeRendering([file, other], memo).map(
				extractFile,
			);
			const changes = findChanges(old, next, changedFacts);
			const isForMachines =
				changes.length === 0 && JSON.stringify(old) !== JSON.stringify(next);
			return {
				changes: changes.map((each) => ({ ...each, page: path, language })),
				forMachines: isForMachines ? [path] : [],
			};
		},
	);
	return {
		changes: compared.flatMap(({ changes }) => changes),
		forMachines: compared.flatMap(({ forMachines }) => forMachines),
	};
}

const unchanged: Comparison = { changes: [], forMachines: [] };

/** The texts of a page, without its styles and policies; the whole text of another file. */
function extractFile(file: Artifact): PageExtract[] {
	const text = String(getContent(file));
	return isPageFile(file)
		? listPageExtracts(text)
		: [{ part: "machine", text }];
}

/** Returns the text files of a site by address, without redirect pages. */
export function getComparedFiles({
	artifacts,
	model,
}: SiteVersion): ReadonlyMap<string, Artifact> {
	const redirects = new Set(model.redirects.map(findRedirectPageAddress));
	return new Map(
		artifacts
			.filter(({ path }) => hasComparableText(path))
			.map((file) => [toPageAddress(file.path), file] as const)
			.filter(([address]) => !redirects.has(address)),
	);
}

/** Whether a file of a site is a page. */
export function isPageFile({ path }: Artifact): boolean {
	return path.endsWith(".html");
}

/** Whether a file of the output folder has text that can be compared. */
export function hasComparableText(path: string): boolean {
	return (
		/\.(html|json|txt|webmanifest|xml)$/.test(path) &&
		!isHiddenFromVisitors(path)
	);
}
