/** What the cart button shows and announces of a loaded cart; one chunk. */
export { CartAnnouncer } from './CartAnnouncer';
export { CartBadge } from './CartBadge';
