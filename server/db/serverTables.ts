export interface ServersTable {
  id: string;
  /** Time of the last report, by the server's clock. */
  seen_at: string;
}

export interface ServerTables {
  servers: ServersTable;
}
