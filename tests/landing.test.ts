import { expect, test } from "vitest";
import { check, type Files } from "./support/check.ts";
import { landing } from "./support/landing.ts";

// A page of hero, text and invitations is content alone.

const campaign: Files = {
	"pages/campaign.yaml": landing,
	"pages/campaign/text.da.md": "---\ntitle: Velkommen\n---\nVi ses.\n",
	"pages/campaign/text.en.md": "---\ntitle: Welcome\n---\nSee you.\n",
};

test("three files of content make a page in each language, with its head, and put it into sitemap and search", () => {
	const site = check(campaign);
	site.reports();
	const page = site.text("en/campaign.html");
	expect(page).toContain("<title>Spring</title>");
	expect(page).toContain('<h2>Welcome</h2><div class="prose"><p>See you.</p>');
	expect(page).toContain("From DKK\u00A0300");
	expect(page.match(/class="invitation"/g)).toHaveLength(2);
	expect(page).toContain('class="hero hero--image');
	expect(site.text("kampagne.html")).toContain("Foråret er her");
	expect(site.text("sitemap.xml")).toContain("/en/campaign</loc>");
	expect(site.text("en/search.json")).toContain("Spring campaign");
});
