import type { Entries } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
} from "../../diagnostics/diagnostic.ts";
import { findNearestFile } from "../../diagnostics/nearest.ts";
import { media as mediaTarget } from "../../schema/reference.ts";
import { listMarkdownTexts } from "./links.ts";
import { formatNameList } from "./suggestions.ts";

/** Reports pictures in Markdown that are not pictures in content/media. */
export function checkMarkdownPictures(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) =>
		listMarkdownTexts(entry).flatMap(({ body }) =>
			body.pictures.flatMap(({ src, place }) => {
				const explanation = checkPictureReference(src, entries.media);
				return explanation ? [errorAt(entry.file, place, explanation)] : [];
			}),
		),
	);
}

function checkPictureReference(src: string, media: Entries["media"]) {
	if (/\.(mp4|webm)$/i.test(src)) return explain("unknown-name.video", { src });
	if (media.has(src)) return undefined;
	if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src))
		return explain("unknown-name.outside-picture");
	const names = [...media.keys()];
	const near = findNearestFile(src, names);
	return explain(
		"unknown-name.picture",
		{ src, available: formatNameList(names, mediaTarget.whereToFind) },
		near === undefined ? [] : [near],
	);
}
