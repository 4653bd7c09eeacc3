import { actions, type Action } from './actions';
import { actionCells } from './actionCells';
import { backgroundCells, backgrounds, type Background } from './background';
import { faultIds, faults, type FaultId } from './faults';
import type { Shop } from './openShop';
import { readCells } from './readCells';
import { reads, type Read } from './reads';
import { rules, type Rules, type SubjectKind } from './rules';
import { isThorough } from '../isThorough';
import { expectSoundText } from './soundPage';
import { screenCells, screens, type Screen, type Route } from './screens';
import { storageCells, storedSlices, type StoredSlice } from './storedSlices';

/** One fault of one subject: a test, a test in a real browser, or the reason why there is none. */
export interface Cell {
  kind: SubjectKind;
  fault: FaultId;
  /** Name of the subject. */
  subject: string;
  route: Route;
  /** Of what the subject requests. */
  endpoint?: string;
  /** `undefined` in a browser, or when the fault does not apply. */
  run?: () => Promise<void>;
  isInBrowser: boolean;
  /** Why the fault does not apply. */
  reason?: string;
}

type Runner<Subject> = Partial<Record<FaultId, (subject: Subject) => Promise<Shop>>>;

/** Runs a cell of the table and closes the shop. */
async function runCell<Subject>(
  cells: Runner<Subject>,
  subject: Subject,
  fault: FaultId,
): Promise<void> {
  const cell = cells[fault];
  if (cell === undefined) throw new Error(`No test of ${faults[fault].title}.`);
  const shop = await cell(subject);
  expectSoundText(document.body);
  shop.close();
}

function cellsOf<Subject extends { route: Route; endpoint?: string }>(
  kind: SubjectKind,
  subjects: readonly Subject[],
  rulesOfKind: Rules<Subject>,
  cells: Runner<Subject>,
  nameOf: (subject: Subject) => string,
): Cell[] {
  return subjects.flatMap((subject) =>
    faultIds.map((fault): Cell => {
      const rule = rulesOfKind[fault];
      const verdict = typeof rule === 'function' ? rule(subject) : rule;
      const { route, endpoint } = subject;
      return {
        kind,
        fault,
        subject: nameOf(subject),
        route,
        ...(endpoint !== undefined && { endpoint }),
        isInBrowser: verdict === 'browser',
        ...(verdict === 'jest' && { run: () => runCell(cells, subject, fault) }),
        ...(typeof verdict === 'object' && { reason: verdict.not }),
      };
    }),
  );
}

const nameOfRequest = ({ route, endpoint, url }: { route: Route; endpoint: string; url: string }) =>
  `${route} ${endpoint} at ${url}`;

/** Every fault of every response, change, background request, screen and stored slice. */
export const matrix: readonly Cell[] = [
  ...cellsOf<Read>('read', reads, rules.read, readCells, nameOfRequest),
  ...cellsOf<Action>('action', actions, rules.action, actionCells, nameOfRequest),
  ...cellsOf<Background>(
    'background',
    backgrounds,
    rules.background,
    backgroundCells,
    nameOfRequest,
  ),
  ...cellsOf<Screen>('screen', screens, rules.screen, screenCells, ({ route }) => route),
  ...cellsOf<StoredSlice>('slice', storedSlices, rules.slice, storageCells, ({ slice }) => slice),
];

/** Cells that run in Jest. */
export const jestCells = matrix.filter(({ run }) => run !== undefined);

const STRIDE = 12;

const subjectOf = ({ kind, subject }: Cell) => `${kind} ${subject}`;

/** A small part of the cells in which each fault and each subject occurs. */
export const quickCells: readonly Cell[] = (() => {
  const subjects = [...new Set(jestCells.map(subjectOf))];
  const ofSubjects = subjects.flatMap((name, index) => {
    const cells = jestCells.filter((cell) => subjectOf(cell) === name);
    const chosen = cells.filter((_cell, place) => (place + index) % STRIDE === 0);
    return chosen.length > 0 ? chosen : cells.slice(index % cells.length).slice(0, 1);
  });
  const ofFaults = faultIds.flatMap((id) => jestCells.find(({ fault }) => fault === id) ?? []);
  return [...new Set([...ofSubjects, ...ofFaults])];
})();

/** The cells that this run tests. */
export const chosenCells = isThorough ? jestCells : quickCells;
