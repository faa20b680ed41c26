import { defineCollection, defineTarget } from "kilde";
import {
	choices,
	date,
	defineAddresses,
	field,
	getLocalizedValue,
	id,
	label,
	prose,
	reference,
	slug,
	slugify,
	text,
	time,
	unit,
	z,
} from "kilde/fields";
import { currency, formatsIn, languages, localized } from "./languages.ts";

/** content/school.yaml. */
export const school = defineCollection({
	name: "school",
	files: "school.yaml",
	schema: field(
		z.strictObject({
			name: field(z.string(), { en: "Name", fr: "Nom de l’école" }),
			site: field(z.url(), { en: "Address on the web", fr: "Adresse du site" }),
			email: field(z.email(), { en: "Email", fr: "Adresse e-mail" }),
			phone: field(z.string(), { en: "Phone", fr: "Téléphone" }),
			street: field(z.string(), { en: "Street", fr: "Numéro et rue" }),
			city: field(z.string(), {
				en: "Postcode and town",
				fr: "Code postal et ville",
			}),
		}),
		{ en: "The school", fr: "L’école" },
	),
});

/** What courses and concerts call a teacher by. */
export const teacherName = defineTarget({
	name: "teacher",
	expected: { en: "the name of a teacher" },
	called: { en: "teacher" },
	whereToFind: {
		en: "Teachers are in content/teachers, named by their files.",
	},
	words: (teacher) => [Object(teacher).name],
});

/** content/teachers/NAME.yaml. */
export const teacher = defineCollection({
	name: "teacher",
	called: { en: "Teachers", fr: "Professeurs" },
	files: "teachers/{id}.yaml",
	target: teacherName,
	schema: z.strictObject({
		name: field(label, { en: "Name", fr: "Prénom et nom" }),
		teaches: field(localized(label), { en: "Teaches", fr: "Disciplines" }),
		biography: field(localized(prose), { en: "Biography", fr: "Biographie" }),
	}),
});

const price = field(
	z
		.number()
		.nonnegative()
		.meta(unit({ en: currency, fr: "€" })),
	{ en: "Price", fr: "Tarif" },
	{ en: "Enter 0 if it is free.", fr: "Indiquez 0 si c’est gratuit." },
);

/** The days of a week, by which content/courses.yaml names those of lessons. */
export const days = [
	...["monday", "tuesday", "wednesday", "thursday", "friday"],
	...["saturday", "sunday"],
] as const;

/** What editors read instead of a day's name in the file. */
export const daysInWords = {
	monday: { en: "Monday", fr: "lundi" },
	tuesday: { en: "Tuesday", fr: "mardi" },
	wednesday: { en: "Wednesday", fr: "mercredi" },
	thursday: { en: "Thursday", fr: "jeudi" },
	friday: { en: "Friday", fr: "vendredi" },
	saturday: { en: "Saturday", fr: "samedi" },
	sunday: { en: "Sunday", fr: "dimanche" },
};

const lesson = z.strictObject({
	day: field(z.enum(days).meta(choices(daysInWords)), {
		en: "Day",
		fr: "Jour",
	}),
	from: field(time, { en: "From", fr: "Début" }),
	until: field(time, { en: "Until", fr: "Fin" }),
});

/** content/courses.yaml: texts cite a course's price as {{price.NAME}}, its times as {{lessons.NAME}}. */
export const courses = defineCollection({
	name: "courses",
	files: "courses.yaml",
	schema: field(
		z.record(
			id,
			z.strictObject({
				name: field(localized(label), { en: "Name", fr: "Intitulé" }),
				teacher: field(reference(teacherName), {
					en: "Teacher",
					fr: "Professeur",
				}),
				price,
				lessons: field(z.array(lesson).min(1), {
					en: "Weekly lessons",
					fr: "Horaires de la semaine",
				}),
			}),
		),
		{ en: "Courses", fr: "Cours" },
	),
	facts: {
		families: ["course", "price", "lessons"],
		list: (all, { locale }) =>
			Object.entries(all).flatMap(([name, course]) => [
				[`course.${name}`, getLocalizedValue(course.name, locale)] as const,
				[`price.${name}`, formatsIn(locale).money(course.price)] as const,
				[`lessons.${name}`, timesOf(course.lessons, locale)] as const,
			]),
	},
});

/** When the lessons of a course are: “Monday 16:00–16:45”. */
export function timesOf(
	lessons: readonly z.output<typeof lesson>[],
	locale: string,
): string {
	const { clock, list } = formatsIn(locale);
	return list(
		lessons.map(
			({ day, from, until }) =>
				`${dayIn(day, locale)} ${clock(from)}–${clock(until)}`,
		),
	);
}

/** The name of a day of the week. */
export function dayIn(day: (typeof days)[number], locale: string): string {
	// 1 January 2024 was a Monday.
	return formatsIn(locale).weekday(`2024-01-0${days.indexOf(day) + 1}`);
}

/** content/concerts/NAME.LANGUAGE.md: each has a page. */
export const concert = defineCollection({
	name: "concert",
	called: { en: "Concerts", fr: "Concerts" },
	files: "concerts/{id}.{locale}.md",
	schema: z.strictObject({
		slug: field(slug, { en: "End of the address", fr: "Fin de l’adresse" }),
		title: field(text, { en: "Title", fr: "Titre" }),
		date: field(date, { en: "Date", fr: "Date" }),
		time: field(time, { en: "Begins at", fr: "Heure de début" }),
		price,
		teacher: field(reference(teacherName), {
			en: "Teacher",
			fr: "Professeur",
		}),
	}),
	route: {
		view: "concerts",
		slug: "slug",
		sameInAllLanguages: ["date", "time", "price", "teacher"],
		entryView: {
			view: "concert",
			about: ({ title }) => ({ title, description: title }),
		},
	},
	scaffold: {
		name: "concert",
		label: { en: "Concert", fr: "Concert" },
		questions: () => [
			...languages.map(({ code }) => ({
				name: code,
				prompt: { en: `Title (${code})`, fr: `Titre (${code})` },
			})),
			{ name: "day", prompt: { en: "Date", fr: "Date" }, isDay: true },
			{ name: "teacher", prompt: { en: "Teacher", fr: "Professeur" } },
		],
		draft: (answers) =>
			languages.map(({ code }, index) => ({
				path: `content/concerts/${slugify(answers.en ?? "")}.${code}.md`,
				scaffold: "concert.md",
				props: {
					// The first language has what is the same in all.
					isFirst: index === 0 ? 1 : 0,
					...{ date: answers.day ?? "", teacher: answers.teacher ?? "" },
					slug: slugify(answers[code] ?? ""),
					title: JSON.stringify(answers[code] ?? ""),
				},
			})),
	},
});

const word = (en: string, fr: string) => field(localized(label), { en, fr });

/** content/words.yaml: the words of the pages that are no content. */
export const words = defineCollection({
	name: "words",
	files: "words.yaml",
	schema: field(
		z.strictObject({
			skip: word("Link to the content", "Lien vers le contenu"),
			menu: word("Name of the menu", "Nom du menu"),
			languages: word("Name of the languages", "Nom du choix de langue"),
			missing: word("Heading without a page", "Titre de la page introuvable"),
			back: word("Link to the front page", "Lien vers l’accueil"),
			next: word(
				"Heading of the next concerts",
				"Titre de la liste des concerts",
			),
			with: word(
				"Before the name of a teacher",
				"Devant le nom d’un professeur",
			),
			free: word("Instead of a price of 0", "À la place d’un tarif de 0"),
			lesson: word("After the price of a lesson", "Après le tarif d’un cours"),
			anyDay: word("Choice of every day", "Choix de tous les jours"),
			day: word("Choice of a day", "Choix d’un jour"),
			failed: word("Where a part fails", "Message en cas de panne"),
		}),
		{ en: "Words of the pages", fr: "Mots des pages" },
	),
});

/** content/pages/NAME.yaml. */
export const page = defineCollection({
	name: "page",
	called: { en: "Pages", fr: "Pages" },
	files: "pages/{id}.yaml",
	schema: z.strictObject({
		view: z.enum(["home", "courses", "teachers", "concerts", "contact"]),
		path: field(defineAddresses(languages, "/page"), {
			en: "Address",
			fr: "Adresse",
		}),
		title: field(localized(text), { en: "Title", fr: "Titre" }),
		description: field(localized(text), {
			en: "Description for search engines",
			fr: "Description pour les moteurs de recherche",
		}),
		heading: field(localized(text), {
			en: "Heading",
			fr: "Titre en haut de la page",
		}),
	}),
});

/** content/pages/NAME/text.LANGUAGE.md. */
export const section = defineCollection({
	name: "section",
	files: "pages/{id}/{part}.{locale}.md",
	schema: z.strictObject({}),
});

/** All kinds of files in content/. */
export const collections = [
	...[school, teacher, courses, concert],
	...[words, page, section],
] as const;
