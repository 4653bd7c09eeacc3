/** Number of images that are remembered. */
const MAX_IMAGES = 200;

/** URLs that the browser has loaded, by the URL of the image; in the order of loading. */
const loadedUrls = new Map<string, string>();

/** Records the candidate of `srcset` that the browser has loaded for an image. */
export function recordLoadedImage(url: string, { currentSrc }: HTMLImageElement): void {
  loadedUrls.delete(url);
  loadedUrls.set(url, currentSrc);
  const [oldest] = loadedUrls.keys();
  if (oldest !== undefined && loadedUrls.size > MAX_IMAGES) loadedUrls.delete(oldest);
}

/** A candidate of the image that the browser has loaded on this visit, in any size. */
export function loadedUrlOf(url: string): string | undefined {
  return loadedUrls.get(url);
}
