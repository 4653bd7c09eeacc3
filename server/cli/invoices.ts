import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '../clock.ts';
import { CREDIT_REASONS, pintAe } from '../einvoice/pintAe.ts';
import type { ExportFacts } from '../einvoice/pintAe.ts';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '../filePermissions.ts';
import { MAX_EXPORTED_INVOICES } from '../limits/invoices.ts';
import { issuedInvoices } from '../repositories/issuedInvoices.ts';
import type { InvoiceFilter, IssuedInvoice } from '../repositories/issuedInvoices.ts';
import { dubaiMoment } from '../rules/dubaiTime.ts';
import { EMIRATES } from '../rules/emirates.ts';
import type { AdminContext } from './adminContext.ts';
import type { Arguments, Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { withFile } from './files.ts';
import { findSingleOrder } from './findSingleOrder.ts';
import { plain } from './print.ts';

const FORMAT = 'pint-ae';
/** Numbers of an export by number. */
const MAX_NUMBERS = 100;
/** Problems that are listed. */
const MAX_PROBLEMS = 20;
/** The number of an invoice or credit note; any other one is that of an order. */
const INVOICE_NUMBER = /^(?:INV|CN)-\d{6,}$/i;

type Options = Arguments['options'];

/** The value of an option that is one of a list. @throws UsageError */
function choice<Value extends string>(
  options: Options,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = options[name];
  const found = values.find((value) => value.toLowerCase() === text?.toLowerCase());
  if (text !== undefined && found === undefined)
    throw new UsageError(`--${name} must be one of ${values.join(', ')}.`);
  return found;
}

/** The first moment of a day in Dubai. @throws UsageError */
function dayOf(options: Options, name: string): Date {
  const start = dubaiMoment(options[name] ?? '', '00:00');
  if (!start) throw new UsageError(`--${name} must be a day, e.g. 2026-12-01.`);
  return start;
}

function periodOf(options: Options): InvoiceFilter {
  const [from, until] = [dayOf(options, 'from'), dayOf(options, 'until')];
  if (until < from) throw new UsageError('--until must not be before --from.');
  return { from: from.toISOString(), before: new Date(until.getTime() + DAY).toISOString() };
}

/** The documents of an invoice's or order's number. @throws RefusedError */
async function invoicesOfNumber(context: AdminContext, text: string): Promise<IssuedInvoice[]> {
  const number = text.toUpperCase();
  const isInvoice = INVOICE_NUMBER.test(number);
  const filter = isInvoice
    ? { number }
    : { orderId: (await findSingleOrder(context, text)).order.id };
  const found = await issuedInvoices(context.db, filter, MAX_EXPORTED_INVOICES);
  if (found.length === 0)
    throw new RefusedError(
      isInvoice
        ? `There is no invoice ${plain(text)}.`
        : `${plain(text)} has no tax invoice: it is not paid, or the shop had no tax number.`,
    );
  return found;
}

/** The documents to export, each once. @throws RefusedError, UsageError */
async function chosenInvoices(
  context: AdminContext,
  { positionals, options }: Arguments,
): Promise<IssuedInvoice[]> {
  const hasPeriod = options['from'] !== undefined || options['until'] !== undefined;
  if (hasPeriod === positionals.length > 0)
    throw new UsageError('Give either numbers, or a period with --from and --until.');
  if (hasPeriod && (options['emirate'] ?? options['credit-reason']) !== undefined)
    throw new UsageError('--emirate and --credit-reason are for numbers, not for a period.');
  if (hasPeriod) {
    const found = await issuedInvoices(context.db, periodOf(options), MAX_EXPORTED_INVOICES + 1);
    if (found.length > MAX_EXPORTED_INVOICES)
      throw new RefusedError(
        `There are more than ${MAX_EXPORTED_INVOICES} invoices. Give a shorter period.`,
      );
    return found;
  }
  const found: IssuedInvoice[] = [];
  for (const number of positionals) found.push(...(await invoicesOfNumber(context, number)));
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

interface Document {
  number: string;
  xml: string;
}

/** All of them as XML, or none. @throws RefusedError with what is missing */
function documentsOf(invoices: readonly IssuedInvoice[], facts: ExportFacts): Document[] {
  const documents: Document[] = [];
  const problems: string[] = [];
  for (const invoice of invoices) {
    const { number } = invoice;
    const result = pintAe(invoice, facts);
    if ('xml' in result) documents.push({ number, xml: result.xml });
    else problems.push(...result.problems.map((problem) => plain(`${number}: ${problem}.`)));
  }
  if (problems.length === 0) return documents;
  const others = problems.length - MAX_PROBLEMS;
  throw new RefusedError(
    [
      'Nothing was written:',
      ...problems.slice(0, MAX_PROBLEMS),
      ...(others > 0 ? [`and ${others} more problems.`] : []),
    ].join('\n'),
  );
}

/** Writes a file for each document. */
function writeDocuments(folder: string, documents: readonly Document[]): void {
  withFile(folder, () => mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER }));
  for (const { number, xml } of documents) {
    const file = join(folder, `${number}.xml`);
    withFile(file, () => writeFileSync(file, `${xml}\n`, { mode: OWNER_ONLY_FILE }));
  }
}

const exportCommand: Command = {
  usage: `invoices export (NUMBER… | --from DAY --until DAY) --format ${FORMAT} [--folder FOLDER] [--emirate CODE] [--credit-reason REASON]`,
  description:
    'Writes tax invoices and credit notes of customers with a tax number as XML for an e-invoicing provider: those of orders, by number, or of the days of a period; one document without --folder to the terminal.',
  positionals: [0, MAX_NUMBERS],
  isAudited: true,
  options: {
    format: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    folder: { type: 'string' },
    emirate: { type: 'string' },
    'credit-reason': { type: 'string' },
  },
  run: async (context, args, print) => {
    const { options } = args;
    if (choice(options, 'format', [FORMAT]) === undefined)
      throw new UsageError(`Give --format ${FORMAT}.`);
    const facts = {
      company: context.config.company,
      emirate: choice(options, 'emirate', EMIRATES),
      creditReason: choice(options, 'credit-reason', CREDIT_REASONS),
    };
    const all = await chosenInvoices(context, args);
    const invoices = all.filter(({ content }) => content.buyer.trn !== undefined);
    if (invoices.length === 0)
      throw new RefusedError('There is no tax invoice of a customer with a tax number.');
    const documents = documentsOf(invoices, facts);
    const { folder } = options;
    const [first, ...others] = documents;
    if (folder !== undefined) {
      writeDocuments(folder, documents);
      const left = all.length - invoices.length;
      print(
        `Wrote ${documents.length} documents to ${folder}.` +
          (left === 0 ? '' : ` Without a tax number of the customer: ${left}.`),
      );
    } else if (first && others.length === 0) print(first.xml);
    else throw new UsageError(`These are ${documents.length} documents: give a --folder for them.`);
  },
};

export const invoiceCommands = { 'invoices export': exportCommand };
