import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/**
 * Compressed size of a response in bytes; not with `fetch`, which decompresses.
 * @throws Error when the status is not 200
 */
export async function sentBytes(url: string): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) {
    response.resume();
    throw new Error(`${url} responded with ${response.statusCode ?? 'nothing'}.`);
  }
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).byteLength;
  return bytes;
}
