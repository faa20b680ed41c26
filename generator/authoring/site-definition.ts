import * as z from "zod";
import {
	checkDefinition,
	checkLanguagesAndTimeZone,
} from "../definition/check-definition.ts";
import type {
	Collection,
	Entries,
	PageContent,
	PageView,
	Scaffold,
	SiteDefinition,
} from "../definition.ts";
import { formatNameSuggestion } from "../diagnostics/nearest.ts";
import {
	copyDefinition,
	createCollectionError,
	createSiteError,
} from "../diagnostics/site-error.ts";
import { createFormatters, type Formatters } from "../languages/format.ts";
import { getForLocale, type Locale } from "../languages/languages.ts";
import { phrase } from "../messages/format.ts";
import { notFoundView } from "../plan/view-page.ts";
import { defineAddresses } from "../schema/addresses.ts";
import {
	checked,
	id,
	oldAddress,
	redirectTarget,
	sample,
} from "../schema/field.ts";
import { defineLocalized } from "../schema/localized.ts";
import { encodeRequirement } from "../schema/requirement.ts";
import { text } from "../schema/text.ts";
import { createWordsSchema } from "../schema/words.ts";
import type { Redirect } from "../types.ts";
import { findContentValue } from "./content-value.ts";
import { listCollections, listLanguages, type Site } from "./define-site.ts";
import { createFactSource } from "./facts.ts";
import {
	createFieldSchema,
	createShape,
	type FieldParts,
	type Fields,
	getFieldParts,
	isFieldsObject,
	type SchemaContext,
} from "./field.ts";
import { createPlanner } from "./planner.ts";
import { listPathsAt } from "./rule.ts";
import type { CollectionDefinition, CollectionOptions } from "./site-types.ts";
import { getPageTarget, getTarget } from "./targets.ts";
import type { ViewDefinition } from "./view.ts";

// Makes of a site and its views what the engine works with.

/** The modules of site/views by name, and that of site/frame.tsx: their default exports. */
export type SiteViews = {
	readonly views: Readonly<Record<string, { readonly default?: unknown }>>;
	readonly frame: { readonly default?: unknown } | undefined;
};

/** Creates the definition of a site for the engine. Throws at mistakes in the code of the site. */
export function createSiteDefinition(
	site: Site,
	modules: SiteViews,
): SiteDefinition {
	const languages = listLanguages(site);
	const { timeZone, editor = {} } = site;
	const editorLanguage = editor.language ?? languages[0]?.code ?? "";
	checkLanguagesAndTimeZone({ languages, timeZone, editorLanguage }, site);
	checkCurrency(site);
	const views = getViews(modules);
	const formatters = new Map(
		languages.map(({ code, tag }) => [
			code,
			createFormatters(tag, site.currency),
		]),
	);
	const collections = createEngineCollections(site, views, formatters);
	const planner = createPlanner({
		...{ site, languages, views, formatters },
		frame: getFrame(modules),
		collections: listCollections(site),
	});
	const definition: SiteDefinition = {
		languages,
		...{ timeZone, editorLanguage },
		...(editor.look && { editorLook: editor.look }),
		...(editor.pageNames && { pageNames: editor.pageNames }),
		collections: collections.all,
		pages: {
			collection: collections.page,
			texts: collections.pageTexts,
			views: Object.fromEntries(
				listPageViews(views).map(([name, view]) => [name, toPageView(view)]),
			),
			anchors: ["content", ...(site.anchors ?? [])],
		},
		redirects: collections.redirects,
		origin: (entries) => findOrigin(site, collections.all, entries),
		pagesOf: planner.planPages,
		filesOf: (model, context, memo) => [
			...planner.planFiles(model, context, memo),
			...(site.files?.(model, context, memo) ?? []),
		],
		menu: site.menu ?? [],
		templates: site.templates ?? [],
		lint: site.lint ?? [],
		figures: site.figures ?? { families: [], find: () => [] },
		checks: site.rules ?? [],
		...(site.placeholders && { placeholders: site.placeholders }),
		...(site.corrections && { corrections: site.corrections }),
		code: site.code ?? {},
	};
	copyDefinition(site, definition);
	checkDefinition(definition);
	return definition;
}

function checkCurrency(site: Site): void {
	try {
		createFormatters("en", site.currency);
	} catch {
		throw createSiteError(
			`defineSite: “${site.currency}” is not the code of a currency. Codes are written like EUR (ISO 4217).`,
			{ definition: site },
		);
	}
}

/** Creates the collections of the engine: those of the site, and those that every site has. */
function createEngineCollections(
	site: Site,
	views: Readonly<Record<string, ViewDefinition>>,
	formatters: ReadonlyMap<string, Formatters>,
) {
	const definitions = listCollections(site);
	const [, misnamed] = definitions.find(([name]) => name === "pages") ?? [];
	if (misnamed)
		throw createSiteError(
			"A collection can't be called `pages`: `content.pages` are the pages of the site. Export it by another name.",
			{ definition: misnamed },
		);
	const names = new Map<object, string>(
		definitions.map(([name, each]) => [each, name]),
	);
	const context: SchemaContext = {
		languages: listLanguages(site),
		currency: site.currency,
		isInOneLanguage: false,
		getName(collection) {
			const name = names.get(collection);
			if (name !== undefined) return name;
			throw createSiteError(
				"f.ref: the site doesn't list this collection among its `collections`.",
				{ definition: collection },
			);
		},
	};
	const getFormatters = (locale: Locale) => getForLocale(formatters, locale);
	const page = createPageCollection(listPageViews(views), site, context);
	const pageTexts = createPageTextCollection();
	const redirects = createRedirectCollection(site.scaffolds?.redirect);
	const all = [
		...definitions.flatMap(([name, each]) =>
			createCollections(name, each, { context, getFormatters, views }),
		),
		createWordsCollection(site, context),
		page,
		pageTexts,
		redirects,
	];
	return { all, page, pageTexts, redirects };
}

/** Lists the views that pages of the content may have. */
function listPageViews(views: Readonly<Record<string, ViewDefinition>>) {
	return Object.entries(views).filter(
		([name, { kind }]) => kind === "view" && name !== notFoundView,
	);
}

function findOrigin(
	site: Site,
	collections: readonly Collection[],
	entries: Entries,
): string {
	const found = findContentValue(site, "origin", (name) => {
		const collection = collections.find((each) => each.name === name);
		return collection && entries.only(collection);
	});
	return String(found);
}

function getViews({ views }: SiteViews): Record<string, ViewDefinition> {
	return Object.fromEntries(
		Object.entries(views).map(([name, module]) => {
			const view = module.default;
			if (isView(view) && view.kind !== "frame") return [name, view];
			throw createSiteError(
				`This file must export a view by default: \`export default view(…)\` or \`export default entryView(…)\`.`,
				{ file: `views/${name}.tsx` },
			);
		}),
	);
}

function getFrame({ frame }: SiteViews): ViewDefinition {
	const found = frame?.default;
	if (isView(found) && found.kind === "frame") return found;
	throw createSiteError(
		"The file frame.tsx must export the frame of all pages by default: `export default frame(…)`.",
		{ file: "frame.tsx" },
	);
}

function isView(value: unknown): value is ViewDefinition {
	const { kind, component } = Object(value);
	return typeof kind === "string" && typeof component === "function";
}

function toPageView({ fields, options }: ViewDefinition): PageView {
	return {
		texts: listMarkdownFields(fields),
		anchors: options.anchors ?? [],
		...(options.isRequired && { isRequired: true }),
		...(options.listAnchors && { items: options.listAnchors }),
	};
}

/** Lists the fields of a view that are Markdown files of their own. */
function listMarkdownFields(fields: Fields): string[] {
	return Object.entries(fields)
		.filter(([key, field]) => getFieldParts(field, key).isMarkdown)
		.map(([key]) => key);
}

/** The collection of pages: their fields depend on their view. */
function createPageCollection(
	views: readonly (readonly [string, ViewDefinition])[],
	site: Site,
	context: SchemaContext,
): Collection<string, PageContent> {
	const localized = defineLocalized(context.languages)(text);
	const base = {
		sample,
		checked,
		path: defineAddresses(context.languages, "/about").meta({
			label: phrase("label.path"),
			help: phrase("help.path"),
		}),
		title: localized.meta({
			label: phrase("label.title"),
			help: phrase("help.title"),
		}),
		description: localized.meta({
			label: phrase("label.description"),
			help: phrase("help.description"),
		}),
		heading: localized.meta({
			label: phrase("label.heading"),
			help: phrase("help.heading"),
		}),
		...createShape(site.page ?? {}, context),
	};
	const schemas = views.map(([name, { fields }]) => {
		const own = Object.entries(fields).filter(
			([key, field]) => !getFieldParts(field, key).isMarkdown,
		);
		const taken = own.find(([key]) => key === "view" || key in base);
		if (taken)
			throw createSiteError(
				`The field “${taken[0]}” of the view is one that every page has. Give it another name.`,
				{ file: `views/${name}.tsx` },
			);
		return z.strictObject({
			view: z.literal(name),
			...base,
			...createShape(Object.fromEntries(own), context),
		});
	});
	const [first, ...others] = schemas;
	if (!first)
		throw createSiteError("The site has no view: site/views has no file.", {
			file: "site.ts",
		});
	return {
		name: "page",
		called: { en: "Pages", da: "Sider" },
		files: "pages/{id}.yaml",
		// The views' fields come on top of those of every page.
		schema: z.discriminatedUnion("view", [
			first,
			...others,
		]) as unknown as z.ZodType<PageContent>,
		target: getPageTarget(),
		...(site.scaffolds?.page && { scaffold: site.scaffolds.page }),
	};
}

function createPageTextCollection(): SiteDefinition["pages"]["texts"] {
	return {
		name: "section",
		files: "pages/{id}/{part}.{locale}.md",
		schema: z.strictObject({
			sample,
			title: text.optional().meta({
				label: phrase("label.heading"),
				help: phrase("help.text-heading"),
			}),
		}),
	};
}

function createWordsCollection(
	{ words = "words.yaml" }: Site,
	{ languages }: SchemaContext,
): Collection {
	return {
		name: "words",
		called: { en: "Words of the interface", da: "Ord på siderne" },
		files: words,
		isOptional: true,
		schema: createWordsSchema(languages),
	};
}

function createRedirectCollection(
	scaffold: Scaffold | undefined,
): Collection<string, readonly Redirect[]> {
	return {
		...(scaffold && { scaffold }),
		name: "redirects",
		called: { en: "Redirects", da: "Viderestillinger" },
		files: "redirects.yaml",
		isOptional: true,
		schema: z.array(
			z.strictObject({
				from: oldAddress.meta({
					label: phrase("label.old-address"),
					help: phrase("help.old-address"),
				}),
				to: redirectTarget.meta({
					label: phrase("label.redirect-target"),
					help: phrase("help.redirect-target"),
				}),
			}),
		),
	};
}

/** Creates a collection of the engine, and that of its texts if it has any. */
function createCollections(
	name: string,
	definition: CollectionDefinition,
	{
		context: shared,
		getFormatters,
		views,
	}: {
		readonly context: SchemaContext;
		readonly getFormatters: (locale: Locale) => Formatters;
		readonly views: Readonly<Record<string, ViewDefinition>>;
	},
): Collection[] {
	const { files, fields, options } = definition;
	const context = { ...shared, isInOneLanguage: files.includes("{locale}") };
	const factSource = createFactSource(name, definition, getFormatters);
	const isPublishedInPeriod =
		isFieldsObject(fields) &&
		Object.entries(fields).some(
			([key, field]) => getFieldParts(field, key).isPeriod,
		);
	const collection: Collection = {
		name,
		files,
		schema: createCollectionSchema(definition, context),
		target: getTarget(name, definition),
		...(options.called && { called: options.called }),
		...(options.scaffold && { scaffold: options.scaffold }),
		...(options.dates && {
			dates: (raw: unknown) =>
				(options.dates ?? []).flatMap((path) => listPathsAt(raw, path)),
		}),
		...(options.announcedDays && { announcedDays: options.announcedDays }),
		...(factSource && { facts: factSource }),
		...(isPublishedInPeriod && { hasPeriod: true }),
		...(options.sharesPage && { sharesPage: true }),
		...(options.questions && { questions: options.questions }),
		...(options.fieldLanguages && { fieldLanguages: options.fieldLanguages }),
		...createRoute(name, definition, views),
	};
	copyDefinition(definition, collection);
	if (options.texts === undefined) return [collection];
	return [
		collection,
		{
			name: `${name}Text`,
			files: options.texts,
			schema: z.strictObject({}),
			sharesPage: true,
			textOf: name,
		},
	];
}

/** The schema of a collection's files: its fields, and those that every file may have. */
function createCollectionSchema(
	{ files, fields }: CollectionDefinition,
	context: SchemaContext,
): z.ZodType {
	const parts = getFieldParts(fields, "fields");
	if (parts.mapOf) {
		const schema = createMapFileSchema(parts.mapOf, context);
		const { itemLabel } = parts;
		return itemLabel === undefined ? schema : schema.meta({ itemLabel });
	}
	const schema = createFieldSchema(parts, context);
	if (!(schema instanceof z.ZodObject)) return schema;
	const translated = z
		.literal(false, { error: encodeRequirement(phrase("expected.translated")) })
		.optional()
		.meta({
			label: phrase("label.translated"),
			help: phrase("help.translated"),
		});
	const draft = z
		.literal(true, { error: encodeRequirement(phrase("expected.draft")) })
		.optional()
		.meta({ label: phrase("label.draft"), help: phrase("help.draft") });
	return z.strictObject({
		sample,
		checked,
		...(files.includes("{id}") && { draft }),
		...(files.includes("{locale}") && { translated }),
		...schema.shape,
	});
}

/** The schema of a file that is a map: it may say when somebody last checked it, among the keys. */
function createMapFileSchema(
	item: FieldParts,
	context: SchemaContext,
): z.ZodType {
	return z
		.object({ checked }, { error: encodeRequirement(phrase("expected.names")) })
		.catchall(createFieldSchema(item, context))
		.check(({ value, issues }) => {
			for (const name of Object.keys(value)) {
				const { error } = id.safeParse(name);
				if (error)
					issues.push({
						code: "invalid_key",
						origin: "record",
						issues: error.issues,
						input: value,
						path: [name],
					});
			}
		})
		.transform(({ checked: _, ...items }) => items);
}

function createRoute(
	name: string,
	definition: CollectionDefinition,
	views: Readonly<Record<string, ViewDefinition>>,
): Pick<Collection, "route"> {
	const { fields, options, files } = definition;
	const { below, view }: CollectionOptions = options;
	if (below === undefined && view === undefined) return {};
	const fail = (message: string): never => {
		throw createCollectionError(name, message, definition);
	};
	if (below === undefined || view === undefined)
		return fail(
			"entries with pages need both `view` and `below`, the page that lists them.",
		);
	const named = views[view];
	if (named?.kind !== "entry" || named.collection !== name)
		fail(
			named
				? `site/views/${view}.tsx must export entryView("${name}", …).`
				: `\`view\` is “${view}”, but there is no site/views/${view}.tsx. ${formatNameSuggestion(view, Object.keys(views))}`,
		);
	const entries = isFieldsObject(fields) ? Object.entries(fields) : [];
	const parts = entries.map(
		([key, field]) => [key, getFieldParts(field, key)] as const,
	);
	const [slug] = parts.find(([, { isSlug }]) => isSlug) ?? [];
	if (slug === undefined || !files.endsWith(".{locale}.md"))
		return fail(
			"entries with pages are Markdown files, one in each language, with the end of their address: name/{id}.{locale}.md, and a field f.slug().",
		);
	return {
		route: {
			page: below,
			slug,
			sameInAllLanguages: parts
				.filter(([, { isShared, isPeriod }]) => isShared || isPeriod)
				.map(([key]) => key),
		},
	};
}
