import "./opening-hours.css";
import { f, view } from "kilde";
import { Link } from "kilde/react";
import { Codes } from "../components/codes.tsx";
import { NoticeBoard } from "../components/notice-board.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { PriceTable } from "../components/price-table.tsx";
import { Prose } from "../components/prose.tsx";
import { VisitTable } from "../components/visit-table.tsx";
import { WeekTable } from "../components/week-table.tsx";
import { invitation, picture, text } from "../content/fields.ts";
import { Island } from "../island.tsx";
import { PriceFinder } from "../islands/price-finder.tsx";
import { getNoticeBoard } from "../lib/booking.ts";
import { listCodes } from "../lib/codes.ts";
import { listPrices } from "../lib/sessions.ts";
import { getPriceFinder, getVisits } from "../lib/visits.ts";
import { getWeek, listExceptions } from "../lib/week.ts";
import { keepFiguresTogether } from "../typography.ts";

/** Hours, prices, punch cards, discounts and rules; printed, it is a sheet for the notice board. */
export default view(
	{
		picture,
		pricesHeading: text,
		codesHeading: text,
		cardsHeading: text,
		finderHeading: text,
		hoursHeading: text,
		rulesHeading: text,
		invitation,
		prices: f.markdown(),
		discounts: f.markdown(),
		cards: f.markdown(),
		overnight: f.markdown(),
		hours: f.markdown(),
	},
	({ page, ...input }) => {
		return {
			week: getWeek(input),
			prices: listPrices(input),
			visits: getVisits(input),
			finder: getPriceFinder(input, page.finderHeading),
			codes: listCodes(input),
			rules: input.content.rules.house,
			board: getNoticeBoard(input, page.invitation.link.href),
		};
	},
	({ page, week, prices, visits, finder, codes, rules, board, words }) => {
		const { overnight } = page;
		const headings = [
			["prices", page.pricesHeading],
			["cards", page.cardsHeading],
			["discounts", page.codesHeading],
			["overnight", overnight.title],
			["rules", page.rulesHeading],
		] as const;
		const parts = (
			<ul className="parts row">
				{headings.map(
					([id, heading]) =>
						heading && (
							<li key={id}>
								<a href={`#${id}`}>{heading}</a>
							</li>
						),
				)}
			</ul>
		);
		return (
			<>
				<section id="hours" className="band hours stack">
					<Opening {...page} />
					<ul className="visit-prices row">
						{listVisitPrices(prices).map(({ name, price }) => (
							<li key={name}>
								<strong>{price}</strong> {name}
							</li>
						))}
					</ul>
					<nav aria-label={words.contents}>{parts}</nav>
					<h2>{page.hoursHeading}</h2>
					<WeekTable {...week} />
					<Prose {...page.hours} />
				</section>
				<div className="sheet columns">
					<div className="stays stack">
						{parts}
						{page.picture && <Picture picture={page.picture} />}
					</div>
					<section id="prices" className="stack">
						<h2>{page.pricesHeading}</h2>
						<PriceTable rows={prices} />
						<Prose {...page.prices} />
					</section>
					<section id="cards" className="stack">
						<h2>{page.cardsHeading}</h2>
						<VisitTable {...visits} />
						<Island component={PriceFinder} props={finder} />
						<Prose {...page.cards} />
					</section>
					<section id="discounts" className="stack">
						<h2>{page.codesHeading}</h2>
						<Prose {...page.discounts} />
						<Codes codes={codes} />
					</section>
					<section id="overnight" className="stack">
						{overnight.title && <h2>{overnight.title}</h2>}
						<Prose {...overnight} />
					</section>
					<section id="rules" className="stack">
						<h2>{page.rulesHeading}</h2>
						<ul className="list">
							{rules.map((rule) => (
								<li key={rule}>{rule}</li>
							))}
						</ul>
					</section>
				</div>
				<section className="section band">
					<h2>{page.invitation.heading}</h2>
					<p>{keepFiguresTogether(page.invitation.text)}</p>
					<Link to={page.invitation.link} className="button" />
				</section>
				<NoticeBoard {...board} />
			</>
		);
	},
	{
		anchors: ["prices", "discounts", "cards", "overnight", "hours", "rules"],
		needs: () => ({ start: ["today"] }),
		// Its sections, and the days of the week and those that are not as it says.
		search({ page, source, ...input }) {
			const { overnight } = page;
			return {
				parts: [
					...input.format.weekdays.map(({ name }) => ({
						id: "hours",
						title: name,
					})),
					...listExceptions(input).map(({ when, what }) => ({
						id: "hours",
						title: what,
						text: when,
					})),
					{ id: "hours", title: page.hoursHeading, text: page.hours.words },
					{ id: "prices", title: page.pricesHeading, text: page.prices.words },
					{ id: "cards", title: page.cardsHeading, text: page.cards.words },
					{
						id: "discounts",
						title: page.codesHeading,
						text: page.discounts.words,
					},
					{
						id: "overnight",
						title: overnight.title ?? "",
						text: overnight.words,
					},
					{
						id: "rules",
						title: page.rulesHeading,
						text: input.content.rules.house.join(" "),
					},
					...(source.parts ?? []),
				],
			};
		},
	},
);

/** Lists the prices of sessions and nights for the strip above the timetable, the recommended one first. */
function listVisitPrices(prices: ReturnType<typeof listPrices>) {
	return prices
		.filter(({ isEvent }) => !isEvent)
		.toSorted(
			(a, b) => Number(b.recommended ?? 0) - Number(a.recommended ?? 0),
		);
}
