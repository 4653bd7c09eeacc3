/** The most common length of a mobile number without trunk zero, for countries not listed. */
export const DEFAULT_NUMBER_LENGTH = 9;

/**
 * Two-letter country codes by the number of digits after the dial code and its area code (+1-268); of mobile numbers where
 * lengths differ. Tanzania's 10 is fixed by product 1.7.
 */
const CODES_BY_LENGTH: Readonly<Record<number, string>> = {
  6: 'AD',
  7: 'AG BB BN BS BZ CV DM DO ER FJ FM GD GM GY IS JM KM KN LC LI MH MV NR PW SB SC SR ST TO TT TV VC VU WS',
  8: `AM BA BF BH BI BO BT BW CF CR CU CY DJ DK EE GA GT HK HN HT KI KW LB LS LT LV MC MD ME MK ML MN MO MR MT
    MU NE NI NO OM PA PG QA SG SI SL SV SZ TD TG TL TM TN UY XK`,
  9: `AE AF AL AO AU AZ BE BG BY CD CG CH CL CM CZ DZ EC ES ET FI FR GE GH GN GQ GW HR HU IE IL JO KE KG KH LK
    LR LU LY MA MG MW MY MZ NA NL NZ PE PL PS PT PY RO RS RW SA SD SE SK SN SO SS SY TH TJ TW UA UG UZ VN YE
    ZA ZM ZW`,
  10: 'AR AT BD BJ CA CI CO EG GB GR IN IQ IR IT JP KP KR KZ LA MM MX NG NP PH PK RU SM TR TZ US VA VE',
  11: 'BR CN DE ID',
};

const LENGTH_BY_CODE = new Map(
  Object.entries(CODES_BY_LENGTH).flatMap(([length, codes]) =>
    codes.split(/\s+/).map((code): [string, number] => [code, Number(length)]),
  ),
);

/** Number of digits of a country's national numbers. */
export function numberLengthOf(countryCode: string): number {
  return LENGTH_BY_CODE.get(countryCode) ?? DEFAULT_NUMBER_LENGTH;
}
