import { collectionNamed } from "../../definition.ts";
import { messageTags } from "../../diagnostics/language.ts";
import { numberFormat } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/languages.ts";
import { outlineOf } from "../../link/entries.ts";
import { claimRoutes } from "../../link/routes.ts";
import { mapOf, targetOf, thingsOf } from "../../link/targets.ts";
import { shapeOf } from "../../schema/shape.ts";
import { asWritten } from "../../text/text.ts";
import type { ContentEntry } from "../../types.ts";
import { localeOf, mediaAddress } from "../../url.ts";
import {
	type Content,
	type Context,
	contextOf,
	filled,
	wordsIn,
} from "../context.ts";
import type { Option } from "../protocol.ts";
import { calledThing } from "./names.ts";

/** The things that a reference can name: each with what it is called, pages with their addresses. */
export function namedOptions(target: string, context: Context): Option[] {
	const { index, locale } = context;
	const { words = () => [] } = targetOf(target, index).target;
	const isPage = index.site.pages.collection.target?.name === target;
	return thingsOf(target, index).map(({ name, thing }) => {
		const [number] = (thing === undefined ? [] : words(thing)).filter(
			(each) => typeof each === "number",
		);
		const called = calledThing(target, name, context) ?? name;
		const path: unknown = isPage && Object(Object(thing).path)[locale];
		return {
			value: name,
			label:
				number === undefined
					? called
					: `${called}: ${withUnit(number, { target, name, context })}`,
			...(typeof path === "string" && { address: path }),
		};
	});
}

function withUnit(number: number, of: Parameters<typeof unitOf>[0]): string {
	const unit = unitOf(of);
	const written = numberFormat(messageTags[of.context.language])(number);
	return unit === "" ? written : `${written} ${unit}`;
}

/** The unit of the numbers that these names have. */
function unitOf({
	target,
	name,
	context: { index, language },
}: {
	readonly target: string;
	readonly name: string;
	readonly context: Context;
}): string {
	const map = mapOf(target, index);
	const collection = map && collectionNamed(index.site, map.entry.collection);
	if (!map || !collection) return "";
	let { schema }: { schema: typeof collection.schema } = collection;
	let value = map.entry.raw;
	for (const step of [...map.path, name].map(String)) {
		const shape = shapeOf(schema, value);
		const next = shape.kind === "group" ? shape.fields.get(step) : undefined;
		if (!next) return "";
		schema = next;
		value = Object(value)[step];
	}
	const shape = shapeOf(schema, value);
	return (shape.kind === "number" && shape.unit?.[language]) || "";
}

/** The pictures or the films of content/media, each with the address that shows it. */
export function mediaOptions(
	kind: "picture" | "film",
	{ index }: Context,
): Option[] {
	return [...index.media.values()]
		.filter(({ id }) => (kind === "film") === /\.(mp4|webm)$/.test(id))
		.map((media) => ({
			value: media.id,
			label: media.id,
			address: mediaAddress(media),
			size: { width: media.width, height: media.height },
		}));
}

/** The addresses of all pages in a language with their titles, each followed by those of the places on it. */
export function pageChoices(content: Content, locale: Locale): Option[] {
	const context = { ...contextOf(content, "en"), locale };
	const around = content.site.pages.anchors;
	return pagesIn(context)
		.filter(({ path }) => localeOf(path, content.site) === locale)
		.flatMap(({ path, title, entry, anchors }) => {
			const headings = headingsOn(entry, context);
			return [
				{ value: path, label: title, address: path },
				...[...anchors]
					.filter((fragment) => !around.includes(fragment))
					.map((fragment) => ({
						value: `${path}#${fragment}`,
						label: `${title}: ${headings.get(fragment) ?? fragment}`,
						address: `${path}#${fragment}`,
					})),
			];
		});
}

/** The addresses of all pages in all languages. */
export function addressOptions(context: Context): Option[] {
	return pagesIn(context).map(({ path, title }) => ({
		value: path,
		label: title,
		address: path,
	}));
}

type ListedPage = {
	readonly path: string;
	readonly title: string;
	readonly entry: ContentEntry;
	readonly anchors: ReadonlySet<string>;
};

/** All pages in all languages, with their titles. */
export function pagesIn(context: Context): ListedPage[] {
	const { index } = context;
	const byFile = new Map(index.content.map((entry) => [entry.file, entry]));
	return [...claimRoutes(index).value.claims].flatMap(([path, claim]) => {
		const entry = byFile.get(claim.file);
		if (!entry || claim.redirectsTo !== undefined) return [];
		const locale = localeOf(path, index.site);
		const title = titleOf(entry, { ...context, locale }) ?? path;
		return [{ path, title, entry, anchors: claim.anchors ?? new Set() }];
	});
}

function titleOf(entry: ContentEntry, context: Context): string | undefined {
	return wordsIn(Object(outlineOf(entry)).title, context);
}

/** The words of the fragments of a page: its headings, and the titles of its texts. */
function headingsOn(
	page: ContentEntry,
	context: Context,
): ReadonlyMap<string, string> {
	const { index, locale } = context;
	const isPage = page.collection === index.site.pages.collection.name;
	const texts = isPage ? index.texts(page.id, locale) : [page];
	return new Map(
		texts.flatMap((text) => {
			const title = isPage ? titleOf(text, context) : undefined;
			return [
				...(title === undefined ? [] : [[text.part, title] as const]),
				...(text.body?.headings ?? []).map(
					({ id, text: words }) =>
						[id, filled(asWritten(words), context)] as const,
				),
			];
		}),
	);
}
