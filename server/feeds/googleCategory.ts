import type { FeedItem } from './feedItems.ts';

const WINDOW = 'Home & Garden > Decor > Window Treatments';
const CLOTH =
  'Arts & Entertainment > Hobbies & Creative Arts > Arts & Crafts > Art & Crafting Materials > Textiles > Fabric';

/** Category of an item in Google's product taxonomy, which Meta reads, too; empty without a unit. */
export function googleCategory({ unit, kind }: Pick<FeedItem, 'unit' | 'kind'>): string {
  if (unit === undefined) return '';
  if (unit === 'metre') return CLOTH;
  const isBlind = unit === 'blind' || kind === 'blind';
  return `${WINDOW} > ${isBlind ? 'Window Blinds & Shades' : 'Curtains & Drapes'}`;
}
