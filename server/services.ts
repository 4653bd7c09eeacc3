import { watchCatalogueVersion } from './catalogueVersion.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db, Engine, OpenDatabase } from './db/open.ts';
import { createRateLimiter } from './http/rateLimiter.ts';
import { createCachedReads } from './http/responseCache.ts';
import { createRejectionLog } from './http/rejectionLog.ts';
import { createSecurityLog } from './http/securityLog.ts';
import { createShopSlots } from './http/shopSlots.ts';
import { CLIENT_REPORT_RATE, WINDOW_OFFERS, WINDOW_PRICES } from './limits/clients.ts';
import { EXPORT_MS, EXPORTS } from './limits/customers.ts';
import { FEED_RATE } from './limits/feeds.ts';
import { REVIEW_PHOTOS } from './limits/photos.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import type { MailTransport } from './mail/mail.ts';
import { createMediaStore } from './media/createMediaStore.ts';
import { createMetrics } from './metrics.ts';
import { issueAndMailInvoices } from './orders/issueInvoices.ts';
import { mailRefund } from './orders/mailRefund.ts';
import { createPayments } from './payments/payments.ts';
import type { PaymentsParts } from './payments/types.ts';
import type { Renderer } from './pages/renderer.ts';
import { createPhotoEncoder } from './photos/photoEncoder.ts';
import type { PhotoEncoder } from './photos/photoEncoder.ts';
import { queueLengths } from './repositories/queueLengths.ts';
import { searchProducts } from './productSearch.ts';
import { createSearchMisses } from './searchMisses.ts';
import type { Secrets } from './secrets.ts';
import { createServerCount } from './serverCount.ts';
import { turnReductions } from './repositories/reductions.ts';
import { dubaiDay } from './rules/dubaiTime.ts';
import { remindOfNext } from './visits/reminders.ts';
import { createWorker } from './worker.ts';
import { createRoomImages } from './rooms/roomImages.ts';
import { createStaffCommandLog } from './staffCommandLog.ts';
import { createOfferedProducts } from './offeredProducts.ts';
import { createPricedProducts } from './pricedProducts.ts';
import { createProductCards } from './productCards.ts';

/** Dependencies provided by the startup code or a test. */
export interface Dependencies {
  db: Db;
  engine: Engine;
  clock: Clock;
  config: Config;
  log: Log;
  secrets: Secrets;
  transport: MailTransport;
  providers: PaymentsParts['providers'];
  /** Connections of PostgreSQL. */
  poolUse?: OpenDatabase['poolUse'];
  /** Without it, all pages are rendered in the browser. */
  renderer?: Renderer;
  /** Reads the facts about the shop again, of which `config` has the latest. */
  refreshFacts?: () => Promise<void>;
  /** By default one that starts a process for images. */
  photoEncoder?: PhotoEncoder;
}

/** Creates the services of the routes. */
export function createServices(dependencies: Dependencies) {
  const { db, engine, clock, config, log, secrets, transport, providers, renderer } = dependencies;
  const mailer = createMailer({ db, clock, secrets, transport, log });
  const { publicUrl } = config;
  const payments = createPayments({
    db,
    clock,
    log,
    providers,
    publicUrl,
    issueInvoices: (trx, order, now) => issueAndMailInvoices(trx, { config, mailer }, order, now),
    mailRefund: (trx, order, payment) => mailRefund(trx, { config, mailer }, order, payment),
  });
  const catalogueVersion = watchCatalogueVersion(db, clock);
  const serverCount = createServerCount(db, clock);
  const { shareOf } = serverCount;
  const slotParts = { db, clock, secrets, serverCount };
  const { uploads, uploadsPerCustomer, uploadMs } = REVIEW_PHOTOS;
  const mediaStore = createMediaStore(config.media);
  const photoEncoder = dependencies.photoEncoder ?? createPhotoEncoder(log);
  const readQueues = async () => {
    const photos = photoEncoder.queued();
    return { ...(await queueLengths(db, clock.now())), photos };
  };
  const productSearch = searchProducts(db, clock, catalogueVersion);
  const metrics = createMetrics(readQueues, dependencies.poolUse);
  return {
    db,
    engine,
    clock,
    config,
    log,
    secrets,
    mailer,
    payments,
    /** Servers of this database, among which limits are shared. */
    serverCount,
    /** Reminds of visits a day before. */
    reminders: createWorker({
      name: 'reminders of visits',
      log,
      step: async () => {
        const hasReminded = await remindOfNext({ db, clock, config, secrets, mailer });
        if (hasReminded) mailer.wake();
        return hasReminded;
      },
    }),
    /** Reads facts about the shop that the command line changed, and begins and ends reductions on their days. */
    ownerData: createWorker({
      name: 'facts and reductions of the shop',
      log,
      step: async () => {
        await dependencies.refreshFacts?.();
        await turnReductions(db, dubaiDay(clock.now()));
        return false;
      },
    }),
    /** Changes within a second of every change of the catalogue. */
    catalogueVersion,
    /** Composes the room images that the catalogue lacks. */
    roomImages: createRoomImages({
      db,
      clock,
      log,
      catalogueVersion,
      distDir: config.distDir,
      mediaStore,
    }),
    /** Files of the shop's pictures. */
    mediaStore,
    productSearch,
    /** Cached responses to anonymous reads of the catalogue. */
    cachedReads: createCachedReads({
      catalogueVersion: productSearch.servedVersion,
      corsOrigins: config.corsOrigins,
      countLookup: (isHit) => metrics.countCache('responses', isHit),
    }),
    productCards: createProductCards(db, catalogueVersion),
    pricedProducts: createPricedProducts(db, catalogueVersion),
    offeredProducts: createOfferedProducts(db, catalogueVersion),
    /** Counts searches without results. */
    searchMisses: createSearchMisses({ db, clock, log }),
    renderer,
    photoEncoder,
    photoUploads: createShopSlots(slotParts, 'photoUploads', { max: uploads, lifeMs: uploadMs }),
    photoUploadsOfCustomers: createShopSlots(slotParts, 'photoUploadsOfCustomers', {
      max: { perClient: uploadsPerCustomer, perNetwork: Infinity },
      lifeMs: uploadMs,
    }),
    /** Exports of personal data that are running. */
    exports: createShopSlots(slotParts, 'exports', { max: EXPORTS, lifeMs: EXPORT_MS }),
    clientReportLimiter: createRateLimiter(CLIENT_REPORT_RATE, clock, shareOf),
    windowPriceLimiter: createRateLimiter(WINDOW_PRICES.rate, clock, shareOf),
    feedLimiter: createRateLimiter(FEED_RATE, clock, shareOf),
    windowOfferLimiter: createRateLimiter(WINDOW_OFFERS.rate, clock, shareOf),
    metrics,
    /** Logs sign-ins, wrong codes and changes of sessions and accounts. */
    securityLog: createSecurityLog(log, clock, { secrets, shareOf }),
    /** Logs the commands of the staff. */
    staffCommandLog: createStaffCommandLog({ db, clock, log }),
    /** Logs that unknown clients need a proof of work. */
    logChallenge: createRejectionLog(log, 'Unknown clients need a proof of work.'),
  };
}

export type Services = ReturnType<typeof createServices>;
