import "./field-rings.css";
import ornaments from "./field-ornaments.json" with { type: "json" };

const { rings } = ornaments;

/** A drawing of rings with an empty middle, as the background of a few words. */
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
