import { parseArgs } from 'node:util';
import { isOutage } from '../db/errors.ts';
import { ConfigurationError } from '../env.ts';
import { codeOf, reasonOf } from '../errorFacts.ts';
import { catalogueCommands } from './catalogue.ts';
import type { Arguments, Command } from './command.ts';
import { customerCommands } from './customers.ts';
import type { Desk } from './desk.ts';
import { enquiryCommands } from './enquiries.ts';
import { RefusedError, UsageError } from './errors.ts';
import { orderCommands } from './orders.ts';
import type { Say } from './print.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  ...orderCommands,
  ...catalogueCommands,
  ...enquiryCommands,
  ...customerCommands,
};

/** How a command ended, as the calling program sees it. */
export const EXIT = { done: 0, refused: 1, misused: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface ShopIo {
  /** The answer. */
  say: Say;
  /** What is wrong. */
  complain: Say;
  open: () => Promise<{ desk: Desk; close: () => Promise<void> }>;
}

const HELP = ['--help', '-h', 'help'];

function helpOf({ usage, about }: Command): string {
  return `  ${usage}\n      ${about}`;
}

/** All commands, or those that begin with a word. */
function help(word = ''): string {
  const commands = Object.entries(COMMANDS).filter(([name]) => name.startsWith(word));
  return [
    'Use: npm run --silent shop -- COMMAND',
    '',
    ...commands.map(([, command]) => helpOf(command)),
    '',
    'It needs the settings of the server (DATA_DIR or DATABASE_URL, PUBLIC_URL, APP_SECRET), and works while it runs.',
    'It ends with 0 when it was done, 1 when it could not be done, 2 when it was written wrongly.',
  ].join('\n');
}

function argumentsOf({ options = {}, words: [min, max] }: Command, args: string[]): Arguments {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length < min || positionals.length > max) {
    throw new UsageError('Too few or too many words.');
  }
  const given = Object.entries(values);
  return {
    words: positionals,
    options: Object.fromEntries(
      given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
  };
}

async function carryOut(command: Command, args: string[], io: ShopIo): Promise<void> {
  const given = argumentsOf(command, args);
  const { desk, close } = await io.open();
  try {
    await command.run(desk, given, io.say);
  } finally {
    await close();
  }
}

/** Also what `parseArgs` throws for an option that the command does not have. */
function isMisuse(error: unknown): error is Error {
  const isUnparsable = codeOf(error)?.startsWith('ERR_PARSE_ARGS') ?? false;
  return error instanceof UsageError || isUnparsable;
}

/**
 * Carries out one command of the shopkeeper.
 * @param args the words after the program's name
 */
export async function runShop(args: readonly string[], io: ShopIo): Promise<ExitCode> {
  const [noun = '', verb = '', ...rest] = args;
  if (noun === '' || [noun, verb, ...rest].some((word) => HELP.includes(word))) {
    io.say(help(HELP.includes(noun) ? '' : noun));
    return EXIT.done;
  }
  const command = COMMANDS[`${noun} ${verb}`];
  if (!command) {
    const isKnown = Object.keys(COMMANDS).some((name) => name.startsWith(`${noun} `));
    const wrong = [noun, verb].join(' ').trim();
    io.complain(`There is no command "${wrong}".\n\n${help(isKnown ? noun : '')}`);
    return EXIT.misused;
  }
  try {
    await carryOut(command, rest, io);
    return EXIT.done;
  } catch (error) {
    if (isMisuse(error)) {
      io.complain(`${error.message}\nUse: ${command.usage}`);
      return EXIT.misused;
    }
    if (error instanceof RefusedError || error instanceof ConfigurationError) {
      io.complain(error.message);
      return EXIT.refused;
    }
    if (!isOutage(error)) throw error;
    io.complain(`The database cannot be used now (${reasonOf(error)}). Nothing was changed.`);
    return EXIT.refused;
  }
}
