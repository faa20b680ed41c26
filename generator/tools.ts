// `kilde/tools`: the part of the engine that the editor is made with. It may change in any version.

export { compile, parseMemoized } from "./build.ts";
export type { BuiltSite } from "./build-types.ts";
export { getScript } from "./bundle/clients.ts";
export { getSiteFolder } from "./bundle/site-folder.ts";
export { cacheByObject } from "./cache/by-object.ts";
export { toDigest } from "./cache/digest.ts";
export { createMemo, type Memo, noMemo } from "./cache/memo.ts";
export { getCacheFolder } from "./cache/project-memo.ts";
export { type DiffPiece, isChangedPiece } from "./compare/changes.ts";
export { decodeEntities, listPageExtracts } from "./compare/extract.ts";
export { compareCommonFiles } from "./compare/index.ts";
export { formatPlaceCount } from "./compare/sections.ts";
export {
	findTranslationGaps,
	type TranslationGap,
} from "./compare/translations.ts";
export { findOwnerAndInheritedFields } from "./definition/shared-fields.ts";
export {
	type Collection,
	type EditorLook,
	type Entries,
	findCollection,
	getFilePath,
	type SiteDefinition,
} from "./definition.ts";
export type { BuildOutcome, FinishedBuild } from "./dev/builder.ts";
export { compileChanges } from "./dev/compile-changes.ts";
export {
	type DevServer,
	type DevServerOptions,
	startDevServer,
} from "./dev/index.ts";
export { formatReport, type ReportOptions } from "./dev/messages.ts";
export { createQueue } from "./dev/one-at-a-time.ts";
export { createClientList } from "./dev/serving/clients.ts";
export {
	getRequestPath,
	hasHostOfThisMachine,
	isSameOrigin,
	maxHeaderSize,
	parseJson,
	readBody,
	refusals,
	sendFile,
	sendRefusal,
	setHeaders,
} from "./dev/serving/responses.ts";
export {
	type Checked,
	type Diagnostic,
	getProblemKey,
	isError,
	type Place,
	selectNewErrors,
} from "./diagnostics/diagnostic.ts";
export { formatProblem } from "./diagnostics/format-problem.ts";
export { groupBy } from "./diagnostics/group-by.ts";
export {
	getPlaceByPointer,
	isPathWithin,
	listValues,
	toPointer,
} from "./diagnostics/places.ts";
export { move, removeFile, waitSync } from "./disk.ts";
export { engineFolder } from "./engine-folder.ts";
export {
	applyTextChange,
	changeList,
	decodeFile,
	encodeFile,
	readContentFile,
	renameKey,
	setValue,
	type TextChange,
} from "./files/content-file.ts";
export type {
	ListChange,
	ValueAddress,
	ValuePath,
	YamlValue,
} from "./files/types.ts";
export { commitFiles } from "./git/commit.ts";
export {
	explainCommitObstacle,
	findDestination,
	findPublishedRevision,
} from "./git/destination.ts";
export { createGit, type GitExplanation, type GitFailure } from "./git/git.ts";
export { emptyHistory, readHistory } from "./git/history.ts";
export { listCommits, listFileVersions } from "./git/log.ts";
export {
	commitMerge,
	createMerge,
	type FileConflict,
	moveBranch,
} from "./git/merge.ts";
export { explainCodeConflicts } from "./git/messages.ts";
export { openRemote, type ReceivedWork, type Remote } from "./git/remote.ts";
export {
	findIgnoredFiles,
	readCommittedFile,
	readLastCommit,
	readObjects,
	readRevision,
} from "./git/revisions.ts";
export { getHeaders, type ResponseHeaders } from "./host/headers.ts";
export { getFirstPagesPort, listenOnFreePort } from "./host/listen.ts";
export { getMediaType } from "./host/media-type.ts";
export { formatPolicy } from "./host/policy.ts";
export { importPicture } from "./images/import-picture.ts";
export { importVideo } from "./images/import-video.ts";
export { sanitizeSvgOrVideo } from "./images/sanitize-media.ts";
export {
	addDays,
	comparePeriod,
	isReversedPeriod,
	type Period,
} from "./languages/days.ts";
export {
	capitalize,
	formatDate,
	formatList,
	formatTime,
} from "./languages/format.ts";
export {
	getDefaultLocale,
	type Locale,
	listLocales,
} from "./languages/languages.ts";
export {
	getLanguageName,
	getMessageTag,
	type MessageLanguage,
	messageTags,
	toMessageLanguage,
} from "./languages/message-language.ts";
export { formatNumber } from "./languages/numbers.ts";
export { selectText } from "./languages/text.ts";
export {
	collectAddresses,
	listPageAnchors,
	type SiteAddresses,
} from "./link/addresses.ts";
export {
	findContentFile,
	getValidEntries,
	indexEntries,
	listContentFiles,
	listSingleFileCollections,
	replaceInvalidEntries,
} from "./link/entries.ts";
export { findFactDefinitions, listFacts } from "./link/facts.ts";
export { createModel } from "./link/index.ts";
export { listLaunchTasks } from "./link/launch.ts";
export { findNextChange } from "./link/next-change.ts";
export { listTargetItems } from "./link/targets.ts";
export type { MessageText } from "./messages/format.ts";
export { createContent, listQuestions } from "./new/index.ts";
export { splitFrontMatter } from "./parse/front-matter.ts";
export type { FileChange } from "./read/changes.ts";
export { isLocalized } from "./schema/localized.ts";
export { mapData } from "./schema/map-data.ts";
export {
	type FieldMeta,
	formatFieldText,
	getFieldText,
	isReadableText,
} from "./schema/meta.ts";
export { isReference, media } from "./schema/reference.ts";
export {
	type Body,
	isProse,
	isText,
	type ParsedText,
	type Part,
	type Prose,
} from "./schema/text-values.ts";
export { readSchema, type Schema, type SchemaNode } from "./schema/walk.ts";
export { createSiteOutput, renderPageAt } from "./site-output.ts";
export { diffLists } from "./text/diff-lists.ts";
export { hasReservedTopLevelDomain } from "./text/host-name.ts";
export { isVideoName } from "./text/media-names.ts";
export {
	getAddressLocale,
	getMediaAddress,
	notFoundPath,
	toOutputPath,
	toPageAddress,
} from "./text/url.ts";
export type {
	Artifact,
	ContentEntry,
	ContentFile,
	Entry,
	SiteFile,
	Source,
	ValidEntry,
} from "./types.ts";
export { fetchUrl } from "./verify/fetch-url.ts";
export {
	getBytes,
	getContent,
	getContentKey,
} from "./write/artifact-content.ts";
export { hasSameBytes, saveContentFiles } from "./write/content-files.ts";
