/** Opaque identifier made by the server. */
export type Id = string;
/** ISO 8601 timestamp in UTC. */
export type IsoDate = string;
/** Root-relative or https address. */
export type Url = string;
/** Amount in major units with at most two decimals, e.g. `129.5`. */
export type Money = number;

/** Body of every failed response (product 13.1). */
export interface ErrorBody {
  message: string;
}

/** Body of a mutation that returns nothing but its outcome in words. */
export interface MessageBody {
  message: string;
}

/** Query of a paged list; pages count from 1. */
export interface PageQuery {
  page: number;
  limit: number;
}
