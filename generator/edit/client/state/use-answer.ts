import { useEffect, useEffectEvent, useState } from "react";
import { useEditing } from "../editing.ts";

/**
 * Asks the server by `work`, and again with each other `key`; until the next answer, the last one stays. After the first
 * time, it asks only once the key has been the same for `pause` milliseconds. Returns the answer, and whether it is of `key`.
 */
export function useAnswer<Answer>(
	key: unknown,
	work: () => Promise<Answer> | undefined,
	{ pause = 0, onFail }: { pause?: number; onFail?(error: unknown): void } = {},
): { readonly answer: Answer | undefined; readonly isNewest: boolean } {
	const { fail } = useEditing();
	const [known, setKnown] = useState<{ of: unknown; answer: Answer }>();
	const ask = useEffectEvent(() => Promise.resolve(work()));
	const failed = useEffectEvent(onFail ?? fail);
	const isFirst = useEffectEvent(() => known === undefined);
	useEffect(() => {
		let isOver = false;
		const timer = setTimeout(
			() =>
				ask().then(
					(answer) => {
						if (!isOver && answer !== undefined) setKnown({ of: key, answer });
					},
					(error) => {
						if (!isOver) failed(error);
					},
				),
			isFirst() ? 0 : pause,
		);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [key, pause]);
	return { answer: known?.answer, isNewest: known?.of === key };
}
