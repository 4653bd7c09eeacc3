import preview from '#.storybook/preview';
import { sampleShop } from '@/lib/sampleShop';
import { knownFacts } from '@/fixtures/shop.fixtures';
import { CompanyDetails } from './CompanyDetails';

const meta = preview.meta({
  component: CompanyDetails,
  parameters: { layout: 'fullscreen' },
  args: { facts: knownFacts },
});

export const Default = meta.story();
export const HoursOnly = meta.story({
  tags: ['!dev'],
  args: { facts: { ...sampleShop.en, hours: knownFacts.hours } },
});
