import { describe, expect, it } from '@jest/globals';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { changeText, refusalText } from '@/features/windows/made/refusalText';
import { createI18n } from '@/i18n/createI18n';
import type { RefusalCode } from '@/lib/madeToMeasure/configuration';
import { priceWindow, withChange, type WindowRequest } from '@/lib/madeToMeasure/priceWindow';
import { refusalResponse } from '../../../../server/routes/windowPrice';
import { messagesIn } from '../../../../server/messages/messages';
import { refusedBlinds } from '../../../support/madeToMeasure/blindExamples';
import { refusedCurtains } from '../../../support/madeToMeasure/curtainExamples';
import { blinds, curtains } from '../../../support/madeToMeasure/products';
import { blindRequest, curtainRequest } from '../../../support/madeToMeasure/requests';

const { almas, saffa, noor } = curtains;
const { ufuq, zilal, sidr } = blinds;
const window = { track: 2900, drops: [2650] };
const pole = { ...window, mount: 'pole' } as const;
const recess = { widths: [1200], drops: [1600] };
const heavySaffa = { ...saffa, facts: { ...saffa.facts, weight: 700 } };
const motorVenetian = { ...sidr, controls: ['wand', 'mains'] as const };

const example = (examples: Readonly<Record<string, { request: WindowRequest }>>, id: string) => {
  const request = examples[id]?.request;
  if (request === undefined) throw new Error(`There is no example ${id}.`);
  return request;
};

/** A window that is refused for each reason; a new code does not compile without one. */
const REFUSED: Readonly<Record<RefusalCode, WindowRequest>> = {
  unmeasured: curtainRequest(almas, { ...window, drops: [] }, { heading: 'wave' }),
  mount: blindRequest(ufuq, { ...recess, mount: 'ceiling' }),
  cloth: curtainRequest({ ...noor, cloth: [] }, window, { heading: 'wave' }),
  heading: curtainRequest({ ...almas, headings: ['double'] }, window, { heading: 'wave' }),
  lining: curtainRequest(almas, window, { heading: 'wave', lining: 'interlined' }),
  size: curtainRequest(almas, { ...window, track: 12_400 }, { heading: 'wave' }),
  left: curtainRequest(almas, window, { heading: 'wave', left: 400 }),
  needsPole: curtainRequest(almas, window, { heading: 'eyelet' }),
  needsTrack: curtainRequest(almas, pole, { heading: 'wave' }),
  motorPole: curtainRequest(almas, pole, { heading: 'double', motor: 'mains' }),
  motorHeading: curtainRequest(almas, window, { heading: 'pencil', motor: 'mains' }),
  motorSystem: blindRequest(motorVenetian, recess, { control: 'mains' }),
  battery: example(refusedCurtains, 'C17'),
  tooHeavyForMotor: example(refusedCurtains, 'C14'),
  tooHeavyForTrack: curtainRequest(
    heavySaffa,
    { track: 2900, drops: [4900] },
    { heading: 'triple', lining: 'interlined' },
  ),
  depth: blindRequest(ufuq, { ...recess, depth: 40 }),
  tooWide: example(refusedBlinds, 'B5'),
  area: blindRequest(ufuq, { widths: [2900], drops: [2900] }),
  control: blindRequest(sidr, recess),
  cordless: blindRequest(ufuq, { widths: [2000], drops: [1400] }, { control: 'cordless' }),
  tooNarrowForMotor: blindRequest(ufuq, { widths: [610], drops: [1400] }, { control: 'mains' }),
  extras: blindRequest(zilal, recess, { extras: ['cassette'] }),
  child: example(refusedBlinds, 'B7'),
  chain: example(refusedBlinds, 'B16'),
};

/** Refusals whose button leads elsewhere: to the fields of the sizes, and to other cloths (`RefusalNote.stories.tsx`). */
const LEADING_ELSEWHERE: readonly string[] = ['unmeasured', 'cloth'];

const languages = [createI18n('en'), createI18n('ar', arabicCatalog)];
const ARABIC = /[\u0600-\u06ff]/;

describe.each(Object.entries(REFUSED))('the refusal %s', (code, request) => {
  const result = priceWindow(request);
  const refusal = result.kind === 'refused' ? result.refusal : undefined;

  it('is why this window has no price', () => {
    expect(refusal?.code).toBe(code);
  });

  it('has a sentence in both languages, of the browser and of the server', () => {
    if (refusal === undefined) throw new Error('has a price');
    const sentences = [
      ...languages.map(({ t }) => refusalText(t, refusal)),
      ...(['en', 'ar'] as const).map(
        (language) => refusalResponse(messagesIn(language), refusal).message,
      ),
    ];
    expect(sentences.map((sentence) => ARABIC.test(sentence))).toEqual([false, true, false, true]);
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|null|[{}]/);
  });

  it('has one press with which the window has a price, or leads elsewhere', () => {
    const { change } = refusal ?? {};
    if (refusal === undefined || change === undefined) {
      expect(LEADING_ELSEWHERE).toContain(code);
      return;
    }
    expect(LEADING_ELSEWHERE).not.toContain(code);
    expect(priceWindow(withChange(request, change)).kind).not.toBe('refused');
    const labels = languages.map(({ t }) => changeText(t, refusal, request.product) ?? '');
    expect(labels.map((label) => [label !== '', ARABIC.test(label)])).toEqual([
      [true, false],
      [true, true],
    ]);
  });
});
