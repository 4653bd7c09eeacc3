import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/** Modules that a file imports when Node runs it; type imports are erased, inline ones are not. */
function importsAtRunTime(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
  );
  return source.statements.flatMap((statement) => {
    const isTypeOnly = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : !ts.isExportDeclaration(statement) || statement.isTypeOnly;
    if (isTypeOnly) return [];
    const { moduleSpecifier } = statement as ts.ImportDeclaration | ts.ExportDeclaration;
    return moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier)
      ? [moduleSpecifier.text]
      : [];
  });
}

/** Imports below `file` that plain Node cannot resolve: aliases, and relative paths without their extension. */
function unresolved(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsAtRunTime(file).flatMap((specifier) => {
    if (specifier.startsWith('@/')) return [`${file}: ${specifier}`];
    if (!specifier.startsWith('.')) return [];
    const target = join(dirname(file), specifier);
    if (!existsSync(target)) return [`${file}: ${specifier}`];
    return /\.tsx?$/.test(target) ? unresolved(target, seen) : [];
  });
}

describe('programs that Node runs without a build', () => {
  it('import only what Node resolves', () => {
    const seen = new Set<string>();
    const programs = globSync(['tools/**/*.ts', 'scripts/*.ts', 'server/{main,cli/*}.ts']);
    expect(programs.length).toBeGreaterThan(40);
    expect(programs.flatMap((file) => unresolved(file, seen))).toEqual([]);
  });
});
