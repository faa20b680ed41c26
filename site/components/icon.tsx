import "./icon.css";
import type { iconNames } from "../content/icon.ts";

/** The drawings: those that the content can name, and two that it can't. */
export type IconName = (typeof iconNames)[number] | "menu" | "sms";

/** Line drawings on a grid of 24 × 24. */
const strokes: Readonly<Record<IconName, string>> = {
	home: "M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6",
	info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 8h.01",
	wave: "M3 9c3-4 6-4 9 0s6 4 9 0M3 16c3-4 6-4 9 0s6 4 9 0",
	field:
		"M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18",
	person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 4-6 8-6s8 2 8 6",
	clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2",
	heart: "M12 20C5 15 3 11 4 8c1-4 6-4 8 0 2-4 7-4 8 0 1 3-1 7-8 12",
	news: "M4 5h13v14H6a2 2 0 0 1-2-2ZM17 9h3v8a2 2 0 0 1-2 2M7 9h7M7 13h7M7 16h4",
	calendar: "M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4",
	question:
		"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01",
	mail: "M3 6h18v12H3ZM3 7l9 7 9-7",
	phone:
		"M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a2 2 0 0 1-2 2A15 15 0 0 1 4 5a2 2 0 0 1 2-2",
	pin: "M12 21c5-5 7-8 7-11a7 7 0 1 0-14 0c0 3 2 6 7 11M12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
	book: "M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4",
	search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5",
	login: "M14 4h5v16h-5M4 12h10M11 8l4 4-4 4",
	language:
		"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
	leaf: "M5 19C4 9 10 4 20 4c0 10-5 16-15 15M5 19 14 10",
	moon: "M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10",
	drop: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11",
	spark: "M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
	star: "m12 4 2.4 5 5.6.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.6-.8Z",
	sms: "M4 5h16v11h-9l-5 4v-4H4Z",
	menu: "M4 7h16M4 12h16M4 17h16",
	gift: "M4 12h16v9H4ZM3 8h18v4H3ZM12 8v13M12 8c-5 0-6-5-3-5 2 0 3 3 3 5 0-2 1-5 3-5 3 0 2 5-3 5",
};

/** A small line drawing beside a text; hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d={strokes[name]} />
		</svg>
	);
}
