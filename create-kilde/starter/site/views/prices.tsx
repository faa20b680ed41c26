import { Island } from "kilde/react";
import { HoursSum } from "../islands/hours-sum.tsx";
import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html, prices, sum }: Views["prices"]) {
	return (
		<>
			<h1>{heading}</h1>
			<dl>
				{prices.map(({ name, words }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{words}</dd>
					</div>
				))}
			</dl>
			<Text html={html} />
			<Island component={HoursSum} props={sum} />
		</>
	);
}
