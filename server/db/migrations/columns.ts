import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
type Table = CreateTableBuilder<string, string>;

export const required: Column = (column) => column.notNull();
export const primary: Column = (column) => column.primaryKey();

/** A required reference; the row goes when its owner goes. */
export function refers(target: string): Column {
  return (column) => column.notNull().references(target).onDelete('cascade');
}

/** Adds required text columns in one go; most of the schema is made of them. */
export function texts(table: Table, names: readonly string[]): Table {
  return names.reduce<Table>((built, name) => built.addColumn(name, 'text', required), table);
}
