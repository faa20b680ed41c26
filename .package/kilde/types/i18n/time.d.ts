/** The beginnings of days there (RFC 3339): 2025-08-12 → 2025-08-12T00:00:00+02:00. */
export declare function startsOfDays(timeZone: string): (date: string) => string;
/** The day there at this moment, yyyy-mm-dd. */
export declare function dateIn(timeZone: string, moment: Date): string;
