import { expect, it } from '@jest/globals';
import { parseSampleRequests } from '@/api/parsers/samples';
import { buildSampleRequest } from '@/fixtures/samples.fixtures';

it('keeps what the shop sends', () => {
  const sent = buildSampleRequest({
    ...{ state: 'sent', note: 'Aramex 4711', settledAt: '2026-11-28T09:00:00.000Z' },
  });
  expect(parseSampleRequests({ requests: [sent] })).toEqual([sent]);
});

it.each([undefined, null, 'x', [], { requests: {} }])('has none in %p', (value) => {
  expect(parseSampleRequests(value)).toEqual([]);
});

it('drops what is unusable, and shows each request once', () => {
  const odd = {
    ...{ _id: 's1', state: 'lost', delivery: 'balloon', note: 3 },
    cloths: [{ _id: 'almas', name: 'Almas' }, { _id: 'noor' }, '__proto__', null],
  };
  expect(parseSampleRequests({ requests: [odd, odd, { number: 'S-1' }] })).toMatchObject([
    { _id: 's1', number: '', state: 'requested', delivery: 'post', cloths: [{ _id: 'almas' }] },
  ]);
});
