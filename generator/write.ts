import {
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Wording } from "./diagnostic.ts";
import type { Artifact } from "./types.ts";

/**
 * Makes `output` hold exactly these artifacts. Everything is first laid out beside it, so that a
 * failure or a kill part of the way leaves `output` as it was; then two renames swap old and new.
 * Unchanged files are linked, and so keep their time.
 */
export function write(artifacts: readonly Artifact[], output: string): void {
	const next = `${output}.next`;
	restore(output);
	rmSync(next, { recursive: true, force: true });
	for (const artifact of artifacts) layOut(artifact, next, output);
	swap(next, output);
}

/** Whether a folder can be ours to replace: it doesn't exist, is empty, or holds a site of ours. */
export function canReplace(
	output: string,
	project: string,
): Wording | undefined {
	const fromOutput = relative(output, project);
	if (fromOutput === "" || !fromOutput.startsWith(".."))
		return {
			en: "it holds the project itself",
			da: "den rummer selve projektet",
		};
	const inProject = relative(project, output);
	const [top = ""] = inProject.split(sep);
	if (inProject.startsWith("..") || resolve(inProject) === inProject)
		return {
			en: "it is outside the project",
			da: "den ligger uden for projektet",
		};
	if (
		[
			"bin",
			"content",
			"generator",
			"node_modules",
			"site",
			"templates",
			"tests",
		].includes(top) ||
		top.startsWith(".")
	)
		return {
			en: `the project keeps something else in ${top}`,
			da: `projektet har noget andet i ${top}`,
		};
	if (!existsSync(output)) return undefined;
	if (!lstatSync(output).isDirectory())
		return { en: "it is not a folder", da: "den er ikke en mappe" };
	const names = readdirSync(output);
	const ours = ["404.html", "index.html", "sitemap.xml"].every((name) =>
		names.includes(name),
	);
	return names.length === 0 || ours
		? undefined
		: {
				en: "it holds files that are no site of Kilde's",
				da: "den rummer filer, som ikke er et websted fra Kilde",
			};
}

/** A process killed between the two renames left the old site under its other name: it is put back. */
function restore(output: string): void {
	if (!existsSync(output) && existsSync(oldName(output)))
		renameSync(oldName(output), output);
}

function layOut({ path, bytes }: Artifact, next: string, output: string): void {
	const file = join(next, path);
	if (!file.startsWith(next + sep))
		throw new Error(`${path} leaves the output folder.`);
	mkdirSync(dirname(file), { recursive: true });
	const before = join(output, path);
	if (isSame(before, bytes)) linkSync(before, file);
	else writeFileSync(file, bytes);
}

function isSame(file: string, bytes: string | Uint8Array): boolean {
	if (!existsSync(file) || !lstatSync(file).isFile()) return false;
	return readFileSync(file).equals(
		typeof bytes === "string" ? Buffer.from(bytes) : bytes,
	);
}

function swap(next: string, output: string): void {
	const old = oldName(output);
	rmSync(old, { recursive: true, force: true });
	if (existsSync(output)) renameSync(output, old);
	try {
		renameSync(next, output);
	} catch (error) {
		restore(output);
		throw error;
	}
	rmSync(old, { recursive: true, force: true });
}

function oldName(output: string): string {
	return `${output}.old`;
}
