import type { SavedAddress } from '@/contract/addresses';
import type { BillingDraft, ChosenAddress, CheckoutState } from '@/store/slices/checkoutSlice';

type Edits = Partial<BillingDraft>;

/** Key of the edits for another address. */
const ANOTHER = '';

/** Splits edits into those of the address and those of the order, which every address keeps. */
function splitEdits({ email, additionalInfo, ...address }: Edits): {
  address: Edits;
  order: Edits;
} {
  const order = {
    ...(email !== undefined && { email }),
    ...(additionalInfo !== undefined && { additionalInfo }),
  };
  return { address, order };
}

/** The fields of the checkout that an address fills. */
function toBilling(address: SavedAddress): Edits {
  const { firstName, lastName, companyName, trn, makani, city, country, pinCode, dialCode, phone } =
    address;
  return {
    ...{ firstName, lastName, companyName, address: address.address, city, country, pinCode },
    ...{ dialCode, phone },
    ...(makani !== '' && { makani }),
    ...(trn !== '' && { trn }),
  };
}

/**
 * Chooses a saved address, or another one. What was typed for the previous one is kept for the next time that it is
 * chosen.
 */
export function chooseAddress(checkout: CheckoutState, chosen?: SavedAddress): ChosenAddress {
  const { edits, isDialCodePicked, address: choice } = checkout;
  const { address, order } = splitEdits(edits);
  const all = { ...choice?.others, [choice?.id ?? ANOTHER]: { edits: address, isDialCodePicked } };
  const { [chosen?._id ?? ANOTHER]: own, ...others } = all;
  return {
    address: { id: chosen?._id ?? null, others, isSaved: choice?.isSaved ?? false },
    latest: chosen === undefined ? null : toBilling(chosen),
    edits: { ...order, ...own?.edits },
    isDialCodePicked: own?.isDialCodePicked ?? false,
  };
}

/** Keeps all that the form shows as another address, for example when the chosen one was removed on another device. */
export function keepAsAnother({ edits, latest, ...checkout }: CheckoutState): ChosenAddress {
  const shown = { ...latest, ...edits };
  delete shown.trn;
  const { isDialCodePicked, address } = checkout;
  return {
    address: { id: null, others: address?.others ?? {}, isSaved: address?.isSaved ?? false },
    latest: null,
    edits: shown,
    isDialCodePicked,
  };
}

/** Shows the chosen address as it was saved, without edits. */
export function adoptSaved(checkout: CheckoutState, saved: SavedAddress): ChosenAddress {
  const edits = splitEdits(checkout.edits).order;
  return chooseAddress({ ...checkout, edits, isDialCodePicked: false }, saved);
}

/** The choice when the checkout opens; `undefined` when it stays as it is. */
export function startChoice(
  checkout: CheckoutState,
  addresses: readonly SavedAddress[],
): ChosenAddress | undefined {
  const { address: choice, edits } = checkout;
  if (choice !== null && choice.id !== null) {
    const chosen = addresses.find(({ _id }) => _id === choice.id);
    return chosen === undefined ? keepAsAnother(checkout) : chooseAddress(checkout, chosen);
  }
  const preferred = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  if (choice !== null || preferred === undefined) return undefined;
  const hasTyped = Object.values(splitEdits(edits).address).some((text) => text.trim() !== '');
  return hasTyped ? keepAsAnother(checkout) : chooseAddress(checkout, preferred);
}

/** Whether the chosen address differs from the saved one. */
export function isEdited({ edits, latest }: CheckoutState): boolean {
  const shown = Object.entries(splitEdits(edits).address);
  return shown.some(([field, text]) => text !== (latest?.[field as keyof BillingDraft] ?? ''));
}

/** Sets whether another address is saved with the order. */
export function tickSaving(
  { address, edits, latest, isDialCodePicked }: CheckoutState,
  isSaved: boolean,
): ChosenAddress {
  const choice = { id: null, others: {}, ...address, isSaved };
  return { address: choice, edits, latest, isDialCodePicked };
}
