/** What storefront and server promise alike. 2026-11-21 is a Saturday; Dubai is four hours ahead of UTC. */
export const promisedDayCases = [
  // Saturday: Monday, because Sunday is off.
  {
    kind: 'making',
    start: '2026-11-21T08:00:00.000Z',
    day: '2026-11-23',
  },
  { kind: 'delivery', start: '2026-11-21T08:00:00.000Z', day: '2026-11-24' },
  { kind: 'delivery', start: '2026-11-23T08:00:00.000Z', day: '2026-11-25' },
  // In Dubai it is Sunday already.
  { kind: 'delivery', start: '2026-11-21T20:00:00.000Z', day: '2026-11-24' },
  // From Thursday over Saturday and Sunday.
  { kind: 'refund', start: '2026-11-19T08:00:00.000Z', day: '2026-11-25' },
  { kind: 'refund', start: '2026-12-30T08:00:00.000Z', day: '2027-01-05' },
  { kind: 'fault', start: '2026-11-21T08:00:00.000Z', day: '2026-11-28' },
] as const;
