/** Shorter waits are React's, a transition's or a query's; longer ones are the test's own limit. */
const SHORTEST_MS = 1_000;
const LONGEST_MS = 10_000;

const real = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  now: Date.now.bind(Date),
};

interface HeldTimer {
  dueAt: number;
  run: () => void;
}

/** Time that passes only when a story says so, for what goes by itself after some seconds. */
export interface StoryClock {
  /** Stops the date and holds timers of 1 to 10 s; returns the way to let time go on. Serves as a story's `beforeEach`. */
  hold: () => () => void;
  /** How many timers are held. */
  waiting: () => number;
  /** Lets so many ms go by and runs what falls due in them. */
  pass: (ms: number) => void;
}

/** A clock for the stories of one file. */
export function makeStoryClock(): StoryClock {
  const timers = new Map<number, HeldTimer>();
  let now = 0;
  let lastId = 0;

  function hold(): () => void {
    timers.clear();
    now = real.now();
    Date.now = () => now;
    window.setTimeout = ((handler: () => void, ms = 0, ...rest: unknown[]) => {
      if (ms <= SHORTEST_MS || ms > LONGEST_MS) return real.setTimeout(handler, ms, ...rest);
      // The browser's own ids are positive.
      lastId -= 1;
      timers.set(lastId, { dueAt: now + ms, run: handler });
      return lastId;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!timers.delete(Number(id))) real.clearTimeout(id);
    };
    return () => {
      window.setTimeout = real.setTimeout;
      window.clearTimeout = real.clearTimeout;
      Date.now = real.now;
    };
  }

  /** The timer that falls due first, until then. */
  function nextDue(end: number): [number, HeldTimer] | undefined {
    const due = [...timers].filter(([, { dueAt }]) => dueAt <= end);
    return due.sort(([, one], [, other]) => one.dueAt - other.dueAt)[0];
  }

  function pass(ms: number): void {
    const end = now + ms;
    for (let next = nextDue(end); next !== undefined; next = nextDue(end)) {
      const [id, { dueAt, run }] = next;
      timers.delete(id);
      now = dueAt;
      run();
    }
    now = end;
  }

  return { hold, pass, waiting: () => timers.size };
}
