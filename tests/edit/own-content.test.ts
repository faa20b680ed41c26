import { expect, test } from "vitest";
import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { markPattern } from "../../generator/edit/origins/mark-form.ts";
import { withMarks } from "../../generator/edit/origins/marks.ts";
import { textsByTrial, textsOf } from "../../generator/edit/origins/trial.ts";
import { toOutputPath } from "../../generator/text/url.ts";
import { getContent } from "../../generator/write/artifact-content.ts";
import { bundle, today } from "../support/check.ts";
import { realContent } from "../support/real-site.ts";
import { site } from "../support/site.ts";

// The origins of texts on the real site's pages: the small site has no tables derived from so many values.

const inputs = {
	site,
	sources: realContent.sources,
	bundle,
	date: today,
	mark: withMarks,
};
const { value } = compile(inputs, createMemo());

test.for(["/book", "/contact", "/en/opening-hours", "/newsletter"])(
	"every price and time on %s links to its source values",
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
