import { formatContent } from "../fixes/format-content.ts";
import { readSources } from "../read/index.ts";
import { type Answer, createAnswer, createRefusal } from "./shared/answers.ts";
import { defineProjectCommand } from "./shared/define-command.ts";
import { saveFixes } from "./shared/fix.ts";
import { root } from "./shared/inputs.ts";

/** `kilde format`: formats the YAML of content/ in the house style, in which the editor changes single lines. */
export const command = defineProjectCommand(
	"format the YAML of the content; an edit in the editor then changes one line",
	[root],
	(options): Answer => {
		const { value: sources } = readSources(options.root);
		const files = formatContent(sources);
		const refused = saveFixes(files, options.root);
		if (refused) return createRefusal(refused);
		const names = files.map(({ path }) => `${path}\n`);
		return createAnswer(names.join("") || "All files are formatted already.\n");
	},
);
