import preview from '#.storybook/preview';
import { buildInvoice, buildReceipt } from '@/fixtures/invoices.fixtures';
import { InvoiceLines } from './InvoiceLines';

const meta = preview.meta({ component: InvoiceLines, args: buildInvoice() });

export const WithVat = meta.story();
export const WithoutVat = meta.story({ args: { ...buildReceipt(), vatPercent: undefined } });
