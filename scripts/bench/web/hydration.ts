import { launchBrowser, openPhonePage, slowDown, wakeAll } from './slowBrowser.ts';

/** How long a page is watched after it has come to life, in ms. */
const REST_MS = 1_500;
const TASK = 'ThreadControllerImpl::RunTask';
const EVALUATION = 'EvaluateScript';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start and length in µs. */
  ts: number;
  dur?: number;
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** Longest task of the thread that evaluated the shop's scripts, once it has evaluated the last of them, in µs. */
function longestAfterScripts(events: TraceEvent[], firstScripts: TraceEvent[]): number {
  const last = firstScripts.toSorted((one, other) => endOf(one) - endOf(other)).at(-1);
  if (last === undefined) throw new Error('The trace has no script of the shop.');
  const lengths = events
    .filter(({ name, pid, tid }) => name === TASK && pid === last.pid && tid === last.tid)
    .filter(({ ts }) => ts > endOf(last))
    .map(({ dur = 0 }) => dur);
  return Math.max(0, ...lengths);
}

interface ScriptEvent extends TraceEvent {
  args?: { data?: { url?: string } };
}

/**
 * Longest task from the start of hydration until every part of the page has come to life, with a slow processor, in ms.
 * @param session what the storage of a customer's browser holds; a visitor has none
 */
export async function longestHydrationTask(url: string, session?: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const { origin } = new URL(url);
    const localStorage = [{ name: 'persist:auth', value: session ?? '' }];
    const page = await openPhonePage(
      browser,
      session === undefined
        ? {}
        : { storageState: { cookies: [], origins: [{ origin, localStorage }] } },
    );
    await slowDown(page);
    const tools = await browser.newBrowserCDPSession();
    const events: ScriptEvent[] = [];
    tools.on('Tracing.dataCollected', ({ value }) =>
      events.push(...(value as unknown as ScriptEvent[])),
    );
    await tools.send('Tracing.start', {
      traceConfig: {
        includedCategories: ['toplevel', 'devtools.timeline'],
        excludedCategories: ['*'],
      },
      transferMode: 'ReportEvents',
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    await wakeAll(page);
    await page.waitForTimeout(REST_MS);
    const isComplete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await isComplete;
    // The runtime is the last script of a page and starts the shop.
    const starts = events.filter(
      ({ name, args }) => name === EVALUATION && args?.data?.url?.includes('/runtime.') === true,
    );
    return longestAfterScripts(events, starts) / 1_000;
  } finally {
    await browser.close();
  }
}
