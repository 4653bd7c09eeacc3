// dev profile: thread time between the press and the paint of the heading, no throttling
import { writeFileSync } from 'node:fs';
import { startShop } from '../../../__tests__/e2e/support/startShop.ts';
import { launchBrowser, optionsOf } from './slowBrowser.ts';
import { NAVIGATION_JOURNEYS, openNavigationCustomer } from './navigation/navigationScreens.ts';
import { watchNext, watchBack } from './navigation/navigationProbe.ts';
const only = process.argv[2] ?? ''; const rounds = Number(process.argv[3] ?? 3); const dump = process.argv[4];
const shop = await startShop({ DIST_DIR: process.env.DIST ?? 'dist' });
const session = await openNavigationCustomer(shop);
const browser = await launchBrowser();
const med = (a: number[]) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)] ?? NaN;
async function trace(name: string, act: () => Promise<void>, wait = 1500) {
  const tools = await browser.newBrowserCDPSession();
  const events: any[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as any)));
  await tools.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler'].slice(0, dump ? 4 : 3), excludedCategories: ['*'] }, transferMode: 'ReportEvents' });
  await act(); await page.waitForTimeout(wait);
  const done = new Promise((r) => tools.once('Tracing.tracingComplete', r)); await tools.send('Tracing.end'); await done;
  if (dump) writeFileSync(`${dump}-${name.replace(/\W+/g, '_')}-${Date.now()}.json`, JSON.stringify({ traceEvents: events }));
  const start = events.filter((e) => e.name === 'EventTiming' || (e.name === 'EventDispatch' && ['click', 'popstate'].includes(e.args?.data?.type))).sort((a, b) => a.ts - b.ts);
  const s = name.endsWith('back') ? events.find((e) => e.name === 'watch') : events.find((e) => e.name === 'EventDispatch' && e.args?.data?.type === 'click');
  const h = events.find((e) => ['heading shown','image shown'].includes(e.name));
  if (!s || !h) return console.log(name, 'no events', !!s, !!h);
  const main = events.filter((e) => e.pid === s.pid && e.tid === s.tid && e.dur !== undefined);
  const tasks = main.filter((e) => /RunTask/.test(e.name) && e.ts + e.dur > s.ts);
  const before = tasks.filter((e) => e.ts < h.ts);
  const t = (l: any[]) => l.reduce((a, e) => a + (e.tdur ?? e.dur), 0) / 1000;
  return { name, toHeading: t(before), wall: (h.ts - s.ts) / 1000, longestBefore: Math.max(...before.map((e) => e.tdur ?? e.dur)) / 1000, longest: Math.max(...tasks.map((e) => e.tdur ?? e.dur)) / 1000, total: t(tasks) };
}
let page: any;
const all: Record<string, any[]> = {};
for (const j of NAVIGATION_JOURNEYS.filter((j) => only === '' || j.steps.some((s) => s.name.includes(only)))) for (let i = 0; i < rounds; i++) {
  page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, serviceWorkers: 'block', baseURL: shop.url, ...optionsOf(shop.url, j.isProtected ? session : undefined) });
  if (false) await page.addInitScript(() => { let v: any; Object.defineProperty(window, 'shownTimes', { get: () => v, set: (t) => { let hh: any; v = new Proxy(t, { set(o, k, x) { if (k === 'heading') performance.mark('shown-heading'); (o as any)[k] = x; return true; } }); } }); });
  try {
    await page.goto(j.path, { waitUntil: 'networkidle' });
    for (const st of j.steps) {
      await j.prepare?.(page);
      const link = st.link(page);
      for (let k = 0; k < 2; k++) { await link.evaluate((e: Element) => e.scrollIntoView({ block: 'center' })); await page.waitForTimeout(800); }
      const before = await page.locator('main h1').innerText(); const top = await page.evaluate(() => scrollY);
      const heading = await (st.headingOf?.(link) ?? link.innerText());
      await page.evaluate(() => performance.clearMarks());
      await watchNext(page, heading);
      const a = await trace(st.name, () => link.tap()); if (a) (all[st.name] ??= []).push(a);
      const b = await trace(st.name + ' back', () => watchBack(page, before, top)); if (b) (all[st.name + ' back'] ??= []).push(b);
      if (j.steps.length > 1) { await page.goForward(); await page.waitForTimeout(1500); }
    }
  } catch (e: any) { console.log(j.path, e.message.split('\n')[0]); }
  await page.context().close();
}
for (const [n, l] of Object.entries(all)) console.log(n.padEnd(32), ...['toHeading', 'wall', 'longestBefore', 'longest', 'total'].map((k) => `${k} ${med(l.map((x) => x[k])).toFixed(0)}`));
await browser.close(); await shop.close();
