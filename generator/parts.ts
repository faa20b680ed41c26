// `kilde/parts`: parts of pages without words and styles, in React; islands may have them, too.

export { LanguageLink } from "./parts/language-link.tsx";
export { type Pair, Pairs } from "./parts/pairs.tsx";
export { Picture } from "./parts/picture.tsx";
