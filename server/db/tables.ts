import type { AddressTables } from './addressTables.ts';
import type { CatalogueTables } from './catalogueTables.ts';
import type { ComplaintTables } from './complaintTables.ts';
import type { ConfigurationTables } from './configurationTables.ts';
import type { CustomerTables } from './customerTables.ts';
import type { InvoiceTables } from './invoiceTables.ts';
import type { OrderTables } from './orderTables.ts';
import type { OutboxTables } from './outboxTables.ts';
import type { PictureTables } from './pictureTables.ts';
import type { QuoteTables } from './quoteTables.ts';
import type { RequestTables } from './requestTables.ts';
import type { ReviewPhotoTables } from './reviewPhotoTables.ts';
import type { RoomImageTables } from './roomImageTables.ts';
import type { SampleTables } from './sampleTables.ts';
import type { ServerTables } from './serverTables.ts';
import type { ShortlistTables } from './shortlistTables.ts';
import type { StaffTables } from './staffTables.ts';
import type { StockTables } from './stockTables.ts';
import type { VisitTables } from './visitTables.ts';
import type { WindowTables } from './windowTables.ts';

/**
 * Types of all tables on SQLite and PostgreSQL. Columns are text and integers, and bytes of images: timestamps in ISO
 * 8601 and UTC, money in minor units (fils), lists as JSON.
 */
export interface Tables
  extends
    AddressTables,
    CatalogueTables,
    ComplaintTables,
    ConfigurationTables,
    CustomerTables,
    InvoiceTables,
    OrderTables,
    OutboxTables,
    PictureTables,
    QuoteTables,
    RequestTables,
    ReviewPhotoTables,
    RoomImageTables,
    SampleTables,
    ServerTables,
    ShortlistTables,
    StaffTables,
    StockTables,
    VisitTables,
    WindowTables {
  /** Applied migrations, as Kysely's Migrator records them. */
  migrations: { name: string; timestamp: string };
}
