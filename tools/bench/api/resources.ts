import { readFileSync } from 'node:fs';

/** One tick of the process accounting in /proc, in ms. */
const TICK_MS = 10;
const KB_PER_MB = 1024;

/** What a process has used so far. */
export interface Usage {
  /** Processor time in ms, in its own code and in the kernel. */
  cpuMs: number;
  /** Memory in use now and at most so far, in MB. */
  memoryMb: number;
  peakMemoryMb: number;
}

function megabytes(status: string, field: string): number {
  const kb = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return Number(kb) / KB_PER_MB;
}

/** Reads a process's accounting from /proc (Linux). */
export function usageOf(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; the fields after it are numbered from 3 on (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    memoryMb: megabytes(status, 'VmRSS'),
    peakMemoryMb: megabytes(status, 'VmHWM'),
  };
}
