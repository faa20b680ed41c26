import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {
	Field,
	Origin,
	Panel,
	YamlValue,
} from "../generator/edit/protocol.ts";
import { commitAll, type EditServer, startEditing } from "./edit-server.ts";
import { createProject, type Project } from "./project.ts";

// What an editor of the page reads has no word of those who edit the files.

const technical =
	/\{\{|\bcontent\/|\.ya?ml\b|\.md\b|\bYAML\b|markdown\b|\bcommit|\bbranch|\borigin\b|\bgit\b|\bschema|\btrue\b|\bfalse\b|\bstring|\bnull\b|\[\d|"\d|\bFeltet\b|in quotes|i citationstegn|\b[a-z]+[A-Z]\w+|\b(?:session-[12]h|new-customer)\b/;

let project: Project;

beforeAll(() => {
	project = createProject();
	commitAll(project.root);
});

afterAll(() => project.remove());

const prices = "content/facts/prices.yaml";
const rules = "content/facts/rules.yaml";
const hours = "content/facts/hours.yaml";
const room = "content/facts/room.yaml";
const home = "content/pages/home.yaml";
const faq = "content/faq.yaml";
const sessions = "content/facts/sessions.yaml";
const business = "content/business.yaml";

/** Typical slips, as the editor would send them. */
const slips: readonly (readonly [
	string,
	Exclude<Origin["path"], "markdown">,
	YamlValue | undefined,
])[] = [
	[prices, ["session-1h"], "3x"],
	[prices, ["session-1h"], ""],
	[prices, ["session-1h"], -1],
	[prices, ["session-1h"], undefined],
	[prices, ["session-1h"], 3000],
	[rules, ["arrivalMinutes"], "ten"],
	[hours, ["week", "monday", "starts", 0], "10.30"],
	[hours, ["week", "monday", "starts", 1], "09:00"],
	[hours, ["week", "monday", "starts", 1], "10:00"],
	[home, ["heading", "da"], ""],
	[home, ["heading", "da"], undefined],
	[home, ["heading", "da"], "Kun 300 kr."],
	[home, ["heading", "da"], "Kun {{price.session-3h}}"],
	[home, ["heading", "da"], "**Fed** skrift"],
	[home, ["description", "da"], "TODO"],
	[faq, [0, "answer", "da"], "[Her](/faq#nowhere) ![](hero.svg)\n\n#### Til"],
	[faq, [0, "id"], "Æ ø"],
	[faq, [0, "id"], ""],
	[business, ["contact", "phone"], "12"],
	[business, ["contact", "email"], "info@"],
];

describe.each(["da", "en"] as const)("in the language %s", (language) => {
	let server: EditServer;

	beforeAll(async () => {
		server = await startEditing(project.root, language);
	});

	afterAll(() => server.close());

	test("what is wrong is said without the words of files", async () => {
		const told: string[] = [];
		const silent: string[] = [];
		for (const [file, path, value] of slips) {
			const { problems } = await server.ask("set", {
				origin: { file, path },
				...(value !== undefined && { value }),
				step: `${path}${value}`,
			});
			if (problems.length === 0) silent.push(`${path}: ${value}`);
			told.push(
				...problems.flatMap(({ message, hint, called = "" }) => [
					...[message, hint, called],
				]),
			);
			await server.ask("undo", {});
		}
		expect(silent).toEqual([]);
		expect(told.filter((each) => technical.test(each))).toEqual([]);
	});

	test("a word of a sentence that is a key, too, is left as it is", async () => {
		const { problems } = await server.ask("set", {
			origin: { file: room, path: ["facilities", 0, "text", "en"] },
			step: "text",
		});
		expect(problems.map(({ message }) => message)).toContain(
			{
				da: "Den engelske tekst mangler.",
				en: "The text in English is missing.",
			}[language],
		);
		await server.ask("undo", {});
	});

	test("panels, facts and what is left to do have names for people", async () => {
		const facts = await server.ask("facts", {});
		expect(facts.length).toBeGreaterThan(20);
		// On these days there is something that the others don't have: no value of them all could be another.
		expect(facts.flatMap(({ called, name }) => (called ? [] : [name]))).toEqual(
			["hours.nights"],
		);
		const { changes, ...left } = await server.ask("changes", {});
		expect(changes).toEqual([]);
		const todos = [left.samples, left.questions, left.translations].flat();
		expect(todos.length).toBeGreaterThan(2);
		const files = [prices, rules, hours, home, faq, business, sessions];
		const panels = await panelsOf(
			server,
			files.map((file) => ({ file, path: [] })),
		);
		expect(panels.length).toBeGreaterThan(30);
		const read = [
			...facts.map(({ called }) => called),
			...todos.flatMap(({ message, hint }) => [message, hint]),
			...panels.flatMap(wordsOf),
		];
		expect(read.filter((each) => technical.test(each))).toEqual([]);
	});

	test("a changed price and a changed text are called by their names", async () => {
		const change = async (origin: Origin, value: YamlValue) => {
			await server.ask("set", { origin, value, step: `${value}` });
		};
		await change({ file: prices, path: ["session-1h"] }, 310);
		await change({ file: home, path: ["heading", language] }, "Nyt / New");
		const { changes, message } = await server.ask("changes", {});
		expect(changes.map(({ summary }) => summary)).toEqual(
			{
				da: [
					"Ret Pris (kort session): 300 → 310 kr.",
					"Ret Forside: Forside → Nyt / New",
				],
				en: [
					"Change Price (short session): DKK 300 → DKK 310",
					"Change Home: Home → Nyt / New",
				],
			}[language],
		);
		const read = changes.flatMap(({ sections, pages }) => [
			...sections.flatMap(({ items }) =>
				items.flatMap(({ line, details }) => [
					...line.filter((piece) => typeof piece === "string"),
					...details,
				]),
			),
			...pages.map(({ called }) => called),
		]);
		expect(read.length).toBeGreaterThan(3);
		expect([...read, message].filter((each) => technical.test(each))).toEqual(
			[],
		);
		await server.ask("undo", {});
		await server.ask("undo", {});
	});
});

/** The panels of whole files, and of the groups and lists within them. */
async function panelsOf(
	server: EditServer,
	origins: readonly Origin[],
): Promise<Panel[]> {
	const panels = await Promise.all(
		origins.map((origin) => server.ask("panel", { origin })),
	);
	const inner = panels.flatMap(({ field }) =>
		partsOf(field).flatMap((part) =>
			["group", "list"].includes(part.control.kind) ? part.origin : [],
		),
	);
	return inner.length === 0
		? panels
		: [...panels, ...(await panelsOf(server, inner))];
}

function partsOf({ control }: Field): readonly Field[] {
	switch (control.kind) {
		case "group":
			return control.fields;
		case "list":
			return control.items;
		default:
			return [];
	}
}

/** What a panel shows of its fields, but for their values. */
function wordsOf({ field }: Panel): string[] {
	return partsOf(field).flatMap(({ called, help, control }) => [
		...[called, help],
		...("options" in control && control.kind === "reference"
			? control.options
			: []
		).map(({ label }) => label),
	]);
}
