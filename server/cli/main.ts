import { readEnv } from '../env.ts';
import { openAdminContext } from './adminContext.ts';
import { runShop } from './shop.ts';

process.exitCode = await runShop(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  open: () => openAdminContext(readEnv(process.env)),
});
