import Typography from '@mui/material/Typography';
import type { ShippingAddress } from '@/contract/orders';

/** Company, first and last name, address, city and country; empty parts are omitted (product 11.4). */
export function ShippingAddressBlock({ address }: { address: ShippingAddress }) {
  const lines = [
    address.companyName,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address,
    address.city,
    address.country,
  ].filter((line) => line !== undefined && line !== '');
  return (
    <Typography
      component="address"
      dir="auto"
      sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {lines.join('\n')}
    </Typography>
  );
}
