import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Clock tick of /proc in ms. */
const TICK_MS = 10;
const SAMPLE_MS = 2000;
/** Cores that other processes may use, as a share of all: an idle machine needs a hundredth. */
const MAX_SHARE = 0.08;

/** Cores that other processes used, on average. */
export interface OthersUse {
  before: number;
  during: number;
  after: number;
}

/** CPU time of other virtual machines on the same hardware in ticks, of the line `cpu` of /proc/stat (proc(5)). */
export const stolenTicks = (stat: string): number =>
  Number(/^cpu +(.*)$/m.exec(stat)?.[1]?.split(' ')[7] ?? 0);

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

type Processes = ReadonlyMap<number, ProcessTimes>;

function readProcesses(): Processes {
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

/** Processes that work for all: the first one, which inherits orphans with their times, and the kernel. */
const SHARED = [1, 2];

/**
 * Ticks that processes used between two looks at all of them, without one's own.
 * @param own roots, to which their descendants are added; a browser's processes stay one's own when the browser ends before them
 */
export function othersTicks(earlier: Processes, later: Processes, own: Set<number>): number {
  const isOwn = (id: number): boolean => {
    const parent = later.get(id)?.parent ?? 0;
    if (own.has(id)) return true;
    if (SHARED.includes(id) || parent === 0 || !isOwn(parent)) return false;
    own.add(id);
    return true;
  };
  let sum = 0;
  for (const [id, { parent, ticks }] of later) {
    if (isOwn(id) || SHARED.includes(id) || parent === 2) continue;
    sum += Math.max(0, ticks - (earlier.get(id)?.ticks ?? 0));
  }
  return sum;
}

/** Adds up what others use, with a look every two seconds. */
function watchOthers(own: Set<number>) {
  const look = () => ({
    processes: readProcesses(),
    stolen: stolenTicks(readFileSync('/proc/stat', 'utf8')),
    atMs: performance.now(),
  });
  let last = look();
  let used = { ticks: 0, ms: 0 };
  const add = () => {
    const now = look();
    const ticks = othersTicks(last.processes, now.processes, own) + now.stolen - last.stolen;
    used = { ticks: used.ticks + ticks, ms: used.ms + now.atMs - last.atMs };
    last = now;
  };
  setInterval(add, SAMPLE_MS).unref();
  return {
    /** Cores that others used since the last call, on average. */
    take: () => {
      add();
      const cores = (used.ticks * TICK_MS) / used.ms;
      used = { ticks: 0, ms: 0 };
      return cores;
    },
  };
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
  const own = new Set([process.pid]);
  const others = watchOthers(own);
  const loadBefore = loadNow();
  await wait(SAMPLE_MS);
  const before = others.take();
  return {
    /** Counts a process that is no descendant as own, with its descendants. */
    addOwn: (id: number) => void own.add(id),
    /** @returns what to print about the machine, and why figures are worth nothing */
    end: async () => {
      const during = others.take();
      await wait(SAMPLE_MS);
      const after = others.take();
      const load = `load average ${loadBefore} before and ${loadNow()} after the run`;
      const cores = availableParallelism();
      const use = [before, during, after].map((used) => used.toFixed(2)).join(', ');
      return {
        text: `Machine: ${load}; cores used by other processes before, during and after it: ${use}.`,
        reason: busyReason({ before, during, after }, cores),
      };
    },
  };
}
