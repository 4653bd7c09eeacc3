import type { LineContent } from '../rules/invoiceContent.ts';
import { VAT_PERCENT } from '../rules/vat.ts';

/** How much the VAT of an e-invoice may differ from the rate on its net total, in fils (aligned-ibrp-s-09). */
const VAT_SLACK = 2;

/** A line with its amounts in fils. */
export interface LineAmounts {
  content: LineContent;
  net: number;
  tax: number;
  gross: number;
}

/** Amounts of an e-invoice in fils. */
export interface Amounts {
  lines: readonly LineAmounts[];
  net: number;
  /** Sum of the lines, each rounded, as the invoice states it. */
  lineTax: number;
  /** VAT of the document. */
  tax: number;
  /** What was to be paid. */
  gross: number;
  /** `gross` less `net` and `tax`; 0 unless the two taxes differ. */
  rounding: number;
}

/**
 * Amounts of an e-invoice. Its VAT is that of the invoice, the sum of the lines, but PINT AE accepts at most two fils beside
 * 5 % of the net total, and the rounding of more than four lines can add up to more. Then it is the nearest accepted amount, and
 * the rounding keeps what was to be paid (decision 33).
 */
export function amountsOf(content: readonly LineContent[]): Amounts {
  const lines = content.map((line) => {
    const { grossMinor: gross, taxMinor: tax = 0 } = line;
    return { content: line, net: gross - tax, tax, gross };
  });
  const sum = (key: 'net' | 'tax' | 'gross'): number =>
    lines.reduce((total, line) => total + line[key], 0);
  const [net, lineTax, gross] = [sum('net'), sum('tax'), sum('gross')];
  const rated = Math.round((net * VAT_PERCENT) / 100);
  const tax = Math.min(Math.max(lineTax, rated - VAT_SLACK), rated + VAT_SLACK);
  return { lines, net, lineTax, tax, gross, rounding: gross - net - tax };
}

/** Millionths of a dirham in a fils, and in a dirham. */
const [PER_FILS, PER_DIRHAM] = [10_000, 1_000_000];
const DECIMALS = 6;

/**
 * Net price of a unit in dirhams, such as `4.761905`: so exact that the quantity times it, rounded to the fils, is the net
 * amount again (ibr-147-ae). @param net in fils
 */
export function unitPrice(net: number, quantity: number): string {
  const price = Math.round((net * PER_FILS) / quantity) / PER_DIRHAM;
  return price.toFixed(DECIMALS).replace(/0{1,4}$/, '');
}
