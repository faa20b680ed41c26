import { collection, f } from "kilde";
import { text } from "./fields.ts";

const minutes = { en: "minutes", da: "minutter" };

/** The stages of a session: content/facts/phases.yaml. */
export const phases = collection(
	"facts/phases.yaml",
	f.list({
		from: f.number({ min: 0, isWhole: true, unit: minutes }),
		to: f.count({ unit: minutes }),
		title: text,
		text,
	}),
);
