import { type Entries, getFilePath } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
} from "../../diagnostics/diagnostic.ts";
import { templates } from "../../text/url.ts";
import { listRequiredViews, listSingleFileCollections } from "../entries.ts";

/** Reports files and pages that the site needs and that don't exist. */
export function checkMissingFiles(entries: Entries): Diagnostic[] {
	const { site } = entries;
	const { collection, views } = site.pages;
	const files = [
		...listSingleFileCollections(site).map(({ files }) => `content/${files}`),
		...[...Object.values(templates), ...(site.templates ?? [])].map(
			(name) => `templates/${name}`,
		),
	];
	const used = new Set(entries.of(collection).map(({ data }) => data.view));
	return [
		...files
			.filter((file) => !entries.isThere(file))
			.map((file) => errorAt(file, fileStart, explain("missing-file.file"))),
		...listRequiredViews(views)
			.filter((view) => !used.has(view))
			.map((view) =>
				errorAt(
					getFilePath(collection, { id: view }),
					fileStart,
					explain("missing-file.view", { view }),
				),
			),
	];
}
