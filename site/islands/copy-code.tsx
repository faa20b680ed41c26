import "../components/codes.css";
import "../components/copy-code.css";
import { useEffect, useRef, useState } from "react";
import * as limits from "../limits.ts";
import { type NotificationTexts, notify } from "../notifications.ts";

type CopyCodeProps = {
	readonly code: string;
	readonly texts: Readonly<Record<"copy" | "copied" | "refused", string>>;
	readonly notifications: NotificationTexts;
};

/**
 * A code, and a button that copies it. If the clipboard is denied, the code is selected instead, and a notification says how
 * to copy it. Without scripts only the code is shown.
 */
export function CopyCode({ code, texts, notifications }: CopyCodeProps) {
	const field = useRef<HTMLElement>(null);
	const [copied, setCopied] = useState(0);

	useEffect(() => {
		if (copied === 0) return;
		const timer = setTimeout(() => setCopied(0), limits.copy.confirmation);
		return () => clearTimeout(timer);
	}, [copied]);

	async function copy() {
		try {
			await navigator.clipboard.writeText(code);
			// A counter, so that copying again restarts the timer.
			setCopied((times) => times + 1);
		} catch {
			if (field.current) getSelection()?.selectAllChildren(field.current);
			notify(texts.refused, notifications);
		}
	}

	return (
		<p className="copy-code row">
			<code ref={field} className="code code--large">
				{code}
			</code>
			<button
				type="button"
				className="button button--quiet"
				data-scripted=""
				onClick={copy}
			>
				{copied > 0 ? texts.copied : texts.copy}
			</button>
			<span role="status" className="visually-hidden">
				{copied > 0 && texts.copied}
			</span>
		</p>
	);
}
