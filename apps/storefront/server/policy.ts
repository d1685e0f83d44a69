import { createHash } from 'node:crypto';

/** Other origins that a document may use, such as `https://chat.example`. */
export interface PolicyOrigins {
  /** Called by the page's script. */
  connect?: readonly string[];
  /** Accept a card image by PUT (spec §6). */
  upload?: readonly string[];
  /** The optional chat (spec §2): its frame, calls, styles, fonts and images. */
  chat?: readonly string[];
  chatScript?: string | null | undefined;
  /** The script of a web firewall (spec §7 otp2). */
  firewallScript?: string | null | undefined;
}

/**
 * Returns the content security policy of a document for the nonce of its styles.
 * - Trusted Types: no text becomes markup or script. Only `innerHTML = ''` is allowed, which libraries need.
 * - Styles: markup has no style attributes. React and libraries set styles by script, or with the nonce.
 */
export function createPolicy(
  inlineScripts: readonly string[],
  { connect = [], upload = [], chat = [], chatScript, firewallScript }: PolicyOrigins = {},
): (nonce: string) => string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const directive = (name: string, ...sources: readonly string[]) => [name, ...new Set(sources)].join(' ');
  const scripts = [chatScript, firewallScript].filter((script) => typeof script === 'string');
  return (nonce) =>
    [
      directive('default-src', "'self'"),
      directive('script-src', "'self'", ...hashes, ...scripts),
      directive('style-src', "'self'", `'nonce-${nonce}'`, ...chat),
      // blob: a chosen photo that is still on the device.
      directive('img-src', "'self'", 'data:', 'blob:', ...chat),
      directive('font-src', "'self'", ...chat),
      directive('connect-src', "'self'", ...connect, ...upload, ...chat),
      directive('frame-src', ...(chat.length > 0 ? chat : ["'none'"])),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      // Third-party scripts create policies with unknown names.
      directive('trusted-types', scripts.length > 0 ? '*' : 'default'),
    ].join('; ');
}

export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    'screen-wake-lock=(self)',
    'geolocation=(self)',
  ].join(', '),
};
