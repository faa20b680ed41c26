import type { Outcome } from "../protocol.ts";
import { useEditor } from "./editor-context.ts";

/**
 * Returns a function that sends a request once all edits have arrived, and announces `done`, or why it was refused. It
 * resolves to whether it was done.
 */
export function useAction() {
	const { announce, outbox } = useEditor();
	return async (
		request: () => Promise<Outcome>,
		done?: string,
	): Promise<boolean> => {
		await outbox.settled();
		const { refused } = await request();
		if (refused) announce(refused.reason, true);
		else if (done) announce(done);
		return !refused;
	};
}
