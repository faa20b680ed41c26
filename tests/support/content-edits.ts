import { extname } from "node:path";
import sharp from "sharp";
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import { article } from "./articles.ts";
import { emptyFilms } from "./empty-films.ts";
import {
	type Edit,
	getText,
	listAllFields,
	listLeaves,
	type Texts,
} from "./every-field.ts";
import { withChange } from "./fields.ts";
import { landing } from "./landing.ts";

// Edits beyond a single value: they add or remove entries, move them, or change several files at once.

type Steps = readonly (string | number)[];

function edit(name: string, change: (texts: Texts) => Texts): Edit {
	return { name, ways: (texts) => [change(texts)] };
}

/** Creates an edit that sets values: of a field without one, or of fields that depend on each other. */
function setting(
	name: string,
	...values: readonly (readonly [file: string, path: Steps, value: unknown])[]
): Edit {
	return edit(name, (texts) => {
		const next = new Map(texts);
		for (const [name, path, value] of values) {
			const file = `content/${name}`;
			next.set(
				file,
				withChange(getText(next, file), (document) => {
					document.setIn(path, document.createNode(value));
				}),
			);
		}
		return next;
	});
}

function replacing(
	name: string,
	file: string,
	from: string | RegExp,
	to: string,
): Edit {
	return edit(name, (texts) => {
		const text = getText(texts, file);
		const changed = text.replaceAll(new RegExp(from, "gm"), to);
		if (changed === text) throw new Error(`${from} is not in ${file}.`);
		return new Map(texts).set(file, changed);
	});
}

const own = article(
	"ekstra",
	"En ekstra nyhed",
	"2026-02-01",
	"Et afsnit om {{price.session-1h}} Se [priserne](/opening-hours).",
	["from: 2026-02-01", "until: 2027-02-01", "translated: false"],
);

const poster = {
	src: "own.svg",
	dark: "own-dark.svg",
	focus: "40 60",
	alt: { da: "En tegning.", en: "A drawing." },
};

/** Optional fields that a link or a picture may have. */
const besides: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	page: { page: "book", part: "hint" },
	src: { dark: "own-dark.svg", focus: "40 60", sample: true },
};

/**
 * Creates an edit for each optional field of links and pictures that no file uses, at the first place that can have it.
 */
export function besideEdits(texts: Texts): Edit[] {
	const known = new Set(listAllFields().map(({ field }) => field));
	const leaves = [...texts.keys()]
		.filter((file) => file.endsWith(".yaml"))
		.flatMap((file) =>
			listLeaves(file, getText(texts, file)).map((leaf) => ({ file, leaf })),
		);
	const found = new Set(leaves.map(({ leaf }) => leaf.field));
	return leaves.flatMap(({ file, leaf }) => {
		const [path = []] = leaf.paths;
		const around = path.slice(0, -1);
		const name = String(path.at(-1));
		const values = Object.entries(besides[name] ?? {});
		return values.flatMap(([key, value]) => {
			const field = leaf.field.slice(0, -name.length) + key;
			if (!known.has(field) || found.has(field)) return [];
			found.add(field);
			const all = name === "page" ? values : [[key, value] as const];
			return [
				setting(
					field,
					...all.map(
						([key, value]) =>
							[file.replace("content/", ""), [...around, key], value] as const,
					),
				),
			];
		});
	});
}

/** Creates edits that let links lead to another site, one for each field of links. */
export function outsideEdits(texts: Texts): Edit[] {
	const found = new Set<string>();
	return [...texts.keys()]
		.filter((file) => file.endsWith(".yaml"))
		.flatMap((file) =>
			listLeaves(file, getText(texts, file)).map((leaf) => ({ file, leaf })),
		)
		.flatMap(({ file, leaf: { field, paths } }) => {
			const [[...around] = []] = paths;
			const name = field.replace(/\.page$/, ".url");
			const isLink =
				name !== field && listAllFields().some((each) => each.field === name);
			if (!isLink || found.has(name)) return [];
			found.add(name);
			around.pop();
			return [
				edit(name, (texts) =>
					new Map(texts).set(
						file,
						withChange(getText(texts, file), (document) => {
							document.deleteIn([...around, "page"]);
							document.deleteIn([...around, "part"]);
							document.setIn([...around, "url"], "https://billetter.example/");
						}),
					),
				),
			];
		});
}

/** Creates edits that add a picture, field by field. */
function picture(field: string, file: string, path: Steps): Edit[] {
	const first = { src: "own.svg", alt: { da: "Et kort.", en: "A map." } };
	const dark = { ...first, dark: "own-dark.svg" };
	const alt = { ...dark, alt: { da: "Vejen.", en: "The way." } };
	const focus = { ...alt, focus: "40 60" };
	const sample = { ...focus, sample: true };
	const all = { src: first, dark, alt, focus, sample };
	return Object.entries(all).map(([name, value]) =>
		setting(`${field}.${name}`, [file, path, value]),
	);
}

/** Weekly hours in which each day is edited at a different position, whatever the hours of the content. */
const week = {
	monday: { starts: ["10:00", "12:00"] },
	tuesday: { starts: ["08:00", "17:00"], overnight: true },
	wednesday: { starts: ["10:00", "17:00"], overnight: true },
	thursday: { starts: ["10:00", "18:00"] },
	friday: { starts: ["08:00", "17:00"] },
	saturday: { starts: [] },
	sunday: { starts: ["10:00", "18:00"], overnight: true },
};

/** Exceptions of both kinds, with all their fields. */
const exceptions = [
	{
		sample: true,
		from: "2026-12-24",
		until: "2026-12-24",
		starts: ["10:00", "12:00"],
		overnight: true,
		reason: { da: "Juleaften", en: "Christmas Eve" },
	},
	{
		from: "2026-07-13",
		until: "2026-07-26",
		starts: [],
		reason: { da: "Sommerferie", en: "Summer holidays" },
	},
];

const payments = {
	cash: { name: { da: "kontanter", en: "cash" } },
	card: { advance: true, name: { da: "kort", en: "card" } },
	mobilepay: { advance: true, name: { da: "app", en: "app" } },
	transfer: { advance: true, name: { da: "bank", en: "bank" } },
};

const film = {
	kind: "video",
	sources: ["own.webm", "own.mp4"],
	theme: "light",
	poster,
};

/** An event that only these edits use. */
const event = `order: 999
title: { da: En aften, en: An evening }
summary: { da: Ro om aftenen., en: Calm in the evening. }
price: event
image:
  src: own.svg
  alt: { da: Rummet, en: The room }
link: https://billetter.example/aften
`;

/** A person whom only these edits use. */
const person = `name: Ane Ny
role: { da: vært, en: host }
portrait:
  src: own.svg
  alt: { da: Ane, en: Ane }
`;

const drawing =
	'<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><path d="M0 0h9"/></svg>\n';

/**
 * Returns the content with the entries that the edits change, whatever editors did to the rest, and with values for
 * some unused fields, so that all texts of the interface are shown somewhere.
 */
export function prepareContent(texts: Texts): Texts {
	const evening = own
		.replace("slug: ekstra", "slug: en-aften")
		.replace("title: En ekstra nyhed", "title: En aften")
		.replace("type: news", "type: event");
	const codes = withChange(
		getText(texts, "content/facts/codes.yaml"),
		(document) => {
			const [first = ""] = Object.keys(document.toJS()).filter(
				(key) => key !== "checked",
			);
			for (const code of ["children", "pets"])
				if (!document.has(code)) {
					document.set(code, document.get(first));
					document.setIn([code, "code"], `${code.toUpperCase()}9`);
				}
			document.setIn(["pets", "until"], "2027-05-05");
		},
	);
	const hours = withChange(
		getText(texts, "content/facts/hours.yaml"),
		(document) => {
			document.setIn(["week"], document.createNode(week));
			document.setIn(["exceptions"], document.createNode(exceptions));
		},
	);
	const business = withChange(
		getText(texts, "content/business.yaml"),
		(document) => document.setIn(["payments"], document.createNode(payments)),
	);
	const home = withChange(
		getText(texts, "content/pages/home.yaml"),
		(document) =>
			document.setIn(["hero", "background"], document.createNode(film)),
	);
	return new Map(texts)
		.set("content/business.yaml", business)
		.set("content/pages/home.yaml", home)
		.set("content/media/own.webm", emptyFilms.webm)
		.set("content/media/own.mp4", emptyFilms.mp4)
		.set("content/facts/codes.yaml", codes)
		.set("content/facts/hours.yaml", hours)
		.set("content/media/own.svg", drawing)
		.set("content/media/own-dark.svg", drawing)
		.set("content/people/own.yaml", person)
		.set("content/people/own.da.md", "Jeg hedder Ane.\n")
		.set("content/people/own.en.md", "My name is Ane.\n")
		.set("content/events/own.yaml", event)
		.set("content/events/own.da.md", "Vi ses om aftenen.\n")
		.set("content/events/own.en.md", "See you in the evening.\n")
		.set("content/events/brief.yaml", event.replace("999", "998"))
		.set("content/events/brief.da.md", "Vi ses en kort aften.\n")
		.set("content/events/brief.en.md", "See you for a short evening.\n")
		.set(
			"content/pages/landing.yaml",
			`sample: true\n${landing.replace("hero.svg", "own.svg")}`,
		)
		.set("content/pages/landing/text.da.md", "Vi ses til foråret.\n")
		.set("content/pages/landing/text.en.md", "See you in spring.\n")
		.set("content/news/extra.da.md", own)
		.set("content/news/extra-event.da.md", evening);
}

/** Other fields that no file uses, in an order in which they can be added. */
export const additions: readonly Edit[] = [
	...[
		["technology", "about-ees"],
		["opening-hours", "opening-hours"],
		["contact", "contact"],
	].flatMap(([view, page]) =>
		picture(`page<${view}>.picture`, `pages/${page}.yaml`, ["picture"]),
	),
	setting("page<home>.hero.quote", [
		"pages/home.yaml",
		["hero", "quote"],
		{ da: "Ro.", en: "Quiet." },
	]),
	setting("booking.provider.hosts[]", [
		"booking.yaml",
		["provider", "hosts"],
		["https://api.example"],
	]),
	setting("booking.columns.en[].message", [
		"booking.yaml",
		["columns", "en", 0, "message"],
		"Hello.",
	]),
	setting("booking.columns.en[].subject", [
		"booking.yaml",
		["columns", "en", 0, "subject"],
		"Hello.",
	]),
	setting("sessions{}<event>.recommended", [
		"facts/sessions.yaml",
		["event", "recommended"],
		true,
	]),
	setting("sessions{}<event>.minutes", [
		"facts/sessions.yaml",
		["event", "minutes"],
		90,
	]),
	setting("sessions{}<night>.recommended", [
		"facts/sessions.yaml",
		["overnight", "recommended"],
		true,
	]),
	setting("codes{}.from", ["facts/codes.yaml", ["pets", "from"], "2027-04-04"]),
	...["monday", "thursday", "friday", "saturday"].map((day) =>
		setting(`hours.week.${day}.overnight`, [
			"facts/hours.yaml",
			["week", day, "overnight"],
			true,
		]),
	),
	setting("hours.week.saturday.starts[]", [
		"facts/hours.yaml",
		["week", "saturday", "starts"],
		["11:00"],
	]),
	...["thank-you", "testimonials", "terms"].map((page) =>
		setting(`page.search: ${page}`, [
			`pages/${page}.yaml`,
			["search"],
			{
				title: { da: "En side", en: "A page" },
				description: { da: "Om siden.", en: "About the page." },
				category: "about",
				icon: "info",
			},
		]),
	),
	edit("page<testimonials>.path.da", (texts) => {
		const file = "content/pages/testimonials.yaml";
		return new Map(texts).set(
			file,
			getText(texts, file).replace(/^path:$/m, "path:\n  da: /udtalelser"),
		);
	}),
	replacing(
		"news.until",
		"content/news/extra.da.md",
		/^until: .*/,
		"until: 2026-03-03",
	),
	replacing(
		"news.from and news.until",
		"content/news/extra.da.md",
		/^until: .*\n/,
		"",
	),
	replacing(
		"news.from",
		"content/news/extra.da.md",
		/^from: .*/,
		"from: 2027-03-03",
	),
	replacing("news.from, gone", "content/news/extra.da.md", /^from: .*\n/, ""),
	replacing(
		"news.draft",
		"content/news/extra.da.md",
		/^slug/,
		"draft: true\nslug",
	),
	replacing(
		"news.draft, gone",
		"content/news/extra.da.md",
		/^draft: true\n/,
		"",
	),
	edit("news.translated", (texts) => {
		const file = "content/news/extra.da.md";
		const danish = getText(texts, file).replace("translated: false\n", "");
		return new Map(texts)
			.set(file, danish)
			.set(
				"content/news/extra.en.md",
				danish
					.replace(/^slug: .*/m, "slug: extra")
					.replace(/\[(.*?)\]\(.*?\)/, "$1"),
			);
	}),
	setting("event.until", ["events/own.yaml", ["until"], "2026-03-03"]),
	setting("event.until, later", ["events/own.yaml", ["until"], "2027-06-06"]),
	setting("event.from", ["events/own.yaml", ["from"], "2027-03-03"]),
	setting("event.from, earlier", ["events/own.yaml", ["from"], "2026-03-03"]),
	setting("event.draft", ["events/own.yaml", ["draft"], true]),
	setting("person.draft", ["people/own.yaml", ["draft"], true]),
	setting("page<home>.hero.background<image>", [
		"pages/home.yaml",
		["hero", "background"],
		{ kind: "image", image: { sample: true, ...poster } },
	]),
];

/** Changes the kind of the banner, which removes the fields of the previous kind. */
export const embedded: Edit = setting("page<home>.hero.background<embed>", [
	"pages/home.yaml",
	["hero", "background"],
	{
		kind: "embed",
		embed: {
			sample: true,
			url: "https://youtu.be/abcdefghijk",
			provider: "YouTube",
			title: { da: "En video", en: "A video" },
			poster: { sample: true, ...poster },
		},
	},
]);

/** Values that depend on each other: both change. */
export const bound: readonly Edit[] = [
	...["src", "dark", "focus", "sample"].map((field) =>
		setting(`business.logo.${field}`, [
			"business.yaml",
			["logo"],
			{ src: "map.svg", dark: "map-dark.svg", focus: "40 60", sample: true },
		]),
	),
	setting("business.payments{}.name", [
		"business.yaml",
		["payments", "transfer", "name"],
		{ da: "overførsel", en: "transfer" },
	]),
	edit("discounts.newCustomerCode", (texts) => {
		const file = "content/facts/discounts.yaml";
		// Pages show every code except that of the newsletter.
		const shown = [...texts].map(
			([name, text]) =>
				[
					name,
					typeof text === "string"
						? text.replaceAll("{{code.children}}", "{{code.new-customer}}")
						: text,
				] as const,
		);
		return new Map(shown).set(
			file,
			getText(texts, file).replace(/^(newCustomerCode: ).*/m, "$1children"),
		);
	}),
	// Keep one overnight stay, since texts cite them.
	edit("hours.week.sunday.overnight", (texts) => {
		const file = "content/facts/hours.yaml";
		const changed = withChange(getText(texts, file), (document) => {
			document.setIn(["week", "tuesday", "overnight"], true);
			document.deleteIn(["week", "sunday", "overnight"]);
		});
		return new Map(texts).set(file, changed);
	}),
	edit("business.company.founders[]", (texts) => {
		const file = "content/business.yaml";
		const changed = withChange(getText(texts, file), (document) => {
			const { founders } = document.toJS().company;
			const people = [...texts.keys()].flatMap(
				(name) => /^content\/people\/(\w+)\.yaml$/.exec(name)?.[1] ?? [],
			);
			const [other = ""] = people.filter((each) => each !== founders[0]);
			document.setIn(["company", "founders"], [other, founders[0]]);
		});
		return new Map(texts).set(file, changed);
	}),
	edit("discounts.punchCards.tiers[].visits", (texts) => {
		const file = "content/facts/discounts.yaml";
		const { tiers } = parseDocument(getText(texts, file)).toJS().punchCards;
		const { visits } = tiers.at(-1);
		const cited = (text: string, number: number) =>
			text.replaceAll(`.${visits}}}`, `.${number}}}`);
		const changed = getText(texts, file).replace(
			`visits: ${visits}`,
			`visits: ${visits + 2}`,
		);
		return new Map(
			[...texts].map(([name, text]) => [
				name,
				typeof text === "string" ? cited(text, visits + 2) : text,
			]),
		).set(file, cited(changed, visits + 2));
	}),
	setting("a second night", [
		"facts/sessions.yaml",
		["short-night"],
		{
			price: "overnight",
			kind: "night",
			name: { da: "kort nat", en: "short night" },
			plural: { da: "korte nætter", en: "short nights" },
			summary: { da: "En kort nat.", en: "A short night." },
			from: "22:00",
			until: "05:00",
		},
	]),
	setting("hours.overnight", [
		"facts/hours.yaml",
		["overnight"],
		"short-night",
	]),
	setting(
		"phases[].from",
		["facts/phases.yaml", [0, "to"], 14],
		["facts/phases.yaml", [1, "from"], 14],
	),
	edit("page<home>.image.src", (texts) => {
		const home = "content/pages/home.yaml";
		const { src } = parseDocument(getText(texts, home)).toJS().image;
		const name = `share-2${extname(src)}`;
		return new Map(texts)
			.set(`content/media/${name}`, texts.get(`content/media/${src}`) ?? "")
			.set(home, getText(texts, home).replace(src, name));
	}),
	edit("page<home>.hero.background<video>.sample", (texts) => {
		const home = "content/pages/home.yaml";
		return new Map(texts).set(
			home,
			withChange(getText(texts, home), (document) => {
				document.deleteIn(["hero", "background", "sample"]);
			}),
		);
	}),
	setting("page<home>.hero.background<video>.sources[]", [
		"pages/home.yaml",
		["hero", "background", "sources"],
		["own.mp4"],
	]),
	setting(
		"codes{}.prices[]",
		...["new-customer", "children", "pets"].map(
			(code) =>
				[
					"facts/codes.yaml",
					[code, "prices"],
					["session-1h", "session-2h", "overnight"],
				] as const,
		),
	),
];

/** Creates an edit of each Markdown text, and edits of one text that change its structure. */
export function textEdits(texts: Texts): Edit[] {
	const bodies = [...texts.keys()].filter((file) =>
		/^content\/.*\.md$/.test(file),
	);
	const longer = bodies
		.filter((file) => !file.endsWith("README.md"))
		.map((file) => appending(`the text of ${file}`, file, "\nEt ord mere.\n"));
	const some = "content/pages/about/welcome.da.md";
	const [, drawing] =
		/content\/media\/(\S+\.svg)/.exec([...texts.keys()].join("\n")) ?? [];
	const picture = `\n![En tegning](${drawing})\n`;
	return [
		...longer,
		appending(
			"a heading",
			"content/pages/terms/text.da.md",
			"\n## Til sidst\n\nNyt.\n",
		),
		appending(
			"a heading in an article",
			"content/news/extra.da.md",
			"\n## Til sidst\n\nNyt.\n",
		),
		appending("a picture in an article", "content/news/extra.da.md", picture),
		appending("a picture", some, picture),
		appending("a link", some, "\n[Book](/book)\n"),
		appending("a fact", some, "\nFra {{price.session-1h}}\n"),
	];
}

function appending(name: string, file: string, more: string): Edit {
	return edit(name, (texts) =>
		new Map(texts).set(file, `${getText(texts, file)}${more}`),
	);
}

/** Creates edits that replace a picture or video under the same name, and templates. */
export function fileEdits(texts: Texts): Edit[] {
	return [...texts.keys()]
		.filter((file) => /^(content\/media|templates)\/(?!new)/.test(file))
		.map((file) =>
			edit(`the file ${file}`, (now) => {
				return new Map(now).set(file, otherBytes(file, now.get(file) ?? ""));
			}),
		);
}

const otherPicture = await sharp({
	create: { width: 1200, height: 630, channels: 3, background: "#345" },
})
	.png()
	.toBuffer();

function otherBytes(file: string, before: string | Uint8Array) {
	if (file.endsWith(".png")) return otherPicture;
	if (typeof before !== "string") return Buffer.concat([before, Buffer.of(0)]);
	return file.endsWith(".svg")
		? before.replace("</svg>", '<path d="M0 0h1"/></svg>')
		: `${before}\n`;
}

/** Creates edits that reorder lists, and maps that are shown in their order. */
export function orderEdits(texts: Texts): Edit[] {
	const found = new Map<string, Edit>();
	for (const file of texts.keys()) {
		if (!/^content\/.*\.yaml$/.test(file)) continue;
		for (const path of ordersIn(getText(texts, file))) {
			const steps = path.map((step) =>
				typeof step === "number" ? "[]" : step,
			);
			// Of similar lists of pages, events and people, use the first.
			const place = file.replace(/(pages|events|people)\/.*/, "$1");
			const name = ["the order of", place, ...steps].join(" ");
			if (!found.has(name)) found.set(name, reordering(name, file, path));
		}
	}
	return [...found.values()];
}

/** Lists the paths of lists and maps whose order is visible. */
function ordersIn(text: string): Steps[] {
	const found: Steps[] = [];
	visit(parseDocument(text).contents, []);
	return found;

	function visit(node: unknown, path: Steps) {
		if (isSeq(node)) {
			if (node.items.length > 1) found.push(path);
			node.items.forEach((item, index) => {
				visit(item, [...path, index]);
			});
		} else if (isMap(node)) {
			const isGroup = ["codes", "categories"].includes(String(path.at(-1)));
			if (isGroup || node.has("session-1h")) found.push(path);
			for (const { key, value } of node.items)
				visit(value, [...path, String(isScalar(key) ? key.value : key)]);
		}
	}
}

function reordering(name: string, file: string, path: Steps): Edit {
	return edit(name, (texts) =>
		new Map(texts).set(
			file,
			withChange(getText(texts, file), (document) => {
				const node =
					path.length === 0 ? document.contents : document.getIn(path);
				if (isSeq(node)) node.items.push(...node.items.splice(0, 1));
				if (isMap(node)) node.items.push(...node.items.splice(0, 1));
			}),
		),
	);
}

/** Edits that add and remove files. */
export const comings: readonly Edit[] = [
	edit("a redirect more", (texts) =>
		new Map(texts).set(
			"content/redirects.yaml",
			getText(texts, "content/redirects.yaml").replace(
				/^(- .*from: ).*(, to: .*)$/m,
				"$&\n$1/gammel$2",
			),
		),
	),
	edit("an event less", (texts) => without(texts, "content/events/brief")),
	edit("an article less", (texts) =>
		without(texts, "content/news/extra-event"),
	),
	edit("a page more", (texts) => {
		const next = new Map(texts);
		for (const [file, text] of texts)
			if (file.startsWith("content/pages/terms"))
				next.set(
					file.replace("/terms", "/rules"),
					typeof text === "string"
						? text.replaceAll(/^( {2}(?:da|en): \/(?:en\/)?)\S+$/gm, "$1rules")
						: text,
				);
		return next;
	}),
	edit("a page less", (texts) => without(texts, "content/pages/rules")),
];

function without(texts: Texts, name: string): Texts {
	return new Map([...texts].filter(([file]) => !file.startsWith(name)));
}
