import type { Language } from '../../src/contract/common.ts';
import { centimetresOf } from '../../src/lib/madeToMeasure/window.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import type { Making } from '../rules/making/types.ts';
import { fitterFacts } from '../rules/making/fitterFacts.ts';
import { guaranteeRows, motorRows } from './sheetRows.ts';
import { joined, lengthText, UNITS, weightText } from './sheetTexts.ts';
import type { Row } from './sheetRows.ts';
import type { SheetWindow } from './workroomSheet.ts';

const isRow = (row: Row | undefined): row is Row => row !== undefined;
const rowIf = (condition: boolean, label: string, value: string): Row | undefined =>
  condition ? [label, value] : undefined;

const sizeOf = (making: Making, language: Language): string =>
  `${centimetresOf(making.kind === 'curtain' ? making.track : making.width)} × ${lengthText(making.drop, language)}`;

/** Where and on what it hangs. */
function hangingRows(window: SheetWindow, making: Making, language: Language): Row[] {
  const { fitter, workroom } = messagesIn(language);
  const { rows } = fitter;
  const facts = fitterFacts(making, window.configuration);
  const length = (millimetres: number): string => lengthText(millimetres, language);
  const isCurtain = making.kind === 'curtain';
  const track = isCurtain
    ? joined(
        [
          workroom.tracks[making.hanging],
          workroom.each(making.parts, length(making.track)),
          ...(making.joints === 0 ? [] : [workroom.joints(making.joints)]),
        ],
        language,
      )
    : '';
  return [
    rowIf(window.quantity > 1, workroom.rows.windows, String(window.quantity)),
    rowIf(true, rows.mount, workroom.mounts[making.mount]),
    rowIf(isCurtain, rows.track, track),
    rowIf(!isCurtain, rows.size, workroom.each(making.parts, sizeOf(making, language))),
    rowIf(true, rows.brackets, workroom.brackets(making.brackets, length(facts.bracketDistance))),
    rowIf(facts.return > 0, rows.return, fitter.returnOf(length(facts.return))),
    rowIf(isCurtain, rows.hang, fitter.hang(length(making.drop), fitter.from[making.mount])),
    rowIf(true, rows.tolerance, fitter.tolerance(`${facts.tolerance} ${UNITS[language].mm}`)),
    rowIf(true, rows.weight, weightText(making.weight, language)),
    rowIf(facts.needsLadder, rows.ladder, fitter.needsLadder),
    rowIf(true, rows.wall, fitter.fillWall),
  ].filter(isRow);
}

const centimetres = (lengths: readonly (number | null)[]): string =>
  lengths.flatMap((length) => (length === null ? [] : [String(length)])).join(' / ');

/** What the customer measured, left to right and top to bottom. */
function measuredRows(window: SheetWindow, language: Language): Row[] {
  const { fitter } = messagesIn(language);
  const { rows } = fitter;
  const { cm } = UNITS[language];
  const { widths, drops, freeLeft, freeRight, depth, height } = window.configuration.request.window;
  const text = (length: number | null | undefined): string =>
    typeof length === 'number' ? `${length} ${cm}` : '–';
  const isFree = typeof freeLeft === 'number' || typeof freeRight === 'number';
  return [
    rowIf(
      drops.length > 0,
      rows.measured,
      fitter.widthsAndDrops(centimetres(widths) || '–', `${centimetres(drops)} ${cm}`),
    ),
    rowIf(isFree, rows.free, fitter.sides(text(freeLeft), text(freeRight))),
    rowIf(typeof depth === 'number', rows.depth, text(depth)),
    rowIf(typeof height === 'number', rows.height, text(height)),
  ].filter(isRow);
}

/** How it moves: chain with its device, motor with its power. */
function controlRows(making: Making, messages: Messages, language: Language): Row[] {
  const { fitter } = messages;
  const { rows } = fitter;
  const { motor } = making;
  const chain = making.kind === 'blind' ? making.chain : undefined;
  return [
    rowIf(chain !== undefined, rows.chain, fitter.chainDevice(lengthText(chain ?? 0, language))),
    ...motorRows(making, messages, language),
    rowIf(
      motor !== undefined,
      rows.power,
      motor?.power === 'mains' ? fitter.mains : fitter.battery,
    ),
    rowIf(motor !== undefined, rows.motor, fitter.fillMotor),
  ].filter(isRow);
}

/** What the fitter of a window needs, row by row. */
export function fitterRows(window: SheetWindow, language: Language): Row[] {
  const { making } = window.configuration;
  if (making === undefined) return [];
  const messages = messagesIn(language);
  return [
    ...hangingRows(window, making, language),
    ...measuredRows(window, language),
    ...controlRows(making, messages, language),
    ...guaranteeRows(window, language),
  ];
}

/** What the fitter of a window has to watch, one sentence each. */
export function watchTexts({ configuration }: SheetWindow, language: Language): string[] {
  const { making } = configuration;
  const { watch } = messagesIn(language).fitter;
  return making === undefined
    ? []
    : fitterFacts(making, configuration).watch.map((one) => watch[one]);
}

/** Width and drop of the drawing, and what it shows. */
export function drawingTexts(making: Making, language: Language) {
  const { workroom } = messagesIn(language);
  const length = making.kind === 'curtain' ? making.track : making.width;
  return {
    width: workroom.each(making.parts, lengthText(length, language)),
    drop: lengthText(making.drop, language),
    title: sizeOf(making, language),
  };
}
