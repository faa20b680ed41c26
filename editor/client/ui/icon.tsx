/** The path of each icon, in a square of 24 by 24. */
const paths = {
	back: "M19 12H5m6-6-6 6 6 6",
	browse:
		"M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm6.5 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
	bold: "M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7zM8.2 6v12",
	bullets: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
	close: "M6 6l12 12M18 6 6 18",
	copy: "M9 8.5h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM16 8.5v-4a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3",
	down: "M12 5v14m-6-6 6 6 6-6",
	edit: "M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4",
	fact: "M3.5 12V4.5a1 1 0 0 1 1-1H12l8.5 8.5-8.5 8.5zM8 8h.01",
	heading2:
		"M3 6v12M11 6v12M3 12h8M15.5 12.2c.3-2.2 4.8-2.2 4.8.4 0 1.8-2.6 3-4.8 5.4h5",
	heading3:
		"M3 6v12M11 6v12M3 12h8M15.7 10.5h4.6L17.8 13.6c3.6-.1 3.8 4.6.1 4.6-1.1 0-2-.5-2.5-1.4",
	heading4: "M3 6v12M11 6v12M3 12h8M19.2 18v-7.5L15 15.8h6",
	help: "M9.2 9a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0",
	italic: "M10 5h7M7 19h7M14 5l-4 14",
	link: "M10 14a4.2 4.2 0 0 0 6 0l3.5-3.5a4.2 4.2 0 0 0-6-6L12.3 5.7M14 10a4.2 4.2 0 0 0-6 0l-3.5 3.5a4.2 4.2 0 0 0 6 6l1.2-1.2",
	list: "M4 6h16M4 12h16M4 18h10",
	new: "M12 5v14M5 12h14",
	numbers:
		"M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4.5M3.6 15.6c.5-1.2 2.6-1 2.5.4-.1 1.2-1.6 1.9-2.6 3.5h2.7",
	phone:
		"M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2",
	picture:
		"M5 4h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 4ZM3.5 17l5-5 4 4 3-3 5 5M15.5 8.5h.01",
	publish:
		"M12 15V4m-4.5 4.5L12 4l4.5 4.5M4.5 15v3.5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5V15",
	quotation:
		"M4 16.5c2.5 0 4-1.5 4-4.5V7.5H4V12h4M13 16.5c2.5 0 4-1.5 4-4.5V7.5h-4V12h4",
	screen:
		"M4 4h16a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15V5.5A1.5 1.5 0 0 1 4 4ZM8.5 20.5h7M12 16.5v4",
	tablet:
		"M6 2.5h12A1.5 1.5 0 0 1 19.5 4v16a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5ZM11 18.5h2",
	redo: "M15 14 20 9l-5-5M20 9H10a6 6 0 0 0 0 12h3",
	remove: "M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5",
	undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
	up: "M12 19V5m-6 6 6-6 6 6",
} satisfies Readonly<Record<string, string>>;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** An icon in the colour of the text. It is hidden from screen readers: its button needs a name. */
export function Icon({ name }: { readonly name: IconName }) {
	return (
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path
				d={paths[name]}
				fill="none"
				stroke="currentColor"
				strokeWidth="1.75"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
