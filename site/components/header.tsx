import "./header.css";
import "./link.css";
import type { ContactLink, LanguageLink } from "kilde";
import { Link, usePage } from "kilde/react";
import { Island } from "../island.tsx";
import { SearchDialog } from "../islands/search-dialog.tsx";
import type { Menus } from "../lib/menus.ts";
import type { SearchDialogProps } from "../lib/search-dialog.ts";
import { Flag } from "./flag.tsx";
import { Icon, type IconName } from "./icon.tsx";

type HeaderProps = {
	readonly home: string;
	/** The name of the centre. */
	readonly name: string;
	readonly menus: Menus;
	readonly contact: { readonly phone: ContactLink };
	readonly links: { readonly dashboard: string };
	readonly search: SearchDialogProps;
};

/**
 * The header of every page. Its menus are `details` elements, and on small screens the navigation is a popover, so that
 * everything opens and closes without scripts; there the other languages are links, without a menu.
 */
export function Header(props: HeaderProps) {
	return (
		<header className="header row">
			<a className="header__name with-icon" href={props.home}>
				<Icon name="field" /> {props.name}
			</a>
			<Navigation {...props} />
			<Island component={SearchDialog} props={props.search} />
			<Actions {...props} />
		</header>
	);
}

function Navigation({ menus, links }: Pick<HeaderProps, "menus" | "links">) {
	const { words, languages } = usePage();
	return (
		<nav
			id="navigation"
			className="navigation"
			popover="auto"
			aria-label={words.navigation}
		>
			<button
				type="button"
				className="navigation__close button button--quiet"
				popoverTarget="navigation"
				popoverTargetAction="hide"
				// biome-ignore lint/a11y/noAutofocus: in a popover it says where the focus goes when that opens.
				autoFocus
			>
				{words.close}
			</button>
			<ul>
				{menus.main.map((entry) => (
					<li key={entry.label}>
						{entry.kind === "menu" ? <Menu {...entry} /> : <Entry {...entry} />}
					</li>
				))}
				<li>
					<Link href={links.dashboard}>
						<Icon name="login" /> {words.login}
					</Link>
				</li>
				<li>
					<LanguageMenu />
				</li>
			</ul>
			<ul>
				{[...menus.practical, menus.book].map(({ href, label, current }) => (
					<li key={href}>
						<a href={href} aria-current={current}>
							{label}
						</a>
					</li>
				))}
				{languages
					.filter(({ current }) => !current)
					.map((language) => (
						<li key={language.locale}>
							<Language {...language} />
						</li>
					))}
			</ul>
		</nav>
	);
}

/** The most wanted actions; on phones they stand at the foot of the screen. */
function Actions({
	menus: { book },
	contact,
}: Pick<HeaderProps, "menus" | "contact">) {
	const { words } = usePage();
	return (
		<div className="actions">
			<a className="button" href={book.href} aria-current={book.current}>
				{book.label}
			</a>
			<a
				className="button button--quiet actions__call"
				href={contact.phone.href}
			>
				<Icon name="phone" /> {words.call}
			</a>
			<button
				type="button"
				className="button button--quiet actions__menu"
				popoverTarget="navigation"
			>
				<Icon name="menu" /> {words.menu}
			</button>
		</div>
	);
}

type EntryProps = {
	readonly href: string;
	readonly label: string;
	readonly icon: IconName;
	readonly current?: "page" | "true" | undefined;
};

function Entry({ href, label, icon, current }: EntryProps) {
	return (
		<a href={href} aria-current={current}>
			<Icon name={icon} /> {label}
		</a>
	);
}

function Menu({
	label,
	icon,
	pages,
}: {
	readonly label: string;
	readonly icon: IconName;
	readonly pages: readonly EntryProps[];
}) {
	const isCurrent = pages.some(({ current }) => current !== undefined);
	return (
		<details name="menu" className={isCurrent ? "menu menu--current" : "menu"}>
			<summary>
				<Icon name={icon} /> {label}
			</summary>
			<ul>
				{pages.map((link) => (
					<li key={link.href}>
						<Entry {...link} />
					</li>
				))}
			</ul>
		</details>
	);
}

function LanguageMenu() {
	const { words, locale, languages } = usePage();
	const current = languages.find((each) => each.current);
	return (
		<details name="menu" className="menu">
			<summary>
				<span className="visually-hidden">{words.language}: </span>
				<Flag locale={locale} /> {current?.label}
			</summary>
			<ul>
				{languages.map((language) => (
					<li key={language.locale}>
						<Language {...language} />
					</li>
				))}
			</ul>
		</details>
	);
}

function Language({ locale, label, href, current }: LanguageLink) {
	return (
		<a href={href} hrefLang={locale} lang={locale} aria-current={current}>
			<Flag locale={locale} /> {label}
		</a>
	);
}
