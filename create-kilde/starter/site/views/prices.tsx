import { f, fillPlaceholders, view } from "kilde";
import { Island, Prose } from "kilde/react";
import { HoursSum } from "../islands/hours-sum.tsx";

export default view(
	{ text: f.markdown() },
	// The texts of the island: its script has no content.
	({ content: { prices }, format, words }) => {
		const first = prices.first?.price.value ?? 0;
		const hour = prices.hour?.price.value ?? 0;
		const sums = [1, 2, 3, 4, 5, 6].map((hours) => {
			const price = format.money(first + (hours - 1) * hour);
			return fillPlaceholders(words.sum, { hours, price });
		});
		return { prices: Object.values(prices), sums };
	},
	({ page, prices, sums }) => (
		<>
			<h1>{page.heading}</h1>
			<Prose>{page.text}</Prose>
			<dl>
				{prices.map(({ key, name, price }) => (
					<div key={key}>
						<dt>{name}</dt>
						<dd>{price.text}</dd>
					</div>
				))}
			</dl>
			<Island component={HoursSum} props={{ sums }} />
		</>
	),
);
