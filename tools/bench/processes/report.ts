import { availableParallelism } from 'node:os';
import { median } from '../api/latencies.ts';
import type { Waits } from './waits.ts';

/** Numbers of servers that are compared. */
export const COUNTS = [1, 2, 4] as const;

export interface Run {
  /** CPU time of the servers per request in µs, beyond what they use without requests. */
  cpu: number;
  p50: number;
  p99: number;
  errors: number;
}

/** Runs of each request and number of servers (keyOf). */
export type Runs = Map<string, Run[]>;

export const keyOf = (name: string, count: number): string => `${name} ${count}`;

interface Report {
  runs: Runs;
  /** What requests of the mixed journey wait for, by number of servers. */
  waits: ReadonlyMap<number, Waits>;
  /** Requests, in the order of the table. */
  names: readonly string[];
  ratePerServer: number;
  rounds: number;
  seconds: number;
  /** CPU time of a server without requests, in ms per second. */
  idleMs: number;
}

function figure(runs: Runs, key: string, of: keyof Run): number {
  return median((runs.get(key) ?? []).map((run) => run[of]));
}

/** How many times the CPU time of one server a request takes with all. */
export function growthOf(runs: Runs, name: string): number {
  const [first, , all] = COUNTS;
  return figure(runs, keyOf(name, all), 'cpu') / figure(runs, keyOf(name, first), 'cpu');
}

/** Failed requests of all runs. */
export function errorsOf(runs: Runs): number {
  return [...runs.values()].flat().reduce((sum, run) => sum + run.errors, 0);
}

function costRow(runs: Runs, name: string): string {
  const cells = COUNTS.map((count) => Math.round(figure(runs, keyOf(name, count), 'cpu')));
  const times = COUNTS.map((count) => figure(runs, keyOf(name, count), 'p99').toFixed(1));
  return `| ${[name, ...cells, `${growthOf(runs, name).toFixed(2)}×`, times.join(' / ')].join(' | ')} |`;
}

function waitRow(count: number, found: Waits | undefined): string {
  const { working, locked, inside, idleInTransaction, pool, lagP99Ms } = found ?? {};
  const cells = [working, locked, inside, idleInTransaction, pool];
  const shown = cells.map((value = 0) => value.toFixed(2));
  return `| ${[count, ...shown, (lagP99Ms ?? 0).toFixed(1)].join(' | ')} |`;
}

/** Section of docs/benchmarks.md. */
export function renderReport(report: Report): string {
  const { runs, waits, names, ratePerServer, rounds, seconds, idleMs } = report;
  return `\`npm run bench:processes\`: one, two and four servers behind a proxy on one PostgreSQL, ${ratePerServer} requests a second for each; medians of ${rounds} rounds of ${seconds} s, interleaved, on ${availableParallelism()} cores with load generator, proxy and database. CPU time of the servers per request in µs, beyond the ${idleMs.toFixed(1)} ms a second that a server uses without requests; ${errorsOf(runs)} errors.

| request | 1 server | 2 | 4 | 1 to 4 | p99 ms (1 / 2 / 4) |
| --- | ---: | ---: | ---: | ---: | ---: |
${names.map((name) => costRow(runs, name)).join('\n')}

What requests of the mixed journey wait for, sampled ten times a second: connections of the database, on average, and requests that wait for a connection of the pool.

| servers | statements running | waiting for row locks | for PostgreSQL's own locks and disk | idle in a transaction | waiting for the pool | event loop lag p99 ms |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${COUNTS.map((count) => waitRow(count, waits.get(count))).join('\n')}`;
}
