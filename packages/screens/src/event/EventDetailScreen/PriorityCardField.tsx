import { priorityCard } from '@first-gong/domain';
import { TextField } from '@first-gong/ui/TextField';
import type { FieldProps } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { needsCard } from './choice.js';
import type { EventReady } from './state.js';

/** The card number of a priority booking. Nothing without one. */
export function PriorityCardField({ state, ...field }: FieldProps<string> & { state: EventReady }) {
  const { t } = useText('event');
  const { priority } = state.event;
  if (!priority || !needsCard(state)) return null;
  return (
    <TextField
      {...field}
      label={t('event.priorityCard', { card: priority.card })}
      hint={t('event.priorityHint', priorityCard)}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
