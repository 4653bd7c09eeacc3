import type { Locator, Page } from '@playwright/test';
import { enquiryMessages } from '../../../src/features/enquiry/messages.ts';
import type { ShopLanguage } from './language.ts';

/** Fills in the appointment form of a page, with a day and a time as text, and accepts the terms. @returns the form */
export async function fillEnquiry(
  page: Page,
  email: string,
  { t }: Pick<ShopLanguage, 't'>,
): Promise<Locator> {
  const { fields, agreeStart, agreeLink } = enquiryMessages;
  const form = page.getByRole('form').filter({ has: page.getByLabel(t(fields.date)) });
  // With the mark of required fields: ‘time’ is also in the name of the free times.
  const field = (name: keyof typeof fields) => form.getByLabel(`${t(fields[name])} *`);
  await field('name').fill('Layla Haddad');
  await field('email').fill(email);
  await field('phone').fill('0501234567');
  await field('date').fill('2099-01-05');
  await field('time').fill('10:30');
  await form.getByRole('checkbox', { name: t(agreeStart) + t(agreeLink) }).check();
  return form;
}
