import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { countFailures } from './failures.ts';
import type { Failures } from './failures.ts';
import { summarise } from './latencies.ts';
import type { Latencies } from './latencies.ts';
import type { HttpCall } from './openLoop.ts';

export interface Flood {
  address: string;
  /** Requests, which are repeated. */
  calls: readonly HttpCall[];
  requestsPerSecond: number;
  /** Maximum concurrent requests, each on a separate connection. */
  connections: number;
  seconds: number;
}

/** Result of a flood, with the latencies of successful requests. */
export interface FloodResult extends Latencies {
  sentPerSecond: number;
  servedPerSecond: number;
  /** Responses other than 2xx. */
  failures: Failures;
}

const MS_PER_SECOND = 1000;
/** Connections opened at once, fewer than the kernel's backlog holds. */
const CONNECT_BATCH = 100;
const HEAD_END = '\r\n\r\n';

/** Serializes a request. */
function bytesOf(call: HttpCall, host: string): Buffer {
  const body = Buffer.from(call.body ?? '');
  const headers = { Host: host, 'Content-Length': body.byteLength, ...call.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${call.method} ${call.path} HTTP/1.1`, ...lines].join('\r\n');
  return Buffer.concat([Buffer.from(head + HEAD_END), body]);
}

/** Reads responses with a Content-Length. @param onResponse called with the status of each */
function readResponses(socket: Socket, onResponse: (status: number) => void): void {
  let status = 0;
  let remaining = 0;
  socket.on('data', (chunk: Buffer) => {
    remaining -= chunk.byteLength;
    if (status === 0) {
      const end = chunk.indexOf(HEAD_END);
      const head = chunk.toString('latin1', 0, end);
      status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      remaining = end + HEAD_END.length + length - chunk.byteLength;
    }
    if (remaining > 0) return;
    const received = status;
    status = 0;
    onResponse(received);
  });
}

/**
 * Sends more requests than the server can process, at a constant rate. Uses plain sockets, because a request must cost less
 * CPU time than its rejection.
 */
export async function runFlood(flood: Flood): Promise<FloodResult> {
  const { hostname, port, host } = new URL(flood.address);
  const requests = flood.calls.map((call) => bytesOf(call, host));
  const { add: fail, failures } = countFailures();
  const durations: number[] = [];
  const idle: Socket[] = [];
  const sentAt = new Map<Socket, number>();
  let isOver = false;

  const open = async (): Promise<void> => {
    const socket = connect(Number(port), hostname).setNoDelay();
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      if (!isOver && sentAt.delete(socket)) fail('connection closed');
    });
    readResponses(socket, (status) => {
      const waited = performance.now() - (sentAt.get(socket) ?? 0);
      sentAt.delete(socket);
      idle.push(socket);
      if (isOver) return;
      if (status >= 200 && status <= 299) durations.push(waited);
      else fail(`${status}`);
    });
    await once(socket, 'connect');
    idle.push(socket);
  };
  for (let opened = 0; opened < flood.connections; opened += CONNECT_BATCH) {
    await Promise.all(Array.from({ length: CONNECT_BATCH }, open));
  }

  let sent = 0;
  const start = performance.now();
  const endMs = flood.seconds * MS_PER_SECOND;
  for (let nowMs = 0; nowMs < endMs; nowMs = performance.now() - start) {
    const due = (nowMs / MS_PER_SECOND) * flood.requestsPerSecond;
    while (sent < due && idle.length > 0) {
      const socket = idle.shift();
      const request = requests[sent % requests.length];
      if (!socket?.writable || !request) continue;
      sentAt.set(socket, performance.now());
      socket.write(request);
      sent += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  isOver = true;
  for (const socket of [...idle, ...sentAt.keys()]) socket.destroy();
  return {
    ...summarise(durations),
    sentPerSecond: sent / flood.seconds,
    servedPerSecond: durations.length / flood.seconds,
    failures,
  };
}
