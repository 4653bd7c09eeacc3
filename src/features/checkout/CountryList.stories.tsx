import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountryList } from './CountryList';
import { messages } from './messages';

const meta = {
  title: 'Features/Checkout/CountryList',
  component: CountryList,
  args: {
    id: 'countries',
    names: ['Saint Vincent and the Grenadines', 'United Arab Emirates', 'United Kingdom'],
    value: 'United Arab Emirates',
    active: 0,
    emptyText: messages.countryUnlisted,
    optionId: (index) => `country-${index}`,
    onHighlight: () => undefined,
    onPick: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 0, marginBlockEnd: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const ChosenHighlighted: Story = { args: { active: 1 } };
export const Empty: Story = { args: { names: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
