import type { AddressFields } from '@/contract/addresses';

/** What an address is called: its label, or else its street. */
export const addressName = ({
  label,
  address,
}: Pick<AddressFields, 'label' | 'address'>): string => (label === '' ? address : label);
