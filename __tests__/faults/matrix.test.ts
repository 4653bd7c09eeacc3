import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { baseApi } from '@/api/baseApi';
import { answers } from '../support/faults/answers';
import { browserCells } from '../support/faults/browserCells';
import { faultIds, faults } from '../support/faults/faults';
import { jestCells, matrix, quickCells } from '../support/faults/matrix';
import { screens } from '../support/faults/screens';

/** Uploads shrink the image on a canvas, which jsdom does not have. */
const IN_BROWSER_ONLY = ['uploadReviewPhoto'];
/** Of the configurator, whose failures `pages/madeToMeasure.test.tsx` tests. */
const OF_CONFIGURATOR = ['getPriceTable', 'keepWindow', 'priceWindow'];

async function endpointNames(): Promise<string[]> {
  const modules = readdirSync('src/api').filter((file) => file.endsWith('.ts'));
  await Promise.all(modules.map((file) => import(`../../src/api/${file}`)));
  return Object.keys(baseApi.endpoints);
}

describe('the fault matrix', () => {
  it('has cells in reads.ts, actions.ts or background.ts for every endpoint', async () => {
    const endpoints = await endpointNames();
    expect(endpoints.length).toBeGreaterThan(30);
    const covered = new Set(jestCells.map(({ endpoint }) => endpoint));
    const missing = endpoints.filter((name) => !covered.has(name));
    expect(missing.toSorted()).toEqual([...IN_BROWSER_ONLY, ...OF_CONFIGURATOR].toSorted());
  });

  it('names only endpoints that exist', async () => {
    const endpoints = new Set(await endpointNames());
    const named = matrix.flatMap(({ endpoint }) => endpoint ?? []);
    expect(named.filter((name) => !endpoints.has(name))).toEqual([]);
  });

  it('has a response for every call of the contract', () => {
    expect(Object.values(answers).filter((body) => body === undefined)).toHaveLength(1);
  });

  it.each(screens.map(({ route }) => route))('has cells in Jest for the screen %s', (route) => {
    expect(jestCells.filter((cell) => cell.route === route).length).toBeGreaterThan(0);
  });

  it('tests each cell, or says why the fault does not apply', () => {
    const unstated = matrix.filter(
      ({ run, isInBrowser, reason }) => run === undefined && !isInBrowser && !reason,
    );
    expect(unstated).toEqual([]);
  });

  it.each(faultIds)('tests the fault %s', (id) => {
    const cells = matrix.filter(({ fault }) => fault === id);
    const tested = cells.filter(({ run, isInBrowser }) =>
      faults[id].place === 'jest' ? run !== undefined : isInBrowser,
    );
    expect(tested.length).toBeGreaterThan(0);
  });

  it('has the same cells in a browser as e2e/faults.spec.ts', () => {
    const names = (cells: readonly { fault: string; route: string }[]) =>
      cells.map(({ fault, route }) => `${fault} ${route}`).toSorted();
    expect(names(browserCells)).toEqual(names(matrix.filter(({ isInBrowser }) => isInBrowser)));
  });

  it('has each fault and each subject in its quick part', () => {
    const names = (cells: typeof quickCells) => [
      ...new Set(cells.flatMap(({ fault, kind, subject }) => [fault, `${kind} ${subject}`])),
    ];
    expect(names(quickCells).toSorted()).toEqual(names(jestCells).toSorted());
    expect(quickCells.length).toBeLessThan(jestCells.length / 4);
  });

  it('is described in docs/reliability.md', () => {
    const docs = readFileSync('docs/reliability.md', 'utf8');
    const undescribed = faultIds.filter((id) => {
      const { title, place } = faults[id];
      const row = new RegExp(
        `^\\| ${title} +\\| ${place === 'jest' ? 'Jest' : 'browser'} +\\|`,
        'm',
      );
      return !row.test(docs);
    });
    expect(undescribed).toEqual([]);
  });
});
