/** The languages of the site, the default one first. */
export const languages = {
	da: "Dansk",
	en: { name: "English", tag: "en-GB", openGraph: "en_US" },
};
