import { followUpdates } from "./follow.ts";
import { createOverlay } from "./overlay.ts";
import { reportErrors } from "./report-errors.ts";

reportErrors();
const show = createOverlay();
followUpdates(({ overlay }) => show(overlay));
