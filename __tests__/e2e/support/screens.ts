import { exampleUrl, pageIds, type PageId } from '../../../src/contract/pages.ts';

const ofTable = Object.fromEntries(pageIds.map((id) => [id, exampleUrl(id)])) as Record<
  PageId,
  string
>;

/** A URL of every page; of some, one that shows more than the example. */
export const SCREENS: Record<PageId, string> = {
  ...ofTable,
  products: '/products?page=2',
  guide: '/guide?for=bedroom&facing=east&seen=near&also=sleeper,door,high',
};
