import { z } from 'zod';
import type { Invoice, InvoiceLine, InvoicesContract } from '../../src/contract/invoices.ts';
import type { Language } from '../../src/contract/common.ts';
import { notFound } from '../http/errors.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText } from '../http/validation.ts';
import { invoicesOf } from '../repositories/invoices.ts';
import type { InvoiceRow } from '../repositories/invoices.ts';
import { findOrder } from '../repositories/orders.ts';
import type { InvoiceContent, InvoiceText, LineContent } from '../rules/invoiceContent.ts';
import { countryNameIn } from '../rules/countryName.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { toMajor } from '../rules/money.ts';

/** A text in a language, or in English with its language. */
function inLanguage(text: InvoiceText, lang: Language): { text: string; lang?: Language } {
  const translated = text[lang];
  return translated === undefined
    ? { text: text.en, lang: DEFAULT_LANGUAGE }
    : { text: translated };
}

function lineResponse(line: LineContent, language: Language): InvoiceLine {
  const name = line.name && inLanguage(line.name, language);
  const size = line.size && inLanguage(line.size, language);
  const { made } = line;
  return {
    ...(name && { name: name.text, ...(name.lang && { lang: name.lang }) }),
    ...(size && { size: size.text, ...(size.lang && { sizeLang: size.lang }) }),
    quantity: line.quantity,
    ...(line.soldAs && { soldAs: line.soldAs }),
    unitPrice: toMajor(line.unitPriceMinor),
    gross: toMajor(line.grossMinor),
    ...(line.taxMinor !== undefined && { tax: toMajor(line.taxMinor) }),
    ...(made && {
      configuration: {
        name: made.name,
        summary: made.facts[language],
        breakdown: made.breakdown,
      },
    }),
  };
}

/** The seller in a language, or in English with its language. */
function sellerResponse(
  { ar, ...seller }: InvoiceContent['seller'],
  language: Language,
): Invoice['seller'] {
  if (language === DEFAULT_LANGUAGE) return seller;
  return ar === undefined ? { ...seller, lang: DEFAULT_LANGUAGE } : { ...seller, ...ar };
}

/** The buyer with the country, the last line of the address, in a language. */
function buyerResponse(buyer: InvoiceContent['buyer'], language: Language): Invoice['buyer'] {
  const last = buyer.address.length - 1;
  const address = buyer.address.map((line, index) =>
    index === last ? countryNameIn(language, line) : line,
  );
  return { ...buyer, address };
}

function invoiceResponse(row: InvoiceRow, all: readonly InvoiceRow[], language: Language): Invoice {
  const content = JSON.parse(row.content) as InvoiceContent;
  const { isTest, orderNumber, orderedAt, seller, buyer, lines, vatPercent } = content;
  const corrected = all.find(({ id }) => id === row.corrects_id);
  return {
    _id: row.id,
    kind: row.kind,
    number: row.number,
    issuedAt: row.issued_at,
    isTest,
    orderNumber,
    orderedAt,
    ...(corrected && { corrects: { number: corrected.number, issuedAt: corrected.issued_at } }),
    seller: sellerResponse(seller, language),
    buyer: buyerResponse(buyer, language),
    lines: lines.map((line) => lineResponse(line, language)),
    gross: toMajor(content.grossMinor),
    ...(content.taxMinor !== undefined && { tax: toMajor(content.taxMinor) }),
    ...(vatPercent !== undefined && { vatPercent }),
    currencySymbol: content.currency,
  };
}

export const invoiceRoutes: RoutesFor<InvoicesContract> = {
  'GET /user/get-invoices': {
    auth: 'required',
    query: localized((m) => z.object({ _id: idText(m, '_id'), ...languageQuery })),
    handle: async ({ services: { db }, user, query: { _id: id, lang = DEFAULT_LANGUAGE } }) => {
      const own = { id, userId: user.id };
      const order = await findOrder(db, own);
      if (!order) throw notFound((m) => m.shop.noOrder);
      const rows = await invoicesOf(db, own);
      return { invoices: rows.map((row) => invoiceResponse(row, rows, lang)) };
    },
  },
};
