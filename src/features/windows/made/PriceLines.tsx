import { Breakdown } from '@/components/made/Breakdown';
import type { PriceLine, WindowPrice } from '@/contract/madeToMeasure';
import type { Line } from '@/lib/madeToMeasure/configuration';
import type { PricedWindow } from '@/lib/madeToMeasure/priceWindow';

export interface PriceLinesProps {
  result: PricedWindow;
  /** The server's answer, whose lines count. */
  confirmed: WindowPrice | undefined;
  currency: string;
}

/** Lines of the calculation as the server sends them: dirhams and metres. */
const pricedLines = (lines: readonly Line[]): PriceLine[] =>
  lines.map(({ code, amount, quantity, unit }) => ({
    code,
    amount: amount / 100,
    ...(unit === 'decimetre' ? { quantity: quantity / 10, unit: 'metre' } : { quantity, unit }),
  }));

/** The breakdown of a price: the server's once it has answered. */
export function PriceLines({ result, confirmed, currency }: PriceLinesProps) {
  const { breakdown = [], price } = confirmed ?? {};
  const isConfirmed = breakdown.length > 0 && typeof price === 'number';
  return (
    <Breakdown
      lines={isConfirmed ? breakdown : pricedLines(result.lines)}
      total={isConfirmed ? price : result.total / 100}
      vat={isConfirmed ? confirmed?.vat : result.vat / 100}
      currency={currency}
    />
  );
}
