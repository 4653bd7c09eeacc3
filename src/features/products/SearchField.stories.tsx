import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useRef, useState } from 'react';
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

export const Empty: Story = {};

export const Filled: Story = { args: { startsWith: 'velvet' } };
