import * as z from "zod";

/** The icons the site can draw (site/components/icon.tsx). */
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
