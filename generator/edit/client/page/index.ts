import { follow } from "../../../dev/client/follow.ts";
import { createThings } from "../lists/things.ts";
import { announce } from "./page-things.ts";

// The script of a page that is edited, within the frame of the editor or in a tab of its own.

const things = createThings(document.documentElement);
things.collect();
announce(things);
follow(() => {
	things.collect();
	announce(things);
});
