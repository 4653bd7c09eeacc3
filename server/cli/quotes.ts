import { quotedName, quotedSize } from '../quotes/quoteResponse.ts';
import { quoteOfVisit } from '../quotes/quoteOfVisit.ts';
import { staffPath } from '../papers/staffLink.ts';
import { findRevision, linesOfQuote, termsOf } from '../repositories/quotes.ts';
import {
  emailOfQuote,
  findQuotes,
  findStaffQuote,
  listQuotes,
  quoteOfEnquiry,
} from '../repositories/staffQuotes.ts';
import type { StaffQuote } from '../repositories/staffQuotes.ts';
import { findEnquiries } from '../repositories/visits.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from '../rules/language.ts';
import { CURRENCY, moneyText } from '../rules/money.ts';
import { quotePageUrl } from '../rules/orderLinks.ts';
import { quoteState, quoteToken } from '../rules/quote.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { RefusedError } from './errors.ts';
import { limitOf, limitOption } from './limit.ts';
import { fields, moment, table } from './print.ts';

/** State of a quote; only the staff see a withdrawn one. */
async function stateOf({ db, clock }: AdminContext, quote: StaffQuote): Promise<string> {
  if (quote.revoked_at !== null) return 'withdrawn';
  return quoteState(quote, (await findRevision(db, quote.id)) !== undefined, clock.now());
}

const totalOf = (quote: StaffQuote): string =>
  moneyText(termsOf(quote).totals.totalMinor, CURRENCY);

/** The only quote of a number; the last five characters are enough. @throws RefusedError */
async function findSingleQuote({ db }: AdminContext, number: string): Promise<StaffQuote> {
  const [found, ...others] = await findQuotes(db, number);
  if (!found) throw new RefusedError(`There is no quote ${number}.`);
  if (others.length === 0) return found;
  const numbers = [found, ...others].map((quote) => quote.number);
  throw new RefusedError(`Several quotes match: ${numbers.join(', ')}.`);
}

/** The quote of the windows of a request for a visit, which is written at the first call. */
async function quoteForVisit(context: AdminContext, id: string): Promise<StaffQuote | undefined> {
  const [enquiry, ...others] = await findEnquiries(context.db, id);
  if (!enquiry || others.length > 0) return undefined;
  const known = await quoteOfEnquiry(context.db, enquiry.id);
  if (known) return known;
  const written = await context.db
    .transaction()
    .execute((trx) => quoteOfVisit(trx, context, enquiry));
  if (written === undefined)
    throw new RefusedError('This appointment request has no finished window that is made now.');
  return findStaffQuote(context.db, written);
}

const list: Command = {
  usage: `quotes list [--limit ${limitOption.default}]`,
  description: 'Lists the newest quotes with their state and total.',
  positionals: [0, 0],
  isAudited: false,
  options: { limit: limitOption },
  run: async (context, { options }, print) => {
    const quotes = await listQuotes(context.db, limitOf(options));
    if (quotes.length === 0) {
      print('There are no quotes.');
      return;
    }
    const rows: string[][] = [];
    for (const quote of quotes)
      rows.push([
        quote.number,
        moment(quote.created_at),
        moment(quote.valid_until),
        await stateOf(context, quote),
        totalOf(quote),
        emailOfQuote(quote),
      ]);
    const headings = ['NUMBER', 'WRITTEN', 'VALID UNTIL', 'STATE', 'TOTAL', 'CUSTOMER'];
    table(headings, rows).forEach(print);
  },
};

const show: Command = {
  usage: 'quotes show NUMBER',
  description:
    'Shows a quote with the link of the customer; the last five characters of its number are enough.',
  positionals: [1, 1],
  isAudited: false,
  run: async (context, { positionals: [number = ''] }, print) => {
    const quote = await findSingleQuote(context, number);
    const { config, db, secrets } = context;
    const revision = await findRevision(db, quote.id);
    fields([
      ['Quote', quote.number],
      ['Written', moment(quote.created_at)],
      ['Valid until', moment(quote.valid_until)],
      ['State', await stateOf(context, quote)],
      ['Replaced by', revision?.number ?? ''],
      ['Customer', emailOfQuote(quote)],
      ['Language', LANGUAGE_NAMES[quote.language]],
      ['Link', quotePageUrl(config, quoteToken(secrets, quote.id), quote.language)],
    ]).forEach(print);
    print('');
    const lines = (await linesOfQuote(db, quote.id)).map(({ content, quantity, price_minor }) => [
      `${quantity} ×`,
      quotedName(content, DEFAULT_LANGUAGE),
      quotedSize(content, DEFAULT_LANGUAGE),
      moneyText(price_minor * quantity, CURRENCY),
    ]);
    table(['', 'PRODUCT', 'SIZE', 'PRICE'], lines).forEach(print);
    print(`Total ${totalOf(quote)}`);
  },
};

const revise: Command = {
  usage: 'quotes revise NUMBER|ID',
  description:
    'Prints a link to the form for the measured sizes of a quote, or of the windows of an appointment request; it works for a day.',
  positionals: [1, 1],
  isAudited: true,
  run: async (context, { positionals: [text = ''] }, print) => {
    const known = await findQuotes(context.db, text);
    const visit = known.length === 0 ? await quoteForVisit(context, text) : undefined;
    const quote = visit ?? (await findSingleQuote(context, text));
    const state = await stateOf(context, quote);
    if (state !== 'open' && state !== 'expired')
      throw new RefusedError(`${quote.number} is ${state}, so it is not revised.`);
    const path = staffPath(context, 'quote', quote.id, context.clock.now());
    print(`${quote.number}, ${emailOfQuote(quote) || 'without an e-mail address'}`);
    print(`Measured sizes: ${context.config.publicUrl}${path} (in Arabic: ?lang=ar)`);
  },
};

export const quoteCommands = { 'quotes list': list, 'quotes show': show, 'quotes revise': revise };
