import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/**
 * Length of an answer as a browser gets it, packed, in bytes; `fetch` would unpack it.
 * @throws Error when it is not a success
 */
export async function sentBytes(url: string): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) {
    answer.resume();
    throw new Error(`${url} is answered with ${answer.statusCode ?? 'nothing'}.`);
  }
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).byteLength;
  return bytes;
}
