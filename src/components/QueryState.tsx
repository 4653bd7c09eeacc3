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
  /** What `children` render; `undefined` until it is loaded. */
  data: Data | undefined;
  /** What could not be loaded, for the error message, e.g. 'the fabrics'. */
  what: string;
  /** Heading level of the error: `h1` where the query is the whole page. */
  component?: 'h1' | 'p';
  skeleton: ReactNode;
  /** Shown when the server does not know the id in the URL; without it, the error is shown. */
  notFound?: ReactNode;
  /** Wraps skeleton and error, for example to add the page's title. */
  wrapFallback?: (fallback: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query: its data, a skeleton while loading, or an error with a retry button. */
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
