import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { build } from "../generator/build.ts";
import { createMemo, type Memo } from "../generator/cache/memo.ts";
import { site } from "../site/site.ts";
import { today } from "./check.ts";
import { createProject, type Project } from "./project.ts";

let project: Project;

beforeEach(() => {
	project = createProject();
});

afterEach(() => project.remove());

test.each([
	["written", {}],
	["written and compressed", { compressed: true }],
] as const)(
	"a site that is %s: each page is rendered once",
	async (_, options) => {
		const rendered: string[] = [];
		const memo = createMemo();
		const forgetful: Memo = {
			...memo,
			once(kind, key, make) {
				if (kind !== "render") return memo.once(kind, key, make);
				rendered.push(key);
				return make();
			},
		};
		const { root } = project;
		const output = join(root, "output");
		const { unwritten } = await build(
			{ site, root, output, date: today, ...options },
			forgetful,
			() => {},
		);
		expect(unwritten).toBeUndefined();
		expect(rendered.length).toBeGreaterThan(20);
		expect(new Set(rendered).size).toBe(rendered.length);
	},
);
