import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { OtpBoxes } from '@/features/auth/OtpBoxes';
import { noDigits } from '@/features/auth/otpDigits';
import { renderPiece } from '../../support/renderPiece';

function Boxes() {
  const [digits, setDigits] = useState(noDigits);
  return <OtpBoxes digits={digits} onChange={setDigits} isDisabled={false} isInvalid={false} />;
}

const box = (place: number) => screen.getByRole('textbox', { name: `Digit ${place} of 6` });
const code = () =>
  screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value || '_');

describe('the six boxes (product 10.3)', () => {
  it('form one group, and only the first takes a code from the mail', () => {
    renderPiece(<Boxes />);

    expect(screen.getByRole('group', { name: '6-digit code' })).toBeVisible();
    expect(
      screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete')),
    ).toEqual(['one-time-code', 'off', 'off', 'off', 'off', 'off']);
  });

  it('take a digit each and move on', async () => {
    const { user } = renderPiece(<Boxes />);
    await user.click(box(1));

    await user.keyboard('12');

    expect(code()).toEqual(['1', '2', '_', '_', '_', '_']);
    expect(box(3)).toHaveFocus();
  });

  it('ignore what is not a digit', async () => {
    const { user } = renderPiece(<Boxes />);
    await user.click(box(1));

    await user.keyboard('a-½ ');

    expect(code().join('')).toBe('______');
    expect(box(1)).toHaveFocus();
  });

  it.each(['١٢٣', '۱۲۳'])('take Arabic-Indic digits: %s', async (digits) => {
    const { user } = renderPiece(<Boxes />);
    await user.click(box(1));

    await user.keyboard(digits);

    expect(code().join('')).toBe('123___');
  });

  it('go back on Backspace in an empty box only', async () => {
    const { user } = renderPiece(<Boxes />);
    await user.click(box(1));
    await user.keyboard('12');

    await user.keyboard('{Backspace}');
    expect(box(2)).toHaveFocus();
    expect(code().join('')).toBe('12____');

    await user.keyboard('{Backspace}');
    expect(box(2)).toHaveFocus();
    expect(code().join('')).toBe('1_____');
  });

  it('are walked through with the arrow keys', async () => {
    const { user } = renderPiece(<Boxes />);
    await user.click(box(1));

    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');

    expect(box(2)).toHaveFocus();
  });

  it('replace a digit that is typed over, by the same one too', async () => {
    const { user } = renderPiece(<Boxes />);
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
  ])("take the whole code from a paste of '%s' into box %i", async (text, place) => {
    const { user } = renderPiece(<Boxes />);
    await user.click(box(place));

    await user.paste(text);

    expect(code().join('')).toBe('123456');
    expect(box(6)).toHaveFocus();
  });

  it.each([1, 3])('take the whole code that is filled into box %i', (place) => {
    renderPiece(<Boxes />);

    fireEvent.change(box(place), { target: { value: '654321' } });

    expect(code().join('')).toBe('654321');
  });

  it('take a part of the code from where it is pasted', async () => {
    const { user } = renderPiece(<Boxes />);
    await user.click(box(3));

    await user.paste('12');

    expect(code().join('')).toBe('__12__');
    expect(box(5)).toHaveFocus();
  });
});
