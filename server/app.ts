import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from './config.ts';
import { cacheResponses } from './http/cacheResponses.ts';
import { errorHandler } from './http/errorHandler.ts';
import { HttpError } from './http/errors.ts';
import { redirectLeadingSlashes } from './http/leadingSlashes.ts';
import { observeRequests, requestIdHeader } from './http/observeRequests.ts';
import { requestTarget } from './http/requestTarget.ts';
import type { AnyRoute } from './http/route.ts';
import { registerRoutes } from './http/router.ts';
import { resourcePolicies, securityHeaders } from './http/securityHeaders.ts';
import { registerStorefront } from './routes/storefront.ts';
import { createPages } from './pages/pages.ts';
import type { Pages } from './pages/pages.ts';
import { registerDevOutbox } from './routes/devOutbox.ts';
import { registerFeeds } from './routes/feeds.ts';
import { registerFittingCalendar } from './routes/fittingCalendar.ts';
import { registerHealth } from './routes/health.ts';
import { createMarkdown } from './routes/markdown.ts';
import { registerMetrics } from './routes/metrics.ts';
import { registerPayments } from './routes/payments.ts';
import { registerReviewPhotoFiles } from './routes/reviewPhotoFiles.ts';
import { registerRoomImageFiles } from './routes/roomImageFiles.ts';
import { catalogueReads, routes } from './routes/routes.ts';
import { registerShopPictureFiles } from './routes/shopPictureFiles.ts';
import { registerSitemap } from './routes/sitemap.ts';
import { registerSandboxPayment } from './routes/sandboxPayment.ts';
import { registerStaffPapers } from './routes/staffPapers.ts';
import { registerStaffQuotes } from './routes/staffQuotes.ts';
import { registerStockPage } from './routes/stockPage.ts';
import { registerVisitPage } from './routes/visitPage.ts';
import { registerVisits } from './routes/visits.ts';
import { registerWebhooks } from './routes/webhooks.ts';
import type { Services } from './services.ts';
import { openStoredAssets } from './storedAssets.ts';

/** Server-rendered pages, with their API requests served in process; `undefined` without a renderer. */
function createRenderedPages(app: Hono, services: Services): Pages | undefined {
  const { config, renderer, productSearch, clock, log, metrics, serverCount } = services;
  if (renderer === undefined) return undefined;
  const { origin } = new URL(config.publicUrl);
  return createPages({
    renderer,
    origin,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return request.url.startsWith(`${origin}/`) ? app.fetch(request) : fetch(request);
    },
    catalogueVersion: productSearch.servedVersion,
    clock,
    log,
    servers: serverCount,
    countLookup: (isHit) => metrics.countCache('pages', isHit),
  });
}

/** Allows CORS for the configured origins, without credentials: requests need a token. */
function registerCors(app: Hono, { corsOrigins }: Config): void {
  if (corsOrigins.length === 0) return;
  const options = {
    origin: [...corsOrigins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['authorization', 'content-type', 'country', 'idempotency-key', 'proof-of-work'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  };
  app.use('/api/*', cors(options));
}

/** Caches responses to anonymous reads of the catalogue. */
function registerResponseCache(app: Hono, { cachedReads }: Services): void {
  for (const [call, route] of Object.entries<AnyRoute>(catalogueReads)) {
    const path = `/api${call.slice('GET '.length)}`;
    app.use(path, cacheResponses(cachedReads, { path, route }));
  }
}

/** Creates the hono application, to be called in process or served on a port. */
export function createApp(services: Services): Hono {
  const { config, log, metrics } = services;
  const app = new Hono();
  app.use(observeRequests(log, metrics));
  registerResponseCache(app, services);
  app.use(requestIdHeader);
  app.use(securityHeaders(config.publicUrl), resourcePolicies);
  registerCors(app, config);
  app.use(redirectLeadingSlashes);
  app.use(async (context, next) => {
    requestTarget(context);
    await next();
  });
  registerRoutes(app, services, routes);
  registerReviewPhotoFiles(app, services);
  registerRoomImageFiles(app, services);
  registerShopPictureFiles(app, services);
  registerHealth(app, services);
  registerMetrics(app, services);
  registerPayments(app, services);
  registerFittingCalendar(app, services);
  registerStaffPapers(app, services);
  registerStaffQuotes(app, services);
  registerVisits(app, services);
  registerVisitPage(app, services);
  registerStockPage(app, services);
  registerWebhooks(app, services);
  app.all('/api/*', () => {
    throw new HttpError(404, (m) => m.requests.callMissing);
  });
  registerSandboxPayment(app, services);
  registerDevOutbox(app, services);
  registerSitemap(app, services);
  registerFeeds(app, services);
  registerStorefront(app, config, {
    log,
    pages: createRenderedPages(app, services),
    storedAssets: config.media.bucket && openStoredAssets(services.mediaStore, services.clock),
    markdown: createMarkdown(app, services),
  });
  app.notFound(() => {
    throw new HttpError(404, (m) => m.requests.nothingHere);
  });
  app.onError(errorHandler(log));
  return app;
}
