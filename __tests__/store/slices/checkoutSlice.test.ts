import { describe, expect, it } from '@jest/globals';
import { sessionExpired, signedIn, signedOut } from '@/store/slices/authSlice';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import {
  checkoutSlice,
  countryEntered,
  dialCodePicked,
  draftCleared,
  draftEdited,
  latestBillingFound,
  orderAttempted,
  selectIsPrefilled,
  selectOrderAttempt,
} from '@/store/slices/checkoutSlice';
import { createTestStore } from '../../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const attempt = { content: 'order', idempotencyKey: 'key' };

function makeFilledStore() {
  const { store } = createTestStore();
  store.inject(checkoutSlice);
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
  country: 'United Arab Emirates',
  address: '',
  pinCode: '',
  city: '',
  dialCode: '',
  phone: '',
  email: '',
  additionalInfo: '',
};
const omar = buildSession({ user: { _id: 'omar', email: 'omar@sadeel.example' } });

describe('the billing draft', () => {
  it('starts empty', () => {
    const { store } = createTestStore();
    store.inject(checkoutSlice);
    expect(selectBillingDraft(store.getState())).toEqual(emptyDraft);
    expect(selectOrderAttempt(store.getState())).toBeNull();
  });

  it('survives an expired session and sign-in, with its idempotency key', () => {
    const store = makeFilledStore();
    const session = buildSession();
    store.dispatch(sessionExpired(session.user._id));
    store.dispatch(signedIn(session));
    expect(contentOf(store)).toEqual(['Layla', attempt]);
  });

  it.each([
    ['an expired session', [sessionExpired('layla')]],
    ['a second rejection', [sessionExpired('layla'), sessionExpired()]],
  ])('is hidden from another customer after %s', (_case, events) => {
    const store = makeFilledStore();
    events.forEach(store.dispatch);
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

  it('defaults to the account until it is edited', () => {
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

  it('defaults to the account again after an order', () => {
    const store = makeFilledStore();
    store.dispatch(signedIn(buildSession()));
    store.dispatch(draftEdited({ email: 'work@sadeel.example' }));
    store.dispatch(draftCleared());
    expect(emailIn(store)).toBe(email);
  });

  it('changes with the signed-in customer', () => {
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

  it('does not change while a country is being typed', () => {
    const store = makeFilledStore();
    store.dispatch(countryEntered(uae));
    store.dispatch(countryEntered({ country: 'United', dialCode: undefined }));
    expect(selectBillingDraft(store.getState()).dialCode).toBe('+971');
  });

  it('follows the country again after an order', () => {
    const store = makeFilledStore();
    store.dispatch(dialCodePicked('+44'));
    store.dispatch(draftCleared());
    store.dispatch(countryEntered(uae));
    expect(selectBillingDraft(store.getState()).dialCode).toBe('+971');
  });
});

describe('defaults of the country (product 9.13)', () => {
  const uae = { country: 'United Arab Emirates', dialCode: '+971' };
  const draftOf = (store: ReturnType<typeof makeFilledStore>) =>
    selectBillingDraft(store.getState());

  it('have a dial code as soon as something is typed', () => {
    const { store } = createTestStore();
    store.inject(checkoutSlice);
    store.dispatch(draftEdited({ firstName: 'L' }));
    expect(draftOf(store)).toEqual({ ...emptyDraft, ...uae, firstName: 'L' });
  });

  it('are the country alone in an untouched form, or in one with blanks only', () => {
    const { store } = createTestStore();
    store.inject(checkoutSlice);
    const untouched = { country: uae.country, dialCode: '' };
    expect(draftOf(store)).toEqual(emptyDraft);
    store.dispatch(draftEdited({ email: '', firstName: '  ' }));
    expect(draftOf(store)).toMatchObject(untouched);
  });

  it('stay cleared when the customer clears the country, without its dial code', () => {
    const store = makeFilledStore();
    store.dispatch(countryEntered({ country: '', dialCode: undefined }));
    expect(draftOf(store)).toMatchObject({ country: '', dialCode: '' });
  });

  it('do not replace a country or dial code that the customer has entered', () => {
    const store = makeFilledStore();
    store.dispatch(dialCodePicked('+44'));
    expect(draftOf(store)).toMatchObject({ country: uae.country, dialCode: '+44' });
    store.dispatch(countryEntered({ country: 'Oman', dialCode: '+968' }));
    expect(draftOf(store)).toMatchObject({ country: 'Oman', dialCode: '+44' });
  });
});

describe('the details of the latest order (product 9.13)', () => {
  const latest = { firstName: 'Layla', city: 'Muscat', country: 'Oman', dialCode: '+968' };
  const filled = () => {
    const { store } = createTestStore();
    store.inject(checkoutSlice);
    store.dispatch(signedIn(buildSession()));
    store.dispatch(latestBillingFound(latest));
    return store;
  };
  const draftOf = (store: ReturnType<typeof filled>) => selectBillingDraft(store.getState());

  it('fill the form, with the e-mail address of the account', () => {
    const store = filled();
    const { email } = buildSession().user;
    expect(draftOf(store)).toEqual({ ...emptyDraft, ...latest, email });
    expect(selectIsPrefilled(store.getState())).toBe(true);
  });

  it('never replace what the customer has typed', () => {
    const store = filled();
    store.dispatch(draftEdited({ firstName: '', city: 'Nizwa' }));
    expect(draftOf(store)).toMatchObject({ firstName: '', city: 'Nizwa', country: 'Oman' });
  });

  it('are ignored once the customer has started, because two people would be mixed', () => {
    const store = makeFilledStore();
    store.dispatch(latestBillingFound({ ...latest, lastName: 'Haddad' }));
    expect(draftOf(store)).toMatchObject({ lastName: '', country: 'United Arab Emirates' });
    expect(selectIsPrefilled(store.getState())).toBe(false);
  });

  it.each([
    ['an order', [draftCleared()]],
    ['sign-out', [signedOut()]],
    ['the sign-in of another customer', [sessionExpired('layla'), signedIn(omar)]],
  ])('are gone after %s', (_case, events) => {
    const store = filled();
    events.forEach((event) => store.dispatch(event));
    expect(draftOf(store).firstName).toBe('');
    expect(selectIsPrefilled(store.getState())).toBe(false);
  });
});
