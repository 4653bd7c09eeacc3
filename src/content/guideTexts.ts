import { defineContent, type Content } from '@/i18n/defineContent';

const english = {
  title: 'Light and privacy guide',
  intro:
    'Three answers about a window in Dubai, and you see which two layers suit it, why, and when to close them.',
  description:
    'Which curtain for which room, sun and neighbours in Dubai: two layers with fabrics, the reason, the hour to close them and the sun of your window month by month.',
  questions: 'Your window',
  room: 'Which room is it?',
  rooms: {
    living: 'Living room',
    bedroom: 'Bedroom',
    children: 'Children’s room',
    majlis: 'Majlis',
    dining: 'Dining room',
    study: 'Study',
    kitchen: 'Kitchen',
    bathroom: 'Bathroom',
    media: 'Cinema room',
    hall: 'Hall or stairs',
  },
  facing: 'Which way does it face?',
  facingHelp: 'Hold your phone flat against the glass and read the compass, or choose by the sun:',
  bySun: {
    east: 'Sun in the morning',
    south: 'Low sun in winter',
    west: 'Sun in the afternoon',
    north: 'Hardly any sun',
  },
  facings: {
    north: 'North',
    'north-east': 'North-east',
    east: 'East',
    'south-east': 'South-east',
    south: 'South',
    'south-west': 'South-west',
    west: 'West',
    'north-west': 'North-west',
  },
  overlooked: 'Who can look in?',
  overlookedBy: {
    none: 'Nobody',
    far: 'Over 30 m away',
    across: '10 to 30 m away',
    near: 'Under 10 m away',
  },
  overlookedHints: {
    none: 'sea, desert or a walled garden',
    far: 'most windows of a tower',
    across: 'the tower across the street',
    near: 'a neighbour, a pool, the ground floor',
  },
  extras: 'Anything else?',
  extra: {
    sleeper: 'Someone here wakes at first light or sleeps by day',
    door: 'It is a door to a balcony or terrace',
    high: 'It is higher than 3.3 m, or out of reach',
  },
  answer: 'What suits it',
  atGlass: 'At the glass',
  inRoom: 'Towards the room',
  oneLayer: 'One layer is enough here.',
  closing: {
    never: 'No need to close for the sun',
    neverText: 'Hardly any direct sun reaches this side, and only early and late on summer days.',
    sunrise: 'Closed at sunrise',
    sunriseText: (until: string) =>
      `The sun is on the glass from sunrise; in June it leaves at about ${until}. Close in the evening before, and open after that.`,
    before: (time: string) => `Close at ${time}`,
    beforeText:
      'Before the sun comes round to this side: once its heat is in the room, closing helps little.',
    seasons: (summer: string, winter: string) => `Close at ${summer}, in winter at ${winter}`,
    winter: (from: string, to: string) => `October to March: close from ${from} to ${to}`,
    winterText: 'In summer the sun passes overhead and this window needs no shade.',
  },
  doorNote:
    'For the door: cloth without a bar at the bottom, and a ripple-fold drape that stacks on the fixed side, so that the way out stays free.',
  highNote:
    'Out of reach: plan a motor for both layers. We measure heights like this on the free visit.',
  sampleNote: 'Hang a sample in the evening with the lamps on and look from outside.',
  what: 'the fabrics',
  noFabrics: 'The catalogue has no fabric for this layer at the moment.',
  seeMore: (count: number) => `All ${count} that fit`,
  seeAll: 'All fabrics',
  priceLayer: 'Price this layer, finished for your window',
  priceBoth: 'Price these two layers',
};

export type GuideTexts = typeof english;

/** Texts of the questions and the answer of the light and privacy guide (product 5.18). */
export const guideTexts: Content<GuideTexts> = defineContent(english, {
  ar: async () =>
    (await import(/* webpackChunkName: "arabic-pages" */ './ar/guideTexts')).guideTexts,
});
