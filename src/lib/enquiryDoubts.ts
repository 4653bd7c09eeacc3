import type { EnquiryPayload } from '@/contract/enquiry';
import { onlyDigits } from './digits';
import { isEmail } from './email';
import { typedLine } from './typed';

/** Digits of the shortest number that can be dialled: a landline without its area code. */
const MIN_DIGITS = 7;
/** Hours in which the shop visits (product 7.7). */
const OPENS = '09:00';
const CLOSES = '20:00';
const TIME = /^\d\d:\d\d$/;

/** What the shop cannot do as entered: write, call, or come at this day or hour. Nothing is refused (product 7.3). */
export type EnquiryDoubt = 'email' | 'phone' | 'date' | 'time';

/** How the shop can answer an enquiry (product 7.8). */
export type EnquiryAnswer = 'anyHow' | 'byPhone' | 'byMail' | 'otherTime' | 'none' | 'booked';

export const canMail = (email: string): boolean => isEmail(typedLine(email));

export const canCall = (phone: string): boolean => onlyDigits(phone).length >= MIN_DIGITS;

/** Whether an hour is one of visits; a text that is no time may be. */
export const isOpenAt = (time: string): boolean =>
  !TIME.test(time) || (time >= OPENS && time <= CLOSES);

/** What is doubtful, in the order of the fields. */
export function findDoubts(
  { email, phone, date, time }: Pick<EnquiryPayload, EnquiryDoubt>,
  now: Date,
): EnquiryDoubt[] {
  const start = new Date(`${date}T${time}:00+04:00`).getTime();
  const doubts: [EnquiryDoubt, boolean][] = [
    ['email', !canMail(email)],
    ['phone', !canCall(phone)],
    ['date', start < now.getTime()],
    ['time', !isOpenAt(time)],
  ];
  return doubts.filter(([, isDoubtful]) => isDoubtful).map(([doubt]) => doubt);
}

/** How the shop can answer, as far as the entered values allow. */
export function answerTo(doubts: readonly EnquiryDoubt[]): EnquiryAnswer {
  const cannot = (doubt: EnquiryDoubt) => doubts.includes(doubt);
  if (cannot('email') && cannot('phone')) return 'none';
  if (cannot('date') || cannot('time')) return 'otherTime';
  if (cannot('phone')) return 'byMail';
  return cannot('email') ? 'byPhone' : 'anyHow';
}
