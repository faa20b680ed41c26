import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
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

function misplaced(output: string, project: string): string | undefined {
	if (isWithin(project, output))
		return elsewhere("it contains the project itself");
	// A parent folder may be a symbolic link.
	if (
		!isWithin(output, project) ||
		!isWithin(existing(dirname(output)), realpathSync(project))
	)
		return elsewhere("it is outside the project");
	const [top = ""] = relative(project, output).split(sep);
	return reserved.includes(top) || top.startsWith(".")
		? elsewhere(`the project uses ${top} for something else`)
		: undefined;
}

/** Reports a path that exists and is not a folder. */
function occupied(output: string): string | undefined {
	const stats = lstatSync(output, { throwIfNoEntry: false });
	if (!stats || stats.isDirectory()) return undefined;
	return stats.isSymbolicLink()
		? elsewhere("it is a link to somewhere else")
		: elsewhere("it is not a folder");
}

function elsewhere(reason: string): string {
	return `${reason}. Choose another one with --output`;
}

/** Whether a folder is the other one, or in it. */
function isWithin(folder: string, around: string): boolean {
	return `${resolve(folder)}${sep}`.startsWith(`${resolve(around)}${sep}`);
}

/** The real path of the nearest folder that exists. */
function existing(folder: string): string {
	return existsSync(folder) ? realpathSync(folder) : existing(dirname(folder));
}
