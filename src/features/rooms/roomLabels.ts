import type { Translate } from '@/i18n/createI18n';
import { messages } from './messages';
import type { RoomChoice } from './roomChoices';

function phrasesOf(t: Translate, { room, curtains, time }: RoomChoice) {
  return {
    room: t(messages.values[room]),
    curtains: t(messages.phrases[curtains]),
    time: t(messages.phrases[time]),
  };
}

/** Name of the image of a fabric in a room: 'Living room with Almas Ivory Linen, curtains open, by day'. */
export const roomLabel = (t: Translate, choice: RoomChoice, fabric: string): string =>
  t(messages.view, { ...phrasesOf(t, choice), fabric });

/** What a comparison shows: 'Living room, curtains open, by day: Almas Ivory Linen, Noor White Voile'. */
export const comparisonLabel = (t: Translate, choice: RoomChoice, fabrics: string): string =>
  t(messages.compared, { ...phrasesOf(t, choice), fabrics });
