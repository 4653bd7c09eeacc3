import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Visit, Weight } from './visit.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/benchmarks.md');
const START = '<!-- web -->';
const END = '<!-- /web -->';

/** Several visits of one page. */
export interface PageResult {
  name: string;
  visits: Visit[];
  /** The same page written by hand, without scripts. */
  floor?: Visit[];
  weight: Weight;
  floorWeight?: Weight;
}

const sorted = (values: number[]) => values.toSorted((one, other) => one - other);

/** The middle value. */
export function median(values: number[]): number {
  const inOrder = sorted(values);
  const middle = Math.floor(inOrder.length / 2);
  const upper = inOrder[middle] ?? Number.NaN;
  return inOrder.length % 2 === 1 ? upper : (upper + (inOrder[middle - 1] ?? Number.NaN)) / 2;
}

function spread(values: number[]): string {
  const inOrder = sorted(values);
  return `${Math.round(median(values))} (${Math.round(inOrder[0] ?? 0)}–${Math.round(inOrder.at(-1) ?? 0)})`;
}

const of = (visits: Visit[], figure: keyof Visit) => visits.map((visit) => visit[figure]);

function ratio(ours: number[], floor: number[] | undefined): string {
  return floor === undefined ? '–' : `${(median(ours) / median(floor)).toFixed(2)}×`;
}

function row({ name, visits, floor, weight, floorWeight }: PageResult): string {
  const floorOf = (figure: keyof Visit) => floor && of(floor, figure);
  const middle = (figure: keyof Visit, digits = 0) => median(of(visits, figure)).toFixed(digits);
  const cells = [
    name,
    spread(of(visits, 'fcp')),
    ratio(of(visits, 'fcp'), floorOf('fcp')),
    spread(of(visits, 'lcp')),
    ratio(of(visits, 'lcp'), floorOf('lcp')),
    spread(of(visits, 'tbt')),
    middle('longestTask'),
    middle('cls', 3),
    floorWeight === undefined
      ? Math.round(weight.threadTime)
      : `${Math.round(weight.threadTime)} (${(weight.threadTime / floorWeight.threadTime).toFixed(1)}×)`,
    middle('scriptKb'),
    middle('imageKb'),
    middle('totalKb'),
    weight.nodes,
    `${middle('accessibility')} / ${middle('bestPractices')} / ${middle('seo')}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The measurements as a section of docs/benchmarks.md. */
export function renderReport(
  pages: readonly PageResult[],
  interactions: Readonly<Record<string, number[]>>,
  rounds: number,
): string {
  return [
    '## Pages on a slow phone',
    '',
    `\`npm run bench:web\`: Lighthouse with its mobile network and a processor four times slower, both applied; medians of ${rounds} rounds (least–most), pages taken in turn. The floor is the same content and the same pictures written by hand, without scripts or fonts; × is the ratio to it in the same run. Times in ms, sizes in kB as sent; the main thread in thread time at full speed.`,
    '',
    '| page | FCP | | LCP | | TBT | longest task | CLS | main thread | scripts | pictures | all | nodes | accessibility / best practices / SEO |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...pages.map(row),
    '',
    '### Interactions',
    '',
    'From the event to the next paint with a processor four times slower, in ms (the browser rounds to 8).',
    '',
    '| what | median (least–most) |',
    '| --- | --- |',
    ...Object.entries(interactions).map(([name, values]) => `| ${name} | ${spread(values)} |`),
  ].join('\n');
}

/** Puts the section where it belongs; the other sections stay. */
export function writeReport(section: string): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n';
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1] ?? '\n';
  writeFileSync(FILE, `${(before ?? '').trimEnd()}\n\n${START}\n\n${section}\n\n${END}${after}`);
}
