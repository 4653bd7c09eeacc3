import { readEnv } from '../env.ts';
import { openAdminContext } from './adminContext.ts';
import { ignoreClosedPipe } from './closedPipe.ts';
import { runShop } from './shop.ts';

ignoreClosedPipe();
process.exitCode = await runShop(process.argv.slice(2), {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  open: () => openAdminContext(readEnv(process.env)),
});
