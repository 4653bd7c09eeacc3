import { trust } from './trustedTypes';

/** Adds structured data (JSON-LD) to the head. Returns the function that removes it. */
export function injectJsonLd(json: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // Never executed, but Trusted Types apply to every script element.
  script.text = trust().createScript(json);
  document.head.append(script);
  return () => script.remove();
}
