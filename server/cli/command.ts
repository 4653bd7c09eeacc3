import type { ParseArgsConfig } from 'node:util';
import type { AdminContext } from './adminContext.ts';
import type { Print } from './print.ts';

/** Parsed arguments of a command. */
export interface Arguments {
  /** Positional arguments. */
  words: readonly string[];
  /** `--name value` */
  options: Readonly<Record<string, string | undefined>>;
  /** `--name` */
  flags: ReadonlySet<string>;
}

/** One command of the shop's command line. */
export interface Command {
  /** Syntax, e.g. `orders show NUMBER`. */
  usage: string;
  /** Help text, one sentence. */
  about: string;
  /** Minimum and maximum number of positional arguments. */
  words: readonly [min: number, max: number];
  options?: NonNullable<ParseArgsConfig['options']>;
  /**
   * @throws RefusedError when the command cannot be run; nothing has changed then
   * @throws UsageError
   */
  run: (context: AdminContext, given: Arguments, print: Print) => Promise<void>;
}
