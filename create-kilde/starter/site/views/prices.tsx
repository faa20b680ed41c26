import { f, view } from "kilde";
import { Island, Prose } from "kilde/react";
import { HoursSum } from "../islands/hours-sum.tsx";

// What an island shows is computed for it: its script has no content.
export default view(
	{ text: f.markdown() },
	({ content: { prices }, format, words }) => ({
		prices: Object.values(prices),
		sum: {
			first: prices.first?.price.value ?? 0,
			hour: prices.hour?.price.value ?? 0,
			tag: format.tag,
			currency: format.currency,
			amount: words.amount,
			total: words.total,
		},
	}),
	({ page, prices, sum }) => (
		<>
			<h1>{page.heading}</h1>
			<dl>
				{prices.map(({ key, name, price }) => (
					<div key={key}>
						<dt>{name}</dt>
						<dd>{price.text}</dd>
					</div>
				))}
			</dl>
			<Prose>{page.text}</Prose>
			<Island component={HoursSum} props={sum} />
		</>
	),
);
