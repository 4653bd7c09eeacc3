/** Work of several owners, done one piece at a time. */
export interface FairQueue {
  /** Does the work when it is its owner's turn. */
  add: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;
  /** Number of pieces that wait or run. */
  size: () => number;
}

interface Turn {
  owner: string;
  pieces: (() => Promise<void>)[];
}

/**
 * Creates a queue in which the owners take turns, so that each other owner delays a piece by one of theirs at most. The
 * caller bounds it.
 */
export function createFairQueue(): FairQueue {
  const waiting: Turn[] = [];
  let size = 0;
  let isRunning = false;

  const runAll = async (): Promise<void> => {
    isRunning = true;
    for (;;) {
      const [next] = waiting;
      if (next === undefined) break;
      await next.pieces.shift()?.();
      // To the end of the line, behind owners who came meanwhile.
      waiting.shift();
      if (next.pieces.length > 0) waiting.push(next);
    }
    isRunning = false;
  };

  return {
    add: (owner, work) =>
      new Promise((resolve, reject) => {
        const piece = (): Promise<void> =>
          work()
            .then(resolve, reject)
            .finally(() => (size -= 1));
        size += 1;
        const own = waiting.find((turn) => turn.owner === owner);
        if (own) own.pieces.push(piece);
        else waiting.push({ owner, pieces: [piece] });
        if (!isRunning) void runAll();
      }),
    size: () => size,
  };
}
