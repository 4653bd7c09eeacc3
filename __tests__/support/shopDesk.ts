import { runShop } from '../../server/cli/shop.ts';
import { deskOn } from '../../server/cli/desk.ts';
import type { TestServer } from './testServer.ts';

/** How a command of the shopkeeper ended. */
export interface DeskAnswer {
  code: number;
  /** What it said, as one text. */
  out: string;
  /** What it complained about. */
  err: string;
}

/** Carries out a command beside a running test server, on the same database. */
export async function shopkeeper(server: TestServer, ...args: string[]): Promise<DeskAnswer> {
  const out: string[] = [];
  const err: string[] = [];
  const { config, vault, clock } = server.services;
  const code = await runShop(args, {
    say: (line) => out.push(line),
    complain: (line) => err.push(line),
    open: () =>
      Promise.resolve({
        desk: deskOn(server.database, config, vault, clock),
        close: () => Promise.resolve(),
      }),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
