import { type Collection, collections } from "../schema/index.ts";
import type { Singleton } from "./model.ts";

/** The collections of one file, which the site can't do without. */
export const singletons = (Object.keys(collections) as Collection[]).filter(
	(name): name is Singleton => !collections[name].files.includes("{id}"),
);
