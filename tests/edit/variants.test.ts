import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ValueAddress } from "../../generator/edit/protocol.ts";
import { importVideo } from "../../generator/images/import-video.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { emptyFilms } from "../support/empty-films.ts";
import { createProject, type Project } from "../support/project.ts";

// A value of several possible kinds: the picture at the top of a page may be a video.

let project: Project;
let server: EditServer;

beforeAll(async () => {
	project = createProject();
	commitAll(project.root);
	server = await startEditing(project.root);
});

afterEach(async () => {
	while ((await server.ask("undo", {})).undo !== undefined);
	await server.ask("save", {});
});

afterAll(async () => {
	await server.close();
	project.remove();
});

const file = "content/pages/home.yaml";
const background: ValueAddress = { file, path: ["hero", "background"] };
const picture: ValueAddress = {
	file,
	path: ["hero", "background", "image", "src"],
};
const poster: ValueAddress = {
	file,
	path: ["hero", "background", "poster", "src"],
};

async function listVariants(origin: ValueAddress) {
	const { variants } = await server.ask("panel", { origin });
	if (!variants) throw new Error("It can be nothing else.");
	const getOption = (kind: string) => {
		const found = variants.options.find((each) => each.kind === kind);
		if (!found) throw new Error(`It can be no ${kind}.`);
		return found;
	};
	return { variants, getOption };
}

test("a picture becomes a video when one is chosen, and a picture again with its alternative text", async () => {
	const before = project.text(file);
	const { variants, getOption } = await listVariants(picture);
	expect(variants).toMatchObject({ called: "Background", kind: "image" });
	expect(variants.options.map(({ label }) => label)).toContain("Video");
	const film = getOption("video");
	expect(film.missing.map(({ origin }) => origin.path.at(-1))).toEqual([
		"sources",
	]);
	expect(film.opens).toEqual(poster);

	const bytes = emptyFilms.webm.toString("base64");
	const { src } = await server.ask("video", { name: "Åen.webm", bytes });
	expect(src).toBe("aaen.webm");
	const made = await server.ask("set", {
		origin: background,
		value: { ...Object(film.value), sources: [src] },
		step: "1",
	});
	expect(made.problems).toEqual([]);
	expect(await server.text("/")).toContain("<video");
	const then = await listVariants(poster);
	expect(then.variants.others).toMatchObject([
		{ control: { kind: "list", element: { kind: "video" } } },
		{ called: "Plays" },
	]);

	const back = then.getOption("image");
	expect(back).toMatchObject({ missing: [], opens: picture });
	await server.ask("set", { origin: background, value: back.value, step: "2" });
	await server.ask("save", {});
	expect(project.text(file)).toBe(before);
});

test("an embedded video requires its fields, and keeps the picture", async () => {
	const { getOption } = await listVariants(picture);
	const { missing, value } = getOption("embed");
	expect(
		missing.map(({ origin }) => [...origin.path].slice(2).join(".")),
	).toEqual(["embed.url", "embed.provider", "embed.title"]);
	expect(value).toMatchObject({ embed: { poster: { src: "hero.svg" } } });
});

test("other values have no variants", async () => {
	const price = { file: "content/facts/sessions.yaml", path: ["session-1h"] };
	for (const origin of [price, { file, path: ["heading"] }])
		expect((await server.ask("panel", { origin })).variants).toBeUndefined();
});

test("a video is imported without its metadata, or rejected with a remedy", async () => {
	const box = (type: string, content: Buffer) => {
		const size = Buffer.alloc(4);
		size.writeUInt32BE(content.length + 8);
		return Buffer.concat([size, Buffer.from(type), content]);
	};
	const filmWith = (...boxes: Buffer[]) =>
		Buffer.concat([emptyFilms.mp4, box("moov", Buffer.concat(boxes))]);
	const taken = await importVideo(
		filmWith(box("udta", Buffer.from("+55.85+011.58/"))),
		"IMG 1.MP4",
		[],
	);
	expect(taken).toMatchObject({ src: "img-1.mp4" });
	const { bytes: clean = [] } = "bytes" in taken ? taken : {};
	expect(clean).toHaveLength(emptyFilms.mp4.length + 8 + 8 + 14);
	expect(Buffer.from(clean).toString("latin1")).not.toContain("55.85");

	const entry = Buffer.concat([Buffer.alloc(12), Buffer.from("hvc1")]);
	const track = ["trak", "mdia", "minf", "stbl"].reduceRight(
		(inner, type) => box(type, inner),
		box("stsd", entry),
	);
	const quicktime = Buffer.from("\0\0\0\x10ftypqt  \0\0\0\0", "latin1");
	const heavy = Buffer.concat([emptyFilms.mp4, Buffer.alloc(17 * 1024 ** 2)]);
	for (const [bytes, reason] of [
		[Buffer.from("hello"), "is not a video"],
		[filmWith(track), "not all browsers play"],
		[quicktime, "not all browsers play"],
		[heavy, "is 18 MB; a video may be at most 16 MB"],
	] as const)
		expect(await importVideo(bytes, "Film.mp4", [])).toMatchObject({
			refused: { en: expect.stringContaining(reason) },
		});
});
