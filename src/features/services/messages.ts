/** Texts of the service pages and their links. */
export const messages = {
  overline: 'Services',
  services: 'How we look after it',
  servicesText: 'Four services that go with every window.',
  otherServices: 'Our other services',
  otherServicesText: 'Done by the same people, in the same workroom.',
} as const;
