import { bridge } from "../bridge.tsx";
import "../components/strip.css";
import { FullPicture } from "../components/full-picture.tsx";
import { OutsideLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { PriceTable } from "../components/price-table.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import type { Views } from "../props.ts";

/** The description of the newsletter, and the link to sign up. */
function View(page: Views["newsletter"]) {
	return (
		<>
			<Opening {...page} />
			<p>
				<OutsideLink link={page.link} className="button" />
			</p>
			<FullPicture picture={page.picture} className="full strip" first />
			<ProseSection text={{ ...page.text.body, title: page.text.title }} />
			<section id="prices" className="section">
				<h2>{page.pricesHeading}</h2>
				<PriceTable {...page.prices} />
			</section>
		</>
	);
}

export default bridge("newsletter", View);
