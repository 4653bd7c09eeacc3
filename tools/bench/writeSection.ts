import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const FILE = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');

/**
 * Replaces a section of docs/benchmarks.md between its markers, `<!-- mark -->` and `<!-- /mark -->`, and formats the file.
 * @throws Error when it has no such markers
 */
export async function writeSection(mark: string, section: string): Promise<void> {
  const page = readFileSync(FILE, 'utf8');
  const [before, rest] = page.split(`<!-- ${mark} -->`);
  const after = rest?.split(`<!-- /${mark} -->`)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${FILE} has no markers of the section '${mark}'.`);
  }
  const text = `${before}<!-- ${mark} -->\n\n${section}\n\n<!-- /${mark} -->${after}`;
  const config = await resolveConfig(FILE);
  writeFileSync(FILE, await format(text, { ...config, filepath: FILE }));
}
