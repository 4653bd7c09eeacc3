// The configuration is JavaScript, because ESLint loads it without a compiler.
declare module '*/eslint.config.js' {
  import type { Linter } from 'eslint';
  const config: Linter.Config[];
  export default config;
}
