/** Longest subject that `git log --oneline` and reviews show whole. */
const MAX_LENGTH = 72;

/** Subjects of commits that are too long, end with a full stop or do not begin with a capital letter. */
export function badSubjects(subjects: readonly string[]): string[] {
  return subjects.filter(
    (subject) => subject.length > MAX_LENGTH || subject.endsWith('.') || !/^\p{Lu}/u.test(subject),
  );
}
