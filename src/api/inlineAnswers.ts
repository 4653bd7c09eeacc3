import { createAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { InlineAnswers } from '@/contract/render';
import { asRecord } from '@/lib/wire';

/** The answers that came inside the page. They need no endpoint to be known yet: chunks bring those later. */
export const answersReceived = createAction<InlineAnswers>('answersReceived');

interface ApiState {
  queries: Record<string, unknown>;
  provided: unknown;
}

function isAnswered(entry: unknown): boolean {
  return asRecord(entry)['status'] === QueryStatus.fulfilled;
}

/** The answers in a store, fit to be sent with a page. */
export function toInlineAnswers({ queries, provided }: ApiState): InlineAnswers {
  return {
    queries: Object.fromEntries(Object.entries(queries).filter(([, entry]) => isAnswered(entry))),
    provided,
  };
}
