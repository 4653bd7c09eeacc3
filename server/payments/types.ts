import type { PaymentType } from '../../src/contract/orders.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/open.ts';
import type { OrdersTable, PaymentProviderName, PaymentsTable } from '../db/orderTables.ts';
import type { Log } from '../log.ts';
import type { Worker } from '../worker.ts';
import type { OrderLimits, PaymentEvent, PaymentProvider, PaymentReport } from './provider.ts';

export interface Payments {
  /**
   * Returns the URL of the payment page of an order; reuses a valid page.
   * @param type another payment type than the order has, which becomes that of the order
   * @throws PaymentUnavailableError, PaymentDeclinedError, PaymentTypeUnavailableError, NotPayableError
   */
  open: (order: OrdersTable, type?: PaymentType) => Promise<string>;
  /**
   * Requests the status of a payment and records it, in case webhooks are lost.
   * @throws PaymentUnavailableError
   */
  confirm: (payment: PaymentsTable) => Promise<PaymentReport>;
  /** Records a provider's report; idempotent. Ignores another amount or currency. */
  settle: (provider: PaymentProviderName, report: PaymentReport) => Promise<void>;
  /**
   * Like settle, for webhook events; each event is recorded once.
   * @throws PaymentUnavailableError
   */
  receive: (provider: PaymentProviderName, event: PaymentEvent) => Promise<void>;
  /** Payment types of new orders, in display order. */
  types: readonly PaymentType[];
  /** Those of them that accept a total in fils. */
  typesFor: (totalMinor: number) => PaymentType[];
  /** Totals that can be paid in instalments; `undefined` when they are not offered. */
  instalmentLimits: OrderLimits | undefined;
  /** Excludes sandbox payments unless the sandbox is configured. */
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
  /** Issues or cancels the invoice of an order whose payments changed, in the same transaction. */
  issueInvoices: (trx: Tx, order: OrdersTable, now: Date) => Promise<void>;
  /** Queues the mail about a refund by the shop, in the transaction that records it. */
  mailRefund: (trx: Tx, order: OrdersTable, payment: PaymentsTable) => Promise<void>;
}
