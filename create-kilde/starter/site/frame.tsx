import { frame } from "kilde";
import {
	FailureTemplate,
	LanguageLinks,
	MenuLinks,
	SkipLink,
} from "kilde/react";
import "./styles.css";

/** What is around every page. Kilde makes the head. */
export default frame(
	({ content }) => ({ business: content.business }),
	({ business, home, words, children }) => (
		<>
			<SkipLink />
			<header>
				<a href={home}>{business.name}</a>
				<nav aria-label={words.menu}>
					<MenuLinks />
				</nav>
				<nav aria-label={words.languages}>
					<LanguageLinks />
				</nav>
			</header>
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<footer>
				<a href={business.email.href}>{business.email.text}</a>
				<a href={business.phone.href}>{business.phone.text}</a>
			</footer>
			<FailureTemplate />
		</>
	),
);
