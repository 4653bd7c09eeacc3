import type { ParseArgsConfig } from 'node:util';
import type { AdminContext } from './adminContext.ts';
import type { Print } from './print.ts';

/** Parsed arguments of a command. */
export interface Arguments {
  positionals: readonly string[];
  /** `--name value` */
  options: Readonly<Record<string, string | undefined>>;
  /** `--name` */
  flags: ReadonlySet<string>;
}

/** Syntax and help of a command. */
interface CommandHelp {
  /** Syntax, e.g. `orders show NUMBER`. */
  usage: string;
  /** Help text, one sentence. */
  description: string;
  /** Minimum and maximum number of positional arguments. */
  positionals: readonly [min: number, max: number];
  options?: NonNullable<ParseArgsConfig['options']>;
}

/** One command of the shop's command line. */
export interface Command extends CommandHelp {
  /** Whether it is recorded: it changes something, or writes out personal data. */
  isAudited: boolean;
  /**
   * @throws RefusedError when the command fails; nothing has changed then
   * @throws UsageError
   */
  run: (context: AdminContext, args: Arguments, print: Print) => Promise<void>;
}

/** A command that works before the first start, because it needs no database. */
export interface OfflineCommand extends CommandHelp {
  /** @throws RefusedError, UsageError */
  runOffline: (args: Arguments, print: Print) => Promise<void>;
}
