import { codeOf } from '../errorDetails.ts';

/** Lets a command complete when nobody reads its output any more, e.g. after `| head -1`. */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (codeOf(error) !== 'EPIPE') throw error;
    });
  }
}
