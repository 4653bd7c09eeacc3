import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { messagesIn } from '../../../server/messages/messages.ts';
import { priceResponse, refusalResponse } from '../../../server/routes/windowPrice.ts';
import { priceWindow } from '../../../src/lib/madeToMeasure/priceWindow.ts';
import { windowsByKind } from '../../support/madeToMeasure/arbitraries.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';

const RUNS = { seed: PROPERTY_SEED, numRuns: Number(process.env['WINDOW_CASES'] ?? 500) };
const [english, arabic] = [messagesIn('en'), messagesIn('ar')];

describe.each(windowsByKind)('the answer for any %s (product 16.9)', (_kind, windows) => {
  it('differs between the languages in its sentences only, and has one in both', () => {
    fc.assert(
      fc.property(windows, (request) => {
        const result = priceWindow(request);
        const responses = [english, arabic].map((messages) =>
          result.kind === 'refused'
            ? { refusals: [refusalResponse(messages, result.refusal)] }
            : priceResponse(messages, result),
        );
        const sentences: string[] = [];
        const [first, second] = responses.map((response) =>
          JSON.stringify(response, (key, value: unknown) => {
            if (key !== 'message') return value;
            sentences.push(String(value));
            return undefined;
          }),
        );
        expect(first).toBe(second);
        expect(new Set(sentences).size).toBe(sentences.length);
        expect(sentences).not.toContain('');
      }),
      RUNS,
    );
  });
});
