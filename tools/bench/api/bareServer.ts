import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * Reference server: plain `node:http` with fixed responses from standard input, `[path, body][]`. Other paths get the first
 * one. Prints its port.
 */
const responses = (await json(process.stdin)) as [path: string, body: string][];
const bodies = new Map(responses.map(([path, body]) => [path, Buffer.from(body)]));
const [first = Buffer.alloc(0)] = bodies.values();

const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '') ?? first;
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': body.byteLength,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});
