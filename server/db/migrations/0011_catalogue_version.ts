import { sql } from 'kysely';
import type { Engine, Queryable } from '../open.ts';
import { required } from './columns.ts';

/** Tables of the catalogue, without reviews. */
const TABLES = [
  'banners',
  'marquee_items',
  'categories',
  'sub_categories',
  'products',
  'product_sizes',
  'articles',
  'works',
  'faq',
] as const;

async function createSqliteTriggers(db: Queryable): Promise<void> {
  for (const table of TABLES) {
    for (const change of ['insert', 'update', 'delete'] as const) {
      await sql`
        create trigger ${sql.ref(`${table}_version_${change}`)}
        after ${sql.raw(change)} on ${sql.table(table)}
        begin
          update catalogue_version set version = version + 1;
        end`.execute(db);
    }
  }
}

async function createPostgresTriggers(db: Queryable): Promise<void> {
  await sql`
    create function count_catalogue_version() returns trigger language plpgsql as $$
    begin
      update catalogue_version set version = version + 1;
      return null;
    end $$`.execute(db);
  for (const table of TABLES) {
    await sql`
      create trigger ${sql.ref(`${table}_version`)}
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_catalogue_version()`.execute(db);
  }
}

/** Adds `catalogue_version` and triggers that increment it on every change of the catalogue. */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('version', 'bigint', required)
    .execute();
  await sql`insert into catalogue_version (version) values (1)`.execute(db);
  await (engine === 'postgres' ? createPostgresTriggers(db) : createSqliteTriggers(db));
}
