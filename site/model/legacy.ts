import type { Collection, Stored } from "kilde";

/** TODO bridge: a collection as the plan knows it. */
export function legacy<N extends string, F, P extends string>(
	name: N,
	{ files }: { readonly files: P; readonly fields: F },
): Collection<N, Stored<F>, P> {
	return { name, files } as Collection<N, Stored<F>, P>;
}
