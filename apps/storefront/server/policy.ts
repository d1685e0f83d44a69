import { createHash } from 'node:crypto';

/** Origins beside the site's own, such as `https://chat.example`, that a document may use. */
export interface PolicyOrigins {
  /** Called by the page's script. */
  connect?: readonly string[];
  /** Take a card image by PUT (spec §6). */
  upload?: readonly string[];
  /** The optional chat of spec §2: its frame, its calls, its styles, fonts and images. */
  chat?: readonly string[];
  /** Address of the chat's script. */
  chatScript?: string | null | undefined;
  /** Address of the script of a web firewall (spec §7 otp2). */
  firewallScript?: string | null | undefined;
}

/**
 * The content security policy of a document, as a function of the nonce of its styles.
 *
 * Script: the files of the build, and the inline scripts of documents, by their hashes. A text becomes markup or script nowhere
 * (Trusted Types); the policy `default` of the inline script lets libraries empty an element with `innerHTML = ''`.
 * Styles: the document's own, and those that libraries make while they lock the scroll of the page, both by the nonce.
 * A style attribute in markup is refused; React sets its styles by script, which no policy concerns.
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
      // A script of another site brings policies, whose names only it knows.
      directive('trusted-types', scripts.length > 0 ? '*' : 'default'),
    ].join('; ');
}

/** Headers of every response of the pages server. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

/** Features that the site never uses, and that no script on it may use. */
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

/** Headers of every document. */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    'screen-wake-lock=(self)',
    'geolocation=(self)',
  ].join(', '),
};
