import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/** A type as `react-docgen` describes it. */
export interface DocgenType {
  name: string;
  /** The source of the type. */
  raw?: string;
  /** The source of a literal. */
  value?: string;
  elements?: DocgenType[];
}

interface DocgenProp {
  tsType?: DocgenType;
  description?: string;
}

const membersOf = ({ name, elements = [], ...type }: DocgenType): DocgenType[] =>
  name === 'union' ? elements.flatMap(membersOf) : [{ name, elements, ...type }];

/** Returns the values of a union of literals, and null for any other type. `undefined` of an optional prop is no value. */
function literalsOf(type: DocgenType): (string | number)[] | null {
  const members = membersOf(type).filter(({ name }) => name !== 'undefined');
  if (members.length === 0 || members.some(({ name }) => name !== 'literal')) return null;
  return members.map(({ value = '' }) => (/^['"]/.test(value) ? value.slice(1, -1) : Number(value)));
}

/** Returns a type as a reader of the table needs it: the values of a union, or its source without `| undefined`. */
export function typeText(type: DocgenType): string {
  const literals = literalsOf(type);
  if (literals) return literals.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(' | ');
  return (type.raw ?? type.name).replace(/\s*\|\s*undefined\b/g, '').replace(/^\((.*)\)$/s, '$1');
}

/** The declarations of named types, as they are written. */
type Types = Record<string, string>;

/** The literals of `type Space = 's1' | 's2'`, also where a member is the name of such a type; null for any other type. */
function literalsIn(declaration: string, types: Types): string | null {
  const [, union] = /^(?:export )?type \w+ =\s*\|?\s*([\s\w'-]+(?:\|[\s\w'-]+)*);?$/.exec(declaration) ?? [];
  const members = union?.split('|').map((member) => {
    const text = member.trim();
    return /^('[^']*'|\d+)$/.test(text) ? text : literalsIn(types[text] ?? '', types);
  });
  return !members || members.includes(null) ? null : members.join(' | ');
}

/** The type of one property of an interface, where it is on one line. */
const propertyIn = (declaration: string, property: string): string | undefined =>
  new RegExp(`^\\s*(?:readonly )?${property}\\??: (.+?)(?: \\| undefined)?;$`, 'm').exec(declaration)?.[1];

/** Puts literals in the place of their names: `ZoneCode | null`, `Record<AddressField, string>`, `PosterProps['lang']`. */
export function withLiterals(text: string, types: Types): string {
  return text
    .replace(/\b([A-Z]\w*Props)\['(\w+)'\](?!\[)/g, (same, name: string, property: string) => {
      const type = propertyIn(types[name] ?? '', property);
      return type ? withLiterals(type, types) : same;
    })
    .replace(/(?<![\w'.])([A-Z]\w*)\b(?![\w'<.]|\['|:|\?:)(\[\])?/g, (same, name: string, list: string | undefined) => {
      const literals = literalsIn(types[name] ?? '', types);
      if (literals === null) return same;
      return list ? `(${literals})[]` : literals;
    });
}

/** The declarations of the exported types that a text names, for a reader who opens the type. */
export function declarationsFor(text: string, types: Types): string | undefined {
  const names = new Set(text.match(/(?<![\w'.])[A-Z]\w*/g) ?? []);
  return (
    [...names].flatMap((name) => (types[name]?.startsWith('export ') ? types[name] : [])).join('\n\n') || undefined
  );
}

/** Splits a comment into its words and the value of its `@default`, which the comments of this repository end with. */
export function splitDefault(description: string): { words: string; value: string | undefined } {
  const [words = '', value] = description.split(/\s*@default\s+/);
  return { words, value: value?.trim() };
}

/** The type from which Storybook chooses a control: a list for literals, a switch for an optional boolean. */
function controlled(type: DocgenType): SBType | undefined {
  const literals = literalsOf(type);
  if (literals) return { name: 'enum', value: literals };
  const [only, ...others] = membersOf(type).filter(({ name }) => name !== 'undefined');
  if (others.length > 0) return undefined;
  if (only?.name === 'boolean' || only?.name === 'string' || only?.name === 'number') return { name: only.name };
  return undefined;
}

/**
 * Puts literal values, defaults and fitting controls into the table of props. Storybook shows "union" for every optional
 * prop, because `react-docgen` names the kind of the type only.
 */
export const readableProps =
  (types: Types): ArgTypesEnhancer =>
  ({ argTypes, component }) => {
    const props = (component as { __docgenInfo?: { props?: Record<string, DocgenProp> } } | undefined)?.__docgenInfo
      ?.props;
    if (!props) return argTypes;
    return Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => {
        const { tsType, description = '' } = props[name] ?? {};
        if (!tsType) return [name, argType];
        const { words, value } = splitDefault(description);
        const type = controlled(tsType);
        const summary = withLiterals(typeText(tsType), types);
        const defaultValue = value === undefined ? argType.table?.defaultValue : { summary: value };
        return [
          name,
          {
            ...argType,
            description: words,
            ...(type && { type: { ...type, required: argType.type !== undefined && isRequired(argType.type) } }),
            table: { ...argType.table, type: { summary, detail: declarationsFor(summary, types) }, defaultValue },
          },
        ];
      }),
    );
  };

const isRequired = (type: NonNullable<InputType['type']>): boolean =>
  typeof type === 'object' && type.required === true;
