import { type Measurement, median } from "./measure.ts";

/** A row of the table: the measurements of one kind of build with one tool. */
export type Row = {
	readonly count: number;
	readonly build: string;
	readonly tool: string;
	readonly measurements: readonly Measurement[];
	/** Those of the same build with Kilde. */
	readonly kilde?: readonly Measurement[] | undefined;
};

type Column = {
	readonly title: string;
	readonly rule: "---" | "---:";
	readonly cell: (row: Row) => string;
};

/** The columns of a table of Kilde alone. */
export const kildeColumns: readonly Column[] = [
	{ title: "Articles", rule: "---:", cell: ({ count }) => String(count) },
	{ title: "Build", rule: "---", cell: ({ build }) => build },
	{
		title: "Wall",
		rule: "---:",
		cell: ({ measurements }) => time(measurements, "wall"),
	},
	{
		title: "CPU",
		rule: "---:",
		cell: ({ measurements }) => time(measurements, "cpu"),
	},
	{
		title: "Peak memory",
		rule: "---:",
		cell: ({ measurements }) => memory(measurements),
	},
];

/** The columns of a table that compares several tools. */
export const comparingColumns: readonly Column[] = [
	...kildeColumns.slice(0, 2),
	{ title: "With", rule: "---", cell: ({ tool }) => tool },
	...kildeColumns.slice(2),
	{ title: "Wall, Kilde = 1", rule: "---:", cell: ratio },
];

/** Returns the header of a table in Markdown. */
export function tableHead(columns: readonly Column[]): string {
	return (
		line(columns.map(({ title }) => title)) +
		line(columns.map(({ rule }) => rule))
	);
}

/** Returns a row of a table in Markdown, with the medians; unknown figures are empty. */
export function tableRow(columns: readonly Column[], row: Row): string {
	return line(columns.map(({ cell }) => cell(row)));
}

function line(cells: readonly string[]): string {
	return `| ${cells.join(" | ")} |\n`;
}

function time(
	measurements: readonly Measurement[],
	of: "wall" | "cpu",
): string {
	const value = medianOf(measurements, of);
	if (value === undefined) return "";
	return value < 1000
		? `${Math.round(value)} ms`
		: `${(value / 1000).toFixed(2)} s`;
}

function memory(measurements: readonly Measurement[]): string {
	const value = medianOf(measurements, "memory");
	return value === undefined ? "" : `${Math.round(value / 1024)} MiB`;
}

function ratio({ measurements, kilde = measurements }: Row): string {
	const [own, other] = [kilde, measurements].map((each) =>
		medianOf(each, "wall"),
	);
	return own && other ? (other / own).toFixed(2) : "";
}

function medianOf(
	measurements: readonly Measurement[],
	of: keyof Measurement,
): number | undefined {
	return median(measurements.flatMap((each) => each[of] ?? []));
}
