import {
	capitalize,
	decodeEntities,
	findFactDefinitions,
	formatNumber,
	getContent,
	getLanguageName,
	getMediaAddress,
	getMessageTag,
	isVideoName,
	type Locale,
	listLocales,
	listPageAnchors,
	listPageExtracts,
	listTargetItems,
	media,
	selectText,
	toOutputPath,
} from "kilde/tools";
import { type Context, shorten, toPlainText } from "../context.ts";
import { removeMarks } from "../mark-form.ts";
import type { Choices, FactChoice, Option, ValuePath } from "../protocol.ts";
import type { Labels } from "./labels.ts";
import { createPageLabels, type LabelledPage } from "./page-labels.ts";

/** Lists everything that fields can choose from. */
export function listChoices(context: Context, labels: Labels): Choices {
	const pages = createPageLabels(context).all;
	const locales = listLocales(context.index.site);
	const targets = context.index.site.collections.flatMap(
		({ target }) => target?.name ?? [],
	);
	return {
		facts: listFactChoices(context, labels),
		pages: Object.fromEntries(
			locales.map((locale) => [
				locale,
				listLinkOptions(pages, locale, context),
			]),
		),
		pictures: listMediaOptions("picture", context),
		videos: listMediaOptions("video", context),
		references: Object.fromEntries([
			...targets
				.filter((target) => target !== media.name)
				.map(
					(target) => [target, listReferenceOptions(target, context)] as const,
				),
			["address", listAddressOptions(pages, context)] as const,
		]),
		parts: listPageParts(pages, context),
	};
}

/** Lists the facts that texts can cite, each labelled by the values that it is computed from. */
function listFactChoices(
	{ facts, index }: Context,
	labels: Labels,
): FactChoice[] {
	const names = new Set(
		[...facts.values()].flatMap((each) => [...each.keys()]),
	);
	return [...names].map((name) => {
		const origins = findFactDefinitions(name, index).map(({ entry, path }) => ({
			file: entry.file,
			path: path as ValuePath,
		}));
		const own = origins.map((origin) => labels.getLabel(origin));
		return {
			name,
			label: own.length > 0 ? [...new Set(own)].join(" + ") : name,
			texts: Object.fromEntries(
				[...facts].map(([locale, texts]) => [locale, texts.get(name) ?? ""]),
			),
			origins,
		};
	});
}

/** Lists the pages in a language that links can lead to, each followed by its parts. */
function listLinkOptions(
	pages: readonly LabelledPage[],
	locale: Locale,
	context: Context,
): Option[] {
	const around = context.index.site.pages.anchors;
	return pages
		.filter((page) => page.locale === locale)
		.flatMap(({ path, label, anchors }) => [
			{ value: path, label, address: path },
			...[...anchors]
				.filter((fragment) => !around.includes(fragment))
				.map((fragment) => ({
					value: `${path}#${fragment}`,
					label: `${label}: ${findFirstWords(path, fragment, context) ?? fragment}`,
					address: `${path}#${fragment}`,
				})),
		]);
}

/** Finds the first words of a part of a page; undefined if it has none. */
function findFirstWords(
	path: string,
	fragment: string,
	{ built }: Context,
): string | undefined {
	const file = toOutputPath(path);
	const artifact = built.artifacts.find((each) => each.path === file);
	const html = artifact ? String(getContent(artifact)) : "";
	const start = html.indexOf(` id="${fragment}"`);
	if (start < 0) return undefined;
	const part = html
		.slice(html.lastIndexOf("<", start), start + 2000)
		.replace(/<img\b[^>]*>/g, "");
	const found = listPageExtracts(part).find((each) => each.part === "text");
	return found && shorten(decodeEntities(removeMarks(found.text)));
}

/** Lists the pictures or the videos of content/media. */
export function listMediaOptions(
	kind: "picture" | "video",
	{ index }: Context,
): Option[] {
	return [...index.media.values()]
		.filter(({ id }) => (kind === "video") === isVideoName(id))
		.map((each) => ({
			value: each.id,
			label: each.id,
			address: getMediaAddress(each),
			size: { width: each.width, height: each.height },
		}));
}

/** Lists the items that references to a target can name, each with its text, and its number if it is one. */
function listReferenceOptions(target: string, context: Context): Option[] {
	const { index, language, locale } = context;
	const isPage = index.site.pages.collection.target?.name === target;
	const pages = isPage ? createPageLabels(context) : undefined;
	const namesakes = context.getNamesakes();
	return listTargetItems(target, index).map(({ name, data, labels }) => {
		const path: unknown = isPage && Object(Object(data).path)[locale];
		const number = labels().find((each) => typeof each === "number");
		const text = labels()
			.flatMap((each) => toPlainText(each, context) ?? [])
			.find((each) => !each.startsWith("/") && Number.isNaN(Number(each)));
		const label =
			pages?.getEntryLabel(name) ?? text ?? namesakes.get(name) ?? name;
		return {
			value: name,
			label:
				number === undefined
					? label
					: `${label}: ${formatNumber(number, getMessageTag(language))}`,
			...(typeof path === "string" && { address: path }),
		};
	});
}

/** Lists the addresses of all pages, under the names of their languages. */
export function listAddressOptions(
	pages: readonly LabelledPage[],
	{ index, language }: Context,
): Option[] {
	return listLocales(index.site).flatMap((code) =>
		pages
			.filter(({ locale }) => locale === code)
			.map(({ path, label }) => ({
				value: path,
				label,
				address: path,
				group: capitalize(selectText(getLanguageName(code), language)),
			})),
	);
}

/** Lists the parts of pages that links can lead to, by the names of the pages. */
function listPageParts(
	pages: readonly LabelledPage[],
	context: Context,
): Record<string, Option[]> {
	const { index, locale } = context;
	const { collection } = index.site.pages;
	return Object.fromEntries(
		index.of(collection).map(({ id, data }) => {
			const path = data.path[locale] ?? "";
			const page = pages.find((each) => each.path === path);
			const parts = listPageAnchors(id, index) ?? [];
			return [
				id,
				parts.map((fragment) => ({
					value: fragment,
					label: (page && findFirstWords(path, fragment, context)) ?? fragment,
				})),
			];
		}),
	);
}
