/** Opens the answer that the address names, on arriving and whenever the fragment changes. */
export function openNamedAnswer(): void {
	const open = () => {
		const named = document.getElementById(
			decodeURIComponent(location.hash.slice(1)),
		);
		if (named instanceof HTMLDetailsElement) named.open = true;
	};
	for (const type of ["DOMContentLoaded", "hashchange"])
		addEventListener(type, open);
}
