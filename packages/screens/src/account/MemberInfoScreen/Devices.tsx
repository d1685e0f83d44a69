import { type Failure, href, type LoggedInDevice } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { Notice } from '@first-gong/ui/Notice';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { failureSentence } from '../../shared/messages/index.js';
import { SectionError, type SectionState } from '../../shared/parts/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './MemberInfoScreen.css.js';

export interface DevicesState {
  list: SectionState<LoggedInDevice>;
  /** The device whose logout is pending, or null. */
  ending: string | null;
  /** Why a device was not logged out, or null. */
  failure: Failure | null;
}

interface DevicesProps {
  state: DevicesState;
  onEnd: (deviceId: string) => void;
  onRetry: () => void;
}

/** Devices with a session, each with a logout button (spec §4 Session). */
export function Devices({ state: { list, ending, failure }, onEnd, onRetry }: DevicesProps) {
  const { t, format, lang } = useText('memberInfo');
  const title = t('memberInfo.devicesTitle');
  const nameOf = ({ browser, system }: LoggedInDevice) =>
    browser === 'other' && system === 'other'
      ? t('memberInfo.deviceUnknown')
      : [browser, system].filter((name) => name !== 'other').join('\u00a0·\u00a0');
  const lastUsed = ({ usedAt }: LoggedInDevice) => t('memberInfo.lastUsed', { time: format.recordTime(usedAt) });
  return (
    <section id="devices" aria-labelledby="devices-title" tabIndex={-1}>
      <Stack gap="s6">
        <SectionHeading id="devices-title">{title}</SectionHeading>
        <p>{t('memberInfo.devicesLead')}</p>
        {failure && (
          <Notice variant="danger" role="alert">
            <p>{failureSentence(failure, t, (what) => t('memberInfo.endFailed', { what }))}</p>
          </Notice>
        )}
        <SectionError part={list} name={title} again={{ href: href(lang, 'memberInfo'), onRetry }} next="devices" />
        <ul className={styles.devices} aria-label={title}>
          {list.data?.map((device) => (
            <Inline as="li" justify="between" key={device.deviceId} className={styles.device}>
              <div>
                <Text weight="title">{nameOf(device)}</Text>
                <p>{device.current ? t('memberInfo.thisDevice') : lastUsed(device)}</p>
              </div>
              {!device.current && (
                <Button
                  size="small"
                  busy={ending === device.deviceId}
                  busyLabel={t('memberInfo.ending')}
                  onClick={() => onEnd(device.deviceId)}
                >
                  {t('memberInfo.end')}
                  {/* Two devices may have the same browser. */}
                  <VisuallyHidden>
                    {` ${t('common.nameAndType', { name: nameOf(device), type: lastUsed(device) })}`}
                  </VisuallyHidden>
                </Button>
              )}
            </Inline>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
