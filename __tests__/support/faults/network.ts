import type { ApiCall } from '@/contract/api';
import { asList, asRecord } from '@/lib/coerce';
import type { FakeResponse, RecordedRequest, Respond } from '../fakeApi';
import { answers } from './answers';

/** Responds to the request to a call; `attempt` counts from 1. */
export type Reply = (
  request: RecordedRequest,
  attempt: number,
) => FakeResponse | Promise<FakeResponse>;

export const callOf = ({ method, path }: RecordedRequest) => `${method} ${path}` as ApiCall;

/** Lists with different filters hold different products, like those of a server. */
function productsOf(opacity: string) {
  const page = answers['GET /user/get-products'];
  const products = page.products.map((product) => ({ ...product, _id: opacity + product._id }));
  return { ...page, products };
}

/** The account's windows with those that the device has sent. */
function savedWindows(body: unknown) {
  const { windows, earlier, erased } = answers['POST /user/save-windows'];
  const sent = asList(asRecord(body)['windows'], asRecord);
  return { windows: [...windows, ...sent], earlier, erased };
}

/** The valid response to a request. */
export function validReply(request: RecordedRequest): FakeResponse {
  const call = callOf(request);
  const { opacity } = request.query;
  if (call === 'POST /client-reports') return { status: 204 };
  if (call === 'POST /user/save-windows') return { body: savedWindows(request.body) };
  if (call === 'GET /user/get-products' && opacity) return { body: productsOf(opacity) };
  return { body: answers[call] };
}

/** A fake network that answers every request, apart from those with a fault. */
export function createNetwork() {
  const replies = new Map<ApiCall | 'all', Reply>();
  const attempts = new Map<ApiCall, number>();
  const respond: Respond = (request) => {
    const call = callOf(request);
    const attempt = (attempts.get(call) ?? 0) + 1;
    attempts.set(call, attempt);
    const reply = replies.get(call) ?? replies.get('all') ?? validReply;
    return reply(request, attempt);
  };
  return {
    respond,
    /** Replaces the responses to one call, or to all. */
    set: (call: ApiCall | 'all', reply: Reply) => {
      attempts.clear();
      replies.set(call, reply);
    },
    /** Answers everything again. */
    heal: () => replies.clear(),
  };
}
