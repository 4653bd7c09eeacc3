import type { Path } from '../catalogue/problems.ts';
import type { Bilingual, Kind } from './kind.ts';

/** A column of a sheet; reading, writing, template, errors and guide follow from it. */
export interface Column {
  title: string;
  /** Where its value is in the record. */
  path: Path;
  kind: Kind;
  isRequired?: boolean;
  /** Whether an empty cell leaves the value out, instead of an empty text or list. */
  isOptional?: boolean;
  /** What the value is for, where that is not clear from the title. */
  note?: Bilingual;
  /** Name of the sheet of whose ids it has one. */
  refersTo?: string;
  /** Title of a column without whose value the shop's own value does not stay. */
  staysWith?: string;
  /** Filled only in rows whose other column has this value. */
  only?: { title: string; is: string };
}

/** A sheet with a record per row. */
export interface Sheet {
  name: string;
  /** What a row is. */
  note: Bilingual;
  columns: readonly Column[];
  /** Title of the column that tells rows apart. */
  key?: string;
  /** List of the content that has the records, or the field of the parent's record. */
  field: string;
  /** The sheet whose records these belong to, and the column that has its key. */
  parent?: { name: string; title: string; isSingle?: boolean };
  /** Fields of each record that other sheets fill. */
  lists?: readonly string[];
}

export const ARABIC = ' (ar)';

type Options = Omit<Column, 'title' | 'path' | 'kind'>;

export const required = { isRequired: true };

/** A column for a value of the record. */
export const column = (title: string, path: string, kind: Kind, options: Options = {}): Column => ({
  title,
  path: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  kind,
  ...options,
});

/** Columns for a text in English and Arabic. */
export const bilingual = (
  title: string,
  path: string,
  kind: Kind,
  { arabic = `ar.${path}`, ...options }: Options & { arabic?: string } = {},
): Column[] => [column(title, path, kind, options), column(`${title}${ARABIC}`, arabic, kind)];
