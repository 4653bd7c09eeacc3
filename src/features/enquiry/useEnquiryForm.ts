import { useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSendEnquiryMutation } from '@/api/enquiry';
import { isApiError } from '@/api/errors';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { emptyEnquiry, findMissing, type EnquiryField } from './enquiryFields';
import { enquiryMessages } from './messages';
import { toEnquiryPayload, type EnquirySubject } from './toEnquiryPayload';
import { useIntentKey } from './useIntentKey';

/** Values, checks and sending of the enquiry form (spec §4, §5). */
export function useEnquiryForm(subject: EnquirySubject) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [send, { isSuccess, error, reset }] = useSendEnquiryMutation();
  const [values, setValues] = useState(emptyEnquiry);
  const [missing, setMissing] = useState<EnquiryField[]>([]);
  const [isAgreed, setIsAgreed] = useState(false);
  const { isRunning, run } = useSingleFlight();
  const keyOf = useIntentKey();

  const setValue = (field: EnquiryField, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setMissing((current) => current.filter((name) => name !== field));
    if (isSuccess) reset();
  };

  /** Names what is missing and leads to the first of it; false when nothing may be sent. */
  const check = (form: HTMLFormElement): boolean => {
    const found = findMissing(values);
    setMissing(found.map(({ name }) => name));
    const [first] = found;
    if (first === undefined) return true;
    dispatch(showToast({ message: enquiryMessages.missing, variant: 'error' }));
    const field = form.elements.namedItem(first.name);
    if (field instanceof HTMLElement) field.focus();
    return false;
  };

  const deliver = async () => {
    const payload = toEnquiryPayload(values, subject);
    const answer = await send({ ...payload, idempotencyKey: keyOf(payload) });
    if (answer.error !== undefined) return;
    dispatch(showToast({ message: enquiryMessages.sent, variant: 'success' }));
    setValues(emptyEnquiry);
    setIsAgreed(false);
    // Sent from the home page, it would stand in the history twice.
    void navigate(paths.home, { replace: pathname === paths.home });
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAgreed && check(event.currentTarget)) run(deliver);
  };

  return {
    values,
    missing,
    isAgreed,
    isSending: isRunning,
    isSent: isSuccess,
    hasFailed: error !== undefined,
    /** The server's reason for a failure, when it gave one. */
    reason: isApiError(error) ? error.message : undefined,
    setValue,
    setIsAgreed,
    handleSubmit,
  };
}
