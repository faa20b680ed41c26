/** A page with a hero, a text and calls to action. */
export const landing = `view: landing
path: { da: /kampagne, en: /en/campaign }
title: { da: Forår, en: Spring }
description: { da: Ro om foråret., en: Calm in spring. }
keywords: { da: [ro], en: [calm] }
heading: { da: Foråret er her, en: Spring is here }
lead: { da: "Fra {{price.session-1h}}", en: "From {{price.session-1h}}" }
search:
  title: { da: Forårskampagne, en: Spring campaign }
  description: { da: Ro om foråret., en: Calm in spring. }
  category: practical
  icon: home
picture: { src: hero.svg, alt: { da: Åen, en: The stream } }
invitations:
  - heading: { da: Book nu, en: Book now }
    text: { da: Der er plads., en: There is room. }
    link: { label: { da: Book, en: Book }, page: book }
  - heading: { da: Spørg os, en: Ask us }
    text: { da: Vi svarer., en: We answer. }
    link: { label: { da: Spørgsmål, en: Questions }, page: faq }
`;
