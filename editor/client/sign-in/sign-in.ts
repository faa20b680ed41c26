import {
	browserSupportsWebAuthn,
	startAuthentication,
	startRegistration,
} from "@simplewebauthn/browser";
import { endpoints } from "../../endpoints.ts";
import style from "./sign-in.css";
import { getSignInStrings } from "./strings.ts";

// The page on which people sign in with a passkey. An invitation, `#invitation=SECRET`, registers one first: the fragment of an
// address reaches no server and no log.

const { lang, dataset } = document.documentElement;
const strings = getSignInStrings(lang === "da" ? "da" : "en");
const [, invitation = ""] = /^#invitation=([\w-]+)$/.exec(location.hash) ?? [];
// The page to edit is kept for the editor.
const page = invitation ? "" : location.hash;

const sheet = new CSSStyleSheet();
sheet.replaceSync((dataset.look ?? "") + style);
document.adoptedStyleSheets.push(sheet);

const find = (selector: string) => {
	const element = document.querySelector<HTMLElement>(selector);
	if (!element) throw new Error(`The page has no ${selector}.`);
	return element;
};
const button = find("button");
const problem = find("#problem");

if (!browserSupportsWebAuthn()) problem.textContent = strings.unsupported;
else {
	button.hidden = false;
	if (invitation) {
		find("#help").textContent = strings.invited;
		button.textContent = strings.register;
	}
	button.addEventListener("click", () => {
		problem.textContent = "";
		enter().catch((error: unknown) => {
			problem.textContent =
				error instanceof Refusal ? error.message : strings.cancelled;
		});
	});
}

/** Registers a passkey or signs in with one, and opens the editor. Throws if that fails. */
async function enter(): Promise<void> {
	if (invitation) {
		const options = await send("invitation", { invitation });
		const response = await startRegistration({ optionsJSON: options });
		await send("register", { invitation, response });
	} else {
		const options = await send("begin", {});
		await send("finish", {
			response: await startAuthentication({ optionsJSON: options }),
		});
	}
	// Without the invitation, which has been used.
	history.replaceState(undefined, "", endpoints.editor + page);
	location.reload();
}

/** The server refuses a request; the message is for people. */
class Refusal extends Error {}

/** Sends a request, and returns the parsed JSON of its response. */
async function send(name: string, body: object) {
	const response = await fetch(endpoints.signIn + name, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	const text = await response.text();
	if (!response.ok)
		// The sentence is in English, then in Danish.
		throw new Refusal(text.split("\n")[lang === "da" ? 1 : 0]);
	return text ? JSON.parse(text) : undefined;
}
