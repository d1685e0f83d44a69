import { type AccessFeature, type Failure, href } from '@first-gong/domain';
import { Button, TextButton } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { accessNames } from '../shared/access.js';
import { failureSentence } from '../shared/messages/failureTitle.js';
import { useText } from '../shared/text/index.js';
import * as styles from './AccessOrder.css.js';

export interface AccessOrderProps {
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
export function AccessOrder({ features, saving, failure, onOff }: AccessOrderProps) {
  const text = useText('accessOrder');
  const { t, lang } = text;
  const isOn = features !== null && features.length > 0;
  const wasOn = useRef(isOn);
  useEffect(() => {
    // The button has disappeared, so the focus moves to the heading of the list.
    if (wasOn.current && !isOn) document.getElementById('events')?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  if (!isOn) return null;
  return (
    <Stack gap="s1" className={styles.order}>
      <p>{t('accessOrder.first', { features: accessNames(features, text) })}</p>
      <Inline gap="s4">
        <TextButton aria-disabled={saving} onClick={onOff}>
          {t(saving ? 'accessOrder.saving' : 'accessOrder.off')}
        </TextButton>
        <Link href={preferences(lang)} standalone>
          {t('accessOrder.change')}
        </Link>
      </Inline>
      <Problem failure={failure} />
    </Stack>
  );
}

/** Asks a member once, below the list, so that no event moves. An answer leaves a sentence that says where it is. */
export function AccessQuestion({ features, saving, failure, onOff }: AccessOrderProps) {
  const { t, lang } = useText('accessOrder');
  const [answered, setAnswered] = useState(false);
  const last = useRef<HTMLParagraphElement>(null);
  const isDone = answered && features !== null;
  useEffect(() => {
    if (isDone) last.current?.focus();
  }, [isDone]);
  if (isDone) {
    return (
      <p ref={last} tabIndex={-1}>
        <Link href={preferences(lang)}>{t('accessOrder.later')}</Link>
      </p>
    );
  }
  if (features !== null) return null;
  return (
    <Stack as="section" gap="s2" className={styles.question} aria-labelledby="access-question">
      <Text id="access-question" weight="strong">
        {t('accessOrder.ask')}
      </Text>
      <Text variant="secondary">{t('accessOrder.askText')}</Text>
      <Inline>
        <Button size="small" href={preferences(lang)}>
          {t('accessOrder.choose')}
        </Button>
        <Button
          size="small"
          busy={saving}
          busyLabel={t('accessOrder.saving')}
          onClick={() => {
            setAnswered(true);
            onOff();
          }}
        >
          {t('accessOrder.dismiss')}
        </Button>
      </Inline>
      <Problem failure={failure} />
    </Stack>
  );
}

function Problem({ failure }: Pick<AccessOrderProps, 'failure'>) {
  const { t } = useText('accessOrder');
  return (
    failure && (
      <Notice variant="danger" role="alert">
        <p>{failureSentence(failure, t, (what) => t('accessOrder.failed', { what }))}</p>
      </Notice>
    )
  );
}
