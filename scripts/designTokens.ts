import { mkdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Writes the design tokens of the theme for design tools: `npm run tokens -- FOLDER`. */
const [folder] = process.argv.slice(2);

// The theme is written for webpack: with its alias, and without extensions.
const src = pathToFileURL(path.resolve(import.meta.dirname, '../src')).href;
registerHooks({
  resolve: (specifier, context, next) => {
    const isOwn =
      /^(?:@|\.{1,2})\//.test(specifier) && !context.parentURL?.includes('/node_modules/');
    if (!isOwn || /\.\w+$/.test(specifier)) return next(specifier, context);
    return next(`${specifier.replace(/^@(?=\/)/, src)}.ts`, context);
  },
});

if (folder === undefined) {
  console.error('Usage: npm run tokens -- FOLDER');
  process.exitCode = 1;
} else {
  const { designTokens } = await import('../design/support/designTokens.ts');
  const { cssVariables } = await import('../design/support/cssVariables.ts');
  const tokens = designTokens();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);
  writeFileSync(path.join(folder, 'tokens.css'), cssVariables(tokens));
  console.log(`tokens.json and tokens.css written to ${folder}.`);
}
