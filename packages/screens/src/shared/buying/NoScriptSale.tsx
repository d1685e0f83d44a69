import { hotline } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';
import { WithHotline } from '../WithHotline.js';

/** Holding seats needs script; the hotline sells the same seats. */
export function NoScriptSale() {
  const { t } = useText('event');
  return (
    <noscript>
      <Notice variant="danger" title={t('event.noScriptTitle')}>
        <p>
          <WithHotline>{t('event.noScriptText', { number: t('common.hotlineNumber'), ...hotline })}</WithHotline>
        </p>
      </Notice>
    </noscript>
  );
}
