import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { PageMeta } from '@/components/PageMeta';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { sharedMessages } from './sharedMessages';

/** An address that names no fabric we know: says so and leads to the list (decisions §2). */
export function ProductMissing() {
  return (
    <>
      <PageMeta title={messages.missingMetaTitle} isMissing />
      <EmptyState
        component="h1"
        title={messages.missingTitle}
        help={messages.missingHelp}
        action={
          <Button component={Link} to={paths.products}>
            {sharedMessages.allFabrics}
          </Button>
        }
      />
    </>
  );
}
