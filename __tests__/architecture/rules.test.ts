import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const rows = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| R(\d+) +\|(.+)\|(.+)\|$/gm)];
const rules = rows.map(([, number, , check = '']) => ({ number: Number(number), check }));
const lintConfig = readFileSync('eslint.config.js', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Whether `name` is a test, a script of npm or a rule of the lint configuration. */
function isCheck(name: string): boolean {
  if (name.startsWith('npm run ')) return name.slice('npm run '.length) in scripts;
  if (name.includes('.')) return existsSync(name);
  return new RegExp(`\\b${name}\\b`).test(lintConfig);
}

describe('the rules in CONTRIBUTING.md', () => {
  it('are numbered', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.map(({ number }) => number)).toEqual(rules.map((_rule, index) => index + 1));
  });

  it('have checks that exist', () => {
    const missing = rules.flatMap(({ number, check }) => {
      const names = [...check.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      if (names.length === 0) return [`R${number} has no check`];
      return names.filter((name) => !isCheck(name)).map((name) => `R${number}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
