import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { PageMeta } from './PageMeta';

export interface NotFoundStateProps {
  title: string;
  help: string;
  /** Link target, usually the list. */
  to: string;
  linkLabel: string;
  /** Document title; also sets status 404. Omit where the page renders `PageMeta`. */
  metaTitle?: string;
}

/** Page content for a record that does not exist. */
export function NotFoundState({ title, help, to, linkLabel, metaTitle }: NotFoundStateProps) {
  return (
    <>
      {metaTitle !== undefined && <PageMeta title={metaTitle} isMissing />}
      <EmptyState
        component="h1"
        title={title}
        help={help}
        action={<Button href={to}>{linkLabel}</Button>}
      />
    </>
  );
}
