import { cpus } from 'node:os';
import { spread } from '../report.ts';
import type { NetworkName, StepTimes } from './measureNavigation.ts';

/** Times of a step in several rounds. */
export interface StepResult {
  name: string;
  network: NetworkName;
  /** Whether the first view of the next screen has an image. */
  hasImage: boolean;
  rounds: StepTimes[];
}

/** Prefetched kB of a page in several rounds. */
export interface PrefetchResult {
  path: string;
  normal: number[];
  savingData: number[];
}

export interface NavigationReport {
  steps: readonly StepResult[];
  prefetches: readonly PrefetchResult[];
  rounds: number;
  /** Load average before the run. */
  load: number;
}

/** Median with minimum and maximum; counts the rounds in which it was never shown. */
function shown(values: (number | undefined)[]): string {
  const times = values.filter((value) => value !== undefined);
  const missing = values.length - times.length;
  if (times.length === 0) return 'never';
  return missing === 0 ? spread(times) : `${spread(times)}, ${missing} never`;
}

function stepRow({ name, network, hasImage, rounds }: StepResult): string {
  const cells = [
    name,
    network,
    shown(rounds.map(({ next }) => next.heading)),
    hasImage ? shown(rounds.map(({ next }) => next.image)) : '–',
    spread(rounds.map(({ next }) => next.longestTask)),
    Math.max(...rounds.map(({ next }) => next.shifts)).toFixed(3),
    shown(rounds.map(({ back }) => back.heading)),
    spread(rounds.map(({ back }) => back.longestTask)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Renders the measurements as a section of docs/benchmarks.md. */
export function renderNavigation({ steps, prefetches, rounds, load }: NavigationReport): string {
  return [
    '## Navigation on a slow phone',
    '',
    `\`npm run bench:web -- --only navigation\`: from the press of a link to the paint of the next screen's heading, and of its first image in any size that the browser has, in a window of 412 × 823 px with 4× CPU throttling and the network presets of Chromium's DevTools. Back: from the call to the paint of what the shopper had pressed at its scroll position, or of the heading when that was in a panel. Medians of ${rounds} rounds (minimum–maximum), times in ms; longest task 0: none of 50 ms. Load average (${cpus().length} cores) before the run: ${load.toFixed(1)}.`,
    '',
    '| step | network | heading | image | longest task | layout shift | back | longest task |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...steps.map(stepRow),
    '',
    'Scripts and API responses that a page requests after its load event without any interaction, in kB. With Save-Data it prefetches nothing: these are its own parts below the fold, and the difference is what it prefetches.',
    '',
    '| page | normally | with Save-Data |',
    '| --- | --- | --- |',
    ...prefetches.map(
      ({ path, normal, savingData }) => `| ${path} | ${spread(normal)} | ${spread(savingData)} |`,
    ),
  ].join('\n');
}
