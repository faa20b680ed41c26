import { expect, test } from "vitest";
import { check, edit } from "./support/check.ts";
import { emptyFilms } from "./support/empty-films.ts";

/** Renders the home page with a video as its background; the videos are empty files. */
function renderVideo(theme: string): string {
	const { text, diagnostics } = check({
		...edit(
			"pages/home.yaml",
			"    kind: image\n    image:\n      src: hero.svg\n      alt: { da: Åen i dis, en: The stream in mist }\n",
			`    kind: video\n    sources: [film.mp4, film.webm]\n    poster: { src: hero.svg, alt: { da: Marker, en: Fields } }\n${theme}`,
		),
		"media/film.webm": emptyFilms.webm,
		"media/film.mp4": emptyFilms.mp4,
	});
	expect(diagnostics).toEqual([]);
	return text("index.html");
}

test("a video stays in a template until the page's script inserts it: it loops, muted, with the smaller file first", () => {
	const html = renderVideo("");
	const [, template = ""] =
		/<template data-film="">(.*?)<\/template>/s.exec(html) ?? [];
	expect(template).toMatch(
		/<source src="\/media\/film\.\w+\.webm" type="video\/webm"\/><source src="\/media\/film\.\w+\.mp4" type="video\/mp4"\/>/,
	);
	for (const attribute of ["loop", "muted", "playsInline"])
		expect(template).toMatch(new RegExp(`<video[^>]* ${attribute}=""`));
	expect(template).not.toMatch(/autoplay/i);
	expect(template).toMatch(/<button[^>]* aria-label="Sæt filmen på pause"/);
	expect(html.replace(template, "")).not.toMatch(/<video/);
});

test("the poster of a video is a picture that is loaded with priority", () => {
	const html = renderVideo("");
	expect(html).toMatch(
		/<img src="\/media\/hero\.\w+\.svg" alt="Marker" width="\d+" height="\d+" fetchPriority="high"/,
	);
	expect(html).toMatch(
		/<link rel="preload" as="image" href="\/media\/hero\.\w+\.svg"/,
	);
});

test("a video for one theme names its theme", () => {
	expect(renderVideo("    theme: dark\n")).toContain(
		'<template data-film="dark">',
	);
});
