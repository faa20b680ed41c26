/** From the first day to the last, both included, yyyy-mm-dd; an open end has no date. */
export type Period = {
    readonly from?: string | undefined;
    readonly until?: string | undefined;
};
/** Whether a day, yyyy-mm-dd, is before a period, within it or after it. */
export declare function positionIn({ from, until }: Period, date: string): "before" | "within" | "after";
/** Whether a period ends before it begins. */
export declare function isBackward({ from, until }: Period): boolean;
/** Whether a day, yyyy-mm-dd, is within a period. */
export declare function isWithin(period: Period, date: string): boolean;
/** Whether a text is a day of the calendar, yyyy-mm-dd (ISO 8601). */
export declare function isDate(text: string): boolean;
/** The same day of the next year, yyyy-mm-dd, also where that day doesn't exist. */
export declare function yearAfter(date: string): string;
/** The day, yyyy-mm-dd, so many days after another one. */
export declare function daysAfter(date: string, days: number): string;
