import type { ReactNode } from 'react';
import { SectionError } from './SectionError';

/** The result of a query hook with `selectFromResult: queryView`. */
export interface QueryStateQuery {
  hasFailed: boolean;
  isRetrying: boolean;
  isNotFound: boolean;
  reason: string | undefined;
  refetch: () => unknown;
}

export interface QueryStateProps<Data> {
  query: QueryStateQuery;
  /** Passed to `children`; `undefined` until loaded. */
  data: Data | undefined;
  /** Name of the data in the error message, for example 'the fabrics'. */
  what: string;
  /** Element of the error: `h1` when the query is the whole page. */
  component?: 'h1' | 'p';
  skeleton: ReactNode;
  /** Shown for an unknown id; defaults to the error. */
  notFound?: ReactNode;
  /** Wraps skeleton and error, for example to set the page title. */
  wrapFallback?: (fallback: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, its skeleton while loading, or an error with a retry button. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, data, what, component, skeleton, notFound, children } = props;
  const { wrapFallback = (fallback: ReactNode) => fallback } = props;
  if (data !== undefined) return children(data);
  if (query.isNotFound && notFound !== undefined) return notFound;
  if (!query.hasFailed) return wrapFallback(skeleton);
  return wrapFallback(
    <SectionError
      component={component}
      what={what}
      reason={query.reason}
      isRetrying={query.isRetrying}
      onRetry={() => void query.refetch()}
    />,
  );
}
