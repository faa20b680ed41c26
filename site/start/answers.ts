// Opens the answer whose id is the fragment of the address, when the page loads and when the fragment changes.

const open = () => {
	// Fragments of the site are ASCII, so they need no decoding.
	const named = document.getElementById(location.hash.slice(1));
	if (named instanceof HTMLDetailsElement) named.open = true;
};

open();
addEventListener("hashchange", open);

export {};
