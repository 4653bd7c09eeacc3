import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EXIT } from '../../server/cli/shop.ts';
import { ORDER_PATH } from '../../server/rules/orderStatus.ts';

/** A status that staff has given to an order. */
export interface Move {
  orderNumber: string;
  status: string;
}

const PROGRAM = path.resolve(import.meta.dirname, '../../server/cli/main.ts');
const PAUSE_MS = 20;

/** Staff that moves orders with the shop's command line, whose processes can be killed. */
export function createStaff(env: Record<string, string>) {
  let running: ChildProcess | undefined;
  const moves: Move[] = [];

  const move = async (orderNumber: string, status: string): Promise<void> => {
    for (;;) {
      const child = spawn(process.execPath, [PROGRAM, 'orders', 'move', orderNumber, status], {
        env: { ...process.env, ...env },
        stdio: 'ignore',
      });
      running = child;
      const [code] = (await once(child, 'exit')) as [number | null];
      // Refused: the killed process had already moved the order.
      if (code === EXIT.done || code === EXIT.refused) break;
    }
    moves.push({ orderNumber, status });
  };

  return {
    moves,
    kill: () => running?.kill('SIGKILL'),
    /** Moves one order after another from Confirmed to Delivered until the signal aborts. */
    deliver: async (orderNumbers: string[], signal: AbortSignal): Promise<void> => {
      const isDone = (): boolean => signal.aborted;
      while (!isDone()) {
        const orderNumber = orderNumbers.shift();
        if (orderNumber === undefined) {
          await wait(PAUSE_MS);
          continue;
        }
        for (const status of ORDER_PATH.slice(1)) {
          if (!isDone()) await move(orderNumber, status);
        }
      }
    },
  };
}
