import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteFile } from "../types.ts";
import { endpoints, keyHeader } from "./endpoints.ts";

// Who may see and change what is edited: whoever opened the address with the key. Other users of the machine, other sites
// in the same browser and pages that frame this one don't have it.

/** Decides about requests. */
export type Access = {
	/** The page that takes the key out of its own address, and nothing else. */
	readonly door: SiteFile;
	/** Answers whoever knows the key with a cookie for reading. */
	enter(request: IncomingMessage, response: ServerResponse): void;
	mayRead(request: IncomingMessage): boolean;
	mayWrite(request: IncomingMessage): boolean;
};

/** Headers of every answer: no other site may frame, open or read it. */
export const isolation: Readonly<Record<string, string>> = {
	// The editor shows the page in a frame of its own.
	"content-security-policy": "frame-ancestors 'self'",
	"x-frame-options": "SAMEORIGIN",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"referrer-policy": "same-origin",
	"x-content-type-options": "nosniff",
};

/**
 * Lets in whoever has the key. Reading takes a cookie, which browsers send along by themselves; writing takes the key in a
 * header, which no other site can send, and which is no cookie: cookies are the same for all ports of a machine.
 */
export function createAccess(key: string): Access {
	const reading = createHash("sha256").update(`read ${key}`).digest("hex");
	const mayWrite = (request: IncomingMessage) =>
		isSame(String(request.headers[keyHeader] ?? ""), key) && isOwn(request);
	return {
		door: { path: "enter.html", bytes: door },
		mayWrite,
		mayRead: (request) =>
			cookiesOf(request.headers.cookie).some(
				([name, value]) => name === cookieOf(request) && isSame(value, reading),
			),
		enter(request, response) {
			if (mayWrite(request))
				response.setHeader(
					"set-cookie",
					`${cookieOf(request)}=${reading}; Path=/; HttpOnly; SameSite=Strict`,
				);
			response.writeHead(mayWrite(request) ? 204 : 403).end();
		},
	};
}

/** The name has the port: two editors on one machine would take each other's cookie. */
function cookieOf({ socket }: IncomingMessage): string {
	return `kilde-edit-${socket.localPort}`;
}

/** A page can't forge Origin, and sends it with every POST (Fetch, 3.2). */
function isOwn({ headers }: IncomingMessage): boolean {
	return headers.origin === `http://${headers.host}`;
}

function isSame(given: string, wanted: string): boolean {
	const [one, other] = [given, wanted].map((text) =>
		createHash("sha256").update(text).digest(),
	);
	return (
		one !== undefined && other !== undefined && timingSafeEqual(one, other)
	);
}

function cookiesOf(header = ""): (readonly [string, string])[] {
	return header.split(";").map((each) => {
		const [name = "", value = ""] = each.trim().split("=");
		return [name, value];
	});
}

/** The fragment of an address is sent to no server, and is in no log. */
const door = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Kilde</title>
</head>
<body>
<p hidden>This address has no key, or an old one. Open the address that kilde edit shows in the terminal.</p>
<p hidden lang="da">Adressen har ingen nøgle eller en gammel. Åbn den adresse, kilde edit viser i terminalen.</p>
<noscript><p>Editing needs JavaScript. <span lang="da">Redigering kræver JavaScript.</span></p></noscript>
<script type="module">
const key = location.hash.slice(1);
const { ok } = await fetch(${JSON.stringify(endpoints.enter)}, { method: "POST", headers: { ${JSON.stringify(keyHeader)}: key } });
if (ok) {
	localStorage.setItem(${JSON.stringify(keyHeader)}, key);
	location.replace(${JSON.stringify(endpoints.editor)});
} else for (const line of document.querySelectorAll("p")) line.hidden = false;
</script>
</body>
</html>
`;
