import type { Id, MessageBody } from './common.ts';

/** An address as a customer types it; optional fields are empty. */
export interface AddressFields {
  /** Name of the place, e.g. `Villa`; optional. */
  label: string;
  firstName: string;
  lastName: string;
  /** Optional. */
  companyName: string;
  /** Tax number of the company (TRN of VAT); optional. */
  trn: string;
  address: string;
  city: string;
  country: string;
  /** Optional. */
  pinCode: string;
  /** Number of the building's entrance in Dubai, for the fitter: 10 digits; optional. */
  makani: string;
  dialCode: string;
  phone: string;
}

export interface SavedAddress extends AddressFields {
  _id: Id;
  /** The number as it is dialled, `+971501234567`; absent when it cannot be dialled (product 9.18). */
  phoneE164?: string;
  /** True for exactly one address of a customer who has any. */
  isDefault: boolean;
}

/** The addresses of an account, in the order in which they were added. */
export interface AddressBook {
  addresses: SavedAddress[];
  /** How many an account holds. */
  limit: number;
}

/** A new address, or with `_id` a changed one. */
export interface AddressChange extends AddressFields {
  _id?: Id;
  /** Makes it the default; the first address is the default anyway. */
  isDefault?: boolean;
}

/** Optional additions (product 9.14). */
export interface AddressesContract {
  'GET /user/get-addresses': { query: undefined; body: undefined; response: AddressBook };
  'POST /user/save-address': {
    query: undefined;
    body: AddressChange;
    response: MessageBody & { _id: Id };
  };
  /** The message names the address that becomes the default. */
  'POST /user/remove-address': { query: undefined; body: { _id: Id }; response: MessageBody };
  'POST /user/set-default-address': { query: undefined; body: { _id: Id }; response: MessageBody };
}
