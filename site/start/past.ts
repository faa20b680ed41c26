// Hides what is past, such as a closing that has ended: the page may be older than that. The day is that of UTC, which begins
// an hour or two after midnight in Denmark.

for (const each of document.querySelectorAll<HTMLElement>("[data-gone]"))
	each.hidden =
		(each.dataset as { readonly gone: string }).gone <= new Date().toJSON();

export {};
