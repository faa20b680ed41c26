import { expect, test } from "vitest";
import { check, edit } from "./support/check.ts";
import { emptyFilms } from "./support/empty-films.ts";

test("a video in the background stays in a template until a script inserts it: it loops, muted, with the smaller file first", () => {
	const { text, diagnostics } = check({
		...edit(
			"pages/home.yaml",
			"    kind: image\n    image:\n      src: hero.svg\n      alt: { da: Åen i dis, en: The stream in mist }\n",
			"    kind: video\n    sources: [film.mp4, film.webm]\n    theme: dark\n    poster: { src: hero.svg, alt: { da: Marker, en: Fields } }\n",
		),
		"media/film.webm": emptyFilms.webm,
		"media/film.mp4": emptyFilms.mp4,
	});
	expect(diagnostics).toEqual([]);
	const html = text("index.html");
	const [, template = ""] =
		/<template data-film="dark">(.*?)<\/template>/s.exec(html) ?? [];
	expect(template).toMatch(
		/^<video(?=.* loop="")(?=.* muted="").* playsInline=""/,
	);
	expect(template).toMatch(
		/<source src="\/media\/film\.\w+\.webm" type="video\/webm"\/><source src="\/media\/film\.\w+\.mp4" type="video\/mp4"\/>/,
	);
	expect(template).toMatch(/<button[^>]* aria-label="Sæt filmen på pause"/);
	expect(html).not.toMatch(/autoplay/i);
	expect(html.replace(template, "")).not.toContain("<video");
	expect(html).toMatch(
		/<link rel="preload" as="image" href="\/media\/hero\.\w+\.svg".*<img src="\/media\/hero\.\w+\.svg" alt="Marker" width="\d+" height="\d+" fetchPriority="high"/s,
	);
});
