import { follow } from "./follow.ts";
import { createOverlay } from "./overlay.ts";

const show = createOverlay();
follow(({ overlay }) => show(overlay));
