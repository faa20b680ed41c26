import { startIslands } from "kilde/browser";

// The script within every page: it loads an island when a visitor first uses it.
startIslands();
