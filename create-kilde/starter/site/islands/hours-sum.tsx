import { useEffect, useRef, useState } from "react";

/** Adds up the price of some hours. An island: its script is loaded when a visitor first uses it. */
export function HoursSum({
	first,
	hour,
	tag,
	currency,
	amount,
	total,
}: {
	readonly first: number;
	readonly hour: number;
	readonly tag: string;
	readonly currency: string;
	readonly amount: string;
	readonly total: string;
}) {
	const field = useRef<HTMLInputElement>(null);
	const [hours, setHours] = useState(1);
	const read = () => setHours(countOf(field.current));
	// What was typed before the script came.
	useEffect(read, []);
	const money = new Intl.NumberFormat(tag, {
		style: "currency",
		currency,
		trailingZeroDisplay: "stripIfInteger",
	});
	return (
		<form>
			<label>
				{amount}
				<input
					ref={field}
					type="number"
					min="1"
					max="24"
					defaultValue={1}
					onChange={read}
				/>
			</label>
			<output>
				{total}: {money.format(first + hour * (hours - 1))}
			</output>
		</form>
	);
}

/** The whole number from 1 to 24 that is nearest to what was typed. */
function countOf(field: HTMLInputElement | null): number {
	return Math.min(24, Math.max(1, Math.round(field?.valueAsNumber || 1)));
}
