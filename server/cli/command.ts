import type { ParseArgsConfig } from 'node:util';
import type { Desk } from './desk.ts';
import type { Say } from './print.ts';

/** What was written after a command's name. */
export interface Arguments {
  /** Plain words, as many as the command asks for. */
  words: readonly string[];
  /** `--name value` */
  options: Readonly<Record<string, string | undefined>>;
  /** `--name` */
  flags: ReadonlySet<string>;
}

/** One thing a shopkeeper can do. */
export interface Command {
  /** How it is written, e.g. `orders show NUMBER`. */
  usage: string;
  /** What it does, in one sentence. */
  about: string;
  /** How many plain words it takes at least and at most. */
  words: readonly [min: number, max: number];
  options?: NonNullable<ParseArgsConfig['options']>;
  /**
   * @throws RefusedError when it cannot be done: then nothing has changed
   * @throws UsageError
   */
  run: (desk: Desk, given: Arguments, say: Say) => Promise<void>;
}
