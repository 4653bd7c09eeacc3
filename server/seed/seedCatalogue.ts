import { newId } from '../ids.ts';
import { DAY, isoAfter } from '../clock.ts';
import { chunksOf } from '../repositories/chunks.ts';
import { writeCatalogue } from '../repositories/writeCatalogue.ts';
import type { Queryable } from '../db/open.ts';
import type { CatalogueSeed, ReviewSeed } from './types.ts';

async function seedReviews(db: Queryable, seeds: readonly ReviewSeed[], now: Date): Promise<void> {
  const reviews = seeds.map(({ product, daysAgo, ...review }) => ({
    ...review,
    id: newId(),
    product_id: product,
    user_id: null,
    profile_picture: null,
    created_at: isoAfter(now, -daysAgo * DAY),
  }));
  for (const chunk of chunksOf(reviews)) await db.insertInto('reviews').values(chunk).execute();
}

/** Writes the catalogue and its reviews. */
export async function seedCatalogue(
  db: Queryable,
  { reviews, ...content }: CatalogueSeed,
  now: Date,
): Promise<void> {
  await writeCatalogue(db, content, now);
  await seedReviews(db, reviews, now);
}
