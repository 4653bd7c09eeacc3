import { defineContent, type Content } from '@/i18n/defineContent';
import type { Reason } from '@/lib/light/advice';
import type { LayerKind } from '@/lib/light/layers';

interface LayerText {
  /** Within a sentence, without an article where that reads well. */
  name: string;
  /** What the layer does, in one sentence. */
  text: string;
}

export interface LightAdviceTexts {
  layers: Readonly<Record<LayerKind, LayerText>>;
  /** Why the layers were chosen, in one sentence. */
  reasons: Readonly<Record<Reason, string>>;
}

/** Layers and reasons of the light and privacy guide (product 5.18). */
export const adviceTexts: Content<LightAdviceTexts> = defineContent<LightAdviceTexts>(
  {
    layers: {
      'day-night': {
        name: 'A day-and-night blind',
        text: 'Bands of sheer and closed cloth: slide them past each other for air and light, or close them for the evening.',
      },
      'kitchen-blind': {
        name: 'A light-filtering blind',
        text: 'It folds up clear of the worktop and is easily taken down and cleaned.',
      },
      voile: {
        name: 'Voile',
        text: 'It turns hard light soft and hides you by day. Hang it at 2.3 to 2.5 times the width of the track.',
      },
      'linen-sheer': {
        name: 'A linen-look sheer',
        text: 'Thicker yarns than voile: more cover by day, with a view of the light. Hang it at 2.5 times the width of the track.',
      },
      'dense-screen': {
        name: 'A dense screen',
        text: 'Only 1 to 3 per cent of the cloth is open: it takes the glare off and keeps a blurred view.',
      },
      'open-screen': {
        name: 'An open screen',
        text: 'With 5 to 10 per cent open it keeps the view, which a window without sun can afford.',
      },
      blackout: {
        name: 'Blackout',
        text: 'No light comes through the cloth. It is dark if it reaches 15 to 30 cm past the frame and returns to the wall.',
      },
      'dim-or-black': {
        name: 'Blackout or dim-out',
        text: 'Closed before the sun comes, and best on a motor with a clock.',
      },
      'dim-out': {
        name: 'Dim-out',
        text: 'Dusk instead of dark, and private with the lamps on.',
      },
      'media-drape': {
        name: 'Velvet or blackout',
        text: 'Lined, with a wide overlap in the middle: it stops stray light and softens the sound.',
      },
      linen: {
        name: 'Linen',
        text: 'Unlined it glows; close it when you want the room to yourself.',
      },
      'lined-linen': {
        name: 'Lined linen or cotton',
        text: 'The lining keeps the colour from fading and makes the cloth private at night.',
      },
      'linen-or-velvet': {
        name: 'Linen or velvet',
        text: 'A warm tone answers the cool light of the north.',
      },
      'linen-or-satin': {
        name: 'Lined linen or satin',
        text: 'Heavy enough to stop the afternoon; a motor closes it while you are out.',
      },
      'filter-or-dim': {
        name: 'A light-filtering or dim-out drape',
        text: 'Open all day and closed at dusk, when the lamps go on.',
      },
      'sheer-and-drape': {
        name: 'A linen-look sheer with drapes',
        text: 'The sheer stays drawn by day, the drapes close at dusk.',
      },
      'majlis-drape': {
        name: 'Silk, velvet or damask',
        text: 'Without strong sun even silk keeps its colour here.',
      },
      'majlis-drape-lined': {
        name: 'Lined velvet or damask',
        text: 'The lining takes the sun, so that viscose and cotton keep their colour.',
      },
      'dining-roman': {
        name: 'A lined roman blind',
        text: 'It folds up flat above the window, and down it is private at night.',
      },
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
    ar: async () => (await import('./ar/adviceTexts')).adviceTexts,
  },
);
