import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Mail } from '../mail/mail.ts';
import {
  eraseCustomer,
  findCustomer,
  readCustomer,
  unfinishedOrders,
} from '../repositories/customers.ts';
import { forgetDevices } from '../repositories/devices.ts';
import { deleteMail, listSealedMails } from '../repositories/mails.ts';
import { revokeSessions } from '../repositories/sessions.ts';
import { deleteThrottles } from '../repositories/throttles.ts';
import type { Queryable } from '../db/open.ts';
import { OWNER_ONLY_FILE } from '../filePermissions.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { Command } from './command.ts';
import type { AdminContext } from './adminContext.ts';
import { RefusedError, UsageError } from './errors.ts';
import { withFile } from './files.ts';

function parseEmail(text: string): string {
  const email = canonicalEmail(text);
  if (!email) throw new UsageError(`${text} is not an e-mail address.`);
  return email;
}

/** Whether a mail is sent to a person or mentions them; only decryption reveals that. */
function concerns({ secrets }: AdminContext, sealed: string, email: string): boolean {
  try {
    const mail = JSON.parse(secrets.open(sealed)) as Mail;
    return mail.to === email || mail.text.toLowerCase().includes(email);
  } catch {
    return false;
  }
}

async function eraseMails(db: Queryable, context: AdminContext, email: string): Promise<void> {
  for (const { id, sealed } of await listSealedMails(db)) {
    if (concerns(context, sealed, email)) await deleteMail(db, id);
  }
}

/** Removes deleted rows from SQLite's free pages and its write-ahead log. */
async function compact({ db, engine }: AdminContext): Promise<void> {
  if (engine !== 'sqlite') return;
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Hashed subjects of a person's rate limit counters, without networks and devices. */
function subjectsOf(
  { secrets }: AdminContext,
  email: string,
  userId: string | undefined,
): string[] {
  const byEmail = [
    'firstCodesPerEmail',
    'furtherCodesPerEmail',
    'firstGuessesPerEmail',
    'guessesPerEmail',
    'receiptsPerEmail',
  ] as const;
  const byCustomer = [
    'reviewsPerCustomer',
    'ordersPerCustomer',
    'cancellationsPerCustomer',
    'additionsPerCustomer',
    'enquiriesPerCustomer',
    'windowSavesPerCustomer',
    'addressChangesPerCustomer',
  ] as const;
  return [
    ...byEmail.map((bucket) => secrets.hash(bucket, email)),
    ...(userId === undefined ? [] : byCustomer.map((bucket) => secrets.hash(bucket, userId))),
  ];
}

const exportCommand: Command = {
  usage: 'customers export EMAIL FILE',
  description: 'Writes all data about a person to a JSON file.',
  positionals: [2, 2],
  run: async ({ db }, { positionals: [text = '', path = ''] }, print) => {
    const email = parseEmail(text);
    const person = await readCustomer(db, email);
    if (!person.account && person.reviews.length + person.enquiries.length === 0) {
      throw new RefusedError(`There is no data about ${email}.`);
    }
    withFile(path, () =>
      writeFileSync(path, `${JSON.stringify(person, null, 2)}\n`, { mode: OWNER_ONLY_FILE }),
    );
    print(`Wrote all data about ${email} to ${path}.`);
  },
};

const signOutCommand: Command = {
  usage: 'customers sign-out EMAIL',
  description: 'Ends all sessions of a customer, e.g. after the loss of a device.',
  positionals: [1, 1],
  run: async ({ db, clock }, { positionals: [text = ''] }, print) => {
    const email = parseEmail(text);
    const user = await findCustomer(db, email);
    if (!user) throw new RefusedError(`There is no customer ${email}.`);
    const ended = await revokeSessions(db, user.id, clock.now());
    await forgetDevices(db, user.id);
    print(`Signed ${email} out on all devices: ${ended} sessions ended.`);
  },
};

const eraseCommand: Command = {
  usage: 'customers erase EMAIL --yes',
  description:
    'Erases a person permanently. Orders are kept for accounting, without name, address and contact.',
  positionals: [1, 1],
  options: { yes: { type: 'boolean' } },
  run: async (context, { positionals: [text = ''], flags }, print) => {
    const email = parseEmail(text);
    const user = await findCustomer(context.db, email);
    const unfinished = user ? await unfinishedOrders(context.db, user.id) : [];
    if (unfinished.length > 0) {
      throw new RefusedError(
        `These orders are not completed: ${unfinished.join(', ')}. Deliver or cancel them first.`,
      );
    }
    if (!flags.has('yes')) {
      throw new RefusedError(
        `This erases ${email} permanently. To confirm: customers erase ${email} --yes`,
      );
    }
    const erased = await context.db.transaction().execute(async (trx) => {
      await deleteThrottles(trx, subjectsOf(context, email, user?.id));
      await eraseMails(trx, context, email);
      return eraseCustomer(trx, email);
    });
    await compact(context);
    print(
      `Erased: ${user ? 'the account, ' : ''}${erased.reviews} reviews, ${erased.enquiries} appointment requests. ` +
        `Anonymised: ${erased.anonymisedOrders} orders.`,
    );
    print('Existing backups still contain this person until you delete them.');
  },
};

export const customerCommands = {
  'customers export': exportCommand,
  'customers sign-out': signOutCommand,
  'customers erase': eraseCommand,
};
