import preview from '#.storybook/preview';
import { OtpCountdown } from './OtpCountdown';

const meta = preview.meta({ component: OtpCountdown, args: { secondsLeft: 180 } });

export const Running = meta.story();
export const LastMinute = meta.story({ args: { secondsLeft: 42 } });
export const Expired = meta.story({ args: { secondsLeft: 0 } });
