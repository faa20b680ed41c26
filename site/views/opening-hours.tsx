import "./opening-hours.css";
import { Codes } from "../components/codes.tsx";
import { Folded } from "../components/fold.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Invitation } from "../components/invitation.tsx";
import { NoticeBoard } from "../components/notice-board.tsx";
import { Opening } from "../components/opening.tsx";
import { PriceTable } from "../components/price-table.tsx";
import { Prose } from "../components/prose.tsx";
import { VisitTable } from "../components/visit-table.tsx";
import { WeekTable } from "../components/week-table.tsx";
import { Island } from "../island.tsx";
import { PriceFinder } from "../islands/price-finder.tsx";
import type { Views } from "../props.ts";

/** Hours, prices, punch cards, discounts and rules; printed, it is a sheet for the notice board. */
export function View({
	contents,
	prices,
	discounts,
	cards,
	overnight,
	hours,
	rules,
	...page
}: Views["opening-hours"]) {
	const parts = [
		["prices", prices.heading],
		["cards", cards.heading],
		["discounts", discounts.heading],
		["overnight", overnight.title],
		["rules", rules.heading],
	] as const;
	return (
		<>
			<Opening {...page} />
			<section id="hours" className="band hours">
				<h2>{hours.heading}</h2>
				<WeekTable {...hours.table} />
				<Prose {...hours.text} />
			</section>
			<FullPicture picture={page.picture} />
			<div className="sheet">
				<nav aria-label={contents}>
					<ul>
						{parts.map(
							([id, heading]) =>
								heading && (
									<li key={id}>
										<a href={`#${id}`}>{heading}</a>
									</li>
								),
						)}
					</ul>
				</nav>
				<section id="prices">
					<h2>{prices.heading}</h2>
					<PriceTable {...prices.table} />
					<Prose {...prices.text} />
				</section>
				<section id="cards">
					<h2>{cards.heading}</h2>
					<VisitTable {...cards.table} />
					<Island component={PriceFinder} props={cards.finder} />
					<Folded {...cards.text} />
				</section>
				<section id="discounts">
					<h2>{discounts.heading}</h2>
					<Prose {...discounts.text} />
					<Codes codes={discounts.codes} />
				</section>
				<section id="overnight">
					{overnight.title && <h2>{overnight.title}</h2>}
					<Prose {...overnight} />
				</section>
				<section id="rules">
					<h2>{rules.heading}</h2>
					<ul className="rules">
						{rules.items.map((rule) => (
							<li key={rule}>{rule}</li>
						))}
					</ul>
				</section>
			</div>
			<Invitation {...page.invitation} />
			<NoticeBoard {...page.noticeBoard} />
		</>
	);
}
