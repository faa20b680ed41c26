/** The builders of fields: see builders.ts. */
export * as f from "./builders.ts";
