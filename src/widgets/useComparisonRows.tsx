import type { ProductFacts } from '@/api/productDetails';
import { parseAttributes } from '@/api/parsers/attributes';
import { lazyPart } from '@/components/lazyPart';
import { LowestPrice } from '@/components/LowestPrice';
import { messages as components } from '@/components/messages';
import { compareMessages } from '@/features/products/compare/messages';
import {
  factRows,
  type CompareCell,
  type CompareRow,
} from '@/features/products/compare/compareRows';
import type { CompareColumn } from '@/features/products/compare/useCompareColumns';
import { AverageStars } from '@/features/reviews/AverageStars';
import { useRatings } from '@/features/reviews/useRatings';
import { WindowPrice } from '@/features/windows/advice/WindowPrice';
import { PendingPrice } from '@/features/windows/made/PendingPrice';
import { fullWindowName } from '@/features/windows/windowName';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { cheapestSize } from '@/lib/cheapestSize';
import { asRecord } from '@/lib/coerce';
import { formatMoney, formatPrice } from '@/lib/money';
import { bestAdvice } from '@/lib/windows/bestAdvice';
import { isCurtainMount, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { sizeAdvice } from '@/lib/windows/sizeAdvice';

/** Code-split, because it calculates like the configurator. */
const FinishedPrice = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "made-for-window" */ '@/features/windows/made/FinishedPrice'
      )
    ).FinishedPrice,
  { pending: <PendingPrice /> },
);

/** A window that prices are for, among all of the customer. */
export interface PricedWindow {
  window: MeasuredWindow;
  windows: readonly MeasuredWindow[];
}

/** All rows of a comparison: price, facts, rating and the price for a window. */
export function useComparisonRows(
  columns: readonly CompareColumn[],
  priced: PricedWindow | undefined,
): CompareRow[] {
  const t = useTranslate();
  const language = useLanguage();
  const ratings = useRatings(columns.map(({ id }) => id));
  const products = columns.map(({ product }) => product);
  const ofEach = (toCell: (product: ProductFacts, index: number) => CompareCell) =>
    products.map((product, index) => product && toCell(product, index));

  const price: CompareRow = {
    name: t(compareMessages.price),
    cells: ofEach((product) => ({
      text: [product.price, cheapestSize(product)?.soldAs, product.madeFrom].join(' '),
      content: <LowestPrice product={product} currency={product.currency} />,
    })),
  };
  const rating: CompareRow = {
    name: t(compareMessages.rating),
    cells: ofEach((_product, index) => {
      const summary = ratings[index];
      if (summary === undefined) return { text: '' };
      const { average, count } = summary;
      const text = t(compareMessages.ratingText, { average: average.toFixed(1), count });
      return {
        text,
        content: (
          <>
            <AverageStars value={average} /> <div>{text}</div>
          </>
        ),
      };
    }),
  };
  const rows = [price, ...factRows(t, products), rating];
  const isMade = products.some((product) => product?.made !== undefined);
  if (priced === undefined) {
    const usual: CompareRow = {
      name: t(compareMessages.finishedUsual),
      cells: ofEach(({ madeFrom, currency }) => ({
        text:
          madeFrom === undefined
            ? t(compareMessages.noWindowPrice)
            : formatMoney(madeFrom, currency, language),
      })),
    };
    return isMade ? [...rows, usual] : rows;
  }
  const { window, windows } = priced;
  const windowName = fullWindowName(t, window, windows, t(components.comma));
  const finished: CompareRow = {
    name: t(compareMessages.finishedFor, { window: windowName }),
    cells: ofEach(({ made, sizes, attributes }, index) => {
      const { kind } = asRecord(made?.madeToMeasure);
      const productId = columns[index]?.id;
      const isFor = isCurtainMount(window.mount) === (kind === 'curtain');
      if (made === undefined || productId === undefined || !isFor)
        return { text: t(compareMessages.noWindowPrice) };
      const offer = { ...made, productId, sizes, attributes };
      // The price is calculated by a part that loads later, so the ID stands for it among the differences.
      return { text: productId, content: <FinishedPrice {...offer} window={window} /> };
    }),
  };
  const windowPrice: CompareRow = {
    name: t(compareMessages.windowPrice, { window: windowName }),
    cells: ofEach(({ sizes, attributes, currency }) => {
      const best = bestAdvice(sizeAdvice(window, sizes, parseAttributes(attributes)));
      if (best === undefined) return { text: t(compareMessages.noWindowPrice) };
      return {
        text: formatPrice(best.price, currency, language),
        content: <WindowPrice advice={best} currency={currency} />,
      };
    }),
  };
  return isMade ? [...rows, windowPrice, finished] : [...rows, windowPrice];
}
