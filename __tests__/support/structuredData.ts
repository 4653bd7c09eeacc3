/** The structured data of one schema.org type on the page, if any. */
export function structuredData(type: string): Record<string, unknown> | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .find((data) => data['@type'] === type);
}
