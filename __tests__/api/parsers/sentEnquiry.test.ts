import { describe, expect, it } from '@jest/globals';
import { parseSentEnquiry } from '@/api/parsers/sentEnquiry';

const visit = {
  _id: 'v1',
  date: '2026-12-01',
  time: '10:30',
  calendarUrl: '/api/visits/token.ics',
  googleCalendarUrl: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
};

describe('the response to an enquiry', () => {
  it('has the visit, when the server sends one', () => {
    expect(parseSentEnquiry({ message: 'Thank you', visit })).toEqual({
      message: 'Thank you',
      visit,
    });
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { ...visit, calendarUrl: 'javascript:alert(1)' },
    { ...visit, calendarUrl: '//evil.example/visit.ics' },
    { ...visit, _id: null },
    { ...visit, date: undefined },
    { ...visit, time: null },
  ])('has none for %j', (unusable) => {
    expect(parseSentEnquiry({ message: 'Thank you', visit: unusable })).toEqual({
      message: 'Thank you',
    });
  });

  it.each(['https://evil.example/', 'https://calendar.google.com.evil.example/', 5])(
    'drops %j as link to Google Calendar',
    (googleCalendarUrl) => {
      const parsed = parseSentEnquiry({ visit: { ...visit, googleCalendarUrl } });
      expect(parsed.visit).not.toHaveProperty('googleCalendarUrl');
    },
  );

  it('is empty for an unusable body', () => {
    expect(parseSentEnquiry(null)).toEqual({ message: '' });
  });
});
