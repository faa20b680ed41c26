import { type MouseEvent, useRef } from "react";
import { useSelection } from "../news/selection.ts";
import { useShownArticle } from "../news/show.ts";
import type { NewsOverview as Props } from "../props.ts";

/**
 * All articles by their titles; choosing one shows it alone. On small screens a button lays it over the
 * page. Without scripts the titles lead to the articles, which stand one after another.
 */
export function NewsOverview({ label, close, items }: Props) {
	const [current, select] = useSelection(items);
	const panel = useRef<HTMLElement>(null);

	useShownArticle(items, current);

	function choose(event: MouseEvent, at: number) {
		// With one of these keys the link is meant for another tab or window.
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
			return;
		event.preventDefault();
		if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
		select(at);
	}

	return (
		<>
			<button
				type="button"
				className="overview__open button button--quiet"
				popoverTarget="overview"
			>
				{label}
			</button>
			<nav
				ref={panel}
				id="overview"
				className="overview"
				popover="auto"
				aria-label={label}
			>
				<button
					type="button"
					className="overview__close button button--quiet"
					popoverTarget="overview"
					popoverTargetAction="hide"
					// biome-ignore lint/a11y/noAutofocus: in a popover it says where the focus goes when that opens.
					autoFocus
				>
					{close}
				</button>
				<ul>
					{items.map(({ id, href, title, day }, at) => (
						<li key={id}>
							<a
								href={href}
								aria-current={at === current ? "true" : undefined}
								onClick={(event) => choose(event, at)}
							>
								{title}
							</a>
							<time dateTime={day.date}>{day.text}</time>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
