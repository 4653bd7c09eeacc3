import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
type Table = CreateTableBuilder<string, string>;

export const required: Column = (column) => column.notNull();
export const primary: Column = (column) => column.primaryKey();

/** A required foreign key with `on delete cascade`. */
export function refers(target: string): Column {
  return (column) => column.notNull().references(target).onDelete('cascade');
}

/** Adds several required text columns. */
export function texts(table: Table, names: readonly string[]): Table {
  return names.reduce<Table>((built, name) => built.addColumn(name, 'text', required), table);
}
