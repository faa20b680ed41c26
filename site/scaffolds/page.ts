import {
	type ExistingContent,
	type Question,
	type Scaffold,
	type Stored,
	slugify,
	type Text,
} from "kilde";
import type { categories, navigation } from "../content.ts";
import {
	inEachLanguage,
	locales,
	namingWords,
	quoted,
	quotedInEach,
} from "./answers.ts";

type Menus = Stored<(typeof navigation)["fields"]>;
type Picture = { readonly src: { readonly name: string } };
type AnyPage = { readonly picture?: Picture; readonly image?: Picture };
type Categories = Stored<(typeof categories)["fields"]>;

/** Where no menu leads to the new page. */
const nowhere = "none";

/** A page of hero, text and invitation, which needs no code, and its place in a menu. */
export const newPage: Scaffold = {
	name: "page",
	label: { en: "Page", da: "Side" },
	questions: (existing) => [
		...inEachLanguage({ en: "Name", da: "Navn" }),
		menuQuestion(existing),
	],
	draft(answers, existing) {
		const id = slugify(namingWords(answers));
		const { menu = nowhere } = answers;
		const names = quotedInEach(answers);
		return [
			{
				path: `content/pages/${id}.yaml`,
				scaffold: "page.yaml",
				props: { ...names, ...wordsOf(answers), ...borrowed(existing) },
			},
			...locales.map((code) => ({
				path: `content/pages/${id}/text.${code}.md`,
				scaffold: `page.${code}.md`,
				props: {},
			})),
			...(menu === nowhere ? [] : [menuLink(menu, id, names)]),
		];
	},
};

/** Its link in a menu, which is named by the path of its list: main/1/pages. */
function menuLink(
	menu: string,
	id: string,
	names: Readonly<Record<string, string>>,
) {
	const list = menu
		.split("/")
		.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
	return {
		path: "content/navigation.yaml",
		list,
		scaffold: "menu-link.yaml",
		// The links among what is often looked for have no icon.
		props: {
			...names,
			page: id,
			icon: menu === "practical" ? "" : "icon: leaf, ",
			kind: menu === "main" ? "kind: link, " : "",
		},
	};
}

/** The title, the description and the address in each language. */
function wordsOf(answers: Readonly<Record<string, string>>) {
	return Object.fromEntries(
		locales.flatMap((code, index) => {
			const name = answers[code] ?? "";
			const prefix = index === 0 ? "" : `/${code}`;
			return [
				[`${code}Path`, `${prefix}/${slugify(name)}`],
				[`${code}Title`, quoted(`${name} – {{business.name}}`)],
				[`${code}Description`, quoted(`${name}. ${describe[code] ?? ""}`)],
			];
		}),
	);
}

const describe: Readonly<Record<string, string>> = {
	da: "Skriv en eller to sætninger til søgeresultater her.",
	en: "Write one or two sentences for search results here.",
};

/** What a new page has of others until it is edited: a picture, a category of the search, and where its invitation leads. */
function borrowed(existing: ExistingContent) {
	const [menus] = existing.all<Menus>("navigation");
	const [categories] = existing.all<Categories>("categories");
	const pictures = existing
		.all<AnyPage>("page")
		.flatMap(({ picture, image }) => (picture ?? image)?.src.name ?? []);
	const label = menus && Object(menus.book.label).values;
	return {
		picture: pictures[0] ?? "",
		category: Object.keys(categories ?? {})[0] ?? "",
		link: menus?.book.page?.name ?? "",
		...Object.fromEntries(
			locales.map((code) => [
				`${code}Link`,
				quoted(label?.[code]?.source ?? ""),
			]),
		),
	};
}

/** Asks for the menu that leads to the page: of those that there are, where the content is known. */
function menuQuestion(existing: ExistingContent | undefined): Question {
	const [menus] = existing?.all<Menus>("navigation") ?? [];
	const inBar = (menus?.main ?? []).flatMap((item, index) =>
		item.kind === "menu"
			? [[`main/${index}/pages`, within(item.label.values)] as const]
			: [],
	);
	return {
		name: "menu",
		prompt: { en: "Where the menus lead to it", da: "Plads i menuen" },
		typed: {
			en: "none, main, main/1/pages for the second item of the bar if that is a menu, practical or legal",
			da: "none: ingen, main: linjen øverst, main/1/pages: menuen på linjens anden plads, practical eller legal",
		},
		otherwise: nowhere,
		choices: {
			[nowhere]: { en: "In no menu", da: "Ikke i menuen" },
			main: { en: "In the bar at the top", da: "I linjen øverst" },
			...Object.fromEntries(inBar),
			practical: {
				en: "With what is often looked for",
				da: "Ved det, mange leder efter",
			},
			legal: { en: "At the foot of every page", da: "Nederst på alle sider" },
		},
	};
}

function within(
	label: Readonly<Record<string, { readonly source: string } | undefined>>,
): Text {
	const { da, en } = label;
	return {
		en: `In the menu “${en?.source ?? ""}”`,
		da: `I menuen »${da?.source ?? ""}«`,
	};
}
