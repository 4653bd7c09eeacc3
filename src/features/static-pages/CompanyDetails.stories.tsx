import preview from '#.storybook/preview';
import { knownFacts } from '@/fixtures/companyFacts.fixtures';
import { CompanyDetails } from './CompanyDetails';

const meta = preview.meta({
  component: CompanyDetails,
  parameters: { layout: 'fullscreen' },
  args: { facts: knownFacts },
});

export const Default = meta.story();
export const HoursOnly = meta.story({
  tags: ['!dev'],
  args: { facts: { hours: knownFacts.hours } },
});
