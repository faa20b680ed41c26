import { execFileSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { drawings, ornaments, rasterised } from "./media.ts";
import { withFewColours } from "./png.ts";

/*
 * Draws the artwork: npx tsx site/art/draw.ts. Its files are in the repository, so builds need neither this script nor the
 * browser that rasterises the picture for shared links.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));

const browsers = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/snap/bin/chromium",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

for (const [file, draw] of Object.entries(drawings)) save(file, draw());
save(ornaments.file, ornaments.draw());

const browser = browsers.find((path) => existsSync(path));
if (browser) save(rasterised.to, withFewColours(screenshot(browser)));
else
	console.log(`${rasterised.to} is left as it was: it takes Chromium to draw.`);

function save(file: string, content: string | Uint8Array): void {
	const path = join(root, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
	console.log(`${file}: ${Buffer.byteLength(content)} bytes`);
}

function screenshot(program: string): Uint8Array {
	const folder = mkdtempSync(join(tmpdir(), "art-"));
	const picture = join(folder, "picture.png");
	try {
		execFileSync(
			program,
			[
				"--headless",
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--no-first-run",
				"--hide-scrollbars",
				"--force-device-scale-factor=1",
				`--user-data-dir=${join(folder, "profile")}`,
				`--window-size=${rasterised.width},${rasterised.height}`,
				`--screenshot=${picture}`,
				pathToFileURL(join(root, rasterised.from)).href,
			],
			{ stdio: "ignore", timeout: 60_000 },
		);
		return readFileSync(picture);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
