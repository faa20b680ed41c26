import { describe, expect, test } from "vitest";
import { parse as parseYaml, stringify } from "yaml";
import { check, type Files, fixture, sourcesWith } from "./support/check.ts";
import { dose } from "./support/dose.ts";
import { inEnglish } from "./support/texts.ts";

// Names of Object.prototype's properties are treated like any other name, wherever content names something.

const names = [
	"__proto__",
	"constructor",
	"toString",
	"hasOwnProperty",
	"valueOf",
];

type Path = readonly (string | number)[];

/** Ways to write a name at a path of a file's data: as the value, inside it, as the key, beside it. */
const ways: Readonly<
	Record<string, (data: unknown, path: Path, name: string) => unknown>
> = {
	value: (data, path, name) => setValue(data, path, name),
	"list of it": (data, path, name) => setValue(data, path, [name]),
	"map with it": (data, path, name) =>
		setValue(data, path, map([[name, "/x"]])),
	"map of maps": (data, path, name) =>
		setValue(data, path, map([[name, map([[name, 1]])]])),
	key: (data, path, name) => renameKey(data, path, name),
	"text that cites it": (data, path, name) =>
		setValue(data, path, `{{${name.toLowerCase()}.${name.toLowerCase()}}}`),
	address: (data, path, name) => setValue(data, path, `/${name}`),
};

function map(entries: readonly (readonly [string, unknown])[]): unknown {
	return new Map(entries);
}

/** Replaces the value at a path; maps are instances of Map, so that any key is safe. */
function setValue(
	data: unknown,
	[step, ...rest]: Path,
	value: unknown,
): unknown {
	if (step === undefined) return value;
	if (Array.isArray(data))
		return data.map((item, index) =>
			index === step ? setValue(item, rest, value) : item,
		);
	return new Map(
		[...getEntries(data)].map(([key, child]) => [
			key,
			key === step ? setValue(child, rest, value) : child,
		]),
	);
}

/** Renames the key at the end of a path. */
function renameKey(data: unknown, path: Path, name: string): unknown {
	const [step, ...rest] = path;
	if (typeof step === "number" && Array.isArray(data))
		return data.map((item, index) =>
			index === step ? renameKey(item, rest, name) : item,
		);
	return new Map(
		[...getEntries(data)].map(([key, child]) =>
			key !== step
				? [key, child]
				: rest.length === 0
					? [name, child]
					: [key, renameKey(child, rest, name)],
		),
	);
}

function getEntries(data: unknown): Iterable<[unknown, unknown]> {
	return data instanceof Map ? data : [];
}

/** Lists one path of each kind in a file's data: all items of a list are of one kind. */
function listPaths(data: unknown, path: Path = []): Path[] {
	const below = Array.isArray(data)
		? data.slice(0, 1).map((item, index) => [index, item] as const)
		: [...getEntries(data)].map(
				([key, child]) => [String(key), child] as const,
			);
	return [
		...(path.length > 0 ? [path] : []),
		...below.flatMap(([step, child]) => listPaths(child, [...path, step])),
	];
}

/** Splits a file into the text before its YAML, the YAML, and the text after it. */
function splitYaml(file: string): readonly [string, string, string] {
	const text = fixture(file);
	if (!file.endsWith(".md")) return ["", text, ""];
	const [, matter, rest] = /^---\n(.*?)^(---\n.*)$/ms.exec(text) ?? [];
	return matter === undefined ? ["", "", text] : ["---\n", matter, rest ?? ""];
}

function withName(file: string, change: (data: unknown) => unknown): Files {
	const [before, yaml, after] = splitYaml(file);
	const data = change(parseYaml(yaml, { mapAsMap: true }));
	return { [file]: `${before}${stringify(data)}${after}` };
}

/** Checks the site, and renders all of it if there are no errors. */
function build(files: Files): void {
	const { artifacts, diagnostics } = check(files);
	for (const { code } of diagnostics) expect(code).toMatch(/^[a-z-]+$/);
	expect(artifacts).toBeDefined();
}

const files = sourcesWith({})
	.map(({ path }) => path)
	.filter((path) => /^content\/.*\.(yaml|md)$/.test(path))
	.map((path) => path.replace("content/", ""));

describe.each(files)("in %s", (file) => {
	const data = parseYaml(splitYaml(file)[1], { mapAsMap: true });
	const places = listPaths(data);

	test.each(Object.entries(ways))("as %s", (way, change) => {
		for (const [at, path] of places.entries())
			for (const [of, name] of names.entries()) {
				// All of them in the long tests, otherwise a sample.
				if ((at + of + way.length) % dose(120, 1) !== 0) continue;
				expect(
					() => build(withName(file, (value) => change(value, path, name))),
					`${name} as ${way} at ${path.join(".")}`,
				).not.toThrow();
			}
	});
});

test.each(names)("a citation of an undefined price %s is reported", (name) => {
	const prices = (file: string, from: RegExp) => ({
		[file]: fixture(file).replace(from, `$1${name}$2`),
	});
	for (const files of [
		prices("facts/codes.yaml", /(prices: \[)[^\]]*(\])/),
		prices("facts/discounts.yaml", /(punchCards:[\s\S]*?prices: \[)[^\]]*(\])/),
		prices("facts/sessions.yaml", /(price: ).*()/),
	])
		expect(check(files).diagnostics).not.toEqual([]);
});

test.each(names.filter((name) => name !== "constructor"))(
	"an address that is a map with the key %s is reported",
	(name) => {
		const text = fixture("pages/terms.yaml").replace(
			/^path:\n(?: .*\n)+/m,
			`path: { ${name}: /x }\n`,
		);
		const { diagnostics } = check({ "pages/terms.yaml": text });
		expect(diagnostics.map(inEnglish)).toContain(
			"This can't be the name of a field.",
		);
	},
);

test.each(names)("%s as the name of a file, a language or a part", (name) => {
	for (const path of [
		`${name}.yaml`,
		`${name}/a.yaml`,
		`facts/${name}.yaml`,
		`pages/${name}.yaml`,
		`pages/${name}/${name}.da.md`,
		`pages/terms/text.${name}.md`,
		`news/${name}.da.md`,
		`news/summer.${name}.md`,
		`people/${name}.${name}.md`,
		`events/${name}.yaml`,
		`media/${name}`,
		`media/${name}.svg`,
	])
		expect(() => build({ [path]: "a: b\n" }), path).not.toThrow();
	const template = { [`templates/${name}.hbs`]: `{{${name}}}` };
	expect(() => build(template)).not.toThrow();
});

test.each(names)("%s in a text", (name) => {
	const article = fixture("news/summer.da.md");
	const lower = name.toLowerCase();
	for (const text of [
		`{{${lower}}} {{${lower}.${lower}}} {{price.${lower}}} {{${name}}}`,
		`[a](/${name}) [a](#${name}) [a](/opening-hours#${name}) [a](${name}:b)`,
		`![${name}](${name}) ![a](${name}.svg) &${name}; <${name}>`,
		`## ${name}\n\n## ${name}\n\n[a][${name}] [${name}]\n\n[${name}]: /x`,
		`<!-- kilde-tillad: ${name} --> <!-- ${name} -->`,
	])
		expect(
			() => build({ "news/summer.da.md": `${article}\n${text}\n` }),
			text,
		).not.toThrow();
	const front = article.replace("---\n", `---\n${name}: a\n`);
	expect(() => build({ "news/summer.da.md": front })).not.toThrow();
});
