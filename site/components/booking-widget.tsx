import "./details.css";
import "./fold.css";
import "./layers.css";
import "./booking-widget.css";
import { Link, usePage } from "kilde/react";
import { Fragment } from "react";
import type { Product, Widget } from "../lib/booking.ts";
import { ContactLinks } from "./contact-links.tsx";

/**
 * The element of the provider’s widget, which site/booking.ts loads. The other ways to book are shown in its place until the
 * widget has a height, and below it from then on: only the visitor can see whether the widget works.
 */
export function BookingWidget({
	className,
	attributes,
	link,
	notice,
	week,
	exceptions,
	contact,
}: Widget & Pick<Product, "contact">) {
	const { words } = usePage();
	const asks = notice !== undefined;
	const links = [{ ...link, icon: "book" } as const, ...contact];
	return (
		<div className="widget layers" tabIndex={asks ? -1 : undefined}>
			<div className="widget__drawing">
				<div className={className} {...attributes} />
			</div>
			<div className="widget__instead box stack">
				{asks && (
					<div className="widget__ask tight">
						<button type="button" className="button">
							{words.widgetShow}
						</button>
						<small>{notice}</small>
					</div>
				)}
				<p className="widget__said">{words.widgetInstead}</p>
				<ContactLinks links={links} />
				<div className="folded">
					<details className="fold">
						<summary>{words.hoursCaption}</summary>
						<dl className="widget__week">
							{week.map(({ name, weekday, starts, until }) => (
								<div key={name} className="row" data-weekday={weekday}>
									<dt>{name}</dt>
									<dd>
										{starts.map(({ value, text }, index) => (
											<Fragment key={value}>
												{index > 0 && " "}
												<time dateTime={value}>{text}</time>
											</Fragment>
										))}
										{until && `–${until}`}
									</dd>
								</div>
							))}
							{exceptions.map(({ from, after, when, what }) => (
								<div
									key={when}
									className="row"
									data-from={from}
									data-after={after}
								>
									<dt>{when}</dt> <dd>{what}</dd>
								</div>
							))}
						</dl>
					</details>
				</div>
			</div>
			<div className="widget__note tight note">
				<p>{words.widgetInstead}</p>
				<ContactLinks links={links} />
			</div>
		</div>
	);
}

/** The links of the next start times to the provider's page, which site/booking/next-starts.ts fills in. */
export function NextStarts({ href }: { readonly href: string }) {
	const { words } = usePage();
	return (
		<div className="next" data-scripted>
			<p className="note">{words.nextStarts}</p>
			<ul className="tiles">
				{[1, 2, 3].map((place) => (
					<li key={place}>
						<Link href={href} className="box" hidden>
							<span />
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
