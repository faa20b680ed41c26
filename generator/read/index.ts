import {
	type Dirent,
	lstatSync,
	readdirSync,
	readFileSync,
	realpathSync,
	statSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import { digestOf } from "../cache/digest.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	fileStart,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import type { Source } from "../types.ts";
import { isIgnored } from "./ignored-files.ts";

const folders = ["content", "templates"];

const noBytes = new Uint8Array();

/** Texts are far smaller and pictures should be; a file past this is a mistake (bytes). */
const maxFileBytes = 16 * 1024 * 1024;

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
		for (const entry of listOrReport(folder)) {
			const path = `${folder}/${entry.name}`;
			const problem = entry.isSymbolicLink() && leadsAstray(path);
			// Where a link leads to a folder, or nowhere, any file may have been meant to be in it.
			const isFile = /\.\w+$/.test(entry.name);
			if (problem) giveUp(isFile ? path : `${path}/`, problem);
			else if (entry.isDirectory()) visit(path);
			else add(path);
		}
	}

	function add(path: string) {
		// An editor may take a file away while the folder is read.
		const stats = statSync(join(root, path), { throwIfNoEntry: false });
		if (!stats?.isFile()) return;
		const { size } = stats;
		if (size > maxFileBytes) {
			giveUp(
				path,
				errorAt(
					path,
					fileStart,
					"file-too-large",
					{
						en: `The file is ${megabytes(size)} MB; files of the content are at most ${megabytes(maxFileBytes)} MB.`,
						da: `Filen fylder ${megabytes(size)} MB; indholdets filer må højst fylde ${megabytes(maxFileBytes)} MB.`,
					},
					{
						en: "Make it smaller, or link to it at another site.",
						da: "Gør den mindre, eller link til den på et andet websted.",
					},
				),
			);
			return;
		}
		const source = readOrReport(path);
		if (source) sources.push(source);
	}

	function readOrReport(path: string): Source | undefined {
		try {
			return sourceOf(path, readFileSync(join(root, path)));
		} catch (error) {
			const file = { en: "The file", da: "Filen" };
			giveUp(path, unreadable(path, file, error));
			return undefined;
		}
	}

	function listOrReport(path: string): Dirent[] {
		try {
			return list(join(root, path));
		} catch (error) {
			const folder = { en: "The folder", da: "Mappen" };
			giveUp(`${path}/`, unreadable(path, folder, error));
			return [];
		}
	}

	/** It is there all the same: nobody is to be told that it is missing too. */
	function giveUp(path: string, problem: Diagnostic) {
		diagnostics.push(problem);
		sources.push({ path, bytes: noBytes, digest: "unread", isUnread: true });
	}

	function leadsAstray(path: string): Diagnostic | undefined {
		const target = resolveLink(join(root, path));
		const problem = !target
			? {
					en: "This is a link to a file that does not exist.",
					da: "Dette er en genvej til en fil, der ikke findes.",
				}
			: !`${target}${sep}`.startsWith(`${root}${sep}`)
				? {
						en: "This is a link to something outside the project.",
						da: "Dette er en genvej til noget uden for projektet.",
					}
				: statSync(target).isDirectory()
					? {
							en: "This is a link to a folder; links to folders are not followed.",
							da: "Dette er en genvej til en mappe; genveje til mapper følges ikke.",
						}
					: undefined;
		return problem === undefined
			? undefined
			: errorAt(path, fileStart, "outside-project", problem, {
					en: "Put a copy of the file itself here.",
					da: "Læg en kopi af selve filen her.",
				});
	}
}

/**
 * The same after changes to these files (absolute paths): only they are read again, if nothing else can be
 * different; else everything is. A path that was not a source before may be part of a rename, and so may one that
 * is no file now.
 */
export function readAgain(
	project: string,
	before: Checked<Source[]>,
	changed: readonly string[],
): Checked<Source[]> {
	const root = realpathSync(project);
	const fresh = new Map<string, Source>();
	const known = new Map(
		before.value
			.filter(({ isUnread }) => !isUnread)
			.map((source) => [source.path, source]),
	);
	for (const file of changed) {
		const path = relative(root, file).replaceAll(sep, "/");
		const stats = lstatSync(file, { throwIfNoEntry: false });
		const ordinary = stats?.isFile() && stats.size <= maxFileBytes;
		const source = ordinary && known.has(path) && readSource(file, path);
		if (!source) return read(project);
		fresh.set(path, source);
	}
	return {
		value: before.value.map((source) => fresh.get(source.path) ?? source),
		diagnostics: before.diagnostics,
	};
}

function readSource(file: string, path: string): Source | undefined {
	try {
		return sourceOf(path, readFileSync(file));
	} catch {
		// Why it can't be read is for a whole reading to say.
		return undefined;
	}
}

function sourceOf(path: string, bytes: Buffer): Source {
	return { path, bytes, digest: digestOf(bytes) };
}

function unreadable(path: string, what: Wording, error: unknown): Diagnostic {
	const reason = reasonOf(error);
	return errorAt(
		path,
		fileStart,
		"unreadable-file",
		{
			en: `${what.en} can't be read: ${reason.en}.`,
			da: `${what.da} kan ikke læses: ${reason.da}.`,
		},
		{
			en: "Open it on this computer; when that works, run the command again.",
			da: "Åbn den på denne computer; når det lykkes, så kør kommandoen igen.",
		},
	);
}

/** Why the machine refuses a file, in words where there are any. */
function reasonOf(error: unknown): Wording {
	const code = error instanceof Error && "code" in error ? error.code : "";
	if (code === "EACCES" || code === "EPERM")
		return {
			en: "you don't have the right to read it",
			da: "du har ikke ret til at læse den",
		};
	const reason = error instanceof Error ? error.message : String(error);
	return { en: reason, da: reason };
}

function megabytes(bytes: number): number {
	return Math.round(bytes / 1024 / 1024);
}

function list(folder: string): Dirent[] {
	const entries = readdirSync(folder, { withFileTypes: true });
	return entries
		.filter(({ name }) => !isIgnored(name))
		.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function resolveLink(path: string): string | undefined {
	try {
		return realpathSync(path);
	} catch {
		return undefined;
	}
}
