import { results } from 'virtual:evidence';
import { langs, type RouteName, routeNames, routeOf } from '@first-gong/domain';
import { Description, DocsContext, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { table } from './markdown.js';

/** Where the storefront runs that the pages link to. `STORYBOOK_STOREFRONT=https://… npm run storybook` names another. */
const storefront: string = import.meta.env.STORYBOOK_STOREFRONT ?? 'http://127.0.0.1:4300';

const access = {
  everyone: 'everyone',
  member: 'members',
  wishListMember: 'members, while the wish list is on',
} as const;

/** The route of a story file: `…/ShoppingCartScreen/…` is the screen of `shoppingCart`. */
const routeOfFile = (file: string): RouteName | undefined =>
  routeNames.find((name) => file.toLowerCase().includes(`/${name.toLowerCase()}screen/`));

function routeText(name: RouteName): string {
  const { path, access: who, requires = [] } = routeOf(name);
  const addresses = langs.map((lang) => `[${lang}](${storefront}/${lang}${path})`).join(', ');
  const needs =
    requires.length > 0
      ? ` The address needs \`${requires.join('`, `')}\`, so reach it from the listing or the history.`
      : '';
  return `\`${name}\` in \`packages/domain/src/routes/routes.ts\`: \`${path}\`, for ${access[who]}. In a running shop: ${addresses}.${needs}`;
}

interface StoryOfScreen {
  id: string;
  name: string;
  parameters?: { docs?: { description?: { story?: string } } };
}

const pictureText = (stories: StoryOfScreen[]): string =>
  stories
    .filter(({ id }) => results.pictures.includes(id))
    .map(
      ({ id, name }) =>
        `The approved picture of [${name}](?path=/story/${id}), which \`npm run visual\` compares:\n\n![${name}](pictures/${id}/default-desk.png)`,
    )
    .join('\n\n') || 'There is no approved picture of this screen.';

/** The page of a screen: what it is, its route, its states and its picture. */
export function ScreenDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories: StoryOfScreen[] = useContext(DocsContext).componentStories();
  const route = routeOfFile(String(preparedMeta.parameters.fileName));
  return (
    <>
      <Title />
      <Description />
      <Markdown>
        {[
          '## Route',
          route === undefined ? 'A part of every page. It has no address of its own.' : routeText(route),
          '## States',
          table(
            ['Story', 'When'],
            stories.map(({ id, name, parameters }) => [
              `[${name}](?path=/story/${id})`,
              parameters?.docs?.description?.story ?? '',
            ]),
          ),
          '## Picture',
          pictureText(stories),
        ].join('\n\n')}
      </Markdown>
    </>
  );
}
