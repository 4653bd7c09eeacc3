/** Characters that mean something in Markdown. */
const SPECIAL = /[\\`*_[\]<>|#~]/g;

/** Plain text as Markdown. */
export const markdownText = (text: string): string => text.replace(SPECIAL, '\\$&');

/** A link. URLs of the shop are encoded, but `encodeURI` leaves the brackets, which would end it. */
export const markdownLink = (label: string, url: string): string =>
  `[${markdownText(label)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;

/** A table of two columns under their names; texts are plain. */
export const markdownTable = (
  names: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): string[] =>
  [names, ['---', '---'] as const, ...rows].map(
    ([first, second]) => `| ${markdownText(first)} | ${markdownText(second)} |`,
  );

/** A section with a heading; none without lines. */
export const markdownSection = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${markdownText(heading)}`, '', ...lines];
