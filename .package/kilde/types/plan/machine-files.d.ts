import type { SiteDefinition } from "../definition.js";
import type { Model } from "../link/model.js";
import type { Page } from "../types.js";
import { type PageMetadata } from "./head.js";
/** The files for search engines: sitemap and robots.txt. */
export declare function machineFiles(model: Model, site: SiteDefinition, listed: readonly PageMetadata[]): Page[];
/** A stub at each old address: it replaces itself by its target, and links to it for those without scripts. */
export declare function redirectStubs(model: Model, site: SiteDefinition, metadata: readonly PageMetadata[]): Page[];
/** A page made by a template: one that every site has, or one named in the site's definition. */
export declare function template(model: Pick<Model, "templates">, path: string, name: string, props: unknown): Extract<Page, {
    kind: "template";
}>;
