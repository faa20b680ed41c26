// `kilde/react`: the parts of pages that are made with React, for the code that renders them.

export { Head, renderHtml, Script } from "./react/document.tsx";
export { Island } from "./react/island.tsx";
