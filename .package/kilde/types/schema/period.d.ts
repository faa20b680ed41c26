/** The fields of a period of publication; without `from` or `until` it is open-ended. */
export declare const period: {
    from: import("zod").ZodOptional<import("zod").ZodISODate>;
    until: import("zod").ZodOptional<import("zod").ZodISODate>;
};
/** The fields of a period of validity with a first and a last day. */
export declare const fixedPeriod: {
    from: import("zod").ZodISODate;
    until: import("zod").ZodISODate;
};
