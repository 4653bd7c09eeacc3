import preview from '#.storybook/preview';
import { EnquiryOutcome } from './EnquiryOutcome';

const meta = preview.meta({
  component: EnquiryOutcome,
  args: { isSent: false, answer: 'anyHow' as const, hasFailed: false },
});

export const Sent = meta.story({ args: { isSent: true } });
export const SentUnreachable = meta.story({ args: { isSent: true, answer: 'none' } });
export const ErrorRefused = meta.story({
  tags: ['error'],
  args: { hasFailed: true, reason: 'We have several requests from you already.' },
});
export const ErrorWithoutResponse = meta.story({ tags: ['error'], args: { hasFailed: true } });
