import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { PageMeta } from '@/components/PageMeta';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** Stands where a link to a project leads nowhere. */
export function UnknownWork() {
  return (
    <>
      <PageMeta title={messages.unknown} isMissing />
      <EmptyState
        component="h1"
        title={messages.unknown}
        help={messages.unknownHelp}
        action={
          <Button component={RouterLink} to={paths.ourWorks}>
            {messages.allWorks}
          </Button>
        }
      />
    </>
  );
}
