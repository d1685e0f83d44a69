import type { Position } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { mapPinIcon } from '@first-gong/ui/icons/map-pin';
import { useText } from '../../shared/text/index.js';
import * as styles from './PlacesScreen.css.js';

/** The visitor's location. The browser asks for permission only after a click. */
export type LocationState =
  | { kind: 'unasked' | 'asking' | 'refused' | 'unavailable' }
  | { kind: 'found'; position: Position };

const messages = { refused: 'places.refused', unavailable: 'places.unavailable', found: 'places.located' } as const;

/** The button that sorts places by distance, and its result. */
export function Locate({ location: { kind }, onLocate }: { location: LocationState; onLocate: () => void }) {
  const { t } = useText('places');
  return (
    <Inline>
      {kind !== 'found' && (
        <Button icon={mapPinIcon} busy={kind === 'asking'} busyLabel={t('places.locating')} onClick={onLocate}>
          {t('places.locate')}
        </Button>
      )}
      <p className={styles.hint} role="status">
        {kind === 'unasked' || kind === 'asking' ? t('places.locationNote') : t(messages[kind])}
      </p>
    </Inline>
  );
}
