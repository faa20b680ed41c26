import { collection, f } from "kilde";
import { text } from "./fields.ts";
import { icon } from "./icon.ts";

/** The energy room: content/facts/room.yaml. */
export const room = collection("facts/room.yaml", {
	night: { included: f.localized(f.text().fact("room.night")) },
	units: f.count().fact("room.units"),
	places: f.count({ unit: { en: "guests", da: "gæster" } }).fact("room.places"),
	facilities: f.list({ icon, text }, { least: 1 }),
	capacity: f.object({ icon, text }).optional(),
});
