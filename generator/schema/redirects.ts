import { z } from "zod";
import { path } from "./field.ts";

/** Old addresses and where they lead: content/redirects.yaml. */
export const redirects = z.array(
	z.strictObject({
		from: path.describe("The old address."),
		to: path.describe("The address of a page that exists."),
	}),
);
