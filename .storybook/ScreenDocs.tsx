import { langs, type RouteName, routeOf } from '@first-gong/domain';
import { Description, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { localStorefront, metAt, routesOfFile, wayOf } from './screens.js';
import { ContactSheet } from './sheet/ContactSheet.js';

const storefront: string = import.meta.env.STORYBOOK_STOREFRONT ?? localStorefront;

const access = {
  everyone: 'everyone',
  member: 'members',
  wishListMember: 'members, while the wish list is on',
} as const;

function routeText(file: string, name: RouteName): string {
  const { path, access: who, requires = [] } = routeOf(name);
  const ways = langs.flatMap((lang) => {
    const way = wayOf(file, lang, name);
    return way ? [{ ...way, link: `[${lang}](${storefront}${way.address})` }] : [];
  });
  const addresses = ways.map(({ link }) => link).join(', ');
  const via = ways[0]?.via;
  const shop = via
    ? `The address needs \`${requires.join('`, `')}\`: a link of \`${via}\` leads there. In a running shop: ${addresses}.`
    : `In a running shop: ${addresses}.`;
  return `\`${name}\` in \`packages/domain/src/routes/routes.ts\`: \`${path}\`, for ${access[who]}. ${shop} Back from there: \`/stories\` before the path.`;
}

/** The docs page of a screen: description, route and states. */
export function ScreenDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters.fileName);
  const routes = routesOfFile(file);
  return (
    <>
      <Title />
      <Description />
      <Markdown>
        {[
          '## Route',
          ...routes.map((name) => routeText(file, name)),
          ...(routes.length > 0 ? [] : [`It has no address of its own. ${metAt(file) ?? ''}`]),
          '## States',
        ].join('\n\n')}
      </Markdown>
      <ContactSheet />
    </>
  );
}
