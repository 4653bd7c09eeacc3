import { trust } from './trustedTypes';

/** Puts JSON for search engines into the head. Returns the way to take it out again. */
export function addDataBlock(json: string): () => void {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  // Data blocks are never run, but a browser that enforces trusted types treats them as scripts.
  block.text = trust().createScript(json);
  document.head.append(block);
  return () => block.remove();
}
