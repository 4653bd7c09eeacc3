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
  /** What is asked for, over and over. */
  calls: readonly HttpCall[];
  requestsPerSecond: number;
  /** Requests that may wait for their answer at once, each on a connection of its own. */
  connections: number;
  seconds: number;
}

/** How a flood was met; the latencies are those of what was served. */
export interface FloodResult extends Latencies {
  sentPerSecond: number;
  servedPerSecond: number;
  /** Answers other than 2xx. */
  failures: Failures;
}

const MS_PER_SECOND = 1000;
/** Connections opened at once; more would not fit into the queue of the kernel. */
const OPENED_AT_ONCE = 100;
const HEAD_END = '\r\n\r\n';

/** The bytes of a call. */
function bytesOf(call: HttpCall, host: string): Buffer {
  const body = Buffer.from(call.body ?? '');
  const headers = { Host: host, 'Content-Length': body.byteLength, ...call.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${call.method} ${call.path} HTTP/1.1`, ...lines].join('\r\n');
  return Buffer.concat([Buffer.from(head + HEAD_END), body]);
}

/** Reads answers that name their length. @param onAnswer told the status of each */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let status = 0;
  let missing = 0;
  socket.on('data', (chunk: Buffer) => {
    missing -= chunk.byteLength;
    if (status === 0) {
      const end = chunk.indexOf(HEAD_END);
      const head = chunk.toString('latin1', 0, end);
      status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      missing = end + HEAD_END.length + length - chunk.byteLength;
    }
    if (missing > 0) return;
    const whole = status;
    status = 0;
    onAnswer(whole);
  });
}

/**
 * Asks for more than is answered, as many impatient shoppers do: at a constant rate, whatever became of the requests
 * before. Works on bare sockets, because asking must cost less than refusing.
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
      if (!isOver && sentAt.delete(socket)) fail('cut off');
    });
    readAnswers(socket, (status) => {
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
  for (let opened = 0; opened < flood.connections; opened += OPENED_AT_ONCE) {
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open));
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
