import { messagesIn } from '../messages/messages.ts';
import { deliveryOf } from '../orders/deliveryOf.ts';
import { fitterRows, watchTexts } from '../papers/fitterRows.ts';
import { visitRows } from '../papers/fitterSheet.ts';
import { loadFitterSheet } from '../papers/loadFitterSheet.ts';
import { orderRows, pieceTable, productOf, windowRows } from '../papers/sheetRows.ts';
import { staffPath } from '../papers/staffLink.ts';
import { workroomSheet } from '../papers/workroomSheet.ts';
import { itemsOfOrder } from '../repositories/adminOrders.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { mapUrl } from '../rules/place.ts';
import type { Command } from './command.ts';
import { RefusedError } from './errors.ts';
import { findSingleOrder } from './findSingleOrder.ts';
import { fields, table } from './print.ts';

const { workroom: texts, fitter: fitterTexts } = messagesIn(DEFAULT_LANGUAGE);

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

const fitter: Command = {
  usage: 'orders fitter NUMBER',
  description:
    'Shows what the fitter of an order needs, with the address, and a link to print it that works for a day.',
  positionals: [1, 1],
  isAudited: true,
  run: async (context, { positionals: [number = ''] }, print) => {
    const { order } = await findSingleOrder(context, number);
    const sheet = await loadFitterSheet(context.db, order);
    if (sheet.windows.length === 0) {
      const delivery = await deliveryOf(context.db, order);
      const why = delivery ? fitterTexts.shipped : texts.isEmpty;
      throw new RefusedError(`${order.order_number}: ${why}`);
    }
    print(fitterTexts.title(order.order_number));
    fields(visitRows(sheet, DEFAULT_LANGUAGE)).forEach(print);
    print(`${fitterTexts.map}: ${mapUrl(sheet.order)}`);
    for (const window of sheet.windows) {
      const { line, labels, configuration } = window;
      print('');
      print(
        [String(line), configuration.request.name, productOf(window, DEFAULT_LANGUAGE)]
          .filter(Boolean)
          .join(' · '),
      );
      if (configuration.making === undefined) {
        print(`${texts.notFrozen} ${configuration.facts.en.join(', ')}`);
        continue;
      }
      print(labels.join(' · '));
      fields(fitterRows(window, DEFAULT_LANGUAGE)).forEach(print);
      watchTexts(window, DEFAULT_LANGUAGE).forEach((text) => print(`! ${text}`));
    }
    print('');
    const path = staffPath(context, 'fitter', order.id, context.clock.now());
    print(`To print: ${context.config.publicUrl}${path} (in Arabic: ?lang=ar)`);
  },
};

/** Papers of the staff. */
export const paperCommands = { 'orders workroom': workroom, 'orders fitter': fitter };
