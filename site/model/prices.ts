import { collection, defineTarget, f } from "kilde";
import { reference } from "kilde/fields";

/** The prices in whole kroner, VAT included: content/facts/prices.yaml. Texts cite one as {{price.NAME}}. */
export const prices = collection(
	"facts/prices.yaml",
	f.map(f.money({ isWhole: true, min: 1, max: 100_000 }).fact("price.{key}")),
);

/** TODO bridge */
export const priceName = defineTarget({
	name: "prices",
	expected: { en: "a name from prices" },
	called: { en: "price" },
	whereToFind: { en: "" },
});

/** TODO bridge */
export const priceReference = reference(priceName);
