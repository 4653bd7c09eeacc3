import { sql } from 'kysely';
import type { Engine, Queryable } from '../open.ts';
import { required } from './columns.ts';
import { createVersionTriggers } from './versionTriggers.ts';

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

async function createPostgresFunction(db: Queryable): Promise<void> {
  await sql`
    create function count_catalogue_version() returns trigger language plpgsql as $$
    begin
      update catalogue_version set version = version + 1;
      return null;
    end $$`.execute(db);
}

/** Adds `catalogue_version` and triggers that increment it on every change of the catalogue. */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('version', 'bigint', required)
    .execute();
  await sql`insert into catalogue_version (version) values (1)`.execute(db);
  if (engine === 'postgres') await createPostgresFunction(db);
  for (const table of TABLES) await createVersionTriggers(db, engine, table);
}
