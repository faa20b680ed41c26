// What is found out about an entry, beside the entry: an edit changes one of thousands, and what was found out about the
// others still holds. Unlike what is remembered by identity (remember.ts), the next process has it too.

/** A result, plain JSON, and what the entry was held against for it. */
type Finding = readonly [against: string, result: unknown];

/** Findings by the names of what they tell. */
export type Findings = { [name: string]: Finding };

type Dossier = { readonly findings: Findings; isNew: boolean };

const dossiers = new WeakMap<object, Dossier>();

/**
 * The same function of an object that never changes, which finds its result once: plain JSON that depends on the object
 * and on what that is held `against` alone, a text that stands for all of it.
 */
export function found<E extends object, T, A extends readonly unknown[]>(
	name: string,
	compute: (about: E, ...means: A) => T,
): (about: E, against: string, ...means: A) => T {
	return (about, against, ...means) => {
		const known = findingOn(about, name, against);
		// What stands under a name is a result of this function.
		if (known !== undefined) return known as T;
		const result = compute(about, ...means);
		addFinding(about, name, against, result);
		return result;
	};
}

/** What was found out about an object against just this. */
export function findingOn(
	about: object,
	name: string,
	against: string,
): unknown {
	const finding = dossiers.get(about)?.findings[name];
	return finding?.[0] === against ? finding[1] : undefined;
}

/** Takes a finding down, in the place of what stood under its name. */
export function addFinding(
	about: object,
	name: string,
	against: string,
	result: unknown,
): void {
	const dossier = dossiers.get(about) ?? bringFindings(about, {});
	dossier.findings[name] = [against, result];
	dossier.isNew = true;
}

/** All that was found out about an object, and whether any of it is new. */
export function findingsOn(about: object): Readonly<Dossier> | undefined {
	return dossiers.get(about);
}

/** Brings what an earlier process found out about an object. */
export function bringFindings(about: object, findings: Findings): Dossier {
	const dossier = { findings, isNew: false };
	dossiers.set(about, dossier);
	return dossier;
}
