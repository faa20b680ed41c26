// Opens the answer that the address names, on arriving and whenever the fragment changes.

const open = () => {
	// Every fragment of the site is in ASCII, and so the same in addresses and in ids.
	const named = document.getElementById(location.hash.slice(1));
	if (named instanceof HTMLDetailsElement) named.open = true;
};

open();
addEventListener("hashchange", open);

export {};
