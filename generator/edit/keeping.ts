import { compile } from "../build.ts";
import type { Built } from "../build-types.ts";
import { type Checked, isError, newErrors } from "../diagnostics/diagnostic.ts";
import type { Explained } from "../git/command.ts";
import { commitFiles } from "../git/commit.ts";
import { publish } from "../git/publish.ts";
import { filesToCommit, sentenceOf } from "./changes/changes.ts";
import { contextOf } from "./context.ts";
import type { Drafts } from "./drafts.ts";
import type { EditedSite, RequestContext } from "./edited-site.ts";
import { fileNameAt } from "./fields/names.ts";
import { faultyFiles, refusals } from "./messages.ts";
import type { Report } from "./protocol.ts";
import type { Requests } from "./requests/schemas.ts";
import type { Saving } from "./saving.ts";

/** Keeping what is saved in the history, and publishing it. */
export type Keeping = ReturnType<typeof createKeeping>;

/** Creates what keeps and publishes the content of a project: never both at once. */
export function createKeeping(
	drafts: Drafts,
	edited: EditedSite,
	saving: Saving,
	{ root, language, environment, lastCommit }: RequestContext,
) {
	let committing: Promise<Report> | undefined;
	let publishing:
		| { readonly done: Promise<Report>; readonly stop: AbortController }
		| undefined;

	const notDone = (why: Explained) => ({
		isDone: false,
		...sentenceOf(why, language),
	});

	async function commitNow(message: string): Promise<Report> {
		const built = await edited.buildAnew();
		// What waits for its errors to be corrected is not on the disk.
		if (drafts.clashes().size > 0 || (await saving.files(built)).length > 0)
			return notDone({ message: refusals.saveFirst });
		const files = filesToCommit(root, lastCommit(), drafts.disk());
		if ("en" in files) return notDone({ message: files });
		const faulty = await faultyAmong(files, await saving.onDisk(built));
		if (faulty.length > 0) {
			const context = contextOf(built.value, language);
			const names = faulty.map((file) => fileNameAt(file, context));
			return notDone(faultyFiles(names, faulty));
		}
		const committed = await commitFiles(root, message, files, environment);
		return { isDone: committed.isDone, ...sentenceOf(committed, language) };
	}

	/** The files with errors that would be kept: those of the files to commit, and those that they bring about elsewhere. */
	async function faultyAmong(
		files: readonly string[],
		{ value, diagnostics }: Checked<Built>,
	): Promise<readonly string[]> {
		const errors = diagnostics.filter(isError);
		if (errors.length === 0) return [];
		const committed = lastCommit();
		const before =
			"en" in committed || committed.length === 0
				? []
				: await edited.withMemo(
						(memo) =>
							compile({ ...value, sources: committed }, memo).diagnostics,
					);
		const brought = newErrors(before, errors);
		return [
			...new Set(
				errors
					.filter((each) => files.includes(each.file) || brought.includes(each))
					.map(({ file }) => file),
			),
		];
	}

	async function publishNow(stop: AbortSignal): Promise<Report> {
		await committing?.catch(() => {});
		const context = contextOf((await edited.current()).value, language);
		const published = await publish(root, environment, {
			stop,
			// A merge has changed files.
			isFaulty: async () => {
				const disk = await saving.onDisk(await edited.buildAnew());
				return disk.diagnostics.some(isError);
			},
			called: (file) => fileNameAt(file, context),
		});
		await edited.buildAnew();
		return { isDone: published.isDone, ...sentenceOf(published, language) };
	}

	return {
		async commit({ message }: Requests["commit"]["ask"]): Promise<Report> {
			if (publishing) return notDone({ message: refusals.publishing });
			await committing?.catch(() => {});
			committing = commitNow(message).finally(() => {
				committing = undefined;
			});
			return committing;
		},
		/** Publishes; whoever asks while that is done gets the same answer. */
		publish(): Promise<Report> {
			const stop = publishing?.stop ?? new AbortController();
			publishing ??= {
				stop,
				done: publishNow(stop.signal).finally(() => {
					publishing = undefined;
				}),
			};
			return publishing.done;
		},
		/** Ends the publishing, if there is one; resolves when no process of it is left. */
		async stop(): Promise<void> {
			publishing?.stop.abort();
			await publishing?.done.catch(() => {});
		},
	};
}
