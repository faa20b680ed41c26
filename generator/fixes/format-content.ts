import { decodeFile, encodeFile, formatFile } from "../files/content-file.ts";
import type { Source } from "../types.ts";
import type { EditedFile } from "../write/content-files.ts";

/** Formats the content files in the house style. Returns those that change; files with mistakes stay as they are. */
export function formatContent(sources: readonly Source[]): EditedFile[] {
	return sources.flatMap(({ path, bytes }) => {
		if (!/^content\/.*\.(?:md|yaml)$/.test(path)) return [];
		const text = decodeFile(bytes);
		const formatted = text === undefined ? text : formatFile(path, text);
		return formatted === undefined || formatted === text
			? []
			: [{ path, base: bytes, bytes: encodeFile(formatted) }];
	});
}
