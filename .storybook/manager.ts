import { langs } from '@first-gong/domain';
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useArgs, useGlobals, useParameter } from 'storybook/manager-api';
import { wayOf } from './screens.js';

/** A toolbar link to the page of a story in the shop. Parts of pages have none. */
function InTheShop() {
  const [globals] = useGlobals();
  // args are undefined until the preview has prepared the story.
  const [args]: [Record<string, unknown> | undefined, ...unknown[]] = useArgs();
  const file = useParameter('fileName', '');
  const storefront = useParameter('storefront', '');
  const lang = langs.find((each) => each === globals.lang) ?? 'zh_hk';
  const way = wayOf(file, lang, args?.route ?? args?.page);
  if (!way || storefront === '') return null;
  const title = way.via ? `${way.route}: a link of this page leads there` : way.route;
  return createElement(
    Button,
    { asChild: true, variant: 'ghost', ariaLabel: false },
    createElement(
      'a',
      { href: `${storefront}${way.address}`, target: '_blank', rel: 'noreferrer', title },
      'In the shop',
    ),
  );
}

addons.register('first-gong/shop', () => {
  addons.add('first-gong/shop/link', {
    type: types.TOOL,
    title: 'In the shop',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(InTheShop),
  });
});
