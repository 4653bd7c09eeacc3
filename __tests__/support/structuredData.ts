/** The page's structured data of one schema.org type; `undefined` when there is none. */
export function structuredData(type: string): Record<string, unknown> | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .find((data) => data['@type'] === type);
}
