import type { Token, TokenGroup } from './designTokens';

const PREFIX = '--sadeel';

const kebab = (name: string) =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isToken = (value: Token | TokenGroup): value is Token => '$type' in value;

interface Dimension {
  value: number;
  unit: string;
}

interface Typography {
  fontFamily: string[];
  fontWeight: number;
  lineHeight: number;
}

const quoted = (family: string) => (/\s/.test(family) ? `'${family}'` : family);

/** Declarations of one token: several for type, which CSS has no single value for. */
function declare(name: string, { $type, $value, $extensions }: Token): [string, string][] {
  const css = $extensions?.['com.sadeel.css'];
  switch ($type) {
    case 'color':
      return typeof $value === 'string'
        ? [[name, `var(${PREFIX}-${kebab($value.slice(1, -1)).replaceAll('.', '-')})`]]
        : [[name, ($value as { hex: string }).hex]];
    case 'dimension':
    case 'duration': {
      const { value, unit } = $value as Dimension;
      return [[name, `${value}${unit}`]];
    }
    case 'cubicBezier':
      return [[name, `cubic-bezier(${($value as number[]).join(', ')})`]];
    case 'typography': {
      const { fontFamily, fontWeight, lineHeight } = $value as Typography;
      const { fontSize, letterSpacing } = css as {
        fontSize: string;
        letterSpacing: string | number;
      };
      const families = fontFamily.map(quoted).join(', ');
      return [
        [name, `${fontWeight} ${fontSize}/${lineHeight} ${families}`],
        [`${name}-spacing`, String(letterSpacing)],
      ];
    }
    default:
      return [[name, String(css)]];
  }
}

function flatten(group: TokenGroup, path: string): [string, string][] {
  return Object.entries(group).flatMap(([name, value]) => {
    const at = `${path}-${kebab(name)}`;
    return isToken(value) ? declare(at, value) : flatten(value, at);
  });
}

const block = (selector: string, values: [string, string][]) =>
  `${selector} {\n${values.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;

/** Tokens as custom properties of CSS; Arabic documents have their own type. */
export function cssVariables({ type = {}, ...others }: TokenGroup): string {
  const { english, arabic } = type as Record<'english' | 'arabic', TokenGroup>;
  return [
    block(':root', [...flatten(others, PREFIX), ...flatten(english, `${PREFIX}-type`)]),
    block(':lang(ar)', flatten(arabic, `${PREFIX}-type`)),
  ].join('\n');
}
