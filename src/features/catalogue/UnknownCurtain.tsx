import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { PageMeta } from '@/components/PageMeta';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** Stands where a link to an item leads nowhere. */
export function UnknownCurtain() {
  return (
    <>
      <PageMeta title={messages.unknownCurtain} />
      <EmptyState
        component="h1"
        title={messages.unknownCurtain}
        help={messages.unknownCurtainHelp}
        action={
          <Button component={RouterLink} to={paths.categories}>
            {messages.allCategories}
          </Button>
        }
      />
    </>
  );
}
