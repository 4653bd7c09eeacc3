import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { ViewedQuery } from '@/api/queryView';
import { QueryState } from '@/components/QueryState';
import { AccountSection } from './AccountSection';

export interface AccountListProps<Data> {
  query: ViewedQuery<Data>;
  title: string;
  help: string;
  /** Name of the list in the error message. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** Section of the account page with a list. A server without such lists shows none. */
export function AccountList<Data>({ query, title, help, what, children }: AccountListProps<Data>) {
  if (query.isNotFound) return null;
  return (
    <AccountSection title={title} help={help}>
      <QueryState
        query={query}
        data={query.data}
        what={what}
        skeleton={<Skeleton variant="rectangular" height={72} />}
      >
        {children}
      </QueryState>
    </AccountSection>
  );
}
