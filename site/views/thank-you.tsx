import "../components/links.css";
import "./thank-you.css";
import { f, view } from "kilde";
import { reference } from "kilde/fields";
import { Link } from "kilde/react";
import { Opening } from "../components/opening.tsx";
import { PriceTable } from "../components/price-table.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { text } from "../content/fields.ts";
import { Island } from "../island.tsx";
import { CopyCode } from "../islands/copy-code.tsx";
import { toInput } from "../lib/input.ts";
import { formatDiscount, listPrices } from "../lib/prices.ts";
import { codeName } from "../model/discounts.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The page after signing up, with the discount code. */
export default view(
	{
		code: reference(codeName),
		codeHeading: text,
		book: f.link(),
		home: f.link(),
		pricesHeading: text,
		text: f.markdown(),
	},
	({ page, ...given }) => {
		const input = toInput(given);
		const code = input.content.discounts.codes[page.code];
		// `link` has reported codes that don't exist.
		if (!code) throw new Error(`No discount code ${page.code}.`);
		return {
			discount: formatDiscount(code, input),
			prices: listPrices(input),
		};
	},
	({ page, discount, prices, words }) => (
		<>
			<Opening {...page} />
			<section id="code" className="band own-code">
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
			<p className="links">
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
