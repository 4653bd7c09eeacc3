import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'piscina';
import type { RenderedPage, RenderPage } from '../../src/contract/render.ts';
import { reasonOf } from '../errorDetails.ts';
import { createPortFetch } from './portFetch.ts';

/** `workerData` of a render worker. */
export interface RenderWorkerData {
  /** URL of the render bundle. */
  bundle: string;
}

/** A render of one page. */
export interface RenderTask {
  url: string;
  origin: string;
  /** Port for the page's API requests (`serveFetch`). */
  port: MessagePort;
}

/** The page or the error of its render. A task is only rejected when the worker has stopped. */
export type RenderOutcome = { page: RenderedPage } | { error: string };

// Piscina waits for this module before the first task.
const { bundle } = workerData as RenderWorkerData;
const [loaded] = await Promise.allSettled([import(bundle) as Promise<{ renderPage: RenderPage }>]);

/** Renders one page; called by Piscina for every task. */
export default async function render({ url, origin, port }: RenderTask): Promise<RenderOutcome> {
  if (loaded.status === 'rejected') return { error: reasonOf(loaded.reason) };
  try {
    return {
      page: await loaded.value.renderPage({ url, origin, fetch: createPortFetch(port) }),
    };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}
