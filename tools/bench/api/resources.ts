import { readFileSync } from 'node:fs';

/** Clock tick of /proc in ms. */
const TICK_MS = 10;
const KB_PER_MB = 1024;

/** Resource usage of a process. */
export interface Usage {
  /** CPU time in user and kernel mode in ms. */
  cpuMs: number;
  /** Current memory in MB. */
  memoryMb: number;
  peakMemoryMb: number;
}

function megabytes(status: string, field: string): number {
  const kb = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return Number(kb) / KB_PER_MB;
}

/** Reads the resource usage of a process from /proc (Linux). */
export function usageOf(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces; the fields after it start with number 3 (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    memoryMb: megabytes(status, 'VmRSS'),
    peakMemoryMb: megabytes(status, 'VmHWM'),
  };
}
