import { follow } from "./follow.ts";
import { createOverlay } from "./overlay.ts";
import { reportErrors } from "./report-errors.ts";

reportErrors();
const show = createOverlay();
follow(({ overlay }) => show(overlay));
