import "./field-lines.css";
import ornaments from "../art/ornaments.json" with { type: "json" };

const { lines, rings } = ornaments;

/** The edge of a section: level lines of the field, in the colour of the text around. */
export function FieldLines() {
	return (
		<svg
			className="field-lines"
			viewBox={`0 0 ${lines.width} ${lines.height}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path d={lines.path} vectorEffect="non-scaling-stroke" />
		</svg>
	);
}

/** Rings of the field with an empty middle, to stand around a few words. */
export function FieldRings() {
	return (
		<svg
			className="field-rings"
			viewBox={`0 0 ${rings.width} ${rings.height}`}
			aria-hidden="true"
		>
			<path d={rings.path} vectorEffect="non-scaling-stroke" />
		</svg>
	);
}
