/** Technical terms for those who edit files, which the editor doesn't show. */
export const technical =
	/\{\{|\bcontent\/|\.ya?ml\b|\.md\b|\bYAML\b|markdown\b|\bcommit|\bbranch|\borigin\b|\bgit\b|\bschema|\btrue\b|\bfalse\b|\bstring|\bnull\b|\[\d|"\d|\bFeltet\b|\bquotes\b|i citationstegn|uden citationstegn og|\btal med punktum\b|\bindent|indryk|\banchor|\banker|front matter|\b(?:[Ww]rite|[Ss]kriv) \w+: |!\[|\]\(|##|<!--|\b[a-z]+[A-Z]\w+|\b(?:session-[12]h|new-customer)\b/;
