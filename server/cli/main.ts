import { readEnv } from '../env.ts';
import { openDesk } from './desk.ts';
import { runShop } from './shop.ts';

process.exitCode = await runShop(process.argv.slice(2), {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  open: () => openDesk(readEnv(process.env)),
});
