import { useEditing } from "../editing.ts";
import type { Following, View } from "./views.ts";

/** Returns what shows the first of some values in a panel, and the page that has it; the others follow it. */
export function useShowing() {
	const { ask, fail, go, path } = useEditing();
	return async (
		{ origins: [origin, ...others], version, locale }: Following,
		show: (view: View) => void,
	) => {
		if (!origin) return;
		try {
			const shown = await ask("shownAt", { origin, version, locale });
			if (shown.page && shown.page !== path) go(shown.page);
			const pointed = { origins: [origin], version, mark: shown.mark };
			const following = { origins: others, version, locale };
			show({ kind: "value", pointed, following });
		} catch (error) {
			fail(error);
		}
	};
}
