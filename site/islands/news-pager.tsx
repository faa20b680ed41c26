import { useSelection } from "../news/selection.ts";
import { useShownArticle } from "../news/show.ts";
import type { NewsPager as Props } from "../props.ts";

/** To the article before, to the one after, and back to the top; at either end there is nowhere further to go. */
export function NewsPager({ previous, next, top, items }: Props) {
	const [current, select] = useSelection(items);
	const last = items.length - 1;
	useShownArticle(items, current);

	function backToTop() {
		document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
		scrollTo({ top: 0 });
	}

	return (
		<p className="pager" data-scripted="">
			<Step
				label={previous}
				barred={current === 0}
				to={() => select(current - 1)}
			/>
			<Step
				label={next}
				barred={current === last}
				to={() => select(current + 1)}
			/>
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
	barred,
	to,
}: {
	readonly label: string;
	readonly barred: boolean;
	readonly to: () => void;
}) {
	return (
		<button
			type="button"
			className="button button--quiet"
			disabled={barred}
			onClick={to}
		>
			{label}
		</button>
	);
}
