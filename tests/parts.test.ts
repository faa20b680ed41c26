import type { FillingPicture } from "kilde";
import { Picture } from "kilde/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

// The markup of the components shared by all sites.

describe("a picture", () => {
	const file = (name: string, srcset: string | undefined) => ({
		...{ name, src: `/media/${name}`, width: 30, height: 20, srcset },
	});
	const drawing = {
		...file("sun.svg", undefined),
		...{ alt: "The sun", focus: undefined, dark: undefined },
	};
	const photo: FillingPicture = {
		...file("sea.jpg", "/media/sea-736.avif 736w"),
		...{ alt: "The sea", focus: "40 60", dark: file("night.svg", undefined) },
		upright: { width: 16, height: 20, srcset: "/media/sea-upright.avif 736w" },
		uprightDark: undefined,
	};
	const renderPicture = (props: Parameters<typeof Picture>[0]) =>
		renderToStaticMarkup(createElement(Picture, props));

	test("of an SVG is an image with its size", () => {
		expect(renderPicture({ picture: drawing, sizes: "100vw" })).toBe(
			'<img src="/media/sun.svg" alt="The sun" width="30" height="20" loading="lazy" decoding="async"/>',
		);
		expect(
			renderPicture({ picture: drawing, sizes: "100vw", first: true }),
		).toContain(' fetchPriority="high"');
	});

	test("offers its variants, those for the dark theme first", () => {
		const html = renderPicture({ picture: photo, sizes: "50vw" });
		expect(html.match(/<source[^>]*>/g)).toEqual([
			'<source media="screen and (prefers-color-scheme: dark)" width="30" height="20" srcSet="/media/night.svg"/>',
			'<source type="image/avif" width="30" height="20" sizes="50vw" srcSet="/media/sea-736.avif 736w"/>',
		]);
		expect(html).toContain(' data-focus="40 60"');
	});

	test("offers its portrait crop for the site's media query", () => {
		const upright = { media: "(width < 40rem)", sizes: "120vw" };
		expect(
			renderPicture({ picture: photo, sizes: "100vw", upright }),
		).toContain(
			'<source type="image/avif" media="(width &lt; 40rem)" width="16" height="20" sizes="120vw" srcSet="/media/sea-upright.avif 736w"/>',
		);
	});
});
