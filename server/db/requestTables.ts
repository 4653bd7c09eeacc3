export interface IdempotencyKeysTable {
  /** Endpoint and caller, so that keys of two customers never collide. */
  scope: string;
  key: string;
  request_hash: string;
  /** JSON of the first response. */
  answer: string;
  created_at: string;
}

export interface RequestTables {
  idempotency_keys: IdempotencyKeysTable;
  throttles: {
    bucket: string;
    /** Keyed hash of the e-mail address, client or user. */
    subject: string;
    /** JSON list of timestamps in epoch milliseconds, oldest first. */
    hits: string;
    updated_at: string;
  };
  /** Searches that found nothing, without who searched. */
  search_misses: {
    /** Folded words of the search. */
    term: string;
    count: number;
    /** Day of the last one in Dubai, e.g. `2026-11-21`. */
    last_day: string;
  };
}
