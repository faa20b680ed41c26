import { Picture } from "kilde/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

test("a picture offers the variants for the dark theme first, and its portrait crop for the site's media query", () => {
	const getFile = (name: string, srcset: string | undefined) => ({
		...{ name, src: `/media/${name}`, width: 30, height: 20, srcset },
	});
	const picture = {
		...getFile("sea.jpg", "/media/sea-736.avif 736w"),
		...{ alt: "The sea", focus: "40 60" },
		dark: getFile("night.svg", undefined),
		upright: { width: 16, height: 20, srcset: "/media/sea-upright.avif 736w" },
		uprightDark: undefined,
	};
	const upright = { media: "(width < 40rem)", sizes: "120vw" };
	const html = renderToStaticMarkup(
		createElement(Picture, { picture, sizes: "50vw", upright }),
	);
	expect(html.match(/<source[^>]*>/g)).toEqual([
		'<source media="screen and (prefers-color-scheme: dark)" width="30" height="20" srcSet="/media/night.svg"/>',
		'<source type="image/avif" media="(width &lt; 40rem)" width="16" height="20" sizes="120vw" srcSet="/media/sea-upright.avif 736w"/>',
		'<source type="image/avif" width="30" height="20" sizes="50vw" srcSet="/media/sea-736.avif 736w"/>',
	]);
	expect(html).toContain(' data-focus="40 60"');
});
