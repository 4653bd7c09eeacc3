import { cpus } from 'node:os';
import type { DocumentRate } from './documentRate.ts';
import type { Visit, Weight } from './visit.ts';

/** Several visits of one page. */
export interface PageResult {
  name: string;
  visits: Visit[];
  /** The static counterpart of the page. */
  baseline?: Visit[];
  /** The same page with eager hydration. */
  eagerVisits?: Visit[];
  weights: Weight[];
  /** Longest tasks after the main script has been evaluated. */
  hydrationTasks: number[];
  baselineWeights?: Weight[];
}

const sorted = (values: number[]) => values.toSorted((one, other) => one - other);

/** Median. */
export function median(values: number[]): number {
  const ascending = sorted(values);
  const middle = Math.floor(ascending.length / 2);
  const upper = ascending[middle] ?? Number.NaN;
  return ascending.length % 2 === 1 ? upper : (upper + (ascending[middle - 1] ?? Number.NaN)) / 2;
}

/** Median with minimum and maximum. */
export function spread(values: number[]): string {
  const ascending = sorted(values);
  return `${Math.round(median(values))} (${Math.round(ascending[0] ?? 0)}–${Math.round(ascending.at(-1) ?? 0)})`;
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
  const { name, visits, baseline, eagerVisits, weights, hydrationTasks, baselineWeights } = result;
  const baselineOf = (figure: keyof Visit) => baseline && of(baseline, figure);
  const middle = (figure: keyof Visit, digits = 0) => median(of(visits, figure)).toFixed(digits);
  const cells = [
    name,
    spread(of(visits, 'fcp')),
    ratio(of(visits, 'fcp'), baselineOf('fcp')),
    spread(of(visits, 'lcp')),
    ratio(of(visits, 'lcp'), baselineOf('lcp')),
    spread(of(visits, 'tbt')),
    ratio(of(visits, 'tbt'), eagerVisits && of(eagerVisits, 'tbt')),
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
  return `The cached home page (${kb(rate.documentBytes)} kB): ${perSecond(rate.document)} requests/s; a file of similar size from the same server (${kb(rate.fileBytes)} kB): ${perSecond(rate.file)}. Share: ${share}; by CPU time: ${cpuShare} (${Math.round(rate.documentCpu)} and ${Math.round(rate.fileCpu)} µs).`;
}

export interface WebReport {
  pages: readonly PageResult[];
  /** Latencies in ms by interaction. */
  interactions: Readonly<Record<string, number[]>>;
  rate: DocumentRate;
  rounds: number;
  /** Load average before the run. */
  load: number;
}

/** Renders the measurements as a section of docs/benchmarks.md. */
export function renderReport({ pages, interactions, rate, rounds, load }: WebReport): string {
  return [
    '## Pages on a slow phone',
    '',
    `\`npm run bench:web\`: Lighthouse with applied mobile network and 4× CPU throttling; medians of ${rounds} rounds (minimum–maximum), pages interleaved. × is the ratio to the static baseline in the same run: the same content and images as static HTML without scripts or fonts. The ratio of TBT is to the same page with eager hydration. The longest hydration task is measured from the end of the main script until the whole page is hydrated, without network throttling. The checkout is measured with a signed-in customer. Load average (${cpus().length} cores) before the run: ${load.toFixed(1)}. Times in ms, transfer sizes in kB; main thread: thread time without throttling.`,
    '',
    '| page | FCP | | LCP | | TBT | | longest task | hydration task | CLS | main thread | scripts | images | total | nodes | accessibility / best practices / SEO |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...pages.map(row),
    '',
    describeRate(rate),
    '',
    '### Interactions',
    '',
    'From the event to the next paint with 4× CPU throttling, in ms (the browser rounds to 8).',
    '',
    '| interaction | median (minimum–maximum) |',
    '| --- | --- |',
    ...Object.entries(interactions).map(([name, values]) => `| ${name} | ${spread(values)} |`),
  ].join('\n');
}
