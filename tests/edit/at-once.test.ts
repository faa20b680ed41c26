import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createBuilder } from "../../generator/dev/builder.ts";
import { runOneAtATime } from "../../generator/dev/one-at-a-time.ts";
import { createEditing } from "../../generator/edit/index.ts";
import { commitAll } from "../support/edit-server.ts";
import { git } from "../support/git.ts";
import { createProject, type Project } from "../support/project.ts";
import { site } from "../support/site.ts";

// Concurrent requests of two tabs: those that wait for the same build continue with its result one after the other.

let project: Project;
let editing: ReturnType<typeof createEditing>;
let rebuild: () => Promise<void>;
let begins: (() => void) | undefined;

/** Resolves once the next build has begun. */
const nextBuild = () =>
	new Promise<void>((resolve) => {
		begins = resolve;
	});

beforeEach(() => {
	project = createProject();
	const { root } = project;
	const written: string[] = [];
	// Disables the file watcher.
	editing = createEditing({
		root,
		language: "en",
		session: "test",
		environment: process.env,
		async rebuild(files) {
			written.push(...files.map((path) => join(root, path)));
			await rebuild();
			return latest;
		},
	});
	const date = () => "2026-03-01";
	const code = inject("code");
	const builder = createBuilder({ site, root, date, code, edited: editing });
	let latest: Awaited<ReturnType<typeof builder.build>>;
	rebuild = runOneAtATime(async () => {
		begins?.();
		latest = await builder.build(written.splice(0));
	});
});

afterEach(() => project.remove());

const redirects = "content/redirects.yaml";
const redirectOf = { file: redirects, path: [0, "to"] };
const created = (from: string) =>
	({ name: "redirect", answers: { from, to: "/faq" } }) as const;

/** Sends several requests at the same time, while the build is still pending. */
async function sendTogether(...asked: readonly (readonly [string, unknown])[]) {
	return Promise.all(asked.map(([name, ask]) => editing.answer(name, ask)));
}

/** Returns the text of a file once it is saved. */
async function readSaved(file: string): Promise<string> {
	await editing.answer("save", {});
	return project.text(file);
}

test("keeps both of two new entries in one list", async () => {
	await sendTogether(
		["create", created("/old-one")],
		["create", created("/old-other")],
	);
	expect(await readSaved(redirects)).toMatch(/old-one.*\n.*old-other/);
});

test("removes no other item if an item is removed twice", async () => {
	const lines = ["/a", "/b", "/c"].map(
		(from) => `- { from: ${from}, to: /faq }`,
	);
	project.put(redirects, `${lines.join("\n")}\n`);
	const origin = { file: redirects, path: [] };
	const change = { kind: "remove", index: 0 };
	const asked = ["list", { origin, change, version: 0 }] as const;
	await sendTogether(asked, asked);
	expect(await readSaved(redirects)).toBe(`${lines.slice(1).join("\n")}\n`);
});

test("keeps text typed while an entry is created", async () => {
	await sendTogether(
		["create", created("/old-one")],
		["set", { origin: redirectOf, value: "/news", step: "1", version: 0 }],
	);
	expect(await readSaved(redirects)).toContain("to: /news");
});

test("keeps text typed while an earlier change is undone", async () => {
	const { root } = project;
	commitAll(root);
	project.edit(redirects, "/faq", "/news");
	git(root, ["commit", "--all", "--quiet", "--message", "Second"]);
	const { days } = Object(await editing.answer("earlier", {}));
	const [{ id: commit, changes }] = days[0].commits;
	project.edit("content/faq.yaml", "Hvad koster det?", "Hvad er prisen?");
	await rebuild();
	const from = { file: redirects, path: [0, "from"] };
	const chosen = [{ commit, ids: changes.map(({ id }: { id: string }) => id) }];
	await sendTogether(
		["takeBackEarlier", { chosen, isForced: false }],
		["set", { origin: from, value: "/older", step: "1", version: 0 }],
	);
	expect(await readSaved(redirects)).toContain("from: /older");
});

test("stores two pictures with the same name, as phones send them, as two files", async () => {
	const photo = async (background: string) => {
		const create = {
			width: 900,
			height: 600,
			channels: 3,
			background,
		} as const;
		const bytes = await sharp({ create }).jpeg().toBuffer();
		return { name: "image.jpg", bytes: bytes.toString("base64") };
	};
	const [red, blue] = [await photo("red"), await photo("blue")];
	const sent = await sendTogether(["picture", red], ["picture", blue]);
	const names = sent.map((each) => Object(each).src);
	expect(names.toSorted()).toEqual(["image-2.jpg", "image.jpg"]);
	const [state] = await sendTogether(["state", {}]);
	expect(Object(state).unsaved).toHaveLength(2);
});

test.each(["correct", "correctAll"])(
	"keeps text typed beside an error that is being fixed: %s",
	async (name) => {
		project.put(redirects, "- { from: /a, to: /faqs }\n");
		await rebuild();
		const { problems } = Object(await editing.answer("state", {}));
		const { id } = Object(await editing.answer("corrections", {}));
		const [{ id: problem }] = problems;
		const origin = { file: redirects, path: [0, "from"] };
		const set = { origin, value: "/longer", step: "1", version: 0 };
		const building = nextBuild();
		const typed = editing.answer("set", set);
		await building;
		const ask = name === "correct" ? { problem, fix: 0 } : { id };
		await Promise.all([typed, editing.answer(name, ask)]);
		expect(await readSaved(redirects)).toMatch(
			/^- \{ from: \/longer, to: \/faqs? \}$/m,
		);
	},
);

test("undoes both of two changes undone at the same time", async () => {
	commitAll(project.root);
	project.put(redirects, "- { from: /testimonials, to: /news }\n");
	await rebuild();
	project.put(
		redirects,
		"- { from: /testimonials, to: /news }\n- { from: /b, to: /faq }\n",
	);
	await rebuild();
	const { changes } = Object(await editing.answer("changes", {}));
	const [one, other] = changes.map(({ id }: { id: string }) => ({ ids: [id] }));
	const building = nextBuild();
	const first = editing.answer("takeBack", one);
	await building;
	await editing.answer("takeBack", other);
	await first;
	expect(await readSaved(redirects)).toBe(
		"- { from: /testimonials, to: /faq }\n",
	);
});
