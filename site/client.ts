import { startIslands } from "kilde/react";
import { startHeader } from "./start/header.ts";
import { keepLanguage } from "./start/language.ts";
import { openSearchByKeys } from "./start/search.ts";
import { fadeBetweenPages } from "./start/transitions.ts";

// The script that is inlined into every page, so it is small. The rest is fetched when the visitor first uses an
// interactive part.
fadeBetweenPages();
startIslands();
openSearchByKeys();
startHeader();
keepLanguage();
