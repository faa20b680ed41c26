import {
	createMemo,
	getLanguageName,
	listLocales,
	selectText,
	toMessageLanguage,
} from "kilde/tools";
import * as z from "zod";
import { listScaffolds } from "../content/kinds.ts";
import { shorten } from "../context.ts";
import { listRelatedFiles } from "../entries/related.ts";
import { toText } from "../field-values.ts";
import type { Labels } from "../fields/labels.ts";
import { createPageLabels } from "../fields/page-labels.ts";
import { findShownValues } from "../origins/find.ts";
import { indexValues } from "../origins/marks.ts";
import { findPageOfValues } from "../origins/pages.ts";
import { findUsage } from "../origins/usage.ts";
import type { ValueAddress } from "../protocol.ts";
import { getValueAt } from "../values.ts";
import { defineHandler } from "./define-handler.ts";
import * as schemas from "./schemas.ts";

/** Answers the first request of a tab. */
export const begin = defineHandler(
	schemas.nothing,
	async ({ getContent, language, network }) => {
		const { context } = await getContent();
		const { site } = context.index;
		return {
			language: toMessageLanguage(language),
			locales: listLocales(site).map((code) => ({
				code,
				name: selectText(getLanguageName(code), language),
				tag: site.languages.find((each) => each.code === code)?.tag ?? code,
			})),
			scaffolds: listScaffolds(context),
			host: new URL(site.origin(context.index)).host.replace(/^www\./, ""),
			network,
		};
	},
);

const path = z.string().max(2000);

/** Returns the label of the page at a path, and its entry. */
export const page = defineHandler(
	z.strictObject({ path }),
	async ({ getContent }, ask) => {
		const { context } = await getContent();
		const found = createPageLabels(context).all.find(
			(each) => each.path === ask.path,
		);
		const holder = context.getHolders().get(ask.path);
		return { label: found?.label, file: holder?.entry?.file };
	},
);

/** Finds the values that an element of a page shows, and their labels and texts for a choice between them. */
export const locate = defineHandler(
	z.union([
		z.strictObject({ mark: z.string().max(100) }),
		z.strictObject({
			path,
			text: z.string().max(2000),
			nth: z.int().min(0),
		}),
	]),
	async ({ getContent }, ask) => {
		const { shown, built, labels } = await getContent();
		const findMarked = (mark: string) =>
			indexValues(shown.entries).get(mark) ??
			indexValues(built.value.entries).get(mark);
		const addresses =
			"mark" in ask
				? [findMarked(ask.mark)].filter((each) => each !== undefined)
				: findShownValues(ask.path, ask, shown);
		return {
			addresses,
			labels: addresses.map((address) => formatValue(address, labels)),
		};
	},
);

/** Returns the label of a value and its text, such as “Price (Rye bread): 30”. */
function formatValue(address: ValueAddress, labels: Labels): string {
	const { file, path } = address;
	const document = labels.getForm(file)?.documents[file];
	const value =
		path === "markdown"
			? document?.markdown
			: getValueAt(document?.value, path);
	return [labels.getLabel(address), shorten(toText(value))]
		.filter(Boolean)
		.join(": ");
}

/** Finds where a value is shown. */
export const usage = defineHandler(
	z.strictObject({ address: schemas.address }),
	async ({ getContent }, { address }) => {
		const { context, shown } = await getContent();
		return findUsage(address, { ...context, built: shown }, createMemo());
	},
);

/** Finds the page that shows most of a value; else the page that shows most of what the value is in. */
export const shownAt = defineHandler(
	z.strictObject({ address: schemas.address, locale: z.string() }),
	async ({ getContent }, { address, locale }) => {
		const { context, shown } = await getContent();
		const { index } = context;
		const holders = context.getHolders();
		const own = listRelatedFiles(address.file, context).map(({ file }) => file);
		// The pages of the entry and those that list it: not those of other entries that quote it.
		const isConsidered = (each: string) => {
			const entry = holders.get(each)?.entry;
			return (
				entry !== undefined &&
				(entry.collection === index.site.pages.collection.name ||
					own.includes(entry.file))
			);
		};
		const { file, path } = address;
		const inward: ValueAddress[][] =
			path === "markdown"
				? [[address]]
				: path.map((_, depth) => [{ file, path: path.slice(0, depth + 1) }]);
		const whole = own.map((each): ValueAddress => ({ file: each, path: [] }));
		for (const addresses of [whole, ...inward].reverse()) {
			const found = findPageOfValues(addresses, shown, locale, isConsidered);
			if (found) return { shown: found };
		}
		return { shown: undefined };
	},
);
