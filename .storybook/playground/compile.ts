/** From the code of a person to a script that can run: parsed for errors with their line, without JSX and types. */
import { parse } from '@babel/parser';
import { transform } from 'sucrase';

export interface Compiled {
  /** CommonJS, which sets `exports.default` to an element's function or a component. Lines are those of the code. */
  script: string;
  /** The modules that the code imports, each with the line of its import. */
  modules: { name: string; line: number }[];
  /** Every name in the code. */
  names: ReadonlySet<string>;
}

/** An error in the code, in words. */
export class CodeError extends Error {
  constructor(
    message: string,
    readonly line: number | null,
  ) {
    super(message);
  }
}

type Program = ReturnType<typeof parse>['program'];

function parsed(code: string): Program {
  try {
    return parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] }).program;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line } = (error as SyntaxError & { loc: { line: number } }).loc;
    throw new CodeError(error.message.replace(/ \(\d+:\d+\)$/, ''), line);
  }
}

/** The name of the last component that the code declares. */
function lastComponent(body: Program['body']): string | undefined {
  const names = body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name ?? [];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  });
  return names.findLast((name) => /^[A-Z]/.test(name));
}

/** The code with an `exports.default`: its own, else the element at its end, else the last component. */
function withDefault(code: string, { body }: Program): string {
  if (body.some(({ type }) => type === 'ExportDefaultDeclaration')) return code;
  const last = body.at(-1);
  if (last?.type === 'ExpressionStatement' && /^JSX/.test(last.expression.type)) {
    const { start, end } = last.expression;
    if (typeof start === 'number' && typeof end === 'number')
      return `${code.slice(0, start)}exports.default = () => (${code.slice(start, end)});`;
  }
  const name = lastComponent(body);
  if (name) return `${code}\n;exports.default = ${name};`;
  throw new CodeError(
    'Nothing to show. End with an element, such as <Button>Buy</Button>, or declare a component.',
    null,
  );
}

/** Elements alone may stand side by side. */
const wrapped = (code: string) => (/^\s*</.test(code) ? `<>${code}\n</>` : code);

/** @throws {CodeError} when the code cannot be read or shows nothing. */
export function compile(text: string): Compiled {
  const code = wrapped(text);
  const program = parsed(code);
  const { code: script } = transform(withDefault(code, program), {
    transforms: ['jsx', 'typescript', 'imports'],
    production: true,
  });
  const modules = program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.importKind !== 'type'
      ? [{ name: statement.source.value, line: statement.loc?.start.line ?? 1 }]
      : [],
  );
  return { script, modules, names: new Set(code.match(/[A-Za-z_$][\w$]*/g) ?? []) };
}
