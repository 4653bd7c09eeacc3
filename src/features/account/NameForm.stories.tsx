import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { NameForm } from './NameForm';

const meta = {
  title: 'Features/Account/NameForm',
  component: NameForm,
  parameters: { shop: { signedIn: true } },
  args: { name: 'Layla Haddad' },
} satisfies Meta<typeof NameForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { name: '' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = { args: { name: 'Layla '.repeat(13).trim() } };

export const Saving: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save name' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};
