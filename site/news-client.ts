import "./client.ts";
import { startReader } from "./start/reader.ts";

// The script that is inlined into the page of news: that of every page, and the reader.
startReader();
