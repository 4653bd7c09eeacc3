import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { countryNameOf, countryNames, type CountryNames } from '@/content/countryNames';
import type { ShippingAddress } from '@/contract/orders';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

interface AddressLinesProps {
  address: ShippingAddress;
  names?: CountryNames;
}

function AddressLines({ address, names = {} }: AddressLinesProps) {
  const t = useTranslate();
  const { makani } = address;
  const lines = [
    address.companyName,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address,
    address.city,
    countryNameOf(names, address.country),
    makani && t(messages.makani, { number: makani }),
  ].filter((line) => line !== undefined && line !== '');
  return lines.map((line, index) => (
    <div key={index}>
      <bdi>{line}</bdi>
    </div>
  ));
}

/** Address with its country in the language of the page. */
function TranslatedLines({ address }: { address: ShippingAddress }) {
  return <AddressLines address={address} names={useContent(countryNames)} />;
}

/** Company, first and last name, address, city, country and Makani number; empty parts are omitted (product 11.4). */
export function ShippingAddressBlock({ address }: { address: ShippingAddress }) {
  return (
    <Typography component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      <Suspense fallback={<AddressLines address={address} />}>
        <TranslatedLines address={address} />
      </Suspense>
    </Typography>
  );
}
