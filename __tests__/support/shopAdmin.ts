import { runShop } from '../../server/cli/shop.ts';
import { createAdminContext } from '../../server/cli/adminContext.ts';
import type { TestServer } from './testServer.ts';

/** How a command of the shopkeeper ended. */
export interface ShopCommandResult {
  code: number;
  /** What it said, as one text. */
  out: string;
  /** What it complained about. */
  err: string;
}

/** Carries out a command beside a running test server, on the same database. */
export async function runShopCommand(
  server: TestServer,
  ...args: string[]
): Promise<ShopCommandResult> {
  const out: string[] = [];
  const err: string[] = [];
  const { config, secrets, clock } = server.services;
  const code = await runShop(args, {
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
    open: () =>
      Promise.resolve({
        context: createAdminContext(server.database, config, secrets, clock),
        close: () => Promise.resolve(),
      }),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
