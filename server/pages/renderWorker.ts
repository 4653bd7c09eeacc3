import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'piscina';
import type { RenderedPage, RenderPage } from '../../src/contract/render.ts';
import { reasonOf } from '../errorDetails.ts';
import { createPortFetch } from './portFetch.ts';

/** What a render worker is started with. */
export interface RenderWorkerData {
  /** URL of the render bundle. */
  bundle: string;
}

/** One page to render. */
export interface RenderTask {
  address: string;
  origin: string;
  /** Answers the page's API requests (`serveFetch`). */
  port: MessagePort;
}

/** A page, or why it could not be rendered. A task that is rejected instead means that the worker has ended. */
export type RenderOutcome = { page: RenderedPage } | { error: string };

// Piscina waits for this module before the first task, so the bundle is loaded by then.
const { bundle } = workerData as RenderWorkerData;
const [loaded] = await Promise.allSettled([import(bundle) as Promise<{ renderPage: RenderPage }>]);

/** Renders one page on this thread; the function that Piscina calls for every task. */
export default async function render({
  address,
  origin,
  port,
}: RenderTask): Promise<RenderOutcome> {
  if (loaded.status === 'rejected') return { error: reasonOf(loaded.reason) };
  try {
    return {
      page: await loaded.value.renderPage({ address, origin, fetch: createPortFetch(port) }),
    };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}
