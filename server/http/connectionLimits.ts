/** Counts what each client uses of a limited resource. */
export interface ConnectionLimits {
  /** Takes one unit for a client. @returns false when the client has reached its limit */
  take: (client: string) => boolean;
  release: (client: string) => void;
}

export function createConnectionLimits(perClient: number): ConnectionLimits {
  const held = new Map<string, number>();
  return {
    take: (client) => {
      const count = held.get(client) ?? 0;
      if (count >= perClient) return false;
      held.set(client, count + 1);
      return true;
    },
    release: (client) => {
      const left = (held.get(client) ?? 0) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
    },
  };
}
