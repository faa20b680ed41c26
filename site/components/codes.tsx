import "./codes.css";
import type { Codes as Props } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** Discount codes, each with what it covers and until when. */
export function Codes({ codes }: { readonly codes: Props }) {
	return (
		<dl className="codes">
			{codes.map(({ name, code, percent, covers, until }) => (
				<div key={code}>
					<dt>
						{name} – {percent}
					</dt>
					<dd>
						<code className="code">{code}</code>
						<p>
							{keepFiguresTogether(covers)} {until}
						</p>
					</dd>
				</div>
			))}
		</dl>
	);
}
