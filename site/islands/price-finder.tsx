import "../components/form.css";
import "../components/price-finder.css";
import { useEffect, useRef, useState } from "react";
import { type BillLine, type Bill as Cheapest, cheapest } from "../cheapest.ts";
import type { getPriceFinder } from "../lib/visits.ts";
import { moneyText } from "../money.ts";

type Props = ReturnType<typeof getPriceFinder>;

/**
 * The cheapest way to pay for some visits: a form, and the bill. The fields are the browser's own, so that what is chosen
 * before the island is hydrated is kept. They have no autocomplete: a browser that restores them with the page would not
 * restore the bill. Without scripts it isn't shown: the table beside it answers.
 */
export function PriceFinder({
	kinds,
	kind,
	visits,
	most,
	money,
	texts,
}: Props) {
	const fields = useRef<HTMLFieldSetElement>(null);
	const [chosen, choose] = useState({ kind, visits, isNew: false });
	const offer = kinds.find(({ id }) => id === chosen.kind) ?? kinds[0];

	function read() {
		const field = (name: string) =>
			fields.current?.elements.namedItem(name) as HTMLInputElement;
		choose({
			kind: field("kind").value,
			visits: Number(field("visits").value),
			isNew: field("new").checked,
		});
	}
	useEffect(read, []);

	if (!offer) return null;
	const guest = chosen.isNew ? "new" : "known";
	return (
		<div className="finder tiles" data-scripted="">
			<fieldset ref={fields} className="form stack" onInput={read}>
				<legend>
					<h3>{texts.heading}</h3>
				</legend>
				<div className="field">
					<label htmlFor="finder-kind">{texts.kind}</label>
					<select
						id="finder-kind"
						name="kind"
						defaultValue={kind}
						autoComplete="off"
					>
						{kinds.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</div>
				<div className="field">
					<label htmlFor="finder-visits">
						{/* Screen readers say it as the value of the slider. */}
						{texts.visits} <strong aria-hidden="true">{chosen.visits}</strong>
					</label>
					<input
						id="finder-visits"
						name="visits"
						type="range"
						min={1}
						max={most}
						defaultValue={visits}
						autoComplete="off"
					/>
				</div>
				<label className="finder__new with-icon">
					<input name="new" type="checkbox" disabled={!offer.first} />{" "}
					{texts.newGuest}
				</label>
			</fieldset>
			<Bill
				{...cheapest(offer, chosen.visits, guest)}
				visits={chosen.visits}
				money={money}
				texts={texts}
			/>
		</div>
	);
}

function Bill({
	lines,
	sum,
	left,
	visits,
	money,
	texts,
}: Cheapest & Pick<Props, "visits" | "money" | "texts">) {
	return (
		<div className="bill stack">
			<dl className="stack">
				{lines.map(({ card, count, price }) => (
					<div key={card} className="row">
						<dt>
							{count} × {nameOf(card, texts)}
						</dt>
						<dd>{moneyText(count * price, money)}</dd>
					</div>
				))}
			</dl>
			<p role="status" className="bill__sum row">
				{texts.sum}{" "}
				<strong className="bill__total">{moneyText(sum, money)}</strong>{" "}
				<small>
					{moneyText(sum / visits, money)} {texts.each}
				</small>
				{left > 0 && (
					<small>
						{texts.left}: {left}
					</small>
				)}
			</p>
		</div>
	);
}

function nameOf(card: BillLine["card"], texts: Props["texts"]) {
	if (card === "first") return texts.first;
	return card === 0
		? texts.single
		: texts.card.replace("{visits}", String(card));
}
