/** What each client holds of something that there is only so much of. */
export interface Shares {
  /** Takes one for a client. @returns false when it has its share already */
  take: (client: string) => boolean;
  giveBack: (client: string) => void;
}

export function createShares(perClient: number): Shares {
  const held = new Map<string, number>();
  return {
    take: (client) => {
      const count = held.get(client) ?? 0;
      if (count >= perClient) return false;
      held.set(client, count + 1);
      return true;
    },
    giveBack: (client) => {
      const left = (held.get(client) ?? 0) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
    },
  };
}
