import { bridge } from "../bridge.tsx";
import "../components/links.css";
import "./thank-you.css";
import { ButtonLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { PriceTable } from "../components/price-table.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { Island } from "../island.tsx";
import { CopyCode } from "../islands/copy-code.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The page after signing up, with the discount code. */
function View(page: Views["thank-you"]) {
	const { code } = page;
	return (
		<>
			<Opening {...page} />
			<section id="code" className="band own-code">
				<h2>{page.codeHeading}</h2>
				<Island component={CopyCode} props={code.copy} />
				<p>
					{keepFiguresTogether(code.covers)} {code.until}
				</p>
			</section>
			<ProseSection text={{ ...page.text.body, title: page.text.title }} />
			<p className="links">
				<ButtonLink link={page.book} /> <ButtonLink link={page.home} quiet />
			</p>
			<section id="prices" className="section">
				<h2>{page.pricesHeading}</h2>
				<PriceTable {...page.prices} />
			</section>
		</>
	);
}

export default bridge("thank-you", View, {
	metadata: () => ({ indexed: false }),
});
