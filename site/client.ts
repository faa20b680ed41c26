import { startHeader } from "./start/header.ts";
import { startIslands } from "./start/islands.ts";
import { keepLanguage } from "./start/language.ts";
import { fadeBetweenPages } from "./start/transitions.ts";

// What every page starts with. It stands within the page, so it is small; the rest is fetched when
// somebody wants it.
fadeBetweenPages();
startIslands();
startHeader();
keepLanguage();
