import { hexToRgb } from '@mui/material/styles';
import { colours } from '@/theme/tokens';

/** Names of the shop's colours by the value that browsers compute. */
const names = new Map(Object.entries(colours).map(([name, hex]) => [hexToRgb(hex), name]));

const round = (px: number | string) => Math.round(parseFloat(String(px)) * 10) / 10;

const hasOwnText = (part: Element) =>
  [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

function typeOf(part: Element): string[] {
  const text = hasOwnText(part) ? part : [...part.querySelectorAll('*')].find(hasOwnText);
  if (text === undefined) return [];
  const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(text);
  const family = fontFamily.split(',')[0]?.replace(/["']| Variable/g, '');
  return [`${family} ${round(fontSize)} / ${round(lineHeight)}, weight ${fontWeight}`];
}

function coloursOf({ color, backgroundColor }: CSSStyleDeclaration): string[] {
  const ground = names.get(backgroundColor);
  const ink = names.get(color);
  if (ink === undefined) return ground === undefined ? [] : [`on ${ground}`];
  return [ground === undefined ? ink : `${ink} on ${ground}`];
}

function spacesOf(style: CSSStyleDeclaration): string[] {
  const { paddingBlock, paddingInline, borderRadius, borderStartStartRadius } = style;
  const [block, inline] = [paddingBlock, paddingInline].map((padding) =>
    padding.split(' ').map(round).join(' and '),
  );
  const corner = round(borderStartStartRadius);
  return [
    ...(block === '0' && inline === '0' ? [] : [`padding ${block}, at the sides ${inline}`]),
    ...(corner === 0 ? [] : [borderRadius.endsWith('%') ? 'round' : `corner ${corner}`]),
  ];
}

/** Size in px, typeface, colours and spaces of a part, as a design tool shows them, from the computed styles. */
export function measure(part: Element): string {
  const { width, height } = part.getBoundingClientRect();
  const style = getComputedStyle(part);
  return [
    `${Math.round(width)} × ${Math.round(height)}`,
    ...typeOf(part),
    ...coloursOf(style),
    ...spacesOf(style),
  ].join(' · ');
}
