// @ts-check
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

// Begins a site: asks what it must know, and writes the starter in the languages of the site.

const starter = join(import.meta.dirname, "starter");

/**
 * A text in the two languages of Kilde's messages.
 *
 * @typedef {{ readonly en: string, readonly da: string }} Wording
 */

/** The languages that a site can begin with, by their codes: the tag by which numbers and dates are written. */
const tags = new Map(
	"da-DK en-GB de-DE sv-SE nb-NO fi-FI is-IS nl-NL fr-FR es-ES pt-PT it-IT pl-PL cs-CZ"
		.split(" ")
		.map((tag) => [tag.slice(0, 2), tag]),
);

/**
 * Runs the command; returns the exit code.
 *
 * @param {readonly string[]} argv
 */
export async function run(argv) {
	const { LC_ALL, LC_MESSAGES, LANG } = process.env;
	const language = /^da/i.test(LC_ALL || LC_MESSAGES || LANG || "")
		? "da"
		: "en";
	/** @param {Wording} wording */
	const refuse = (wording) => {
		console.error(wording[language]);
		return 2;
	};
	const given = read(argv);
	if ("refused" in given) return refuse(given.refused);
	if (given.help) {
		console.log(usage[language]);
		return 0;
	}
	try {
		const early = problemOf(given);
		if (early) return refuse(early);
		const answers = await ask(given, language);
		const problem = problemOf(answers);
		if (problem) return refuse(problem);
		const { folder, name, languages } = answers;
		write(resolve(folder), name, codesOf(languages));
		console.log(next(folder, codesOf(languages))[language]);
		return 0;
	} catch (error) {
		const refused = refusalOf(error);
		if (!refused) throw error;
		return refuse(refused);
	}
}

/**
 * Why nothing came of it: Ctrl+C, or the system.
 *
 * @param {unknown} error
 * @returns {Wording | undefined}
 */
function refusalOf(error) {
	const { code, syscall, path } = Object(error);
	if (code === "ABORT_ERR")
		return {
			en: "\nStopped: nothing was written.",
			da: "\nAfbrudt: Der er ikke skrevet noget.",
		};
	return syscall === undefined
		? undefined
		: {
				en: `The system does not let the site be written there: ${code} (${path}).`,
				da: `Systemet tillader ikke, at hjemmesiden bliver skrevet dér: ${code} (${path}).`,
			};
}

/** @param {readonly string[]} argv */
function read(argv) {
	try {
		const { values, positionals } = parseArgs({
			args: [...argv],
			allowPositionals: true,
			options: {
				name: { type: "string" },
				languages: { type: "string" },
				help: { type: "boolean", short: "h" },
			},
		});
		// A name with a space needs quotation marks.
		if (positionals.length > 1) return { refused: usage };
		return { ...values, folder: positionals[0] };
	} catch {
		return { refused: usage };
	}
}

/** @type {Wording} */
const usage = {
	en: "npm create kilde FOLDER -- --name NAME --languages en,da",
	da: "npm create kilde MAPPE -- --name NAVN --languages da,en",
};

/**
 * Asks what isn't given, in a terminal; elsewhere what isn't given is as it mostly is.
 *
 * @param {{ name?: string, languages?: string, folder?: string | undefined }} given
 * @param {"en" | "da"} language
 */
async function ask(given, language) {
	const terminal =
		process.stdin.isTTY &&
		createInterface({ input: process.stdin, output: process.stderr });
	/**
	 * @param {string | undefined} known
	 * @param {Wording} question
	 * @param {string} otherwise
	 * @param {(typed: string) => Wording | undefined} [problem] why it is asked again
	 */
	const answer = async (known, question, otherwise, problem) => {
		if (known !== undefined || !terminal) return known?.trim() || otherwise;
		for (;;) {
			const typed = await terminal.question(
				`${question[language]} [${otherwise}]: `,
			);
			const text = typed.trim() || otherwise;
			const wrong = problem?.(text);
			if (!wrong) return text;
			console.error(wrong[language]);
		}
	};
	try {
		const folder = await answer(
			given.folder,
			{ en: "The folder of the site", da: "Mappen til hjemmesiden" },
			language === "da" ? "min-side" : "my-site",
			(folder) => problemOf({ folder }),
		);
		const name = await answer(
			given.name,
			{ en: "Its name", da: "Dens navn" },
			basename(resolve(folder)),
		);
		const languages = await answer(
			given.languages,
			{
				en: "Its languages, the main one first",
				da: "Dens sprog, det vigtigste først",
			},
			language === "da" ? "da,en" : "en,da",
			(languages) => problemOf({ languages }),
		);
		return { folder, name, languages };
	} finally {
		if (terminal) terminal.close();
	}
}

/**
 * Why a site can't begin so.
 *
 * @param {{ folder?: string | undefined, languages?: string | undefined }} answers
 */
function problemOf({ folder, languages }) {
	return (
		(folder === undefined ? undefined : folderProblem(resolve(folder))) ??
		(languages === undefined ? undefined : languageProblem(codesOf(languages)))
	);
}

/** @param {string} languages as en,da */
function codesOf(languages) {
	return languages
		.toLowerCase()
		.split(/[\s,]+/)
		.filter(Boolean);
}

/**
 * Why a site can't begin in these languages.
 *
 * @param {readonly string[]} codes
 * @returns {Wording | undefined}
 */
function languageProblem(codes) {
	const known = [...tags.keys()].join(", ");
	const wrong = codes.find((code) => !tags.has(code));
	if (wrong !== undefined)
		return {
			en: `${wrong} is no language that a site can begin with. There are ${known}; others can be added in site/languages.ts later.`,
			da: `${wrong} er ikke et sprog, hjemmesiden kan begynde med. Der er ${known}; andre kan tilføjes i site/languages.ts senere.`,
		};
	if (codes.length === 0)
		return {
			en: `A site needs a language: ${known}.`,
			da: `En hjemmeside skal have et sprog: ${known}.`,
		};
	return new Set(codes).size < codes.length
		? {
				en: "A language is named twice.",
				da: "Et sprog er nævnt to gange.",
			}
		: undefined;
}

/**
 * Why a site can't be written to a folder: it has files, or is part of a site.
 *
 * @param {string} folder
 * @returns {Wording | undefined}
 */
function folderProblem(folder) {
	const isThere = existsSync(folder);
	if (isThere && !statSync(folder).isDirectory())
		return {
			en: `${folder} is a file. Name a folder.`,
			da: `${folder} er en fil. Vælg en mappe.`,
		};
	const found = isThere ? readdirSync(folder) : [];
	if (found.some((name) => !/^\.(git|DS_Store)$/.test(name)))
		return {
			en: `The folder ${folder} is not empty. Name another one.`,
			da: `Mappen ${folder} er ikke tom. Vælg en anden.`,
		};
	for (let above = dirname(folder); ; above = dirname(above)) {
		if (existsSync(join(above, "site")) && existsSync(join(above, "content")))
			return {
				en: `${folder} would be inside the site in ${above}. Name a folder beside it.`,
				da: `${folder} ville ligge inde i hjemmesiden i ${above}. Vælg en mappe ved siden af.`,
			};
		if (above === dirname(above)) return undefined;
	}
}

/**
 * Writes the starter.
 *
 * @param {string} folder
 * @param {string} name
 * @param {readonly string[]} codes
 */
function write(folder, name, codes) {
	mkdirSync(folder, { recursive: true });
	cpSync(starter, folder, { recursive: true });
	// npm takes a file of this name out of every package.
	renameSync(join(folder, "gitignore"), join(folder, ".gitignore"));
	/**
	 * @param {string} path
	 * @param {(text: string) => string} how
	 */
	const change = (path, how) => {
		const file = join(folder, path);
		writeFileSync(file, how(readFileSync(file, "utf8")));
	};
	for (const path of ["README.md", "package.json"])
		change(path, (text) =>
			text.replace("NAME", () =>
				path === "README.md" ? name : packageName(folder),
			),
		);
	for (const path of filesIn(folder, "content"))
		if (path.endsWith(".yaml"))
			change(path, (text) =>
				inLanguages(text, codes).replaceAll(
					/: NAME$/gm,
					() => `: ${JSON.stringify(name)}`,
				),
			);
		else if (path.endsWith(".en.md")) writeTexts(folder, path, codes);
	const [first = "en"] = codes;
	change("site/languages.ts", (text) =>
		text.replace(/(?<=languages = \[\n)[\s\S]*?(?=\];)/, () =>
			codes.map(languageLine).join(""),
		),
	);
	// Of what editors read, English is enough.
	if (!codes.includes("da"))
		change("site/model.ts", (text) => text.replaceAll(/,\s*da: "[^"]*"/g, ""));
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	change("site/site.ts", (text) =>
		text
			.replace("Europe/Copenhagen", () => timeZone)
			.replace('editorLanguage: "en"', () => `editorLanguage: "${first}"`),
	);
}

/** @param {string} code */
function languageLine(code) {
	const tag = tags.get(code) ?? code;
	return `\t{ code: "${code}", tag: "${tag}", openGraph: "${tag.replace("-", "_")}" },\n`;
}

/**
 * The name of a folder as npm takes names: not that of a package which it then couldn't install.
 *
 * @param {string} folder
 */
function packageName(folder) {
	const name = basename(folder)
		.toLowerCase()
		.normalize("NFKD")
		.replace(/æ/g, "ae")
		.replace(/ø/g, "oe")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.slice(0, 200);
	const { dependencies, devDependencies } = JSON.parse(
		readFileSync(join(starter, "package.json"), "utf8"),
	);
	const isTaken = name in { ...dependencies, ...devDependencies };
	return isTaken ? `${name}-site` : name || "site";
}

/**
 * A YAML file of the starter in these languages: what is neither Danish nor English yet begins in English.
 *
 * @param {string} text
 * @param {readonly string[]} codes
 */
function inLanguages(text, codes) {
	return text
		.replace(/^( *)en: (.*)\n\1da: (.*)\n/gm, (_, indent, en, da) =>
			codes
				.map((code) => `${indent}${code}: ${code === "da" ? da : en}\n`)
				.join(""),
		)
		.replace(/^path: (.*)\n/gm, (_, path) => {
			const lines = codes.map(
				(code) => `  ${code}: ${addressIn(path, code, codes)}\n`,
			);
			return `path:\n${lines.join("")}`;
		});
}

/**
 * The texts of the starter that are one file a language.
 *
 * @param {string} folder
 * @param {string} english
 * @param {readonly string[]} codes
 */
function writeTexts(folder, english, codes) {
	const file = (/** @type {string} */ code) =>
		join(folder, english.replace(/en(?=\.md$)/, code));
	const [en, da] = ["en", "da"].map((code) => readFileSync(file(code), "utf8"));
	for (const code of ["en", "da"]) rmSync(file(code));
	for (const code of codes)
		writeFileSync(
			file(code),
			(code === "da" ? da : en)
				?.replace(
					/\]\((\/[^)]*)\)/g,
					(_, path) => `](${addressIn(path, code, codes)})`,
				)
				// The first language has the date for all.
				.replace(code === codes[0] ? "" : /^date: .*\n/m, "") ?? "",
		);
}

/**
 * An address in a language: the first language has no prefix.
 *
 * @param {string} path
 * @param {string} code
 * @param {readonly string[]} codes
 */
function addressIn(path, code, [first]) {
	return code === first ? path : `/${code}${path === "/" ? "" : path}`;
}

/**
 * The paths of all files below a folder of a project.
 *
 * @param {string} root
 * @param {string} folder
 */
function filesIn(root, folder) {
	return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((name) => /\.\w+$/.test(name))
		.map((name) => join(folder, name));
}

/**
 * What to do next.
 *
 * @param {string} folder
 * @param {readonly string[]} codes
 * @returns {Wording}
 */
function next(folder, codes) {
	const commands = [
		`cd ${JSON.stringify(folder)}`,
		"npm install",
		"npm run edit",
	]
		.map((command) => `  ${command}`)
		.join("\n");
	const untranslated = codes.filter((code) => !["da", "en"].includes(code));
	/** @param {"en" | "da"} language */
	const named = (language) => {
		const names = new Intl.DisplayNames([language], { type: "language" });
		return new Intl.ListFormat([language]).format(
			untranslated.map((code) => names.of(code) ?? code),
		);
	};
	const isTranslated = untranslated.length === 0;
	return {
		en: `The site is in ${folder}. To open it in the editor:\n\n${commands}\n${isTranslated ? "" : `\nWhat it says in ${named("en")} is English until you translate it.\n`}`,
		da: `Hjemmesiden ligger i ${folder}. Sådan åbner du den:\n\n${commands}\n${isTranslated ? "" : `\nDet, der skal stå på ${named("da")}, er engelsk, indtil du oversætter det.\n`}`,
	};
}
