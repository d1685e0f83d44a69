import type { SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { api, exported, type Prop, withoutUndefined } from '../packages/ui/src/testing/api.js';

/** The type from which Storybook chooses a control: a list for literals, a switch for a boolean. */
function controlled(type: string): SBType {
  if (/^('[^']*'|\d+)( \| ('[^']*'|\d+))*$/.test(type))
    return { name: 'enum', value: type.split(' | ').map((each) => JSON.parse(each.replaceAll("'", '"'))) };
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type };
  return type.includes('=>') ? { name: 'function' } : { name: 'other', value: type };
}

/** The declarations of the exported types that a text names, for a reader who opens the type. */
const declarationsFor = (text: string): string | undefined =>
  [...new Set(text.match(/(?<![\w'.])[A-Z]\w*/g))]
    .flatMap((name) => exported[name]?.props && exported[name].declaration)
    .filter(Boolean)
    .join('\n\n') || undefined;

function inputType(name: string, { type, optional, comment, default: value }: Prop): StrictInputType {
  const summary = withoutUndefined(type);
  const detail = declarationsFor(summary);
  return {
    name,
    ...(comment && { description: comment }),
    type: { ...controlled(summary), required: !optional },
    table: { type: { summary, ...(detail && { detail }) }, ...(value && { defaultValue: { summary: value } }) },
  };
}

/** The table of props of a component of the library. The names of components come from `react-docgen`. */
export function propTable(component: unknown): StrictArgTypes | null {
  const { displayName = '' } = (component as { __docgenInfo?: { displayName?: string } }).__docgenInfo ?? {};
  const { props } = exported[`${displayName}Props`] ?? {};
  if (!props) return null;
  return Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, inputType(name, prop)]));
}

/** The components, functions and constants that an entry exports. */
export const valuesOf = (entry: string): string[] =>
  Object.entries(api.entries[entry] ?? {}).flatMap(([name, { props }]) => (props ? [] : name));
