import type { Guide } from '../design/support/guide';

interface Context {
  parameters: { guide?: Guide; fileName?: string };
}

/** Import of the component of a story file; none for one that shows several. */
function importOf(fileName: string, code: string): string {
  const [, module = '', name = ''] = /src\/((?:.*\/)?(\w+))\.stories\.tsx$/.exec(fileName) ?? [];
  return code.includes(`<${name}`) ? `import { ${name} } from '@/${module}';` : '';
}

/** Puts the import before the code of an example, so that a copy of it works. */
export function withImports(
  code: string,
  { parameters: { guide, fileName = '' } }: Context,
): string {
  if (!code.startsWith('<')) return code;
  const line = guide?.code ?? importOf(fileName, code);
  return line === '' ? code : `${line}\n\n${code}`;
}
