import { describe, expect, it } from '@jest/globals';
import { sessionExpired, signedIn, signedOut } from '@/store/slices/authSlice';
import {
  countryEntered,
  dialCodePicked,
  draftCleared,
  draftEdited,
  orderAttempted,
  selectBillingDraft,
  selectOrderAttempt,
} from '@/store/slices/checkoutSlice';
import { createTestStore } from '../../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const attempt = { content: 'order', idempotencyKey: 'key' };

function makeFilledStore() {
  const { store } = createTestStore();
  store.dispatch(draftEdited({ firstName: 'Layla' }));
  store.dispatch(orderAttempted(attempt));
  return store;
}

const contentOf = (store: ReturnType<typeof makeFilledStore>) => [
  selectBillingDraft(store.getState()).firstName,
  selectOrderAttempt(store.getState()),
];

const emptyDraft = {
  firstName: '',
  lastName: '',
  companyName: '',
  country: '',
  address: '',
  pinCode: '',
  city: '',
  dialCode: '',
  phone: '',
  email: '',
  additionalInfo: '',
};
const omar = buildSession({ user: { _id: 'omar', email: 'omar@sadeel.example' } });

describe('the checkout draft', () => {
  it('begins empty', () => {
    const { store } = createTestStore();
    expect(selectBillingDraft(store.getState())).toEqual(emptyDraft);
    expect(selectOrderAttempt(store.getState())).toBeNull();
  });

  it('survives an expired session and a new sign-in, with the key of its order', () => {
    const store = makeFilledStore();
    const session = buildSession();
    store.dispatch(sessionExpired(session.user._id));
    store.dispatch(signedIn(session));
    expect(contentOf(store)).toEqual(['Layla', attempt]);
  });

  it.each([
    ['once', [sessionExpired('layla')]],
    ['and refused again', [sessionExpired('layla'), sessionExpired()]],
  ])('is not shown to somebody else who signs in after it expired %s', (_how, refusals) => {
    const store = makeFilledStore();
    refusals.forEach(store.dispatch);
    store.dispatch(signedIn(omar));
    expect(contentOf(store)).toEqual(['', null]);
  });

  it.each([signedOut, draftCleared])('is empty after %p', (event) => {
    const store = makeFilledStore();
    store.dispatch(event());
    expect(contentOf(store)).toEqual(['', null]);
  });
});

describe('the e-mail address', () => {
  const { email } = buildSession().user;
  const emailIn = (store: ReturnType<typeof makeFilledStore>) =>
    selectBillingDraft(store.getState()).email;

  it('is that of the account until the customer edits it', () => {
    const store = makeFilledStore();
    store.dispatch(signedIn(buildSession()));
    expect(emailIn(store)).toBe(email);
    store.dispatch(draftEdited({ firstName: 'Layla' }));
    expect(emailIn(store)).toBe(email);
    store.dispatch(draftEdited({ email: 'work@sadeel.example' }));
    expect(emailIn(store)).toBe('work@sadeel.example');
  });

  it('stays empty when the customer clears it', () => {
    const store = makeFilledStore();
    store.dispatch(signedIn(buildSession()));
    store.dispatch(draftEdited({ email: '' }));
    expect(emailIn(store)).toBe('');
  });

  it('is that of the account again after an order', () => {
    const store = makeFilledStore();
    store.dispatch(signedIn(buildSession()));
    store.dispatch(draftEdited({ email: 'work@sadeel.example' }));
    store.dispatch(draftCleared());
    expect(emailIn(store)).toBe(email);
  });

  it('is that of the next customer who signs in', () => {
    const store = makeFilledStore();
    store.dispatch(signedIn(buildSession()));
    store.dispatch(signedOut());
    expect(emailIn(store)).toBe('');
    store.dispatch(signedIn(omar));
    expect(emailIn(store)).toBe('omar@sadeel.example');
  });
});

describe('the dial code', () => {
  const uae = { country: 'United Arab Emirates', dialCode: '+971' };

  it('follows the country until it is picked', () => {
    const store = makeFilledStore();
    store.dispatch(countryEntered({ country: 'France', dialCode: '+33' }));
    store.dispatch(countryEntered(uae));
    expect(selectBillingDraft(store.getState()).dialCode).toBe('+971');
    store.dispatch(dialCodePicked('+44'));
    store.dispatch(countryEntered({ country: 'France', dialCode: '+33' }));
    expect(selectBillingDraft(store.getState())).toMatchObject({
      country: 'France',
      dialCode: '+44',
    });
  });

  it('stays while a country is still being typed', () => {
    const store = makeFilledStore();
    store.dispatch(countryEntered(uae));
    store.dispatch(countryEntered({ country: 'United', dialCode: undefined }));
    expect(selectBillingDraft(store.getState()).dialCode).toBe('+971');
  });

  it('follows the country again in the next order', () => {
    const store = makeFilledStore();
    store.dispatch(dialCodePicked('+44'));
    store.dispatch(draftCleared());
    store.dispatch(countryEntered(uae));
    expect(selectBillingDraft(store.getState()).dialCode).toBe('+971');
  });
});
