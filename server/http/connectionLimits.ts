/** Limits how many units of a resource each client uses. */
export interface ConnectionLimits {
  /** Takes one unit for a client. @returns false when the client has reached its limit */
  take: (client: string) => boolean;
  release: (client: string) => void;
}

export function createConnectionLimits(perClient: number): ConnectionLimits {
  const used = new Map<string, number>();
  return {
    take: (client) => {
      const count = used.get(client) ?? 0;
      if (count >= perClient) return false;
      used.set(client, count + 1);
      return true;
    },
    release: (client) => {
      const left = (used.get(client) ?? 0) - 1;
      if (left > 0) used.set(client, left);
      else used.delete(client);
    },
  };
}
