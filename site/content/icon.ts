import { f } from "kilde";

/** The icons that content can name; components/icon.tsx draws them. */
export const iconNames = [
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
] as const;

/** A small drawing beside a text. */
export const icon = f.oneOf(...iconNames).example("heart");
