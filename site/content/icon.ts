import { f, type Shown } from "kilde";

/** The name of an icon (site/components/icon.tsx). */
export const icon = f
	.oneOf(
		"home",
		"info",
		"wave",
		"field",
		"person",
		"clock",
		"heart",
		"news",
		"calendar",
		"question",
		"mail",
		"phone",
		"pin",
		"book",
		"search",
		"login",
		"language",
		"leaf",
		"moon",
		"drop",
		"spark",
		"star",
		"gift",
	)
	.example("heart");

/** The names of the icons that content can name. */
export type NamedIcon = Shown<typeof icon>;
