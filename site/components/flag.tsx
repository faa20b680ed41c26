import "./icon.css";
import type { ReactNode } from "react";

/** The flag of a language, if it has one; hidden from screen readers. */
export function Flag({ locale }: { readonly locale: string }) {
	const Drawing = drawings[locale];
	if (!Drawing) return null;
	return (
		<svg className="flag" viewBox="0 0 37 28" aria-hidden="true">
			<Drawing />
		</svg>
	);
}

const drawings: Readonly<Record<string, () => ReactNode>> = {
	da: Denmark,
	en: Britain,
};

function Denmark() {
	return (
		<>
			<path fill="#c8102e" d="M0 0h37v28H0z" />
			<path fill="#fff" d="M12 0h4v28h-4zM0 12h37v4H0z" />
		</>
	);
}

function Britain() {
	return (
		<>
			<path fill="#012169" d="M0 0h37v28H0z" />
			<path stroke="#fff" strokeWidth="6" d="m0 0 37 28M37 0 0 28" />
			<path stroke="#c8102e" strokeWidth="2" d="m0 0 37 28M37 0 0 28" />
			<path stroke="#fff" strokeWidth="9" d="M18.5 0v28M0 14h37" />
			<path stroke="#c8102e" strokeWidth="5" d="M18.5 0v28M0 14h37" />
		</>
	);
}
