import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../../../server/log';
import { openRenderer, RendererStoppedError } from '../../../server/pages/renderer';
import type { Renderer, RendererLimits } from '../../../server/pages/renderer';
import { requestId, withRequestId } from '../../../server/requestId';
import { makeFakeStorefront } from '../../support/fakeStorefront';
import type { FakeStorefront } from '../../support/fakeStorefront';

const ORIGIN = 'https://shop.example';
const LONG_TIMEOUT: RendererLimits = { timeoutMs: 60_000, heapMiB: 64 };
const SHORT_TIMEOUT: RendererLimits = { timeoutMs: 1000, heapMiB: 64 };

let storefront: FakeStorefront;
let renderer: Renderer | undefined;
let lines: string[];

const log = createLog('info', (line) => lines.push(line));

beforeEach(() => {
  storefront = makeFakeStorefront();
  lines = [];
});
afterEach(async () => {
  await renderer?.close();
  storefront.remove();
});

async function open(limits = LONG_TIMEOUT): Promise<Renderer> {
  renderer = await openRenderer(storefront.distDir, log, limits);
  if (renderer === undefined) throw new Error('There is no renderer.');
  return renderer;
}

const respond: typeof fetch = (input) =>
  Promise.resolve(Response.json({ path: new URL(new Request(input).url).pathname }));

async function bodyOf(opened: Renderer, url: string, fetch = respond): Promise<unknown> {
  return (await opened.render({ url, origin: ORIGIN, fetch })).body;
}

describe('the renderer', () => {
  it('serves the API requests of a page on the main thread', async () => {
    const seen: Request[] = [];
    const body = await bodyOf(await open(), '/products', (input, init) => {
      seen.push(new Request(input, init));
      return Promise.resolve(Response.json({ message: 'No.' }, { status: 403 }));
    });
    expect(body).toBe('403 {"message":"No."}');
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url).toBe(`${ORIGIN}/api/products`);
    expect(seen[0]?.headers.get('accept')).toBe('application/json');
  });

  it('handles the API requests of a page with the id of its request', async () => {
    const opened = await open();
    const ids: (string | undefined)[] = [];
    const render = (id: string) =>
      withRequestId(id, () =>
        bodyOf(opened, `/${id}`, (input) => {
          ids.push(requestId());
          return respond(input);
        }),
      );
    await Promise.all([render('one'), render('two')]);
    expect(ids.toSorted()).toEqual(['one', 'two']);
  });

  it('does not block other pages while one waits for the API', async () => {
    const opened = await open();
    const waiting = Promise.allSettled([bodyOf(opened, '/wait')]);
    expect(await bodyOf(opened, '/products')).toBe('200 {"path":"/api/products"}');
    await opened.close();
    expect(await waiting).toMatchObject([{ reason: expect.any(RendererStoppedError) }]);
  });

  it('rejects a page with a broken component or a failed API request, and keeps running', async () => {
    const opened = await open();
    await expect(bodyOf(opened, '/throw')).rejects.toThrow('A component is broken.');
    const unreachable = () => Promise.reject(new Error('No connection.'));
    await expect(bodyOf(opened, '/products', unreachable)).rejects.toThrow('No connection.');
    expect(await bodyOf(opened, '/products')).toContain('200');
    expect(lines).toEqual([]);
  });

  it('passes no environment variables to the worker', async () => {
    expect(await bodyOf(await open(), '/environment')).toBe('{}');
  });

  it.each(['/exit', '/crash', '/memory'])(
    'is restarted and logs one line when %s stops the worker',
    async (url) => {
      const opened = await open();
      const lost = await Promise.allSettled([
        bodyOf(opened, '/wait'),
        bodyOf(opened, '/wait'),
        bodyOf(opened, url),
      ]);
      for (const result of lost) {
        expect(result).toMatchObject({ reason: expect.any(RendererStoppedError) });
      }
      expect(await bodyOf(opened, '/products')).toContain('200');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('The renderer crashed and is restarted.');
    },
  );

  it('is restarted when a page hangs, without blocking the main thread', async () => {
    const opened = await open(SHORT_TIMEOUT);
    const lost = await Promise.allSettled([bodyOf(opened, '/hang'), bodyOf(opened, '/wait')]);
    for (const result of lost) {
      expect(result).toMatchObject({ reason: expect.any(RendererStoppedError) });
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('The renderer hangs and is restarted.');
    // On a busy machine, the new worker may start later than the timeout allows.
    let body: unknown;
    while (body === undefined) body = await bodyOf(opened, '/products').catch(() => undefined);
    expect(body).toContain('200');
  });

  it('rejects with the error of a broken bundle', async () => {
    storefront.remove();
    storefront = makeFakeStorefront('throw new Error("This bundle is broken.");');
    const opened = await open();
    await expect(bodyOf(opened, '/')).rejects.toThrow('This bundle is broken.');
    await expect(bodyOf(opened, '/FAQ')).rejects.toThrow('This bundle is broken.');
  });

  it('is undefined without a bundle, or with a bundle of another build', async () => {
    rmSync(join(storefront.distDir, 'build.json'));
    expect(await openRenderer(storefront.distDir, log)).toBeUndefined();
    expect(lines.join()).toContain('Pages are not rendered on the server.');
    rmSync(`${storefront.distDir}-render`, { recursive: true });
    expect(await openRenderer(storefront.distDir, log)).toBeUndefined();
    expect(lines).toHaveLength(1);
  });
});
