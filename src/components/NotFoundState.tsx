import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from './EmptyState';
import { PageMeta } from './PageMeta';

export interface NotFoundStateProps {
  title: string;
  help: string;
  /** Where to go instead, usually the list. */
  to: string;
  linkLabel: string;
  /** Title of the document, which then has status 404; left out where the page sets its own. */
  metaTitle?: string;
}

/** Content of a page whose record does not exist. */
export function NotFoundState({ title, help, to, linkLabel, metaTitle }: NotFoundStateProps) {
  return (
    <>
      {metaTitle !== undefined && <PageMeta title={metaTitle} isMissing />}
      <EmptyState
        component="h1"
        title={title}
        help={help}
        action={
          <Button component={RouterLink} to={to}>
            {linkLabel}
          </Button>
        }
      />
    </>
  );
}
