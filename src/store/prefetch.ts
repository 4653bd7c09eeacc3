import type { AppThunk } from './makeStore';

/** Sends the queries of a page before it opens; exported by the module of the page. */
export type PrefetchQueries = (params: URLSearchParams) => AppThunk;
