import type { MessageLanguage } from "kilde/tools";
import {
	type StringsIn,
	selectStrings,
	type Wordings,
} from "../select-strings.ts";

const wordings = {
	title: { en: "Edit the site", da: "Ret hjemmesiden" },
	help: {
		en: "Sign in with the passkey of your phone or computer.",
		da: "Log ind med adgangsnøglen på din telefon eller computer.",
	},
	signIn: { en: "Sign in", da: "Log ind" },
	invited: {
		en: "You are invited to edit this site. Create a passkey on this phone or computer: from then on your fingerprint, your face or the code of the device signs you in.",
		da: "Du er inviteret til at rette hjemmesiden. Opret en adgangsnøgle på denne telefon eller computer: Så logger du fremover ind med fingeraftryk, ansigt eller enhedens kode.",
	},
	register: { en: "Create a passkey", da: "Opret adgangsnøgle" },
	cancelled: {
		en: "It was cancelled, or this device has no passkey for this site. Try again, or ask for another invitation.",
		da: "Det blev afbrudt, eller enheden har ingen adgangsnøgle til hjemmesiden. Prøv igen, eller bed om en ny invitation.",
	},
	unsupported: {
		en: "This browser has no passkeys. Open the link in a newer Safari, Chrome, Edge or Firefox.",
		da: "Denne browser kan ikke bruge adgangsnøgler. Åbn linket i en nyere Safari, Chrome, Edge eller Firefox.",
	},
} satisfies Wordings;

/** Returns the texts of the page on which people sign in. */
export function getSignInStrings(
	language: MessageLanguage,
): StringsIn<typeof wordings> {
	return selectStrings(wordings, language);
}
