import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { calendarFile } from '../../../server/rules/calendarFile.ts';
import type { CalendarEvent } from '../../../server/rules/calendarFile.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';

const visit: CalendarEvent = {
  uid: 'visit-1@shop.example',
  changedAt: new Date('2026-11-21T08:00:00.000Z'),
  start: new Date('2026-12-01T06:30:00.000Z'),
  end: new Date('2026-12-01T07:30:00.000Z'),
  sequence: 0,
  status: 'TENTATIVE',
  summary: 'Free visit by Sadeel',
  location: 'Your home',
  description: 'We call you to confirm it.\nClear the window, please; \\o/',
  url: 'https://shop.example/',
  organizer: { name: 'Sadeel "Curtains"', email: 'hello@shop.example' },
  reminder: 'Sadeel visits you tomorrow',
};

/** Texts of a file as two independent parsers read them. */
function readWithBoth(file: string) {
  const event = ICAL.Component.fromString(file).getFirstSubcomponent('vevent');
  if (event === null) throw new Error('ical.js found no event.');
  const [parsed] = Object.values(nodeIcal.sync.parseICS(file)).filter(
    (part) => part?.type === 'VEVENT',
  );
  if (parsed?.type !== 'VEVENT') throw new Error('node-ical found no event.');
  return { event, parsed };
}

describe('a calendar file', () => {
  it('has one event that asks for no reply', () => {
    const file = calendarFile(visit);
    for (const line of [
      'METHOD:PUBLISH',
      'UID:visit-1@shop.example',
      'DTSTAMP:20261121T080000Z',
      'DTSTART:20261201T063000Z',
      'DTEND:20261201T073000Z',
      'ORGANIZER;CN="Sadeel \'Curtains\'":mailto:hello@shop.example',
      'URL;VALUE=URI:https://shop.example/',
    ]) {
      expect(file.split('\r\n')).toContain(line);
    }
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('has no reminder without its text', () => {
    expect(calendarFile({ ...visit, reminder: undefined })).not.toContain('VALARM');
  });

  it('is read alike by two parsers', () => {
    const { event, parsed } = readWithBoth(calendarFile({ ...visit, sequence: 3 }));
    const start = event.getFirstPropertyValue('dtstart');
    expect(String(start)).toBe('2026-12-01T06:30:00Z');
    expect(parsed.start.toISOString()).toBe('2026-12-01T06:30:00.000Z');
    expect(parsed.end?.toISOString()).toBe('2026-12-01T07:30:00.000Z');
    expect(event.getFirstPropertyValue('sequence')).toBe(3);
    expect(event.getFirstPropertyValue('description')).toBe(visit.description);
    expect([parsed.uid, parsed.status, parsed.summary]).toEqual([
      visit.uid,
      'TENTATIVE',
      visit.summary,
    ]);
    expect(event.getAllProperties('attendee')).toEqual([]);
    const [alarm] = event.getAllSubcomponents('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
  });

  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('\\', ';', ',', '\n', '"', ':', ' ', 'n'), maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('أهلًا بكم في سديل، 🪟👨‍👩‍👧‍👦é\n')),
      maxLength: 300,
    }),
  );

  it('keeps every text, in lines of at most 75 octets that break no character', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const file = calendarFile({ ...visit, description: text });
        const bytes = Buffer.from(file);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        // A line break within a character would not survive this.
        expect(bytes.toString()).toBe(file);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const expected = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
        const { event, parsed } = readWithBoth(bytes.toString());
        expect(event.getFirstPropertyValue('description') ?? '').toBe(expected);
        // node-ical reads an escaped backslash before an n as a line break, so it is compared without backslashes.
        if (expected.includes('\\')) return;
        const { description = '' } = parsed;
        if (typeof description !== 'string') throw new Error('The description has parameters.');
        expect(description.trim()).toBe(expected.trim());
      }),
      { seed: PROPERTY_SEED, numRuns: 300 },
    );
  });
});
