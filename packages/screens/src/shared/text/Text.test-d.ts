import { type Text, useText } from './Text.js';

// Only `tsc` checks this file. A missing expected error is an error.

export function useTextOfOneArea() {
  const { t } = useText('cart');
  t('cart.title');
  t('common.close');

  // @ts-expect-error useText does not name this area
  t('preview.title');

  // @ts-expect-error a helper that needs another area
  const wider: Text<'preview'> = useText('cart');
  return wider;
}

// @ts-expect-error there is no such area
export const useNoArea = () => useText('trolley');
