import { faultIds, faults } from './faults';
import { matrix, type Cell } from './matrix';

const count = (cells: readonly Cell[]) => ({
  jest: cells.filter(({ run }) => run !== undefined).length,
  browser: cells.filter(({ isInBrowser }) => isInBrowser).length,
});

const row = (name: string, cells: readonly Cell[]) => {
  const { jest, browser } = count(cells);
  return `| ${name} | ${jest} | ${browser} |`;
};

const head = (first: string) => [`| ${first} | in Jest | in a browser |`, '| --- | --- | --- |'];

/** The tables of docs/reliability.md: cells per fault and per screen. */
export function describeMatrix(): string[] {
  const routes = [...new Set(matrix.map(({ route }) => route))];
  return [
    ...head('fault'),
    ...faultIds.map((id) =>
      row(
        faults[id].title,
        matrix.filter(({ fault }) => fault === id),
      ),
    ),
    row('all', matrix),
    ...head('screen'),
    ...routes.map((name) =>
      row(
        name,
        matrix.filter(({ route }) => route === name),
      ),
    ),
  ];
}
