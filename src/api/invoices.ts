import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import type { Invoice } from '@/contract/invoices';
import { asList, asRecord } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseInvoice } from './parsers/invoices';
import { request } from './request';
import { idTag } from './tags';

const invoicesAdapter = createEntityAdapter<Invoice, Id>({ selectId: ({ _id }) => _id });
const noInvoices = invoicesAdapter.getInitialState();
const { selectById } = invoicesAdapter.getSelectors();

export type InvoiceRecords = EntityState<Invoice, Id>;

export const invoicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Invoices of an order; refetched with it. */
    getInvoices: build.query<InvoiceRecords, Id>({
      query: (_id) => request('GET /user/get-invoices', { params: { _id } }),
      transformResponse: (response: unknown) =>
        invoicesAdapter.setAll(noInvoices, asList(asRecord(response)['invoices'], parseInvoice)),
      providesTags: (_result, _error, orderId) => [idTag('Order', orderId)],
    }),
  }),
});

export const { useGetInvoicesQuery } = invoicesApi;

/** An invoice of an order by its id. */
export const selectInvoice = (records: InvoiceRecords | undefined, id: Id): Invoice | undefined =>
  records && selectById(records, id);
