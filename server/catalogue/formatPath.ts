/** Formats the path of an issue, e.g. `products[3].sizes[0].price`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((prefix, part) => {
    if (typeof part === 'number') return `${prefix}[${part}]`;
    return prefix === '' ? String(part) : `${prefix}.${String(part)}`;
  }, '');
}
