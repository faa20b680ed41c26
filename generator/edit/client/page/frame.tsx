import { type RefObject, useEffect, useRef, useState } from "react";
import { useEditing } from "../editing.ts";
import { createSitePage, type SitePage } from "./site-page.ts";

/**
 * The rights of a page in the frame: all that it does for visitors, but for opening windows, and for leading the whole tab
 * elsewhere.
 */
const allowed = "allow-scripts allow-same-origin allow-forms";

/**
 * The site in a frame, as wide as the chosen device: it is made smaller where the panel leaves less room, so that no page
 * changes by what is beside it. What can be edited is outlined under the pointer; a click or a tap opens it.
 */
export function Frame({
	ref,
}: {
	readonly ref: RefObject<HTMLIFrameElement | null>;
}) {
	const editing = useEditing();
	const { device, isEditing, isOutlined, words, pages, path, views } = editing;
	const [first] = useState(pages + encodeURI(path));
	const site = useRef<SitePage>(undefined);
	/** The state and actions of the editor, as of the last rendering. */
	const now = useRef(editing);
	now.current = editing;
	const { shown } = views;

	useEffect(() => {
		if (!ref.current) return;
		const talking = createSitePage(ref.current, () => now.current);
		site.current = talking;
		window.addEventListener("message", talking.receive);
		return () => window.removeEventListener("message", talking.receive);
	}, [ref]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: shown again for each view
	useEffect(() => site.current?.outline(), [shown]);

	useEffect(
		() => site.current?.tell({ kind: "mode", isEditing, isOutlined }),
		[isEditing, isOutlined],
	);

	const listsAll = shown?.kind === "content";
	useEffect(() => {
		if (listsAll) site.current?.tell({ kind: "list" });
	}, [listsAll]);

	return (
		<main tabIndex={-1}>
			<iframe
				ref={ref}
				src={first}
				sandbox={allowed}
				// Browsers that don't know it ignore it.
				allow="focus-without-user-activation 'none'"
				title={words.page}
				data-device={device}
				className={isEditing ? "editing" : undefined}
			/>
		</main>
	);
}
