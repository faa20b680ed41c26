import "./codes.css";
import type { listCodes } from "../lib/codes.ts";
import { keepFiguresTogether } from "../typography.ts";

/** Discounts, each with its code or where to get that, what it covers and until when. */
export function Codes({
	codes,
}: {
	readonly codes: ReturnType<typeof listCodes>;
}) {
	return (
		<dl className="codes">
			{codes.map(({ name, code, percent, covers, until }) => (
				<div key={name} className="row">
					<dt>
						{name} – {percent}
					</dt>
					<dd>
						{typeof code === "string" ? (
							<code className="code">{code}</code>
						) : (
							<a href={code.href}>{code.label}</a>
						)}
						<p>
							{keepFiguresTogether(covers)} {until}
						</p>
					</dd>
				</div>
			))}
		</dl>
	);
}
