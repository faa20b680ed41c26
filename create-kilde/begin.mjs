import {
	cpSync,
	existsSync,
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

// Begins a site: asks for what isn't given, and writes the starter with the placeholders of its files, [[…]], filled in.

/** The tags of the languages that a site can begin with, by their codes. */
const tags = new Map(
	"da-DK en-GB de-DE sv-SE nb-NO fi-FI is-IS nl-NL fr-FR es-ES pt-PT it-IT pl-PL cs-CZ"
		.split(" ")
		.map((tag) => [tag.slice(0, 2), tag]),
);

/** The currencies of languages whose countries don't have the euro. */
const currencies = {
	...{ da: "DKK", en: "GBP", sv: "SEK", nb: "NOK" },
	...{ is: "ISK", pl: "PLN", cs: "CZK" },
};

/** Runs the command; returns the exit code. */
export async function run(argv) {
	try {
		const { folder, name, codes } = await ask(read(argv));
		write(resolve(folder), name, codes);
		const others = codes.filter(isUntranslated);
		const untranslated = others.length
			? `\nTexts in ${others.join(", ")} are English until you translate them: \`npx kilde check --launch\` lists them.\n`
			: "";
		console.log(
			`The site is in ${folder}. To open it in the editor:\n\n  cd ${JSON.stringify(folder)}\n  npm install\n  npm run edit\n${untranslated}`,
		);
		return 0;
	} catch ({ code, syscall, message }) {
		const reason = syscall ? `The site can't be written: ${message}` : message;
		console.error(
			code === "ABORT_ERR" ? "\nStopped: nothing was written." : reason,
		);
		return 2;
	}
}

function read(args) {
	const options = { name: { type: "string" }, languages: { type: "string" } };
	try {
		const { values, positionals } = parseArgs({
			args,
			allowPositionals: true,
			options,
		});
		// A name with a space needs quotation marks.
		if (positionals.length < 2) return { ...values, folder: positionals[0] };
	} catch {}
	throw new Error("npm create kilde FOLDER -- --name NAME --languages en,da");
}

/** Asks in a terminal, again until an answer fits; elsewhere, what isn't given has its usual value. */
async function ask(given) {
	const terminal =
		process.stdin.isTTY &&
		createInterface({ input: process.stdin, output: process.stderr });
	const answer = async (key, question, usual, problemOf = () => undefined) => {
		for (;;) {
			const isRequested = terminal && given[key] === undefined;
			const typed = isRequested
				? await terminal.question(`${question} [${usual}]: `)
				: given[key];
			const text = typed?.trim() || usual;
			const problem = problemOf(text);
			if (!problem) return text;
			if (!isRequested) throw new Error(problem);
			console.error(problem);
		}
	};
	try {
		const folder = await answer(
			"folder",
			"The folder of the site",
			"my-site",
			folderProblem,
		);
		const name = await answer("name", "Its name", basename(resolve(folder)));
		const languages = await answer(
			"languages",
			"Its languages, the main one first",
			"en,da",
			languageProblem,
		);
		return { folder, name, codes: codesOf(languages) };
	} finally {
		if (terminal) terminal.close();
	}
}

/** A replacement text: keeps the matched line, and adds a line that marks the content as a sample. */
const mark = "$&sample: true\n";

/** Whether the starter has no texts in a language. */
function isUntranslated(code) {
	return !/^(en|da)$/.test(code);
}

function codesOf(languages) {
	return languages.toLowerCase().match(/[^\s,]+/g) ?? [];
}

function languageProblem(languages) {
	const codes = codesOf(languages);
	const wrong = codes.find((code) => !tags.has(code));
	if (codes.length === 0 || wrong !== undefined)
		return `A site can't begin in “${wrong ?? languages}”, but in ${[...tags.keys()].join(", ")}. Others can be added in site/site.ts later.`;
	const isTwice = new Set(codes).size < codes.length;
	return isTwice ? "A language is named twice." : undefined;
}

function folderProblem(path) {
	const folder = resolve(path);
	const isThere = existsSync(folder);
	if (isThere && !statSync(folder).isDirectory())
		return `${folder} is a file. Name a folder.`;
	const found = isThere ? readdirSync(folder) : [];
	if (found.some((name) => !/^\.(git|DS_Store)$/.test(name)))
		return `The folder ${folder} is not empty. Name another one.`;
	for (let above = dirname(folder); ; above = dirname(above)) {
		if (existsSync(join(above, "site")) && existsSync(join(above, "content")))
			return `${folder} would be inside the site in ${above}. Name a folder beside it.`;
		if (above === dirname(above)) return undefined;
	}
}

/** Writes the starter. A text for each language is a file for each, from the Danish one or else the English one. */
function write(folder, name, codes) {
	cpSync(join(import.meta.dirname, "starter"), folder, { recursive: true });
	// npm takes a file of this name out of every package.
	renameSync(join(folder, "gitignore"), join(folder, ".gitignore"));
	if (!codes.includes("da")) rmSync(join(folder, "site/labels.da.yaml"));
	const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
	for (const path of paths.filter((each) => /\.(md|ts|yaml)$/.test(each))) {
		const file = join(folder, path);
		const text = readFileSync(file, "utf8");
		const [, language] = /\.(en|da)\.md$/.exec(path) ?? [];
		if (language) rmSync(file);
		else writeFileSync(file, fill(text, name, codes));
		for (const code of language ? codes : [])
			if (language === (code === "da" ? "da" : "en"))
				writeFileSync(
					file.replace(/\w+\.md$/, `${code}.md`),
					fillText(text, code, codes),
				);
	}
}

/**
 * Fills in a file for all languages: in YAML, a text is [[English | Danish]], an address [[/path]]. A page that is English in
 * another language is marked as a sample.
 */
function fill(text, name, codes) {
	const values = {
		name,
		quotedName: JSON.stringify(name),
		zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
		currency: currencies[codes[0]] ?? "EUR",
		// The editor has labels in English and Danish.
		editor: isUntranslated(codes[0]) ? "en" : codes[0],
		languages: `{\n${codes.map(languageLine).join("")}\t}`,
	};
	return text
		.replace(/^view: .*\n/m, codes.some(isUntranslated) ? mark : "$&")
		.replace(/^( *)(\w+): \[\[(.+) \| (.+)\]\]$/gm, (_, indent, key, en, da) =>
			[
				`${indent}${key}:`,
				...codes.map(
					(code) => `${indent}  ${code}: ${code === "da" ? da : en}`,
				),
			].join("\n"),
		)
		.replace(/^path: \[\[(.+)\]\]$/m, (_, path) =>
			[
				"path:",
				...codes.map((code) => `  ${code}: ${addressIn(path, code, codes)}`),
			].join("\n"),
		)
		.replace(/\[\[(\w+)\]\]/g, (_, key) => values[key]);
}

function languageLine(code) {
	const tag = tags.get(code);
	const own = new Intl.DisplayNames([code], { type: "language" }).of(code);
	const name = JSON.stringify(own.charAt(0).toUpperCase() + own.slice(1));
	// The most likely region of a language need not be named.
	const isLikely = tag === `${code}-${new Intl.Locale(code).maximize().region}`;
	return `\t\t${code}: ${isLikely ? name : `{ name: ${name}, tag: "${tag}" }`},\n`;
}

/**
 * Fills in the addresses of a text in one language. The first language has the date for all; an article that is English in
 * another language is marked as a sample.
 */
function fillText(text, code, codes) {
	return text
		.replace(/\[\[(.+?)\]\]/g, (_, path) => addressIn(path, code, codes))
		.replace(code === codes[0] ? "" : /^date: .*\n/m, "")
		.replace(/^title: .*\n/m, isUntranslated(code) ? mark : "$&");
}

/** Returns an address in a language: the first language has no prefix. */
function addressIn(path, code, [first]) {
	return code === first ? path : `/${code}${path === "/" ? "" : path}`;
}
