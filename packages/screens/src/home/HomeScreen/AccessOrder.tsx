import { type AccessFeature, type Failure, href } from '@first-gong/domain';
import { Button, TextButton } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { accessNames } from '../../shared/access.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';

/** A member's access preference, and whether an answer is being saved. */
export interface AccessOrderState {
  /** Features whose events come first. Null until the member has answered the question. */
  features: readonly AccessFeature[] | null;
  saving: boolean;
  /** Why the answer was not saved, or null. */
  failure: Failure | null;
  /** Returns to the usual order, and asks no more. */
  onOff: () => void;
}

const preferences = (lang: Parameters<typeof href>[0]) => `${href(lang, 'memberInfo')}#access`;

/** Says above the list that its order follows the member's preference, and offers the usual order. */
export function AccessOrder({ access: { features, saving, failure, onOff } }: { access: AccessOrderState }) {
  const text = useText('home');
  const { t, lang } = text;
  if (!features || features.length === 0) return null;
  return (
    <Stack gap="s1">
      <p>{t('home.accessFirst', { features: accessNames(features, text) })}</p>
      <Inline gap="s4">
        <TextButton aria-disabled={saving} onClick={onOff}>
          {t(saving ? 'home.accessSaving' : 'home.accessOff')}
        </TextButton>
        <Link href={preferences(lang)}>{t('home.accessChange')}</Link>
      </Inline>
      <Problem failure={failure} />
    </Stack>
  );
}

/** Asks a member once, below the list, so that no event moves. An answer leaves a sentence that says where it is. */
export function AccessQuestion({ access: { features, saving, failure, onOff } }: { access: AccessOrderState }) {
  const { t, lang } = useText('home');
  const [answered, setAnswered] = useState(false);
  const last = useRef<HTMLParagraphElement>(null);
  const isDone = answered && features !== null;
  useEffect(() => {
    if (isDone) last.current?.focus();
  }, [isDone]);
  if (isDone) {
    return (
      <p ref={last} tabIndex={-1}>
        <Link href={preferences(lang)}>{t('home.accessLater')}</Link>
      </p>
    );
  }
  if (features !== null) return null;
  return (
    <Stack as="section" gap="s2" aria-labelledby="access-question">
      <Text id="access-question" weight="strong">
        {t('home.accessAsk')}
      </Text>
      <Text variant="secondary">{t('home.accessAskText')}</Text>
      <Inline>
        <Button size="small" href={preferences(lang)}>
          {t('home.accessChoose')}
        </Button>
        <Button
          size="small"
          busy={saving}
          busyLabel={t('home.accessSaving')}
          onClick={() => {
            setAnswered(true);
            onOff();
          }}
        >
          {t('home.accessDismiss')}
        </Button>
      </Inline>
      <Problem failure={failure} />
    </Stack>
  );
}

function Problem({ failure }: Pick<AccessOrderState, 'failure'>) {
  const { t } = useText('home');
  return failure && <p role="alert">{failureSentence(failure, t, (what) => t('home.accessFailed', { what }))}</p>;
}
