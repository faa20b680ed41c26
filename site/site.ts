import { defineSite } from "../generator/define.ts";
import { languages } from "./languages.ts";
import { closedServices } from "./lint/closed-services.ts";
import { figuresIn } from "./lint/figures.ts";
import { healthClaims } from "./lint/health-claims.ts";
import { houseStyle } from "./lint/house-style.ts";
import { collections } from "./model/index.ts";

/** This site. */
export const site = defineSite({
	languages,
	editorLanguage: "da",
	collections,
	lint: [healthClaims, houseStyle, closedServices],
	figures: figuresIn,
});
