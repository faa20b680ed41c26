// Parts of the engine, the editor and the site that suites of other parts set something up with. A suite imports, besides
// the support and the packages' entry points, only the part that it is named after (imports.test.ts).

export { textStrings } from "../../editor/client/text/strings.ts";
export {
	errorAt,
	formatDay,
	warningAt,
} from "../../generator/authoring/problems.ts";
export { bundleSite } from "../../generator/bundle/index.ts";
export { collectAnswers } from "../../generator/commands/new.ts";
export { checkDefinition } from "../../generator/definition/check-definition.ts";
export { endpoints } from "../../generator/dev/endpoints.ts";
export { isSpellingFix } from "../../generator/diagnostics/fixes.ts";
export { formatMessage } from "../../generator/diagnostics/format-problem.ts";
export { getPageFeatures } from "../../generator/host/page-features.ts";
export { createFormatters } from "../../generator/languages/format.ts";
export { messageLanguages } from "../../generator/languages/message-language.ts";
export {
	commonWords,
	hasCommonWords,
} from "../../generator/languages/words.ts";
export { formatOverdueBuild } from "../../generator/link/next-change.ts";
export { parse } from "../../generator/parse/index.ts";
export { listCandidates } from "../../generator/parse/validate/candidates.ts";
export { createFeed } from "../../generator/plan/feed.ts";
export { createSearchIndex } from "../../generator/plan/search-index.ts";
export { readSources } from "../../generator/read/index.ts";
export { fillTemplate } from "../../generator/render/fill.ts";
export { addOwnTemplates } from "../../generator/render/own-templates.ts";
export { createAnnotator } from "../../generator/schema/annotate.ts";
export { checked, date, slug, time } from "../../generator/schema/field.ts";
export { defineLocalized } from "../../generator/schema/localized.ts";
export { field } from "../../generator/schema/meta.ts";
export { text } from "../../generator/schema/text.ts";
export { createWordsSchema } from "../../generator/schema/words.ts";
export { createTerminal } from "../../generator/terminal/terminal.ts";
export { Island } from "../../site/island.tsx";
export * as ownFormats from "../../site/lib/formats.ts";
