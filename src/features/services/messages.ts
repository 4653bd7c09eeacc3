import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the service pages and their links. */
export const messages = defineMessages('services', {
  overline: 'Services',
  services: 'How we look after it',
  servicesText: 'Four services that go with every window.',
  otherServices: 'Our other services',
  otherServicesText: 'Done by the same people, in the same workroom.',
});
