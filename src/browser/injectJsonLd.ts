import { trust } from './trustedTypes';

/** Adds structured data (JSON-LD) to the head. Returns the function that removes it. */
export function injectJsonLd(json: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // Browsers never run it, but one that enforces trusted types treats it as a script.
  script.text = trust().createScript(json);
  document.head.append(script);
  return () => script.remove();
}
