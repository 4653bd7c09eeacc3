import { numberOf } from '../../server/http/proofOfWork.ts';
import type { ApiCall } from '../../src/contract/api.ts';
import type { ErrorBody } from '../../src/contract/common.ts';
import { rawCall } from './serverClient.ts';
import type { Answer, CallOptions } from './serverClient.ts';
import type { TestServer } from './testServer.ts';

/** The header that answers a challenge, without the hashing: the server's secret tells the number. */
export function proofFor(server: TestServer, body: unknown): Record<string, string> | undefined {
  const { challenge } = body as ErrorBody;
  if (challenge === undefined) return undefined;
  const number = numberOf(server.services.secrets, challenge.salt);
  return { 'proof-of-work': `${challenge.salt} ${number}` };
}

/** Sends a request, and repeats it with a proof of work when the server asks for one. */
export async function provenCall(
  server: TestServer,
  call: ApiCall,
  options: CallOptions,
): Promise<Answer<unknown>> {
  const first = await rawCall(server, call, options);
  const proof = proofFor(server, first.body);
  if (proof === undefined) return first;
  return rawCall(server, call, { ...options, headers: { ...options.headers, ...proof } });
}
