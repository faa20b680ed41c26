import { z } from "zod";
import { id, kroner } from "./field.ts";

/** What things cost: content/facts/prices.yaml, one line each. */
export const prices = z
	.record(id, kroner.describe("Whole kroner, VAT included."))
	.describe(
		"A name and a price in kroner, VAT included. Cited as {{price.NAME}}.",
	);
