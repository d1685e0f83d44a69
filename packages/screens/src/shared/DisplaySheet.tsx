import { customerService } from '@first-gong/domain';
import { Sheet } from '@first-gong/ui/Sheet';
import * as styles from './DisplaySheet.css.js';
import type { Chrome, DisplayCallbacks } from './layout/chrome.js';
import { Preferences } from './layout/Preferences.js';
import { useText } from './text/index.js';

export interface DisplaySheetProps extends DisplayCallbacks {
  chrome: Chrome;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Text size, theme and language on a phone. Lazy-loaded when it is first opened. */
export function DisplaySheet({ chrome, open, onOpenChange, ...callbacks }: DisplaySheetProps) {
  const { t } = useText();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('common.display')}>
      <Preferences chrome={chrome} {...callbacks} />
      <p className={styles.hours}>{t('common.customerServiceHours', customerService)}</p>
    </Sheet>
  );
}
