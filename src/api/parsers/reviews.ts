import type { Rating, Review, ReviewPhoto, ReviewReply } from '@/contract/reviews';
import { asId } from '@/lib/asId';
import {
  asCount,
  asList,
  asMediaUrl,
  asNumber,
  asRecord,
  asText,
  asUniqueList,
} from '@/lib/coerce';

const BEST_RATING = 5;
/** Photos of a review that are shown, and that a customer may add, whatever the server allows. */
const MAX_PHOTOS = 10;

function parsePhoto(value: unknown): ReviewPhoto | undefined {
  const record = asRecord(value);
  const url = asMediaUrl(record['url']);
  const [width, height] = [asCount(record['width']), asCount(record['height'])];
  if (url === undefined || !width || !height) return undefined;
  return { url, thumbnail: asMediaUrl(record['thumbnail']) ?? url, width, height };
}

/** Photos, each once. */
export const parsePhotos = (value: unknown): ReviewPhoto[] =>
  asUniqueList(value, parsePhoto, ({ url }) => url).slice(0, MAX_PHOTOS);

/** A number of stars, rounded into 1 to 5. */
export function asRating(value: unknown): Rating {
  const rating = Math.round(asNumber(value) ?? 1);
  return Math.min(BEST_RATING, Math.max(1, rating)) as Rating;
}

export function parseReview(value: unknown): Review | undefined {
  const record = asRecord(value);
  const review = asText(record['review']);
  if (review === undefined) return undefined;
  const user = asRecord(record['user']);
  const photos = parsePhotos(record['photos']);
  const reply = parseReply(record['reply']);
  return {
    _id: asId(record['_id']),
    name: asText(record['name']) ?? '',
    rating: asRating(record['rating']),
    review,
    createdAt: asText(record['createdAt']) ?? '',
    user: {
      profilePicture: asMediaUrl(user['profilePicture']),
      email: asText(user['email']) ?? '',
    },
    ...(photos.length > 0 && { photos }),
    ...(record['boughtHere'] === true && { boughtHere: true }),
    ...(reply && { reply }),
  };
}

function parseReply(value: unknown): ReviewReply | undefined {
  const record = asRecord(value);
  const text = asText(record['text'])?.trim() ?? '';
  return text === '' ? undefined : { text, createdAt: asText(record['createdAt']) ?? '' };
}

/** How many photos the server takes with a review; 0 when it takes none. */
export function parseMaxPhotos(value: unknown): number {
  return Math.min(MAX_PHOTOS, asCount(value) ?? 0);
}

/** Number of reviews with 1, 2, 3, 4 and 5 stars; `undefined` when the server sends none. */
export function parseRatingCounts(value: unknown): number[] | undefined {
  const counts = asList(value, asNumber).map((count) => Math.max(0, Math.trunc(count)));
  return counts.length === BEST_RATING ? counts : undefined;
}
