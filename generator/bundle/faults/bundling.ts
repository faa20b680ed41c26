import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join, posix } from "node:path";
import type { BuildFailure, Message as BundlerMessage } from "esbuild";
import type { SiteCode } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	fileStart,
	type Hint,
	type Wording,
} from "../../diagnostics/diagnostic.ts";
import { nearest, question, suggestRename } from "../../diagnostics/nearest.ts";
import { islandFiles } from "../islands.ts";
import { pathInMessages, placeInCode, readCode } from "./places.ts";

/** The script within pages with islands, unless each view has one of its own. */
const starting: Readonly<Record<string, Wording>> = {
	"client.ts": {
		en: "it starts the islands of pages (startIslands)",
		da: "Den får siders islands til at virke (startIslands)",
	},
};

/** Reports the files of a site's folder that the engine or the site's definition names and that are not there. */
export function missingCode(
	folder: string,
	{ start = [], scripts = {}, clients = {} }: SiteCode,
): Diagnostic[] {
	const isMissing = (path: string) => !existsSync(join(folder, path));
	const hasIslands = islandFiles(folder).length > 0;
	const own = Object.entries({
		...needed,
		...(hasIslands && Object.keys(clients).length === 0 ? starting : {}),
	})
		.filter(([path]) => isMissing(path))
		.map(([path, { en, da }]) => {
			return errorAt(pathInMessages(folder, path), fileStart, "missing-file", {
				message: {
					en: `The file is missing: ${en}.`,
					da: `Filen mangler: ${da}.`,
				},
				hint: closeTo(path, folder) ?? restore,
			});
		});
	const named = [
		...start.map((name) => ({ name, path: `start/${name}.ts` })),
		...[...Object.values(scripts), ...Object.values(clients)].map((path) => ({
			name: path,
			path,
		})),
	];
	const wrong = named.filter(({ path }) => isMissing(path));
	if (wrong.length === 0) return own;
	const files = readCode(folder);
	const among = named.map(({ name }) => name);
	return [
		...own,
		...wrong.map(({ name, path }) => {
			const { file, place } = placeInCode(name, among, files);
			const there = pathInMessages(folder, path);
			return errorAt(file, place, "unknown-file", {
				message: {
					en: `The definition of the site names the script ${name}, but there is no ${there}.`,
					da: `Hjemmesidens definition nævner scriptet ${name}, men der er ingen ${there}.`,
				},
				hint: suggestRename(basename(path), filesBeside(path, folder)),
			});
		}),
	];
}

const restore: Wording = {
	en: "Restore it, for example from an earlier version.",
	da: "Hent den tilbage, for eksempel fra en tidligere udgave.",
};

/** The files that every site has, and what for. */
const needed: Readonly<Record<string, Wording>> = {
	"server.tsx": {
		en: "its function renderPage makes the HTML of each page",
		da: "Dens funktion renderPage laver hver sides HTML",
	},
	"styles/index.css": {
		en: "it is the style sheet of all pages",
		da: "Den er stylesheetet på alle sider",
	},
	"assets/favicon.svg": {
		en: "the icons of the site are made of it",
		da: "Hjemmesidens ikoner bliver lavet af den",
	},
};

/** The file in the folder of a missing one that has nearly its name. */
function closeTo(path: string, folder: string): Wording | undefined {
	const near = nearest(basename(path), filesBeside(path, folder));
	return near === undefined ? undefined : question(near);
}

function filesBeside(path: string, folder: string): string[] {
	const home = join(folder, dirname(path));
	return existsSync(home)
		? readdirSync(home, { withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map(({ name }) => name)
		: [];
}

/** Whether an error says that code can't be bundled. */
export function isBundlingError(error: unknown): error is BuildFailure {
	return error instanceof Error && "errors" in error && "warnings" in error;
}

/** The errors of esbuild in the code of a site, at their places. */
export function bundlingFaults(
	error: BuildFailure,
	folder: string,
): Diagnostic[] {
	return error.errors.map((message) => {
		const {
			file = "",
			line = 1,
			column = 0,
			length = 0,
		} = message.location ?? {};
		// What the engine itself imports of a file.
		const [, lacking] =
			(file === "<stdin>" && /^No .* in "(.*)" for /.exec(message.text)) || [];
		return errorAt(
			pathInMessages(folder, lacking ?? file),
			lacking === undefined
				? // Columns are in bytes there.
					{
						line,
						column: columnOf(message, column),
						length: Math.max(1, length),
					}
				: fileStart,
			"code-error",
			explained(message, folder),
		);
	});
}

function columnOf({ location }: BundlerMessage, bytes: number): number {
	const before = Buffer.from(location?.lineText ?? "").subarray(0, bytes);
	return before.toString().length + 1;
}

type Explained = {
	readonly message: Wording;
	readonly hint?: Hint | undefined;
};

function explained(
	{ text, location }: BundlerMessage,
	folder: string,
): Explained {
	const from = location?.file ?? "";
	const [, wanted] = /^Could not resolve "(.*)"$/.exec(text) ?? [];
	if (wanted !== undefined) return unresolved(wanted, from, folder);
	const [, file = "", name] =
		/^No matching export in "(.*)" for import "(.*)"$/.exec(text) ?? [];
	if (name !== undefined) {
		// A package is called what it is imported by, if that is on the same line.
		const [, imported] =
			/\bfrom\s*["']([^"'.][^"']*)["']/.exec(location?.lineText ?? "") ?? [];
		return notExported(name, join(folder, file), {
			called: imported ?? pathInMessages(folder, file),
		});
	}
	const words = text.replace(/\.$/, "");
	return {
		message: {
			en: `This code can't be read: ${words}.`,
			da: `Koden her kan ikke læses: »${words}«.`,
		},
	};
}

function unresolved(wanted: string, from: string, folder: string): Explained {
	if (wanted.startsWith(".")) {
		const path = posix.join(posix.dirname(from), wanted);
		const there = pathInMessages(folder, path);
		return {
			message: {
				en: `There is no file ${there}, which is imported here.`,
				da: `Der er ingen fil ${there}, som bliver importeret her.`,
			},
			hint: suggestRename(basename(path), filesBeside(path, folder)),
		};
	}
	// What renders and plans runs in Node, and finds these.
	if (isBuiltin(wanted)) return onlyInNode(wanted);
	const [name = wanted] = /^(@[^/]+\/)?[^/]+/.exec(wanted) ?? [];
	const parts = partsOfPackage(name, folder);
	if (parts)
		return {
			message: {
				en: `The package ${name} has no ${wanted}, which is imported here.`,
				da: `Pakken ${name} har ingen ${wanted}, som bliver importeret her.`,
			},
			hint: suggestRename(wanted, parts),
		};
	return {
		message: {
			en: `The package ${name}, which is imported here, is not installed.`,
			da: `Pakken ${name}, som bliver importeret her, er ikke installeret.`,
		},
		hint: {
			en: `Correct its name, or install it: npm install ${name}. A file of the site begins with ./ or ../.`,
			da: `Ret navnet, eller installer den: npm install ${name}. En af hjemmesidens egne filer begynder med ./ eller ../.`,
		},
	};
}

function onlyInNode(wanted: string): Explained {
	return {
		message: {
			en: `${wanted}, which is imported here, is part of Node, and this code runs in browsers.`,
			da: `${wanted}, som bliver importeret her, hører til Node, og koden her kører i browsere.`,
		},
		hint: {
			en: "Use it where the pages are planned, and give the script what comes of it, as the props of an island.",
			da: "Brug det, hvor siderne planlægges, og giv scriptet resultatet, f.eks. som props til en island.",
		},
	};
}

/** The names by which parts of an installed package are imported; undefined if it is not installed. */
function partsOfPackage(name: string, folder: string): string[] | undefined {
	const steps = folder.split("/");
	const file = steps
		.map((_, at) => steps.slice(0, at + 1).join("/"))
		.map((above) => `${above}/node_modules/${name}/package.json`)
		.findLast((each) => existsSync(each));
	if (file === undefined) return undefined;
	const { exports = {} } = JSON.parse(readFileSync(file, "utf8"));
	return Object.keys(exports).map((part) => posix.join(name, part));
}

function notExported(
	name: string,
	file: string,
	{ called }: { readonly called: string },
): Explained {
	return {
		message: {
			en: `${called} exports no ${name}.`,
			da: `${called} eksporterer intet ${name}.`,
		},
		hint: suggestRename(name, exportedBy(readFileSync(file, "utf8"))),
	};
}

/** The names that a module exports, one by one or as a list. */
function exportedBy(text: string): string[] {
	const declared = text.matchAll(
		/^export\s+(?:async\s+)?(?:function|const|let|class)\s+(\w+)/gm,
	);
	const listed = [...text.matchAll(/^export\s*\{([^}]*)\}/gm)].flatMap(
		([, list = ""]) => list.split(","),
	);
	return [
		...[...declared].map(([, each = ""]) => each),
		// Types are no values, and the last word is the name outside.
		...listed
			.filter((each) => !/^\s*type\s/.test(each))
			.map((each) => /(\w+)\s*$/.exec(each)?.[1] ?? ""),
	].filter((each) => each !== "" && each !== "default");
}
