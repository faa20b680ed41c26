import { Pairs } from "kilde/parts";
import { useEffect, useRef, useState } from "react";
import type { CoursesOfDay } from "../props.ts";

/** All courses, or those of a day. */
export function CourseFinder({ courses, days, words }: CoursesOfDay) {
	const field = useRef<HTMLSelectElement>(null);
	const [day, setDay] = useState("");
	const read = () => setDay(field.current?.value ?? "");
	// What was chosen before the script came.
	useEffect(read, []);
	const shown = courses.filter((course) => !day || course.days.includes(day));
	return (
		<>
			<label>
				{words.day}
				<select ref={field} defaultValue="" onChange={read}>
					<option value="">{words.anyDay}</option>
					{days.map((each) => (
						<option key={each}>{each}</option>
					))}
				</select>
			</label>
			<Pairs
				pairs={shown.map(({ name, teacher, price, times }) => ({
					name: (
						<>
							{name} <a href={teacher.href}>{teacher.words}</a>
						</>
					),
					value: `${times} · ${price}`,
				}))}
			/>
		</>
	);
}
