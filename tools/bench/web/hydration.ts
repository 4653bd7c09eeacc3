import { hydrateAll, launchBrowser, openPhonePage, optionsOf, slowDown } from './slowBrowser.ts';

/** Duration of the trace before and after hydration in ms. */
const SETTLE_MS = 1_500;
const TASK = 'ThreadControllerImpl::RunTask';
const EVALUATION = 'EvaluateScript';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start and duration in µs. */
  ts: number;
  dur?: number;
}

/** Longest task on the same thread after the end of an event, in µs. */
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
 * Longest task from the end of the main script until the whole page is hydrated, with CPU throttling, in ms.
 * @param session persisted session of a signed-in customer
 * @throws Error when the trace has no main script
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
    await page.waitForTimeout(SETTLE_MS);
    await hydrateAll(page);
    await page.waitForTimeout(SETTLE_MS);
    const isComplete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await isComplete;
    const start = events.find(
      ({ name, args }) => name === EVALUATION && args?.data?.url?.includes('/main.') === true,
    );
    if (start === undefined) throw new Error('The trace has no evaluation of the main script.');
    return longestTaskAfter(start, events) / 1_000;
  } finally {
    await browser.close();
  }
}
