import { createHash } from "node:crypto";
import {
	type Dirent,
	readdirSync,
	readFileSync,
	realpathSync,
	statSync,
} from "node:fs";
import { join, sep } from "node:path";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	fileStart,
} from "./diagnostic.ts";
import type { Source } from "./types.ts";

const folders = ["content", "templates"];

/** Texts are far smaller and pictures should be; a file past this is a mistake (bytes). */
const largestFile = 16 * 1024 * 1024;

/**
 * Reads the sources of a project in the order of their paths. Hidden files, editors' backups and the
 * README beside the content are passed over; links that lead out of the project are reported.
 */
export function read(project: string): Checked<Source[]> {
	const root = realpathSync(project);
	const sources: Source[] = [];
	const diagnostics: Diagnostic[] = [];
	for (const folder of folders) visit(folder);
	return { value: sources, diagnostics };

	function visit(folder: string) {
		for (const entry of list(join(root, folder))) {
			const path = `${folder}/${entry.name}`;
			const problem = entry.isSymbolicLink() && leadsAstray(path);
			if (problem) diagnostics.push(problem);
			else if (entry.isDirectory()) visit(path);
			else add(path);
		}
	}

	function add(path: string) {
		const stats = statSync(join(root, path));
		if (!stats.isFile()) return;
		const { size } = stats;
		if (size > largestFile) {
			diagnostics.push(
				errorAt(
					path,
					fileStart,
					"file-too-large",
					`The file is ${Math.round(size / 1024 / 1024)} MB; files of the content are at most ${largestFile / 1024 / 1024} MB.`,
					"Make it smaller, or link to it at another site.",
				),
			);
			return;
		}
		const bytes = readOrReport(path);
		if (!bytes) return;
		const digest = createHash("sha256").update(bytes).digest("hex");
		sources.push({ path, bytes, digest });
	}

	function readOrReport(path: string): Buffer | undefined {
		try {
			return readFileSync(join(root, path));
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			diagnostics.push(
				errorAt(
					path,
					fileStart,
					"unreadable-file",
					`The file can't be read: ${reason}.`,
					"Give yourself the right to read it.",
				),
			);
			return undefined;
		}
	}

	function leadsAstray(path: string): Diagnostic | undefined {
		const target = resolveLink(join(root, path));
		const problem = !target
			? "This is a link to a file that does not exist."
			: !`${target}${sep}`.startsWith(`${root}${sep}`)
				? "This is a link to something outside the project."
				: statSync(target).isDirectory()
					? "This is a link to a folder; links to folders are not followed."
					: undefined;
		return problem === undefined
			? undefined
			: errorAt(
					path,
					fileStart,
					"outside-project",
					problem,
					"Put a copy of the file itself here.",
				);
	}
}

function list(folder: string): Dirent[] {
	const entries = readdirSync(folder, { withFileTypes: true });
	return entries
		.filter(({ name }) => !/^\.|~$|\.swp$|^README\.md$/.test(name))
		.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function resolveLink(path: string): string | undefined {
	try {
		return realpathSync(path);
	} catch {
		return undefined;
	}
}
