import { startShop } from '/work/wt/nav/__tests__/e2e/support/startShop.ts';
import { launchBrowser } from '/work/wt/nav/tools/bench/web/slowBrowser.ts';
import { measureJourney } from '/work/wt/nav/tools/bench/web/navigation/measureNavigation.ts';
import { NAVIGATION_JOURNEYS, openNavigationCustomer } from '/work/wt/nav/tools/bench/web/navigation/navigationScreens.ts';
const shop = await startShop();
const session = await openNavigationCustomer(shop);
const browser = await launchBrowser();
const only = process.argv[2] ?? '';
const rounds = Number(process.argv[3] ?? 1);
const nets = (process.argv[4] ?? 'fast 4G,slow 4G').split(',');
const r = (n) => n === undefined ? '-' : Math.round(n);
for (const j of NAVIGATION_JOURNEYS.filter(j => only === '' || j.steps.some(s => s.name.includes(only)))) for (let i = 0; i < rounds; i++) for (const network of nets) {
  try {
    const res = await measureJourney(browser, shop, j, { network, session });
    for (const [name, { next, back }] of Object.entries(res)) console.log(name.padEnd(26), network, 'h1', r(next.heading), 'img', r(next.image), 'task', r(next.longestTask), 'shift', next.shifts.toFixed(3), '| back', r(back.heading), 'task', r(back.longestTask));
  } catch (e) { console.log(j.path, network, e.message.split('\n')[0]); }
}
await browser.close();
await shop.close();
