import { createFakeApi, type Answer } from './fakeApi';
import { renderApp, type RenderAppOptions } from './renderApp';

/** Opens an address of the shop on a network that answers as it is told. */
export async function openOn(
  path: string,
  answer: Answer,
  options: Omit<RenderAppOptions, 'server'> = {},
) {
  const api = createFakeApi(answer);
  const server = { fetch: api.fetch, signIn: () => Promise.resolve('token') };
  return { api, ...(await renderApp(path, { ...options, server })) };
}

/** A refusal that is final: reads are not repeated on it. */
export const refused = (message: string, status = 403) => ({ status, body: { message } });
