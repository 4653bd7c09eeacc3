import { useState, type RefObject, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSendEnquiryMutation } from '@/api/enquiry';
import { isApiError } from '@/api/errors';
import type { VisitSlot } from '@/contract/slots';
import { useFormErrors } from '@/hooks/useFormErrors';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { filledFields, usePreHydrationInput } from '@/hooks/usePreHydrationInput';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { answerTo, findDoubts, type EnquiryAnswer, type EnquiryDoubt } from '@/lib/enquiryDoubts';
import { paths } from '@/lib/paths';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectUser } from '@/store/slices/authSlice';
import { showToast } from '@/store/toasts';
import { emptyEnquiry, findMissing, TERMS_FIELD, type EnquiryField } from './enquiryFields';
import { enquiryMessages } from './messages';
import { toEnquiryPayload, type EnquirySubject } from './toEnquiryPayload';
import { visitSent, visitSlice } from './visitSlice';

export interface EnquiryExtras extends EnquirySubject {
  /** Sent with the fields. */
  notes?: string;
  /** Kept finished windows that the visit is for. */
  sizeIds?: string[];
  onSent?: () => void;
}

/** Values, validation and submission of the enquiry form (product 7.3, 7.4). */
export function useEnquiryForm(
  { notes, sizeIds, onSent, ...subject }: EnquiryExtras,
  form: RefObject<HTMLFormElement | null>,
) {
  const t = useTranslate();
  const store = useAppStore();
  const { dispatch } = store;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [send, { error }] = useSendEnquiryMutation();
  const [values, setValues] = useState(emptyEnquiry);
  const { errors, show, recheck } = useFormErrors(() => findMissing(t, values));
  const [isAgreed, setIsAgreed] = useState(false);
  /** The free slot whose time is in the fields. */
  const [slot, setSlot] = useState<VisitSlot>();
  /** Not that of the mutation, which a change of the language resets. */
  const [isSent, setIsSent] = useState(false);
  const [sentAnswer, setSentAnswer] = useState<EnquiryAnswer>('anyHow');
  /** Of the last attempt to send. */
  const [doubts, setDoubts] = useState<EnquiryDoubt[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const { isRunning, run } = useSingleFlight();
  const { keyFor } = useIdempotencyKey();

  const userId = useAppSelector(selectUser)?._id;
  const [typedBy, setTypedBy] = useState(userId);
  if (typedBy !== userId) {
    setTypedBy(userId);
    // Visitors who sign in keep what they typed; the next person sees nothing of a customer.
    if (typedBy !== undefined) {
      setValues(emptyEnquiry);
      setSlot(undefined);
      setIsAgreed(false);
    }
  }

  const findInput = () => filledFields(form.current);
  usePreHydrationInput(findInput, (entries) => {
    setValues((current) => ({
      name: entries.name ?? current.name,
      email: entries.email ?? current.email,
      phone: entries.phone ?? current.phone,
      date: entries.date ?? current.date,
      time: entries.time ?? current.time,
    }));
    setIsAgreed(TERMS_FIELD in entries);
  });

  const setValue = (field: EnquiryField, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    recheck(findMissing(t, { ...values, [field]: value }));
    setIsSent(false);
    if (field === 'date' || field === 'time') setSlot(undefined);
  };

  const chooseSlot = (chosen: VisitSlot) => {
    const times = { date: chosen.date, time: chosen.from };
    setSlot(chosen);
    setValues((current) => ({ ...current, ...times }));
    recheck(findMissing(t, { ...values, ...times }));
    setIsSent(false);
  };

  /** Validates the form. @returns whether it can be sent */
  const check = (element: HTMLFormElement): boolean => {
    if (show(element, findMissing(t, values))) return true;
    const { missing: message } = enquiryMessages;
    dispatch(showToast({ message: t(message), variant: 'error', problemOf: 'sendEnquiry' }));
    return false;
  };

  const sendEnquiry = async (answer: EnquiryAnswer) => {
    const payload = toEnquiryPayload(values, subject, { notes, sizeIds, slotId: slot?._id });
    const result = await send({ ...payload, idempotencyKey: keyFor(payload) });
    if (result.error !== undefined) return;
    dispatch(showToast({ message: t(enquiryMessages.sent), variant: 'success' }));
    store.inject(visitSlice);
    const { date, time } = payload;
    const canCome = answer !== 'otherTime' && answer !== 'none';
    const links = canCome ? result.data.visit : undefined;
    const { calendarUrl, googleCalendarUrl, until, changeUrl } = links ?? {};
    const told = until === undefined ? answer : 'booked';
    const visit = { date, time, notes, answer: told, calendarUrl, googleCalendarUrl };
    dispatch(visitSent({ ...visit, until, changeUrl }));
    setSentAnswer(told);
    setIsSent(true);
    setSlot(undefined);
    setValues(emptyEnquiry);
    setIsAgreed(false);
    onSent?.();
    // On the home page, avoids a duplicate history entry.
    void navigate(paths.home, { replace: pathname === paths.home });
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isAgreed || isRunning || !check(event.currentTarget)) return;
    const found = findDoubts(values, new Date());
    setDoubts(found);
    if (found.length > 0) setIsAsking(true);
    else run(() => sendEnquiry(answerTo(found)));
  };

  return {
    values,
    errors,
    isAgreed,
    question: {
      doubts,
      values,
      isOpen: isAsking,
      onClose: () => setIsAsking(false),
      onConfirm: () => {
        setIsAsking(false);
        run(() => sendEnquiry(answerTo(doubts)));
      },
    },
    isSending: isRunning,
    isSent,
    answer: sentAnswer,
    hasFailed: error !== undefined,
    /** Error message of the server. */
    reason: isApiError(error) ? error.message : undefined,
    /** Free slots that the server names, because the chosen one is taken. */
    alternatives: isApiError(error) ? error.slots : undefined,
    slotId: slot?._id,
    chooseSlot,
    setValue,
    setIsAgreed,
    handleSubmit,
  };
}
