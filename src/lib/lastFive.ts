/** The part of an order number that is shown: its last five characters (spec §9). */
export function lastFive(orderId: string): string {
  return orderId.slice(-5);
}
