import type { Language } from '../../src/contract/common.ts';
import { divide } from '../../src/lib/madeToMeasure/integers.ts';
import { centimetresOf } from '../../src/lib/madeToMeasure/window.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import type { BlindMaking, CurtainMaking, Making } from '../rules/making/types.ts';
import { joined, lengthText, metresText, UNITS, weightText } from './sheetTexts.ts';
import type { ClothToOrder, SheetWindow, WorkroomSheet } from './workroomSheet.ts';

/** A label with its value. */
export type Row = readonly [label: string, value: string];

/** Pieces of a window with their codes. */
export interface PieceTable {
  columns: string[];
  rows: string[][];
}

/** Name of a window's product in a language. */
export const productOf = ({ configuration }: SheetWindow, language: Language): string =>
  configuration.productName[language] ?? configuration.productName.en;

function curtainRows(making: CurtainMaking, product: string, language: Language): Row[] {
  const { made, workroom } = messagesIn(language);
  const { rows } = workroom;
  const { cloth, liningCloth, track, parts, brackets, joints } = making;
  const length = (millimetres: number): string => lengthText(millimetres, language);
  const cut =
    cloth.kind === 'sideways'
      ? workroom.sideways(length(cloth.cut))
      : workroom.cut(cloth.count, length(cloth.cut));
  const repeat = cloth.isHalfDrop ? workroom.halfDrop : workroom.repeat;
  const heading = [
    made.headings[making.heading],
    ...(making.isHandFinished ? [workroom.byHand] : []),
  ];
  const hanging = [
    workroom.tracks[making.hanging],
    workroom.mounts[making.mount],
    workroom.each(parts, length(track)),
    workroom.brackets(brackets, length(divide(track, brackets - 1))),
    ...(joints === 0 ? [] : [workroom.joints(joints)]),
  ];
  return [
    [
      rows.cloth,
      joined([workroom.clothWide(product, length(cloth.width)), workroom.oneBatch], language),
    ],
    [rows.cut, cut],
    ...(cloth.repeat === 0 ? [] : [[rows.repeat, repeat(length(cloth.repeat))] as const]),
    [rows.seams, String(cloth.seams)],
    ...(making.lining === 'none' || liningCloth === undefined
      ? []
      : [
          [
            rows.lining,
            joined(
              [
                made.linings[making.lining],
                workroom.cut(liningCloth.count, length(liningCloth.cut)),
              ],
              language,
            ),
          ] as const,
        ]),
    [rows.heading, joined(heading, language)],
    [
      rows.hems,
      making.hasHemOnSite
        ? workroom.hemOnSite
        : workroom.hems(length(making.sideHem), length(making.make)),
    ],
    [rows.drop, length(making.drop)],
    [rows.weight, workroom.perTrack(weightText(making.weight, language))],
    [rows.hanging, joined(hanging, language)],
  ];
}

function blindRows(making: BlindMaking, product: string, language: Language): Row[] {
  const { made, workroom } = messagesIn(language);
  const { rows } = workroom;
  const { width, drop, parts, clothWidth, tube, brackets, chain, control, extras } = making;
  const length = (millimetres: number): string => lengthText(millimetres, language);
  const size = `${centimetresOf(width)} × ${length(drop)}`;
  return [
    [rows.system, joined([product, workroom.systems[making.system]], language)],
    [rows.size, joined([workroom.each(parts, size), workroom.mounts[making.mount]], language)],
    ...(clothWidth === undefined ? [] : [[rows.clothSize, length(clothWidth)] as const]),
    ...(tube === undefined ? [] : [[rows.tube, `${tube} ${UNITS[language].mm}`] as const]),
    [rows.control, chain === undefined ? made.controls[control] : workroom.chain(length(chain))],
    ...(extras.length === 0
      ? []
      : [
          [
            rows.extras,
            joined(
              extras.map((extra) => workroom.extras[extra]),
              language,
            ),
          ] as const,
        ]),
    [rows.brackets, String(brackets)],
    [rows.weight, weightText(making.weight, language)],
  ];
}

export function motorRows(
  { motor, controls }: Making,
  { made, workroom }: Messages,
  language: Language,
): Row[] {
  if (motor === undefined) return [];
  const remotes = controls.map((remote) => workroom.remotes[remote]);
  return [
    [workroom.rows.motor, `${motor.id} (${made.controls[motor.power]})`],
    ...(remotes.length === 0 ? [] : [[workroom.rows.remotes, joined(remotes, language)] as const]),
  ];
}

/** Whether a window has the fit guarantee, as it was ordered. */
export function guaranteeRows({ configuration }: SheetWindow, language: Language): Row[] {
  const { guaranteeGaps } = configuration;
  const { guarantee } = messagesIn(language);
  if (guaranteeGaps === undefined) return [];
  const reasons = guaranteeGaps.map((gap) => guarantee.gaps[gap]);
  return [[guarantee.row, reasons.length === 0 ? guarantee.yes : guarantee.no(reasons)]];
}

/** What of a window is cut, sewn and hung, row by row. */
export function windowRows(window: SheetWindow, language: Language): Row[] {
  const { making } = window.configuration;
  if (making === undefined) return [];
  const messages = messagesIn(language);
  const product = productOf(window, language);
  const { quantity } = window;
  return [
    ...(quantity === 1 ? [] : [[messages.workroom.rows.windows, String(quantity)] as const]),
    ...(making.kind === 'curtain'
      ? curtainRows(making, product, language)
      : blindRows(making, product, language)),
    ...motorRows(making, messages, language),
    ...guaranteeRows(window, language),
  ];
}

/** Every curtain or blind of a window with its code. */
export function pieceTable({ labels, configuration }: SheetWindow, language: Language): PieceTable {
  const { workroom } = messagesIn(language);
  const { making } = configuration;
  if (making === undefined) return { columns: [], rows: [] };
  const length = (millimetres: number): string => lengthText(millimetres, language);
  if (making.kind === 'blind') {
    const size = [length(making.width), length(making.drop)];
    return { columns: workroom.blindColumns, rows: labels.map((label) => [label, ...size]) };
  }
  const pieces = making.pieces.map(({ side, widths, flat, finished, hooks }) => [
    workroom[side],
    String(widths),
    length(flat),
    length(finished),
    String(hooks),
  ]);
  return {
    columns: workroom.columns,
    rows: labels.map((label, index) => [label, ...(pieces[index % pieces.length] ?? [])]),
  };
}

/** Cloth and lining of all windows, in metres. */
export function orderRows({ cloth, lining }: WorkroomSheet, language: Language): Row[] {
  const { made, workroom } = messagesIn(language);
  const amount = ({ length }: ClothToOrder): string => metresText(length, language);
  const width = (one: ClothToOrder): string => lengthText(one.width, language);
  const liningName = ({ window: { configuration } }: ClothToOrder): string => {
    const kind = configuration.making?.kind === 'curtain' ? configuration.making.lining : 'none';
    return kind === 'none' ? '' : made.linings[kind];
  };
  return [
    ...cloth.map((one): Row => [
      workroom.clothWide(productOf(one.window, language), width(one)),
      amount(one),
    ]),
    ...lining.map((one): Row => [workroom.liningWide(liningName(one), width(one)), amount(one)]),
  ];
}
