import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { useLanguage } from '@/i18n/useLanguage';

/** A paper of the server, which Storybook renders when it starts (tools/renderPapers.ts). */
function StaffPaper({ paper }: { paper: 'workroom' | 'fitter' }) {
  const language = useLanguage();
  return (
    <Translated>
      <iframe
        title={paper === 'fitter' ? 'Sheet of the fitter' : 'Sheet of the workroom'}
        src={`papers/${paper}.${language}.html`}
        style={{ width: '100%', height: '90vh', border: 0 }}
      />
    </Translated>
  );
}

const meta = preview.meta({ component: StaffPaper });

export const Workroom = meta.story({ args: { paper: 'workroom' } });
export const Fitter = meta.story({ args: { paper: 'fitter' } });
