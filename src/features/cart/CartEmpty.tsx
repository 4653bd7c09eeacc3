import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** A cart with nothing in it (spec §8), with the way to the fabrics. */
export function CartEmpty() {
  return (
    <EmptyState
      title={messages.empty}
      help={messages.emptyHelp}
      action={
        <Button component={Link} to={paths.products}>
          {messages.browse}
        </Button>
      }
    />
  );
}
