import { expect, test } from "vitest";
import { check, type Files } from "./support/check.ts";
import { landing } from "./support/landing.ts";

// A page with a hero, a text and calls to action needs no code.

const campaign: Files = {
	"pages/campaign.yaml": landing,
	"pages/campaign/text.da.md": "---\ntitle: Velkommen\n---\nVi ses.\n",
	"pages/campaign/text.en.md": "---\ntitle: Welcome\n---\nSee you.\n",
};

test("three content files create a page per language, with its head, in the sitemap and the search index", () => {
	const site = check(campaign);
	site.reports();
	const page = site.text("en/campaign.html");
	expect(page).toContain("<title>Spring – The Spring</title>");
	expect(page).toContain('<h2>Welcome</h2><div class="prose"><p>See you.</p>');
	expect(page).toContain("From DKK\u00A0300");
	expect(page.match(/class="invitation"/g)).toHaveLength(2);
	expect(page).toContain('class="hero hero--image');
	expect(site.text("kampagne.html")).toContain("Foråret er her");
	expect(site.text("sitemap.xml")).toContain("/en/campaign</loc>");
	expect(site.text("en/search.json")).toContain("Spring campaign");
});
