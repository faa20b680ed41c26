import { buildInMemory } from "../../build.ts";
import type { BuiltSite } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { openProjectMemo } from "../../cache/project-memo.ts";
import type { SiteVersion } from "../../compare/index.ts";
import { type Checked, isError } from "../../diagnostics/diagnostic.ts";
import { type Answer, printAndRefuse } from "./answers.ts";
import type { SiteOptions } from "./define-command.ts";

/** The options of a command, and options of a build that differ from the defaults. */
type BuildSiteOptions = SiteOptions &
	Pick<Parameters<typeof buildInMemory>[0], "sources" | "pictures">;

/** Compiles the site, and returns it with the memo used. Pictures are only decoded, unless `pictures` is “encoded”. */
export async function buildSite(
	options: BuildSiteOptions,
): Promise<readonly [Checked<BuiltSite>, Memo]> {
	const memo = openProjectMemo(options.root, options.code);
	const built = await options.terminal.withProgress((progress) =>
		buildInMemory({ pictures: "checked", ...options }, memo, progress),
	);
	memo.save();
	return [built, memo];
}

/** Makes the site and returns the answer of `ask` about it; if the content has errors, prints them and fails. */
export async function buildAndAnswer(
	options: BuildSiteOptions,
	ask: (
		built: BuiltSite & SiteVersion & { readonly model: object },
		memo: Memo,
	) => Answer | Promise<Answer>,
): Promise<Answer> {
	const [built, memo] = await buildSite(options);
	const { model } = built.value;
	return model && !built.diagnostics.some(isError)
		? ask({ ...built.value, model }, memo)
		: printAndRefuse(built, options);
}
