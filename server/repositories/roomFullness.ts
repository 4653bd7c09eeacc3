import type { Queryable } from '../db/open.ts';
import { parseConfiguration } from '../rules/configuration.ts';

/** A window of a customer, for which a curtain is priced. */
interface RoomOf {
  userId: string;
  windowId: string;
  isSheer: boolean;
}

/** The other windows of the room of a window. */
async function windowsInRoom(db: Queryable, { userId, windowId }: RoomOf): Promise<Set<string>> {
  const rows = await db
    .selectFrom('measured_windows')
    .select(['window_id', 'figures'])
    .where('user_id', '=', userId)
    .where('figures', 'is not', null)
    .execute();
  const rooms = new Map(
    rows.map(({ window_id: id, figures }) => {
      const { room } = JSON.parse(figures ?? '{}') as { room?: unknown };
      return [id, room] as const;
    }),
  );
  const room = rooms.get(windowId);
  if (typeof room !== 'string' || room === '') return new Set();
  return new Set(
    [...rooms].filter(([id, one]) => one === room && id !== windowId).map(([id]) => id),
  );
}

/** Fullness in hundredths of the curtains in the cart for other windows of the same room, sheers or drapes. */
export async function roomFullness(db: Queryable, of: RoomOf): Promise<number[]> {
  const others = await windowsInRoom(db, of);
  if (others.size === 0) return [];
  const rows = await db
    .selectFrom('cart_configurations')
    .innerJoin('configurations', 'configurations.id', 'size_id')
    .select('content')
    .where('cart_configurations.user_id', '=', of.userId)
    .execute();
  return rows.flatMap(({ content }) => {
    const { request, sewn } = parseConfiguration(content);
    const isOther = request.windowId !== undefined && others.has(request.windowId);
    return isOther && sewn?.isSheer === of.isSheer ? [sewn.fullness] : [];
  });
}
