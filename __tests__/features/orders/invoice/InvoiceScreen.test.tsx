import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { InvoiceScreen } from '@/features/orders/invoice/InvoiceScreen';
import { buildInvoice, buildReceipt } from '@/fixtures/invoices.fixtures';
import { orderedCurtain } from '@/fixtures/madeToMeasure.fixtures';
import type { FakeResponse } from '../../../support/fakeApi';
import { renderElement } from '../../../support/renderElement';

const PATH = '/invoice?order=o1&invoice=v1';

function open(body: unknown, response: Partial<FakeResponse> = {}) {
  return renderElement(<InvoiceScreen orderId="o1" invoiceId="v1" />, {
    path: PATH,
    respond: () => ({ body, ...response }),
  });
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('InvoiceScreen', () => {
  it('requests the invoices of the order', async () => {
    const { api } = open({ invoices: [buildInvoice()] });
    await screen.findByRole('heading', { level: 1 });
    expect(api.to('/user/get-invoices').map(({ query }) => query)).toEqual([{ _id: 'o1' }]);
  });

  it('shows a tax invoice with the VAT of each line', async () => {
    open({ invoices: [buildInvoice()] });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Tax invoice / فاتورة ضريبية',
    );
    expect(screen.getByText('TRN 100000000000003')).toBeVisible();
    expect(cellsOf(rowOf(/^Almas/))).toEqual(['15 m', '185', '2,642.86', '132.14', '2,775']);
    expect(cellsOf(rowOf(/^Shipping/))).toEqual(['1 ', '50', '47.62', '2.38', '50']);
    for (const amount of ['AED 2,690.48', 'AED 134.52', 'AED 2,825']) {
      expect(screen.getByText(amount)).toBeVisible();
    }
  });

  it('shows what the price of a finished window is made up of (product 16.15)', async () => {
    const [cloth] = buildInvoice().lines;
    const size = 'Living 1: 290 x 265 cm, wave, lined, pair';
    const made = { ...cloth, size, quantity: 1, soldAs: undefined, unitPrice: 4498, gross: 4498 };
    open({ invoices: [buildInvoice({ lines: [{ ...made, configuration: orderedCurtain }] })] });
    expect(await screen.findByText(size)).toBeVisible();
    const breakdown = screen.getByRole('table', { name: 'What it is made up of' });
    expect(within(breakdown).getByRole('row', { name: 'Making 5 widths AED 700' })).toBeVisible();
    expect(within(breakdown).getByRole('row', { name: /^Total.*AED 4,498$/ })).toBeVisible();
  });

  it('shows a receipt without VAT', async () => {
    open({ invoices: [buildReceipt()] });
    await screen.findByRole('heading', { level: 1, name: /^Receipt/ });
    expect(screen.queryByText(/VAT|TRN/)).toBeNull();
  });

  it('has kind and number in the title, the name of a saved PDF', async () => {
    const invoice = buildInvoice();
    open({ invoices: [invoice] });
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe(`Tax invoice ${invoice.number} | Sadeel`);
  });

  it('has logical alignment, so that Arabic columns start at their side', async () => {
    open({ invoices: [buildInvoice()] });
    await screen.findByRole('heading', { level: 1 });
    const [name] = within(rowOf(/^Almas/)).getAllByRole('rowheader');
    expect(name).toHaveStyle({ textAlign: 'start' });
    for (const cell of within(rowOf(/^Almas/)).getAllByRole('cell'))
      expect(cell).toHaveStyle({ textAlign: 'end' });
  });

  it('marks a seller in another language than the page', async () => {
    const { seller, ...rest } = buildInvoice();
    open({ invoices: [{ ...rest, seller: { ...seller, lang: 'ar', address: 'القوز' } }] });
    const address = await screen.findByText('القوز');
    expect(address).toHaveAttribute('lang', 'ar');
  });

  it('names the invoice that a credit note cancels', async () => {
    const corrects = { number: 'INV-000042', issuedAt: '2026-11-05T09:05:00.000Z' };
    open({ invoices: [buildInvoice({ kind: 'taxCreditNote', corrects })] });
    expect(await screen.findByText('Cancels INV-000042 of 5 November 2026')).toBeVisible();
  });

  it('says that a test payment moved no money', async () => {
    open({ invoices: [buildReceipt({ isTest: true })] });
    expect(await screen.findByRole('alert')).toHaveTextContent('no money moved');
  });

  it.each([
    ['of another customer', { message: 'We could not find this order.' }, { status: 404 }],
    ['that does not exist', { invoices: [] }, {}],
    ['of an unknown kind', { invoices: [{ ...buildInvoice(), kind: 'pro forma' }] }, {}],
    ['in a malformed response', { invoices: [null, 7, { _id: 'v1' }] }, {}],
  ])('shows an invoice %s as not found', async (_which, body, response) => {
    open(body, response);
    expect(await screen.findByText('We could not find this invoice.')).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    open({ message: 'Please try again.' }, { status: 409 });
    expect(await screen.findByRole('button', { name: /Retry/ })).toBeVisible();
  });
});
