/** Thrown when a file is not a valid catalogue or price sheet; the message lists each problem on its own line. */
export class CatalogueFileError extends Error {}

/** All that a person repairs in one go, and a bound for a file that is something else. */
const MAX_LISTED_PROBLEMS = 500;

/** Error that lists the problems of a file below a title. */
export function invalidFile(title: string, problems: readonly string[]): CatalogueFileError {
  const lines = problems.slice(0, MAX_LISTED_PROBLEMS).map((problem) => `  ${problem}`);
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`  … and ${more} more`);
  return new CatalogueFileError(`${title}:\n${lines.join('\n')}`);
}

/** Error that lists the problems of a catalogue. @param note what was not checked, as a last line */
export function invalidCatalogue(problems: readonly string[], note = ''): CatalogueFileError {
  const { message } = invalidFile('The catalogue is invalid', problems);
  return new CatalogueFileError([message, note].filter(Boolean).join('\n'));
}
