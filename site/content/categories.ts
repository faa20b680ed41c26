import { collection, f } from "kilde";

/** The categories of the search, in their order: content/search.yaml. */
export const categories = collection(
	"search.yaml",
	f.map({ heading: f.localized(f.text()) }),
);
