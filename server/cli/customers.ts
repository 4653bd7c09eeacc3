import { writeFileSync } from 'node:fs';
import { erasePerson } from '../customers/erasePerson.ts';
import { signOutEverywhere } from '../customers/signOutEverywhere.ts';
import { compact } from '../db/compact.ts';
import {
  findAccount,
  findCustomer,
  readCustomer,
  unfinishedOrders,
} from '../repositories/customers.ts';
import type { Person } from '../repositories/customers.ts';
import { OWNER_ONLY_FILE } from '../filePermissions.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { withFile } from './files.ts';

function parseEmail(text: string): string {
  const email = canonicalEmail(text);
  if (!email) throw new UsageError(`${text} is not an e-mail address.`);
  return email;
}

/** The person with an e-mail address or an account id, which is all that a closed account has. */
async function findPerson({ db }: AdminContext, text: string): Promise<Person> {
  const account = await findAccount(db, text);
  if (account) return account;
  const email = parseEmail(text);
  return { id: (await findCustomer(db, email))?.id, email };
}

function refuseUnfinished(numbers: readonly string[]): RefusedError {
  return new RefusedError(
    `These orders are not completed: ${numbers.join(', ')}. Deliver or cancel them first.`,
  );
}

const exportCommand: Command = {
  usage: 'customers export EMAIL FILE',
  description: 'Writes all data about a person to a JSON file.',
  positionals: [2, 2],
  isAudited: true,
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
    const person = await findPerson(context, text);
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
    await compact(context);
    print(
      `Erased: ${id === undefined ? '' : 'the account, '}${erased.reviews} reviews, ${erased.enquiries} appointment requests. ` +
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
