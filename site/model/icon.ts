import * as z from "zod";

/** The names of the icons (site/components/icon.tsx). */
export const icon = z.enum([
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
]);
