/** VAT rate of the Emirates in percent of the net amount. */
export const VAT_PERCENT = 5;

/** A number of a VAT registration in the Emirates (TRN), as PINT AE accepts it (ibr-132-ae); those of other taxes differ. */
export const VAT_TRN = /^1\d{12}03$/;

/**
 * VAT that a gross amount includes, both in fils. Rounded to the nearest fils for each line, as the Federal Tax Authority
 * requires (VATP006).
 */
export function includedVat(grossMinor: number): number {
  return Math.round((grossMinor * VAT_PERCENT) / (100 + VAT_PERCENT));
}
