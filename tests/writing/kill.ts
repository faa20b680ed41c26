import { setTimeout } from "node:timers/promises";
import { recoverOutput } from "../../generator/write/index.ts";
import type { SiteName } from "./sites.ts";
import { start, type Workshop } from "./workshop.ts";

const turns: readonly SiteName[] = Array.from({ length: 400 }, (_, turn) =>
	turn % 2 === 0 ? "red" : "blue",
);

/**
 * Repeatedly kills a process that writes one site after the other, each time at a different moment. Throws if half a
 * site remains, or files that the next build doesn't remove.
 */
export async function killWhileWriting(
	workshop: Workshop,
	times: number,
): Promise<void> {
	await start(workshop.command("red")).ended;
	for (let time = 0; time < times; time++) {
		const writer = start(workshop.command(...turns));
		await writer.heard(/begun/);
		// A site takes about ten milliseconds.
		await setTimeout(Math.random() * 60);
		await writer.stop("SIGKILL");
		// Between the two renames there is no site; the next build restores the old one.
		const left = workshop.site();
		recoverOutput(workshop.output);
		const site = workshop.site();
		if (site === undefined || (left !== undefined && left !== site))
			throw new Error(`Kill ${time}: ${left} became ${site}.`);
		if (workshop.waste().length > 0)
			throw new Error(`Kill ${time} left ${workshop.waste().join(", ")}.`);
	}
}
