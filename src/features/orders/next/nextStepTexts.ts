import type { ShippingAddress } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import { formatDay } from '@/lib/dates';
import { formatMoment } from '@/lib/formatMoment';
import { isolate } from '@/lib/isolate';
import type { Language } from '@/lib/language';
import type { CancelTime } from '@/lib/cancelTime';
import type { NextStep } from '@/lib/nextStep';
import { makingMessages, nextMessages as messages } from './messages';

export interface NextStepContext {
  t: Translate;
  language: Language;
  address: Pick<ShippingAddress, 'dialCode' | 'phone' | 'phoneE164' | 'city'>;
  /** Of the shop; unknown when its facts did not load. */
  contact: { phone: string; email: string } | undefined;
}

/** Phone number of the customer; empty when the order has none. */
const phoneOf = ({ dialCode, phone = '', phoneE164 }: NextStepContext['address']) =>
  phoneE164 ?? (phone === '' ? '' : `${dialCode ?? ''} ${phone}`.trim());

/** A text that asks for a call, with the number if it is known. */
const callUs = ({ on, us }: typeof messages.late, { t, contact }: NextStepContext): string =>
  contact ? t(on, { phone: isolate(contact.phone) }) : t(us);

/** Which day an order arrives, or that it is late. */
function deliveryTexts(
  step: Extract<NextStep, { isLate: boolean }>,
  context: NextStepContext,
): string[] {
  const { t, language } = context;
  const { expected, isLate, isUnpaid } = step;
  const day = expected && formatDay(expected.toISOString(), language);
  return [
    ...(day === undefined ? [] : [t(step.isFitted ? messages.fitted : messages.expected, { day })]),
    ...(isLate ? [callUs(messages.late, context)] : []),
    ...(isUnpaid ? [t(messages.unpaid)] : []),
  ];
}

/** How long it can be cancelled; nothing once it is cut. */
function cancelTexts(cancel: CancelTime, { t, language }: NextStepContext): string[] {
  switch (cancel.kind) {
    case 'anyTime':
      return [t(messages.canCancel)];
    case 'until':
      return [t(messages.cancelUntil, { moment: formatMoment(cancel.moment, language) })];
    case 'untilCut':
      return [t(makingMessages.untilCut)];
    case 'cut':
      return [];
  }
}

/** That the shop calls; the day of fitting says it, too. */
function callTexts(
  { isFitted, expected, hasTime }: Extract<NextStep, { isLate: boolean }>,
  { t, address }: NextStepContext,
): string[] {
  if (isFitted) return expected === undefined && !hasTime ? [t(messages.callToFit)] : [];
  const phone = phoneOf(address);
  return [phone === '' ? t(messages.call) : t(messages.callOn, { phone: isolate(phone) })];
}

function travelText({ t, address: { city } }: NextStepContext): string {
  return city === '' ? t(messages.travel) : t(messages.travelTo, { place: city });
}

/** What happens next with an order, one sentence each. */
export function nextStepTexts(step: NextStep, context: NextStepContext): string[] {
  const { t, language, contact } = context;
  const dayText = (day: Date) => formatDay(day.toISOString(), language);
  switch (step.kind) {
    case 'pay':
      return [t(messages.hold)];
    case 'make':
      return [
        t(
          step.state === 'cutting' || step.state === 'made'
            ? makingMessages[step.state]
            : messages.make,
        ),
        ...(step.ready ? [t(messages.ready, { day: dayText(step.ready) })] : []),
        ...deliveryTexts(step, context),
        ...cancelTexts(step.cancel, context),
      ];
    case 'call':
      return [
        t(messages.packed),
        ...callTexts(step, context),
        ...deliveryTexts(step, context),
        t(messages.clear),
      ];
    case 'leave':
      return [t(messages.leave), travelText(context), ...deliveryTexts(step, context)];
    case 'travel':
      return [travelText(context), ...deliveryTexts(step, context)];
    case 'arrive':
      return [
        t(step.isFitted ? messages.fits : step.isToday ? messages.today : messages.arrive),
        t(messages.phone),
        ...(step.isUnpaid ? [t(messages.unpaid)] : []),
      ];
    case 'care':
      return [
        t(step.isFitted ? messages.restFitted : messages.rest),
        ...(step.faultsUntil && contact
          ? [
              t(messages.faults, {
                email: isolate(contact.email),
                day: dayText(step.faultsUntil),
              }),
            ]
          : []),
      ];
    case 'refund':
      return [
        t(messages.refund),
        ...(step.due ? [t(messages.refundDue, { day: dayText(step.due) })] : []),
      ];
    case 'refundLate':
      return [callUs(messages.refundLate, context)];
    case 'refunded':
    case 'nothingCharged':
    case 'cancelled':
      return [t(messages[step.kind])];
  }
}
