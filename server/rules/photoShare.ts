/** Places for photos that staff has not checked. */
export interface PhotoPlaces {
  /** For all customers. */
  all: number;
  /** For one customer while there is plenty of room. */
  perCustomer: number;
  /** For one customer in any case. */
  perReview: number;
}

/** Part of the free places that one customer may take, so that a few accounts cannot fill all. */
const SHARE = 1 / 50;

/** How many unchecked photos one customer may have: fewer when there is little room, and none without any. */
export function photoShare({ all, perCustomer, perReview }: PhotoPlaces, taken: number): number {
  const free = all - taken;
  if (free <= 0) return 0;
  return Math.min(perCustomer, Math.max(perReview, Math.floor(free * SHARE)));
}
