import type { Entries } from "kilde";
import { type Diagnostic, errorAt, getPlace } from "kilde/checks";
import { courses, daysInWords } from "./model.ts";

/** Reports a lesson of a teacher who teaches another course at that time. */
export function checkTeachers(entries: Entries): Diagnostic[] {
	const [file] = entries.of(courses);
	if (!file) return [];
	const lessons = Object.entries(file.data).flatMap(([course, each]) =>
		each.lessons.map((lesson, index) => ({
			...{ ...lesson, course, teacher: each.teacher.name },
			path: [course, "lessons", index, "from"],
		})),
	);
	return lessons.flatMap((lesson, index) => {
		const other = lessons
			.slice(0, index)
			.find(
				({ teacher, day, from, until }) =>
					teacher === lesson.teacher &&
					day === lesson.day &&
					from < lesson.until &&
					lesson.from < until,
			);
		if (!other) return [];
		const { teacher, day, from, until, course } = other;
		const message = {
			en: `${teacher} teaches ${course} on ${day}, ${from}–${until}.`,
			fr: `${teacher} donne déjà le cours ${course} le ${daysInWords[day].fr}, de ${from} à ${until}.`,
		};
		const hint = {
			en: "Choose another time, or another teacher.",
			fr: "Choisissez un autre horaire ou un autre professeur.",
		};
		const place = getPlace(file, lesson.path);
		return [errorAt(file.file, place, "inconsistent", { message, hint })];
	});
}
