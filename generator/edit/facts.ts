import { localesOf } from "../definition.ts";
import { factsOf, homesOfFacts } from "../where/probes.ts";
import type { Content } from "./context.ts";
import type { FactChoice } from "./protocol.ts";
import { valuePath } from "./value-path.ts";

/** The facts that texts can cite, in the order of the files that make them. */
export function factChoices(content: Content): FactChoice[] {
	const facts = factsOf(content.entries, content);
	const homes = homesOfFacts(content, facts);
	const locales = localesOf(content.site);
	const names = [...(facts.get(locales[0] ?? "")?.keys() ?? [])];
	return names.map((name) => {
		const home = homes.get(name);
		return {
			name,
			words: Object.fromEntries(
				locales.map((locale) => [locale, facts.get(locale)?.get(name) ?? ""]),
			),
			origin: home && {
				file: home.entry.file,
				path: valuePath(home.path, home.entry.raw),
			},
		};
	});
}
