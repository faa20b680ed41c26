import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { getLanguageService, TextDocument } from "yaml-language-server";
import {
	createSchemasAndReferences,
	getSchemaComment,
	getSchemaPath,
} from "../generator/commands/shared/editor-files.ts";
import { createSource, repository } from "./support/check.ts";
import { readSources } from "./support/engine.ts";
import { site } from "./support/site.ts";

const readText = (path: string) => readFileSync(join(repository, path), "utf8");

test("the schemas and the references to them are up to date", () => {
	const sources = readSources(repository).value;
	const files = createSchemasAndReferences(sources, site, "da");
	const stale = files.filter(
		({ path, bytes }) => readText(path) !== String(bytes),
	);
	expect(stale.map(({ path }) => path)).toEqual([]);
	const schemas = site.collections.map(({ name }) => getSchemaPath(name));
	expect(readdirSync(join(repository, "content/.schema")).sort()).toEqual(
		schemas.map((path) => path.slice("content/.schema/".length)).sort(),
	);
	const settings = JSON.parse(readText(".vscode/settings.json"));
	const wanted = site.collections
		.filter(({ files }) => files.endsWith(".yaml"))
		.map(({ name, files }) => [
			`./${getSchemaPath(name)}`,
			`content/${files.replace("{id}", "*")}`,
		]);
	expect(settings["yaml.schemas"]).toEqual(Object.fromEntries(wanted));
});

test("the line with the schema is added to a file without one, and replaced in others", () => {
	const path = "content/facts/room.yaml";
	const complete = (text: string) =>
		String(
			createSchemasAndReferences([createSource(path, text)], site, "da").at(-1)
				?.bytes,
		);
	const line = getSchemaComment(path, "room");
	expect(line).toBe("# yaml-language-server: $schema=../.schema/room.json");
	expect(complete("# Rummet\nunits: 1\n")).toBe(
		`${line}\n# Rummet\nunits: 1\n`,
	);
	expect(complete("# yaml-language-server: $schema=x\nunits: 1\n")).toBe(
		`${line}\nunits: 1\n`,
	);
	const windows = "# Rummet\r\nunits: 1\r\n";
	for (const start of ["", "# yaml-language-server: x\r\n"])
		expect(complete(`\uFEFF${start}${windows}`)).toBe(
			`\uFEFF${line}\r\n${windows}`,
		);
});

/** The language service of VS Code's YAML extension. */
const service = getLanguageService({
	schemaRequestService: async (uri) => readFileSync(new URL(uri), "utf8"),
	workspaceContext: {
		resolveRelativePath: (path, file) => new URL(path, file).href,
	},
});
service.configure({ validate: true, hover: true });

/** The document of the service has more methods than the type that creates it. */
type OpenDocument = Parameters<typeof service.doValidation>[0];

function openDocument(path: string, text = readText(path)): OpenDocument {
	const uri = pathToFileURL(join(repository, path)).href;
	return TextDocument.create(uri, "yaml", 1, text) as OpenDocument;
}

const prices = "content/facts/prices.yaml";

test("the YAML extension accepts valid files and reports problems in Kilde's words", async () => {
	for (const path of [prices, "content/faq.yaml", "content/pages/home.yaml"])
		expect(await service.doValidation(openDocument(path), false)).toEqual([]);
	const text = readText(prices).replace(/(event: )\d+/, "$1cheap");
	const line = text.split("\n").findIndex((each) => each.includes("cheap"));
	expect(
		await service.doValidation(
			openDocument("content/facts/wrong.yaml", text),
			false,
		),
	).toMatchObject([
		{
			message: expect.stringMatching(/^Der skal stå et helt tal uden valuta/),
			range: { start: { line } },
		},
	]);
});

test("the YAML extension explains a field in Danish", async () => {
	const rules = openDocument("content/facts/rules.yaml");
	const position = rules.positionAt(
		rules.getText().indexOf("cancellationHours") + 3,
	);
	expect(JSON.stringify(await service.doHover(rules, position))).toContain(
		"Hvor mange timer før man senest kan ændre eller afbestille gratis. Der skal stå et helt tal, f.eks. 5.",
	);
});
