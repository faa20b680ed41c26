import { setTimeout as sleep } from "node:timers/promises";
import {
	type BuildOutcome,
	type BuiltSite,
	cacheByObject,
	createQueue,
	type DevServer,
	type FinishedBuild,
	readCommittedFile,
	selectText,
	toDigest,
} from "kilde/tools";
import { owner, type Person } from "./access.ts";
import { createContext } from "./context.ts";
import type { Editor, EditorContent } from "./editor.ts";
import { createLabels } from "./fields/labels.ts";
import { listProblems } from "./problems/problems.ts";
import type { EditorState, Publishing } from "./protocol.ts";
import { waitForPublishing } from "./publish/publisher.ts";
import { createWorkspace } from "./workspace.ts";

/** The options of an editor. */
export type EditorStateOptions = Pick<
	Editor,
	"root" | "language" | "environment" | "network"
> & {
	/** Sends the state to all tabs. */
	push(): void;
	/** Counts the changes that aren't published; null if that isn't known. */
	countChanges(editor: Editor): Promise<number | null>;
};

/** How long an editor that is stopped waits for the end of publishing (milliseconds). */
const settleDelay = 30_000;

/** How long the count of unpublished changes waits for more edits (milliseconds). */
const countDelay = 300;

/** Creates what handlers work on, for a dev server. */
export function createEditor(
	{ push, countChanges, ...options }: EditorStateOptions,
	dev: Pick<DevServer, "latest" | "rebuild" | "showPreview" | "tryEdits">,
) {
	const { root, language } = options;
	const getWorkspace = createWorkspace(root, dev, language);
	const workspace = getWorkspace(owner.id);
	const editors = new Map<string, Editor>();
	const enqueue = createQueue();
	let content: EditorContent | undefined;
	let publishing: Publishing = { stage: "idle" };
	/** The content of which `publishing` tells. */
	let publishingRevision = "";
	let unpublished: number | null = null;
	let counting: NodeJS.Timeout | undefined;

	const editor: Editor = {
		...options,
		workspace,
		async exclusively(work) {
			try {
				return await enqueue(work);
			} finally {
				// The build pushes the state before the step of undo is recorded.
				push();
			}
		},
		async getContent() {
			const built = await workspace.current();
			if (content?.built !== built) content = createContent(built, language);
			return content;
		},
		readCommitted: (path) => readCommittedFile(root, path),
		publishing: {
			current: () => publishing,
			set(next) {
				publishing = next;
				publishingRevision = getRevision(dev.latest());
				push();
			},
		},
		pushState: push,
	};
	return { getEditor, getState, onBuild, settle };

	/** Waits until nothing is being written, committed or pushed; for a while, since a remote may not answer. */
	async function settle(): Promise<void> {
		const patience = sleep(settleDelay, undefined, { ref: false });
		if (publishing.stage === "sending")
			await Promise.race([waitForPublishing(editor), patience]);
		await enqueue(async () => {});
	}

	/** Returns what handlers of a person's requests work on: the same for all, but for the name in commits and the steps to undo. */
	function getEditor({ id, name, email }: Person): Editor {
		if (id === owner.id) return editor;
		const own = editors.get(id) ?? {
			...editor,
			environment: {
				...editor.environment,
				...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
				...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
			},
			workspace: getWorkspace(id),
		};
		editors.set(id, own);
		return own;
	}

	function getState(person: Person): Omit<EditorState, "others"> {
		const { undo, redo } = getEditor(person).workspace.labels();
		const latest = dev.latest();
		return {
			revision: getRevision(latest),
			undo: selectText(undo, language),
			redo: selectText(redo, language),
			problems:
				latest instanceof Error
					? []
					: listProblems(latest.diagnostics, latest.value, language),
			unpublished,
			publishing,
		};
	}

	/** Pushes the state after a build, and the number of unpublished changes a little later. */
	function onBuild(): void {
		// Why it failed may no longer be true.
		const isChanged = getRevision(dev.latest()) !== publishingRevision;
		if (publishing.stage === "failed" && isChanged)
			publishing = { stage: "idle" };
		push();
		clearTimeout(counting);
		counting = setTimeout(async () => {
			// The site's code may have failed meanwhile.
			if (dev.latest() instanceof Error) return;
			const before = unpublished;
			unpublished = await countChanges(editor);
			if (unpublished !== before) push();
		}, countDelay);
		counting.unref();
	}
}

function createContent(built: FinishedBuild, language: string): EditorContent {
	const context = createContext(built.value, language);
	const shown: BuiltSite = built.validSite ?? built.value;
	return { built, shown, context, labels: createLabels(context) };
}

/** Returns a text that differs for each version of the content. The state of the editor needs it several times. */
const getRevision = cacheByObject((outcome: BuildOutcome): string => {
	if (outcome instanceof Error) return outcome.message;
	const { sources, date } = outcome.value;
	const files = sources.map(({ path, digest }) => `${digest} ${path}`);
	return toDigest([date, ...files].join("\n"));
});
