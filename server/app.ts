import { Hono } from 'hono';
import { answerCache } from './http/answerCache.ts';
import { cors } from './http/cors.ts';
import { errorHandler } from './http/errorHandler.ts';
import { HttpError } from './http/errors.ts';
import { requestIdHeader, requestLog } from './http/requestLog.ts';
import { registerRoutes } from './http/router.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { registerStatic } from './http/static.ts';
import { createPages } from './pages/pages.ts';
import type { Pages } from './pages/pages.ts';
import { openWorkshop } from './pages/workshop.ts';
import { registerDevOutbox } from './routes/devOutbox.ts';
import { registerHealth } from './routes/health.ts';
import { registerPayments } from './routes/payments.ts';
import { cataloguePaths } from './routes/routes.ts';
import { registerSandboxPayment } from './routes/sandboxPayment.ts';
import { registerWebhooks } from './routes/webhooks.ts';
import type { Services } from './services.ts';

/** The rendered pages of the shop; their own calls are answered in process. */
function pagesOf(app: Hono, { config, catalogueVersion, clock, log }: Services): Pages {
  const { distDir, publicUrl } = config;
  const { origin } = new URL(publicUrl);
  return createPages({
    workshop: openWorkshop(distDir),
    origin,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return request.url.startsWith(`${origin}/`) ? app.fetch(request) : fetch(request);
    },
    catalogueVersion,
    clock,
    log,
  });
}

/** The whole server as an application that can be called in process or be given to a port. */
export function createApp(services: Services): Hono {
  const { config, log } = services;
  const app = new Hono();
  app.use(requestLog(log));
  const fromMemory = answerCache(services.catalogueVersion);
  for (const path of cataloguePaths) app.use(`/api${path}`, fromMemory);
  app.use(requestIdHeader);
  app.use(securityHeaders(config.publicUrl));
  app.use('/api/*', cors(config.corsOrigins));
  registerRoutes(app, services);
  registerHealth(app, services);
  registerPayments(app, services);
  registerWebhooks(app, services);
  app.all('/api/*', () => {
    throw new HttpError(404, 'This call does not exist.');
  });
  registerSandboxPayment(app, services);
  registerDevOutbox(app, services);
  registerStatic(app, config.distDir, config.rendersPages ? pagesOf(app, services) : undefined);
  app.notFound((context) => context.json({ message: 'There is nothing here.' }, 404));
  app.onError(errorHandler(log));
  return app;
}
