import { createHmac } from 'node:crypto';
import { knownDeviceAge } from '@first-gong/domain';
import type { Request, Response } from 'express';
import type { Device } from '../area/handlers.js';
import { isSameSecret } from '../shared/isSameSecret.js';
import type { MemberRow } from '../shared/member.js';
import { secret } from '../shared/secret.js';
import type { Store } from '../store/index.js';
import { deviceKeyTable } from './rows.js';

const cookieName = 'device';
/** Maximum accounts per device. */
const membersOfDevice = 5;
const keyId = 'key';
/** Maximum stored characters of `User-Agent`. */
const longestAgent = 300;

/**
 * Known devices of an account, exempt from others' wrong passwords. Their cookie is signed with the account's password,
 * so a new password invalidates it.
 */
export type Devices = ReturnType<typeof createDevices>;

export function createDevices(store: Store, siteUrl: () => string) {
  const signatureOf = (mark: string, { id, password }: MemberRow): Buffer => {
    const key = store.read().get(deviceKeyTable, keyId)?.key;
    if (key === undefined) throw new Error('The key of the known devices is missing: start() comes first.');
    const signed = JSON.stringify([id, password, mark]);
    return createHmac('sha256', key).update(signed).digest();
  };
  const isOf = (member: MemberRow) => (entry: string) => {
    const [mark = '', signature = ''] = entry.split('.');
    return isSameSecret(Buffer.from(signature, 'base64url'), signatureOf(mark, member));
  };

  return {
    /** @param address network address of the request */
    of(request: Request, response: Response, address: string): Device {
      return {
        userAgent: (request.get('user-agent') ?? '').slice(0, longestAgent),
        placeAt(member) {
          const known = member && entriesIn(request).find(isOf(member));
          return known ? { id: `device ${known}`, isKnownDevice: true } : { id: address, isKnownDevice: false };
        },
        remember(member) {
          const entries = entriesIn(request);
          const isThis = isOf(member);
          const mark = secret(12);
          const entry = entries.find(isThis) ?? `${mark}.${signatureOf(mark, member).toString('base64url')}`;
          const others = entries.filter((other) => !isThis(other)).slice(1 - membersOfDevice);
          response.cookie(cookieName, [...others, entry].join('~'), {
            path: '/api',
            maxAge: knownDeviceAge,
            httpOnly: true,
            sameSite: 'strict',
            secure: siteUrl().startsWith('https:'),
          });
        },
      };
    },
    /** Creates the signature key of a data folder. */
    async start(): Promise<void> {
      if (store.read().get(deviceKeyTable, keyId)) return;
      await store.transact((tx) => tx.put(deviceKeyTable, { id: keyId, key: secret(32) }));
    },
  };
}

/** Signed entries of the cookie. */
const entriesIn = (request: Request): string[] =>
  (/(?:^|;\s*)device=([\w.~-]+)/.exec(request.get('cookie') ?? '')?.[1] ?? '')
    .split('~')
    .filter((entry) => entry !== '')
    .slice(-membersOfDevice);
