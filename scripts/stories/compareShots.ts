import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countChangedPixels } from './countChangedPixels.ts';

/** Comparison of a screenshot with the accepted one of the same name. */
export interface Comparison {
  /** Name of the file in both folders. */
  file: string;
  /** Number of different pixels; absent when only one folder has the file. */
  changedPixels?: number;
  state: 'changed' | 'new' | 'gone' | 'same';
}

const ORDER: Comparison['state'][] = ['changed', 'new', 'gone', 'same'];

const pngsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];

async function compare(file: string, accepted: string, current: string): Promise<Comparison> {
  const isAccepted = existsSync(accepted);
  const isCurrent = existsSync(current);
  if (!isAccepted || !isCurrent) return { file, state: isCurrent ? 'new' : 'gone' };
  // Most screenshots are identical and need no decoding.
  const changedPixels = readFileSync(accepted).equals(readFileSync(current))
    ? 0
    : await countChangedPixels(accepted, current);
  return { file, changedPixels, state: changedPixels > 0 ? 'changed' : 'same' };
}

/** Compares two folders of screenshots: sorted by most changed, new, gone, same. */
export async function compareShots(
  acceptedFolder: string,
  currentFolder: string,
): Promise<Comparison[]> {
  const names = new Set([...pngsIn(acceptedFolder), ...pngsIn(currentFolder)]);
  const comparisons: Comparison[] = [];
  // Sequentially, because a decoded page can take 50 MB.
  for (const file of [...names].sort()) {
    comparisons.push(
      await compare(file, path.join(acceptedFolder, file), path.join(currentFolder, file)),
    );
  }
  return comparisons.sort(
    (a, b) =>
      ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
      (b.changedPixels ?? 0) - (a.changedPixels ?? 0),
  );
}
