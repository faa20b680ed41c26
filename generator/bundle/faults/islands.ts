import { posix } from "node:path";
import { type Diagnostic, errorAt } from "../../diagnostics/diagnostic.ts";
import { placeAt } from "../../parse/decode.ts";
import { type CodeFile, pathInMessages } from "./places.ts";

/** The exports of the files in islands/, by path. */
type Exports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A component that is shown as an island, and the module that it comes from. */
type Shown = {
	readonly name: string;
	readonly offset: number;
	/** Its path without extension, and its name there. */
	readonly source: string;
	readonly exported: string;
	/** Whether that is the module that shows it. */
	readonly isOwn: boolean;
};

/**
 * Reports components that pages show as islands and browsers would leave as they are. The page names an island after its
 * function; the browser takes what the script of islands/ exports by that name.
 */
export function islandFaults(
	folder: string,
	files: readonly CodeFile[],
	islands: Exports,
): Diagnostic[] {
	return files.flatMap(({ file, text }) =>
		shownIn(file.slice(file.indexOf("/") + 1), text).flatMap((shown) => {
			const fault = faultOf(shown, islands, (path) =>
				pathInMessages(folder, path),
			);
			if (!fault) return [];
			const { name, offset } = shown;
			const place = placeAt(text, offset, name.length);
			return [errorAt(file, place, "unknown-name", fault)];
		}),
	);
}

type Fault = Pick<Diagnostic, "message" | "hint">;

function faultOf(
	{ name, source, exported, isOwn }: Shown,
	islands: Exports,
	named: (path: string) => string,
): Fault | undefined {
	const all = Object.entries(islands);
	const home =
		all.find(([path]) => path.replace(/\.tsx$/, "") === source) ??
		// Another module may pass it on.
		all.find(
			([, exports]) =>
				!isOwn && exported !== "default" && Object.hasOwn(exports, exported),
		);
	if (!home) return noIsland(name, named("islands"));
	const [path, exports] = home;
	const component = exports[exported];
	const called = typeof component === "function" ? component.name : "";
	if (!Object.hasOwn(exports, called) || exports[called] !== component)
		return notByName(name, named(path));
	const others = all.filter(([other]) => other !== path);
	const [twin] = others.find(([, each]) => Object.hasOwn(each, called)) ?? [];
	return twin === undefined
		? undefined
		: twoIslands(called, named(path), named(twin));
}

function noIsland(name: string, folder: string): Fault {
	return {
		message: {
			en: `${name} would not become interactive: no .tsx file in ${folder} exports it.`,
			da: `${name} ville ikke virke: Ingen .tsx-fil i ${folder} eksporterer den.`,
		},
		hint: {
			en: `Put it into a file of its own there, not in a folder within it.`,
			da: `Læg den i sin egen fil dér, ikke i en mappe i mappen.`,
		},
	};
}

function notByName(name: string, path: string): Fault {
	return {
		message: {
			en: `${name} would not become interactive: ${path} must export it as a function, by the function's name.`,
			da: `${name} ville ikke virke: ${path} skal eksportere den som en funktion, under funktionens navn.`,
		},
		hint: {
			en: `Write export function ${name}(…) there; neither default nor memo(…).`,
			da: `Skriv export function ${name}(…) dér; hverken default eller memo(…).`,
		},
	};
}

function twoIslands(name: string, path: string, other: string): Fault {
	return {
		message: {
			en: `Browsers can't tell two islands apart: ${path} and ${other} both export ${name}.`,
			da: `Browsere kan ikke skelne to islands: ${path} og ${other} eksporterer begge ${name}.`,
		},
		hint: { en: "Rename one of them.", da: "Omdøb den ene." },
	};
}

/** The islands that a module shows by `<Island component={NAME}>`, where the module says what NAME is. */
function shownIn(path: string, text: string): Shown[] {
	const shown = text.matchAll(
		/<Island\b[^>]*?\bcomponent=\{\s*(?<name>[A-Z]\w*)\s*\}/g,
	);
	return [...shown].flatMap(({ 0: whole, index, groups }) => {
		const name = groups?.name ?? "";
		const origin = originOf(name, path, text);
		const offset = index + whole.lastIndexOf(name);
		return origin ? [{ name, offset, ...origin }] : [];
	});
}

/** The module that a name comes from: an imported one, or the module itself. */
function originOf(
	name: string,
	path: string,
	text: string,
): Pick<Shown, "source" | "exported" | "isOwn"> | undefined {
	const imports = text.matchAll(
		/^import\s+(?<what>[\w*{][^;"']*?)\s+from\s*["'](?<from>\.[^"']*)["']/gm,
	);
	for (const { groups } of imports) {
		const { what = "", from = "" } = groups ?? {};
		const exported = exportedAs(name, what);
		const source = posix.join(posix.dirname(path), from);
		if (exported)
			return { source: withoutExtension(source), exported, isOwn: false };
	}
	const own = RegExp(
		`^(export )?(default )?(async )?(function|const) ${name}\\b`,
		"m",
	);
	return own.test(text)
		? { source: withoutExtension(path), exported: name, isOwn: true }
		: undefined;
}

/** The name by which a module exports what an import calls `name`: `A` of { A as name }, default of name. */
function exportedAs(name: string, what: string): string | undefined {
	if (RegExp(`^${name}\\b`).test(what)) return "default";
	const [, other] = RegExp(`(\\w+)\\s+as\\s+${name}\\b`).exec(what) ?? [];
	const isNamed = RegExp(`[{,]\\s*${name}\\s*[,}]`).test(what);
	return other ?? (isNamed ? name : undefined);
}

function withoutExtension(path: string): string {
	return path.replace(/\.[jt]sx?$/, "");
}
