export default {
	origin: "https://energirummet.example",
	centre: { da: "Energirummet", en: "The Energy Room" },
	menu: "about about-session opening-hours services news events faq contact book".split(
		" ",
	),
};
