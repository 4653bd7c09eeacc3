import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Clock tick of /proc in ms. */
const TICK_MS = 10;
const SAMPLE_MS = 2000;
/** Cores that other processes may use, as a share of all: an idle machine needs a hundredth. */
const MAX_SHARE = 0.08;

/** CPU time since the start of the machine, in ms. */
interface CpuTimes {
  atMs: number;
  /** Of all processes, and of other virtual machines on the same hardware. */
  all: number;
  /** Of this process and its descendants, also those that have ended. */
  own: number;
}

/** Cores that other processes used, on average. */
export interface OthersUse {
  before: number;
  during: number;
  after: number;
}

/** CPU time of the line `cpu` of /proc/stat in ticks, without idle time (proc(5)). */
export function usedTicks(stat: string): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = (
    /^cpu +(.*)$/m.exec(stat)?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  return user + nice + system + irq + softIrq + steal;
}

interface ProcessTimes {
  parent: number;
  ticks: number;
}

/** Parent and CPU time of a process with its ended children, from /proc/PID/stat. */
export function processTimes(stat: string): ProcessTimes {
  // The name in parentheses may contain spaces; the fields after it start with number 3.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  return { parent, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
}

function readProcesses(): Map<number, ProcessTimes> {
  const found = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      found.set(Number(name), processTimes(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It has ended.
    }
  }
  return found;
}

/** @param roots processes that count as own, with their descendants */
function timesNow(roots: readonly number[]): CpuTimes {
  const processes = readProcesses();
  const isOwn = (id: number): boolean =>
    roots.includes(id) || (id > 1 && isOwn(processes.get(id)?.parent ?? 0));
  let own = 0;
  for (const [id, { ticks }] of processes) if (isOwn(id)) own += ticks;
  const all = usedTicks(readFileSync('/proc/stat', 'utf8'));
  return { atMs: performance.now(), all: all * TICK_MS, own: own * TICK_MS };
}

function othersBetween(first: CpuTimes, last: CpuTimes): number {
  const used = last.all - first.all - (last.own - first.own);
  return Math.max(0, used / (last.atMs - first.atMs));
}

/** Why figures of a run are worth nothing; `undefined` for a quiet machine. */
export function busyReason(
  { before, during, after }: OthersUse,
  cores: number,
): string | undefined {
  const limit = MAX_SHARE * cores;
  const used = Object.entries({ before, during, after }).filter(([, use]) => use > limit);
  if (used.length === 0) return undefined;
  const uses = used.map(([when, use]) => `${use.toFixed(2)} ${when} the run`);
  return `Other processes used more than ${limit.toFixed(2)} of ${cores} cores: ${uses.join(', ')}.`;
}

const loadNow = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** Watches what else the machine does during a benchmark. Takes two seconds; call it before the benchmark starts anything. */
export async function watchMachine() {
  const roots = [process.pid];
  const sample = async () => {
    const first = timesNow(roots);
    await wait(SAMPLE_MS);
    return { first, last: timesNow(roots) };
  };
  const loadBefore = loadNow();
  const start = await sample();
  const before = othersBetween(start.first, start.last);
  return {
    /** Counts a process that is no descendant as own, with its descendants. */
    addOwn: (id: number) => void roots.push(id),
    /** @returns what to print about the machine, and why figures are worth nothing */
    end: async () => {
      const { first, last } = await sample();
      const during = othersBetween(start.last, first);
      const after = othersBetween(first, last);
      const load = `load average ${loadBefore} before and ${loadNow()} after the run`;
      const cores = availableParallelism();
      const use = [before, during, after].map((cores) => cores.toFixed(2)).join(', ');
      return {
        text: `Machine: ${load}; cores used by other processes before, during and after it: ${use}.`,
        reason: busyReason({ before, during, after }, cores),
      };
    },
  };
}
