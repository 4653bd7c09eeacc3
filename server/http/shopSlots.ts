import { isOutage } from '../db/errors.ts';
import type { Db } from '../db/open.ts';
import type { Clock } from '../clock.ts';
import type { SlotLimits } from '../limits/clients.ts';
import { leavePlaces, takePlaces } from '../repositories/workPlaces.ts';
import type { Place } from '../repositories/workPlaces.ts';
import type { Secrets } from '../secrets.ts';
import type { ServerCount } from '../serverCount.ts';
import type { ClientNetworks } from './client.ts';
import { createSlots } from './connectionLimits.ts';

export interface ShopSlotsParts {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'hash'>;
  serverCount: Pick<ServerCount, 'count'>;
}

export interface ShopSlots {
  /** @returns the release function, `undefined` when no slot is free for this client */
  take: (client: ClientNetworks) => Promise<(() => void) | undefined>;
}

/** What one unit of work takes up. */
function placesOf(
  { secrets }: Pick<ShopSlotsParts, 'secrets'>,
  name: string,
  { max, client: [client, ...wider] }: { max: SlotLimits; client: ClientNetworks },
): Place[] {
  const place = (subject: string, limit: number): Place => ({
    bucket: name,
    subject: secrets.hash(name, subject),
    max: limit,
  });
  return [
    // First, so that concurrent transactions wait for each other in one order.
    ...(max.total === undefined ? [] : [place('everyone', max.total)]),
    place(client, max.perClient),
    ...wider.map((network) => place(network, max.perNetwork)),
  ];
}

/**
 * Slots for rare and heavy work of the whole shop, too few for each server to have a share. One server counts
 * in memory; several also count in the database, where the places of a server that crashes expire.
 * @param lifeMs longest time that the work takes
 */
export function createShopSlots(
  parts: ShopSlotsParts,
  name: string,
  { max, lifeMs }: { max: SlotLimits; lifeMs: number },
): ShopSlots {
  const { db, clock, serverCount } = parts;
  const own = createSlots(max);

  const takeShared = async (client: ClientNetworks): Promise<(() => void) | undefined> => {
    const places = placesOf(parts, name, { max, client });
    const now = clock.now();
    const until = now.getTime() + lifeMs;
    const isTaken = await db
      .transaction()
      .execute((trx) => takePlaces(trx, places, { now, until }))
      .catch((error: unknown) => {
        // E.g. on a full disk: what this server does at once stays limited.
        if (isOutage(error)) return undefined;
        throw error;
      });
    if (isTaken === false) return undefined;
    let isLeft = isTaken === undefined;
    return () => {
      if (isLeft) return;
      isLeft = true;
      const leaving = db
        .transaction()
        .execute((trx) => leavePlaces(trx, places, { now: clock.now(), until }));
      // What cannot be given back expires.
      leaving.catch(() => undefined);
    };
  };

  return {
    take: async (client) => {
      const releaseOwn = own.take(client);
      if (releaseOwn === undefined || serverCount.count() === 1) return releaseOwn;
      try {
        const releaseShared = await takeShared(client);
        if (releaseShared === undefined) {
          releaseOwn();
          return undefined;
        }
        return () => {
          releaseOwn();
          releaseShared();
        };
      } catch (error) {
        releaseOwn();
        throw error;
      }
    },
  };
}
