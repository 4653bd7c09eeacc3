import type { EntityState } from '@reduxjs/toolkit';

export const TAG_TYPES = [
  'Account',
  'Address',
  'Cart',
  'Category',
  'Complaint',
  'Faq',
  'Home',
  'Order',
  'Product',
  'Quote',
  'Review',
  'Sample',
  'Shortlist',
  'SubCategory',
  'Window',
  'Work',
] as const;

export type TagType = (typeof TAG_TYPES)[number];
export interface Tag {
  type: TagType;
  id: string;
}

const LIST = 'LIST';

export const listTag = (type: TagType): Tag => ({ type, id: LIST });
/** Tag of one record. The prefix keeps an id from the URL from matching an inherited property such as `constructor`. */
export const idTag = (type: TagType, id: string): Tag => ({ type, id: `id:${id}` });

/** Tags of a collection: one for the list and one per record. */
export function provideList(
  type: TagType,
  records: EntityState<unknown, string> | undefined,
): Tag[] {
  return [listTag(type), ...(records?.ids ?? []).map((id) => idTag(type, id))];
}

/** The tags to invalidate after a mutation: none when it failed. */
export function onSuccess<T>(error: unknown, tags: readonly T[]): readonly T[] {
  return error === undefined || error === null ? tags : [];
}

/** All tags: after enquiry, add-to-cart, cart-action and add-review (product 13.8). */
export function invalidateAll(error: unknown): readonly TagType[] {
  return onSuccess(error, TAG_TYPES);
}
