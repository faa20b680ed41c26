import "../components/strip.css";
import { f, view } from "kilde";
import { Link } from "kilde/react";
import { FullPicture } from "../components/full-picture.tsx";
import { Opening } from "../components/opening.tsx";
import { PriceTable } from "../components/price-table.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { picture, text } from "../content/fields.ts";
import { listPrices } from "../lib/sessions.ts";

/** The description of the newsletter, and the link to sign up. */
export default view(
	{ picture, button: text, pricesHeading: text, text: f.markdown() },
	(input) => {
		return {
			link: input.content.business.links.newsletter,
			prices: listPrices(input),
		};
	},
	({ page, link, prices }) => (
		<>
			<Opening {...page} />
			<p>
				<Link href={link} className="button">
					{page.button}
				</Link>
			</p>
			<FullPicture picture={page.picture} className="full strip" first />
			<ProseSection text={page.text} />
			<section id="prices" className="section">
				<h2>{page.pricesHeading}</h2>
				<PriceTable rows={prices} />
			</section>
		</>
	),
	{ anchors: ["prices"] },
);
