import type { Wording } from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import { read } from "../read/index.ts";
import { editorFiles } from "../schema/editor-schema.ts";
import { save } from "../write/save.ts";
import { type Answer, answer } from "./answer.ts";
import type { SchemaOptions } from "./options.ts";
import { openProject } from "./project.ts";

/** `kilde schema`: writes the JSON Schemas for editors, and the references to them. */
export function runSchema(options: SchemaOptions): Answer {
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const { root } = project;
	const files = editorFiles(read(root).value, options.site, options.explained);
	const written = save(root, files).length;
	const message: Wording = {
		en: `${count(written, "file", "en")} written.\n`,
		da: `${count(written, "file", "da")} skrevet.\n`,
	};
	return answer(message[options.lang]);
}
