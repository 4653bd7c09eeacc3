import { any, createCalls } from './calls.ts';
import type { LoadedShop } from './calls.ts';
import type { BenchRequest } from './closedLoop.ts';
import type { HttpCall } from './openLoop.ts';

/** Connections of the closed loops. */
export const CONNECTIONS = 32;
/** Prepared requests per connection: enough to cover the whole shop, and that none repeats in a run of requests that are new. */
const REQUESTS_PER_CONNECTION = 1000;

export type Scenario = (connection: number) => BenchRequest[];

function toBench(calls: readonly HttpCall[]): BenchRequest[] {
  return calls.map(({ method, path, headers, body }) => ({
    method,
    path,
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
  }));
}

/** The requests of one connection, by name of the measurement. */
export function scenariosOf(shop: LoadedShop) {
  const calls = createCalls(shop);
  const drawn =
    (call: (token: string) => HttpCall): Scenario =>
    (connection) =>
      toBench(Array.from({ length: REQUESTS_PER_CONNECTION }, () => call(tokenOf(connection))));
  /** The same requests in each run, so that the warm-up makes everything that a cache can have. */
  const repeated = (call: (token: string) => HttpCall): Scenario => {
    const draw = drawn(call);
    const requests = new Map<number, BenchRequest[]>();
    return (connection) => {
      const slot = connection % CONNECTIONS;
      const known = requests.get(slot) ?? draw(slot);
      requests.set(slot, known);
      return known;
    };
  };
  /** Writes of one customer after another; connections do not share customers. */
  const perCustomer =
    (callsOfCustomer: (token: string) => HttpCall[]): Scenario =>
    (connection) =>
      toBench(
        shop.tokens
          .filter((_, index) => index % CONNECTIONS === connection % CONNECTIONS)
          .flatMap(callsOfCustomer),
      );
  const tokenOf = (connection: number): string =>
    shop.tokens[connection % shop.tokens.length] ?? '';
  return {
    health: repeated(calls.health),
    firstPage: repeated(calls.firstPage),
    anyPage: repeated(calls.anyPage),
    detail: repeated(calls.detail),
    search: repeated(calls.search),
    newSearch: drawn(calls.newSearch),
    filtered: repeated(calls.filtered),
    newFiltered: drawn(calls.newFiltered),
    ownFiltered: repeated(calls.ownFiltered),
    suggestions: repeated(calls.suggestions),
    newSuggestions: drawn(calls.newSuggestions),
    ownPage: repeated(calls.ownPage),
    ownDetail: repeated(calls.ownDetail),
    cartWrite: perCustomer((token) => {
      const line = any(shop.lines);
      return [
        calls.add(token, line),
        calls.act(token, 'increment', line),
        calls.act(token, 'decrement', line),
        calls.act(token, 'remove', line),
      ];
    }),
    order: perCustomer((token) => [calls.add(token, any(shop.lines)), calls.order(token)]),
  } satisfies Record<string, Scenario>;
}

export type ScenarioName = keyof ReturnType<typeof scenariosOf>;
