import type { RefObject } from "react";
import { useState } from "react";
import { useEditor } from "../editor-context.ts";

/** The devices whose width the page may have; a screen is as wide as there is room. */
export const devices = ["phone", "tablet", "screen"] as const;

/** One of these devices. */
export type Device = (typeof devices)[number];

/** What a page in the frame may do: all that it does for visitors, except opening windows and leading the whole tab elsewhere. */
const sandbox = "allow-scripts allow-same-origin allow-forms";

/** The site in a frame. It fills the work area; beside the panel, a page for wide screens is scaled down. */
export function PageFrame({
	ref,
	address,
	device,
}: {
	readonly ref: RefObject<HTMLIFrameElement | null>;
	/** The first page. */
	readonly address: string;
	readonly device: Device;
}) {
	const { strings } = useEditor();
	const [first] = useState(address);
	return (
		<main tabIndex={-1}>
			<iframe
				ref={ref}
				src={first}
				sandbox={sandbox}
				// Browsers that don't know it ignore it.
				allow="focus-without-user-activation 'none'"
				title={strings.page}
				data-device={device}
			/>
		</main>
	);
}
