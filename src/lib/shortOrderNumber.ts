/** The part of an order number that is shown: its last five characters (product 11.3). */
export function shortOrderNumber(orderId: string): string {
  return orderId.slice(-5);
}
