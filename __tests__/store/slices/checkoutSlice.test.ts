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
import { buildSession } from '../../support/session';

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

describe('the checkout draft', () => {
  it('survives an expired session and a new sign-in, with the key of its order', () => {
    const store = makeFilledStore();
    const session = buildSession();
    store.dispatch(sessionExpired(session.user._id));
    store.dispatch(signedIn(session));
    expect(contentOf(store)).toEqual(['Layla', attempt]);
  });

  it('is not shown to somebody else who signs in after it', () => {
    const store = makeFilledStore();
    store.dispatch(sessionExpired('layla'));
    store.dispatch(sessionExpired());
    const user = { _id: 'omar', email: 'omar@sadeel.example' };
    store.dispatch(signedIn(buildSession({ user })));
    expect(contentOf(store)).toEqual(['', null]);
  });

  it.each([signedOut, draftCleared])('is empty after %p', (event) => {
    const store = makeFilledStore();
    store.dispatch(event());
    expect(contentOf(store)).toEqual(['', null]);
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
