import { expect, test } from "./harness.ts";

// In its own file, and so in its own browser: in a new profile Firefox did not play the first video.

test("the video of the home page plays on the first visit, and its button pauses it", async ({
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
