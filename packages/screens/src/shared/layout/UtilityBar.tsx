import { customerService } from '@first-gong/domain';
import { maintenanceHours } from '@first-gong/i18n';
import { Container } from '@first-gong/ui/Container';
import { Icon } from '@first-gong/ui/Icon';
import { headsetIcon } from '@first-gong/ui/icons/headset';
import { wrenchIcon } from '@first-gong/ui/icons/wrench';
import { useText } from '../text/index.js';
import { Preferences, type PreferencesProps } from './Preferences.js';
import * as styles from './UtilityBar.css.js';

/**
 * The dark line above the masthead: hours and preferences. Phones have the preferences in the footer and the Display
 * sheet.
 */
export function UtilityBar(preferences: Omit<PreferencesProps, 'variant'>) {
  const { t, lang } = useText();
  const notes = [
    { icon: headsetIcon, text: t('common.customerServiceHours', customerService) },
    { icon: wrenchIcon, text: t('common.maintenanceHours', maintenanceHours(lang)) },
  ];
  return (
    <div className={styles.bar}>
      <Container className={styles.row}>
        <div className={styles.notes}>
          {notes.map(({ icon, text }) => (
            <p key={text} className={styles.note}>
              <Icon icon={icon} />
              {text}
            </p>
          ))}
        </div>
        <div className={styles.end}>
          <Preferences {...preferences} variant="bar" />
        </div>
      </Container>
    </div>
  );
}
