import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import type { DocumentRate } from './documentRate.ts';
import type { Visit, Weight } from './visit.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/benchmarks.md');

/** Several visits of one page. */
export interface PageResult {
  name: string;
  visits: Visit[];
  /** The static counterpart of the page. */
  baseline?: Visit[];
  /** The same page with eager hydration of everything at once. */
  inOnePiece?: Visit[];
  weights: Weight[];
  /** Longest tasks after the main script has been evaluated. */
  hydrationTasks: number[];
  baselineWeights?: Weight[];
}

const sorted = (values: number[]) => values.toSorted((one, other) => one - other);

/** Median. */
export function median(values: number[]): number {
  const inOrder = sorted(values);
  const middle = Math.floor(inOrder.length / 2);
  const upper = inOrder[middle] ?? Number.NaN;
  return inOrder.length % 2 === 1 ? upper : (upper + (inOrder[middle - 1] ?? Number.NaN)) / 2;
}

/** Median with minimum and maximum. */
export function spread(values: number[]): string {
  const inOrder = sorted(values);
  return `${Math.round(median(values))} (${Math.round(inOrder[0] ?? 0)}–${Math.round(inOrder.at(-1) ?? 0)})`;
}

const of = (visits: Visit[], figure: keyof Visit) => visits.map((visit) => visit[figure]);

function ratio(ours: number[], baseline: number[] | undefined): string {
  return baseline === undefined ? '–' : `${(median(ours) / median(baseline)).toFixed(2)}×`;
}

/** Main-thread time, with its ratio to the static baseline. */
function threadTime(weights: Weight[], baselineWeights: Weight[] | undefined): string {
  const times = (list: Weight[]) => list.map((weight) => weight.threadTime);
  const own = spread(times(weights));
  if (baselineWeights === undefined) return own;
  const share = median(times(weights)) / median(times(baselineWeights));
  return `${own} (${share.toFixed(1)}×)`;
}

function row(result: PageResult): string {
  const { name, visits, baseline, inOnePiece, weights, hydrationTasks, baselineWeights } = result;
  const baselineOf = (figure: keyof Visit) => baseline && of(baseline, figure);
  const middle = (figure: keyof Visit, digits = 0) => median(of(visits, figure)).toFixed(digits);
  const cells = [
    name,
    spread(of(visits, 'fcp')),
    ratio(of(visits, 'fcp'), baselineOf('fcp')),
    spread(of(visits, 'lcp')),
    ratio(of(visits, 'lcp'), baselineOf('lcp')),
    spread(of(visits, 'tbt')),
    ratio(of(visits, 'tbt'), inOnePiece && of(inOnePiece, 'tbt')),
    middle('longestTask'),
    spread(hydrationTasks),
    middle('cls', 3),
    threadTime(weights, baselineWeights),
    middle('scriptKb'),
    middle('imageKb'),
    middle('totalKb'),
    weights[0]?.nodes ?? '–',
    `${middle('accessibility')} / ${middle('bestPractices')} / ${middle('seo')}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function describeRate(rate: DocumentRate): string {
  const perSecond = (value: number) => Math.round(value).toLocaleString('en');
  const share = (rate.document / rate.file).toFixed(2);
  const cpuShare = (rate.fileCpu / rate.documentCpu).toFixed(2);
  const kb = (bytes: number) => (bytes / 1_000).toFixed(1);
  return `The home page from the server's memory (${kb(rate.documentBytes)} kB): ${perSecond(rate.document)} requests a second; a file of like size from the same server (${kb(rate.fileBytes)} kB): ${perSecond(rate.file)}. Share: ${share}; by processor time: ${cpuShare} (${Math.round(rate.documentCpu)} and ${Math.round(rate.fileCpu)} µs).`;
}

export interface WebReport {
  pages: readonly PageResult[];
  /** Latencies in ms by what was done. */
  interactions: Readonly<Record<string, number[]>>;
  rate: DocumentRate;
  rounds: number;
  /** Load of the machine before the run. */
  load: number;
}

/** The measurements as a section of docs/benchmarks.md. */
export function renderReport({ pages, interactions, rate, rounds, load }: WebReport): string {
  return [
    '## Pages on a slow phone',
    '',
    `\`npm run bench:web\`: Lighthouse with its mobile network and a processor four times slower, both applied; medians of ${rounds} rounds (minimum–maximum), pages interleaved. × is the ratio to the static baseline in the same run: the same content and images as static HTML without scripts or fonts. The ratio of TBT is to the same page with hydration in one piece. The longest task of hydration is measured from the end of the main script until all of the page is hydrated, without network throttling. The checkout is that of a customer. Load of the machine (${cpus().length} cores) before the run: ${load.toFixed(1)}. Times in ms, sizes in kB as sent; the main thread in thread time at full speed.`,
    '',
    '| page | FCP | | LCP | | TBT | | longest task | of hydration | CLS | main thread | scripts | pictures | all | nodes | accessibility / best practices / SEO |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...pages.map(row),
    '',
    describeRate(rate),
    '',
    '### Interactions',
    '',
    'From the event to the next paint with a processor four times slower, in ms (the browser rounds to 8).',
    '',
    '| what | median (minimum–maximum) |',
    '| --- | --- |',
    ...Object.entries(interactions).map(([name, values]) => `| ${name} | ${spread(values)} |`),
  ].join('\n');
}

/** Puts a section between its marks (`<!-- web -->` and so on); the others stay. A new one goes to the end. */
export function writeReport(section: string, mark = 'web'): void {
  const start = `<!-- ${mark} -->`;
  const end = `<!-- /${mark} -->`;
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n';
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1] ?? '\n';
  writeFileSync(FILE, `${(before ?? '').trimEnd()}\n\n${start}\n\n${section}\n\n${end}${after}`);
}
