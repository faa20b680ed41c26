import { bridge } from "../bridge.tsx";
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
function View(page: Views["opening-hours"]) {
	const { overnight } = page;
	const parts = [
		["prices", page.pricesHeading],
		["cards", page.cardsHeading],
		["discounts", page.codesHeading],
		["overnight", overnight.title],
		["rules", page.rulesHeading],
	] as const;
	return (
		<>
			<section id="hours" className="band hours">
				<Opening {...page} />
				<h2>{page.hoursHeading}</h2>
				<WeekTable {...page.week} />
				<Prose {...page.hours.body} />
			</section>
			<FullPicture picture={page.picture} />
			<div className="sheet columns">
				<nav aria-label={page.contents}>
					<ul className="stays">
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
					<h2>{page.pricesHeading}</h2>
					<PriceTable {...page.priceTable} />
					<Prose {...page.prices.body} />
				</section>
				<section id="cards">
					<h2>{page.cardsHeading}</h2>
					<VisitTable {...page.visitTable} />
					<Island component={PriceFinder} props={page.finder} />
					<Folded {...page.cards} />
				</section>
				<section id="discounts">
					<h2>{page.codesHeading}</h2>
					<Prose {...page.discounts.body} />
					<Codes codes={page.codes} />
				</section>
				<section id="overnight">
					{overnight.title && <h2>{overnight.title}</h2>}
					<Prose {...overnight.body} />
				</section>
				<section id="rules">
					<h2>{page.rulesHeading}</h2>
					<ul className="rules">
						{page.rules.map((rule) => (
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

export default bridge("opening-hours", View, {
	needs: () => ({ start: ["today"] }),
});
