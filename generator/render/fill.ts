import Handlebars from "handlebars";

/** Fills a Handlebars template with values. Throws if one is missing, which is our own bug. */
export function fill(template: string, props: unknown): string {
	return Handlebars.compile(template, { strict: true })(props);
}
