import { expect, test } from "./harness.ts";

// Alone in its file, and so in a browser of its own: in a new profile Firefox did not play the first film.

test("the film of the front page plays on the first visit, and its button stops it", async ({
	open,
}) => {
	const visitor = await open("/", { theme: "dark" });
	const film = () =>
		visitor.evaluate(() => {
			const video = document.querySelector("video");
			return { time: video?.currentTime ?? 0, paused: video?.paused ?? true };
		});
	await expect.poll(async () => (await film()).time).toBeGreaterThan(0.2);
	await visitor.click(".hero__pause");
	await expect.poll(async () => (await film()).paused).toBe(true);
	await visitor.click(".hero__pause");
	await expect.poll(async () => (await film()).paused).toBe(false);
});
