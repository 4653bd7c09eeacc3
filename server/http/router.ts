import type { Context, Hono } from 'hono';
import type { Language, LanguageQuery } from '../../src/contract/common.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { optionalUser, requireUser } from './auth.ts';
import { sharedJson } from './caching.ts';
import { clientAddress, clientNetworks } from './client.ts';
import { readDevice } from './deviceCookie.ts';
import { JsonStream } from './jsonStream.ts';
import { requestLanguage } from './language.ts';
import { refuseOtherMethods } from './methods.ts';
import { PROOF_HEADER } from './proofOfWork.ts';
import { parseWith, readFile, readIdempotencyKey, readJson, readQuery } from './request.ts';
import type { AnyRoute } from './route.ts';
import { writeAsCustomer, writeAsVisitor } from './write.ts';

const BASE = '/api';

async function callerOf(services: Services, route: AnyRoute, context: Context) {
  const header = context.req.header('authorization');
  if (route.auth === 'required') return requireUser(services, header);
  return route.auth === 'optional' ? optionalUser(services, header) : undefined;
}

async function bodyOf(route: AnyRoute, request: Request, language: Language): Promise<unknown> {
  const { body, accept, file } = route;
  if (file) return () => readFile(request, file);
  return body && parseWith(body, await readJson(request, accept), language);
}

/**
 * Authenticates the caller, validates query and body, and calls the handler. A body takes up to 20 s, in which the session
 * may end, so the caller is authenticated before it, to refuse strangers early, and after it.
 */
async function handleRequest(
  services: Services,
  { call, route }: { call: string; route: AnyRoute },
  context: Context,
): Promise<Response> {
  const request = context.req.raw;
  const earlyUser = await callerOf(services, route, context);
  const language = requestLanguage(context);
  const query = route.query && parseWith(route.query, readQuery(context), language);
  const textLanguage = isWrite(context) ? language : languageOf(query);
  const body = await bodyOf(route, request, language);
  const user = route.body ? await callerOf(services, route, context) : earlyUser;
  const networks = clientNetworks(clientAddress(context, services.config.trustProxy));
  const subject = { email: user?.email ?? emailOf(body), client: networks };
  const result = await services.securityLog(call, subject, () =>
    route.handle({
      services,
      write: user ? writeAsCustomer(services, user) : writeAsVisitor(services),
      user,
      query,
      body,
      client: networks,
      device: () => readDevice(context, services.config.publicUrl),
      idempotencyKey: readIdempotencyKey(request),
      proof: context.req.header(PROOF_HEADER),
      userAgent: context.req.header('user-agent') ?? '',
      language,
      messages: messagesIn(textLanguage ?? language),
    }),
  );
  if (result === undefined) return context.body(null, 204);
  if (textLanguage !== undefined) context.header('Content-Language', textLanguage);
  if (result instanceof JsonStream) return streamJson(context, result);
  if (!isShared(route, context)) return context.json(result);
  return sharedJson(context, result, route.caching?.(query, result));
}

/** The e-mail address of a validated body that has one, e.g. of a sign-in. */
function emailOf(body: unknown): string | undefined {
  const isWithEmail = typeof body === 'object' && body !== null && 'email' in body;
  return isWithEmail && typeof body.email === 'string' ? body.email : undefined;
}

async function streamJson(context: Context, result: JsonStream): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  if (context.req.method !== 'HEAD') return context.body(result.body(), 200, headers);
  await result.cancel();
  return context.body(null, 200, headers);
}

function isWrite(context: Context): boolean {
  return context.req.method !== 'GET' && context.req.method !== 'HEAD';
}

/** Language of the texts of a read, whatever Accept-Language says; `undefined` when it has none of the shop's. */
function languageOf(query: unknown): Language | undefined {
  return (query as LanguageQuery | undefined)?.lang;
}

/** Whether the response is the same for all anonymous clients. */
function isShared(route: AnyRoute, context: Context): boolean {
  return (
    !isWrite(context) &&
    route.auth !== 'required' &&
    context.req.header('authorization') === undefined
  );
}

/**
 * Registers all routes under /api; another method on a known path returns 405.
 * @param routes keys are method and path, e.g. `GET /user/get-cart`
 */
export function registerRoutes(
  app: Hono,
  services: Services,
  routes: Readonly<Record<string, AnyRoute>>,
): void {
  const allowed = new Map<string, string[]>();
  for (const [call, route] of Object.entries(routes)) {
    const [method = '', path = ''] = call.split(' ');
    app.on(method, `${BASE}${path}`, (context) =>
      handleRequest(services, { call, route }, context),
    );
    allowed.set(path, [...(allowed.get(path) ?? []), method]);
  }
  for (const [path, methods] of allowed) refuseOtherMethods(app, `${BASE}${path}`, methods);
}
