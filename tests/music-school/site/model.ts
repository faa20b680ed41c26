import { defineCollection, defineTarget } from "kilde";
import {
	addressesIn,
	date,
	field,
	id,
	inLanguage,
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
	schema: z.strictObject({
		name: field(z.string(), { en: "Name" }),
		site: field(z.url(), { en: "Address on the web" }),
		email: field(z.email(), { en: "Email" }),
		phone: field(z.string(), { en: "Phone" }),
		street: field(z.string(), { en: "Street" }),
		city: field(z.string(), { en: "Postcode and town" }),
	}),
});

/** What courses and concerts call a teacher by. */
export const teacherName = defineTarget({
	name: "teacher",
	expected: { en: "the name of a file in content/teachers, without .yaml" },
	called: { en: "teacher" },
	whereToFind: { en: "The teachers are the files in content/teachers." },
	words: (teacher) => [Object(teacher).name],
});

/** content/teachers/NAME.yaml. */
export const teacher = defineCollection({
	name: "teacher",
	called: { en: "Teachers" },
	files: "teachers/{id}.yaml",
	target: teacherName,
	schema: z.strictObject({
		name: field(label, { en: "Name" }),
		teaches: field(localized(label), { en: "Teaches" }),
		biography: field(localized(prose), { en: "Biography" }),
	}),
});

const price = field(
	z
		.number()
		.nonnegative()
		.meta(unit({ en: currency })),
	{ en: "Price", help: { en: "0 where it is free." } },
);

/** The days of a week, by which content/courses.yaml names those of lessons. */
export const days = [
	...["monday", "tuesday", "wednesday", "thursday", "friday"],
	...["saturday", "sunday"],
] as const;

const lesson = z.strictObject({
	day: field(z.enum(days), { en: "Day" }),
	from: field(time, { en: "From" }),
	until: field(time, { en: "Until" }),
});

/** content/courses.yaml: texts cite a course's price as {{price.NAME}}, its times as {{lessons.NAME}}. */
export const courses = defineCollection({
	name: "courses",
	called: { en: "Courses" },
	files: "courses.yaml",
	schema: z.record(
		id,
		z.strictObject({
			name: field(localized(label), { en: "Name" }),
			teacher: field(reference(teacherName), { en: "Teacher" }),
			price,
			lessons: field(z.array(lesson).min(1), { en: "Weekly lessons" }),
		}),
	),
	facts: {
		families: ["course", "price", "lessons"],
		list: (all, { locale }) =>
			Object.entries(all).flatMap(([name, course]) => [
				[`course.${name}`, inLanguage(course.name, locale)] as const,
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
	called: { en: "Concerts" },
	files: "concerts/{id}.{locale}.md",
	schema: z.strictObject({
		slug: field(slug, { en: "End of the address" }),
		title: field(text, { en: "Title" }),
		date: field(date, { en: "Date" }),
		time: field(time, { en: "Begins at" }),
		price,
		teacher: field(reference(teacherName), { en: "Teacher" }),
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
		label: { en: "Concert" },
		questions: () => [
			...languages.map(({ code }) => ({
				name: code,
				prompt: { en: `Title (${code})` },
			})),
			{ name: "day", prompt: { en: "Date" }, isDay: true },
			{ name: "teacher", prompt: { en: "Teacher" } },
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

const word = (en: string) => field(localized(label), { en });

/** content/words.yaml: the words of the pages that are no content. */
export const words = defineCollection({
	name: "words",
	files: "words.yaml",
	schema: z.strictObject({
		skip: word("Link to the content"),
		menu: word("Name of the menu"),
		languages: word("Name of the languages"),
		missing: word("Heading without a page"),
		back: word("Link to the front page"),
		next: word("Heading of the next concerts"),
		with: word("Before the name of a teacher"),
		free: word("Instead of a price of 0"),
		lesson: word("After the price of a lesson"),
		anyDay: word("Choice of every day"),
		day: word("Choice of a day"),
		failed: word("Where a part fails"),
	}),
});

/** content/pages/NAME.yaml. */
export const page = defineCollection({
	name: "page",
	files: "pages/{id}.yaml",
	schema: z.strictObject({
		view: z.enum(["home", "courses", "teachers", "concerts", "contact"]),
		path: field(addressesIn(languages, "/page"), { en: "Address" }),
		title: field(localized(text), { en: "Title" }),
		description: field(localized(text), {
			en: "Description for search engines",
		}),
		heading: field(localized(text), { en: "Heading" }),
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
