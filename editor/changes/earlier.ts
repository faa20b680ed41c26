import {
	getMessageTag,
	listFileVersions,
	readContentFile,
	readObjects,
	type SiteDefinition,
} from "kilde/tools";
import type { Editor } from "../editor.ts";
import type {
	EarlierVersion,
	ValueAddress,
	ValuePath,
	YamlValue,
} from "../protocol.ts";
import { formatValue } from "./describe.ts";
import { getItemId } from "./diff.ts";

/** How many versions of a file are looked at. */
const mostVersions = 200;

/** Lists the earlier versions of a value, newest first. Includes the versions that lost in a merge. */
export async function listEarlierVersions(
	address: ValueAddress,
	editor: Editor,
): Promise<EarlierVersion[]> {
	const { root } = editor;
	const { file } = address;
	const { built, context, labels } = await editor.getContent();
	const { sources, site } = built.value;
	const read = (bytes: Uint8Array | undefined) => readContentFile(file, bytes);
	const current = read(sources.find(({ path }) => path === file)?.bytes);
	if (!current) return [];
	const versions = await listFileVersions(root, file, mostVersions);
	const objects = await readObjects(
		root,
		versions.map(({ object }) => object),
	);
	const now = JSON.stringify(getVersionValue(current, address, current));
	const field = labels.findField(address);
	const format = createMomentFormat(context.language, site);
	const found = new Map<string, EarlierVersion>();
	for (const { object, date } of versions) {
		const version = read(objects.get(object)?.bytes);
		const value = version && getVersionValue(version, address, current);
		const key = JSON.stringify(value);
		if (value === undefined || key === now) continue;
		// The oldest commit with a value is the one that made it.
		const text = formatValue(value, field, context);
		found.set(key, { since: format(date), value, text });
	}
	return [...found.values()];
}

/** Creates a function that formats dates (seconds since 1970) in the time zone of a site, such as “24 November 2026 at 14:32”. */
export function createMomentFormat(
	language: string,
	{ timeZone }: SiteDefinition,
): (date: number) => string {
	const format = new Intl.DateTimeFormat(getMessageTag(language), {
		dateStyle: "long",
		timeStyle: "short",
		timeZone,
	});
	return (date) => format.format(date * 1000);
}

type FileValues = NonNullable<ReturnType<typeof readContentFile>>;

/** Returns the value at an address in a version of a file. Items of lists are found by their id, since they may have moved. */
function getVersionValue(
	version: FileValues,
	{ path }: ValueAddress,
	current: FileValues,
): YamlValue | undefined {
	return path === "markdown"
		? version.markdown?.trim()
		: findSameValue(version.value, current.value, path);
}

function findSameValue(
	earlier: YamlValue | undefined,
	now: YamlValue | undefined,
	[step, ...rest]: ValuePath,
): YamlValue | undefined {
	if (step === undefined) return earlier;
	const item: YamlValue | undefined = Object(now)[step];
	const id = getItemId(item);
	const same =
		Array.isArray(earlier) && id !== undefined
			? earlier.find((each) => getItemId(each) === id)
			: Object(earlier)[step];
	return findSameValue(same, item, rest);
}
