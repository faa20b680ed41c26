import { inject } from "vitest";
import { openSvgs } from "../support/opened-svgs.ts";
import { engines, getSkipReason } from "./engines.ts";
import { expect, test } from "./harness.ts";

// Published SVGs, opened by themselves on a host that sends no headers.

test("no published SVG loads anything", async ({ launch, skip }) => {
	const reason = getSkipReason(engines[inject("engine")]);
	if (reason && process.env.KILDE_ENGINES === "all") throw new Error(reason);
	skip(reason !== undefined, reason);
	const tab = await (await launch({ theme: "light" })).openTab();
	const { opened, loaded, control } = await openSvgs((address) =>
		tab.goto(address),
	);
	await tab.close();
	expect(opened).toBeGreaterThan(30);
	expect(loaded).toEqual([]);
	expect(control).toBeGreaterThan(0);
}, 480_000);
