import type { CardToolWords } from '@first-gong/ui/CardTool';
import { useText } from '../../shared/text/index.js';

/** Every word of the tool that covers the card's front. */
export function useCardWords(): CardToolWords {
  const { t } = useText('changeRequest');
  return {
    empty: t('changeRequest.empty'),
    choose: t('changeRequest.choose'),
    take: t('changeRequest.take'),
    chooseAgain: t('changeRequest.chooseAgain'),
    chooseOther: t('changeRequest.chooseOther'),
    photo: t('changeRequest.photo'),
    addBar: t('changeRequest.addBar'),
    removeBar: t('changeRequest.removeBar'),
    undo: t('changeRequest.undo'),
    enlarge: t('changeRequest.enlarge'),
    reduce: t('changeRequest.reduce'),
    cover: t('changeRequest.cover'),
    covering: t('changeRequest.covering'),
    bars: [t('changeRequest.barDigits'), t('changeRequest.barDate')],
    otherBar: t('changeRequest.otherBar'),
    barRole: t('changeRequest.barRole'),
    place: (percent) => t('changeRequest.place', percent),
    left: t('changeRequest.left'),
    right: t('changeRequest.right'),
    up: t('changeRequest.up'),
    down: t('changeRequest.down'),
    shorter: t('changeRequest.shorter'),
    longer: t('changeRequest.longer'),
    thinner: t('changeRequest.thinner'),
    thicker: t('changeRequest.thicker'),
    help: t('changeRequest.barHelp'),
    checksFirst: t('changeRequest.checksFirst'),
    retry: t('changeRequest.retry'),
  };
}
