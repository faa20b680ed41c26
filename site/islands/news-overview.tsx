import { useShown } from "../news/use-shown.ts";

type NewsOverviewProps = {
	readonly label: string;
	readonly close: string;
	readonly items: readonly {
		readonly id: string;
		readonly slug: string;
		readonly href: string;
		readonly title: string;
		readonly day: { readonly date: string; readonly text: string };
		readonly ended: string | undefined;
	}[];
};

/**
 * The titles of all articles; that of the article shown is marked, and start/reader.ts selects the one that is clicked. On
 * small screens the overview is a popover with a button. Without scripts the titles are links to the articles, which are all
 * shown.
 */
export function NewsOverview({ label, close, items }: NewsOverviewProps) {
	const current = useShown(items);
	return (
		<>
			<button
				type="button"
				className="overview__open button button--quiet"
				popoverTarget="overview"
			>
				{label}
			</button>
			<nav id="overview" className="overview" popover="auto" aria-label={label}>
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
					{items.map(({ id, href, title, day, ended }, at) => (
						<li key={id}>
							<time dateTime={day.date}>{day.text}</time>
							<a
								href={href}
								data-id={id}
								aria-current={at === current ? "true" : undefined}
							>
								{title}
							</a>
							{ended && <small>{ended}</small>}
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
