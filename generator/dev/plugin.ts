import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteFile } from "../types.ts";
import type { BuildOutcome, BuildPlugin } from "./builder.ts";

/** Extends the dev server, as the editor does: it marks the texts of pages, and decides who may read them. */
export type DevPlugin = BuildPlugin & {
	/** The script of pages, instead of that of `kilde dev`. */
	readonly pageScript: string;
	/**
	 * Admits a request to the pages by its host and its cookies: sets headers of the response, and returns attributes for the
	 * script of the page. Returns undefined after it has answered the request itself, such as with a refusal.
	 */
	admit(
		request: IncomingMessage,
		response: ServerResponse,
		path: string,
	): Readonly<Record<string, string>> | undefined;
	/** Finds a file by its address that no page uses yet, such as a picture. */
	findFile(address: string): SiteFile | undefined;
	/** Called with the result of each build. */
	onBuild(outcome: BuildOutcome): void;
};
