import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Text in a source file; `start` and `end` enclose its literal with the quotes. */
export interface SourceText {
  file: string;
  start: number;
  end: number;
  text: string;
}

/** A message with its texts in both languages. */
export interface MessageSource {
  id: string;
  english: SourceText;
  arabic: SourceText;
  /** What the comments above the message and its record tell translators. */
  comment: string;
}

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Text of the documentation comment above a node. */
const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');

interface Leaf {
  path: string;
  text: SourceText;
  comment: string;
}

function* leavesOf(record: ts.ObjectLiteralExpression, prefix: string): Generator<Leaf> {
  const source = record.getSourceFile();
  for (const property of record.properties) {
    const at = `${source.fileName}:${source.getLineAndCharacterOfPosition(property.pos).line + 2}`;
    if (!ts.isPropertyAssignment(property)) throw new Error(`${at}: expected a key with a text.`);
    const { name, initializer } = property;
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name) && !ts.isNumericLiteral(name))
      throw new Error(`${at}: expected a plain key.`);
    const path = `${prefix}.${name.text}`;
    if (ts.isObjectLiteralExpression(initializer)) yield* leavesOf(initializer, path);
    else if (ts.isStringLiteralLike(initializer)) {
      const text = { file: source.fileName, start: initializer.getStart(), end: initializer.end };
      yield {
        path,
        text: { ...text, text: initializer.text },
        comment: commentOf(property),
      };
    } else throw new Error(`${at}: expected a text, not an expression.`);
  }
}

/** Calls of `name` with an object as second argument, at any depth. */
function* callsOf(
  node: ts.Node,
  name: string,
): Generator<[first: ts.Expression, record: ts.ObjectLiteralExpression, call: ts.CallExpression]> {
  if (ts.isCallExpression(node) && node.expression.getText() === name) {
    const [first, record] = node.arguments;
    if (first !== undefined && record !== undefined && ts.isObjectLiteralExpression(record))
      yield [first, record, node];
  }
  for (const child of node.getChildren()) yield* callsOf(child, name);
}

/** The `messages.ar.ts` beside a `messages.ts`, or in the nearest folder above, which translates all parts of a feature. */
function arabicFileOf(file: string): string {
  const folder = path.dirname(file);
  const arabic = path.join(folder, 'messages.ar.ts');
  if (existsSync(arabic)) return arabic;
  if (folder === path.dirname(folder)) throw new Error('A messages.ts has no messages.ar.ts.');
  return arabicFileOf(folder);
}

/** Messages of a `messages.ts` and their Arabic. */
function readPair(file: string): MessageSource[] {
  const arabicTexts = new Map<string, SourceText>();
  for (const [of, record] of callsOf(parse(arabicFileOf(file)), 'translateMessages'))
    for (const { path, text } of leavesOf(record, of.getText())) arabicTexts.set(path, text);
  return [...callsOf(parse(file), 'defineMessages')].flatMap(([scope, record, call]) => {
    const declaration = call.parent;
    if (!ts.isStringLiteral(scope) || !ts.isVariableDeclaration(declaration))
      throw new Error(`${file}: expected \`const … = defineMessages('scope', { … })\`.`);
    const variable = declaration.name.getText();
    const about = commentOf(declaration.parent.parent);
    return [...leavesOf(record, '')].map(({ path, text, comment }) => {
      const arabic = arabicTexts.get(`${variable}${path}`);
      if (arabic === undefined) throw new Error(`${file}: ${variable}${path} has no Arabic text.`);
      return {
        id: `${scope.text}${path}`,
        english: text,
        arabic,
        comment: [about, comment].filter(Boolean).join(' '),
      };
    });
  });
}

/** All messages of the storefront in the order of their files. @throws Error for a text that is no literal */
export function readMessageSources(root = 'src'): MessageSource[] {
  return globSync(`${root}/**/messages.ts`).toSorted().flatMap(readPair);
}
