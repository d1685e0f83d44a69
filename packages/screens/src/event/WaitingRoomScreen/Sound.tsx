import { Button } from '@first-gong/ui/Button';
import { Icon } from '@first-gong/ui/Icon';
import { bellIcon } from '@first-gong/ui/icons/bell';
import { speakerHighIcon } from '@first-gong/ui/icons/speaker-high';
import { useText } from '../../shared/text/index.js';

/** Browsers allow sound only after a click. */
export type SoundState = 'off' | 'on' | 'refused';

/** Offers the sound at the member's turn, or confirms it. */
export function Sound({ state, onSound }: { state: SoundState; onSound: () => void }) {
  const { t } = useText('waitingRoom');
  if (state === 'off')
    return (
      <Button icon={speakerHighIcon} onClick={onSound}>
        {t('waitingRoom.sound')}
      </Button>
    );
  return (
    <p role="status">
      <Icon icon={bellIcon} weight="fill" />{' '}
      <span>{t(state === 'on' ? 'waitingRoom.soundOn' : 'waitingRoom.soundRefused')}</span>
    </p>
  );
}
