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
			<dl>
				{shown.map(({ name, teacher, price, times }) => (
					<div key={name}>
						<dt>
							{name} <a href={teacher.href}>{teacher.words}</a>
						</dt>
						<dd>{`${times} · ${price}`}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
