import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { type Ledger, openLedger } from "./ledger.ts";
import { inspect } from "./manifest.ts";

/** What the project keeps in folders of its own. */
const taken = [
	"bin",
	"content",
	"generator",
	"node_modules",
	"site",
	"templates",
	"tests",
];

/** What a build finds where it is to write. */
export type Ground = {
	/** Why the folder can't be ours to replace, and what to do; nothing if it doesn't exist, is empty, or holds just what we wrote. */
	readonly problem: Wording | undefined;
	/** Whether it holds the very site that the ledger knows. */
	readonly isWhole: boolean;
};

/** Looks at a folder that a project's site is to be written to. */
export function survey(
	output: string,
	project: string,
	ledger: Ledger = openLedger(),
): Ground {
	const misplacement = misplaced(output, project);
	if (misplacement) return { problem: misplacement, isWhole: false };
	const occupation = occupied(output);
	if (occupation) return { problem: occupation, isWhole: false };
	const { foreign, isWhole } = inspect(output, ledger.output);
	return { problem: foreign, isWhole };
}

function misplaced(output: string, project: string): Wording | undefined {
	if (isWithin(project, output))
		return elsewhere({
			en: "it holds the project itself",
			da: "den rummer selve projektet",
		});
	// The way there may lead through a link to somewhere else.
	if (
		!isWithin(output, project) ||
		!isWithin(existing(dirname(output)), realpathSync(project))
	)
		return elsewhere({
			en: "it is outside the project",
			da: "den ligger uden for projektet",
		});
	const [top = ""] = relative(project, output).split(sep);
	return taken.includes(top) || top.startsWith(".")
		? elsewhere({
				en: `the project keeps something else in ${top}`,
				da: `projektet har noget andet i ${top}`,
			})
		: undefined;
}

/** Something that is no folder, and so no site. */
function occupied(output: string): Wording | undefined {
	const stats = lstatSync(output, { throwIfNoEntry: false });
	if (!stats || stats.isDirectory()) return undefined;
	return stats.isSymbolicLink()
		? elsewhere({
				en: "it is a link to somewhere else",
				da: "den er en genvej til et andet sted",
			})
		: elsewhere({ en: "it is not a folder", da: "den er ikke en mappe" });
}

function elsewhere(reason: Wording): Wording {
	return {
		en: `${reason.en}. Name another one with --output`,
		da: `${reason.da}. Angiv en anden med --output`,
	};
}

/** Whether a folder is another one, or lies in it. */
function isWithin(folder: string, around: string): boolean {
	return `${resolve(folder)}${sep}`.startsWith(`${resolve(around)}${sep}`);
}

/** Where a folder that may not exist yet will be: the nearest one around it that does. */
function existing(folder: string): string {
	return existsSync(folder) ? realpathSync(folder) : existing(dirname(folder));
}
