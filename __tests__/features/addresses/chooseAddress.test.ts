import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  adoptSaved,
  chooseAddress,
  isEdited,
  keepAsAnother,
  startChoice,
  tickSaving,
} from '@/features/addresses/checkout/chooseAddress';
import { office, unnamed, villa } from '@/fixtures/addresses.fixtures';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import {
  addressChosen,
  checkoutSlice,
  countryEntered,
  draftEdited,
  latestBillingFound,
  selectCheckout,
  selectIsPrefilled,
  type CheckoutState,
  type ChosenAddress,
} from '@/store/slices/checkoutSlice';
import { createTestStore } from '../../support/fakeApi';
import { PROPERTY_SEED } from '../../support/propertySeed';

function openCheckout() {
  const { store } = createTestStore();
  store.inject(checkoutSlice);
  const checkout = () => selectCheckout(store.getState());
  return {
    checkout,
    draft: () => selectBillingDraft(store.getState()),
    isPrefilled: () => selectIsPrefilled(store.getState()),
    type: (fields: Parameters<typeof draftEdited>[0]) => store.dispatch(draftEdited(fields)),
    enter: (country: string, dialCode: string) =>
      store.dispatch(countryEntered({ country, dialCode })),
    findLatest: () => store.dispatch(latestBillingFound({ firstName: 'Latest' })),
    change: (to: (state: CheckoutState) => ChosenAddress | undefined) => {
      const chosen = to(checkout());
      if (chosen !== undefined) store.dispatch(addressChosen(chosen));
    },
  };
}

describe('the choice when the checkout opens (product 9.14)', () => {
  it('is the default address, whose fields win over the latest order', () => {
    const { change, draft, findLatest, isPrefilled } = openCheckout();
    findLatest();
    expect(isPrefilled()).toBe(true);
    change((state) => startChoice(state, [office, villa]));
    findLatest();
    expect(draft()).toMatchObject({
      firstName: 'Layla',
      address: villa.address,
      phone: villa.phone,
    });
    expect(isPrefilled()).toBe(false);
  });

  it('is the first address when none is the default, and nothing without addresses', () => {
    const { change, checkout } = openCheckout();
    change((state) => startChoice(state, []));
    expect(checkout().address).toBeNull();
    change((state) => startChoice(state, [unnamed, office]));
    expect(checkout().address?.id).toBe('unnamed');
  });

  it('is another address when something was typed, which stays', () => {
    const { change, draft, checkout, type, findLatest } = openCheckout();
    findLatest();
    type({ address: 'Typed street' });
    change((state) => startChoice(state, [villa]));
    expect(checkout().address?.id).toBeNull();
    expect(draft()).toMatchObject({ firstName: 'Latest', address: 'Typed street' });
  });

  it('does not depend on notes and e-mail address', () => {
    const { change, draft, type } = openCheckout();
    type({ additionalInfo: 'Ring twice', email: 'other@example.com', firstName: ' ' });
    change((state) => startChoice(state, [villa]));
    expect(draft()).toMatchObject({
      address: villa.address,
      additionalInfo: 'Ring twice',
      email: 'other@example.com',
    });
  });

  it('stays when the checkout opens again, unless the address is gone', () => {
    const { change, draft, checkout, type } = openCheckout();
    change((state) => chooseAddress(state, office));
    type({ firstName: 'Edited' });
    change((state) => startChoice(state, [villa, office]));
    expect(draft()).toMatchObject({ firstName: 'Edited', address: office.address });
    change((state) => startChoice(state, [villa]));
    expect(checkout().address?.id).toBeNull();
    expect(draft()).toMatchObject({ firstName: 'Edited', address: office.address });
    change((state) => startChoice(state, [villa]));
    expect(checkout().address?.id).toBeNull();
  });
});

describe('choosing an address', () => {
  it('fills country, dial code and tax number with it', () => {
    const { change, draft } = openCheckout();
    change((state) => chooseAddress(state, { ...office, country: 'Oman', dialCode: '+968' }));
    expect(draft()).toMatchObject({ country: 'Oman', dialCode: '+968', trn: office.trn });
    change((state) => chooseAddress(state, villa));
    expect(draft()).toMatchObject({ country: villa.country, dialCode: '+971' });
    expect(draft().trn).toBeUndefined();
  });

  it('leaves the form of another one empty, but for its own text', () => {
    const { change, draft, enter } = openCheckout();
    change((state) => chooseAddress(state, villa));
    change((state) => chooseAddress(state));
    expect(draft()).toMatchObject({
      firstName: '',
      country: 'United Arab Emirates',
      dialCode: '',
    });
    enter('Oman', '+968');
    change((state) => chooseAddress(state, villa));
    change((state) => chooseAddress(state));
    expect(draft()).toMatchObject({ firstName: '', country: 'Oman', dialCode: '+968' });
  });

  it('never loses what was typed for an address', () => {
    const ids = ['villa', 'office', 'another'] as const;
    const saved = { villa, office, another: undefined };
    const step = fc.record({ id: fc.constantFrom(...ids), text: fc.string({ minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { change, draft, type } = openCheckout();
        change((state) => startChoice(state, [villa, office]));
        const typed = new Map<string, string>();
        for (const { id, text } of steps) {
          change((state) => chooseAddress(state, saved[id]));
          expect(draft().city).toBe(typed.get(id) ?? saved[id]?.city ?? '');
          type({ city: text });
          typed.set(id, text);
        }
      }),
      { seed: PROPERTY_SEED },
    );
  });

  it('knows whether the address differs from the saved one', () => {
    const { change, checkout, type } = openCheckout();
    change((state) => chooseAddress(state, villa));
    type({ firstName: 'Layla', additionalInfo: 'Note' });
    expect(isEdited(checkout())).toBe(false);
    type({ firstName: 'Omar' });
    expect(isEdited(checkout())).toBe(true);
    change((state) => adoptSaved(state, { ...villa, firstName: 'Omar' }));
    expect(isEdited(checkout())).toBe(false);
  });
});

it('adopting the saved address drops its edits, but not those of the order', () => {
  const { change, draft, type } = openCheckout();
  change((state) => chooseAddress(state, villa));
  type({ city: 'Typed', additionalInfo: 'Note' });
  change((state) => adoptSaved(state, { ...villa, city: 'Sharjah' }));
  expect(draft()).toMatchObject({ city: 'Sharjah', additionalInfo: 'Note' });
});

it('the tick to save an address survives another choice', () => {
  const { change, checkout } = openCheckout();
  change((state) => tickSaving(state, true));
  expect(checkout().address).toEqual({ id: null, others: {}, isSaved: true });
  change((state) => chooseAddress(state, villa));
  change(keepAsAnother);
  expect(checkout().address?.isSaved).toBe(true);
});
