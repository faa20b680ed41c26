/** Maps items with an asynchronous function, at most `limit` at a time; results are in the order of the items. */
export async function mapConcurrently<T, R>(
	items: readonly T[],
	limit: number,
	map: (item: T) => Promise<R>,
): Promise<R[]> {
	const results: R[] = [];
	const entries = items.entries();
	const worker = async () => {
		for (const [index, item] of entries) results[index] = await map(item);
	};
	await Promise.all(Array.from({ length: limit }, worker));
	return results;
}
