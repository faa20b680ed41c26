/** The time zone whose days the site counts, by its name in the IANA database. */
export const timeZone = "Europe/Copenhagen";
