import { findDestination, type MessageText } from "kilde/tools";
import * as z from "zod";
import { describeChanges, listContentChanges } from "../changes/changes.ts";
import { listFileDifferences } from "../changes/diff.ts";
import { discardChanges } from "../changes/discard.ts";
import { listEarlierVersions } from "../changes/earlier.ts";
import { readVersions } from "../changes/published.ts";
import { describeNextChange, listTodos } from "../changes/todo.ts";
import { cannotHold, isOutdated } from "../messages.ts";
import type { Changes, Outcome } from "../protocol.ts";
import { explainUnreadableCommit, toExplanation } from "../publish/messages.ts";
import { defineEdit, defineHandler } from "./define-handler.ts";
import * as schemas from "./schemas.ts";
import { refuse, write } from "./values.ts";

/** Lists the changes that aren't published, and what is left to do. */
export const changes = defineHandler(
	schemas.nothing,
	async (editor): Promise<Changes> => {
		const { environment, getContent, language, root } = editor;
		const content = await getContent();
		const versions = await readVersions(editor);
		const destination = await findDestination(root, environment);
		const common = {
			...(await listTodos(editor)),
			nextChange: describeNextChange(content),
		};
		const obstacle = "message" in destination ? destination : undefined;
		if ("failure" in versions) {
			// Without a repository there is no commit to read, either.
			const reason = obstacle ?? explainUnreadableCommit(versions);
			const cannotPublish = toExplanation(reason, language);
			return { ...common, changes: [], cannotPublish };
		}
		const { before, after } = versions;
		const listed = listContentChanges(before, after, content.labels);
		return {
			...common,
			changes: describeChanges(listed, before, content),
			cannotPublish: obstacle && toExplanation(obstacle, language),
		};
	},
);

const discardLabel: MessageText = {
	en: "discard changes",
	da: "kassér ændringer",
};

/** Undoes changes that aren't published; all of them without ids. */
export const discard = defineEdit(
	z.strictObject({
		ids: z.array(z.string()).max(10_000).readonly().optional(),
	}),
	async (editor, { ids }): Promise<Outcome> => {
		const { labels, built } = await editor.getContent();
		const versions = await readVersions(editor);
		if ("failure" in versions) return refuse(editor, isOutdated);
		const { before, after } = versions;
		if (!ids) {
			const files = listFileDifferences(before, after)
				.filter(({ path }) => path.startsWith("content/"))
				.map((each) => ({ path: each.path, bytes: each.before }));
			return write(editor, files, discardLabel);
		}
		const chosen = listContentChanges(before, after, labels).filter(({ id }) =>
			ids.includes(id),
		);
		if (chosen.length < new Set(ids).size) return refuse(editor, isOutdated);
		const { sources } = built.value;
		const files = discardChanges(
			chosen,
			(path) => sources.find((each) => each.path === path)?.bytes,
		);
		return files
			? write(editor, files, discardLabel)
			: refuse(editor, cannotHold);
	},
);

/** Lists the earlier versions of a value. */
export const earlierVersions = defineHandler(
	z.strictObject({ address: schemas.address }),
	async (editor, { address }) => ({
		versions: await listEarlierVersions(address, editor),
	}),
);
