import { defineContent, type Content } from '@/i18n/defineContent';
import type { LayerKind } from '@/lib/light/layers';

export type LayerTexts = Readonly<Record<LayerKind, string>>;

/** What each layer of the light and privacy guide does, in a sentence or two (product 5.18). */
export const layerTexts: Content<LayerTexts> = defineContent<LayerTexts>(
  {
    'day-night':
      'Bands of sheer and closed cloth: slide them past each other for air and light, or close them for the evening.',
    'kitchen-blind': 'It folds up clear of the worktop and is easily taken down and cleaned.',
    voile:
      'It turns hard light soft and hides you by day. Hang it at 2.3 to 2.5 times the width of the track.',
    'linen-sheer':
      'Thicker yarns than voile: more cover by day, with a view of the light. Hang it at 2.5 times the width of the track.',
    'dense-screen':
      'Only 1 to 3 per cent of the cloth is open: it takes the glare off and keeps a blurred view.',
    'open-screen':
      'With 5 to 10 per cent open it keeps the view, which a window without sun can afford.',
    blackout:
      'No light comes through the cloth. It is dark if it reaches 15 to 30 cm past the frame and returns to the wall.',
    'dim-or-black': 'Closed before the sun comes, and best on a motor with a clock.',
    'dim-out': 'Dusk instead of dark, and private with the lamps on.',
    'media-drape':
      'Lined, with a wide overlap in the middle: it stops stray light and softens the sound.',
    linen: 'Unlined it glows; close it when you want the room to yourself.',
    'lined-linen': 'The lining keeps the colour from fading and makes the cloth private at night.',
    'linen-or-velvet': 'A warm tone answers the cool light of the north.',
    'linen-or-satin': 'Heavy enough to stop the afternoon; a motor closes it while you are out.',
    'filter-or-dim': 'Open all day and closed at dusk, when the lamps go on.',
    'sheer-and-drape': 'The sheer stays drawn by day, the drapes close at dusk.',
    'majlis-drape': 'Without strong sun even silk keeps its colour here.',
    'majlis-drape-lined': 'The lining takes the sun, so that viscose and cotton keep their colour.',
    'dining-roman': 'It folds up flat above the window, and down it is private at night.',
  },
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-pages" */ './ar/layerTexts')).layerTexts,
  },
);
