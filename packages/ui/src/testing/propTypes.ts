import { parseAst } from 'vite';

// The compiler of TypeScript 7 has no interface for programs, so the types are read from the syntax trees of the sources.
type Statement = ReturnType<typeof parseAst>['body'][number];
type Interface = Extract<Statement, { type: 'TSInterfaceDeclaration' }>;
type Alias = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>;
type Type = Alias['typeAnnotation'];
type Signature = Interface['body']['body'][number];
type Arguments = Interface['extends'][number]['typeArguments'];

interface SourceFile {
  types: Map<string, Interface | Alias>;
  /** The names that are exported, with `type` or without. */
  exported: { name: string; isType: boolean }[];
  /** The file from which a name is imported or exported again. */
  origins: Map<string, string>;
}

export interface Prop {
  name: string;
  optional: boolean;
  /** The type says `undefined`, or `ReactNode`, which contains it. */
  acceptsUndefined: boolean;
  /** A function that is called with a plain `string`. */
  takesString: boolean;
}

export interface PropTypes {
  /** The props of the type and of the types that it extends. */
  props: Prop[];
  /** The type extends `RootProps`. */
  passesRoot: boolean;
}

const globbed = import.meta.glob<string>(['../{components,private}/**/*.{ts,tsx}', '!../**/*.{css,test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** By the path inside `src`. */
const sources = new Map(Object.entries(globbed).map(([path, source]) => [path.replace('../', ''), source]));
const files = new Map<string, SourceFile>();

/** The folders of `src/components`. */
export const folders = [...sources.keys()].flatMap((path) => /^components\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []);

/** The exports of a folder of `src/components`. */
export const exportsOf = (folder: string) => read(`components/${folder}/index.ts`).exported;

/** The props of an exported type of a folder of `src/components`. */
export const propTypesOf = (folder: string, type: string) => propsOfName(type, `components/${folder}/index.ts`, null);

function read(path: string): SourceFile {
  const known = files.get(path);
  if (known) return known;
  const file: SourceFile = { types: new Map(), exported: [], origins: new Map() };
  files.set(path, file);
  const source = sources.get(path) ?? sources.get(`${path}x`) ?? '';
  for (const statement of parseAst(source, { lang: 'tsx' }).body) {
    if (statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration') {
      const target = (statement.source?.value ?? path).replace(/\.js$/, '.ts');
      const origin = new URL(target, `file:///${path}`).pathname.slice(1);
      for (const specifier of statement.specifiers) {
        const { name } = specifier.type === 'ExportSpecifier' ? identifier(specifier.exported) : specifier.local;
        file.origins.set(name, origin);
        if (statement.type === 'ExportNamedDeclaration' && specifier.type === 'ExportSpecifier') {
          const isType = statement.exportKind === 'type' || specifier.exportKind === 'type';
          file.exported.push({ name, isType });
        }
      }
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration') {
      file.types.set(declared.id.name, declared);
    }
  }
  return file;
}

function identifier<Node extends { type: string }>(node: Node): Extract<Node, { type: 'Identifier' }> {
  if (node.type !== 'Identifier') throw new Error(`Expected an identifier and found a ${node.type}.`);
  return node as Extract<Node, { type: 'Identifier' }>;
}

const none: PropTypes = { props: [], passesRoot: false };

const merged = (all: PropTypes[]): PropTypes => ({
  props: all.flatMap(({ props }) => props),
  passesRoot: all.some(({ passesRoot }) => passesRoot),
});

/** The props of a type that is named in a file. A type from outside of `src` has none. */
function propsOfName(name: string, path: string, typeArguments: Arguments): PropTypes {
  const [first, second] = typeArguments?.params ?? [];
  if (name === 'RootProps') return { props: [], passesRoot: true };
  if (name === 'Partial' && first) return propsOf(first, path);
  if ((name === 'Omit' || name === 'Pick') && first && second) {
    const { props, passesRoot } = propsOf(first, path);
    const keys = literals(second);
    const kept = props.filter((prop) => keys.includes(prop.name) === (name === 'Pick'));
    return { props: kept, passesRoot: passesRoot && name === 'Omit' };
  }
  const file = read(path);
  const declaration = file.types.get(name);
  if (declaration?.type === 'TSTypeAliasDeclaration') return propsOf(declaration.typeAnnotation, path);
  if (declaration) {
    const bases = declaration.extends.map((base) =>
      propsOfName(identifier(base.expression).name, path, base.typeArguments),
    );
    return merged([...bases, propsOfMembers(declaration.body.body)]);
  }
  const origin = file.origins.get(name);
  return origin === undefined || origin === path ? none : propsOfName(name, origin, typeArguments);
}

function propsOf(type: Type, path: string): PropTypes {
  switch (type.type) {
    case 'TSTypeLiteral':
      return propsOfMembers(type.members);
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier' ? propsOfName(type.typeName.name, path, type.typeArguments) : none;
    case 'TSIntersectionType':
    case 'TSUnionType':
      return merged(type.types.map((part) => propsOf(part, path)));
    case 'TSParenthesizedType':
      return propsOf(type.typeAnnotation, path);
    default:
      return none;
  }
}

function propsOfMembers(members: Signature[]): PropTypes {
  const props = members.flatMap((member): Prop[] => {
    if (member.type !== 'TSPropertySignature') return [];
    const name = member.key.type === 'Identifier' ? member.key.name : member.key.type === 'Literal' && member.key.value;
    const alternatives = member.typeAnnotation ? flat(member.typeAnnotation.typeAnnotation) : [];
    return [
      {
        name: String(name),
        optional: member.optional,
        acceptsUndefined: alternatives.some((type) => type.type === 'TSUndefinedKeyword' || isReactNode(type)),
        takesString: alternatives.some(takesString),
      },
    ];
  });
  return { props, passesRoot: false };
}

/** The alternatives of a union, or the type itself. */
function flat(type: Type): Type[] {
  if (type.type === 'TSParenthesizedType') return flat(type.typeAnnotation);
  return type.type === 'TSUnionType' ? type.types.flatMap(flat) : [type];
}

const isReactNode = (type: Type) =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'ReactNode';

function takesString(type: Type): boolean {
  if (type.type !== 'TSFunctionType') return false;
  const [parameter] = type.params;
  return parameter?.type === 'Identifier' && parameter.typeAnnotation?.typeAnnotation.type === 'TSStringKeyword';
}

const literals = (type: Type) =>
  flat(type).flatMap((each) =>
    each.type === 'TSLiteralType' && each.literal.type === 'Literal' ? [String(each.literal.value)] : [],
  );
