import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type {
	EditState,
	Field,
	ValueAddress,
	ValuePath,
	YamlValue,
} from "../../generator/edit/protocol.ts";
import type { Locale } from "../../generator/languages/languages.ts";
import type { EditServer } from "./edit-server.ts";
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
	const bytes = photo.toString("base64");
	const { src } = await editor.ask("picture", { name: "Foto.jpg", bytes });
	if (src === undefined) throw new Error("The photo was not taken in.");
	for (;;) {
		const { samples } = await editor.ask("changes", {});
		if (samples.length === 0) return;
		for (const { origin, message } of samples) {
			if (!origin) throw new Error(`Nothing opens for ${message}.`);
			if (origin.path === "markdown") await approve(editor, origin.file, []);
			else if (origin.path.at(-1) === "sample")
				await replaceGroup(editor, origin.file, origin.path.slice(0, -1), src);
			else await replaceAddress(editor, origin);
		}
	}
}

/** The alternative text of a photo. */
const seen: Readonly<Record<Locale, string>> = {
	da: "Lys i rummet",
	en: "Light in the room",
};

/** Replaces marked values and removes the mark. */
async function replaceGroup(
	editor: EditServer,
	file: string,
	path: ValuePath,
	photo: string,
): Promise<void> {
	const fields = await fieldsAt(editor, { file, path });
	const hasPhoto = fields.some(({ control }) => control.kind === "picture");
	for (const field of fields)
		for (const { locale, origin, value } of field.values) {
			const { kind } = field.control;
			const isPhoto = kind === "picture" && value !== undefined;
			// The second picture, for the dark theme, belongs to the replaced SVG.
			if (isPhoto)
				await set(editor, origin, field.isOptional ? undefined : photo);
			else if (hasPhoto && kind === "line" && value !== undefined)
				await set(editor, origin, seen[locale ?? "da"]);
			else if (real(value) !== value) await set(editor, origin, real(value));
		}
	await approve(editor, file, path);
}

/** Removes the sample mark in every language. */
async function approve(
	editor: EditServer,
	file: string,
	path: ValuePath,
): Promise<void> {
	const { field } = await editor.ask("panel", {
		origin: { file, path: [...path, "sample"] },
	});
	for (const { origin, value } of field.values)
		if (value !== undefined) await set(editor, origin, undefined);
}

async function replaceAddress(
	editor: EditServer,
	origin: ValueAddress,
): Promise<void> {
	const { field } = await editor.ask("panel", { origin });
	for (const { origin, value } of field.values)
		if (real(value) !== value) await set(editor, origin, real(value));
}

async function fieldsAt(
	editor: EditServer,
	origin: ValueAddress,
): Promise<readonly Field[]> {
	const { field } = await editor.ask("panel", { origin });
	return field.control.kind === "group" ? field.control.fields : [];
}

let steps = 0;

async function set(
	editor: EditServer,
	origin: ValueAddress,
	value: YamlValue | undefined,
): Promise<void> {
	const step = `launch ${++steps}`;
	accept(
		await editor.ask("set", {
			origin,
			step,
			...(value !== undefined && { value }),
		}),
	);
}

/** Removes every open question as if it had been decided. */
export async function closeQuestions(editor: EditServer): Promise<void> {
	const { questions } = await editor.ask("changes", {});
	for (const { origin } of questions.toReversed()) {
		if (!origin || origin.path === "markdown") throw new Error("No question.");
		const [index] = origin.path;
		const change = { kind: "remove", index: Number(index) } as const;
		const { file } = origin;
		accept(await editor.ask("list", { origin: { file, path: [] }, change }));
	}
}

/** Throws if an edit was rejected. */
function accept({ refused }: EditState): void {
	if (refused !== undefined) throw new Error(refused);
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
