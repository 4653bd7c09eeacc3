import type { Context, Hono } from 'hono';
import { keyedPageHeaders, limitForm, SMALL_FORM_BYTES } from '../http/keyedPage.ts';
import { requestLanguage } from '../http/language.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { writeAsVisitor } from '../http/write.ts';
import { lockCatalogue } from '../repositories/catalogueVersion.ts';
import { productNameIn } from '../repositories/productName.ts';
import {
  confirmStockWatch,
  deleteStockWatch,
  findStockWatch,
} from '../repositories/stockWatches.ts';
import { stockOf } from '../rules/stockOf.ts';
import type { Services } from '../services.ts';
import { stockWatchIdOf } from '../stock/stockKey.ts';
import { STOCK_STYLE, stockPage } from '../stock/stockPage.ts';
import type { StockPage } from '../stock/stockPage.ts';

const PATH = '/api/stock/:key';
const HEADERS = keyedPageHeaders(STOCK_STYLE);
/** The wish of a link; `undefined` once it is over. */
async function watchOf({ db, clock, secrets }: Services, context: Context) {
  const id = stockWatchIdOf(secrets, context.req.param('key') ?? '');
  return id === undefined ? undefined : findStockWatch(db, id, clock.now());
}

type Watch = NonNullable<Awaited<ReturnType<typeof watchOf>>>;

async function show(
  { config, db }: Services,
  context: Context,
  watch: Watch | undefined,
  state: StockPage['state'],
): Promise<Response> {
  const language = requestLanguage(context);
  const otherUrl = `${context.req.path}?lang=${language === 'en' ? 'ar' : 'en'}`;
  if (!watch) return context.html(stockPage(config, { state, otherUrl }, language), 404, HEADERS);
  const id = watch.product_id;
  const product = { id, name: await productNameIn(db, { id, name: watch.name }, language) };
  return context.html(stockPage(config, { state, product, otherUrl }, language), 200, HEADERS);
}

/** Confirms or ends a wish; a repeated form changes nothing. @returns what the page says */
async function change(
  services: Services,
  { id }: Watch,
  action: unknown,
): Promise<StockPage['state']> {
  const now = services.clock.now();
  return writeAsVisitor(services)(async (trx): Promise<StockPage['state']> => {
    // An import that brings stock meanwhile would not see the confirmation.
    await lockCatalogue(trx);
    const watch = await findStockWatch(trx, id, now);
    if (action === 'stop') {
      await deleteStockWatch(trx, id);
      return 'ended';
    }
    if (!watch) return 'over';
    if ((stockOf(watch.attributes) ?? 0) === 0) {
      await confirmStockWatch(trx, id, now);
      return 'confirmed';
    }
    await deleteStockWatch(trx, id);
    return 'back';
  });
}

/** Serves the page on which a wish is confirmed or ended, behind the link of its mail (product 5.26). */
export function registerStockPage(app: Hono, services: Services): void {
  app.get(PATH, async (context) => {
    const watch = await watchOf(services, context);
    const state =
      watch === undefined ? 'over' : watch.confirmed_at === null ? 'waiting' : 'confirmed';
    return show(services, context, watch, state);
  });
  app.post(PATH, limitForm(SMALL_FORM_BYTES), async (context) => {
    const { action } = await context.req.parseBody();
    const watch = await watchOf(services, context);
    const state = watch ? await change(services, watch, action) : 'over';
    return show(services, context, watch, state);
  });
  refuseOtherMethods(app, PATH, ['GET', 'POST']);
}
