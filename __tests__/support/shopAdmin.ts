import { runShop } from '../../server/cli/shop.ts';
import { createAdminContext } from '../../server/cli/adminContext.ts';
import type { TestServer } from './testServer.ts';

/** Result of an admin command. */
export interface ShopCommandResult {
  code: number;
  /** Standard output. */
  out: string;
  /** Standard error. */
  err: string;
}

/** Runs an admin command on the database of a running test server. */
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
        context: createAdminContext(server.database, { staff: 'test', config, secrets, clock }),
        close: () => Promise.resolve(),
      }),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
