import "../components/strip.css";
import { OutsideLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
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
			{picture && (
				<div className="full strip">
					<Picture picture={picture} sizes="100vw" first />
				</div>
			)}
			<ProseSection section={text} />
			<section id="prices" className="section">
				<h2>{prices.heading}</h2>
				<PriceTable {...prices.table} />
			</section>
		</>
	);
}
