import { useEffect, useEffectEvent, useState } from "react";

/**
 * Requests something when the component appears, and again whenever `key` has changed and then stayed the same for `delay`
 * milliseconds. Returns the last answer; undefined until there is one.
 */
export function useAnswer<Answer>(
	key: string,
	request: () => Promise<Answer>,
	delay = 0,
): Answer | undefined {
	const [answer, setAnswer] = useState<Answer>();
	const send = useEffectEvent(request);
	const isFirst = useEffectEvent(() => answer === undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask again
	useEffect(() => {
		let isOutdated = false;
		const load = async () => {
			const next = await send();
			if (!isOutdated) setAnswer(next);
		};
		const timer = setTimeout(load, isFirst() ? 0 : delay);
		return () => {
			isOutdated = true;
			clearTimeout(timer);
		};
	}, [key, delay]);
	return answer;
}
