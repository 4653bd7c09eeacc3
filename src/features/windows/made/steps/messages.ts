import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the steps of the configurator (product 16.28). */
export const stepMessages = defineMessages('windows.steps', {
  titles: {
    window: 'Window',
    hang: 'How it hangs',
    lining: 'Lining and layers',
    move: 'How it moves',
    check: 'Check',
  },
  change: 'Change',
  next: 'Next: {step}',
  breakdown: 'What it includes',
});

/** Texts of a second layer at the same window (product 16.29). */
export const layerMessages = defineMessages('windows.layers', {
  add: { sheer: 'Add a sheer behind it', drape: 'Add a curtain in front of it' },
  help: 'A second layer at the same window, on a track of its own.',
  titles: { sheer: 'Sheer behind it', drape: 'Curtain in front of it' },
  what: 'the fabrics',
  from: '{price} for a usual window, fitted',
  none: 'The shop has no cloth for a second layer at the moment.',
  lost: 'This cloth cannot be made for a window at the moment. Choose another one.',
  remove: 'Without the second layer',
  includes: 'For both layers. Making, fitting and VAT included.',
});
