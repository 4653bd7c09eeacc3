import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DialCodeOption } from './DialCodeOption';

const meta = {
  title: 'Features/Checkout/DialCodeOption',
  component: DialCodeOption,
  args: {
    id: 'option',
    country: 'United Arab Emirates',
    dialCode: '+971',
    isActive: false,
    isChosen: false,
    onPick: () => undefined,
  },
  decorators: [
    (Story) => (
      <ul role="listbox" aria-label="Dial codes" style={{ maxWidth: 320, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof DialCodeOption>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { isActive: true } };
export const Chosen: Story = { args: { isChosen: true } };
export const LongName: Story = {
  args: { country: 'Saint Vincent and the Grenadines', dialCode: '+1-784' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
