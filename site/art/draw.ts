import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawings, ornaments } from "./media.ts";

/*
 * Draws the artwork: npx tsx site/art/draw.ts. Its files are in the repository, so builds don't need this script.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));

for (const [file, draw] of Object.entries(drawings)) save(file, draw());
save(ornaments.file, ornaments.draw());

function save(file: string, content: string | Uint8Array): void {
	const path = join(root, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
	console.log(`${file}: ${Buffer.byteLength(content)} bytes`);
}
