import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { serveFolder, withoutFilms } from "./host.ts";

// The tests' own host answers as those do that the site is made for.

const folder = mkdtempSync(join(tmpdir(), "kilde-host-"));
mkdirSync(join(folder, "en"));
mkdirSync(join(folder, "docs"));
for (const [path, text] of [
	["index.html", "home"],
	["about.html", "about"],
	["en.html", "english"],
	["en/faq.html", "questions"],
	["docs/index.html", "documents"],
	["404.html", "missing"],
	["film.mp4", "0123456789"],
] as const)
	writeFileSync(join(folder, path), text);
const host = await serveFolder(folder);
afterAll(async () => {
	await host.close();
	rmSync(folder, { recursive: true });
});

test.each([
	["/", 200, "home"],
	["/about", 200, "about"],
	["/about?from=letter", 200, "about"],
	["/en", 200, "english"],
	["/en/faq", 200, "questions"],
	["/docs/", 200, "documents"],
	["/nowhere", 404, "missing"],
	["/..%2f..%2fetc/passwd", 404, "missing"],
	["/%zz", 404, "missing"],
	["/%00", 404, "missing"],
])("%s is answered %i with the %s page", async (path, status, text) => {
	const response = await fetch(host.origin + path);
	expect(response.status).toBe(status);
	expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
	expect(await response.text()).toBe(text);
});

test("a part of a film is answered with that part", async () => {
	const response = await fetch(`${host.origin}/film.mp4`, {
		headers: { range: "bytes=2-4" },
	});
	expect(response.status).toBe(206);
	expect(response.headers.get("content-range")).toBe("bytes 2-4/10");
	expect(response.headers.get("content-type")).toBe("video/mp4");
	expect(await response.text()).toBe("234");
});

test("a browser that is to get no films gets none", async () => {
	const headers = { [withoutFilms]: "yes" };
	const film = await fetch(`${host.origin}/film.mp4`, { headers });
	expect(film.status).toBe(204);
	const page = await fetch(`${host.origin}/about`, { headers });
	expect(await page.text()).toBe("about");
});
