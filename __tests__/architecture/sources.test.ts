import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { routes } from '../../server/routes/routes.ts';

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.stories.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files whose text holds the pattern. */
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** What the pattern's group finds in the files of a folder, in alphabetical order. */
const findAll = (folder: string, pattern: RegExp) =>
  sources
    .filter(({ file }) => file.startsWith(folder))
    .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found = '']) => found))
    .sort();

describe('the storefront', () => {
  it('touches the browser’s storage in one place, which hands it to the persisted auth slice', () => {
    expect(filesWith(/\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/)).toEqual([
      'src/main.tsx',
    ]);
  });

  it('talks to the network in one place, the service that the API is given', () => {
    const calling = /(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/;
    expect(filesWith(calling)).toEqual(['src/store/makeStore.ts']);
  });
});

describe('each call of the contract', () => {
  const calls = findAll('src/contract/', /^\s+'((?:GET|POST|PUT|PATCH|DELETE) \/[^']+)'/gm);

  it('is answered by a route', () => {
    expect(calls).not.toEqual([]);
    expect(Object.keys(routes).sort()).toEqual(calls);
  });

  it('is sent by one endpoint', () => {
    expect(findAll('src/api/', /\brequest\('([^']+)'/g)).toEqual(calls);
  });
});
