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
}
