import "./components/island.css";

// What looks like an island, wherever one is.
export { Island } from "kilde/react";
