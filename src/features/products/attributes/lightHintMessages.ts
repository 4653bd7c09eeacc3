import { defineMessages } from '@/i18n/defineMessages';

/** One line for each grade of opacity, which are terms of the trade; keys are the ids of the contract. */
export const lightHintMessages = defineMessages('products.light', {
  hints: {
    sheer: 'Soft daylight. Hides you by day, not at night with the lamps on.',
    screen: 'Cuts glare and keeps a view of the outside.',
    'light-filtering': 'Daylight comes through, people see shapes at most.',
    'day-night': 'Two layers: slide the bands to open or close the view.',
    'dim-out': 'Dusk, not dark. Private day and night.',
    blackout: 'No light through the cloth. Dark, if fitted past the frame.',
  },
});
