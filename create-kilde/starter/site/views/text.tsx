import { f, view } from "kilde";
import { Prose } from "kilde/react";

/** A heading and a text: content/pages/NAME/text.LANGUAGE.md. */
export default view({ text: f.markdown() }, ({ page }) => (
	<>
		<h1>{page.heading}</h1>
		<Prose>{page.text}</Prose>
	</>
));
