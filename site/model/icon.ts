import { choices, z } from "kilde/fields";

/** A description of each icon. */
const pictures = {
	home: { en: "house", da: "hus" },
	info: { en: "letter i in a circle", da: "et i i en cirkel" },
	wave: { en: "waves", da: "bølger" },
	field: { en: "rings in each other", da: "ringe i hinanden" },
	person: { en: "person", da: "person" },
	clock: { en: "clock", da: "ur" },
	heart: { en: "heart", da: "hjerte" },
	news: { en: "newspaper", da: "avis" },
	calendar: { en: "calendar", da: "kalender" },
	question: { en: "question mark", da: "spørgsmålstegn" },
	mail: { en: "envelope", da: "konvolut" },
	phone: { en: "telephone", da: "telefon" },
	pin: { en: "pin on a map", da: "nål på et kort" },
	book: { en: "calendar with a tick", da: "kalender med flueben" },
	search: { en: "magnifying glass", da: "forstørrelsesglas" },
	login: { en: "arrow through a door", da: "pil ind ad en dør" },
	language: { en: "globe", da: "globus" },
	leaf: { en: "leaf", da: "blad" },
	moon: { en: "moon", da: "måne" },
	drop: { en: "drop", da: "dråbe" },
	spark: { en: "rays", da: "stråler" },
	star: { en: "star", da: "stjerne" },
	gift: { en: "present", da: "gave" },
};

/** The names of the icons that content can name. */
export type NamedIcon = keyof typeof pictures;

// Object.keys returns string[], not the names.
const names = Object.keys(pictures) as NamedIcon[];

/** The names of the icons (site/components/icon.tsx). */
export const icon = z
	.enum(names)
	.meta(choices(pictures))
	.meta({ example: "heart" });
