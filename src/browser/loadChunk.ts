import { isOffline } from './connection';

/** The same delays as for failed reads (product 13.7). */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];

/**
 * Loads a code-split module; retries failures three times, because a busy server answers 503. Offline it fails at once.
 * @throws the error of the last attempt
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await load();
    } catch (error) {
      if (isOffline()) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}

/** Resolves when the browser is online again. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Loads a code-split module; offline, once the browser is online again. */
export async function loadOnceOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadChunk(load);
  } catch (error) {
    if (!isOffline()) throw error;
    await untilOnline();
    return loadChunk(load);
  }
}
