import { collection, f } from "kilde";

const words = { message: f.line(), link: f.line() };

/** The page for unknown addresses, in both languages: content/not-found.yaml. */
export const notFound = collection("not-found.yaml", {
	code: f.line(),
	english: words,
	danish: words,
});
