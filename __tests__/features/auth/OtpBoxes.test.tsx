import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { OtpBoxes } from '@/features/auth/OtpBoxes';
import { noDigits } from '@/features/auth/otpDigits';
import { renderElement } from '../../support/renderElement';

function Boxes() {
  const [digits, setDigits] = useState(noDigits);
  return <OtpBoxes digits={digits} onChange={setDigits} isDisabled={false} isInvalid={false} />;
}

const box = (position: number) => screen.getByRole('textbox', { name: `Digit ${position} of 6` });
const code = () =>
  screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value || '_');

describe('OtpBoxes (product 10.3)', () => {
  it('form one group; only the first box autofills one-time codes', () => {
    renderElement(<Boxes />);

    expect(screen.getByRole('group', { name: '6-digit code' })).toBeVisible();
    expect(
      screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete')),
    ).toEqual(['one-time-code', 'off', 'off', 'off', 'off', 'off']);
  });

  it('accept one digit each and focus the next box', async () => {
    const { user } = renderElement(<Boxes />);
    await user.click(box(1));

    await user.keyboard('12');

    expect(code()).toEqual(['1', '2', '_', '_', '_', '_']);
    expect(box(3)).toHaveFocus();
  });

  it('ignore characters that are not digits', async () => {
    const { user } = renderElement(<Boxes />);
    await user.click(box(1));

    await user.keyboard('a-½ ');

    expect(code().join('')).toBe('______');
    expect(box(1)).toHaveFocus();
  });

  it.each(['١٢٣', '۱۲۳'])('accept Arabic-Indic digits: %s', async (digits) => {
    const { user } = renderElement(<Boxes />);
    await user.click(box(1));

    await user.keyboard(digits);

    expect(code().join('')).toBe('123___');
  });

  it('Backspace clears a digit, and moves left in an empty box', async () => {
    const { user } = renderElement(<Boxes />);
    await user.click(box(1));
    await user.keyboard('12');

    await user.keyboard('{Backspace}');
    expect(box(2)).toHaveFocus();
    expect(code().join('')).toBe('12____');

    await user.keyboard('{Backspace}');
    expect(box(2)).toHaveFocus();
    expect(code().join('')).toBe('1_____');
  });

  it('arrow keys move between the boxes', async () => {
    const { user } = renderElement(<Boxes />);
    await user.click(box(1));

    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');

    expect(box(2)).toHaveFocus();
  });

  it('replace a digit when typing over it, also by the same digit', async () => {
    const { user } = renderElement(<Boxes />);
    await user.click(box(1));
    await user.keyboard('123');
    await user.click(box(2));

    await user.keyboard('9');
    expect(code().join('')).toBe('193___');
    await user.keyboard('3');
    expect(box(4)).toHaveFocus();
  });

  it.each([
    ['123456', 1],
    ['123456', 4],
    ['Your code is 123 456.', 1],
    ['Code 123456, valid for 180 seconds', 6],
    ['١٢٣٤٥٦', 2],
  ])("accept the whole code from a paste of '%s' into box %i", async (text, position) => {
    const { user } = renderElement(<Boxes />);
    await user.click(box(position));

    await user.paste(text);

    expect(code().join('')).toBe('123456');
    expect(box(6)).toHaveFocus();
  });

  it.each([1, 3])('accept the whole code autofilled into box %i', (position) => {
    renderElement(<Boxes />);

    fireEvent.change(box(position), { target: { value: '654321' } });

    expect(code().join('')).toBe('654321');
  });

  it('fill in a partial code from the box where it is pasted', async () => {
    const { user } = renderElement(<Boxes />);
    await user.click(box(3));

    await user.paste('12');

    expect(code().join('')).toBe('__12__');
    expect(box(5)).toHaveFocus();
  });
});
