import { resolvePicture } from "kilde/plan";
import { legacyOf } from "../bridge.tsx";

/** Returns the name and the logo of the centre, for the large picture at the top of a page. */
export function getSign(input: object) {
	const { shared, content } = legacyOf(input);
	const { name, logo } = content.business;
	return {
		name,
		// Without a text: the header has the name.
		logo: logo && resolvePicture(shared, { ...logo, alt: "" }),
	};
}
