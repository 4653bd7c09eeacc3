import { Hono } from 'hono';
import { cors } from './http/cors.ts';
import { errorHandler } from './http/errorHandler.ts';
import { HttpError } from './http/errors.ts';
import { requestLog } from './http/requestLog.ts';
import { registerRoutes } from './http/router.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { registerStatic } from './http/static.ts';
import { registerDevOutbox } from './routes/devOutbox.ts';
import { registerHealth } from './routes/health.ts';
import { registerPayments } from './routes/payments.ts';
import { registerSandboxPayment } from './routes/sandboxPayment.ts';
import type { Services } from './services.ts';

/** The whole server as an application that can be called in process or be given to a port. */
export function createApp(services: Services): Hono {
  const { config, log } = services;
  const app = new Hono();
  app.use(requestLog(log));
  app.use(securityHeaders(config.publicUrl));
  app.use('/api/*', cors(config.corsOrigins));
  registerRoutes(app, services);
  registerHealth(app, services);
  registerPayments(app, services);
  app.all('/api/*', () => {
    throw new HttpError(404, 'This call does not exist.');
  });
  registerSandboxPayment(app, services);
  registerDevOutbox(app, services);
  registerStatic(app, config.distDir);
  app.notFound((context) => context.json({ message: 'There is nothing here.' }, 404));
  app.onError(errorHandler(log));
  return app;
}
