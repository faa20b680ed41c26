import { test } from "vitest";
import { killWhileWriting } from "../writing/kill.ts";
import { openWorkshop } from "../writing/workshop.ts";

test("200 kills at any moment leave a whole site each time", async () => {
	const workshop = await openWorkshop();
	await killWhileWriting(workshop, 200);
	workshop.remove();
});
