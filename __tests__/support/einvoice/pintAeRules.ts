import { allAt, readXml, textAt, within } from './readXml.ts';
import type { XmlNode } from './readXml.ts';

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const TOTALS = 'LegalMonetaryTotal';
const BREAKDOWN = 'TaxTotal/TaxSubtotal';
const EMIRATES = ['AUH', 'DXB', 'SHJ', 'UAQ', 'FUJ', 'AJM', 'RAK'];
const REASONS = /^DL8\.61\.1\.[A-E]$/;

/** Children of elements in the order of UBL 2.1, as far as the shop writes them. */
const PARTY = ['EndpointID', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity', 'Contact'];
const ADDRESS = ['StreetName', 'CityName', 'CountrySubentity', 'Country'];
const CATEGORY = ['ID', 'Percent', 'TaxScheme'];
const headOf = (type: string, ...more: string[]) => [
  ...['CustomizationID', 'ProfileID', 'ProfileExecutionID', 'ID', 'UUID', 'IssueDate', 'IssueTime'],
  ...[type, 'Note', 'DocumentCurrencyCode', ...more, 'OrderReference', 'BillingReference'],
  ...['AccountingSupplierParty', 'AccountingCustomerParty', 'Delivery', 'PaymentMeans'],
  ...['TaxTotal', TOTALS],
];
const lineOf = (quantity: string) => [
  ...['ID', quantity, 'LineExtensionAmount', 'Item', 'Price', 'ItemPriceExtension'],
];
const SEQUENCES: Readonly<Record<string, readonly string[]>> = {
  Invoice: [...headOf('InvoiceTypeCode'), 'InvoiceLine'],
  CreditNote: [...headOf('CreditNoteTypeCode', 'DiscrepancyResponse'), 'CreditNoteLine'],
  InvoiceLine: lineOf('InvoicedQuantity'),
  CreditNoteLine: lineOf('CreditedQuantity'),
  Party: PARTY,
  PostalAddress: ADDRESS,
  Address: ADDRESS,
  PartyTaxScheme: ['CompanyID', 'TaxScheme'],
  PartyLegalEntity: ['RegistrationName', 'CompanyID'],
  Contact: ['Name', 'Telephone', 'ElectronicMail'],
  InvoiceDocumentReference: ['ID', 'IssueDate'],
  TaxTotal: ['TaxAmount', 'TaxIncludedIndicator', 'TaxSubtotal'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  TaxCategory: CATEGORY,
  ClassifiedTaxCategory: CATEGORY,
  [TOTALS]: [
    ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PrepaidAmount'],
    ...['PayableRoundingAmount', 'PayableAmount'],
  ],
  Item: ['Description', 'Name', 'ClassifiedTaxCategory'],
  Price: ['PriceAmount', 'BaseQuantity', 'AllowanceCharge'],
  AllowanceCharge: ['ChargeIndicator', 'Amount', 'BaseAmount'],
  ItemPriceExtension: ['Amount', 'TaxTotal'],
};

function isInOrder({ name, children }: XmlNode): boolean {
  if (children.length < 2) return true;
  const places = children.map((child) => (SEQUENCES[name] ?? []).indexOf(child.name));
  return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
}

const filsAt = (node: XmlNode, path: string): number =>
  Math.round(Number(textAt(node, path) || '0') * 100);
const linesOf = (document: XmlNode): XmlNode[] => [
  ...allAt(document, 'InvoiceLine'),
  ...allAt(document, 'CreditNoteLine'),
];
const isCredit = ({ name }: XmlNode): boolean => name === 'CreditNote';
const hasAddress = (node: XmlNode | undefined): boolean =>
  node !== undefined &&
  textAt(node, 'StreetName') !== '' &&
  textAt(node, 'CityName') !== '' &&
  EMIRATES.includes(textAt(node, 'CountrySubentity')) &&
  textAt(node, 'Country/IdentificationCode') === 'AE';
const hasTrn = (party: XmlNode): boolean =>
  /^1\d{12}03$/.test(textAt(party, 'PartyTaxScheme/CompanyID')) &&
  textAt(party, 'PartyTaxScheme/TaxScheme/ID') === 'VAT';
const hasTin = (party: XmlNode): boolean => {
  const [endpoint] = allAt(party, 'EndpointID');
  return (
    endpoint?.attributes['schemeID'] === '0235' &&
    endpoint.text === textAt(party, 'PartyTaxScheme/CompanyID').slice(0, 10)
  );
};
const every = (document: XmlNode, path: string, test: (node: XmlNode) => boolean): boolean =>
  allAt(document, path).length > 0 && allAt(document, path).every(test);
const quantityOf = (line: XmlNode): XmlNode | undefined =>
  allAt(line, 'InvoicedQuantity')[0] ?? allAt(line, 'CreditedQuantity')[0];
const isStandard = (node: XmlNode): boolean =>
  textAt(node, 'ID') === 'S' && textAt(node, 'Percent') === '5';

function isLine(line: XmlNode): boolean {
  const unit = quantityOf(line)?.attributes['unitCode'] ?? '';
  const [base] = allAt(line, 'Price/BaseQuantity');
  return (
    ['ID', 'Item/Name', 'Item/Description', 'Price/PriceAmount', 'LineExtensionAmount'].every(
      (path) => textAt(line, path) !== '',
    ) &&
    ['MTR', 'H87', 'C62'].includes(unit) &&
    base?.attributes['unitCode'] === unit &&
    every(line, 'Item/ClassifiedTaxCategory', isStandard)
  );
}

/** Net amount is quantity times net price, and what is paid is net amount and VAT. */
function isCalculated(line: XmlNode): boolean {
  const [quantity, price] = [quantityOf(line)?.text, textAt(line, 'Price/PriceAmount')];
  const net = filsAt(line, 'LineExtensionAmount');
  return (
    Math.round(Number(quantity) * Number(price) * 100) === net &&
    textAt(line, 'Price/AllowanceCharge/BaseAmount') === price &&
    filsAt(line, 'Price/AllowanceCharge/Amount') === 0 &&
    filsAt(line, 'ItemPriceExtension/Amount') ===
      net + filsAt(line, 'ItemPriceExtension/TaxTotal/TaxAmount')
  );
}

/** Rules of PINT AE Billing 1.0.4 for what the shop sells, by their ids; those of UBL 2.1 and PINT that it includes, too. */
const RULES: Readonly<Record<string, (document: XmlNode) => boolean>> = {
  'UBL order': (document) => within(document).every(isInOrder),
  'ibr-079 empty': (document) =>
    within(document).every(({ children, text }) => children.length > 0 || text.trim() !== ''),
  'ibr-126 currency': (document) =>
    within(document)
      .filter(({ name }) => name.endsWith('Amount'))
      .every(({ attributes, text }) => attributes['currencyID'] === 'AED' && !text.includes('E')),
  'ibr-123 decimals': (document) =>
    within(document)
      .filter(({ name }) => name.endsWith('Amount') && !/^(?:Price|Base)Amount$/.test(name))
      .every(({ text }) => /^-?\d+\.\d\d$/.test(text)),
  'aligned-ibrp-001-ae': (document) =>
    textAt(document, 'CustomizationID') === 'urn:peppol:pint:billing-1@ae-1',
  'aligned-ibrp-002-ae': (document) => textAt(document, 'ProfileID') === 'urn:peppol:bis:billing',
  'ibr-154-ae transaction': (document) => textAt(document, 'ProfileExecutionID') === '00000010',
  'ibr-142-ae delivery': (document) =>
    hasAddress(allAt(document, 'Delivery/DeliveryLocation/Address')[0]),
  'ibr-002 number': (document) => textAt(document, 'ID') !== '',
  'ibr-193-ae UUID': (document) =>
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(textAt(document, 'UUID')),
  'ibr-073 date': (document) => /^\d{4}-\d\d-\d\d$/.test(textAt(document, 'IssueDate')),
  'ibr-119 time': (document) => /^\d\d:\d\d:\d\d\+04:00$/.test(textAt(document, 'IssueTime')),
  'ibr-cl-01 type': (document) =>
    isCredit(document)
      ? textAt(document, 'CreditNoteTypeCode') === '381'
      : textAt(document, 'InvoiceTypeCode') === '380',
  'ibr-cl-04 currency': (document) => textAt(document, 'DocumentCurrencyCode') === 'AED',
  'ibr-191-ae payment means': (document) =>
    isCredit(document) || textAt(document, 'PaymentMeans/PaymentMeansCode') === '68',
  'ibr-055-ae preceding invoice': (document) =>
    textAt(document, 'BillingReference/InvoiceDocumentReference/ID').startsWith('INV-') ===
    isCredit(document),
  'ibr-158-ae reason': (document) =>
    REASONS.test(textAt(document, 'DiscrepancyResponse/ResponseCode')) === isCredit(document),
  'ibr-127-ae due': (document) =>
    isCredit(document) || filsAt(document, `${TOTALS}/PayableAmount`) === 0,
  'ibr-081 seller address': (document) => every(document, SELLER, hasTin),
  'ibr-080 buyer address': (document) => every(document, BUYER, hasTin),
  'ibr-132-ae seller TRN': (document) => every(document, SELLER, hasTrn),
  'ibr-132-ae buyer TRN': (document) => every(document, BUYER, hasTrn),
  'ibr-143-ae seller postal address': (document) =>
    every(document, `${SELLER}/PostalAddress`, hasAddress),
  'ibr-144-ae buyer postal address': (document) =>
    every(document, `${BUYER}/PostalAddress`, hasAddress),
  'ibr-172-ae licence': (document) =>
    every(
      document,
      `${SELLER}/PartyLegalEntity/CompanyID`,
      ({ attributes }) =>
        attributes['schemeAgencyID'] === 'TL' && attributes['schemeAgencyName'] !== '',
    ),
  'ibr-006 names': (document) =>
    [SELLER, BUYER].every(
      (party) => textAt(document, `${party}/PartyLegalEntity/RegistrationName`) !== '',
    ),
  'ibr-016 lines': (document) => linesOf(document).length > 0 && linesOf(document).every(isLine),
  'ibr-147-ae line amounts': (document) => linesOf(document).every(isCalculated),
  'aligned-ibrp-s-08 taxable': (document) =>
    allAt(document, BREAKDOWN).length === 1 &&
    filsAt(document, `${BREAKDOWN}/TaxableAmount`) ===
      filsAt(document, `${TOTALS}/TaxExclusiveAmount`),
  'aligned-ibrp-s-09 VAT': (document) => {
    const rated = Math.round((filsAt(document, `${BREAKDOWN}/TaxableAmount`) * 5) / 100);
    return Math.abs(filsAt(document, `${BREAKDOWN}/TaxAmount`) - rated) <= 2;
  },
  'ibr-190-ae rate': (document) => every(document, `${BREAKDOWN}/TaxCategory`, isStandard),
  'ibr-co-10 net': (document) =>
    filsAt(document, `${TOTALS}/LineExtensionAmount`) ===
    linesOf(document).reduce((sum, line) => sum + filsAt(line, 'LineExtensionAmount'), 0),
  'ibr-co-13 without VAT': (document) =>
    filsAt(document, `${TOTALS}/TaxExclusiveAmount`) ===
    filsAt(document, `${TOTALS}/LineExtensionAmount`),
  'ibr-co-14 VAT': (document) =>
    filsAt(document, 'TaxTotal/TaxAmount') === filsAt(document, `${BREAKDOWN}/TaxAmount`),
  'ibr-co-15 with VAT': (document) =>
    filsAt(document, `${TOTALS}/TaxInclusiveAmount`) ===
    filsAt(document, `${TOTALS}/TaxExclusiveAmount`) + filsAt(document, 'TaxTotal/TaxAmount'),
  'ibr-co-16 payable': (document) =>
    filsAt(document, `${TOTALS}/PayableAmount`) ===
    filsAt(document, `${TOTALS}/TaxInclusiveAmount`) -
      filsAt(document, `${TOTALS}/PrepaidAmount`) +
      filsAt(document, `${TOTALS}/PayableRoundingAmount`),
};

/** The rules that an e-invoice breaks. @throws Error for what is no XML */
export function brokenRules(xml: string): string[] {
  const document = readXml(xml);
  return Object.entries(RULES).flatMap(([rule, isKept]) => (isKept(document) ? [] : rule));
}
