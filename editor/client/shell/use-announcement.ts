import { useEffect, useState } from "react";

/** A sentence about what was done, or why it failed. */
export type Announcement = {
	readonly sentence: string;
	readonly isError: boolean;
};

/** Milliseconds after which a sentence makes room for the state of the work; errors stay until they are closed. */
const shownFor = 8000;

/** The latest announcement, and the function that makes one; an empty sentence removes it. */
export function useAnnouncement(connections: number) {
	const [announcement, setAnnouncement] = useState<Announcement>();
	useEffect(() => {
		if (!announcement || announcement.isError) return;
		const timer = setTimeout(() => setAnnouncement(undefined), shownFor);
		return () => clearTimeout(timer);
	}, [announcement]);
	const [announce] = useState(
		() =>
			(sentence: string, isError = false) =>
				setAnnouncement(sentence ? { sentence, isError } : undefined),
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: after another connection, the server answers again
	useEffect(() => announce(""), [connections, announce]);
	return { announcement, announce };
}
