import { useState } from 'react';
import { useSearchParams } from 'react-router';
import Skeleton from '@mui/material/Skeleton';
import { APPOINTMENT_HEADING_ID } from '@/components/AppointmentSection';
import { lazyPart } from '@/components/lazyPart';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { wantedMessages } from '@/features/enquiry/messages';
import { fitNotes } from '@/features/windows/note/fitNotes';
import { useIsClient } from '@/hooks/useIsClient';
import { useTranslate } from '@/i18n/useTranslate';
import type { EnquiryIds } from '@/lib/detailPageState';
import { readSamples } from '@/lib/samplesUrl';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectWantedVisits, visitsAsked } from '@/store/slices/madeDraftSlice';
import { selectWindows } from '@/store/slices/windowsSlice';
import { AttachWindows } from './AttachWindows';
import { WantedPrices } from './WantedPrices';

/** Samples first, because long notes are cut at the end. */
function joinNotes(...parts: readonly (string | undefined)[]): string | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : fitNotes(known.join('\n\n'));
}

/** Code-split, because few enquiries come from a room image. */
const SampleRequest = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "enquiry-parts" */ './SampleRequest')).SampleRequest,
  { pending: <Skeleton height={44} /> },
);

/** The appointment form, which offers to attach measured windows (product 7.8) and samples that the URL names (7.10). */
export function VisitForm(ids: EnquiryIds) {
  const hasWindows = useAppSelector((state) => (selectWindows(state)?.length ?? 0) > 0);
  const [isAttached, setIsAttached] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** `undefined` until the text is shown. */
  const [text, setText] = useState<string>();
  const [samples, setSamples] = useState<string>();
  const wanted = useAppSelector(selectWantedVisits);
  const [left, setLeft] = useState<readonly string[]>([]);
  const sent = wanted.filter(({ id }) => !left.includes(id));
  const sizeIds = sent.flatMap(({ sizeId }) => sizeId ?? []);
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  // The cached HTML of the page is that without samples.
  const sampleIds = useIsClient() ? readSamples(params, 'samples') : [];
  const attach = (isWanted: boolean) => {
    setIsAttached(isWanted);
    setHasFailed(false);
    setText(undefined);
  };
  const handleError = () => {
    attach(false);
    setHasFailed(true);
  };
  const handleSent = () => {
    attach(false);
    if (wanted.length > 0) dispatch(visitsAsked());
  };
  return (
    <EnquiryForm
      {...ids}
      headingId={APPOINTMENT_HEADING_ID}
      notes={joinNotes(
        ...sent.map((one) => t(wantedMessages.note, { wanted: one.text })),
        samples,
        text,
      )}
      isWaiting={isAttached && text === undefined}
      sizeIds={sizeIds.length === 0 ? undefined : sizeIds}
      onSent={handleSent}
    >
      <WantedPrices wanted={wanted} left={left} onChange={setLeft} />
      {sampleIds.length > 0 && (
        <SampleRequest ids={sampleIds} onText={setSamples} onFailed={() => setSamples(undefined)} />
      )}
      {hasWindows && (
        <AttachWindows
          isAttached={isAttached}
          hasFailed={hasFailed}
          onChange={attach}
          onText={setText}
          onError={handleError}
        />
      )}
    </EnquiryForm>
  );
}
