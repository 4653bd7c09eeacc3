import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RatingField, type RatingFieldProps } from './RatingField';

function Field(props: RatingFieldProps) {
  const [value, setValue] = useState(props.value);
  return <RatingField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: RatingField,
  args: { label: 'Your rating', value: 0, onChange: () => undefined },
  render: (args) => <Field {...args} />,
});

export const Default = meta.story();
export const Chosen = meta.story({ args: { value: 4 } });
export const Error = meta.story({ tags: ['error'], args: { error: 'Please select a rating' } });

export const ClearedByKeyboard = meta.story({
  args: { value: 1 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: '1 star' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'No rating' })).toBeChecked();
  },
});

export const Pressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const three = canvas.getByRole('radio', { name: '3 stars' });
    await userEvent.click(three);
    await expect(three).toBeChecked();
  },
});
