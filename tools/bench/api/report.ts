import os from 'node:os';
import type { ClosedLoopResult } from './closedLoop.ts';
import { mergeFailures, totalOf } from './failures.ts';
import type { Failures } from './failures.ts';
import { median } from './latencies.ts';
import type { OpenLoopResult } from './openLoop.ts';

/** A measurement of the closed loop. */
export interface Row {
  name: string;
  own: ClosedLoopResult;
  /** The same requests in a small shop. */
  small: ClosedLoopResult;
  /** CPU time per request with 10,000 products as a multiple of that with 100, median of the rounds. */
  growth: number;
  /** The same responses from bare `node:http`. */
  bare?: BareResult;
}

export interface BareResult extends ClosedLoopResult {
  /** Requests a second of the shop as a share of these, median of the rounds. */
  share: number;
  /** CPU time per request as a share of that of the shop, median of the rounds. */
  cpuShare: number;
}

/** The rounds of the open loop. */
export interface MixedResult {
  rounds: readonly OpenLoopResult[];
  /** Duration of a round. */
  seconds: number;
  /** CPU usage of the server's core. */
  cpuShare: number;
}

export interface Report {
  rows: readonly Row[];
  mixed: MixedResult;
  /** Peak memory of the server in MB. */
  peakMemoryMb: number;
  connections: number;
  /** Load average before the run. */
  loadBefore: number;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}

/** Load average of the last minute. */
export function loadNow(): number {
  return os.loadavg()[0] ?? 0;
}

const count = (value: number): string => Math.round(value).toLocaleString('en-GB');
const ms = (value: number): string => value.toFixed(1);
const share = (value: number): string => `${Math.round(value * 100)} %`;

function compared({ name, own, bare }: Row): string[] {
  const missing = '–';
  return [
    name,
    count(own.requestsPerSecond),
    bare ? count(bare.requestsPerSecond) : missing,
    bare ? share(bare.share) : missing,
    bare ? share(bare.cpuShare) : missing,
    ms(own.p50),
    ms(own.p99),
    String(totalOf(own.failures)),
  ];
}

function grown({ name, own, small, growth }: Row): string[] {
  const figures = [small, own].flatMap((run) => [count(run.cpuMicroseconds), ms(run.p50)]);
  return [name, ...figures, `${growth.toFixed(2)}×`];
}

/** Failed requests, one line per error. */
function failed(rows: readonly Row[], mixed: MixedResult): string[] {
  const kinds = (name: string, failures: Failures): string[] =>
    [...failures].map(([failure, times]) => `- ${name}: ${failure}, ${count(times)} times`);
  const lines = [
    ...rows.flatMap(({ name, own, small }) => [
      ...kinds(name, own.failures),
      ...kinds(`${name} (100 products)`, small.failures),
    ]),
    ...kinds('mixed', mergeFailures(mixed.rounds.map((round) => round.failures))),
  ];
  return lines.length === 0 ? [] : ['Failed requests:', lines.join('\n')];
}

/** The tables of single requests as Markdown. */
export function renderRows(rows: readonly Row[], connections: number): string {
  return [
    `Throughput of each request on ${connections} connections (closed loop) in a shop with 10,000 products and 100,000 orders:`,
    table(
      [
        'request',
        'requests/s',
        'bare `node:http`',
        'share',
        'share by CPU time',
        'p50 ms',
        'p99 ms',
        'errors',
      ],
      rows.map(compared),
    ),
    'The same requests in shops with 100 and 10,000 products:',
    table(
      ['request', '100: CPU µs', '100: p50 ms', '10,000: CPU µs', '10,000: p50 ms', 'CPU growth'],
      rows.map(grown),
    ),
  ].join('\n\n');
}

function mixedTable({ rounds, cpuShare }: MixedResult, peakMemoryMb: number): string {
  const of = (figure: 'requestsPerSecond' | 'p50' | 'p99' | 'max'): number[] =>
    rounds.map((round) => round[figure]);
  const spread = (figure: 'p50' | 'p99' | 'max'): string =>
    `${ms(median(of(figure)))} (${ms(Math.min(...of(figure)))}–${ms(Math.max(...of(figure)))})`;
  return table(
    ['requests/s', 'p50 ms', 'p99 ms', 'max ms', 'errors', 'CPU', 'memory MB'],
    [
      [
        count(median(of('requestsPerSecond'))),
        spread('p50'),
        spread('p99'),
        spread('max'),
        String(rounds.reduce((sum, round) => sum + totalOf(round.failures), 0)),
        share(cpuShare),
        count(peakMemoryMb),
      ],
    ],
  );
}

/** The report as Markdown. */
export function renderReport(report: Report): string {
  const { rows, mixed, peakMemoryMb, connections, loadBefore } = report;
  const [cpu] = os.cpus();
  const machine = `${cpu?.model.trim() ?? 'unknown processor'}, ${os.cpus().length} cores, Node ${process.versions.node}`;
  return [
    `Measured on ${machine}; load average ${loadBefore.toFixed(1)} before and ${loadNow().toFixed(1)} after the run, which adds about 2.`,
    renderRows(rows, connections),
    `A mixed journey at a constant rate in ${mixed.rounds.length} rounds of ${mixed.seconds} s (open loop); latencies are measured from the scheduled time, medians of the rounds (minimum–maximum):`,
    mixedTable(mixed, peakMemoryMb),
    ...failed(rows, mixed),
  ].join('\n\n');
}
