import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Message } from "esbuild";
import type { SiteFile } from "../types.ts";
import { forBrowsers, runEsbuild } from "./esbuild.ts";

/** The style sheet of every page; it precedes the style sheets of components. */
export const commonSheet = "styles/index.css";

/** The fonts and pictures that style sheets may refer to, by their extensions. */
const assetLoaders = Object.fromEntries(
	[".woff2", ".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif"].map(
		(extension) => [extension, "file" as const],
	),
);

/**
 * Bundles the style sheets of a site: the common one and those imported by components. Also returns the fonts and
 * pictures they refer to, the input paths relative to the site's folder, and esbuild's warnings.
 */
export async function bundleStyles(
	folder: string,
	imported: readonly string[],
	properties: Readonly<Record<string, string>>,
): Promise<{
	sheets: ReadonlyMap<string, string>;
	assets: SiteFile[];
	inputs: readonly string[];
	warnings: readonly Message[];
}> {
	const { outputFiles, metafile, warnings } = await runEsbuild({
		...forBrowsers,
		absWorkingDir: folder,
		entryPoints: existsSync(join(folder, commonSheet))
			? [commonSheet, ...imported]
			: [...imported],
		outbase: folder,
		loader: assetLoaders,
		outdir: folder,
		assetNames: "assets/[name].[hash]",
		publicPath: "/",
	});
	const files = outputFiles.map(({ path, text, contents }) => ({
		path: relative(folder, path).replaceAll("\\", "/"),
		text,
		bytes: contents,
	}));
	return {
		sheets: shortenProperties(
			files
				.filter(({ path }) => isStyleSheet(path))
				.map(({ path, text }) => [
					path,
					prependProperties(text.trim(), properties),
				]),
		),
		assets: files
			.filter(({ path }) => !isStyleSheet(path))
			.map(({ path, bytes }) => ({ path, bytes })),
		inputs: Object.keys(metafile.inputs),
		warnings,
	};
}

/**
 * Shortens the names of custom properties in all style sheets, which are inlined into every page and are the only users
 * of the names. Two hyphens within a class name (`button--primary`) don't begin a custom property.
 */
function shortenProperties(
	sheets: readonly (readonly [path: string, css: string])[],
): ReadonlyMap<string, string> {
	const property = /(?<![\w-])--[a-z][\w-]*/g;
	const names = new Set(sheets.flatMap(([, css]) => css.match(property) ?? []));
	const places = new Map([...names].map((name, place) => [name, place]));
	return new Map(
		sheets.map(([path, css]) => [
			path,
			removeSpaces(
				css.replaceAll(property, (name) => {
					const place = places.get(name);
					return place === undefined ? name : createShortName(place);
				}),
			),
		]),
	);
}

/** Takes out the spaces that the minifier leaves in the values of custom properties and around slashes; an empty value needs its own. */
function removeSpaces(css: string): string {
	return css.replaceAll(
		/("[^"]*")|(?<=--[\w-]+)(:) (?!;)|(,) (?![;)])| (\/) /g,
		(_, ...kept) => kept.slice(0, 4).join(""),
	);
}

/** Returns the short name at a place: --a to --z, --a1 to --z1, and so on. */
function createShortName(place: number): string {
	const letter = String.fromCharCode(97 + (place % 26));
	const round = Math.floor(place / 26);
	return `--${letter}${round || ""}`;
}

/** Prepends the values of those custom properties of the site that a style sheet uses: CSS can't import a module. */
function prependProperties(
	css: string,
	properties: Readonly<Record<string, string>>,
): string {
	const used = Object.entries(properties)
		.filter(([name]) => css.includes(`var(${name})`))
		.map(([name, value]) => `${name}:${value}`);
	return used.length === 0 ? css : `:root{${used.join(";")}}${css}`;
}

/** Joins style sheets: neighbours that are one block of the same layer each become one block. */
export function joinSheets(sheets: readonly string[]): string {
	let last: string | undefined;
	return sheets.reduce((css, sheet) => {
		const opening = isOneBlock(sheet)
			? /^@layer [\w-]+\{/.exec(sheet)?.[0]
			: undefined;
		const goesOn = opening !== undefined && opening === last;
		last = opening;
		return goesOn
			? css.slice(0, -1) + sheet.slice(opening.length)
			: css + sheet;
	}, "");
}

/** Whether a style sheet consists of one block. False negatives are possible: braces in strings are counted. */
function isOneBlock(css: string): boolean {
	let depth = 0;
	for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
		depth += brace === "{" ? 1 : -1;
		if (depth === 0) return index === css.length - 1;
	}
	return false;
}

/** Whether a file is a style sheet. */
export function isStyleSheet(file: string): boolean {
	return file.endsWith(".css");
}

/** Whether a style sheet comes with the scripts of islands: one beside them. All others are within the page. */
export function isIslandSheet(sheet: string): boolean {
	return sheet.startsWith("islands/");
}

/** The script that gives a style sheet to the page; the policy of pages allows no other way. */
export function createStylesheetScript(css: string): string {
	return `const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(sheet)`;
}

/** Returns the address of the font to preload: not the italic or the bold, which not every page needs. */
export function findPreloadedFontAddress(
	assets: readonly SiteFile[],
): string | undefined {
	const roman = assets.find(
		({ path }) => path.endsWith(".woff2") && !/italic|bold/.test(path),
	);
	return roman && `/${roman.path}`;
}
