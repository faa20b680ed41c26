import "./notice-board.css";
import { usePage } from "kilde/react";
import type { getNoticeBoard } from "../lib/booking.ts";
import { QrCode } from "./qr-code.tsx";

/** The end of the printed page: the centre's address, and a QR code of the booking page. Hidden on screens. */
export function NoticeBoard({
	name,
	lines,
	address,
	url,
}: ReturnType<typeof getNoticeBoard>) {
	const { words } = usePage();
	return (
		<div className="notice-board">
			<p>
				<strong>{name}</strong>
				{lines.map((line) => (
					<span key={line}>{line}</span>
				))}
			</p>
			<p>
				<strong>{words.scanToBook}</strong>
				<span>{address}</span>
			</p>
			<QrCode url={url} />
		</div>
	);
}
