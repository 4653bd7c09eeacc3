/** Maximum number of lines and of characters per text. */
const MAX_LINES = 40;
const MAX_CHARACTERS = 80;

/** Elements hidden from assistive technology. */
const HIDDEN = 'script, style, svg, img[alt=""], [hidden], [aria-hidden="true"]';
/** Elements printed on one line, without their content. */
const NAMED = 'a, button, img, input, textarea, select, [role=button], [role=option]';
/** Also printed on one line, unless they contain controls. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Elements printed above their content. */
const GROUPS = `main, nav, header, footer, form, dialog, ${HEADINGS}, [role]:not([role=presentation])`;

function quote(text: string): string {
  const normalised = text.replace(/\s+/g, ' ').trim();
  const isLong = normalised.length > MAX_CHARACTERS;
  return isLong ? `"${normalised.slice(0, MAX_CHARACTERS)}…"` : `"${normalised}"`;
}

function nameOf(element: Element): string | null | undefined {
  const [label] = 'labels' in element ? ((element.labels ?? []) as HTMLElement[]) : [];
  return element.getAttribute('aria-label') ?? label?.textContent ?? element.getAttribute('alt');
}

function linesOf(node: Node, main?: Element): string[] {
  if (node instanceof Text) return node.data.trim() === '' ? [] : [quote(node.data)];
  if (!(node instanceof Element) || node === main || node.matches(HIDDEN)) return [];
  const kind = node.getAttribute('role') ?? node.localName;
  const name = nameOf(node);
  const isPlainHeading = node.matches(HEADINGS) && node.querySelector(NAMED) === null;
  if (isPlainHeading || node.matches(NAMED)) {
    const value = 'value' in node && node.value !== '' ? ` = ${quote(String(node.value))}` : '';
    return [`${kind} ${quote(name ?? node.textContent)}${value}`];
  }
  const lines = [...node.childNodes].flatMap((child) => linesOf(child, main));
  if (!node.matches(GROUPS)) return lines;
  return [name ? `${kind} ${quote(name)}` : kind, ...lines.map((line) => `  ${line}`)];
}

/** Outline of a page or section, one element per line, starting with the main element. */
export function outlinePage(container: Element): string {
  const main = container.querySelector('main') ?? undefined;
  const lines = [...(main ? linesOf(main) : []), ...linesOf(container, main)];
  const remaining = lines.length - MAX_LINES;
  return [
    ...lines.slice(0, MAX_LINES),
    ...(remaining > 0 ? [`… and ${remaining} lines more`] : []),
  ].join('\n');
}
