import { inject } from "vitest";
import { openDrawings } from "../support/opened-drawings.ts";
import { engines, whyNot } from "./engines.ts";
import { expect, test } from "./harness.ts";

// What is published of drawings, opened by its own address on a host that sends no headers.

test("no published drawing loads anything", async ({ launch, skip }) => {
	const reason = whyNot(engines[inject("engine")]);
	if (reason && process.env.KILDE_ENGINES === "all") throw new Error(reason);
	skip(reason !== undefined, reason);
	const tab = await (await launch({ theme: "light" })).openTab();
	const { opened, loaded, control } = await openDrawings((address) =>
		tab.goto(address),
	);
	await tab.close();
	expect(opened).toBeGreaterThan(30);
	expect(loaded).toEqual([]);
	expect(control).toBeGreaterThan(0);
}, 480_000);
