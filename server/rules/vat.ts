/** VAT rate of the Emirates in percent of the net amount. */
export const VAT_PERCENT = 5;

/**
 * VAT that a gross amount includes, both in fils. Rounded to the nearest fils for each line, as the Federal Tax Authority
 * requires (VATP006).
 */
export function includedVat(grossMinor: number): number {
  return Math.round((grossMinor * VAT_PERCENT) / (100 + VAT_PERCENT));
}
