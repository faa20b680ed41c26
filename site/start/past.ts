// Hides notices from the day in their `data-gone` on, since the page may have been built before it. The day begins at midnight
// UTC, one or two hours after midnight in Denmark.

for (const each of document.querySelectorAll<HTMLElement>("[data-gone]"))
	each.hidden =
		(each.dataset as { readonly gone: string }).gone <= new Date().toJSON();

export {};
