import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Mail } from '../mail/mail.ts';
import {
  eraseCustomer,
  findCustomer,
  readCustomer,
  unfinishedOrders,
} from '../repositories/customers.ts';
import { deleteMail, listSealedMails } from '../repositories/mails.ts';
import { revokeSessions } from '../repositories/sessions.ts';
import { deleteThrottles } from '../repositories/throttles.ts';
import type { Queryable } from '../db/open.ts';
import { OWNER_ONLY_FILE } from '../db/ownerOnly.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { RefusedError, UsageError } from './errors.ts';
import { withFile } from './files.ts';

function emailOf(text: string): string {
  const email = canonicalEmail(text);
  if (!email) throw new UsageError(`${text} is not an e-mail address.`);
  return email;
}

/** Mails are sealed, so who they are for is seen only by opening them. */
function isAbout({ vault }: Desk, sealed: string, email: string): boolean {
  try {
    const mail = JSON.parse(vault.open(sealed)) as Mail;
    return mail.to === email || mail.text.toLowerCase().includes(email);
  } catch {
    return false;
  }
}

async function eraseMails(db: Queryable, desk: Desk, email: string): Promise<void> {
  for (const { id, sealed } of await listSealedMails(db)) {
    if (isAbout(desk, sealed, email)) await deleteMail(db, id);
  }
}

/** SQLite keeps what was deleted in free pages and in its log until both are written anew. */
async function compact({ db, engine }: Desk): Promise<void> {
  if (engine !== 'sqlite') return;
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

const exportCommand: Command = {
  usage: 'customers export EMAIL FILE',
  about: 'Writes everything the shop keeps about a person to a JSON file.',
  words: [2, 2],
  run: async ({ db }, { words: [text = '', path = ''] }, say) => {
    const email = emailOf(text);
    const person = await readCustomer(db, email);
    if (!person.account && person.reviews.length + person.enquiries.length === 0) {
      throw new RefusedError(`The shop keeps nothing about ${email}.`);
    }
    withFile(path, () =>
      writeFileSync(path, `${JSON.stringify(person, null, 2)}\n`, { mode: OWNER_ONLY_FILE }),
    );
    say(`Wrote what the shop keeps about ${email} to ${path}.`);
  },
};

const signOutCommand: Command = {
  usage: 'customers sign-out EMAIL',
  about: 'Ends all sessions of a customer, on every device, e.g. when one was lost.',
  words: [1, 1],
  run: async ({ db, clock }, { words: [text = ''] }, say) => {
    const email = emailOf(text);
    const user = await findCustomer(db, email);
    if (!user) throw new RefusedError(`No customer has the address ${email}.`);
    const ended = await revokeSessions(db, user.id, clock.now());
    say(`Signed ${email} out everywhere: ${ended} sessions have ended.`);
  },
};

const eraseCommand: Command = {
  usage: 'customers erase EMAIL --yes',
  about: 'Forgets a person for good. Orders stay for the books, without name, address and contact.',
  words: [1, 1],
  options: { yes: { type: 'boolean' } },
  run: async (desk, { words: [text = ''], flags }, say) => {
    const email = emailOf(text);
    const user = await findCustomer(desk.db, email);
    const unfinished = user ? await unfinishedOrders(desk.db, user.id) : [];
    if (unfinished.length > 0) {
      throw new RefusedError(
        `These orders are still under way: ${unfinished.join(', ')}. Deliver or cancel them first.`,
      );
    }
    if (!flags.has('yes')) {
      throw new RefusedError(
        `This forgets ${email} for good. To do it: customers erase ${email} --yes`,
      );
    }
    const erased = await desk.db.transaction().execute(async (trx) => {
      await deleteThrottles(trx, [
        desk.vault.hash('sendPerEmail', email),
        desk.vault.hash('guessPerEmail', email),
        ...(user ? [desk.vault.hash('reviewPerUser', user.id)] : []),
      ]);
      await eraseMails(trx, desk, email);
      return eraseCustomer(trx, email);
    });
    await compact(desk);
    say(
      `Erased: ${user ? 'the account, ' : ''}${erased.reviews} reviews, ${erased.enquiries} appointment requests. ` +
        `Anonymised: ${erased.anonymisedOrders} orders.`,
    );
    say('Backups made before still hold this person until you delete them.');
  },
};

export const customerCommands = {
  'customers export': exportCommand,
  'customers sign-out': signOutCommand,
  'customers erase': eraseCommand,
};
