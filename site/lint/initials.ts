/** Returns the correction to suggest for wrong initials: Mette Krog and MK → M. K. */
export function initials(text: string): string {
	return (/^\p{Lu}{2,3}$/u.test(text) ? [...text] : text.split(/\s+/))
		.map((name) => `${name.charAt(0).toUpperCase()}.`)
		.join(" ");
}
