import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RatingField, type RatingFieldProps } from './RatingField';

function Field(props: RatingFieldProps) {
  const [value, setValue] = useState(props.value);
  return <RatingField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Features/Reviews/RatingField',
  component: RatingField,
  args: { label: 'Your rating', value: 0, onChange: () => undefined },
  render: (args) => <Field {...args} />,
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 4 } };
export const Error: Story = { tags: ['error'], args: { error: 'Please select a rating' } };

export const ClearedByKeyboard: Story = {
  args: { value: 1 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: '1 star' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'No rating' })).toBeChecked();
  },
};

export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const three = canvas.getByRole('radio', { name: '3 stars' });
    await userEvent.click(three);
    await expect(three).toBeChecked();
  },
};
