import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { OtpBoxes, type OtpBoxesProps } from './OtpBoxes';
import { noDigits } from './otpDigits';

function Boxes(props: OtpBoxesProps) {
  const [digits, setDigits] = useState(props.digits);
  return <OtpBoxes {...props} digits={digits} onChange={setDigits} />;
}

const meta = preview.meta({
  component: OtpBoxes,
  args: { digits: noDigits, onChange: () => undefined, isDisabled: false, isInvalid: false },
  render: (args) => <Boxes {...args} />,
});

export const Default = meta.story();
export const HalfFilled = meta.story({ args: { digits: ['4', '0', '7', '', '', ''] } });
export const Error = meta.story({
  tags: ['error'],
  args: { digits: ['4', '0', '7', '', '', ''], isInvalid: true },
});
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Each digit moves focus to the next box; Backspace in an empty box moves it back (product 10.3). */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Digit 1 of 6'), '4x0');
    await expect(canvas.getByLabelText('Digit 2 of 6')).toHaveValue('0');
    await expect(canvas.getByLabelText('Digit 3 of 6')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByLabelText('Digit 2 of 6')).toHaveFocus();
  },
});

/** A complete code fills all boxes from any box; Arabic-Indic digits are accepted. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Digit 3 of 6').focus();
    await userEvent.paste('٤٠٧ 192');
    const boxes = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(boxes.map(({ value }) => value).join('')).toBe('407192');
    await expect(canvas.getByLabelText('Digit 6 of 6')).toHaveFocus();
  },
});
