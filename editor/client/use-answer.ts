import { useEffect, useEffectEvent, useState } from "react";
import { getMessage } from "./api.ts";
import { useEditor } from "./editor-context.ts";

/**
 * Requests something when the component appears, and again whenever `key` has changed and then stayed the same for `delay`
 * milliseconds. Returns the last answer; undefined until there is one.
 */
export function useAnswer<Answer>(
	key: string,
	request: () => Promise<Answer>,
	delay = 0,
): Answer | undefined {
	const { announce } = useEditor();
	const [answer, setAnswer] = useState<Answer>();
	const send = useEffectEvent(request);
	const fail = useEffectEvent((error: unknown) =>
		announce(getMessage(error), true),
	);
	const isFirst = useEffectEvent(() => answer === undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask again
	useEffect(() => {
		let isOutdated = false;
		const timer = setTimeout(
			() =>
				send().then(
					(next) => !isOutdated && setAnswer(next),
					(error) => !isOutdated && fail(error),
				),
			isFirst() ? 0 : delay,
		);
		return () => {
			isOutdated = true;
			clearTimeout(timer);
		};
	}, [key, delay]);
	return answer;
}
