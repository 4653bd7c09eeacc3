import type { AddressBook, SavedAddress } from '@/contract/addresses';
import { asCount, asRecord, asText, asUniqueList } from '@/lib/coerce';

/** How many addresses an account holds when the server does not say. */
const USUAL_LIMIT = 10;

function parseAddress(value: unknown): SavedAddress | undefined {
  const record = asRecord(value);
  const field = (key: keyof SavedAddress) => asText(record[key]) ?? '';
  const _id = field('_id');
  if (_id === '') return undefined;
  return {
    _id,
    label: field('label'),
    firstName: field('firstName'),
    lastName: field('lastName'),
    companyName: field('companyName'),
    trn: field('trn'),
    address: field('address'),
    city: field('city'),
    country: field('country'),
    pinCode: field('pinCode'),
    makani: field('makani'),
    dialCode: field('dialCode'),
    phone: field('phone'),
    phoneE164: asText(record['phoneE164']),
    isDefault: record['isDefault'] === true,
  };
}

/** The saved addresses; `null` for a server that does not store any. */
export function parseAddressBook(response: unknown): AddressBook | null {
  const { addresses, limit } = asRecord(response);
  if (!Array.isArray(addresses)) return null;
  return {
    addresses: asUniqueList(addresses, parseAddress, ({ _id }) => _id),
    limit: asCount(limit) ?? USUAL_LIMIT,
  };
}
