import { describe, expect, it } from '@jest/globals';
import { answerTo, findDoubts } from '@/lib/enquiryDoubts';

const NOW = new Date('2026-11-26T08:00:00Z');
const good = {
  email: 'layla@sadeel.example',
  phone: '050 123 4567',
  date: '2026-11-27',
  time: '10:30',
};

describe('what the shop cannot do for an enquiry as entered (product 7.7)', () => {
  it.each([
    [{}, [], 'anyHow'],
    [{ email: 'layla.gmail.com' }, ['email'], 'byPhone'],
    [{ email: '\u200elayla@sadeel.example' }, [], 'anyHow'],
    [{ phone: 'abc' }, ['phone'], 'byMail'],
    [{ phone: '٠٤ ١٢٣ ٤٥٦٧' }, [], 'anyHow'],
    [{ email: 'x', phone: '12' }, ['email', 'phone'], 'none'],
    [{ date: '2026-11-25' }, ['date'], 'otherTime'],
    [{ date: '2026-11-26', time: '11:59' }, ['date'], 'otherTime'],
    [{ date: '2026-11-26', time: '12:01' }, [], 'anyHow'],
    [{ time: '23:30' }, ['time'], 'otherTime'],
    [{ date: 'tomorrow', time: 'noon' }, [], 'anyHow'],
    [{ email: 'x', phone: '12', date: '2020-01-01' }, ['email', 'phone', 'date'], 'none'],
  ] as const)('for %j is %j, and the answer is %s', (typed, doubts, answer) => {
    const found = findDoubts({ ...good, ...typed }, NOW);
    expect(found).toEqual(doubts);
    expect(answerTo(found)).toBe(answer);
  });
});
