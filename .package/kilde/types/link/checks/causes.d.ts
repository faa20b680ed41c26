import type { Diagnostic, Place } from "../../diagnostics/diagnostic.js";
/** The place of a likely common cause of problems elsewhere; problems with one cause have the same key. */
export type Cause = {
    readonly key: string;
    /** From how many problems on their cause is reported instead (default 3). */
    readonly many?: number;
    readonly file: string;
    readonly place: Place;
    /** The message at that place, for a number of problems, the first of which is at `first`, as file:line. */
    describe(count: number, first: string): Pick<Diagnostic, "message" | "hint">;
};
/** A problem, with its likely cause if it has one. */
export type Finding = Diagnostic & {
    readonly cause?: Cause | undefined;
};
/** Replaces many problems of one cause by one problem at the cause. */
export declare function groupByCause(findings: readonly Finding[]): Diagnostic[];
