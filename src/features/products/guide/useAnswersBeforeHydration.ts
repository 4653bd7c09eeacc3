import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readSituation, situationQuery, type Situation } from '@/lib/light/situation';
import { withQuery } from '@/lib/paths';

const keyOf = (situation: Situation) => withQuery('', situationQuery(situation));

/** The window that the native controls of a form describe. */
function situationOf(form: HTMLFormElement): Situation {
  const data = new FormData(form);
  const params = new URLSearchParams();
  for (const name of ['for', 'facing', 'seen', 'also']) {
    params.set(
      name,
      data
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .join(','),
    );
  }
  return readSituation(params);
}

/** Reports, once after hydration, answers that were chosen in the server HTML before React handled its events. */
export function useAnswersBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  situation: Situation,
  onFound: (answers: Situation) => void,
): void {
  const compare = useEffectEvent((answers: Situation) => {
    if (keyOf(answers) !== keyOf(situation)) onFound(answers);
  });

  useEffect(() => {
    if (form.current !== null) compare(situationOf(form.current));
  }, [form]);
}
