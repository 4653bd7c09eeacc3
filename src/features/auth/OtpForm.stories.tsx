import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { OtpForm } from './OtpForm';

const FAR_AWAY = Date.UTC(2100, 0, 1);

const meta = preview.meta({
  component: OtpForm,
  decorators: [inBox({ maxWidth: 480 })],
  args: { email: 'layla@sadeel.example', deadline: FAR_AWAY, onResent: () => undefined },
});

export const Default = meta.story();
export const DisabledExpired = meta.story({ args: { deadline: 0 } });

export const ErrorIncomplete = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Digit 1 of 6'), '407');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(canvas.getByLabelText('Digit 4 of 6')).toHaveFocus();
  },
});

export const Verifying = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Digit 1 of 6'), '407192{Enter}');
    await expect(canvas.getByRole('button', { name: /Verify/ })).toBeDisabled();
  },
});

export const Resending = meta.story({
  play: async ({ canvas, userEvent }) => {
    const resend = canvas.getByRole('button', { name: 'Resend OTP' });
    await userEvent.click(resend);
    await expect(resend).toHaveAttribute('aria-busy', 'true');
  },
});
