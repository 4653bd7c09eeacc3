import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleFacts } from '../../../server/catalogue/sampleFacts.ts';
import { configOf } from '../../../server/config.ts';
import { pintAe } from '../../../server/einvoice/pintAe.ts';
import { readEnv } from '../../../server/env.ts';
import type { IssuedInvoice } from '../../../server/repositories/issuedInvoices.ts';
import type { InvoiceContent, LineContent } from '../../../server/rules/invoiceContent.ts';
import { includedVat } from '../../../server/rules/vat.ts';
import { brokenRules } from '../../support/einvoice/pintAeRules.ts';
import { allAt, readXml, textAt } from '../../support/einvoice/readXml.ts';
import { hostileText } from '../../support/fuzz/hostile.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';

const { company } = configOf(readEnv({}), () => ({
  ...sampleFacts,
  trn: '100000000000003',
  licence: '1234567',
  licenceAuthority: 'DET',
}));
const { legalName: name, address, email, phone, trn = '' } = company;

function contentOf(lines: LineContent[], buyer = 'Noor'): InvoiceContent {
  return {
    isTest: false,
    orderNumber: 'SDL-261201-7K3QF',
    orderedAt: '2026-12-01T08:00:00.000Z',
    seller: { name, address, email, phone, trn },
    buyer: {
      name: buyer,
      trn: '100987654321003',
      address: ['Villa 3', 'Dubai', 'United Arab Emirates'],
    },
    lines,
    grossMinor: lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    currency: 'AED',
  };
}

const lineOf = (unitPriceMinor: number, quantity: number, text = 'Linen'): LineContent => ({
  name: { en: text },
  size: { en: '' },
  soldAs: 'metre',
  quantity,
  unitPriceMinor,
  grossMinor: unitPriceMinor * quantity,
  taxMinor: includedVat(unitPriceMinor * quantity),
});

const repeated = <Item>(item: Item, count: number): Item[] =>
  Array.from({ length: count }, () => item);

const issued = (content: InvoiceContent, isCredit = false): IssuedInvoice => ({
  id: '019acd3e-0000-7000-8000-000000000001',
  number: isCredit ? 'CN-000001' : 'INV-000001',
  issuedAt: '2026-12-01T08:00:00.000Z',
  content,
  ...(isCredit && { corrects: { number: 'INV-000001', issuedAt: '2026-11-30T20:00:00.000Z' } }),
  isCancelled: isCredit,
});

function xmlOf(invoice: IssuedInvoice): string {
  const result = pintAe(invoice, { company });
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.xml;
}

describe('amounts of an e-invoice', () => {
  const line = fc.record({
    unitPriceMinor: fc.oneof(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom(1, 11, 18_500),
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
  });

  it('agree for any cart, as invoice and as credit note, with the lines as they were invoiced', () => {
    const carts = fc.array(line, { minLength: 1, maxLength: 40 });
    const property = fc.property(carts, fc.boolean(), (cart, isCredit) => {
      const content = contentOf(cart.map((one) => lineOf(one.unitPriceMinor, one.quantity)));
      const xml = xmlOf(issued(content, isCredit));
      expect(brokenRules(xml)).toEqual([]);
      const document = readXml(xml);
      const lines = allAt(document, isCredit ? 'CreditNoteLine' : 'InvoiceLine');
      const filsOf = (path: string) =>
        lines.map((node) => Math.round(Number(textAt(node, path)) * 100));
      expect(filsOf('ItemPriceExtension/Amount')).toEqual(
        content.lines.map((one) => one.grossMinor),
      );
      expect(filsOf('ItemPriceExtension/TaxTotal/TaxAmount')).toEqual(
        content.lines.map((one) => one.taxMinor),
      );
      const paid = isCredit ? 'PayableAmount' : 'PrepaidAmount';
      expect(textAt(document, `LegalMonetaryTotal/${paid}`)).toBe(
        (content.grossMinor / 100).toFixed(2),
      );
    });
    fc.assert(property, { seed: PROPERTY_SEED, numRuns: 200 });
  });

  it('have the VAT of the invoice, which may be two fils beside 5 % of the net total', () => {
    // 0.31 has 0.01476 of VAT, rounded 0.01: 0.04 in four lines, and 5 % of 1.20 is 0.06.
    const document = readXml(xmlOf(issued(contentOf(repeated(lineOf(31, 1), 4)))));
    expect(textAt(document, 'TaxTotal/TaxAmount')).toBe('0.04');
    expect(textAt(document, 'Note')).toBe('');
  });

  it('declare a rounding when the VAT of many lines is further away, and say which it was', () => {
    const document = readXml(xmlOf(issued(contentOf(repeated(lineOf(31, 1), 10)))));
    // 5 % of 3.00 is 0.15, and the lines have 0.10.
    expect(textAt(document, 'TaxTotal/TaxAmount')).toBe('0.13');
    expect(textAt(document, 'LegalMonetaryTotal/PayableRoundingAmount')).toBe('-0.03');
    expect(textAt(document, 'LegalMonetaryTotal/PrepaidAmount')).toBe('3.10');
    expect(textAt(document, 'Note')).toBe('VAT of the lines, each rounded: AED 0.10');
  });
});

it('an e-invoice is XML, whatever customer and products are called', () => {
  const property = fc.property(hostileText, hostileText, (customer, product) => {
    const xml = xmlOf(issued(contentOf([lineOf(100, 1, `p${product}`)], `c${customer}`)));
    expect(brokenRules(xml)).toEqual([]);
  });
  fc.assert(property, { seed: PROPERTY_SEED, numRuns: 200 });
});
