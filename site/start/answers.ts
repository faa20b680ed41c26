// Opens the answer that the address names, on arriving and whenever the fragment changes.

const open = () => {
	const named = document.getElementById(
		decodeURIComponent(location.hash.slice(1)),
	);
	if (named instanceof HTMLDetailsElement) named.open = true;
};

open();
addEventListener("hashchange", open);

export {};
