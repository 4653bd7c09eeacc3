import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { migrationNames } from '../../../server/db/migrate.ts';

/** SHA-256 of each released migration, shortened; a release adds those that it ships (docs/deployment.md). */
const RELEASED: Readonly<Record<string, string>> = {
  '0001_people': '37cea4fa830801bd',
  '0002_showroom': 'cd7aec3a5145c7b1',
  '0003_orders': '761b66ea9fa5fae5',
  '0004_order_status_path': '3aac9059630db4d0',
  '0005_desk': 'ef1f085ce2e7a938',
  '0006_payment_queue': '832292bd4b4eaef9',
  '0010_catalogue_order': 'c90fb2cf60f0bf72',
  '0011_catalogue_version': '4c1fe496c1716ec5',
  '0012_rate_limits': '7bfe37bee1f5d053',
  '0013_size_units': '0e98e24b05a6a75d',
  '0014_sub_category_products': '08ab4e02150b16d6',
  '0015_languages': '44ed87f2c874b0b1',
  '0016_finding': '262cccdcf38bb234',
  '0018_invoices': '8a74d426e7402473',
  '0019_windows': '8c29b1eae7df5b87',
  '0020_account': '3ce2a438bb94ec04',
  '0021_addresses': '6c9407987bbb84db',
  '0022_visits': 'f92cf7f9e79284e0',
  '0023_review_photos': '07fff89e3f437c27',
  '0024_staff_commands': '476d4a3513d6e040',
  '0025_phone_numbers': 'e0e4264259f755ef',
  '0026_logged_commands': '45c4cb63697c0366',
  '0027_work_products': '7176c3f3e9a4fff7',
  '0028_mail_person': '7a176b6367084b81',
  '0029_mail_lanes': '9cd2f5db25d079e1',
};

const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(`server/db/migrations/${name}.ts`))
    .digest('hex')
    .slice(0, 16);

describe('released migrations', () => {
  it('are never changed: a shop has run them', () => {
    const present = Object.keys(RELEASED).map((name) => [name, hashOf(name)]);
    expect(Object.fromEntries(present)).toEqual(RELEASED);
  });

  it('come before those that are not released', () => {
    expect(migrationNames.slice(0, Object.keys(RELEASED).length)).toEqual(Object.keys(RELEASED));
  });
});
