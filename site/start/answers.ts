// Opens the answer whose id is the fragment of the address, when the page loads and when a link leads to a fragment, also to
// the one that the address has already.

const open = () => {
	// Fragments of the site are ASCII, so they need no decoding.
	const named = document.getElementById(location.hash.slice(1));
	if (named instanceof HTMLDetailsElement) named.open = true;
};

open();
addEventListener("hashchange", open);
// Of a link to the fragment that the address has, Firefox tells in no other way.
addEventListener("click", ({ target }) => {
	const link = target instanceof Element ? target.closest("a") : null;
	if (link?.hash === location.hash) open();
});

export {};
