import type { ReactNode } from 'react';
import type { HomeResult } from '@/api/home';
import type { ViewedQuery } from '@/api/queryView';
import { EmptyState } from '@/components/EmptyState';
import { QueryState } from '@/components/QueryState';

/** Query of the home page, shared by all sections. */
export type HomeQuery = ViewedQuery<HomeResult>;

export interface HomeListProps<Item> {
  home: HomeQuery;
  /** Name of the data in the error message. */
  what: string;
  /** `undefined` until loaded. */
  items: readonly Item[] | undefined;
  emptyTitle: string;
  /** Section header for error and empty state; skeleton and list contain their own. */
  head?: ReactNode;
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** List of the home page with loading, error and empty states. */
export function HomeList<Item>(props: HomeListProps<Item>) {
  const { home, what, items, emptyTitle, head, skeleton, children } = props;
  return (
    <QueryState
      query={home}
      data={items}
      what={what}
      skeleton={skeleton}
      wrapFallback={(fallback) => (
        <>
          {home.hasFailed && head}
          {fallback}
        </>
      )}
    >
      {(list) =>
        list.length > 0 ? (
          children(list)
        ) : (
          <>
            {head}
            <EmptyState title={emptyTitle} />
          </>
        )
      }
    </QueryState>
  );
}
