import { readFileSync } from 'node:fs';
import { createTheme } from '@mui/material/styles';
import ts from 'typescript';
import { colours } from '../../brand/colours.ts';
import { palette } from '@/theme/palette';

export type Colour = keyof typeof colours;
/** A ground in the code with the colour of its text; undefined if one is not a colour of the shop. */
export type GroundInCode = Readonly<{ code: string; pair: string | undefined }>;

const GROUND_NAMES = ['bgcolor', 'backgroundColor', 'background'];
const NO_GROUND = "'transparent'";
const CSS_GROUND =
  /background(?:-color)?:(?:\$\{colours\.(\w+)\}(?:[^"\n]*;color:\$\{colours\.(\w+)\})?)?/g;
/** Colour of the text of a page, which elements without their own inherit. */
const INHERITED: Colour = 'ink';
const byValue = new Map<string, Colour>(
  Object.entries(colours).map(([name, hex]) => [hex, name as Colour]),
);
const theme: unknown = createTheme({ palette }).palette;

/** Colour of a key of the theme, e.g. `night.main`. */
function paletteColour(key: string): Colour | undefined {
  let value = theme;
  for (const part of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return typeof value === 'string' ? byValue.get(value) : undefined;
}

/** Values that an expression may have: of both branches, of all entries of a table of the file, without a type. */
function valuesOf(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isJsxExpression(node) && node.expression) return valuesOf(node.expression);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return valuesOf(node.expression);
  if (ts.isConditionalExpression(node))
    return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)];
  if (ts.isElementAccessExpression(node)) return valuesOf(node.expression);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((entry) =>
      ts.isPropertyAssignment(entry) ? valuesOf(entry.initializer) : [],
    );
  if (ts.isIdentifier(node)) {
    const declared = declarationOf(node);
    return declared ? valuesOf(declared) : [node];
  }
  return [node];
}

/** Value of a constant at the top of the file. */
function declarationOf(name: ts.Identifier): ts.Expression | undefined {
  for (const statement of name.getSourceFile().statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations)
      if (declared.getText() === name.text) return initializer;
  }
  return undefined;
}

function colourOf(value: ts.Expression): Colour | undefined {
  if (ts.isStringLiteral(value)) return paletteColour(value.text);
  const [, source, key = ''] = /\b(palette|colours)\.([\w.]+)$/.exec(value.getText()) ?? [];
  if (source === 'palette') return paletteColour(key);
  return key in colours ? (key as Colour) : undefined;
}

/** Value of the property `color` of the object of a style, or of the styles around it. */
function textOf(node: ts.Node): readonly ts.Expression[] {
  for (let scope = node.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (!ts.isObjectLiteralExpression(scope)) continue;
    const color = scope.properties.find((entry) => entry.name?.getText() === 'color');
    if (color && ts.isPropertyAssignment(color)) {
      const values = valuesOf(color.initializer);
      if (values.every((value) => value.getText() !== "'inherit'")) return values;
    }
  }
  return [];
}

/** Pairs of text and ground; of two conditional colours, those of the same branch. */
function pairsOf(texts: readonly ts.Expression[], grounds: readonly ts.Expression[]) {
  const isSameChoice = texts.length > 1 && texts.length === grounds.length;
  return grounds.flatMap((ground, branch) => {
    const found = isSameChoice ? texts.slice(branch, branch + 1) : texts;
    const textColours = found.length > 0 ? found.map(colourOf) : [INHERITED];
    return textColours.map((text) => ({ text, ground: colourOf(ground), code: ground.getText() }));
  });
}

export const pairName = (text: Colour, ground: Colour) => `${text} on ${ground}`;

/** Every ground in the styles of a component or theme file. */
export function groundsOfStyles(file: string): GroundInCode[] {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: GroundInCode[] = [];
  const visit = (node: ts.Node): void => {
    const isEntry = ts.isPropertyAssignment(node) || ts.isJsxAttribute(node);
    if (isEntry && node.initializer && GROUND_NAMES.includes(node.name.getText())) {
      const grounds = valuesOf(node.initializer).filter((value) => value.getText() !== NO_GROUND);
      for (const pair of pairsOf(textOf(node), grounds))
        found.push({
          code: `${file}: ${pair.code}`,
          pair: pair.text && pair.ground && pairName(pair.text, pair.ground),
        });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Every ground in the CSS of a mail or a page of the server, whose text stands behind it in the same line. */
export function groundsOfCss(file: string): GroundInCode[] {
  return [...readFileSync(file, 'utf8').matchAll(CSS_GROUND)].map(([code, ground, text]) => ({
    code: `${file}: ${code}`,
    pair: ground && pairName((text ?? INHERITED) as Colour, ground as Colour),
  }));
}

/** Pairs of the theme: each colour with the text on it, and both colours of text on page and panel. */
export function pairsOfTheme(): string[] {
  const { text, background, ...groups } = palette;
  const onGrounds = Object.values(background ?? {}).flatMap((ground) =>
    [text?.primary, text?.secondary].map((front) => [front, ground]),
  );
  const inGroups = Object.values(groups as Record<string, Partial<Record<string, string>>>).flatMap(
    ({ main, contrastText }) => (main ? [[contrastText, main]] : []),
  );
  return [...onGrounds, ...inGroups].map((pair) =>
    pair.map((hex) => byValue.get(hex ?? '') ?? hex).join(' on '),
  );
}
