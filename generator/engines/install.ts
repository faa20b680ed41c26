import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { inAndAbove } from "../cache/stamp.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { currentProcess } from "../terminal/terminal.ts";
import { runNode, runProgram, stopped } from "./run.ts";

/** Another engine: what npm installs, and its name in messages. */
export type AskedEngine = {
	readonly spec: string;
	readonly name: string;
	readonly isFile: boolean;
};

/** Reads what is asked for: a version in the registry, or the path of a tarball; returns why it is neither. */
export function askedEngine(asked: string): AskedEngine | Wording {
	// A number, a range of numbers, or a name as latest.
	if (/^([~^]?\d[\w.+-]*|[a-z][\w-]*)$/.test(asked))
		return { spec: `kilde@${asked}`, name: asked, isFile: false };
	const file = resolve(asked);
	const found = statSync(file, { throwIfNoEntry: false });
	if (found?.isFile())
		return { spec: `file:${file}`, name: basename(file), isFile: true };
	return found
		? {
				en: `${asked} is a folder. Name a version, as 0.2.0, or a tarball that npm pack has made of it.`,
				da: `${asked} er en mappe. Angiv en version, f.eks. 0.2.0, eller en pakke, som npm pack har lavet af den.`,
			}
		: {
				en: `There is no file ${asked}. Name a version, as 0.2.0, or the path of a tarball.`,
				da: `Der er ingen fil ${asked}. Angiv en version, f.eks. 0.2.0, eller stien til en pakke.`,
			};
}

/** Has npm install an engine into a folder without running any of its scripts; returns its version and command, or why not. */
export async function installEngine(
	{ spec, name, isFile }: AskedEngine,
	folder: string,
	root: string,
	stop: AbortSignal,
): Promise<{ readonly version: string; readonly command: string } | Wording> {
	mkdirSync(folder, { recursive: true });
	const settings = join(root, ".npmrc");
	if (existsSync(settings)) copyFileSync(settings, join(folder, ".npmrc"));
	const argv = ["install", spec, "--prefix", folder, ...quietly];
	const script = npmScript();
	const { isGood, isStopped, words } = script
		? await runNode([script, ...argv], folder, stop)
		: await runProgram("npm", argv, folder, stop);
	if (isStopped) return stopped;
	const home = join(folder, "node_modules/kilde");
	const command = join(home, "bin/kilde.cjs");
	if (isGood && existsSync(command)) {
		const text = readFileSync(join(home, "package.json"), "utf8");
		const { version }: { readonly version: string } = JSON.parse(text);
		return { version, command };
	}
	return isGood ? noEngine(name) : whyNot(words, name, isFile);
}

/** React is the project's own, and what npm would ask or tell besides is nobody's question. */
const quietly = [
	...["--legacy-peer-deps", "--ignore-scripts", "--no-save"],
	...["--no-package-lock", "--no-audit", "--no-fund", "--fetch-retries=1"],
	...["--fetch-retry-mintimeout=1000", "--no-update-notifier"],
];

/** The npm that came with this Node; undefined where it is elsewhere, as a program of its own. */
function npmScript(): string | undefined {
	const beside = dirname(currentProcess().node);
	return ["node_modules", "../lib/node_modules"]
		.map((folder) => join(beside, folder, "npm/bin/npm-cli.js"))
		.find((file) => existsSync(file));
}

/** Explains an error of npm. */
function whyNot(words: string, name: string, isFile: boolean): Wording {
	if (/\bspawn npm ENOENT\b/.test(words)) return npmMissing;
	if (/\b(ENOTFOUND|EAI_AGAIN|E(CONN|NET|HOST)\w+|\w*TIMEDOUT)\b/.test(words))
		return unreachable;
	const isUnknown = /\b(E404|ETARGET|ENOVERSIONS)\b/.test(words);
	if (isUnknown && !isFile) return unknownVersion(name);
	if (isFile && /\b(TAR_\w+|Z_\w+|ENOENT|ENOTDIR|EJSONPARSE)\b/.test(words))
		return noEngine(name);
	const [, said = words] = /^npm error (?!code\b)(.*)/m.exec(words) ?? [];
	return {
		en: `npm could not install kilde ${name}. It says: ${said}`,
		da: `npm kunne ikke installere kilde ${name}. Det svarer: ${said}`,
	};
}

const npmMissing: Wording = {
	en: "The other engine is installed by npm, which is not here, or not found. It comes with Node (nodejs.org).",
	da: "Den anden udgave installeres af npm, som ikke findes her eller ikke bliver fundet. Det følger med Node (nodejs.org).",
};

const unreachable: Wording = {
	en: "npm can't reach its registry. Is there a connection to the internet?",
	da: "npm kan ikke få fat i sit register. Er der forbindelse til internettet?",
};

function unknownVersion(name: string): Wording {
	return {
		en: `There is no version ${name} of kilde. This lists those that there are: npm view kilde versions`,
		da: `Der findes ingen version ${name} af kilde. Sådan ser du dem, der er: npm view kilde versions`,
	};
}

function noEngine(name: string): Wording {
	return {
		en: `${name} is no version of kilde that has a command.`,
		da: `${name} er ikke en udgave af kilde med en kommando.`,
	};
}

/** Links the packages that a project uses into a folder's node_modules, but for those that are there. */
export function linkPackages(root: string, folder: string): void {
	const own = join(folder, "node_modules");
	mkdirSync(own, { recursive: true });
	for (const packages of foldersOfPackages(root))
		for (const name of readdirSync(packages).flatMap((each) =>
			each.startsWith("@") ? withScope(packages, each) : each,
		)) {
			const to = join(own, name);
			if (name.startsWith(".") || existsSync(to)) continue;
			mkdirSync(dirname(to), { recursive: true });
			symlinkSync(join(packages, name), to, "junction");
		}
}

function withScope(packages: string, scope: string): string[] {
	return readdirSync(join(packages, scope)).map((name) => `${scope}/${name}`);
}

/** The folders node_modules that Node looks in from a folder, the nearest first. */
function foldersOfPackages(root: string): string[] {
	return inAndAbove(root, "node_modules").filter(existsSync);
}
