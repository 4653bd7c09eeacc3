import type { ComponentType } from 'react';
import { useGetPriceTableQuery } from '@/api/madeToMeasure';
import { asPriceTable } from '@/api/parsers/priceTable';
import type { Id } from '@/contract/common';
import type { QuoteRequest } from '@/contract/quotes';
import type { PriceTable } from '@/lib/madeToMeasure/priceTable';
import { firstDraft, type MadeProduct } from '@/lib/windows/madeDraft';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { offeredProduct, type ProductOffer } from './offeredProduct';
import { useFinishedWindows } from './useFinishedWindows';
import { useKeepWindows } from './useKeepWindows';

/** The button that saves a quote, which a widget passes. */
export type SaveQuoteButton = ComponentType<{
  collect: () => Promise<QuoteRequest | undefined>;
  of?: string;
}>;

interface Quoted {
  productId: Id;
  name: string;
  windows: readonly MeasuredWindow[];
  SaveQuote: SaveQuoteButton;
}

export interface QuoteWindowsProps extends Quoted, ProductOffer {
  priceTableVersion: number;
}

function Priced(props: Quoted & { product: MadeProduct; table: PriceTable }) {
  const { productId, name, windows, product, table, SaveQuote } = props;
  const keep = useKeepWindows();
  const pricing = { product, table, measured: undefined };
  const draft = firstDraft(product);
  const priced = useFinishedWindows({
    layers: [{ productId, pricing, draft }],
    windowId: undefined,
    windows,
  });
  const bodies = priced.flatMap((window) => window.bodies ?? []);
  if (bodies.length === 0) return null;
  const collect = async () => {
    // A quote without one of the windows would look complete.
    const kept = await keep(bodies);
    if (kept?.price === undefined) return undefined;
    const sizeIds = kept.lines.map(({ sizeId }) => sizeId);
    return { sizeIds, quantities: sizeIds.map(() => 1) };
  };
  return <SaveQuote collect={collect} of={name} />;
}

/** Saves a product, finished with the first choices for all windows that it can be made for, as a quote (product 16.30). */
export function QuoteWindows({ priceTableVersion, ...props }: QuoteWindowsProps) {
  const { data } = useGetPriceTableQuery(priceTableVersion);
  const table = asPriceTable(data);
  const product = offeredProduct(props);
  if (table === undefined || product === undefined) return null;
  return <Priced {...props} table={table} product={product} />;
}
