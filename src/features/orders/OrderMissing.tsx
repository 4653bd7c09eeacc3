import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** No order, or none of this customer's, belongs to the address. */
export function OrderMissing() {
  return (
    <EmptyState
      component="h1"
      title={messages.missingTitle}
      help={messages.missingHelp}
      action={
        <Button component={RouterLink} to={paths.orders}>
          {messages.title}
        </Button>
      }
    />
  );
}
