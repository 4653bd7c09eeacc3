import type { Config } from '../config.ts';
import type { Tx } from '../db/open.ts';
import type { Mailer } from '../mail/mailer.ts';
import { stockBackMail } from '../mail/templates/stock.ts';
import { confirmedStockWatches, deleteStockWatch } from '../repositories/stockWatches.ts';
import { productNameIn } from '../repositories/productName.ts';
import { stockOf } from '../rules/stockOf.ts';

interface Parts {
  config: Pick<Config, 'company' | 'publicUrl'>;
  mailer: Pick<Mailer, 'queue'>;
}

/**
 * Mails that cloths are back, and deletes the wishes, in the transaction that brings the stock: each is mailed once.
 * @returns how many were mailed
 */
export async function notifyStock(trx: Tx, { config, mailer }: Parts): Promise<number> {
  let mailed = 0;
  let after = '';
  for (;;) {
    const watches = await confirmedStockWatches(trx, after);
    const last = watches.at(-1);
    if (last === undefined) return mailed;
    after = last.id;
    for (const watch of watches) {
      if ((stockOf(watch.attributes) ?? 0) === 0) continue;
      await deleteStockWatch(trx, watch.id);
      const name = await productNameIn(
        trx,
        { id: watch.product_id, name: watch.name },
        watch.language,
      );
      const product = { id: watch.product_id, name };
      await mailer.queue(trx, 'stock-back', stockBackMail(config, product, watch));
      mailed += 1;
    }
  }
}
