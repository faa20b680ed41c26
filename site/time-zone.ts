/** The time zone of the site's days, by its name in the IANA database. */
export const timeZone = "Europe/Copenhagen";
