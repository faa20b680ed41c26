import { expect, test } from "vitest";
import { importVideo } from "../generator/images/import-video.ts";
import { createBox, emptyFilms } from "./support/empty-films.ts";

test("a video is imported without its metadata, or rejected with a remedy", async () => {
	const filmWith = (...boxes: Buffer[]) =>
		Buffer.concat([emptyFilms.mp4, createBox("moov", Buffer.concat(boxes))]);
	const taken = await importVideo(
		filmWith(createBox("udta", Buffer.from("+55.85+011.58/"))),
		"IMG 1.MP4",
		[],
	);
	expect(taken).toMatchObject({ src: "img-1.mp4" });
	const { bytes: clean = [] } = "bytes" in taken ? taken : {};
	expect(clean).toHaveLength(emptyFilms.mp4.length + 8 + 8 + 14);
	expect(Buffer.from(clean).toString("latin1")).not.toContain("55.85");

	const entry = Buffer.concat([Buffer.alloc(12), Buffer.from("hvc1")]);
	const track = ["trak", "mdia", "minf", "stbl"].reduceRight(
		(inner, type) => createBox(type, inner),
		createBox("stsd", entry),
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
