let room = Buffer.allocUnsafeSlow(128 * 1024);

/**
 * The bytes of a text in UTF-8, which hold until the next text is asked for. Who needs them longer copies them; to have
 * room of its own made for each text takes several times as long as to write it.
 */
export function utf8Of(text: string): Buffer {
	// No unit of UTF-16 takes more than three bytes (RFC 3629).
	const most = text.length * 3;
	if (room.length < most) room = Buffer.allocUnsafeSlow(most * 2);
	return room.subarray(0, room.write(text));
}
