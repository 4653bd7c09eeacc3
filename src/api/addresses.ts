import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { AddressChange, SavedAddress } from '@/contract/addresses';
import type { Id, MessageBody } from '@/contract/common';
import { asRecord, asText } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { readMessage } from './errors';
import { parseAddressBook } from './parsers/addresses';
import { request, type WithIdempotencyKey } from './request';
import { onSuccess, provideList } from './tags';

export type AddressRecords = EntityState<SavedAddress, Id>;

export interface AddressBookResult {
  addresses: AddressRecords;
  /** How many an account holds. */
  limit: number;
}

const addressesAdapter = createEntityAdapter<SavedAddress, Id>({ selectId: ({ _id }) => _id });
const noAddresses = addressesAdapter.getInitialState();
const { selectAll } = addressesAdapter.getSelectors();

/** The server's message, for customers. */
const toMessage = (response: unknown): MessageBody => ({ message: readMessage(response) ?? '' });

/** Saved addresses of the signed-in customer, which a server may not store (product 9.14). */
export const addressesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `null` for a server that does not store addresses. */
    getAddresses: build.query<AddressBookResult | null, void>({
      extraOptions: { failure: 'silent' },
      query: () => request('GET /user/get-addresses', {}),
      transformResponse: (response: unknown) => {
        const book = parseAddressBook(response);
        return book && { ...book, addresses: addressesAdapter.setAll(noAddresses, book.addresses) };
      },
      providesTags: (result) => provideList('Address', result?.addresses),
    }),
    saveAddress: build.mutation<MessageBody & { _id: Id }, WithIdempotencyKey<AddressChange>>({
      extraOptions: { failure: 'screen' },
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/save-address', { body, idempotencyKey }),
      transformResponse: (response: unknown) => ({
        ...toMessage(response),
        _id: asText(asRecord(response)['_id']) ?? '',
      }),
      invalidatesTags: (_result, error) => onSuccess(error, ['Address']),
    }),
    removeAddress: build.mutation<MessageBody, Id>({
      query: (_id) => request('POST /user/remove-address', { body: { _id } }),
      transformResponse: toMessage,
      invalidatesTags: (_result, error) => onSuccess(error, ['Address']),
    }),
    setDefaultAddress: build.mutation<MessageBody, Id>({
      query: (_id) => request('POST /user/set-default-address', { body: { _id } }),
      transformResponse: toMessage,
      invalidatesTags: (_result, error) => onSuccess(error, ['Address']),
    }),
  }),
});

export const { useGetAddressesQuery, useRemoveAddressMutation, useSetDefaultAddressMutation } =
  addressesApi;

/** Addresses in the order in which they were added. */
export const selectAddresses = (book: AddressBookResult | null | undefined): SavedAddress[] =>
  selectAll(book?.addresses ?? noAddresses);
