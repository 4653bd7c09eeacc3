import { launchBrowser, openPhonePage, optionsOf, slowDown, wakeAll } from './slowBrowser.ts';

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

/** Longest task of the same thread that begins after an event has ended, in µs. */
function longestTaskAfter(event: TraceEvent, events: TraceEvent[]): number {
  const end = event.ts + (event.dur ?? 0);
  const lengths = events
    .filter(({ name, pid, tid }) => name === TASK && pid === event.pid && tid === event.tid)
    .filter(({ ts }) => ts > end)
    .map(({ dur = 0 }) => dur);
  return Math.max(0, ...lengths);
}

interface ScriptEvent extends TraceEvent {
  args?: { data?: { url?: string } };
}

/**
 * Longest task from the start of hydration until every part of the page has come to life, with a slow processor, in ms.
 * @param session what the storage of a customer's browser holds; a visitor has none
 * @throws Error when the page has no script of the shop
 */
export async function longestHydrationTask(url: string, session?: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await openPhonePage(browser, optionsOf(url, session));
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
    const start = events.find(
      ({ name, args }) => name === EVALUATION && args?.data?.url?.includes('/runtime.') === true,
    );
    if (start === undefined) throw new Error('The trace does not show how the shop starts.');
    return longestTaskAfter(start, events) / 1_000;
  } finally {
    await browser.close();
  }
}
