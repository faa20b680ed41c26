import { collection, f } from "kilde";

/** The prices in whole kroner, VAT included: content/facts/prices.yaml. Texts cite one as {{price.NAME}}. */
export const prices = collection(
	"facts/prices.yaml",
	f.map(f.money({ isWhole: true, min: 1, max: 100_000 }).fact("price.{key}")),
);
