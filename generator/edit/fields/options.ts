import type { BuiltSite } from "../../build-types.ts";
import { listPageExtracts } from "../../compare/extract.ts";
import { capitalize } from "../../languages/format.ts";
import { type Locale, listLocales } from "../../languages/languages.ts";
import { getLanguageName } from "../../languages/message-language.ts";
import { selectText } from "../../languages/text.ts";
import { listPageAnchors } from "../../link/addresses.ts";
import { findTargetNameMap, listTargetItems } from "../../link/targets.ts";
import { isVideoName } from "../../text/media-names.ts";
import { getMediaAddress, toOutputPath } from "../../text/url.ts";
import { getContent } from "../../write/artifact-content.ts";
import { type Content, type Context, contextOf } from "../context.ts";
import { markPattern } from "../origins/mark-form.ts";
import type { Option } from "../protocol.ts";
import { nodesTo } from "./nodes.ts";
import { calledThing, shortened, spokenNumber } from "./own-words.ts";
import { pageNames, pagesIn } from "./page-names.ts";
import type { Shape } from "./shape.ts";

/** The things that a reference can name: each with what it is called, pages with their addresses. */
export function namedOptions(target: string, context: Context): Option[] {
	const { index, language, locale } = context;
	const isPage = index.site.pages.collection.target?.name === target;
	const pages = isPage ? pageNames(context) : undefined;
	return listTargetItems(target, index).map(({ name, data, labels }) => {
		const number = labels().find((each) => typeof each === "number");
		const path: unknown = isPage && Object(Object(data).path)[locale];
		const called =
			(typeof path === "string" && pages?.inLanguage(path)) ||
			(calledThing(target, name, context) ?? name);
		return {
			value: name,
			label:
				number === undefined
					? called
					: `${called}: ${spokenNumber(number, shapeOfNumber(target, name, context), language)}`,
			...(typeof path === "string" && { address: path }),
		};
	});
}

/** The shape of the number that a name has. */
function shapeOfNumber(
	target: string,
	name: string,
	context: Context,
): Shape | undefined {
	const map = findTargetNameMap(target, context.index);
	if (!map) return undefined;
	const path = [...map.path, name].map(String);
	return nodesTo({ file: map.entry.file, path }, context).at(-1)?.shape;
}

/** The pictures or the films of content/media, each with the address that shows it. */
export function mediaOptions(
	kind: "picture" | "video",
	{ index }: Context,
): Option[] {
	return [...index.media.values()]
		.filter(({ id }) => (kind === "video") === isVideoName(id))
		.map((media) => ({
			value: media.id,
			label: media.id,
			address: getMediaAddress(media),
			size: { width: media.width, height: media.height },
		}));
}

/** The addresses of all pages in a language with their titles, each followed by those of the places on it. */
export function pageChoices(
	content: Content & Pick<BuiltSite, "artifacts">,
	locale: Locale,
): Option[] {
	const context = { ...contextOf(content, "en"), locale };
	const files = new Map(content.artifacts.map((file) => [file.path, file]));
	const around = content.site.pages.anchors;
	const names = pageNames(context);
	return pagesIn(context)
		.filter((page) => page.locale === locale)
		.flatMap(({ path, title, anchors }) => {
			const called = names.inLanguage(path) ?? title;
			const wordsAt = (fragment: string) => {
				const file = files.get(toOutputPath(path));
				return file && firstWordsAt(fragment, String(getContent(file)));
			};
			return [
				{ value: path, label: called, address: path },
				...[...anchors]
					.filter((fragment) => !around.includes(fragment))
					.map((fragment) => ({
						value: `${path}#${fragment}`,
						label: `${called}: ${wordsAt(fragment) ?? fragment}`,
						address: `${path}#${fragment}`,
					})),
			];
		});
}

/** The parts of a page by its name that a link can lead to, each by its first words. */
export function partOptions(name: unknown, context: Context): Option[] {
	const { content, index, locale } = context;
	const parts = listPageAnchors(String(name), index) ?? [];
	const page = index.find(index.site.pages.collection, String(name));
	const file = toOutputPath(page?.data.path[locale] ?? "");
	const artifact = content.artifacts?.find(({ path }) => path === file);
	const html = artifact && parts.length > 0 ? String(getContent(artifact)) : "";
	return parts.map((fragment) => ({
		value: fragment,
		label: firstWordsAt(fragment, html) ?? fragment,
	}));
}

/** The first words of a place on a page; undefined where it has none. */
function firstWordsAt(fragment: string, html: string): string | undefined {
	const at = html.indexOf(` id="${fragment}"`);
	if (at < 0) return undefined;
	const place = html
		.slice(html.lastIndexOf("<", at), at + 2000)
		.replace(/<img\b[^>]*>/g, "");
	const found = listPageExtracts(place).find(({ part }) => part === "text");
	return found && shortened(found.text.replaceAll(markPattern, ""));
}

/** The addresses of all pages, by their languages. */
export function addressOptions(context: Context): Option[] {
	const names = pageNames(context);
	const pages = pagesIn(context);
	return listLocales(context.index.site).flatMap((code) =>
		pages
			.filter(({ locale }) => locale === code)
			.map(({ path, title }) => ({
				value: path,
				label: names.inLanguage(path) ?? title,
				address: path,
				group: capitalize(selectText(getLanguageName(code), context.language)),
			})),
	);
}
