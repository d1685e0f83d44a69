import type { Performance } from '@first-gong/domain';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { Stack } from '@first-gong/ui/Stack';
import { useText } from '../../shared/text/index.js';
import { hasWheelchair } from './choice.js';
import * as styles from './SeatPicker.css.js';
import type { ChoiceHandlers, EventReady } from './state.js';

export interface WheelchairFieldProps extends Pick<ChoiceHandlers, 'onChoose'> {
  state: EventReady;
  performance: Performance;
  /** Why the wheelchair space was rejected. */
  error?: string | undefined;
}

/** Checkbox for a wheelchair space with companions, and the zones that have one. */
export function WheelchairField({ state: { choice }, performance, error, onChoose }: WheelchairFieldProps) {
  const { t } = useText('seats');
  const { wheelchair = false } = choice;
  if (!wheelchair && !hasWheelchair(performance)) return null;
  const left = performance.zones
    .filter(({ wheelchairLeft = 0 }) => wheelchairLeft > 0)
    .map(({ name, wheelchairLeft = 0 }) => t('seats.wheelchairZone', { zone: name, left: wheelchairLeft }));
  return (
    <Stack gap="s1">
      <Checkbox
        id="wheelchair"
        name="wheelchair"
        checked={wheelchair}
        error={error}
        onChange={(checked) => onChoose({ ...choice, wheelchair: checked })}
      >
        {t('seats.wheelchairWish')}
      </Checkbox>
      <p className={styles.explained}>
        {left.length === 0
          ? t('seats.wheelchairNone')
          : t('seats.wheelchairLeft', { zones: left.join(t('seats.fact')) })}
      </p>
    </Stack>
  );
}
