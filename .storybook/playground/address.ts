/** The code of the playground in an address, compressed: an argument of a story may have letters, digits, `-` and `_` only. */
const playgroundStory = 'foundations-playground--playground';

const throughStream = async (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** The mark before the compressed code, so that Storybook never takes it for a number. */
const mark = 'z';

export async function encode(code: string): Promise<string> {
  const bytes = await throughStream(new TextEncoder().encode(code), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return mark + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws when the text is no compressed code. */
export async function decode(encoded: string): Promise<string> {
  const text = atob(encoded.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await throughStream(bytes, new DecompressionStream('deflate-raw')));
}

/** The address of the playground with a code and the choices of the toolbar. */
export function addressOf(encoded: string, globals: Record<string, unknown>): string {
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' && /^\w+$/.test(value) ? `${name}:${value}` : [],
  );
  const address = new URL('.', window.location.href);
  address.search = `?path=/story/${playgroundStory}&args=code:${encoded}&globals=${chosen.join(';')}`;
  return address.href;
}

const key = 'first-gong/playground';
const most = 100;

const ownCodes = (): string[] => JSON.parse(localStorage.getItem(key) ?? '[]');

/** Remembers that a code was written, or agreed to, in this browser. */
export function remember(encoded: string): void {
  localStorage.setItem(key, JSON.stringify([encoded, ...ownCodes().filter((each) => each !== encoded)].slice(0, most)));
}

/** A code that came with a link from elsewhere is not run before a person agrees. */
export const isOwn = (encoded: string): boolean => ownCodes().includes(encoded);
