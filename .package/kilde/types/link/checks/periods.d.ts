import type { Entries } from "../../definition.js";
import { type Diagnostic } from "../../diagnostics/diagnostic.js";
import { type Path } from "../../diagnostics/places.js";
import { type Period } from "../../i18n/period.js";
import type { ContentEntry } from "../../types.js";
/** Reports entries that end before they begin. */
export declare function checkPeriods(entries: Entries): Diagnostic[];
/** Reports a period that ends before it begins, at this path in an entry's file. */
export declare function backwards(entry: Pick<ContentEntry, "file" | "places">, period: Period, path: Path): Diagnostic[];
