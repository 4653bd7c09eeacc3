import { parseArgs } from 'node:util';
import { isOutage } from '../db/errors.ts';
import { ConfigurationError } from '../envValues.ts';
import { codeOf, reasonOf } from '../errorDetails.ts';
import { auditCommands, withRecord } from './audit.ts';
import { catalogueCommands } from './catalogue.ts';
import type { Arguments, Command, OfflineCommand } from './command.ts';
import { complaintCommands } from './complaints.ts';
import { customerCommands } from './customers.ts';
import type { AdminContext } from './adminContext.ts';
import { factCommands } from './facts.ts';
import { enquiryCommands } from './enquiries.ts';
import { RefusedError, UsageError } from './errors.ts';
import { invoiceCommands } from './invoices.ts';
import { makingCommands } from './making.ts';
import { orderCommands } from './orders.ts';
import { priceCommands } from './prices.ts';
import { paperCommands } from './papers.ts';
import type { Print } from './print.ts';
import { quoteCommands } from './quotes.ts';
import { reviewCommands } from './reviews.ts';
import { reviewReplyCommands } from './reviewReplies.ts';
import { sampleCommands } from './samples.ts';
import { searchCommands } from './search.ts';
import { slotCommands } from './slots.ts';

const COMMANDS: Readonly<Record<string, Command | OfflineCommand>> = {
  ...orderCommands,
  ...makingCommands,
  ...paperCommands,
  ...invoiceCommands,
  ...catalogueCommands,
  ...priceCommands,
  ...factCommands,
  ...enquiryCommands,
  ...quoteCommands,
  ...complaintCommands,
  ...sampleCommands,
  ...slotCommands,
  ...reviewCommands,
  ...reviewReplyCommands,
  ...customerCommands,
  ...searchCommands,
  ...auditCommands,
};

/** Exit codes of the program. */
export const EXIT = { done: 0, refused: 1, misused: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface ShopIo {
  /** Writes a line to stdout. */
  print: Print;
  /** Writes a line to stderr. */
  printError: Print;
  open: () => Promise<{ context: AdminContext; close: () => Promise<void> }>;
}

const HELP = ['--help', '-h', 'help'];

function helpOf({ usage, description }: Command | OfflineCommand): string {
  return `  ${usage}\n      ${description}`;
}

/** Help text for all commands, or for those with a prefix. */
function help(prefix = ''): string {
  const commands = Object.entries(COMMANDS).filter(([name]) => name.startsWith(prefix));
  return [
    'Usage: npm run --silent shop -- COMMAND',
    '',
    ...commands.map(([, command]) => helpOf(command)),
    '',
    'Uses the settings of the server (DATA_DIR or DATABASE_URL, PUBLIC_URL, APP_SECRET); the server may be running.',
    'Exit codes: 0 done, 1 failed without changes, 2 invalid arguments.',
  ].join('\n');
}

function parseArguments(command: Command | OfflineCommand, args: string[]): Arguments {
  const {
    options = {},
    positionals: [min, max],
  } = command;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length < min || positionals.length > max) {
    throw new UsageError('Wrong number of arguments.');
  }
  const entries = Object.entries(values);
  return {
    positionals,
    options: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    flags: new Set(entries.filter(([, value]) => value === true).map(([name]) => name)),
  };
}

async function runCommand(
  name: string,
  command: Command | OfflineCommand,
  args: string[],
  io: ShopIo,
): Promise<void> {
  const parsed = parseArguments(command, args);
  if ('runOffline' in command) return command.runOffline(parsed, io.print);
  const { context, close } = await io.open();
  const run = (): Promise<void> => command.run(context, parsed, io.print);
  const { positionals } = parsed;
  try {
    await (command.isAudited ? withRecord(context, { command: name, positionals }, run) : run());
  } finally {
    await close();
  }
}

/** Whether the arguments are invalid; includes the errors of `parseArgs` for unknown options. */
function isUsageError(error: unknown): error is Error {
  const isParseError = codeOf(error)?.startsWith('ERR_PARSE_ARGS') ?? false;
  return error instanceof UsageError || isParseError;
}

/**
 * Runs one command of the shop's command line.
 * @param args arguments after the program's name
 */
export async function runShop(args: readonly string[], io: ShopIo): Promise<ExitCode> {
  const [noun = '', verb = '', ...rest] = args;
  if (noun === '' || [noun, verb, ...rest].some((word) => HELP.includes(word))) {
    io.print(help(HELP.includes(noun) ? '' : noun));
    return EXIT.done;
  }
  const name = `${noun} ${verb}`;
  const command = COMMANDS[name];
  if (!command) {
    const isKnown = Object.keys(COMMANDS).some((known) => known.startsWith(`${noun} `));
    const input = [noun, verb].join(' ').trim();
    io.printError(`Unknown command "${input}".\n\n${help(isKnown ? noun : '')}`);
    return EXIT.misused;
  }
  try {
    await runCommand(name, command, rest, io);
    return EXIT.done;
  } catch (error) {
    if (isUsageError(error)) {
      io.printError(`${error.message}\nUsage: ${command.usage}`);
      return EXIT.misused;
    }
    if (error instanceof RefusedError || error instanceof ConfigurationError) {
      io.printError(error.message);
      return EXIT.refused;
    }
    if (!isOutage(error)) throw error;
    io.printError(`The database is unavailable (${reasonOf(error)}). Nothing was changed.`);
    return EXIT.refused;
  }
}
