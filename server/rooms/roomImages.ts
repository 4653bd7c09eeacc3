import { boundedCache } from '../boundedCache.ts';
import type { ProductAttributes } from '../catalogue/productAttributes.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { ROOM_IMAGES } from '../limits/rooms.ts';
import type { Log } from '../log.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import {
  assignRoomImages,
  composablePages,
  deleteUnusedRoomImages,
  insertRoomImage,
  roomImageUrls,
} from '../repositories/roomImages.ts';
import type { Composable } from '../repositories/roomImages.ts';
import { SHOP_PICTURES } from '../rules/shopPictureUrl.ts';
import { createWorker } from '../worker.ts';
import { keyOf, roomOf } from './roomOf.ts';
import type { RoomStill } from './roomOf.ts';
import { composeInProcess } from './startComposing.ts';

export interface RoomImagesParts {
  db: Db;
  clock: Clock;
  log: Log;
  /** Changes with every change of the catalogue. */
  catalogueVersion: () => Promise<number>;
  /** Folder of the built storefront. */
  distDir: string;
  /** Has the tiles that the staff imported. */
  mediaStore: Pick<MediaStore, 'get'>;
  /** By default in a process of its own. */
  compose?: typeof composeInProcess;
}

/** A product that needs an image, with the key of it. */
interface Wanted {
  id: string;
  still: RoomStill;
  key: string;
}

/** A product with the image that it has and the one that it needs. */
interface ComposableProduct {
  id: string;
  position: number;
  current: string | null;
  /** Only if the catalogue names no room image and the fabric can be composed. */
  wanted?: Wanted;
}

function toProduct({ id, position, ...row }: Composable): ComposableProduct {
  const product = { id, position, current: row.composed_image };
  const still = row.room_image === null && roomOf(JSON.parse(row.attributes) as ProductAttributes);
  return still ? { ...product, wanted: { id, still, key: keyOf(still) } } : product;
}

/** All products, those first that lists show first. */
async function readProducts(db: Db): Promise<ComposableProduct[]> {
  const products: ComposableProduct[] = [];
  for await (const page of composablePages(db)) products.push(...page.map(toProduct));
  return products.toSorted((a, b) => a.position - b.position);
}

/**
 * Composes the room images that the catalogue lacks, after a start and every change of the catalogue (product 5.16). One at
 * a time, in the background; cards show the other images until products refer to the new ones.
 */
export function createRoomImages(parts: RoomImagesParts) {
  const { db, clock, log, catalogueVersion, distDir, mediaStore } = parts;
  const { compose = composeInProcess } = parts;
  const aborter = new AbortController();
  const failures = boundedCache<number>({ max: ROOM_IMAGES.failures, ttl: ROOM_IMAGES.retryMs });
  let doneVersion: number | undefined;

  /** Composes and stores an image. */
  const composeOne = async ({ id, still, key }: Wanted): Promise<void> => {
    const { image } = still.tile;
    const stored = image.startsWith(`${SHOP_PICTURES}/`)
      ? await mediaStore.get(image.slice(1))
      : undefined;
    const reply = await compose(still, { distDir, tile: stored }, aborter.signal);
    if (aborter.signal.aborted) return;
    if ('image' in reply) return insertRoomImage(db, key, reply.image, clock.now());
    failures.set(key, 1);
    log.warn('A fabric could not be composed in a room; its cards show the other images.', {
      product: id,
      reason: reply.reason,
    });
  };

  /** Composes images that are missing, at most a batch. @returns whether none is left */
  const composeMissing = async (wanted: readonly Wanted[]): Promise<boolean> => {
    const stored = await roomImageUrls(db);
    const missing = new Map(
      wanted
        .filter(({ key }) => !stored.has(key) && !failures.has(key))
        .map((one) => [one.key, one]),
    );
    for (const one of [...missing.values()].slice(0, ROOM_IMAGES.batch)) {
      if (!aborter.signal.aborted) await composeOne(one);
    }
    return missing.size <= ROOM_IMAGES.batch;
  };

  const step = async (): Promise<boolean> => {
    const version = await catalogueVersion();
    if (version === doneVersion) return false;
    const products = await readProducts(db);
    const wanted = products.flatMap((product) => product.wanted ?? []);
    const isComplete = await composeMissing(wanted);
    if (aborter.signal.aborted) return false;
    const stored = await roomImageUrls(db);
    const urls = new Map(wanted.map(({ id, key }) => [id, stored.get(key) ?? null]));
    const changed = products
      .map(({ id, current }) => ({ id, current, url: urls.get(id) ?? null }))
      .filter(({ current, url }) => url !== current);
    await assignRoomImages(db, changed);
    const used = new Set(wanted.map(({ key }) => key));
    const unused = [...stored.keys()].filter((key) => !used.has(key));
    await deleteUnusedRoomImages(db, unused, clock.now());
    if (isComplete) doneVersion = version;
    return !isComplete;
  };

  const worker = createWorker({ name: 'room images', log, step });
  return {
    ...worker,
    /** Gives up the running image. */
    stop: () => {
      aborter.abort();
      return worker.stop();
    },
  };
}
