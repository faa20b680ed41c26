import "../components/disabled.css";
import { select } from "../news/selection.ts";
import { useShown } from "../news/use-shown.ts";

/** Where a reader goes from an article; `items` as in the overview. */
type NewsPagerProps = Readonly<Record<"previous" | "next" | "top", string>> & {
	readonly items: readonly { readonly id: string; readonly slug: string }[];
};

/** Buttons to the previous article, the next one and the top of the page. */
export function NewsPager({ previous, next, top, items }: NewsPagerProps) {
	const current = useShown(items);

	function backToTop() {
		document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
		scrollTo({ top: 0 });
	}

	return (
		<p className="pager row" data-scripted="">
			<Step label={previous} to={items[current - 1]?.id} />
			<Step label={next} to={items[current + 1]?.id} />
			<button
				type="button"
				className="button button--quiet"
				onClick={backToTop}
			>
				{top}
			</button>
		</p>
	);
}

function Step({
	label,
	to,
}: {
	readonly label: string;
	readonly to: string | undefined;
}) {
	return (
		<button
			type="button"
			className="button button--quiet"
			disabled={to === undefined}
			onClick={() => to !== undefined && select(to)}
		>
			{label}
		</button>
	);
}
