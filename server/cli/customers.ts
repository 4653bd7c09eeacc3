import { appendFileSync, writeFileSync } from 'node:fs';
import { erasePerson } from '../customers/erasePerson.ts';
import { signOutEverywhere } from '../customers/signOutEverywhere.ts';
import { exportPerson } from '../customers/exportPerson.ts';
import type { PhotoContent } from '../customers/exportPerson.ts';
import { compact } from '../db/compact.ts';
import type { Db } from '../db/open.ts';
import { reasonOf } from '../errorDetails.ts';
import { findAccount, findCustomer, unfinishedOrders } from '../repositories/customers.ts';
import type { Person } from '../repositories/customers.ts';
import { enquiryPages, reviewPages } from '../repositories/personalData.ts';
import { quotePages } from '../repositories/quotePages.ts';
import { complaintImage } from '../repositories/complaintPhotos.ts';
import { photoImage } from '../repositories/reviewPhotos.ts';
import { OWNER_ONLY_FILE } from '../filePermissions.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { withFile } from './files.ts';

function parseEmail(text: string): string {
  const email = canonicalEmail(text);
  if (!email) throw new UsageError(`${text} is not an e-mail address.`);
  return email;
}

/** The person with an e-mail address or an account id, which is all that a closed account has. */
async function findPerson(db: Db, text: string): Promise<Person> {
  const account = await findAccount(db, text);
  if (account) return account;
  const email = parseEmail(text);
  return { id: (await findCustomer(db, email))?.id, email };
}

async function hasData(db: Db, { id, email }: Person): Promise<boolean> {
  if (id !== undefined) return true;
  const lists = [reviewPages(db, email), enquiryPages(db, email), quotePages(db, { id, email })];
  const first = await Promise.all(lists.map((pages) => pages.next()));
  return first.some(({ done }) => done !== true);
}

/** Photos as data URLs, because the staff cannot use the URLs of a customer's session. */
function imageOf(db: Db): PhotoContent {
  return async (photoId) => {
    const found = (await photoImage(db, photoId)) ?? (await complaintImage(db, photoId));
    const image = Buffer.from(found ?? []);
    return { image: `data:image/webp;base64,${image.toString('base64')}` };
  };
}

function refuseUnfinished(numbers: readonly string[]): RefusedError {
  return new RefusedError(
    `These orders are not completed: ${numbers.join(', ')}. Deliver or cancel them first.`,
  );
}

const exportCommand: Command = {
  usage: 'customers export EMAIL|ID FILE',
  description: 'Writes all data about a person to a JSON file.',
  positionals: [2, 2],
  isAudited: true,
  run: async ({ db }, { positionals: [text = '', path = ''] }, print) => {
    const person = await findPerson(db, text);
    if (!(await hasData(db, person))) throw new RefusedError(`There is no data about ${text}.`);
    withFile(path, () => writeFileSync(path, '', { mode: OWNER_ONLY_FILE }));
    for await (const part of exportPerson(db, person, imageOf(db))) {
      withFile(path, () => appendFileSync(path, part));
    }
    print(`Wrote all data about ${text} to ${path}.`);
  },
};

const signOutCommand: Command = {
  usage: 'customers sign-out EMAIL',
  description: 'Ends all sessions of a customer, e.g. after the loss of a device.',
  positionals: [1, 1],
  isAudited: true,
  run: async ({ db, clock }, { positionals: [text = ''] }, print) => {
    const email = parseEmail(text);
    const user = await findCustomer(db, email);
    if (!user) throw new RefusedError(`There is no customer ${email}.`);
    const ended = await db
      .transaction()
      .execute((trx) => signOutEverywhere(trx, user.id, clock.now()));
    print(`Signed ${email} out on all devices: ${ended} sessions ended.`);
  },
};

const eraseCommand: Command = {
  usage: 'customers erase EMAIL|ID --yes',
  description:
    'Erases a person, or what a closed account has by its id. Orders are kept for accounting, without name, address and contact.',
  positionals: [1, 1],
  isAudited: true,
  options: { yes: { type: 'boolean' } },
  run: async (context, { positionals: [text = ''], flags }, print) => {
    const person = await findPerson(context.db, text);
    const { id } = person;
    const unfinished = id === undefined ? [] : await unfinishedOrders(context.db, id);
    if (unfinished.length > 0) throw refuseUnfinished(unfinished);
    if (!flags.has('yes')) {
      throw new RefusedError(
        `This erases ${text} permanently. To confirm: customers erase ${text} --yes`,
      );
    }
    const erased = await context.db
      .transaction()
      .execute((trx) => erasePerson(trx, context, person));
    if ('unfinished' in erased) throw refuseUnfinished(erased.unfinished);
    print(
      `Erased: ${id === undefined ? '' : 'the account, '}${erased.reviews} reviews, ${erased.enquiries} appointment requests. ` +
        `Anonymised: ${erased.anonymisedOrders} orders.`,
    );
    const failure = await compact(context).then(() => undefined, reasonOf);
    if (failure !== undefined) {
      print(
        `The database file was not compacted (${failure}). Free some space and run the command again.`,
      );
    }
    print('Existing backups still contain this person until you delete them.');
  },
};

export const customerCommands = {
  'customers export': exportCommand,
  'customers sign-out': signOutCommand,
  'customers erase': eraseCommand,
};
