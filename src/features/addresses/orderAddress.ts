import type { AddressFields } from '@/contract/addresses';
import type { BillingPayload } from '@/contract/orders';

/** The fields of an address that are part of an order's billing details. */
export function orderAddress(billing: BillingPayload): Omit<AddressFields, 'label' | 'trn'> {
  return {
    firstName: billing.firstName,
    lastName: billing.lastName,
    companyName: billing.companyName,
    address: billing.address,
    city: billing.city,
    country: billing.country,
    pinCode: billing.pinCode,
    makani: billing.makani ?? '',
    dialCode: billing.dialCode,
    phone: billing.phone,
  };
}
