import { follow } from "./follow.ts";
import { createOverlay } from "./overlay.ts";

const overlay = createOverlay();
follow((event) => overlay.show(event.overlay));
