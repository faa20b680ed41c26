import { type ReactNode, useState } from "react";
import type { ValueAddress } from "../../protocol.ts";
import { useIsTarget } from "./control-props.ts";
import { useForm } from "./form-context.ts";

/** Content that opens below its label. It opens by itself when the target of the form is in it. */
export function Fold({
	address,
	label,
	startsOpen = false,
	children,
}: {
	readonly address: ValueAddress;
	readonly label: ReactNode;
	readonly startsOpen?: boolean;
	readonly children: ReactNode;
}) {
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
			{isOpen && <div className="fields">{children}</div>}
		</details>
	);
}
