/** Words of those who edit the files, which nobody reads who edits on the page. */
export const technical =
	/\{\{|\bcontent\/|\.ya?ml\b|\.md\b|\bYAML\b|markdown\b|\bcommit|\bbranch|\borigin\b|\bgit\b|\bschema|\btrue\b|\bfalse\b|\bstring|\bnull\b|\[\d|"\d|\bFeltet\b|\bquotes\b|i citationstegn|uden citationstegn og|\btal med punktum\b|\bindent|indryk|\banchor|\banker|front matter|\b(?:[Ww]rite|[Ss]kriv) \w+: |!\[|\]\(|##|<!--|\b[a-z]+[A-Z]\w+|\b(?:session-[12]h|new-customer)\b/;
