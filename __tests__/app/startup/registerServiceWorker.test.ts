import { describe, expect, it, jest } from '@jest/globals';
import { registerServiceWorker } from '@/app/startup/registerServiceWorker';

// jsdom has none.
Object.assign(performance, { getEntriesByType: () => [] });

/** Service workers of a browser, with one that has been activated. */
function browserWith(controller: Partial<ServiceWorker> | null) {
  const postMessage = jest.fn();
  const container = {
    controller,
    ready: Promise.resolve({ active: { postMessage } }),
    register: jest.fn(() => Promise.resolve()),
  };
  return { postMessage, container: container as unknown as ServiceWorkerContainer };
}

describe('the service worker', () => {
  it('caches a page that it does not control, because the page before has installed it', async () => {
    const { postMessage, container } = browserWith(null);
    registerServiceWorker(container);
    await container.ready;
    expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'CACHE_URLS' }));
  });

  it('is not asked to cache a page that it has served', async () => {
    const { postMessage, container } = browserWith({});
    registerServiceWorker(container);
    await container.ready;
    expect(postMessage).not.toHaveBeenCalled();
  });
});
