import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { RenderPage } from '../../src/contract/render.ts';
import { reasonOf } from '../errorDetails.ts';
import { RENDER_TIMEOUT_MS, RENDERER_HEAP_MIB, RENDERS } from '../limits/pages.ts';
import type { Log } from '../log.ts';
import { serveFetch } from './portFetch.ts';
import type { RenderOutcome, RenderTask, RenderWorkerData } from './renderWorker.ts';
import { readTemplates } from './template.ts';
import type { Templates } from './template.ts';

/** Renders pages on a worker thread, so that renders do not block the event loop. */
export interface Renderer {
  templates: Templates;
  /** Starts the worker before the first page is requested. */
  start: () => void;
  /** @throws RendererStoppedError, or Error when the render of this page fails */
  render: RenderPage;
  /** Stops the worker and rejects pending renders. */
  close: () => Promise<void>;
}

/** The worker stopped before the page was rendered. The renderer logs the crash and restarts it. */
export class RendererStoppedError extends Error {
  override name = 'RendererStoppedError';

  constructor() {
    super('The renderer stopped before the page was rendered.');
  }
}

const WORKER = join(import.meta.dirname, 'renderWorker.ts');

/**
 * Young generation of the worker's heap in MiB. Node stops a worker that reaches its limit with 16 MiB to spare; one
 * collection of a larger young generation can exceed that, which would abort the whole process.
 */
const YOUNG_HEAP_MIB = 24;

type RenderPool = Piscina<RenderTask, RenderOutcome>;

/** A pool of one worker, which Piscina replaces when it crashes or runs out of memory. */
function createPool(bundle: string, heapMiB: number): RenderPool {
  const workerData: RenderWorkerData = { bundle };
  return new Piscina<RenderTask, RenderOutcome>({
    filename: WORKER,
    workerData,
    minThreads: 1,
    maxThreads: 1,
    // A page that waits for the API does not block the others.
    concurrentTasksPerWorker: RENDERS.total,
    // Otherwise timers do not run between tasks.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMiB, maxYoungGenerationSizeMb: YOUNG_HEAP_MIB },
    // Rendering needs neither the server's secrets nor its options.
    env: {},
    execArgv: [],
  });
}

/** Limits of a renderer; tests lower them. */
export interface RendererLimits {
  /** Maximum time for one page in ms. */
  timeoutMs: number;
  /** Maximum heap of the worker in MiB. */
  heapMiB: number;
}

const LIMITS: RendererLimits = { timeoutMs: RENDER_TIMEOUT_MS, heapMiB: RENDERER_HEAP_MIB };

interface RendererParts {
  templates: Templates;
  /** URL of the render bundle. */
  bundle: string;
  log: Log;
  limits: RendererLimits;
}

function createRenderer({ templates, bundle, log, limits }: RendererParts): Renderer {
  let pool: RenderPool | undefined;
  let reportedError: unknown;

  /** Logs a crash once, although it rejects every page of the worker. */
  const reportCrash = (error: unknown): void => {
    if (error === reportedError) return;
    reportedError = error;
    log.error('The renderer crashed and is restarted.', { reason: reasonOf(error) });
  };
  const open = (): RenderPool => {
    pool ??= createPool(bundle, limits.heapMiB).on('error', reportCrash);
    return pool;
  };
  const close = async (): Promise<void> => {
    const closing = pool;
    pool = undefined;
    await closing?.destroy();
  };
  const run = async (task: RenderTask): Promise<RenderOutcome> => {
    const current = open();
    const timer = setTimeout(() => {
      if (pool !== current) return;
      log.error('The renderer hangs and is restarted.');
      void close();
    }, limits.timeoutMs);
    try {
      return await current.run(task, { transferList: [task.port] });
    } catch (error) {
      if (pool === current) reportCrash(error);
      throw new RendererStoppedError();
    } finally {
      clearTimeout(timer);
    }
  };
  const render: RenderPage = async ({ url, origin, fetch }) => {
    const { port1, port2 } = new MessageChannel();
    serveFetch(port1, fetch);
    try {
      const outcome = await run({ url, origin, port: port2 });
      if ('error' in outcome) throw new Error(outcome.error);
      return outcome.page;
    } finally {
      port1.close();
    }
  };
  return { templates, start: () => void open(), render, close };
}

/**
 * Opens the renderer of a build with the bundle in `<distDir>-render`. The worker starts with `start` or the first page.
 * @returns `undefined` when there is no bundle, or when the build is invalid, which is logged
 */
export async function openRenderer(
  distDir: string,
  log: Log,
  limits = LIMITS,
): Promise<Renderer | undefined> {
  const file = resolve(`${distDir}-render`, 'render.mjs');
  if (!existsSync(file)) return undefined;
  try {
    const templates = await readTemplates(distDir);
    return createRenderer({ templates, bundle: pathToFileURL(file).href, log, limits });
  } catch (error) {
    log.warn('Pages are not rendered on the server.', { reason: reasonOf(error) });
    return undefined;
  }
}
