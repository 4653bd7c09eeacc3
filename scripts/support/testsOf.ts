/** The path of a file without its root folder, extensions and the suffix of a variant, e.g. `features/cart/messages`. */
const subjectOf = (file: string) =>
  file.replace(/^(?:src|__tests__)\//, '').replace(/\.[^/]*$/, '');

/**
 * Chooses the tests beside changed files: the changed tests themselves, and those that stand where a changed file stands, named after it.
 * @param changed paths from the root of the repository, with forward slashes
 * @param all files below `__tests__`
 */
export function testsOf(changed: readonly string[], all: readonly string[]): string[] {
  const subjects = new Set(changed.map(subjectOf));
  return all.filter((file) => /\.test\.tsx?$/.test(file) && subjects.has(subjectOf(file)));
}
