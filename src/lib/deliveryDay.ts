import { addWorkingDays } from './dates';

const SUNDAY = 0;
const DELIVERY_DAYS = 2;

/** Day by which a paid order is delivered: two working days after payment (product 8.9). */
export const deliveryDay = (paidAt: Date) => addWorkingDays(paidAt, DELIVERY_DAYS, [SUNDAY]);
