import { isApiError } from '@/api/errors';
import { useExportAccountMutation } from '@/api/account';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { saveFile } from '@/browser/saveFile';
import { Button } from '@/components/Button';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { formatReviewDate } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { AccountSection } from './AccountSection';
import { messages } from './messages';

/** Saves all data about the customer as a JSON file. */
export function ExportData() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [exportAccount, { reset }] = useExportAccountMutation();
  const { isRunning, run } = useSingleFlight();

  const save = async () => {
    const { data, error } = await exportAccount();
    // The store does not keep a copy.
    reset();
    if (data !== undefined) {
      const day = formatReviewDate(new Date().toISOString());
      saveFile(`sadeel-account-${day}.json`, `${JSON.stringify(data, null, 2)}\n`);
      dispatch(showToast({ message: t(messages.dataSaved), variant: 'success' }));
    } else if (isApiError(error) && error.message === undefined) {
      const message = t(messages.dataFailed);
      dispatch(showToast({ message, variant: 'error', problemOf: 'exportAccount' }));
    }
  };

  return (
    <AccountSection title={t(messages.data)} help={t(messages.dataHelp)}>
      <Button variant="outlined" aria-busy={isRunning} onClick={ignoreDoubleClick(() => run(save))}>
        {t(isRunning ? messages.savingData : messages.saveData)}
      </Button>
    </AccountSection>
  );
}
