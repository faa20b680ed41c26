import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { endpoints } from "../../editor/endpoints.ts";
import type {
	Outcome,
	ValueAddress,
	ValuePath,
	YamlValue,
} from "../../editor/protocol.ts";
import type { Locale } from "../../generator/languages/languages.ts";
import { type EditServer, signIn } from "./edit-server.ts";
import { environment, git } from "./git.ts";
import { linkSite } from "./project.ts";

// The tasks of an owner before the launch, through requests of the editor only.

/** Creates a photo as taken by a phone, large enough for every place on the site. */
export function takePhoto(): Promise<Buffer> {
	const gradient =
		'<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"><defs><linearGradient id="g"><stop stop-color="#274"/><stop offset="1" stop-color="#fc8"/></linearGradient></defs><rect width="2400" height="1600" fill="url(#g)"/><circle cx="1700" cy="500" r="300" fill="#fff"/></svg>';
	return sharp(Buffer.from(gradient)).jpeg({ quality: 60 }).toBuffer();
}

/** Makes an example address, text or other value a real one. */
function real<T>(value: T): T | string {
	return typeof value === "string"
		? value.replaceAll(".example", ".dk")
		: value;
}

/**
 * Replaces every sample: its photo, its addresses, and finally its mark. Unmarked values that can't be real are
 * replaced too.
 */
export async function replaceSamples(
	editor: EditServer,
	photo: Buffer,
): Promise<void> {
	const response = await fetch(
		`${editor.origin}${endpoints.upload}?name=Foto.jpg`,
		{
			method: "POST",
			headers: await signIn(editor.origin, editor.key),
			body: new Uint8Array(photo),
		},
	);
	const { src } = await response.json();
	if (src === undefined) throw new Error("The photo was not taken in.");
	for (;;) {
		const { samples } = await editor.ask("changes", {});
		if (samples.length === 0) return;
		for (const { address, message } of samples) {
			if (!address) throw new Error(`Nothing opens for ${message}.`);
			const { file, path } = address;
			const value = Object(await getValue(editor, address));
			if (path === "markdown") await approve(editor, file, []);
			else if (value.sample) await replaceGroup(editor, file, path, src);
			else await replaceAddresses(editor, address);
		}
	}
}

/** The alternative text of a photo. */
const seen: Readonly<Record<Locale, string>> = {
	da: "Lys i rummet",
	en: "Light in the room",
};

/** Replaces the photo and the addresses in a marked value, and removes the mark. */
async function replaceGroup(
	editor: EditServer,
	file: string,
	path: ValuePath,
	photo: string,
): Promise<void> {
	const group = Object(await getValue(editor, { file, path }));
	if (typeof group.src === "string") {
		// The second picture, for the dark theme, belongs to the replaced one.
		if (group.dark)
			await set(editor, { file, path: [...path, "dark"] }, undefined);
		await set(editor, { file, path: [...path, "src"] }, photo);
		for (const locale of Object.keys(Object(group.alt)))
			await set(editor, { file, path: [...path, "alt", locale] }, seen[locale]);
	}
	await replaceAddresses(editor, { file, path });
	await approve(editor, file, path);
}

/** Removes the sample mark in every language. */
async function approve(
	editor: EditServer,
	file: string,
	path: ValuePath,
): Promise<void> {
	const form = await editor.ask("entry", { file });
	const versions = Object.keys(form?.documents ?? {}).filter(
		(each) => stem(each) === stem(file),
	);
	for (const each of versions)
		await set(editor, { file: each, path: [...path, "sample"] }, undefined);
}

/** Returns the path of a file without its language. */
function stem(file: string): string {
	return file.replace(/\.(?:da|en)\.md$/, ".md");
}

/** Replaces the example addresses in a value. */
async function replaceAddresses(
	editor: EditServer,
	{ file, path }: ValueAddress,
): Promise<void> {
	if (path === "markdown") return;
	const value = await getValue(editor, { file, path });
	if (typeof value === "object" && value !== null)
		for (const [key, child] of Object.entries(value)) {
			const step = Array.isArray(value) ? Number(key) : key;
			if (JSON.stringify(child).includes(".example"))
				await replaceAddresses(editor, { file, path: [...path, step] });
		}
	else if (real(value) !== value)
		await set(editor, { file, path }, real(value) as YamlValue);
}

/** Returns the value at an address as the file has it. */
export async function getValue(
	editor: EditServer,
	{ file, path }: ValueAddress,
): Promise<YamlValue | undefined> {
	const document = (await editor.ask("entry", { file }))?.documents[file];
	return path === "markdown"
		? document?.markdown
		: path.reduce<YamlValue | undefined>(
				(value, step) => Object(value)[step],
				document?.value,
			);
}

let steps = 0;

/** Sets a value over the present one. */
export async function set(
	editor: EditServer,
	address: ValueAddress,
	value: YamlValue | undefined,
): Promise<void> {
	const step = `launch ${++steps}`;
	const was = await getValue(editor, address);
	accept(await editor.ask("set", { address, step, was, value }));
}

/** Removes every open question as if it had been decided. */
export async function closeQuestions(editor: EditServer): Promise<void> {
	const { questions } = await editor.ask("changes", {});
	for (const { address } of questions.toReversed()) {
		if (!address || address.path === "markdown")
			throw new Error("No question.");
		const change = { kind: "remove", index: Number(address.path[0]) } as const;
		const list = { file: address.file, path: [] };
		const was = await getValue(editor, list);
		accept(await editor.ask("list", { address: list, was, change }));
	}
}

/** Throws if an edit was rejected. */
function accept({ refused }: Outcome): void {
	if (refused !== undefined) throw new Error(refused.reason);
}

/** Creates a bare repository to publish to, and clones of it as a host makes them. */
export function openRemote(root: string) {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "kilde-remote-")));
	const bare = join(folder, "site.git");
	git(folder, ["init", "--quiet", "--bare", "--initial-branch=main", bare]);
	git(root, ["remote", "add", "origin", bare]);
	git(root, ["push", "--quiet", "--set-upstream", "origin", "main"]);
	return {
		/** Lists the entries of a folder. */
		clone(name: string): string {
			const copy = join(folder, name);
			execFileSync("git", ["clone", "--quiet", bare, copy], {
				env: environment,
			});
			linkSite(copy);
			return copy;
		},
		remove: () => rmSync(folder, { recursive: true }),
	};
}
