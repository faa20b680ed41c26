import type { Document, StartScript } from "../../site/props.ts";

/** What a page asks of its policy beyond its own looks: scripts that it starts with, and other hosts. */
export type Needs = {
	readonly start: readonly StartScript[];
	/** The origins of what it may open in a frame. */
	readonly frames: readonly string[];
	/** The origins of the booking provider, whose widgets load what they like from there. */
	readonly hosts: readonly string[];
};

/** What the page of a view needs, by its props. */
export function needsOf({ start }: Document, content: unknown): Needs {
	const { hosts = [] } = Object(content);
	return {
		start,
		frames: [...new Set(framesIn(content).map((url) => new URL(url).origin))],
		hosts,
	};
}

/** The addresses of all frames that something in the props of a view can open (`Embed` in site/props.ts). */
function framesIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		key === "frame" && typeof inner === "string" ? [inner] : framesIn(inner),
	);
}
