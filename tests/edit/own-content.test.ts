import { expect, test } from "vitest";
import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { markPattern } from "../../generator/edit/origins/mark-form.ts";
import { withMarks } from "../../generator/edit/origins/marks.ts";
import { textsByTrial, textsOf } from "../../generator/edit/origins/trial.ts";
import { toOutputPath } from "../../generator/text/url.ts";
import { getContent } from "../../generator/write/artifact-content.ts";
import { site } from "../../site/site.ts";
import { bundle, today } from "../support/check.ts";
import { realContent } from "../support/real-site.ts";

// Where the words of this site's own pages come from: no page of the small site has tables that follow from so much.

const inputs = {
	site,
	sources: realContent.sources,
	bundle,
	date: today,
	mark: withMarks,
};
const { value } = compile(inputs, createMemo());

test.for(["/book", "/contact", "/en/opening-hours", "/newsletter"])(
	"every price and time on %s leads to what it is made of",
	async (path) => {
		const built = { ...inputs, ...value };
		const found = await textsByTrial(path, built, async () => true);
		const known = new Set(found?.map(({ text }) => text));
		const file = value.artifacts.find(
			(each) => each.path === toOutputPath(path),
		);
		const texts = file ? textsOf(String(getContent(file))) : [];
		const numbers = texts.filter(
			(text) =>
				/\d./.test(text) && text.length < 40 && text.search(markPattern) < 0,
		);
		expect(numbers.length).toBeGreaterThan(10);
		expect(numbers.filter((text) => !known.has(text))).toEqual([]);
	},
);
