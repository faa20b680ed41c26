import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./check.ts";

/** Every Markdown text of the real content, without its front matter. */
export function markdownOfContent(): {
	readonly file: string;
	readonly text: string;
}[] {
	const content = join(repository, "content");
	return readdirSync(content, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".md"))
		.map((file) => ({
			file,
			text: readFileSync(join(content, file), "utf8").replace(
				/^---\r?\n.*?\r?\n---\r?\n/s,
				"",
			),
		}));
}
