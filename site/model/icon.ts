import { z } from "kilde/fields";
import { iconNames } from "../content/icon.ts";

/** The names of the icons that content can name. */
export type NamedIcon = (typeof iconNames)[number];

/** TODO bridge */
export const icon = z.enum(iconNames).meta({ example: "heart" });
