import type { Wording } from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import { read } from "../read/index.ts";
import { editorFiles } from "../schema/editor-schema.ts";
import { save } from "../write/save.ts";
import { answer } from "./shared/answer.ts";
import { project } from "./shared/arguments.ts";
import { languageAsked } from "./shared/commander-words.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { ProjectOptions } from "./shared/options.ts";

/** `kilde schema`: writes the JSON Schemas for editors, and the references to them. */
export const command = defineSiteCommand<ProjectOptions>(
	{
		en: "write the JSON Schemas that editors use to explain and check fields (content/.schema); their language is the content editors', unless you give --lang",
		da: "skriv de skemaer, som redigeringsprogrammer forklarer og kontrollerer felterne efter (content/.schema); på redaktørernes sprog, medmindre du angiver --lang",
	},
	project,
	({ root, site }, { argv }) => {
		// The authors of the content read its language, whatever the language of the machine.
		const explained = languageAsked(argv) ?? site.editorLanguage;
		const files = editorFiles(read(root).value, site, explained);
		const written = save(root, files).length;
		const message: Wording = {
			en: `${count(written, "file", "en")} written.`,
			da: `${count(written, "file", "da")} skrevet.`,
		};
		return answer(message);
	},
);
