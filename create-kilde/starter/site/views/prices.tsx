import { Island } from "kilde/react";
import { HoursSum } from "../islands/hours-sum.tsx";
import { Pairs } from "../pairs.tsx";
import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html, prices, sum }: Views["prices"]) {
	return (
		<>
			<h1>{heading}</h1>
			<Pairs pairs={prices} />
			<Text html={html} />
			<Island component={HoursSum} props={sum} />
		</>
	);
}
