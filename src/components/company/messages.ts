import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the facts about the company (product 1.4). */
export const factMessages = defineMessages('components.company', {
  hours: '{days}: {time}',
  days: '{from} to {to}',
  everyDay: 'Every day',
  closed: 'Closed',
  map: 'Find us on the map',
  licence: 'Trade licence {number}',
  trn: 'TRN {number}',
  rating:
    '{value} of 5 from {count, plural, one {{count} review} other {{count} reviews}} on {source}',
  profile: '{company} on {network}',
});
