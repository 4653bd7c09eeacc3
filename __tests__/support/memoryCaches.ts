const urlOf = (request: RequestInfo | URL) =>
  request instanceof Request ? request.url : String(request);

/** The part of a `Cache` that the service worker's own code uses. */
class MemoryCache {
  readonly #responses = new Map<string, Response>();

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.#responses.get(urlOf(request))?.clone());
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#responses.set(urlOf(request), response);
    return Promise.resolve();
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.#responses.keys()].map((url) => new Request(url)));
  }
}

/** In-memory `CacheStorage`, with names in the order of their creation. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    const found = await Promise.all(
      [...this.#caches.values()].map((cache) => cache.match(request)),
    );
    return found.find((response) => response !== undefined);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }
}
