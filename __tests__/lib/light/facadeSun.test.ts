import { describe, expect, it } from '@jest/globals';
import { closingOf } from '@/lib/light/closing';
import { FACADES, type Facade } from '@/lib/light/facades';
import { facadeSun, irradianceOf, yearOfSun } from '@/lib/light/facadeSun';
import { formatMinutes } from '@/lib/light/formatMinutes';
import { sunPosition } from '@/lib/light/sunPosition';

const JUNE = { month: 6, day: 21 };
const DECEMBER = { month: 12, day: 21 };
const MARCH = { month: 3, day: 20 };
const APRIL = { month: 4, day: 21 };

describe('the sun in Dubai', () => {
  it.each([
    [DECEMBER, 9, 22, 132],
    [DECEMBER, 12, 41, 175],
    [DECEMBER, 15, 27, 222],
    [MARCH, 9, 34, 109],
    [MARCH, 15, 45, 242],
    [JUNE, 9, 45, 81],
    [JUNE, 15, 54, 276],
    [JUNE, 17, 27, 285],
  ])('stands on %p at %i:00 %i degrees high in direction %i', (day, hour, altitude, azimuth) => {
    const sun = sunPosition(day, hour * 60);
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(1);
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(1);
  });

  it.each([
    [DECEMBER, '7:00', '17:33'],
    [MARCH, '6:24', '18:29'],
    [APRIL, '5:51', '18:44'],
    [JUNE, '5:30', '19:11'],
  ])('rises on %p at %s and sets at %s', (day, rise, set) => {
    const minutesOf = (time: string) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return hours * 60 + minutes;
    };
    const { sunrise, sunset } = facadeSun('south', day);
    expect(Math.abs(sunrise - minutesOf(rise))).toBeLessThanOrEqual(2);
    expect(Math.abs(sunset - minutesOf(set))).toBeLessThanOrEqual(2);
  });

  it('is highest where and when it is in the south', () => {
    expect(sunPosition(JUNE, 743).altitude).toBeCloseTo(88.2, 0);
    expect(sunPosition(DECEMBER, 738).azimuth).toBeCloseTo(180, -1);
  });
});

describe('the sun on a facade', () => {
  /** kWh per square metre a day. */
  const ENERGY: [typeof JUNE, Partial<Record<Facade, number>>][] = [
    [
      DECEMBER,
      { south: 4.6, 'south-east': 3.4, 'south-west': 3.4, east: 1.6, west: 1.6, north: 0 },
    ],
    [MARCH, { 'south-east': 3, south: 2.8, east: 2.5, west: 2.5, 'north-east': 1, north: 0 }],
    [APRIL, { east: 2.8, west: 2.8, 'south-west': 2.4, 'north-west': 1.7, south: 1.2, north: 0.2 }],
    [JUNE, { east: 2.9, west: 2.9, 'north-west': 2.4, 'south-east': 1.7, north: 1.1, south: 0.06 }],
  ];

  it.each(ENERGY)('brings on %p the energy of the table', (day, table) => {
    for (const facade of FACADES) {
      const energy = table[facade];
      if (energy === undefined) continue;
      expect(Math.abs(facadeSun(facade, day).energy - energy)).toBeLessThan(0.06);
    }
  });

  it.each([
    ['east', JUNE, '12:21', 'to'],
    ['west', JUNE, '12:21', 'from'],
    ['south-west', JUNE, '12:13', 'from'],
    ['south-west', DECEMBER, '9:20', 'from'],
    ['north-west', JUNE, '12:28', 'from'],
    ['north-west', DECEMBER, '15:14', 'from'],
  ] as const)('reaches or leaves %s on %p at %s', (facade, day, time, edge) => {
    const period = facadeSun(facade, day).periods.at(-1);
    expect(formatMinutes(period?.[edge] ?? 0)).toBe(time);
  });

  it('peaks near 650 watts in the west in June and in the south-west in December', () => {
    expect(Math.abs(irradianceOf('west', sunPosition(JUNE, 990)) - 650)).toBeLessThan(12);
    expect(Math.abs(irradianceOf('south-west', sunPosition(DECEMBER, 885)) - 650)).toBeLessThan(12);
  });

  it('shines on the north twice a day in summer and never in winter', () => {
    expect(facadeSun('north', JUNE).periods).toHaveLength(2);
    expect(facadeSun('north', DECEMBER)).toMatchObject({ periods: [], minutes: 0, energy: 0 });
  });

  it('lies within daylight, and strong sun within the sun, on every side and month', () => {
    for (const facade of FACADES) {
      for (const sun of yearOfSun(facade)) {
        for (const period of sun.periods) {
          expect(period.from).toBeGreaterThanOrEqual(sun.sunrise);
          expect(period.to).toBeLessThanOrEqual(sun.sunset);
        }
        for (const strong of sun.strong) {
          const isInside = sun.periods.some(
            ({ from, to }) => from <= strong.from && strong.to <= to,
          );
          expect(isInside).toBe(true);
        }
        const total = sun.periods.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(sun.minutes).toBe(total);
      }
    }
  });

  it('divides the day between opposite sides', () => {
    for (const facade of FACADES) {
      const opposite = FACADES[(FACADES.indexOf(facade) + 4) % FACADES.length] ?? facade;
      const year = yearOfSun(opposite);
      yearOfSun(facade).forEach((sun, month) => {
        const daylight = sun.sunset - sun.sunrise;
        const both = sun.minutes + (year[month]?.minutes ?? 0);
        // The sun's disc is seen a few minutes before its centre has risen.
        expect(Math.abs(daylight - both)).toBeLessThan(12);
      });
    }
  });
});

describe('the hour to close', () => {
  const SUMMER = [5, 6, 7, 8, 9];

  it.each(['west', 'north-west', 'south-west'] as const)(
    'comes before strong sun on the %s in every month of summer',
    (facade) => {
      const closing = closingOf(facade);
      const at =
        closing.kind === 'before' ? closing.at : closing.kind === 'seasons' ? closing.summer : NaN;
      for (const month of SUMMER) {
        const strong = facadeSun(facade, { month, day: 21 }).strong[0];
        expect(at).toBeLessThan(strong?.from ?? 1_440);
      }
    },
  );

  it('comes at most 15 minutes after the first ray in June', () => {
    expect(closingOf('west')).toEqual({ kind: 'before', at: 750 });
    const first = facadeSun('west', JUNE).periods[0]?.from ?? 0;
    expect(750 - first).toBeLessThanOrEqual(15);
  });

  it('covers the strongest hours of a winter day in the south', () => {
    const closing = closingOf('south');
    const strong = facadeSun('south', DECEMBER).strong[0];
    expect(closing).toEqual({ kind: 'winter', from: 600, to: 900 });
    expect(strong?.from).toBeLessThan(600);
    expect(strong?.to).toBeGreaterThan(900);
  });

  it('is sunrise in the east and never in the north', () => {
    expect(closingOf('east').kind).toBe('sunrise');
    expect(closingOf('north').kind).toBe('never');
  });
});
