import { collection, f } from "kilde";
import { text } from "./fields.ts";

/** The texts of the footer: content/footer.yaml. */
export const footer = collection("footer.yaml", {
	newsletter: {
		heading: text,
		text,
		button: text,
	},
	disclaimer: {
		button: text,
		heading: text,
		text: f.localized(f.markdown()),
	},
});
