import { CURRENCY, toDecimal } from '../rules/money.ts';
import { VAT_PERCENT } from '../rules/vat.ts';
import { unitPrice } from './amounts.ts';
import type { Amounts, LineAmounts } from './amounts.ts';
import type { XmlElement } from './xml.ts';

const IN_DIRHAMS = { currencyID: CURRENCY };
/** A metre, a piece, and one of what has no unit (UN/ECE Recommendation 20). */
const UNITS = { metre: 'MTR', panel: 'H87', blind: 'H87' } as const;
const NO_UNIT = 'C62';

export const VAT_SCHEME: XmlElement = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];

const amount = (name: string, minor: number): XmlElement => [name, toDecimal(minor), IN_DIRHAMS];

/** The standard rate, the only one of the shop. */
const category = (name: string): XmlElement => [
  name,
  [['cbc:ID', 'S'], ['cbc:Percent', String(VAT_PERCENT)], VAT_SCHEME],
];

function unitOf({ soldAs, made }: LineAmounts['content']): string {
  if (made) return UNITS.panel;
  return soldAs === undefined ? NO_UNIT : UNITS[soldAs];
}

/** Net price of one, without a discount: what is reduced has no other price on the invoice. */
function priceElement(price: string, unitCode: string): XmlElement {
  return [
    'cac:Price',
    [
      ['cbc:PriceAmount', price, IN_DIRHAMS],
      ['cbc:BaseQuantity', '1', { unitCode }],
      [
        'cac:AllowanceCharge',
        [
          ['cbc:ChargeIndicator', 'false'],
          amount('cbc:Amount', 0),
          ['cbc:BaseAmount', price, IN_DIRHAMS],
        ],
      ],
    ],
  ];
}

/** A line (IBG-25). @param kind Invoiced or Credited */
export function lineElement(
  kind: 'Invoice' | 'CreditNote',
  { content, net, tax, gross }: LineAmounts,
  index: number,
): XmlElement {
  const name = content.name?.en ?? 'Shipping';
  const unitCode = unitOf(content);
  const quantity = kind === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  return [
    `cac:${kind}Line`,
    [
      ['cbc:ID', String(index + 1)],
      [quantity, String(content.quantity), { unitCode }],
      amount('cbc:LineExtensionAmount', net),
      [
        'cac:Item',
        [
          ['cbc:Description', [name, content.size?.en].filter(Boolean).join(', ')],
          ['cbc:Name', name],
          category('cac:ClassifiedTaxCategory'),
        ],
      ],
      priceElement(unitPrice(net, content.quantity), unitCode),
      [
        'cac:ItemPriceExtension',
        [amount('cbc:Amount', gross), ['cac:TaxTotal', [amount('cbc:TaxAmount', tax)]]],
      ],
    ],
  ];
}

/** VAT (IBG-23) and totals (IBG-22). @param paid what was paid before, in fils */
export function totalElements(
  { net, tax, gross, rounding }: Amounts,
  paid: number,
): readonly XmlElement[] {
  return [
    [
      'cac:TaxTotal',
      [
        amount('cbc:TaxAmount', tax),
        ['cbc:TaxIncludedIndicator', 'false'],
        [
          'cac:TaxSubtotal',
          [
            amount('cbc:TaxableAmount', net),
            amount('cbc:TaxAmount', tax),
            category('cac:TaxCategory'),
          ],
        ],
      ],
    ],
    [
      'cac:LegalMonetaryTotal',
      [
        amount('cbc:LineExtensionAmount', net),
        amount('cbc:TaxExclusiveAmount', net),
        amount('cbc:TaxInclusiveAmount', net + tax),
        ...(paid === 0 ? [] : [amount('cbc:PrepaidAmount', paid)]),
        ...(rounding === 0 ? [] : [amount('cbc:PayableRoundingAmount', rounding)]),
        amount('cbc:PayableAmount', gross - paid),
      ],
    ],
  ];
}
