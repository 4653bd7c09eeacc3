import { sql } from 'kysely';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';

const NAME = 'migrated';

const open = (databaseUrl: string) =>
  openDatabase({
    databaseUrl,
    dataDir: '',
    onIdleError: (error) => {
      throw error;
    },
  });

/**
 * Creates a database with all tables, which tests copy: running all migrations takes longer than most tests.
 * @param url URL of any database of the server
 * @returns its name
 */
export async function createMigratedTemplate(url: string): Promise<string> {
  const admin = open(url);
  await sql`create database ${sql.id(NAME)}`.execute(admin.db);
  await admin.close();
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${NAME}`;
  const template = open(templateUrl.href);
  await migrate(template.db, template.engine);
  await template.close();
  return NAME;
}
