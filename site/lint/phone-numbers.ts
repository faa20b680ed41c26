/** Returns the corrections to suggest for a wrong phone number: 12345678 and 0045 12 34 56 78 → +45 12 34 56 78. */
export function phoneNumbers(text: string): string[] {
	const digits = text.replace(/^\+45|^0045/, "").replace(/\D/g, "");
	return [`+45 ${digits.replace(/(..)(?=.)/g, "$1 ")}`];
}
