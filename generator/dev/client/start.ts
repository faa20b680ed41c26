import { keepPageUpToDate } from "./follow.ts";
import { createOverlay } from "./overlay.ts";
import { reportErrors } from "./report-errors.ts";

reportErrors();
const show = createOverlay();
keepPageUpToDate(({ overlay }) => show(overlay));
