import { defineMessages } from '@/i18n/defineMessages';

/** Texts of choosing a time of a visit. */
export const slotMessages = defineMessages('components.slots', {
  day: 'Day',
  hours: 'Time, in Dubai',
  today: 'Today',
  tomorrow: 'Tomorrow',
  loading: 'Loading the free times',
  taken: 'This time has just been taken. These are free:',
  all: 'See all free times',
});
