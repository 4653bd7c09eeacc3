import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { SectionError } from '@/components/SectionError';
import type { HomeData } from './useHomeData';

export interface HomeListProps<Item> {
  home: HomeData;
  /** What is listed, for the error's words. */
  what: string;
  /** The list, `undefined` until it has arrived. */
  items: readonly Item[] | undefined;
  emptyTitle: string;
  /** Head of the section, where skeleton and list bring their own. */
  head?: ReactNode;
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list of the home call in all its states: on its way, failed, empty, there. */
export function HomeList<Item>(props: HomeListProps<Item>) {
  const { home, what, items, emptyTitle, head, skeleton, children } = props;
  if (home.hasFailed) {
    return (
      <>
        {head}
        <SectionError
          what={what}
          reason={home.reason}
          isRetrying={home.isRetrying}
          onRetry={home.retry}
        />
      </>
    );
  }
  if (items === undefined) return skeleton;
  if (items.length === 0) {
    return (
      <>
        {head}
        <EmptyState title={emptyTitle} />
      </>
    );
  }
  return children(items);
}
