// `kilde/parts`: components without texts and styles of their own, for pages and islands.

export { Picture } from "./parts/picture.tsx";
