import type { ReactNode } from 'react';
import { QueryState, type QueryStateQuery } from './QueryState';

export interface PendingPartProps {
  query: QueryStateQuery;
  /** Name of the data in the error message. */
  what: string;
  skeleton: ReactNode;
}

/** Skeleton, or an error with Retry, of what a screen lacks that started with data of another response (product 2.12). */
export function PendingPart(props: PendingPartProps) {
  return (
    <QueryState {...props} data={undefined}>
      {() => null}
    </QueryState>
  );
}
