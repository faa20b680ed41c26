import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { build } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { site } from "../site/site.ts";
import { bundle, today } from "./check.ts";
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
		const { root } = project;
		const counting: typeof bundle = {
			...bundle,
			renderPage(props, policy) {
				const html = bundle.renderPage(props, policy);
				rendered.push(html);
				return html;
			},
		};
		const { unwritten } = await build(
			{
				...{ site, root, output: join(root, "output"), date: today },
				...{ bundle: counting, ...options },
			},
			createMemo(),
			() => {},
		);
		expect(unwritten).toBeUndefined();
		expect(rendered.length).toBeGreaterThan(20);
		expect(new Set(rendered).size).toBe(rendered.length);
	},
);
