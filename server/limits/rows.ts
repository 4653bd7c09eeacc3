// Limits of rows in one query.

/** Rows of a long list that are read at once; other requests are served in between (repositories/pagesOf.ts). */
export const ROWS_PER_READ = 50;
