import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/*
 * Makes the film of the front page: npx tsx art/film.ts, which needs ffmpeg with x264 and SVT-AV1. Its files are in the
 * repository, so builds don't need this script. It is the picture of the farm in the morning, over whose field mist drifts;
 * it loops.
 */
const seconds = 16;
const framesPerSecond = 12;
const width = 1280;
const height = 854;

/** Two layers of mist that drift against each other, each so far in a loop that the noise is the same again. */
const layers = [
	{ seed: 3, cells: 5, drift: 1, strength: 0.5 },
	{ seed: 8, cells: 8, drift: -1, strength: 0.32 },
];
/** The mist is thickest at this height of the picture, from 0 at the top to 1, and this deep. */
const horizon = 0.69;
const depth = 0.07;
const mist = [222, 219, 210];

const media = fileURLToPath(new URL("../content/media/", import.meta.url));

const codecs = {
	"gaarden.mp4":
		"-c:v libx264 -preset slower -crf 33 -x264-params psy-rd=0 -movflags +faststart",
	"gaarden.webm": "-c:v libsvtav1 -preset 4 -crf 52",
};

const folder = mkdtempSync(join(tmpdir(), "film-"));
try {
	await drawFrames();
	for (const [file, codec] of Object.entries(codecs)) encode(file, codec);
} finally {
	rmSync(folder, { recursive: true, force: true });
}

async function drawFrames(): Promise<void> {
	const still = await sharp(join(media, "gaarden-morgen.jpg"))
		.resize(width, height)
		.removeAlpha()
		.raw()
		.toBuffer();
	const noises = layers.map(({ seed, cells }) => noise(seed, cells));
	const count = seconds * framesPerSecond;
	for (let frame = 0; frame < count; frame++) {
		const pixels = Buffer.from(still);
		for (let y = 0; y < height; y++) {
			const band = Math.exp(-(((y / height - horizon) / depth) ** 2));
			if (band < 0.01) continue;
			for (let x = 0; x < width; x++) {
				const thickness = layers.reduce((sum, { drift, strength }, layer) => {
					const at = (x / width + (drift * frame) / count + 1) % 1;
					return sum + strength * (noises[layer]?.(at, y / height) ?? 0);
				}, 0);
				for (let channel = 0; channel < 3; channel++) {
					const place = (y * width + x) * 3 + channel;
					const own = pixels[place] ?? 0;
					pixels[place] = own + ((mist[channel] ?? 0) - own) * band * thickness;
				}
			}
		}
		await sharp(pixels, { raw: { width, height, channels: 3 } })
			.png({ compressionLevel: 1 })
			.toFile(join(folder, `${String(frame).padStart(4, "0")}.png`));
	}
}

/** Returns smooth noise between 0 and 1 that repeats every 1 from left to right: three octaves of random values. */
function noise(seed: number, cells: number): (x: number, y: number) => number {
	const smooth = (t: number) => t * t * (3 - 2 * t);
	const mix = (a: number, b: number, t: number) => a + (b - a) * smooth(t);
	const octave = (x: number, y: number, size: number) => {
		const [left, top] = [Math.floor(x * size), Math.floor(y * size * 3)];
		const value = (dx: number, dy: number) =>
			random(seed, (left + dx) % size, top + dy);
		const [right, down] = [x * size - left, y * size * 3 - top];
		return mix(
			mix(value(0, 0), value(1, 0), right),
			mix(value(0, 1), value(1, 1), right),
			down,
		);
	};
	return (x, y) =>
		octave(x, y, cells) * 0.6 +
		octave(x, y, cells * 2) * 0.28 +
		octave(x, y, cells * 4) * 0.12;
}

/** Returns a number between 0 and 1 that follows from three others alone. */
function random(seed: number, x: number, y: number): number {
	const mixed = Math.imul(
		(x * 374761393 + y * 668265263 + seed * 974711) ^ 0x5bf03635,
		1274126177,
	);
	return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
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
	console.log(`${file}: ${statSync(output).size} bytes`);
}
