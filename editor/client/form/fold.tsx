import { type ReactNode, useState } from "react";
import type { ValueAddress } from "../../protocol.ts";
import { useForm, useIsTarget } from "./form-context.ts";

type FoldProps = {
	readonly address: ValueAddress;
	readonly label: ReactNode;
	readonly startsOpen?: boolean;
	readonly children: ReactNode;
};

/** Content that opens below its label. It opens by itself when the target of the form is in it. */
export function Fold({ address, label, startsOpen, children }: FoldProps) {
	const { target } = useForm();
	const isTarget = useIsTarget(address);
	const [isOpen, setOpen] = useState(startsOpen || isTarget);
	const [known, setKnown] = useState(target);
	if (known !== target) {
		setKnown(target);
		if (isTarget) setOpen(true);
	}
	return (
		<details
			className="fold"
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>{label}</summary>
			{isOpen && <div className="fold-content">{children}</div>}
		</details>
	);
}
