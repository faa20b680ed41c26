import { test } from "./harness.ts";

test("reports errors of a page", async ({ open }) => {
	const visitor = await open("/faq", {
		expecting: [
			"/faq: console warn: careful",
			"/faq: console error: wrong",
			/\/faq: exception: .*thrown/,
			/\/faq: unhandled: .*rejected/,
			'/faq: can\'t load <img src="/missing.png">',
			"/faq: policy: img-src https://elsewhere.example/",
			'/faq: can\'t load <img src="https://elsewhere.example/a.png">',
		],
	});
	await visitor.evaluate(() => {
		console.warn("careful");
		console.error("wrong");
		setTimeout(() => {
			throw new Error("thrown");
		});
		void Promise.reject(new Error("rejected"));
		for (const address of ["/missing.png", "https://elsewhere.example/a.png"]) {
			const picture = document.createElement("img");
			picture.src = address;
			document.body.append(picture);
		}
	});
	await visitor.evaluate(
		() => new Promise((resolve) => setTimeout(resolve, 1000)),
	);
});
