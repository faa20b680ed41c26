import { dirname, join } from "node:path";
import sharp from "sharp";
import type {
	ValueAddress,
	ValuePath,
	YamlValue,
} from "../../editor/protocol.ts";
import { waitUntil } from "./dev-client.ts";
import type { EditServer } from "./edit-server.ts";
import { git } from "./git.ts";
import { linkSite } from "./project.ts";

// The tasks of an owner before the launch, through requests of the editor only.

/** Replaces every sample: its photo, its example addresses, and finally its mark. Closes all open questions. */
export async function prepareLaunch(editor: EditServer): Promise<void> {
	const photo = await createPhoto();
	const { src } = await editor.upload("Foto.jpg", photo);
	if (src === undefined) throw new Error("The photo was not imported.");
	for (;;) {
		const { samples } = await editor.ask("changes", {});
		if (samples.length === 0) break;
		for (const { address, message } of samples) {
			if (!address) throw new Error(`Nothing opens for ${message}.`);
			const { file, path } = address;
			const value = Object(await editor.getValue(address));
			if (path === "markdown") await approve(editor, file, []);
			else if (value.sample) await replaceGroup(editor, file, path, src);
			else await replaceAddresses(editor, address);
		}
	}
	await closeQuestions(editor);
}

/** Creates a photo as taken by a phone, large enough for every place on the site. */
function createPhoto(): Promise<Buffer> {
	const create = { width: 2400, height: 1600, channels: 3 } as const;
	const photo = sharp({ create: { ...create, background: "#fc8" } });
	return photo.jpeg({ quality: 60 }).toBuffer();
}

/** The alternative text of a photo. */
const alternativeTexts: Readonly<Record<string, string>> = {
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
	const group = Object(await editor.getValue({ file, path }));
	if (typeof group.src === "string") {
		// The second picture, for the dark theme, belongs to the replaced one.
		if (group.dark) await set(editor, { file, path: [...path, "dark"] });
		await set(editor, { file, path: [...path, "src"] }, photo);
		for (const locale of Object.keys(Object(group.alt))) {
			const alt = { file, path: [...path, "alt", locale] };
			await set(editor, alt, alternativeTexts[locale]);
		}
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
	const stem = (each: string) => each.replace(/\.(?:da|en)\.md$/, ".md");
	const form = await editor.ask("entry", { file });
	for (const each of Object.keys(form?.documents ?? {}))
		if (stem(each) === stem(file))
			await set(editor, { file: each, path: [...path, "sample"] });
}

/** Replaces the example addresses in a value. */
async function replaceAddresses(
	editor: EditServer,
	{ file, path }: ValueAddress,
): Promise<void> {
	if (path === "markdown") return;
	const value = await editor.getValue({ file, path });
	if (typeof value === "object" && value !== null)
		for (const [key, child] of Object.entries(value)) {
			const step = Array.isArray(value) ? Number(key) : key;
			if (JSON.stringify(child).includes(".example"))
				await replaceAddresses(editor, { file, path: [...path, step] });
		}
	else if (typeof value === "string" && value.includes(".example"))
		await set(editor, { file, path }, value.replaceAll(".example", ".dk"));
}

/** Removes every open question as if it had been decided. */
async function closeQuestions(editor: EditServer): Promise<void> {
	const { questions } = await editor.ask("changes", {});
	for (const { address } of questions.toReversed()) {
		if (!address) throw new Error("The question has no address.");
		const change = { kind: "remove", index: Number(address.path[0]) } as const;
		const list = { file: address.file, path: [] };
		const was = await editor.getValue(list);
		await editor.ask("list", { address: list, was, change });
	}
}

/** Sets a value, or removes it. Throws if that is refused. */
export async function set(
	editor: EditServer,
	address: ValueAddress,
	value?: YamlValue,
): Promise<void> {
	const refused = await editor.set(address, value);
	if (refused) throw new Error(refused.reason);
}

/** Publishes everything, and waits until the remote has it. */
export async function publish(editor: EditServer): Promise<void> {
	await editor.ask("publish", {});
	await waitUntil("the publication", async () => {
		const { publishing } = await editor.readState();
		if (publishing.stage === "failed") throw new Error(publishing.message);
		return ["waiting", "live"].includes(publishing.stage);
	});
}

/** Clones what is published beside the remote, as a host does. */
export function cloneForHost(remote: string): string {
	const copy = join(dirname(remote), "host");
	git(dirname(remote), ["clone", "--quiet", "--branch", "main", remote, copy]);
	linkSite(copy);
	return copy;
}
