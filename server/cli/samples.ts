import { sampleAddress, sampleNewsMail } from '../mail/templates/samples.ts';
import {
  findSampleRequests,
  listSampleRequests,
  settleSampleRequest,
} from '../repositories/staffSamples.ts';
import type { StaffSampleRequest } from '../repositories/staffSamples.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from '../rules/language.ts';
import { clothNames, sampleState } from '../rules/sampledCloths.ts';
import { typedProse } from '../rules/typed.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { limitOf, limitOption } from './limit.ts';
import { fields, moment, plain, table } from './print.ts';

/** Longest note to the customer, in characters. */
const MAX_NOTE = 1000;

const DELIVERIES = { post: 'send', visit: 'bring to the visit' } as const;

/** The only request of a number; the last five characters are enough. @throws RefusedError */
async function findSingleRequest({ db }: AdminContext, number: string) {
  const [found, ...others] = await findSampleRequests(db, number);
  if (!found) throw new RefusedError(`There is no request for samples ${number}.`);
  if (others.length === 0) return found;
  const numbers = [found, ...others].map((request) => request.number);
  throw new RefusedError(`Several requests match: ${numbers.join(', ')}.`);
}

const list: Command = {
  usage: `samples list [--all] [--limit ${limitOption.default}]`,
  description:
    'Lists the requests for samples that wait, the oldest first; with --all all, the newest first.',
  positionals: [0, 0],
  isAudited: false,
  options: { all: { type: 'boolean' }, limit: limitOption },
  run: async ({ db }, { options, flags }, print) => {
    const filter = { isAll: flags.has('all'), limit: limitOf(options) };
    const requests = await listSampleRequests(db, filter);
    if (requests.length === 0) {
      print('There are no requests for samples.');
      return;
    }
    const rows = requests.map((one) => [
      one.number,
      moment(one.created_at),
      sampleState(one),
      DELIVERIES[one.delivery],
      one.email,
      clothNames(one, DEFAULT_LANGUAGE).join(', '),
    ]);
    const headings = ['NUMBER', 'ASKED', 'STATE', 'DELIVERY', 'CUSTOMER', 'FABRICS'];
    table(headings, rows).forEach(print);
  },
};

const show: Command = {
  usage: 'samples show NUMBER',
  description:
    'Shows a request for samples with its address; the last five characters of its number are enough.',
  positionals: [1, 1],
  isAudited: false,
  run: async (context, { positionals: [number = ''] }, print) => {
    const request = await findSingleRequest(context, number);
    const settled = request.sent_at ?? request.declined_at;
    fields([
      ['Request', request.number],
      ['Asked', moment(request.created_at)],
      ['State', sampleState(request)],
      ['Since', settled === null ? '' : moment(settled)],
      ['Customer', request.email],
      ['Language', LANGUAGE_NAMES[request.language]],
      ['Delivery', DELIVERIES[request.delivery]],
      ['Note', request.note ?? ''],
    ]).forEach(print);
    for (const lines of [sampleAddress(request), clothNames(request, DEFAULT_LANGUAGE)])
      if (lines.length > 0) ['', ...lines].map(plain).forEach(print);
  },
};

/** Settles a request, and mails the customer in the same transaction. @throws RefusedError */
async function settle(
  context: AdminContext,
  request: StaffSampleRequest,
  { news, note }: { news: 'sent' | 'declined'; note: string | null },
): Promise<void> {
  const { config, db, clock, mailer } = context;
  await db.transaction().execute(async (trx) => {
    const as = news === 'sent' ? 'sent_at' : 'declined_at';
    if (!(await settleSampleRequest(trx, request.id, { as, note }, clock.now())))
      throw new RefusedError(`${request.number} is sent or declined already.`);
    const mail = sampleNewsMail(config, request, { to: request.email, news, note });
    await mailer.queue(trx, 'samples-news', mail);
  });
}

/** A note of the staff; `null` without one. @throws UsageError */
function noteOf(text: string | undefined): string | null {
  const note = typedProse(text ?? '');
  if (note.length > MAX_NOTE)
    throw new UsageError(`--note must have at most ${MAX_NOTE} characters.`);
  return note === '' ? null : note;
}

const send: Command = {
  usage: 'samples send NUMBER [--note TEXT]',
  description:
    'Marks samples as sent, or as packed for the visit, and mails it to the customer; a note may name the courier.',
  positionals: [1, 1],
  isAudited: true,
  options: { note: { type: 'string' } },
  run: async (context, { positionals: [number = ''], options }, print) => {
    const note = noteOf(options['note']);
    const request = await findSingleRequest(context, number);
    await settle(context, request, { news: 'sent', note });
    print(`${request.number} is sent. ${request.email} hears of it by e-mail.`);
  },
};

const decline: Command = {
  usage: 'samples decline NUMBER --note TEXT',
  description: 'Declines a request for samples; the customer gets the note by e-mail.',
  positionals: [1, 1],
  isAudited: true,
  options: { note: { type: 'string' } },
  run: async (context, { positionals: [number = ''], options }, print) => {
    const note = noteOf(options['note']);
    if (note === null) throw new UsageError('--note must say why.');
    const request = await findSingleRequest(context, number);
    await settle(context, request, { news: 'declined', note });
    print(`${request.number} is declined. ${request.email} gets the note by e-mail.`);
  },
};

export const sampleCommands = {
  'samples list': list,
  'samples show': show,
  'samples send': send,
  'samples decline': decline,
};
