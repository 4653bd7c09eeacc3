import { describe, expect, it } from '@jest/globals';
import { parseComplaints } from '@/api/parsers/complaints';
import { buildComplaint, buildComplaints } from '@/fixtures/complaints.fixtures';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';

describe('parseComplaints', () => {
  it('keeps what the shop sends', () => {
    const sent = buildComplaints({
      complaints: [
        buildComplaint({
          photos: reviewPhotos,
          ...{ state: 'closed', answer: 'Done.', answeredAt: '2026-11-28T09:00:00.000Z' },
        }),
      ],
    });
    expect(parseComplaints(sent)).toEqual(sent);
  });

  it.each([undefined, null, 'x', [], { complaints: {}, promises: 3, maxPhotos: -1 }])(
    'has none in %p',
    (value) => {
      expect(parseComplaints(value)).toEqual({ complaints: [], promises: [], maxPhotos: 0 });
    },
  );

  it('drops what is unusable, and shows each complaint once', () => {
    const odd = {
      ...{ _id: 'c1', text: 'Torn', kind: 'ugly', state: 'lost', items: ['__proto__', {}, 'i1'] },
      ...{ photos: [{ url: 'javascript:alert(1)', width: 1, height: 1 }], answer: 'Sorry' },
    };
    const parsed = parseComplaints({
      complaints: [odd, { ...odd, text: 'Twice' }, { _id: 'c2' }, null],
      promises: [{ item: 'i1' }, { message: 'Free' }, { item: 'i1', message: 'Free', isFree: 1 }],
      maxPhotos: 99,
    });
    expect(parsed).toEqual({
      complaints: [
        {
          ...{ _id: 'c1', number: '', createdAt: '', kind: 'other', items: ['i1'], text: 'Torn' },
          ...{ photos: [], state: 'answered', answer: 'Sorry', answeredAt: undefined },
        },
      ],
      promises: [{ item: 'i1', message: 'Free', isFree: false }],
      maxPhotos: 10,
    });
  });
});
