import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OrdersTable } from '../server/db/orderTables.ts';
import { fitterPage } from '../server/papers/fitterPage.ts';
import { fitterSheet } from '../server/papers/fitterSheet.ts';
import { workroomPage } from '../server/papers/workroomPage.ts';
import { workroomSheet } from '../server/papers/workroomSheet.ts';
import { makingOf } from '../server/rules/making/makingOf.ts';
import { windowRequest } from '../server/rules/windowRequest.ts';
import { madeToMeasure } from '../server/seed/content/madeToMeasure.ts';
import { priceTable } from '../server/seed/content/priceTable.ts';
import type { WindowPriceRequest } from '../src/contract/madeToMeasure.ts';
import { madeProduct } from '../src/lib/madeToMeasure/madeProduct.ts';
import { priceWindow } from '../src/lib/madeToMeasure/priceWindow.ts';

const FOLDER = path.resolve(import.meta.dirname, '../node_modules/.cache/storybook-papers');
const METRE = 18_500;

const ORDER: OrdersTable = {
  id: 'o1',
  order_number: 'SDL-261127-7K3QF',
  user_id: 'u1',
  status: 'Confirmed',
  currency: 'AED',
  sub_total_minor: 0,
  shipping_minor: 0,
  total_minor: 0,
  payment_type: 'stripe',
  pay_token: '',
  first_name: 'Layla',
  last_name: 'Haddad',
  company_name: 'Haddad Interiors',
  country: 'United Arab Emirates',
  address: 'Villa 3, Street 12, Al Barsha 2',
  pin_code: '',
  city: 'Dubai',
  dial_code: '+971',
  phone: '0501234567',
  phone_e164: '+971501234567',
  email: 'layla@example.com',
  additional_info: 'Please ring twice. The dog is friendly.',
  makani: '2514389012',
  buyer_trn: null,
  cancel_reason: null,
  cancel_comment: null,
  created_at: '2026-11-27T08:00:00.000Z',
  updated_at: '2026-11-27T08:00:00.000Z',
  language: 'en',
  remake_of: null,
  remake_line: null,
  remake_reason: null,
  cut_at: null,
  made_at: null,
};

const WINDOWS: readonly (WindowPriceRequest & {
  productName: { en: string; ar: string };
  facts: { en: string[]; ar: string[] };
  quantity: number;
})[] = [
  {
    productId: 'almas-ivory-linen',
    name: 'Living 1',
    window: {
      mount: 'wall',
      widths: [240, 241.5, 240.5],
      drops: [345, 345.5, 346.2],
      track: 290,
      freeLeft: 30,
      freeRight: 25,
      notes: ['ac', 'socket'],
    },
    options: {
      heading: 'wave',
      lining: 'lining',
      draw: 'pair',
      motor: 'mains',
      controls: ['remote1'],
    },
    productName: { en: 'Almas Ivory Linen', ar: 'كتان ألماس العاجي' },
    facts: { en: ['290 x 345 cm', 'wave', 'pair'], ar: ['290 × 345 سم', 'ويفي', 'من الجانبين'] },
    quantity: 1,
  },
  {
    productId: 'ufuq-screen-roller',
    name: 'Study',
    window: { mount: 'inside', widths: [120.5, 121, 120.8], drops: [200], depth: 10, height: 230 },
    options: { control: 'chain', extras: ['cassette'] },
    productName: { en: 'Ufuq Sunscreen Roller', ar: 'رول أفق سكرين' },
    facts: { en: ['119.5 x 200 cm', 'chain'], ar: ['119.5 × 200 سم', 'سلسلة'] },
    quantity: 2,
  },
];

function itemOf(window: (typeof WINDOWS)[number], position: number) {
  const { productId, name, productName, facts, quantity } = window;
  const raw = madeToMeasure[productId];
  const product = raw && madeProduct(raw, {}, () => METRE);
  const request = product && windowRequest(window, product, priceTable);
  const result = request && priceWindow(request);
  if (!result || result.kind === 'refused') throw new Error(`${productId} cannot be made.`);
  const making = makingOf(request, result);
  const content = {
    request: { productId, name, window: window.window },
    facts,
    productName,
    making,
  };
  return { position, quantity, configuration: JSON.stringify(content) };
}

/** Renders the papers of the staff for their stories. @returns the folder with a page for each and each language */
export function renderPapers(): string {
  const items = WINDOWS.map(itemOf);
  const visit = { makani: '2514389012', arrives: '2026-12-01T08:00:00.000Z' };
  const workroom = workroomSheet(ORDER.order_number, items);
  const fitter = fitterSheet(ORDER, items, visit);
  mkdirSync(FOLDER, { recursive: true });
  for (const language of ['en', 'ar'] as const) {
    writeFileSync(path.join(FOLDER, `workroom.${language}.html`), workroomPage(workroom, language));
    writeFileSync(path.join(FOLDER, `fitter.${language}.html`), fitterPage(fitter, language));
  }
  return FOLDER;
}
