import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";

// Makes the film of the front page by day, in which mist drifts and smoke sways: npx tsx art/mist.ts gaarden-morgen.jpg FOLDER,
// which needs ffmpeg with x264 and SVT-AV1.
const [source, given = "."] = process.argv.slice(2);
const out = resolve(given);
const seconds = 8, fps = 15, width = 1280, height = 854;
const frames = seconds * fps;
const folder = mkdtempSync(join(tmpdir(), "film-"));
const smooth = (t: number) => { const x = Math.min(Math.max(t, 0), 1); return x * x * (3 - 2 * x); };
// Value noise, from 0 to 1.
function hash(x: number, y: number, seed: number): number { let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041); h = Math.imul(h ^ (h >>> 13), 1274126177); return ((h ^ (h >>> 16)) >>> 0) / 4294967295; }
function noise(x: number, y: number, seed: number): number { const i = Math.floor(x), j = Math.floor(y); const u = smooth(x - i), v = smooth(y - j); const a = hash(i, j, seed), b = hash(i + 1, j, seed), c = hash(i, j + 1, seed), d = hash(i + 1, j + 1, seed); return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v; }
const fbm = (x: number, y: number, seed: number) => 0.55 * noise(x, y, seed) + 0.3 * noise(2.1 * x, 2.1 * y, seed + 1) + 0.15 * noise(4.3 * x, 4.3 * y, seed + 2);
/** A noise that drifts for ever: two of it in turn, each begins anew while it isn't seen. */
function drifting(x: number, y: number, t: number, speedX: number, speedY: number, seed: number): number {
  const at = t / seconds; const one = at, two = (at + 0.5) % 1;
  const w = 0.5 - 0.5 * Math.cos(2 * Math.PI * one); // 0 where `one` begins anew
  const n = (p: number, s: number) => fbm(x - speedX * (p - 0.5) * seconds, y - speedY * (p - 0.5) * seconds, s);
  const [p, q] = [w, 1 - w]; const mean = 0.5;
  // The sum of two noises varies less in the middle: as much again.
  return mean + ((n(one, seed) - mean) * p + (n(two, seed + 10) - mean) * q) / Math.hypot(p, q);
}
const early: Buffer = await sharp(source).resize(width, height, { fit: "fill" }).removeAlpha().raw().toBuffer();
const mist = [222, 218, 208];
const row = 560; // The foot of the farthest trees
const W = 320; // the mist is soft: computed at a quarter
const H = Math.ceil(height / 4);
for (let f = 0; f < frames; f++) {
  const t = f / fps; const pixels = Buffer.from(early);
  // Mist: banks that lie on the field, flat with the distance.
  const bank = new Float32Array(W * H);
  for (let j = 0; j < H; j++) { const y = j * 4; const up = smooth((y - 500) / 90) * (1 - smooth((y - 610) / 150)); if (up <= 0) continue;
    const near = 0.6 + 1.4 * Math.max(0, (y - 560) / 200);
    for (let i = 0; i < W; i++) { const x = i * 4; 
      const n = drifting(x / 210 / near, y / 46 / near, t, 0.085, 0.004, 3);
      bank[j * W + i] = up * smooth((n - 0.34) / 0.42); } }
  const at = (x: number, y: number) => { const i = Math.min(x / 4, W - 1.001), j = Math.min(y / 4, H - 1.001); const a = Math.floor(i), b = Math.floor(j), u = i - a, v = j - b; const k = b * W + a; return bank[k]! * (1 - u) * (1 - v) + bank[k + 1]! * u * (1 - v) + bank[k + W]! * (1 - u) * v + bank[k + W + 1]! * u * v; };
  for (let y = 496; y < 770; y++) for (let x = 0; x < width; x++) {
    const a = (at(x, y) - 0.28) * 0.62; const k = (y * width + x) * 3;
    for (let c = 0; c < 3; c++) { const p = early[k + c]!; const s = a > 0 ? a : a * 0.35; pixels[k + c] = Math.min(255, Math.max(0, p + (mist[c]! - p) * s + 0.5)); }
  }
  // Smoke: it sways as it rises; the sky behind it is even.
  for (let y = 345; y < 452; y++) { const up = (452 - y) / 107; for (let x = 790; x < 905; x++) {
    const side = 818 + 52 * up ** 1.7; const mask = smooth(1 - Math.abs(x - side) / (14 + 34 * up)) ; if (mask <= 0) continue;
    const n = drifting(x / 60, y / 30, t, 0.0, -0.55, 40) - 0.5;
    const k = (y * width + x) * 3; const from = Math.min(904, Math.max(790, x + n * 34 * up * mask)); const a = Math.floor(from), u = from - a; const q = (y * width + a) * 3;
    const dense = drifting(x / 16, y / 13, t, 0.1, -1.1, 60); const d = smooth(1 - Math.abs(from - side) / (4 + 11 * up)) * smooth(up / 0.08) * (1 - smooth((up - 0.5) / 0.5)) * smooth((dense - 0.3) / 0.4) * 0.2;
    for (let c = 0; c < 3; c++) pixels[k + c] = (early[q + c]! * (1 - u) + early[q + 3 + c]! * u) * (1 - d) + [150, 156, 166][c]! * d + 0.5;
  } }
  await sharp(pixels, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 1 }).toFile(`${folder}/${String(f).padStart(4, "0")}.png`);
}
const codecs: Record<string, string> = { "gaarden-morgen.mp4": "-c:v libx264 -preset slower -crf 31 -x264-params psy-rd=0:bframes=6 -movflags +faststart", "gaarden-morgen.webm": "-c:v libsvtav1 -preset 4 -crf 50" };
for (const [file, codec] of Object.entries(codecs)) {
  const options = `-y -framerate ${fps} -i %04d.png -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 ${codec} -an -g 999 -map_metadata -1 -fflags +bitexact`.split(" ");
  execFileSync("ffmpeg", [...options, `${out}/${file}`], { cwd: folder, stdio: "ignore" });
  console.log(file, statSync(`${out}/${file}`).size);
}
rmSync(folder, { recursive: true, force: true });
