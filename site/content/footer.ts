import { collection, f } from "kilde";

/** The texts of the footer: content/footer.yaml. */
export const footer = collection("footer.yaml", {
	newsletter: {
		heading: f.localized(f.text()),
		text: f.localized(f.text()),
		button: f.localized(f.text()),
	},
	disclaimer: {
		button: f.localized(f.text()),
		heading: f.localized(f.text()),
		text: f.localized(f.markdown()),
	},
});
