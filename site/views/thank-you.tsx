import "./thank-you.css";
import { f, view } from "kilde";
import { Link } from "kilde/react";
import { Opening } from "../components/opening.tsx";
import { PriceTable } from "../components/price-table.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { codes } from "../content/discounts.ts";
import { text } from "../content/fields.ts";
import { Island } from "../island.tsx";
import { CopyCode } from "../islands/copy-code.tsx";
import { describeDiscount } from "../lib/codes.ts";
import { listPrices } from "../lib/sessions.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The page after signing up, with the discount code. */
export default view(
	{
		code: f.ref(codes),
		codeHeading: text,
		book: f.link(),
		home: f.link(),
		pricesHeading: text,
		text: f.markdown(),
	},
	({ page, ...input }) => ({
		discount: describeDiscount(page.code, input),
		prices: listPrices(input),
	}),
	({ page, discount, prices, words }) => (
		<>
			<Opening {...page} />
			<section id="code" className="band own-code stack">
				<h2>{page.codeHeading}</h2>
				<Island
					component={CopyCode}
					props={{
						code: discount.code,
						texts: {
							copy: words.copy,
							copied: words.copied,
							refused: words.copyRefused,
						},
						notifications: {
							label: words.notifications,
							dismiss: words.dismiss,
						},
					}}
				/>
				<p>
					{keepFiguresTogether(discount.covers)} {discount.until}
				</p>
			</section>
			<ProseSection text={page.text} />
			<p className="row">
				<Link to={page.book} className="button" />{" "}
				<Link to={page.home} className="button button--quiet" />
			</p>
			<section id="prices" className="section">
				<h2>{page.pricesHeading}</h2>
				<PriceTable rows={prices} />
			</section>
		</>
	),
	{
		anchors: ["code", "prices"],
		// A discount code is given to those who sign up for the newsletter, not to everybody who searches.
		metadata: () => ({ indexed: false }),
	},
);
