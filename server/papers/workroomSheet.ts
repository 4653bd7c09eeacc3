import type { OrderItemsTable } from '../db/orderTables.ts';
import { LINING_WIDTH } from '../../src/lib/madeToMeasure/clothLayout.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import type { Configuration } from '../rules/configuration.ts';
import type { Making } from '../rules/making/types.ts';

/** A finished window of an order, for the workroom. */
export interface SheetWindow {
  /** Position in the order, from 1. */
  line: number;
  quantity: number;
  configuration: Configuration;
  /** Code of each curtain or blind, as it is sewn to it. */
  labels: string[];
}

/** Cloth of all windows together; lengths in mm. */
export interface ClothToOrder {
  /** Of the first window that needs it. */
  window: SheetWindow;
  width: number;
  length: number;
}

export interface WorkroomSheet {
  orderNumber: string;
  windows: SheetWindow[];
  cloth: ClothToOrder[];
  lining: ClothToOrder[];
}

const SIDES = { left: 'L', right: 'R', single: '' } as const;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Codes of the pieces of one window: its track or blind as a letter, if there are several, then the side. */
function pieceCodes(making: Making): string[] {
  const { parts } = making;
  const sides = making.kind === 'curtain' ? making.pieces.map(({ side }) => SIDES[side]) : [''];
  return range(parts).flatMap((part) =>
    sides.map((side) => (parts === 1 ? '' : String.fromCharCode(65 + part)) + side),
  );
}

/** Codes such as `7K3QF/1 L`; of several windows alike `7K3QF/1.2 L`. */
function labelsOf(short: string, line: number, quantity: number, making: Making): string[] {
  return range(quantity).flatMap((copy) => {
    const window = `${short}/${line}${quantity === 1 ? '' : `.${copy + 1}`}`;
    return pieceCodes(making).map((code) => (code === '' ? window : `${window} ${code}`));
  });
}

type Need = { key: string; width: number; length: number } | undefined;

function clothNeed({ configuration }: SheetWindow): Need {
  const { making, request } = configuration;
  if (making?.kind !== 'curtain') return undefined;
  const { size, width, length } = making.cloth;
  return { key: `${request.productId} ${size} ${width}`, width, length };
}

function liningNeed({ configuration: { making } }: SheetWindow): Need {
  if (making?.kind !== 'curtain' || making.liningCloth === undefined) return undefined;
  const { count, cut } = making.liningCloth;
  return { key: making.lining, width: LINING_WIDTH, length: count * cut };
}

function sumNeeds(
  windows: readonly SheetWindow[],
  needOf: (window: SheetWindow) => Need,
): ClothToOrder[] {
  const sums = new Map<string, ClothToOrder>();
  for (const window of windows) {
    const need = needOf(window);
    if (need === undefined) continue;
    const { key, width } = need;
    const length = need.length * window.quantity;
    const known = sums.get(key);
    if (known) known.length += length;
    else sums.set(key, { window, width, length });
  }
  return [...sums.values()];
}

/** What the workroom needs to make the finished windows of an order, as they were when it was placed. */
export function workroomSheet(
  orderNumber: string,
  items: readonly Pick<OrderItemsTable, 'position' | 'quantity' | 'configuration'>[],
): WorkroomSheet {
  const short = orderNumber.slice(orderNumber.lastIndexOf('-') + 1);
  const windows = items.flatMap(({ quantity, configuration: json }, index) => {
    if (json === null) return [];
    const line = index + 1;
    const configuration = parseConfiguration(json);
    const { making } = configuration;
    const labels = making === undefined ? [] : labelsOf(short, line, quantity, making);
    return [{ line, quantity, configuration, labels }];
  });
  return {
    orderNumber,
    windows,
    cloth: sumNeeds(windows, clothNeed),
    lining: sumNeeds(windows, liningNeed),
  };
}
