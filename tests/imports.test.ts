import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./support/check.ts";

// Allowed imports between folders.

type Import = {
	readonly from: string;
	/** A repository file, or the name of a package. */
	readonly to: string;
	readonly typeOnly: boolean;
};

const files = ["bin", "editor", "generator", "site", "tests"].flatMap(filesIn);
const imports = files
	.filter((file) => /\.(m?ts|tsx|[cm]js)$/.test(file))
	.flatMap(parseImports);

/** Run manually: these make the packages and the committed fonts. */
const tools = ["bin/package.ts", "site/fonts/"];

/** The component of all fields: the fields of groups and lists draw their parts with it. */
const recursiveComponent = "editor/client/form/field-view.tsx";

test.each(["generator/", "editor/"])("%s has no circular imports", (folder) => {
	let left = files.filter((file) => file.startsWith(folder));
	for (let before = files.length; left.length < before; ) {
		before = left.length;
		const rest = new Set(left);
		left = left.filter((file) =>
			imports.some(
				({ from, to }) =>
					from === file && rest.has(to) && to !== recursiveComponent,
			),
		);
	}
	expect(left).toEqual([]);
});

test.each<[from: string, to: string, ...allowed: string[]]>([
	["site/", "generator/"],
	["generator/", "site/"],
	["editor/", "generator/"],
	// The program loads the editor when it is asked for.
	["generator/", "editor/", "generator/bin/load.cjs → editor/index.ts"],
	["bin/kilde.cjs", "", "bin/kilde.cjs → generator/bin/kilde.cjs"],
])("%s imports from “%s” no more than allowed", (from, to, ...allowed) => {
	const found = imports.filter(
		(each) => each.from.startsWith(from) && each.to.startsWith(to),
	);
	expect(found.map((each) => `${each.from} → ${each.to}`)).toEqual(allowed);
});

test("site/ imports the engine by its package name, and editor/ only its tools", () => {
	const list = (folder: string) =>
		imports
			.filter(({ from, to }) => from.startsWith(folder) && /^kilde\b/.test(to))
			.map(({ to }) => to);
	const { exports } = JSON.parse(readText("generator/package.json"));
	const known = Object.keys(exports).map((name) => name.replace(".", "kilde"));
	expect(known).toEqual(expect.arrayContaining(list("site/")));
	expect([...new Set(list("editor/"))].sort()).toEqual([
		...["kilde/tools", "kilde/tools/browser"],
	]);
});

test("a suite imports, besides the tests' support and the packages' entry points, only from one part of the code", () => {
	const suites = files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file));
	expect(suites.length).toBeGreaterThan(50);
	for (const suite of suites) {
		const parts = imports
			.filter(({ from, typeOnly }) => from === suite && !typeOnly)
			.flatMap(({ to }) => /^(?:generator\/[^/]+|editor|site)/.exec(to) ?? []);
		expect.soft([...new Set(parts)].length, suite).toBeLessThan(2);
	}
});

/** Words specific to this business, its country and its languages. */
const foreign =
	/wellness|yoga|massage|meditation|energi|nævnenes|testimonial|punch.?card|klippekort|discount|rabat|mobilepay|\bcvr\b|booking|\bgæst(?!erne)|\bcentre\b|\bcentret|\bsession-\d|denmark|danmark|\bDKK\b|\bkroner?\b|\bkr\./i;

/** A hard-coded language of the site instead of a parameter. */
const language =
	/\blocales? (?:===|!==) "|\.(?:values|sites|frames)\.(?:da|en)\b|otherLocale/;

test("the engine contains no words of this business and no hard-coded language", () => {
	const lines = files
		.filter((file) => isIn(file, ["generator/", "editor/"]))
		.flatMap((file) =>
			readText(file)
				.split("\n")
				.map((line) => `${file}: ${line.trim()}`),
		);
	expect(lines.length).toBeGreaterThan(1000);
	expect(lines.filter((line) => foreign.test(line))).toEqual([]);
	expect(lines.filter((line) => language.test(line))).toEqual([]);
});

/**
 * The folders and modules of the engine and of the editor, from the lowest layer to the highest. Each imports only from lower
 * layers, apart from itself.
 */
const layers = {
	generator: `
		languages < text < messages < diagnostics disk.ts engine-folder.ts < cache host schema terminal < definition.ts read
		< definition images < link parse plan < authoring files < parts react < browser css.d.ts < define.ts react.ts
		< bundle < git links render write < site-output.ts compare < build.ts verify < dev < fixes new
		< tools-browser.ts tools.ts < commands < cli.ts < bin`,
	editor: `
		endpoints.ts mark-form.ts messages.ts protocol.ts < field-values.ts values.ts < client
		< in-page context.ts editor-page.ts < entries < fields < content origins problems < editor.ts
		< access.ts changes < workspace.ts < publish < handlers < editor-state.ts hosted open-browser.ts < server.ts < index.ts`,
};

/** Modules of types that travel between layers: any layer imports types from them. */
const sharedTypes = [
	"build-types.ts",
	"definition.ts",
	"types.ts",
	"editor.ts",
	"requests.ts",
];

test.each(Object.entries(layers))(
	"each folder and module of %s/ is in a layer, and imports only from lower layers",
	(root, written) => {
		const all = written.split("<").map((layer) => layer.trim().split(" "));
		const findLayer = (name: string) =>
			all.findIndex((layer) => layer.includes(name));
		const getName = (file: string) =>
			file.slice(root.length + 1).replace(/\/.*/, "");
		const names = files
			.filter((file) => file.startsWith(`${root}/`) && /\.tsx?$/.test(file))
			.map(getName)
			.filter((name) => !sharedTypes.includes(name));
		expect(names.filter((name) => findLayer(name) < 0)).toEqual([]);
		const upward = imports.filter(({ typeOnly, from, to }) => {
			if (![from, to].every((each) => each.startsWith(`${root}/`)))
				return false;
			const [source, target] = [getName(from), getName(to)];
			if (source === target) return false;
			if (
				typeOnly &&
				[source, target].some((each) => sharedTypes.includes(each))
			)
				return false;
			// `plan` takes the model of `link` as a type.
			if (typeOnly && to === "generator/link/model.ts") return false;
			return findLayer(target) >= findLayer(source);
		});
		expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
	},
);

test("folders that compute only from their arguments read no files", () => {
	const pure =
		/^generator\/(compare|diagnostics|languages|link|parse|plan|render|schema|text)\//;
	const reading = imports.filter(
		({ from, to, typeOnly }) =>
			pure.test(from) && !typeOnly && /^node:fs\b/.test(to),
	);
	expect(reading).toEqual([]);
});

/**
 * Modules with effects outside of the process, and packages for one purpose, with the only folders and modules that import
 * them, in generator/ unless they begin with a slash.
 */
const homes: Readonly<Record<string, string>> = {
	"node:http":
		"dev/ host/ links/ /editor/access.ts /editor/hosted/ /editor/server.ts /editor/index.ts",
	"node:https": "links/",
	"node:net": "commands/ dev/ host/ links/",
	"node:child_process": "git/ /editor/open-browser.ts",
	"node:tls": "links/ verify/",
	"node:readline": "terminal/",
	chokidar: "dev/",
	esbuild: "bin/ bundle/",
	sharp: "images/",
	"heic-decode": "images/heic.ts",
	saxes: "images/svg.ts",
	commander: "cli.ts commands/",
	handlebars: "parse/template.ts render/",
	yaml: "parse/ files/",
	"gray-matter": "parse/",
	remark: "parse/ /editor/client/text/",
	"remark-html": "parse/",
	"image-size": "images/picture-size.ts",
	"any-ascii": "text/slug.ts",
	zod: "schema/ parse/ authoring/ fields.ts define.ts definition.ts definition/shared-fields.ts /editor/handlers/ /editor/client/page-messages.ts",
	// authoring/ has the types of components.
	react: "react/ browser/ parts/ authoring/ /site/ /editor/client/",
	"react-dom": "react/ /site/ /editor/client/",
};

test.each(Object.entries(homes))(
	"%s is imported only where it belongs",
	(name, written) => {
		const allowed = written
			.split(" ")
			.map((home) =>
				home.startsWith("/") ? home.slice(1) : `generator/${home}`,
			);
		const users = imports
			.filter(({ to }) => to === name || to.startsWith(`${name}/`))
			.map(({ from }) => from)
			.filter((from) => !isIn(from, ["tests/", "bench/", ...tools]));
		expect(users.filter((from) => !isIn(from, allowed))).toEqual([]);
		expect(name === "react" || users.length > 0).toBe(true);
	},
);

test("argv, environment, clock and terminal are accessed in one place", () => {
	const touching = files
		.filter((file) => /^(generator|site)\//.test(file))
		.filter((file) => !isIn(file, tools))
		.filter((file) =>
			/(?<!")\bprocess\.|\bDate\.now\b|new Date\(\)|\bconsole\.(?!error\()|Math\.random/.test(
				readText(file),
			),
		);
	expect(touching).toEqual([
		// Start the process.
		"generator/bin/bundle.mjs",
		"generator/bin/kilde.cjs",
		"generator/bin/load.cjs",
		// Bundled with the site's code.
		"generator/browser/islands.ts",
		// The environment variables that a site's code reads are part of a cache key.
		"generator/bundle/environment.ts",
		// Captures what React writes to the console as well.
		"generator/dev/client/report-errors.ts",
		// In the browser: the time at which the published site was shown, today's opening hours, and what is past.
		"generator/terminal/terminal.ts",
		"site/clock.ts",
		"site/start/past.ts",
		"site/start/today.ts",
	]);
});

test("files are renamed and deleted in one module, which waits for other programs on Windows", () => {
	const users = files
		.filter((file) => isIn(file, ["generator/", "editor/"]))
		.filter((file) => /\b(?:rename|rm|unlink)Sync\(/.test(readText(file)));
	expect(users).toEqual([
		"editor/open-browser.ts",
		// Bundles the engine from its modules, in this repository.
		"generator/bin/bundle.mjs",
		"generator/disk.ts",
		// Deletes a link that it has just made.
		"generator/write/staging.ts",
	]);
});

function filesIn(folder: string): string[] {
	return readdirSync(join(repository, folder), { recursive: true })
		.map((name) => `${folder}/${String(name).replaceAll("\\", "/")}`)
		.sort();
}

function readText(file: string): string {
	return /\.\w+$/.test(file)
		? readFileSync(join(repository, file), "utf8")
		: "";
}

function parseImports(from: string): Import[] {
	const found = readText(from).matchAll(
		/^(?:import|export)(?<type> type)?\s[^"';]*?from "(?<static>[^"]+)"|^import "(?<bare>[^"]+)"|\b(?:import|require)\("(?<dynamic>[^"]+)"\)/gm,
	);
	return [...found].map(({ groups = {} }) => {
		const name = groups.static ?? groups.bare ?? groups.dynamic ?? "";
		const to = name.startsWith(".")
			? posix.join(posix.dirname(from), name)
			: name;
		return { from, to, typeOnly: groups.type !== undefined };
	});
}

function isIn(file: string, homes: readonly string[]): boolean {
	return homes.some(
		(home) => file === home || (home.endsWith("/") && file.startsWith(home)),
	);
}
