import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { paths } from '@/lib/paths';

/** No order, or none of this customer's, belongs to the address. */
export function OrderMissing() {
  return (
    <EmptyState
      component="h1"
      title="We could not find this order."
      help="It may belong to another account, or the link is incomplete. Your own orders are in the list."
      action={
        <Button component={RouterLink} to={paths.orders}>
          My Orders
        </Button>
      }
    />
  );
}
