import { test } from "vitest";
import { killWhileWriting } from "../writing/kill.ts";
import { openWorkshop } from "../writing/workshop.ts";

test("200 kills at random moments always leave a complete site", async () => {
	const workshop = await openWorkshop();
	await killWhileWriting(workshop, 200);
	workshop.remove();
});
