import type { OrderItemsTable, OrdersTable } from '../db/orderTables.ts';
import type { Language } from '../../src/contract/common.ts';
import { messagesIn } from '../messages/messages.ts';
import { dialledPhone } from '../phoneNumber.ts';
import { dayText } from '../rules/dayText.ts';
import { placeLines } from '../rules/place.ts';
import { timeText } from '../rules/timeText.ts';
import { slotTimes } from '../rules/visitSlots.ts';
import type { Row } from './sheetRows.ts';
import { workroomSheet } from './workroomSheet.ts';
import type { SheetWindow } from './workroomSheet.ts';

/** What the fitter of an order needs. */
export interface FitterSheet {
  order: OrdersTable;
  /** Of the order, or of the saved address that it went to; empty without one. */
  makani: string;
  /** Day from which the windows are fitted. */
  arrives: string | undefined;
  /** Start of the time that the customer has booked. */
  booked?: string | undefined;
  windows: SheetWindow[];
}

/** The windows of an order that the shop fits, as they were when it was placed. */
export function fitterSheet(
  order: OrdersTable,
  items: readonly Pick<OrderItemsTable, 'position' | 'quantity' | 'configuration'>[],
  visit: Pick<FitterSheet, 'makani' | 'arrives' | 'booked'>,
): FitterSheet {
  const { windows } = workroomSheet(order.order_number, items);
  const fitted = windows.filter(({ configuration }) => configuration.withoutFitting !== true);
  return { order, ...visit, windows: fitted };
}

/** Day and hours of a booked fitting. */
function bookedText(booked: string, language: Language): string {
  const times = slotTimes(new Date(booked));
  const [from, to] = [timeText(times.from, language), timeText(times.to, language)];
  return `${dayText(new Date(booked), language)} ${messagesIn(language).visits.hours(from, to)}`;
}

/** Who is visited where. */
export function visitRows(sheet: FitterSheet, language: Language): Row[] {
  const { order, makani, arrives, booked } = sheet;
  const { rows } = messagesIn(language).fitter;
  const when: Row =
    booked === undefined
      ? [rows.from, arrives === undefined ? '' : dayText(new Date(arrives), language)]
      : [rows.booked, bookedText(booked, language)];
  const all: Row[] = [
    [rows.name, `${order.first_name} ${order.last_name}`.trim()],
    [rows.company, order.company_name],
    [rows.address, placeLines(order, language).join(language === 'ar' ? '، ' : ', ')],
    [rows.makani, makani],
    [rows.phone, dialledPhone(order)],
    when,
    [rows.notes, order.additional_info],
  ];
  return all.filter(([, value]) => value !== '');
}
