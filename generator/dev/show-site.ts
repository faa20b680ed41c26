import { once } from "node:events";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { develop, type Stage } from "./index.ts";
import { networkAddresses } from "./listen.ts";
import type { Serving } from "./supervise.ts";
import { describe, invitation, type Manner, progressLine } from "./words.ts";

/** Where what happens is told. */
export type Ears = {
	readonly say: (text: string) => void;
	readonly complain: (text: string) => void;
	readonly serving: (serving: Serving) => void;
};

const theSite: Wording = { en: "The site", da: "Webstedet" };

/** Shows the site while it is written, and tells of it, until `stop`. */
export async function showSite(
	screen: Omit<Stage, "audience"> & Manner,
	stop: AbortSignal,
	{ say, complain, serving }: Ears,
): Promise<void> {
	const { port: wanted, reach, language } = screen;
	const session = await develop({
		...screen,
		audience: {
			describe: (outcome) => describe(outcome, screen),
			hear({ report }, changed, milliseconds) {
				if (report) complain(report);
				if (changed > 0) say(progressLine(changed, milliseconds)[language]);
			},
			remark: (remark) => complain(remark[language]),
		},
	});
	const { port } = session;
	const network = reach === "network" ? networkAddresses() : [];
	say(invitation(theSite, { port, wanted, network })[language]);
	serving({ port });
	if (!stop.aborted) await once(stop, "abort");
	await session.close();
}
