import { type Locale, locales } from "../locale.ts";
import { nearest } from "../nearest.ts";
import { type Collection, collections } from "../schema/index.ts";

/** What a file is, by its name. */
export type Home = {
	readonly collection: Collection;
	readonly id: string;
	readonly part: string;
	readonly locale: Locale | undefined;
	readonly format: "yaml" | "md";
};

const name = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** The collection of a file, by its path below content/; none if it belongs to no part of the content. */
export function collectionOf(path: string): Home | undefined {
	for (const collection of Object.keys(collections) as Collection[]) {
		const { files } = collections[collection];
		const pattern = files
			.replaceAll(".", "\\.")
			.replace("{id}", `(?<id>${name})`)
			.replace("{part}", `(?<part>${name})`)
			.replace("{locale}", `(?<locale>${locales.join("|")})`);
		const found = new RegExp(`^${pattern}$`).exec(path);
		if (!found) continue;
		const { id = collection, part = "", locale } = found.groups ?? {};
		return {
			collection,
			id,
			part,
			locale: locales.find((each) => each === locale),
			format: files.endsWith(".md") ? "md" : "yaml",
		};
	}
	return undefined;
}

/** What to do about a file that belongs to no part of the content. */
export function whereItBelongs(path: string): string {
	const renamed = path
		.replace(/\.yml$/, ".yaml")
		.replace(/\.markdown$/, ".md")
		.toLowerCase();
	if (renamed !== path && collectionOf(renamed))
		return `Rename it to content/${renamed}.`;
	const [folder = ""] = path.split("/");
	const patterns = Object.values(collections).map(({ files }) => files);
	const named = patterns.filter(
		(files) => files.startsWith(`${folder}/`) && files.includes("{id}"),
	);
	if (path.includes("/") && named.length > 0) {
		return `Files here are named ${named.join(" or ")}: with names of a–z, 0–9 and -, and da or en for {locale}.`;
	}
	const [file = ""] = renamed.split("/").slice(-1);
	const siblings = patterns.filter(
		(files) => !files.includes("{") && folderOf(files) === folderOf(renamed),
	);
	const near = nearest(
		file,
		siblings.map((files) => files.slice(folderOf(files).length)),
	);
	return near
		? `Did you mean ${near}?`
		: "Move it to the folder it belongs to, or delete it.";
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
