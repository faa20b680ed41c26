import "./opening-hours.css";
import { CardTable } from "../components/card-table.tsx";
import { Codes } from "../components/codes.tsx";
import { Invitation } from "../components/invitation.tsx";
import { NoticeBoard } from "../components/notice-board.tsx";
import { Opening } from "../components/opening.tsx";
import { PriceTable } from "../components/price-table.tsx";
import { Prose, ProseSection } from "../components/prose.tsx";
import { WeekTable } from "../components/week-table.tsx";
import type { Views } from "../props.ts";

/** Prices, discounts, punch cards, hours and rules; printed, it is a sheet for the notice board. */
export function View({
	prices,
	discounts,
	cards,
	hours,
	rules,
	...page
}: Views["opening-hours"]) {
	return (
		<>
			<Opening {...page} />
			<section id="prices" className="section">
				<h2>{prices.heading}</h2>
				<PriceTable {...prices.table} />
				<Prose {...prices.text} />
			</section>
			<section id="discounts" className="section">
				<h2>{discounts.heading}</h2>
				<Prose {...discounts.text} />
				<Codes codes={discounts.codes} />
			</section>
			<section id="cards" className="section">
				<h2>{cards.heading}</h2>
				<CardTable {...cards.table} />
				<Prose {...cards.text} />
			</section>
			<ProseSection section={page.overnight} id="overnight" />
			<section id="hours" className="section">
				<h2>{hours.heading}</h2>
				<WeekTable {...hours.table} />
				<Prose {...hours.text} />
			</section>
			<section id="rules" className="section">
				<h2>{rules.heading}</h2>
				<ul className="rules">
					{rules.items.map((rule) => (
						<li key={rule}>{rule}</li>
					))}
				</ul>
			</section>
			<Invitation {...page.invitation} />
			<NoticeBoard {...page.noticeBoard} />
		</>
	);
}
