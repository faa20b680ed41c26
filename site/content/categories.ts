import { collection, f } from "kilde";
import { text } from "./fields.ts";

/** The categories of the search, in their order: content/search.yaml. */
export const categories = collection("search.yaml", f.map({ heading: text }));
