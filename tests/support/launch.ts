import { dirname, join } from "node:path";
import sharp from "sharp";
import type { ValueAddress, YamlValue } from "../../editor/protocol.ts";
import { waitUntil } from "./dev-client.ts";
import type { EditServer } from "./edit-server.ts";
import { git } from "./git.ts";
import { linkSite } from "./project.ts";

// The tasks of an owner before the launch, through requests of the editor only.

/** Replaces every sample: its photo, its example addresses, and its mark. Closes all open questions. */
export async function prepareLaunch(editor: EditServer): Promise<void> {
	const photo = await createPhoto();
	const { src } = await editor.upload("Foto.jpg", photo);
	if (src === undefined) throw new Error("The photo was not imported.");
	for (;;) {
		const { samples } = await editor.ask("changes", {});
		if (samples.length === 0) break;
		for (const { address, message } of samples) {
			if (!address) throw new Error(`Nothing opens for ${message}.`);
			if (address.path === "markdown") await approve(editor, address.file);
			else {
				const value = (await editor.getValue(address)) ?? null;
				await set(editor, address, replaceSample(value, src));
			}
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

/** Returns a value with this photo and without example addresses and marks. */
function replaceSample(value: YamlValue, photo: string): YamlValue {
	if (typeof value === "string") return value.replaceAll(".example", ".dk");
	if (Array.isArray(value))
		return value.map((each) => replaceSample(each, photo));
	if (typeof value !== "object" || value === null) return value;
	const fields = Object.entries(value)
		// The second picture, for the dark theme, belongs to the replaced one.
		.filter(([key]) => key !== "sample" && key !== "dark")
		.map(([key, each]) => [key, replaceSample(each, photo)]);
	return {
		...Object.fromEntries(fields),
		...("sample" in value && "src" in value && { src: photo }),
		...("sample" in value && "alt" in value && { alt: alternativeTexts }),
	};
}

/** Removes the sample mark of a text in every language. */
async function approve(editor: EditServer, file: string): Promise<void> {
	const stem = (each: string) => each.replace(/\.(?:da|en)\.md$/, ".md");
	const form = await editor.ask("entry", { file });
	for (const each of Object.keys(form?.documents ?? {}))
		if (stem(each) === stem(file))
			await set(editor, { file: each, path: ["sample"] });
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
