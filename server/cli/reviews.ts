import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tx } from '../db/open.ts';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '../filePermissions.ts';
import {
  imageOfPhoto,
  listWaitingPhotos,
  rejectPhoto,
  rejectPhotosOf,
  releasePhoto,
  senderOfPhoto,
} from '../repositories/checkedPhotos.ts';
import { findCustomer } from '../repositories/customers.ts';
import { canonicalEmail } from '../rules/email.ts';
import { maskEmail } from '../rules/masks.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { RefusedError } from './errors.ts';
import { withFile } from './files.ts';
import { limitOf, limitOption } from './limit.ts';
import { fields, moment } from './print.ts';

/** Photos per command. */
const MAX_IDS = 100;

const photos: Command = {
  usage: `reviews photos FOLDER [--limit ${limitOption.default}]`,
  description:
    'Lists the photos of reviews that wait for a check, oldest first, and writes them to a folder.',
  positionals: [1, 1],
  isAudited: false,
  options: { limit: limitOption },
  run: async ({ db }, { positionals: [folder = ''], options }, print) => {
    const waiting = await listWaitingPhotos(db, limitOf(options));
    if (waiting.length === 0) {
      print('No photos wait for a check.');
      return;
    }
    withFile(folder, () => mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER }));
    for (const { id, email, review, product, sent_at: sentAt } of waiting) {
      const image = await imageOfPhoto(db, id);
      const file = join(folder, `${id}.webp`);
      withFile(file, () => writeFileSync(file, image, { mode: OWNER_ONLY_FILE }));
      fields([
        ['Photo', id],
        ['Sent', moment(sentAt)],
        ['Product', product],
        ['Customer', maskEmail(email)],
        ['Review', review],
        ['File', file],
      ]).forEach(print);
      print('');
    }
    print('To show them: reviews release ID…  To delete them: reviews reject ID…');
  },
};

const countOf = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

/** Applies a change to every photo, or to none. @throws RefusedError */
async function changeAll(
  { db }: AdminContext,
  ids: readonly string[],
  change: (trx: Tx, id: string) => Promise<boolean>,
): Promise<string> {
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      if (!(await change(trx, id))) throw new RefusedError(`There is no photo ${id} of a review.`);
    }
  });
  return countOf(ids.length);
}

const release: Command = {
  usage: 'reviews release ID…',
  description: 'Shows photos with their reviews.',
  positionals: [1, MAX_IDS],
  isAudited: true,
  run: async (context, { positionals }, print) => {
    const now = context.clock.now();
    const done = await changeAll(context, positionals, (trx, id) => releasePhoto(trx, id, now));
    print(`Released ${done}.`);
  },
};

const reject: Command = {
  usage: 'reviews reject ID…',
  description: 'Deletes photos of reviews, also released ones; the reviews stay.',
  positionals: [1, MAX_IDS],
  isAudited: true,
  run: async (context, { positionals }, print) => {
    const done = await changeAll(context, positionals, rejectPhoto);
    print(`Deleted ${done}.`);
  },
};

/** The customer with an e-mail address, or who sent a photo. @throws RefusedError */
async function senderOf({ db }: AdminContext, text: string): Promise<string> {
  const email = canonicalEmail(text);
  const id = email ? (await findCustomer(db, email))?.id : await senderOfPhoto(db, text);
  if (id !== undefined) return id;
  throw new RefusedError(
    email ? `There is no customer ${email}.` : `There is no photo ${text} of a review.`,
  );
}

const rejectCustomer: Command = {
  usage: 'reviews reject-customer ID|EMAIL',
  description:
    'Deletes all unchecked photos of the customer who sent a photo, or of one with an e-mail address.',
  positionals: [1, 1],
  isAudited: true,
  run: async (context, { positionals: [text = ''] }, print) => {
    const userId = await senderOf(context, text);
    const count = await context.db.transaction().execute((trx) => rejectPhotosOf(trx, userId));
    print(`Deleted ${countOf(count)}.`);
  },
};

export const reviewCommands = {
  'reviews photos': photos,
  'reviews release': release,
  'reviews reject': reject,
  'reviews reject-customer': rejectCustomer,
};
