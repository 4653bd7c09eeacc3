import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { SearchField } from './SearchField';

function Field({ startsWith }: { startsWith: string }) {
  const [text, setText] = useState(startsWith);
  const input = useRef<HTMLInputElement>(null);
  return <SearchField text={text} input={input} onChange={setText} />;
}

const meta = {
  title: 'Features/Products/SearchField',
  component: Field,
  args: { startsWith: '' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { startsWith: 'velvet' } };

/** The clear button keeps focus in the field. */
export const Cleared: Story = {
  args: { startsWith: 'velvet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /clear/i }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
