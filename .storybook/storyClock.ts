/** Fake timers exclude shorter timeouts (React, transitions, queries) and longer ones (test timeouts). */
const MIN_MS = 1_000;
const MAX_MS = 10_000;

const real = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  now: Date.now.bind(Date),
};

interface FakeTimer {
  dueAt: number;
  run: () => void;
}

/** Fake timers for stories of components that change after some seconds. */
export interface StoryClock {
  /** Installs the fake timers, e.g. as `beforeEach` of a story. Returns the restore function. */
  hold: () => () => void;
  /** Number of pending fake timers. */
  waiting: () => number;
  /** Advances the clock and runs the timers that are due. */
  pass: (ms: number) => void;
}

/** Creates fake timers for the stories of one file. */
export function makeStoryClock(): StoryClock {
  const timers = new Map<number, FakeTimer>();
  let now = 0;
  let lastId = 0;

  function hold(): () => void {
    timers.clear();
    now = real.now();
    Date.now = () => now;
    window.setTimeout = ((handler: () => void, ms = 0, ...rest: unknown[]) => {
      if (ms <= MIN_MS || ms > MAX_MS) return real.setTimeout(handler, ms, ...rest);
      // Negative, because ids of the browser are positive.
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

  /** The next timer that is due before `end`. */
  function nextDue(end: number): [number, FakeTimer] | undefined {
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
