import type { Company } from '../config.ts';
import type { IssuedInvoice } from '../repositories/issuedInvoices.ts';
import { dubaiDay, dubaiWallClock } from '../rules/dubaiTime.ts';
import type { Emirate } from '../rules/emirates.ts';
import { CURRENCY, moneyText } from '../rules/money.ts';
import { amountsOf } from './amounts.ts';
import type { Amounts } from './amounts.ts';
import { lineElement, totalElements } from './elements.ts';
import { addressElements, buyerOf, partyElement, sellerOf } from './parties.ts';
import type { Need } from './parties.ts';
import { xmlDocument } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** Why a credit note was issued (BTAE-03), by what the staff call it. */
const REASONS = {
  cancelled: 'DL8.61.1.A',
  altered: 'DL8.61.1.C',
  returned: 'DL8.61.1.D',
  error: 'DL8.61.1.E',
} as const;
export type CreditReason = keyof typeof REASONS;
export const CREDIT_REASONS = Object.keys(REASONS) as CreditReason[];

/** What an export knows beyond the invoice. */
export interface ExportFacts {
  /** The shop of today. */
  company: Company;
  /** Emirate of a customer whose town names none. */
  emirate?: Emirate | undefined;
  /** Why a credit note was issued whose order is not cancelled. */
  creditReason?: CreditReason | undefined;
}

/** An e-invoice, or what is missing for it. */
export type EInvoice = { xml: string } | { problems: readonly string[] };

/** Special kinds of supply (BTAE-02): the seventh is that through e-commerce. */
const E_COMMERCE = '00000010';
/** Payment through an online payment service (UNCL 4461). */
const ONLINE_PAYMENT = '68';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Why a credit note was issued; empty for an invoice. */
function reasonOf(
  { corrects, isCancelled }: IssuedInvoice,
  facts: ExportFacts,
  need: Need,
): string {
  if (!corrects) return '';
  const reason = isCancelled ? 'cancelled' : facts.creditReason;
  return need(
    reason && REASONS[reason],
    `why it credits an order that is not cancelled is unknown: add --credit-reason, one of ${CREDIT_REASONS.join(', ')}`,
  );
}

/** Says that the VAT of the document is not the sum of its lines; empty when it is. */
const noteOf = ({ lineTax, rounding }: Amounts): string =>
  rounding === 0 ? '' : `VAT of the lines, each rounded: ${moneyText(lineTax, CURRENCY)}`;

/** The document that a credit note corrects (IBG-03). */
function correctedElement({ corrects }: IssuedInvoice): XmlElement {
  const day = corrects ? dubaiDay(new Date(corrects.issuedAt)) : '';
  const elements: XmlElement[] = [
    ['cbc:ID', corrects?.number ?? ''],
    ['cbc:IssueDate', day],
  ];
  return ['cac:BillingReference', [['cac:InvoiceDocumentReference', elements]]];
}

/**
 * A tax invoice or credit note as Peppol PINT AE Billing 1.0.4, a UBL 2.1 document (decision 33). It depends on nothing but its
 * arguments.
 */
export function pintAe(invoice: IssuedInvoice, facts: ExportFacts): EInvoice {
  const { content, corrects } = invoice;
  const problems: string[] = [];
  const need: Need = (value = '', problem) => {
    if (value === '') problems.push(problem);
    return value;
  };
  const seller = sellerOf(content, facts.company, need);
  const buyer = buyerOf(content, facts.emirate, need);
  const reason = reasonOf(invoice, facts, need);
  if (!seller || problems.length > 0) return { problems };

  const kind = corrects ? 'CreditNote' : 'Invoice';
  const issuedAt = new Date(invoice.issuedAt);
  const amounts = amountsOf(content.lines);
  const elements: XmlElement[] = [
    ['cbc:CustomizationID', 'urn:peppol:pint:billing-1@ae-1'],
    ['cbc:ProfileID', 'urn:peppol:bis:billing'],
    ['cbc:ProfileExecutionID', E_COMMERCE],
    ['cbc:ID', invoice.number],
    ['cbc:UUID', invoice.id],
    ['cbc:IssueDate', dubaiDay(issuedAt)],
    ['cbc:IssueTime', `${dubaiWallClock(issuedAt).slice(11, 19)}+04:00`],
    [`cbc:${kind}TypeCode`, corrects ? '381' : '380'],
    ['cbc:Note', noteOf(amounts)],
    ['cbc:DocumentCurrencyCode', CURRENCY],
    ['cac:DiscrepancyResponse', [['cbc:ResponseCode', reason]]],
    ['cac:OrderReference', [['cbc:ID', content.orderNumber]]],
    correctedElement(invoice),
    ['cac:AccountingSupplierParty', [partyElement(seller)]],
    ['cac:AccountingCustomerParty', [partyElement(buyer)]],
    ['cac:Delivery', [['cac:DeliveryLocation', [['cac:Address', addressElements(buyer)]]]]],
    ['cac:PaymentMeans', [['cbc:PaymentMeansCode', corrects ? '' : ONLINE_PAYMENT]]],
    // An invoice is issued when it is paid (product 11.12).
    ...totalElements(amounts, corrects ? 0 : amounts.gross),
    ...amounts.lines.map((line, index) => lineElement(kind, line, index)),
  ];
  return {
    xml: xmlDocument([
      kind,
      elements,
      {
        xmlns: `${UBL}${kind}-2`,
        'xmlns:cac': `${UBL}CommonAggregateComponents-2`,
        'xmlns:cbc': `${UBL}CommonBasicComponents-2`,
      },
    ]),
  };
}
