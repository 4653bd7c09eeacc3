import type { PaymentType } from '../../src/contract/orders.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { OrdersTable, PaymentProviderName, PaymentsTable } from '../db/orderTables.ts';
import type { Log } from '../log.ts';
import type { Worker } from '../worker.ts';
import type { PaymentEvent, PaymentProvider, PaymentReport } from './provider.ts';

export interface Payments {
  /**
   * URL of the page on which an order can be paid; the same one while it is valid.
   * @throws PaymentUnavailableError, PaymentTypeUnavailableError, NotPayableError
   */
  open: (order: OrdersTable) => Promise<string>;
  /**
   * Requests the status of a payment and records it, so that nothing depends on webhooks.
   * @throws PaymentUnavailableError
   */
  confirm: (payment: PaymentsTable) => Promise<PaymentReport>;
  /** Records a provider's report; the amount must match, and a repeated report has no effect. */
  settle: (provider: PaymentProviderName, report: PaymentReport) => Promise<void>;
  /**
   * Like settle, for webhook events, which have their own ids.
   * @throws PaymentUnavailableError
   */
  receive: (provider: PaymentProviderName, event: PaymentEvent) => Promise<void>;
  /** Payment types of new orders, in display order. */
  types: readonly PaymentType[];
  /** Excludes sandbox payments when the sandbox is not configured, because no money moved. */
  counted: (payments: readonly PaymentsTable[]) => PaymentsTable[];
  /** The provider of that name, if configured. */
  provider: (name: PaymentProviderName) => PaymentProvider | undefined;
  /** Checks open payments and processes due refunds. */
  worker: Worker;
}

export interface PaymentsParts {
  db: Db;
  clock: Clock;
  log: Log;
  /** The provider of each payment type; a type without one is not offered. */
  providers: Partial<Record<PaymentType, PaymentProvider>>;
  /** Absolute base URL of the shop. */
  publicUrl: string;
}
