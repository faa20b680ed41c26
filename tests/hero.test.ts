import { expect, test } from "vitest";
import { check, type Files, fixture } from "./check.ts";

/** The small site with another background in its hero; the film is only a name here. */
function withBackground(background: string): Files {
	const home = fixture("pages/home.yaml").replace(
		/background:.*\n(?: {4}.*\n)*/,
		`background:\n${background}`,
	);
	return { "pages/home.yaml": home, "media/film.webm": "film" };
}

function hero(background: string): string {
	const { text, reports } = check(withBackground(background));
	reports();
	return /<div class="hero .*?<header/s.exec(text("index.html"))?.[0] ?? "";
}

test("a picture is loaded first, with its size and its words", () => {
	const html = hero(
		"    kind: image\n    image: { src: hero.svg, alt: { da: Marker, en: Fields } }\n",
	);
	expect(html).toMatch(
		/<img src="\/media\/hero\.\w+\.svg" alt="Marker" class="drawing" width="\d+" height="\d+" fetchPriority="high"/,
	);
	expect(html).not.toContain('loading="lazy"');
});

test("a film loops without sound and by itself, and has a poster for where it can't", () => {
	const html = hero(
		"    kind: video\n    src: film.webm\n    poster: { src: hero.svg, alt: { da: Marker, en: Fields } }\n",
	);
	expect(html).toMatch(
		/<video src="\/media\/film\.\w+\.webm" poster="\/media\/hero\.\w+\.svg"/,
	);
	for (const attribute of ["autoPlay", "loop", "muted", "playsInline"]) {
		expect(html).toMatch(new RegExp(`<video[^>]* ${attribute}=""`));
	}
	expect(html).toContain('aria-label="Marker"');
});

test("a video of another site is a picture and a link until someone asks for it", () => {
	const html = hero(
		"    kind: embed\n    embed:\n      url: https://film.example/embed/1\n      provider: Film\n      title: { da: Rummet, en: The room }\n      poster: { src: hero.svg, alt: { da: Marker, en: Fields } }\n",
	);
	expect(html).not.toContain("<iframe");
	expect(html).toMatch(/<button[^>]*><span[^>]*>Afspil videoen</);
	expect(html).toContain('href="https://film.example/embed/1"');
	expect(html).toMatch(/modtager Film oplysninger/);
});

test("what is behind a hero must be one of the three", () => {
	check(withBackground("    kind: film\n")).reports(
		"pages/home.yaml:26:11 error: kind is “film”; it must be one of embed, image or video.",
	);
});
