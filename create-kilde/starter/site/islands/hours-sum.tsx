import { useEffect, useRef, useState } from "react";

/** A slider of hours, and what they cost. An island: its script is loaded when a visitor first uses it. */
export function HoursSum({ sums }: { readonly sums: readonly string[] }) {
	const field = useRef<HTMLInputElement>(null);
	const [index, setIndex] = useState(0);
	const read = () => setIndex(field.current?.valueAsNumber ?? 0);
	// Reads the value that the visitor chose before the script was loaded.
	useEffect(read, []);
	return (
		<label>
			{sums[index]}
			<input
				ref={field}
				type="range"
				max={sums.length - 1}
				defaultValue={0}
				onChange={read}
			/>
		</label>
	);
}
