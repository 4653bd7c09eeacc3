import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DialCodeList } from './DialCodeList';

const meta = {
  title: 'Features/Checkout/DialCodeList',
  component: DialCodeList,
  args: {
    value: '+971',
    dialCodes: [
      { country: 'Antigua and Barbuda', dialCode: '+1-268' },
      { country: 'Saint Vincent and the Grenadines', dialCode: '+1-784' },
      { country: 'United Arab Emirates', dialCode: '+971' },
      { country: 'United Kingdom', dialCode: '+44' },
    ],
    onPick: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof DialCodeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const Loading: Story = { args: { dialCodes: [], isLoading: true } };
export const Empty: Story = { args: { dialCodes: [] } };
