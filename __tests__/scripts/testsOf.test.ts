import { describe, expect, it } from '@jest/globals';
import { testsOf } from '../../scripts/support/testsOf';

const all = [
  '__tests__/api/cart.test.ts',
  '__tests__/features/cart/CartLine.test.tsx',
  '__tests__/server/rules/cart.test.ts',
  '__tests__/support/cart.ts',
  '__tests__/e2e/cart.spec.ts',
];

describe('testsOf', () => {
  it.each([
    ['a file of the client', 'src/api/cart.ts', ['__tests__/api/cart.test.ts']],
    [
      'a component',
      'src/features/cart/CartLine.tsx',
      ['__tests__/features/cart/CartLine.test.tsx'],
    ],
    [
      'stories',
      'src/features/cart/CartLine.stories.tsx',
      ['__tests__/features/cart/CartLine.test.tsx'],
    ],
    ['a file of the server', 'server/rules/cart.ts', ['__tests__/server/rules/cart.test.ts']],
    ['a test', '__tests__/api/cart.test.ts', ['__tests__/api/cart.test.ts']],
    ['helpers of tests', '__tests__/support/cart.ts', []],
    ['a journey', '__tests__/e2e/cart.spec.ts', []],
    ['a document', 'docs/cart.md', []],
  ])('chooses the tests of %s', (_what, changed, tests) => {
    expect(testsOf([changed], all)).toEqual(tests);
  });
});
