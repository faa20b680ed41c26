import { execFileSync } from "node:child_process";
import {
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { hero } from "./landscape.ts";
import { coloured } from "./svg.ts";

/*
 * Renders the film of the banner: npx tsx site/art/film.ts, which needs ffmpeg with x264 and SVT-AV1. Its files are in the
 * repository, so builds don't need this script. The first frame is the drawing of the banner, and the film loops.
 */
const seconds = 8;
const framesPerSecond = 15;
/** The size, with the banner's aspect ratio; films need even numbers. */
const width = 1280;

const media = fileURLToPath(new URL("../../content/media/", import.meta.url));

/** H.264 loses the colour of thin lines first, so it gets a higher quality there. */
const codecs = {
	"hero.mp4":
		"-c:v libx264 -preset slower -tune animation -crf 31 -x264-params chroma-qp-offset=-8:psy-rd=0 -movflags +faststart",
	"hero.webm": "-c:v libsvtav1 -preset 4 -crf 44",
};

const folder = mkdtempSync(join(tmpdir(), "film-"));
try {
	await drawFrames();
	for (const [file, codec] of Object.entries(codecs)) encode(file, codec);
} finally {
	rmSync(folder, { recursive: true, force: true });
}

async function drawFrames(): Promise<void> {
	const count = seconds * framesPerSecond;
	for (let frame = 0; frame < count; frame++) {
		const drawing = Buffer.from(coloured(hero(frame / count), "day"));
		const picture = await sharp(drawing).resize(width).png().toBuffer();
		const name = `${String(frame).padStart(4, "0")}.png`;
		writeFileSync(join(folder, name), picture);
	}
	console.log(`${readdirSync(folder).length} frames`);
}

function encode(file: string, codec: string): void {
	const input = `-framerate ${framesPerSecond} -i %04d.png`;
	const colours =
		"-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709";
	// One key frame, since nobody seeks in it; no metadata, so that the output is reproducible.
	const common = "-an -g 999 -map_metadata -1 -fflags +bitexact";
	const output = join(media, file);
	const options = `-y ${input} ${colours} ${codec} ${common}`.split(" ");
	execFileSync("ffmpeg", [...options, output], {
		cwd: folder,
		stdio: "ignore",
	});
	console.log(`content/media/${file}: ${statSync(output).size} bytes`);
}
