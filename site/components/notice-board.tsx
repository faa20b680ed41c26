import "./notice-board.css";
import type { NoticeBoard as Props } from "../props.ts";
import { QrCode } from "./qr-code.tsx";

/** The foot of the printed page: where we are, and a code that leads to the booking. Screens don't show it. */
export function NoticeBoard({ name, lines, invitation, address, url }: Props) {
	return (
		<div className="notice-board">
			<p>
				<strong>{name}</strong>
				{lines.map((line) => (
					<span key={line}>{line}</span>
				))}
			</p>
			<p>
				<strong>{invitation}</strong>
				<span>{address}</span>
			</p>
			<QrCode url={url} />
		</div>
	);
}
