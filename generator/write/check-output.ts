import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { inspectFolder, type OutputState } from "./checksums.ts";
import { type Manifest, openManifest } from "./manifest.ts";

/** Folders of the project. */
const reserved = [
	"bin",
	"content",
	"generator",
	"node_modules",
	"site",
	"templates",
	"tests",
];

/** Checks whether a site may be written to a folder. */
export function checkOutput(
	output: string,
	project: string,
	manifest: Manifest = openManifest(),
): OutputState {
	const problem = misplaced(output, project) ?? occupied(output);
	return problem
		? { problem, isWhole: false }
		: inspectFolder(output, manifest.output);
}

function misplaced(output: string, project: string): Wording | undefined {
	if (isWithin(project, output))
		return elsewhere({
			en: "it contains the project itself",
			da: "Selve projektet ligger i den",
		});
	// A parent folder may be a symbolic link.
	if (
		!isWithin(output, project) ||
		!isWithin(existing(dirname(output)), realpathSync(project))
	)
		return elsewhere({
			en: "it is outside the project",
			da: "Den ligger uden for projektet",
		});
	const [top = ""] = relative(project, output).split(sep);
	return reserved.includes(top) || top.startsWith(".")
		? elsewhere({
				en: `the project uses ${top} for something else`,
				da: `Projektet bruger ${top} til noget andet`,
			})
		: undefined;
}

/** Reports a path that exists and is not a folder. */
function occupied(output: string): Wording | undefined {
	const stats = lstatSync(output, { throwIfNoEntry: false });
	if (!stats || stats.isDirectory()) return undefined;
	return stats.isSymbolicLink()
		? elsewhere({
				en: "it is a link to somewhere else",
				da: "Den er en genvej til et andet sted",
			})
		: elsewhere({ en: "it is not a folder", da: "Den er ikke en mappe" });
}

function elsewhere(reason: Wording): Wording {
	return {
		en: `${reason.en}. Choose another one with --output`,
		da: `${reason.da}. Vælg en anden med --output`,
	};
}

/** Whether a folder is the other one, or in it. */
function isWithin(folder: string, around: string): boolean {
	return `${resolve(folder)}${sep}`.startsWith(`${resolve(around)}${sep}`);
}

/** The real path of the nearest folder that exists. */
function existing(folder: string): string {
	return existsSync(folder) ? realpathSync(folder) : existing(dirname(folder));
}
