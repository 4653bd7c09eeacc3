import { defineContent, type Content } from '@/i18n/defineContent';
import type { Reason } from '@/lib/light/advice';
import type { LayerKind } from '@/lib/light/layers';

export interface AdviceTexts {
  layers: Readonly<Record<LayerKind, string>>;
  /** Why the layers were chosen, in one sentence. */
  reasons: Readonly<Record<Reason, string>>;
}

/** Names of layers, and reasons for them, in the light and privacy guide (product 5.18). */
export const adviceTexts: Content<AdviceTexts> = defineContent<AdviceTexts>(
  {
    layers: {
      'day-night': 'A day-and-night blind',
      'kitchen-blind': 'A light-filtering blind',
      voile: 'Voile',
      'linen-sheer': 'A linen-look sheer',
      'dense-screen': 'A dense screen',
      'open-screen': 'An open screen',
      blackout: 'Blackout',
      'dim-or-black': 'Blackout or dim-out',
      'dim-out': 'Dim-out',
      'media-drape': 'Velvet or blackout',
      linen: 'Linen',
      'lined-linen': 'Lined linen or cotton',
      'linen-or-velvet': 'Linen or velvet',
      'linen-or-satin': 'Lined linen or satin',
      'filter-or-dim': 'A light-filtering or dim-out drape',
      'sheer-and-drape': 'A linen-look sheer with drapes',
      'majlis-drape': 'Silk, velvet or damask',
      'majlis-drape-lined': 'Lined velvet or damask',
      'dining-roman': 'A lined roman blind',
    },
    reasons: {
      steam:
        'Cloth suffers from steam, while bands that slide open let the air through and still give cover.',
      worktop:
        'Nobody sees in, so the window only needs something washable that stays clear of the worktop.',
      lampsInKitchen:
        'Others can see in when the lamps are on, so this window needs cover at night as well as by day.',
      bedtime:
        'Bedtime comes before the June sunset at twelve past seven, so a child’s room needs real darkness; ask for a fitting without cords.',
      strayLight: 'A screen needs darkness, and heavy cloth swallows the echo of the room as well.',
      firstLight: 'In June the sun rises at half past five, and a light sleeper notices every gap.',
      sunrise: 'The sun is on this glass from sunrise, which is half past five in June.',
      warmEvening:
        'The afternoon sun heats this room until bedtime, so the sun has to stay outside the room long before.',
      lampsInBedroom:
        'Direct sun is no trouble here, but lamps show people through a sheer, so the second layer closes at night.',
      softLight: 'With little direct sun and nobody looking in, soft light is all this room needs.',
      lowSun: 'In the afternoon the sun stands low and shines straight at your screen.',
      morningGlare: 'The glare is over by noon, so one layer that keeps the view is enough.',
      winterSun:
        'The winter sun climbs no higher than 41 degrees and reaches deep into the room, right onto the desk.',
      lampsInStudy:
        'There is no sun to stop, but a screen shows you at night, so a second layer closes then.',
      view: 'No sun and no neighbours: keep the view and take only the little glare there is.',
      finery:
        'A majlis is closed at dusk and looked at all day, and this side of the house is kind to fine cloth.',
      fineryInSun:
        'A majlis deserves fine cloth, but viscose and silk fade in this sun, so the drape is lined.',
      tidy: 'A dining room wants clear lines by day and cover when the lamps are lit in the evening.',
      closeNeighbours:
        'A sheer alone shows you at night, and at less than ten metres people would see everything.',
      distance:
        'From 10 to 30 metres a full sheer hides you by day; with the lamps on the brighter side shows, so a drape closes at dusk.',
      strongestSun:
        'Around half past four the sun brings up to 650 watts to each square metre of this glass, the most of any side.',
      goneByNoon: 'The sun has left by noon and nobody looks in, so light cloth is enough.',
      winterFading:
        'In summer the sun passes overhead, but in winter it reaches deep into the room and fades unlined cloth.',
      coolLight:
        'The light is cool and even all day, so cloth in a warm tone does more than shade.',
      lightFirst: 'Nobody rests here, so light comes first.',
      passersBy: 'People pass close by, so the window needs cover by day and at night.',
    },
  },
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-pages" */ './ar/adviceTexts')).adviceTexts,
  },
);
