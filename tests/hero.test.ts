import { describe, expect, test } from "vitest";
import { check, type Files, fixture } from "./support/check.ts";
import { emptyFilms } from "./support/empty-films.ts";

/** Creates the small site with a different hero background; the videos are empty files. */
function withBackground(background: string): Files {
	const home = fixture("pages/home.yaml").replace(
		/background:.*\n(?: {4}.*\n)*/,
		`background:\n${background}`,
	);
	return {
		"pages/home.yaml": home,
		"media/film.webm": emptyFilms.webm,
		"media/film.mp4": emptyFilms.mp4,
	};
}

function renderHero(background: string): string {
	const { text, reports } = check(withBackground(background));
	reports();
	return (
		/<div class="hero .*?class="opening"/s.exec(text("index.html"))?.[0] ?? ""
	);
}

const picture =
	"    kind: image\n    image: { src: hero.svg, alt: { da: Marker, en: Fields } }\n";
const embed =
	"    kind: embed\n    embed:\n      url: https://film.example/embed/1\n      provider: Film\n      title: { da: Rummet, en: The room }\n      poster: { src: hero.svg, alt: { da: Marker, en: Fields } }\n";

test("a picture is loaded with priority, with its size and alternative text", () => {
	const html = renderHero(picture);
	expect(html).toMatch(
		/<img src="\/media\/hero\.\w+\.svg" alt="Marker" width="\d+" height="\d+" fetchPriority="high"/,
	);
	expect(html).not.toContain('loading="lazy"');
});

test("the heading overlays a picture, but is below an embedded video, whose text it would cover", () => {
	expect(renderHero(picture)).toContain("<h1>");
	const { text } = check(withBackground(embed));
	expect(text("index.html").match(/<h1>/g)).toHaveLength(1);
	expect(renderHero(embed)).not.toContain("<h1>");
});

describe("the logo", () => {
	const findLogo = (html: string) =>
		/<p class="hero__logo"[^>]*>(.*?)<\/p>/s.exec(html)?.[0] ?? "";

	test("consists of the symbol and the name, which screen readers get from the header", () => {
		const logo = findLogo(renderHero(picture));
		expect(logo).toMatch(/^<p class="hero__logo" aria-hidden="true"><svg/);
		expect(logo.replace(/<[^>]+>/g, "").trim()).toBe("Kilden");
	});

	test("is the configured picture, with its variant for the dark theme", () => {
		const { text, reports } = check({
			...withBackground(picture),
			"business.yaml": `${fixture("business.yaml")}logo: { src: room.svg, dark: evening.svg }\n`,
		});
		reports();
		for (const path of ["index.html", "en.html"]) {
			const logo = findLogo(text(path));
			expect(logo).toMatch(
				/<source media="[^"]*dark[^"]*"[^>]* srcSet="\/media\/evening\./,
			);
			expect(logo).toMatch(/<img src="\/media\/room\.\w+\.svg" alt=""/);
			expect(logo.replace(/<[^>]+>/g, "")).toBe("");
		}
	});

	test("is reported if its file is missing", () => {
		const business = fixture("business.yaml");
		const line = business.split("\n").length;
		check({ "business.yaml": `${business}logo: { src: rom.svg }\n` }).reports(
			`business.yaml:${line}:14 error: There is no file rom.svg.\n  Did you mean room.svg?`,
		);
	});
});

const film =
	"    kind: video\n    sources: [film.mp4, film.webm]\n    poster: { src: hero.svg, alt: { da: Marker, en: Fields } }\n";

test("the poster of a video is a picture, loaded with priority", () => {
	expect(renderHero(film)).toMatch(
		/<img src="\/media\/hero\.\w+\.svg" alt="Marker" width="\d+" height="\d+" fetchPriority="high"/,
	);
	expect(check(withBackground(film)).text("index.html")).toMatch(
		/<link rel="preload" as="image" href="\/media\/hero\.\w+\.svg"/,
	);
});

test("a video stays in a template until the page's script inserts it: it loops, muted, with the smaller file first", () => {
	const html = renderHero(film);
	const reserve = /<template data-film="">(.*?)<\/template>/s.exec(html)?.[1];
	expect(reserve).toMatch(
		/<source src="\/media\/film\.\w+\.webm" type="video\/webm"\/><source src="\/media\/film\.\w+\.mp4" type="video\/mp4"\/>/,
	);
	for (const attribute of ["loop", "muted", "playsInline"])
		expect(reserve).toMatch(new RegExp(`<video[^>]* ${attribute}=""`));
	expect(reserve).not.toMatch(/autoplay/i);
	expect(reserve).toMatch(/<button[^>]* aria-label="Sæt filmen på pause"/);
	expect(html.replace(reserve ?? "", "")).not.toMatch(/<video|<button/);
});

test("a video for one theme names its theme", () => {
	expect(renderHero(`${film}    theme: dark\n`)).toContain(
		'<template data-film="dark">',
	);
});

test("a file that isn't a video is reported", () => {
	check(withBackground(film.replace("film.mp4", "hero.svg"))).reports(
		"pages/home.yaml:27:15 error: Item 1 of sources is “hero.svg”; it must be the name of a video that ends in .mp4 or .webm.",
	);
});

test("an embedded video is a picture and a link until a visitor starts it", () => {
	const html = renderHero(embed);
	expect(html).not.toContain("<iframe");
	expect(html).toMatch(/<button[^>]*><span[^>]*>Afspil videoen</);
	expect(html).toContain('href="https://film.example/embed/1"');
	expect(html).toMatch(/modtager Film oplysninger/);
});

test("an unknown kind of background is reported", () => {
	check(withBackground("    kind: film\n")).reports(
		"pages/home.yaml:26:11 error: kind is “film”; it must be one of embed, image or video.",
	);
});
