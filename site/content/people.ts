import { collection, f } from "kilde";
import { text } from "./fields.ts";

/** One of the centre's people: content/people/NAME.yaml, with the biography in NAME.da.md and NAME.en.md. */
export const person = collection(
	"people/{id}.yaml",
	{ name: f.line(), role: text, portrait: f.picture() },
	{
		texts: "people/{id}.{locale}.md",
		called: { en: "People", da: "Personer" },
	},
);
