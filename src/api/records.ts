import type { EntityState } from '@reduxjs/toolkit';

/** The record with this id. The id may come from the URL, so `constructor` must not match an inherited property. */
export function findRecord<Item>(
  records: EntityState<Item, string> | undefined,
  id: string | undefined,
): Item | undefined {
  if (records === undefined || id === undefined) return undefined;
  return Object.hasOwn(records.entities, id) ? records.entities[id] : undefined;
}
