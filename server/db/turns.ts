/** Turns of the users of SQLite's only connection. */
export interface Turns {
  /** Resolves when all earlier turns have ended. */
  begin: () => Promise<void>;
  end: () => void;
  /** How long the next user has waited, in ms. */
  waitedMs: () => number;
}

/** Lets one use of a connection follow the other, in the order of their requests. */
export function createTurns(): Turns {
  // As long as the requests that the server accepts at once (http/overload.ts).
  const waitingSince: number[] = [];
  let last: Promise<void> = Promise.resolve();
  let endCurrent = (): void => undefined;
  return {
    begin: async () => {
      const earlier = last;
      let end = (): void => undefined;
      last = new Promise((resolve) => (end = resolve));
      waitingSince.push(performance.now());
      await earlier;
      waitingSince.shift();
      endCurrent = end;
    },
    end: () => endCurrent(),
    waitedMs: () => {
      const [next] = waitingSince;
      return next === undefined ? 0 : performance.now() - next;
    },
  };
}
