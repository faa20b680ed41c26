import { median, type Took } from "./measure.ts";

/** Some measurements of one thing. */
export type Row = {
	readonly count: number;
	readonly build: string;
	readonly tool: string;
	readonly taken: readonly Took[];
	/** What the same took Kilde. */
	readonly kilde?: readonly Took[] | undefined;
};

type Column = {
	readonly title: string;
	readonly rule: "---" | "---:";
	readonly cell: (row: Row) => string;
};

/** The columns of figures of Kilde alone. */
export const columnsAlone: readonly Column[] = [
	{ title: "Articles", rule: "---:", cell: ({ count }) => String(count) },
	{ title: "Build", rule: "---", cell: ({ build }) => build },
	{ title: "Wall", rule: "---:", cell: ({ taken }) => time(taken, "wall") },
	{ title: "CPU", rule: "---:", cell: ({ taken }) => time(taken, "cpu") },
	{ title: "Peak memory", rule: "---:", cell: ({ taken }) => memory(taken) },
];

/** The same of several tools, beside each other. */
export const columnsBeside: readonly Column[] = [
	...columnsAlone.slice(0, 2),
	{ title: "With", rule: "---", cell: ({ tool }) => tool },
	...columnsAlone.slice(2),
	{ title: "Wall, Kilde = 1", rule: "---:", cell: ratio },
];

/** The first two lines of a table in Markdown. */
export function tableHead(columns: readonly Column[]): string {
	return (
		line(columns.map(({ title }) => title)) +
		line(columns.map(({ rule }) => rule))
	);
}

/** A line of it: the medians; what is not known stays empty. */
export function tableRow(columns: readonly Column[], row: Row): string {
	return line(columns.map(({ cell }) => cell(row)));
}

function line(cells: readonly string[]): string {
	return `| ${cells.join(" | ")} |\n`;
}

function time(taken: readonly Took[], of: "wall" | "cpu"): string {
	const middle = middleOf(taken, of);
	if (middle === undefined) return "";
	return middle < 1000
		? `${Math.round(middle)} ms`
		: `${(middle / 1000).toFixed(2)} s`;
}

function memory(taken: readonly Took[]): string {
	const middle = middleOf(taken, "memory");
	return middle === undefined ? "" : `${Math.round(middle / 1024)} MiB`;
}

function ratio({ taken, kilde = taken }: Row): string {
	const [own, other] = [kilde, taken].map((each) => middleOf(each, "wall"));
	return own && other ? (other / own).toFixed(2) : "";
}

function middleOf(taken: readonly Took[], of: keyof Took): number | undefined {
	return median(taken.flatMap((took) => took[of] ?? []));
}
