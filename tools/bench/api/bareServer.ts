import { createServer } from 'node:http';

/** Reference server: plain `node:http` with a fixed response body from standard input. Prints its port. */
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const body = Buffer.concat(parts);
const headers = { 'Content-Type': 'application/json', 'Content-Length': body.byteLength };

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});
