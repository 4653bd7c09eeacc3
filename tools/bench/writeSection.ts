import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { watchMachine } from './busyCheck.ts';

const FILE = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');

/** The machine since the start of the benchmark, which imports this first. */
export const machine = await watchMachine();

/** Prints what else the machine did during the benchmark. @returns whether it was quiet enough for figures */
export async function reportMachine(): Promise<boolean> {
  const { text, reason } = await machine.end();
  console.log(`\n${text}`);
  if (reason !== undefined) console.log(`${reason} The figures are worth nothing.`);
  return reason === undefined;
}

/**
 * Replaces a section of docs/benchmarks.md between its markers, `<!-- mark -->` and `<!-- /mark -->`, and formats the file. Refuses
 * to, with exit code 1, when other processes used the machine.
 * @throws Error when it has no such markers
 */
export async function writeSection(mark: string, section: string): Promise<void> {
  if (!(await reportMachine())) {
    console.log('Not written to docs/benchmarks.md: run it again on a quiet machine.');
    process.exitCode = 1;
    return;
  }
  const page = readFileSync(FILE, 'utf8');
  const [before, rest] = page.split(`<!-- ${mark} -->`);
  const after = rest?.split(`<!-- /${mark} -->`)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${FILE} has no markers of the section '${mark}'.`);
  }
  const text = `${before}<!-- ${mark} -->\n\n${section}\n\n<!-- /${mark} -->${after}`;
  const config = await resolveConfig(FILE);
  writeFileSync(FILE, await format(text, { ...config, filepath: FILE }));
  console.log(`Written to docs/benchmarks.md, section '${mark}'.`);
}
