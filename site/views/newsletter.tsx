import "../components/strip.css";
import { FullPicture } from "../components/full-picture.tsx";
import { OutsideLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { PriceTable } from "../components/price-table.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import type { Views } from "../props.ts";

/** What the newsletter is, and the link to sign up. */
export function View({
	heading,
	lead,
	text,
	link,
	prices,
	picture,
}: Views["newsletter"]) {
	return (
		<>
			<Opening heading={heading} lead={lead} />
			<p>
				<OutsideLink link={link} className="button" />
			</p>
			<FullPicture picture={picture} className="full strip" first />
			<ProseSection section={text} />
			<section id="prices" className="section">
				<h2>{prices.heading}</h2>
				<PriceTable {...prices.table} />
			</section>
		</>
	);
}
