/** The last five characters of an order number (product 11.3). */
export function shortOrderNumber(orderId: string): string {
  return orderId.slice(-5);
}
