import "./client.ts";
import { startReader } from "./start/reader.ts";

// What the page of news starts with: what every page does, and its reader.
startReader();
