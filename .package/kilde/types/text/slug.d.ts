/**
 * The words of a title or heading as a name: a–z, 0–9 and single hyphens. æ → ae, ø → oe, å → aa, the rest by the tables of
 * any-ascii (Straße → strasse, новости → novosti). Signs are named only where there is nothing else (🎉 → tada); empty if
 * those have no name either.
 */
export declare function slugify(text: string): string;
