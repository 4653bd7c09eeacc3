import { messagesIn } from '../messages/messages.ts';
import { orderRows, pieceTable, productOf, windowRows } from '../papers/sheetRows.ts';
import { staffPath } from '../papers/staffLink.ts';
import { workroomSheet } from '../papers/workroomSheet.ts';
import { itemsOfOrder } from '../repositories/adminOrders.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import type { Command } from './command.ts';
import { RefusedError } from './errors.ts';
import { findSingleOrder } from './findSingleOrder.ts';
import { fields, table } from './print.ts';

const { workroom: texts } = messagesIn(DEFAULT_LANGUAGE);

const workroom: Command = {
  usage: 'orders workroom NUMBER',
  description:
    'Shows what the workroom cuts and sews for an order, and a link to print it that works for a day.',
  positionals: [1, 1],
  isAudited: true,
  run: async (context, { positionals: [number = ''] }, print) => {
    const { order } = await findSingleOrder(context, number);
    const sheet = workroomSheet(order.order_number, await itemsOfOrder(context.db, order.id));
    if (sheet.windows.length === 0)
      throw new RefusedError(`${order.order_number}: ${texts.isEmpty}`);
    print(texts.title(sheet.orderNumber));
    for (const window of sheet.windows) {
      const { request, facts, making } = window.configuration;
      print('');
      print(
        [String(window.line), request.name, productOf(window, DEFAULT_LANGUAGE)]
          .filter(Boolean)
          .join(' · '),
      );
      if (making === undefined) {
        print(`${texts.notFrozen} ${facts.en.join(', ')}`);
        continue;
      }
      fields(windowRows(window, DEFAULT_LANGUAGE)).forEach(print);
      const { columns, rows } = pieceTable(window, DEFAULT_LANGUAGE);
      table(columns, rows).forEach(print);
    }
    print('');
    fields(orderRows(sheet, DEFAULT_LANGUAGE)).forEach(print);
    const path = staffPath(context, 'workroom', order.id, context.clock.now());
    print(`To print: ${context.config.publicUrl}${path} (in Arabic: ?lang=ar)`);
  },
};

/** Papers of the staff. */
export const paperCommands = { 'orders workroom': workroom };
