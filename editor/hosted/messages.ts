import type { MessageText } from "kilde/tools";

/** Why a request of somebody is refused who isn't signed in. */
export const signedOut: MessageText = {
	en: "You are signed out. Open the address of the editor and sign in.",
	da: "Du er logget ud. Åbn redigeringens adresse, og log ind.",
};

/** Why signing in failed. */
export const failedSignIn: MessageText = {
	en: "That did not work. A link to sign in works once, for a day: ask for another one.",
	da: "Det lykkedes ikke. Et link til at logge ind virker én gang og i et døgn: Bed om et nyt.",
};

/** Why an attempt to sign in is refused. */
export const tooManyAttempts: MessageText = {
	en: "Too many attempts have failed. Try again in a minute.",
	da: "Det er mislykkedes for mange gange. Prøv igen om et minut.",
};
