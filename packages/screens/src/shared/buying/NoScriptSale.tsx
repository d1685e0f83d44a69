import { hotline } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { WithHotline } from '../hotline/index.js';
import { useText } from '../text/index.js';

/** Without script nothing can be held: the hotline sells the same seats. */
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
