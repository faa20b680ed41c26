import { remembered } from "./remember.ts";
import type { Page } from "./types.ts";

/** A page as JSON: all that its file follows from, besides the code and the sources it names by their digests. */
export const asJson = remembered((page: Page) => JSON.stringify(page));
