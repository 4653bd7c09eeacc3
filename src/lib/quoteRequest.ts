import type { QuoteRequest } from '@/contract/quotes';

interface Line {
  sizeId: string;
  quantity: number;
  configuration?: { unavailable?: boolean | undefined } | undefined;
}

/** Lines of the cart that are sold, as a quote; `undefined` without any. */
export function quoteRequest(lines: readonly Line[]): QuoteRequest | undefined {
  const offered = lines.filter(({ configuration }) => configuration?.unavailable !== true);
  if (offered.length === 0) return undefined;
  return {
    sizeIds: offered.map(({ sizeId }) => sizeId),
    quantities: offered.map(({ quantity }) => quantity),
  };
}
