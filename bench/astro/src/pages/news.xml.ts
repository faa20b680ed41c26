import { createFeed } from "../articles.ts";

export const GET = () => createFeed("da");
