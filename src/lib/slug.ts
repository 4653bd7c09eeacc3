/** Slug of a title for URLs: lower-case letters and digits of any script, separated by hyphens. */
export function slugify(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Slugs of titles, each different: a repeated one gets the next free number, as in `silk-2`.
 * @param fallback slug of a title without letters and digits
 */
export function uniqueSlugs(titles: readonly string[], fallback: string): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const base = slugify(title) || fallback;
    let slug = base;
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
    taken.add(slug);
    return slug;
  });
}
