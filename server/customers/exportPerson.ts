import type { Db } from '../db/open.ts';
import type { Person } from '../repositories/customers.ts';
import {
  accountData,
  enquiryPages,
  orderPages,
  photoPages,
  reviewPages,
} from '../repositories/personalData.ts';
import { complaintPages } from '../repositories/complaintPages.ts';
import { quotePages } from '../repositories/quotePages.ts';
import { samplePages } from '../repositories/samples.ts';
import { stockWatchesOf } from '../repositories/stockWatches.ts';

/** What an export has of a photo instead of its bytes, e.g. a URL. */
export type PhotoContent = (photoId: string) => Promise<Record<string, string>>;

const json = (value: unknown): string => JSON.stringify(value, null, 1);

/** The text of a list, a page at a time. */
async function* listText(name: string, pages: AsyncIterable<readonly object[]>) {
  yield `,\n"${name}": [`;
  let separator = '';
  for await (const page of pages) {
    for (const row of page) {
      yield `${separator}${json(row)}`;
      separator = ',';
    }
  }
  yield ']';
}

async function* complaintsWith(db: Db, userId: string, contentOf: PhotoContent) {
  for await (const page of complaintPages(db, userId)) {
    for (const { photos, ...complaint } of page) {
      const shown = [];
      for (const photo of photos) shown.push({ ...photo, ...(await contentOf(photo.id)) });
      yield [{ ...complaint, photos: shown }];
    }
  }
}

async function* photosWith(db: Db, userId: string, contentOf: PhotoContent) {
  for await (const page of photoPages(db, userId)) {
    for (const photo of page) yield [{ ...photo, ...(await contentOf(photo.id)) }];
  }
}

/**
 * All data about a person, except secrets such as tokens, as the text of a JSON object in parts. Each part is read in short
 * queries when it is asked for, so that an export of any size delays nobody and memory holds one part of it.
 */
export async function* exportPerson(
  db: Db,
  { id, email }: Person,
  contentOf: PhotoContent,
): AsyncGenerator<string, void> {
  yield `{"email": ${json(email)}`;
  if (id !== undefined) {
    for (const [name, value] of Object.entries(await accountData(db, id)))
      yield `,\n"${name}": ${json(value ?? null)}`;
    yield* listText('reviewPhotos', photosWith(db, id, contentOf));
    yield* listText('orders', orderPages(db, id));
    yield* listText('samples', samplePages(db, id));
    yield* listText('complaints', complaintsWith(db, id, contentOf));
  }
  yield* listText('reviews', reviewPages(db, email));
  yield* listText('enquiries', enquiryPages(db, email));
  yield `,\n"stockWatches": ${json(await stockWatchesOf(db, email))}`;
  yield* listText('quotes', quotePages(db, { id, email }));
  yield '}\n';
}
