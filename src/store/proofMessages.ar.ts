import { translateMessages } from '@/i18n/translateMessages';
import { proofMessages } from './proofMessages';

export const arabic = translateMessages(proofMessages, {
  working: 'لدينا زوار كثيرون في هذه اللحظة. يُرجى الانتظار بضع ثوانٍ.',
});
