import "./notice-board.css";
import type { NoticeBoard as Props } from "../props.ts";
import { QrCode } from "./qr-code.tsx";

/** The end of the printed page: the centre's address, and a QR code of the booking page. Hidden on screens. */
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
