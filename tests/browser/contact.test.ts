import { strings } from "../support/content.ts";
import { expect, test } from "./harness.ts";

// The contact form, which can't be sent yet, and its alternatives.

test.for([
	["/contact", strings.send.da, {}],
	["/en/contact", strings.send.en, { scripts: "off" }],
] as const)(
	"on %s the form can be neither filled in nor sent, and alternatives are listed beside it",
	async ([path, send, conditions], { open }) => {
		const page = await open(path, conditions);
		const form = page.locator("main form");
		const button = form.getByRole("button", { name: send });
		expect(await button.isDisabled()).toBe(true);
		const fields = form.locator("input, textarea");
		await expect(fields).toHaveCount(3);
		for (const field of await fields.all()) {
			expect(await field.isDisabled()).toBe(true);
			expect(await field.getAttribute("required")).not.toBeNull();
		}
		await expect(form.locator("input[type=email]")).toHaveCount(1);
		const links = page.locator("#form .notice a");
		const addresses = await links.evaluateAll((found) =>
			found.map((link) => (link as HTMLAnchorElement).protocol),
		);
		expect(addresses).toEqual(["tel:", "mailto:"]);
	},
);
