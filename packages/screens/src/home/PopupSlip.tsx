import type { PopupEvent } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Icon } from '@first-gong/ui/Icon';
import { xIcon } from '@first-gong/ui/icons/x';
import { Perforation } from '@first-gong/ui/Perforation';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { type FocusEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { splitTitle } from '../shared/eventCards/words.js';
import { eventHref } from '../shared/hrefs.js';
import { useText } from '../shared/text/index.js';
import * as styles from './PopupSlip.css.js';

export interface PopupSlipProps {
  popup: PopupEvent;
  /** The popup was seen: close button, Escape, or the link to the event. */
  onDismiss: () => void;
}

/**
 * The popup event (spec §3 Listed data), which never takes focus or covers the focused control. Place it first in the
 * page for an early Tab.
 */
export function PopupSlip({ popup, onDismiss }: PopupSlipProps) {
  const { t, lang } = useText('popup');
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useUncoveredFocus(ref);
  const { dismiss, onFocus } = useDismissal(ref, onDismiss);
  const { title, subtitle } = splitTitle(popup.title);
  return (
    <aside className={styles.slip} ref={ref} aria-labelledby={id} onFocus={onFocus}>
      <Stack gap="s1" className={styles.words}>
        <Text weight="strong" variant="secondary" size="small" id={id}>
          {t('popup.label')}
        </Text>
        <p className={styles.title}>
          <span>{title}</span> {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </p>
        <p className={styles.text}>{popup.text}</p>
      </Stack>
      <Perforation direction="vertical" />
      <div className={styles.actions}>
        {/* The page below has the yellow button. */}
        <Button href={eventHref(lang, popup.eventId)} onClick={onDismiss}>
          {t('popup.open')}
        </Button>
      </div>
      <button
        className={styles.dismiss}
        type="button"
        aria-label={t('popup.dismiss', { title: popup.title })}
        onClick={dismiss}
      >
        <Icon icon={xIcon} />
      </button>
    </aside>
  );
}

/** Escape closes these before the slip: dialogs, menus, suggestions. In a field Escape belongs to the field. */
const inFront = '[role="dialog"], [role="alertdialog"], [aria-expanded="true"]';
const fields = 'input, select, textarea';

/** Dismisses the slip by its button or by Escape. Focus returns to the element before the slip. */
function useDismissal(ref: { current: HTMLElement | null }, onDismiss: () => void) {
  const before = useRef<HTMLElement>(null);
  const dismiss = () => {
    const { activeElement } = document;
    if (activeElement === document.body || ref.current?.contains(activeElement)) {
      const place = before.current?.isConnected ? before.current : document.getElementById('main');
      place?.focus({ preventScroll: true });
    }
    onDismiss();
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
    const isElsewhere = !ref.current?.contains(event.target);
    if (isElsewhere && (event.target.matches(fields) || document.querySelector(inFront))) return;
    dismiss();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { dismiss, onFocus };
}

/** Scrolls a focused control out from behind the slip. */
function useUncoveredFocus(ref: { current: HTMLElement | null }): void {
  useEffect(() => {
    const uncover = ({ target }: globalThis.FocusEvent) => {
      const slip = ref.current;
      if (!slip || !(target instanceof Element) || slip.contains(target)) return;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const cover = slip.getBoundingClientRect();
      const isBeside = right <= cover.left || left >= cover.right;
      if (!isBeside && bottom > cover.top && top < cover.bottom) scrollBy(0, bottom - cover.top + margin);
    };
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [ref]);
}

/** CSS pixels between slip and control, enough for the focus rings. */
const margin = 8;
