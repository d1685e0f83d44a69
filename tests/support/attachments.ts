import type { TestShop } from './shop.js';

/** Attachments of a mail by name, as a mail program reads them. */
export async function attachmentsOf({ url }: TestShop, mailId: string | undefined): Promise<Map<string, string>> {
  const source = await (await fetch(`${url}/fake/outbox.eml?mail=${mailId}`)).text();
  const found = new Map<string, string>();
  for (const part of source.split(/^--.*$/m)) {
    const [head = '', ...body] = part.trim().split('\r\n\r\n');
    const name = /filename="?([^"\r\n]+)/.exec(head)?.[1];
    if (name) found.set(name, Buffer.from(body.join(''), 'base64').toString());
  }
  return found;
}
