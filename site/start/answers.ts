// Opens the answer whose id is the fragment of the address, when the page loads and when a link leads to a fragment, also to
// the one that the address has already.

const open = () => {
	// Fragments of the site are ASCII, so they need no decoding.
	const named = document.getElementById(location.hash.slice(1));
	if (named instanceof HTMLDetailsElement) named.open = true;
};

open();
addEventListener("popstate", open);

export {};
