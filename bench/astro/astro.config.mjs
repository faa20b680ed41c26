import react from "@astrojs/react";
import { defineConfig } from "astro/config";

// The site that Astro is measured with: tools.ts copies it. React renders its pages.

export default defineConfig({
	site: "https://energirummet.example",
	integrations: [react()],
});
