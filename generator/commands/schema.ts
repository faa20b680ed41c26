import { formatCount } from "../diagnostics/report.ts";
import { readSources } from "../read/index.ts";
import { writeProjectFiles } from "../write/project-files.ts";
import { createAnswer } from "./shared/answers.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import { createSchemasAndReferences } from "./shared/editor-files.ts";
import { project } from "./shared/inputs.ts";

/** `kilde schema`: writes the JSON Schemas for editors, and the references to them. */
export const command = defineSiteCommand(
	"write the JSON Schemas that editors use to explain and check fields (content/.schema); their language is the content editors', unless you give --lang",
	project,
	({ root, site, askedLang }) => {
		// The authors of the content read its language, whatever the language of the machine.
		const explained = askedLang ?? site.editorLanguage;
		const files = createSchemasAndReferences(
			readSources(root).value,
			site,
			explained,
		);
		return createAnswer(
			`${formatCount(writeProjectFiles(root, files).length, "file", "en")} written.\n`,
		);
	},
);
