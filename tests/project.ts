import { createHash } from "node:crypto";
import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "./check.ts";

/** The small site on the disk, as a project of its own, for tests of what touches the disk. */
export type Project = {
	readonly root: string;
	/** Writes a file of the project. */
	put(path: string, content: string | Uint8Array): void;
	/** The text of a file of the project. */
	text(path: string): string;
	/** All files of a folder and their bytes, as one digest. */
	digest(folder: string): string;
	remove(): void;
};

/** A project in a temporary folder: the small site with the product’s own strings and templates. */
export function createProject(): Project {
	const root = realpathSync(mkdtempSync(join(tmpdir(), "kilde-project-")));
	const copy = (from: string, to: string) =>
		cpSync(join(repository, from), join(root, to), { recursive: true });
	copy("tests/fixtures/small-site/content", "content");
	copy("content/strings.yaml", "content/strings.yaml");
	copy("templates", "templates");
	return {
		root,
		put: (path, content) => writeFileSync(join(root, path), content),
		text: (path) => readFileSync(join(root, path), "utf8"),
		digest: (folder) => digestOf(join(root, folder)),
		remove: () => rmSync(root, { recursive: true, force: true }),
	};
}

function digestOf(folder: string): string {
	const hash = createHash("sha256");
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	for (const file of files) hash.update(file).update(readFileSync(file));
	return hash.digest("hex");
}
