import "./field-lines.css";
import ornaments from "./field-ornaments.json" with { type: "json" };

const { lines } = ornaments;

/** The edge of a section: a drawing of contour lines, in the colour of the text. */
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
