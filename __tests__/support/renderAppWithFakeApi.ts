import { createFakeApi, type Respond } from './fakeApi';
import { renderApp, type RenderAppOptions } from './renderApp';

/** Renders the whole app at a path on a fake network. */
export async function renderAppWithFakeApi(
  path: string,
  respond: Respond,
  options: Omit<RenderAppOptions, 'server'> = {},
) {
  const api = createFakeApi(respond);
  const server = { fetch: api.fetch, signIn: () => Promise.resolve('token') };
  return { api, ...(await renderApp(path, { ...options, server })) };
}

/** An error response that is not retried. */
export const errorResponse = (message: string, status = 403) => ({ status, body: { message } });
