import { z } from 'zod';
import { priceTable } from './priceTable.ts';

/** A part of the price table's JSON Schema. */
export interface SheetNode {
  type?: string;
  /** Unit of a number, in which the sheet shows it. */
  unit?: string;
  properties?: Readonly<Record<string, SheetNode>>;
  propertyNames?: { enum?: readonly string[] };
  additionalProperties?: SheetNode | boolean;
  items?: SheetNode;
}

const root = z.toJSONSchema(priceTable) as SheetNode;

/** What is in a group, in the order of the table; `undefined` for a single value. */
function childrenOf(node: SheetNode): [key: string, child: SheetNode][] | undefined {
  if (node.properties !== undefined) return Object.entries(node.properties);
  const { additionalProperties: value } = node;
  if (typeof value !== 'object') return undefined;
  return (node.propertyNames?.enum ?? []).map((key) => [key, value]);
}

/** The items of a list of groups; lists of words are single values. */
const groupIn = ({ items }: SheetNode): SheetNode | undefined =>
  items?.properties === undefined ? undefined : items;

const inName = (name: string, key: string | number): string =>
  name === '' ? String(key) : `${name}.${key}`;

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** A single value of the table with its name, such as `curtain.motors.1.price`. */
export interface SheetValue {
  name: string;
  node: SheetNode;
  value: unknown;
}

/** All single values of a table, also those that are not set. */
export function listValues(value: unknown, node = root, name = ''): SheetValue[] {
  const group = groupIn(node);
  if (group !== undefined)
    return (value as unknown[]).flatMap((item, index) =>
      listValues(item, group, inName(name, index + 1)),
    );
  return (
    childrenOf(node)?.flatMap(([key, child]) =>
      listValues(partOf(value, key), child, inName(name, key)),
    ) ?? [{ name, node, value }]
  );
}

const childOf = (node: SheetNode | undefined, key: string): SheetNode | undefined => {
  if (node === undefined) return undefined;
  const group = groupIn(node);
  if (group !== undefined) return /^[1-9]\d{0,3}$/.test(key) ? group : undefined;
  return childrenOf(node)?.find(([name]) => name === key)?.[1];
};

/** Whether the table has a value, or may have one, of a name. */
export function isSheetName(name: string): boolean {
  const node = name.split('.').reduce<SheetNode | undefined>(childOf, root);
  return node !== undefined && groupIn(node) === undefined && childrenOf(node) === undefined;
}

/** What a table is built of. */
export interface SheetSource {
  valueOf: (name: string, node: SheetNode) => unknown;
  /** Numbers of the items of a list in ascending order; a removed item leaves a gap. */
  numbersOf: (name: string) => readonly number[];
}

/** The table with the values of a source; what has none is left out. */
export function buildTable(source: SheetSource, node = root, name = ''): unknown {
  const group = groupIn(node);
  if (group !== undefined)
    return source.numbersOf(name).map((number) => buildTable(source, group, inName(name, number)));
  const children = childrenOf(node);
  if (children === undefined) return source.valueOf(name, node);
  const parts = children.map(
    ([key, child]) => [key, buildTable(source, child, inName(name, key))] as const,
  );
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** Name of a path in a table, such as `curtain.motors[0].price`. */
export function nameOfPath(path: readonly PropertyKey[], source: SheetSource): string {
  return path.reduce<string>(
    (name, key) =>
      inName(
        name,
        typeof key === 'number' ? (source.numbersOf(name)[key] ?? key + 1) : String(key),
      ),
    '',
  );
}
