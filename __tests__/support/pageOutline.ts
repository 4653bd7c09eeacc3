/** Longest outline, in lines; longest text in it, in characters. */
const MOST_LINES = 40;
const MOST_CHARACTERS = 80;

/** What nobody is told of. */
const UNSEEN = 'script, style, svg, img[alt=""], [hidden], [aria-hidden="true"]';
/** What has a line of its own, and its content none. */
const NAMED = 'a, button, img, input, textarea, select, [role=button], [role=option]';
/** The same, unless something in them can be pressed. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** What has a line of its own above those of its content. */
const GROUPS = `main, nav, header, footer, form, dialog, ${HEADINGS}, [role]:not([role=presentation])`;

function quote(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const isLong = words.length > MOST_CHARACTERS;
  return isLong ? `"${words.slice(0, MOST_CHARACTERS)}…"` : `"${words}"`;
}

function nameOf(element: Element): string | null | undefined {
  const [label] = 'labels' in element ? ((element.labels ?? []) as HTMLElement[]) : [];
  return element.getAttribute('aria-label') ?? label?.textContent ?? element.getAttribute('alt');
}

function linesOf(node: Node, main?: Element): string[] {
  if (node instanceof Text) return node.data.trim() === '' ? [] : [quote(node.data)];
  if (!(node instanceof Element) || node === main || node.matches(UNSEEN)) return [];
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

/** What a visitor meets on a page or in a part of it, line by line; the main part first, and not too much of it. */
export function outlinePage(container: Element): string {
  const main = container.querySelector('main') ?? undefined;
  const lines = [...(main ? linesOf(main) : []), ...linesOf(container, main)];
  const left = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(left > 0 ? [`… and ${left} lines more`] : [])].join(
    '\n',
  );
}
