import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Entry } from './storybook.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const ONE_IN = 20;
/** Most entries of changed folders, so that a change of every component does not take an hour. */
const MOST_CHANGED = 40;

/** Folders with files that the given commits of `git log` changed, e.g. `-20` or `origin/main..`; none for ''. */
export function changedFolders(commits: string): Set<string> {
  if (commits === '') return new Set();
  const args = ['log', '--name-only', '--format=', '--relative', commits, '--', 'src', 'design'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return new Set(
    files
      .trim()
      .split('\n')
      .map((file) => path.dirname(file)),
  );
}

/** A number that depends on the id alone, so that runs choose the same entries. */
const rankOf = ({ id }: Entry) => createHash('sha256').update(id).digest().readUInt32BE();

/** Entries of the folders, at most `MOST_CHANGED`, and a fixed twentieth of the others. */
export function sliceOf(entries: readonly Entry[], folders: ReadonlySet<string>): Entry[] {
  const changed = entries
    .filter(({ importPath }) => folders.has(path.dirname(path.normalize(importPath))))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MOST_CHANGED);
  const chosen = new Set(changed);
  return entries.filter((entry) => chosen.has(entry) || rankOf(entry) % ONE_IN === 0);
}
