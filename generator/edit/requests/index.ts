import type { SiteFile } from "../../types.ts";
import type { Drafts } from "../drafts.ts";
import type { RequestContext } from "../edited-site.ts";
import type { KeptRuns } from "../kept-runs.ts";
import { mediaAt } from "../media.ts";
import type { Versions } from "../origins/versions.ts";
import { changeRequests } from "./changes.ts";
import { createEditor } from "./editor.ts";
import { panelRequests } from "./panels.ts";
import { runRequests } from "./runs.ts";
import type { Handlers } from "./schemas.ts";
import { thingRequests } from "./things.ts";
import { valueRequests } from "./values.ts";

/**
 * Creates the answers to all requests of the editor in the browser, by their names: schemas.ts says what each may ask,
 * protocol.ts what it is answered.
 */
export function createRequests(
	drafts: Drafts,
	context: RequestContext,
	kept: KeptRuns,
): {
	readonly handlers: Handlers;
	/** The picture or film that has an address. */
	media(address: string): SiteFile | undefined;
	/** Ends what is under way beside the site, as publishing. */
	close(): Promise<void>;
	/** Must be called with each site that pages show, and its revision. */
	readonly published: Versions["published"];
} {
	const editor = createEditor(drafts, context, kept);
	const { edited, keeping, saving, versions } = editor;
	return {
		handlers: {
			...runRequests(editor),
			...panelRequests(editor),
			...valueRequests(editor),
			...thingRequests(editor),
			...changeRequests(editor),
			state: () => edited.state(),
			save: saving.save,
			commit: keeping.commit,
			publish: keeping.publish,
			async stopPublishing() {
				await keeping.stop();
				return {};
			},
		},
		media: (address) => mediaAt(address, edited.latest()?.value),
		close: keeping.stop,
		published: versions.published,
	};
}
